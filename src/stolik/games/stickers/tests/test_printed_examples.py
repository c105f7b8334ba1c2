"""The worked examples of the book: a turn, and the scoring of a clan."""

from stolik.games.stickers.tests.conftest import Scene

MARKET = "pig-3 koala-3 koala-4 cat-3 cat-4 duck-3"
BOARD = "corgi mice rabbit dino pig koala cat panda duck"


def katya(lay: type[Scene]) -> Scene:
    """Lay the table of four before Katya's turn."""
    return lay(
        "mice-1 mice-3 mice-4 duck-4 duck-5 panda-3",
        "dino-3 dino-4 panda-4 panda-5 cat-5 cat-6",
        "corgi-3 corgi-4 corgi-5 duck-6 pig-4 pig-5",
        "koala-5 koala-6 pig-6 rabbit-3 rabbit-4 panda-6",
        market=MARKET,
        board=BOARD,
        deck="rabbit-2 corgi-6 cat-1 cat-2 duck-1 duck-2",
    )


def test_the_example_of_a_turn(lay: type[Scene]) -> None:
    """ST-26: take Oink, play three Cosmice, draw and play a Rabbit that asks, swap two tokens."""
    scene = katya(lay).play(1, "pig-3 take", "mice-3 lay", "mice-4 lay", "mice-1 lay", "done")
    assert scene.column(1, "mice") == "mice-3 mice-4 mice-1"
    assert scene.moves(1) == ["bonus-swap", "draw-play", "refill"]
    scene.play(1, "draw-play")
    assert scene.column(1, "rabbit") == "rabbit-2"
    assert scene.moves(1) == ["bonus-swap", "ask", "refill"]
    scene.play(1, "ask", "dino from 2").play(2, "dino-4 give")
    assert scene.hand(1) == "dino-4 pig-3 panda-3 duck-4 duck-5"
    assert scene.hand(2) == "corgi-6 dino-3 cat-5 cat-6 panda-4 panda-5"
    assert scene.moves(1) == ["bonus-swap", "refill"]
    scene.play(1, "bonus-swap", "mice with dino")
    assert scene.board == "corgi dino rabbit mice pig koala cat panda duck"
    assert scene.hand(1) == "dino-4 pig-3 cat-1 panda-3 duck-4 duck-5"
    assert scene.market == "cat-2 koala-3 koala-4 cat-3 cat-4 duck-3"
    assert scene.waiting == [2]


def test_what_happened_in_the_example(lay: type[Scene]) -> None:
    """ST-26: in the order of the book."""
    scene = katya(lay).play(1, "pig-3 take", "mice-3 lay", "mice-4 lay", "mice-1 lay", "done")
    scene.play(1, "draw-play", "ask", "corgi from 4", "bonus-swap", "mice with dino")
    assert scene.told() == [
        "took",
        "laid",
        "laid",
        "laid",
        "collected",
        "draw-played",
        "asked",
        "had-none",
        "drew",
        "drew-these",
        "swapped",
        "drew",
        "drew-these",
        "market-filled",
    ]


def test_the_example_of_a_majority(lay: type[Scene]) -> None:
    """ST-19: King Corgi with 4, 2, 1 and 2 cards: 11, 8, nothing and 8."""
    albums = ["corgi-1 corgi-2 corgi-7 corgi-10", "corgi-3 corgi-4", "corgi-5", "corgi-6 corgi-8"]
    scene = lay("", "", "", "", albums=albums, market="duck-3", board=BOARD)
    assert scene.pads("corgi") == [11, 8, 0, 8]
    assert scene.points == [11, 8 + 2, 1, 8 + 3]
