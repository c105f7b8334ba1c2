// boardgame.io's server as it comes, tables in memory, with the simplest game of four there is:
// whoever's turn it is counts one up, and the turn passes on.
const { Server } = require("boardgame.io/server");

const counting = {
  name: "counting",
  minPlayers: 4,
  maxPlayers: 4,
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    count: ({ G }) => {
      G.count += 1;
    },
  },
};

Server({ games: [counting], origins: [] }).run(Number(process.argv[2]));
