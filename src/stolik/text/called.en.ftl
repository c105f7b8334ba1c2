### What those at a table are called who said no name: in the browser, and in what is drawn for it.

bot-name = { $number ->
    [0] Button
    [1] Cog
    [2] Yarn
    [3] Biscuit
    [4] Brick
   *[other] Marble
}
guided-you = You
