"""Playing in the terminal, with what is typed coming through a pipe: moves and wishes."""

import re

import pytest

from stolik.core import AnyGame, Chance, Choice, Seat, phrase
from stolik.games import catalogue
from stolik.terminal.play import likeliest
from stolik.terminal.typed import as_codes, folded, moves_meant, pairs, wish
from stolik.words import LANGUAGES, Words

from .evening import TWINS, Evening, Twin, sit, typing
from .program import Done, here

every_language = pytest.mark.parametrize("lang", LANGUAGES)


def told(done: Done) -> list[str]:
    """Return the sentences about what happened; the game was left without a complaint."""
    assert (done.code, done.err) == (0, "")
    return re.findall(r"• .*", done.out)


def begun() -> tuple[str, str]:
    """Return two moves to begin with: each player starts a shelf with a toy."""
    twin = Twin()
    one = twin.first(".1 start")
    twin.play(one)
    return one, twin.first(".1 start")


@every_language
def test_a_move_is_played_by_its_number(lang: str) -> None:
    """And told; then the next is asked."""
    twin = Twin(lang)
    second = twin.choices()[1]["move"]
    assert told(sit("2", lang=lang)) == [twin.play(second)]


SPELLINGS = {
    "as in records": ("{card} start", "en"),
    "in Russian": ("{card} начать", "ru"),
    "short": ("{card} s", "en"),
    "in small letters": ("{small} начать", "ru"),
    "with Cyrillic letters that look the same": ("{twin} начать", "ru"),
    "in capitals": ("{card} НАЧАТЬ", "ru"),
    "with many blanks": ("  {card}   start ", "en"),
    "by the card alone, where nothing else can be done with it": ("{card}", "ru"),
}


@pytest.mark.parametrize("how", SPELLINGS)
def test_a_move_can_be_typed(how: str) -> None:
    """In words, in either alphabet."""
    spelling, lang = SPELLINGS[how]
    twin = Twin(lang)
    move = twin.first(" start")
    card = move.split()[0]
    typed = spelling.format(card=card, small=card.lower(), twin=card.translate(TWINS))
    assert move in map(str, moves_meant(typed, twin.game, twin.words, []))


@pytest.mark.parametrize(
    ("end", "words"),
    [
        ("left", "рубашкой {shelf} слева"),
        ("left", "вниз {twin} л"),
        ("right", "d {shelf} r"),
        ("right", "рубашкой {twin} СПРАВА"),
    ],
)
def test_a_place_has_many_names(end: str, words: str) -> None:
    """Left, right, face down, and a shelf by the letter of its colour."""
    twin = Twin()
    typed = f"A3.1 {words.format(shelf='B', twin='В')}"
    assert [str(move) for move in moves_meant(typed, twin.game, twin.words, [])] == [
        f"A3.1 down B {end}"
    ]


@pytest.mark.parametrize(
    ("typed", "lang", "move"),
    [
        ("взять duck-2", "ru", "duck-2 take"),
        ("duck-2 взять", "ru", "duck-2 take"),
        ("Беру DUCK-2", "ru", "duck-2 take"),
        ("кладу на corgi-3", "ru", "corgi-3 lay"),
        ("украсить крышка", "ru", "lid decorate"),
        ("take duck-2", "en", "duck-2 take"),
        ("  stick   corgi-3 ", "en", "corgi-3 stick"),
    ],
)
def test_what_is_done_may_come_first(typed: str, lang: str, move: str) -> None:
    """As one says it; the card before it is as good."""
    game = catalogue()["stickers"]
    assert list(map(str, moves_meant(typed, game, Words(lang, game), []))) == [move]


@pytest.mark.parametrize("typed", ["взять", "взять вазу", "duck-99 взять", "", "корги"])
def test_words_without_a_move_mean_none(typed: str) -> None:
    """In either order; a clan alone begins many moves, none of them a single one."""
    game = catalogue()["stickers"]
    meant = moves_meant(typed, game, Words("ru", game), [])
    assert len(meant) != 1


def test_a_name_may_come_after_what_is_done() -> None:
    """The name of a card on offer, as it is read in the list."""
    game = catalogue()["stickers"]
    words = Words("en", game)
    state = game.prepare(2, game.options(), Chance("verb"))
    view = game.view(state, game.to_move(state)[0])
    choice = view["moves"][0]
    meant = moves_meant(f"take {words.say(choice['about'])}", game, words, view["moves"])
    assert choice["move"] in map(str, meant)


@pytest.mark.parametrize(("lang", "ends"), [("ru", "начать"), ("en", "start")])
def test_a_card_has_a_name(lang: str, ends: str) -> None:
    """What is read in the list of moves can be typed, too."""
    twin = Twin(lang)
    view = twin.game.view(twin.state, twin.game.to_move(twin.state)[0])
    choice = next(each for each in view["moves"] if each["act"] == "start")
    typed = f"{twin.words.say(choice['about']).strip('«»').upper()} {ends}"
    meant = moves_meant(typed, twin.game, twin.words, view["moves"])
    assert choice["move"] in map(str, meant)


def test_the_dots_of_a_letter_may_be_left_out_or_added() -> None:
    """Few people type them, and some type them where they are not."""
    assert folded("Ёлочка зелёная") == folded("елочка зеленая") == "елочка зеленая"
    assert pairs("вперёд=on") == {"вперед": "on"}
    words = Twin().words
    for typed in ("сохранить x", "сохранить Ёлка"):
        assert wish(typed, words) == ("save", typed.removeprefix("сохранить "))
    assert wish("отмёна", words) == ("undo", "")


@pytest.mark.parametrize("typed", ["зеленый", "ЗЕЛЁНЫЙ"])
@pytest.mark.parametrize("name", ["Зелёный", "Зеленый"])
def test_the_name_of_a_card_may_be_typed_without_dots(typed: str, name: str) -> None:
    """Or with more of them than it has."""
    twin = Twin()
    choices = [
        each | {"about": phrase("player-bot", bot=name, number=1)} for each in twin.choices("start")
    ]
    meant = as_codes(f"бот 1 ({typed}) начать", twin.words, choices)
    assert meant == [f"{each['code']} начать" for each in choices]


def test_typed_moves_are_played() -> None:
    """In Russian letters, and by the card alone where nothing else can be done with it."""
    one, two = begun()
    twin = Twin()
    expected = [twin.play(one), twin.play(two)]
    move = twin.first(" down")
    typed = move.replace("down", "рубашкой").replace("left", "слева").replace("right", "справа")
    done = sit(one.split()[0].translate(TWINS), two.replace("start", "начать"), typed)
    assert list(dict.fromkeys(told(done)))[:3] == [*expected, twin.play(move)]


def test_an_unclear_move_is_answered_with_what_it_could_be() -> None:
    """And nothing is played."""
    twin = Twin().after(*begun())
    card = twin.first(" down").split()[0]
    done = sit(*begun(), f"{card} рубашкой")
    assert len(set(told(done))) == 2
    answer = next(line for line in done.lines if f"«{card} рубашкой»" in line)
    could_be = twin.choices(f"{card} down")
    assert len(could_be) > 1
    for choice in could_be:
        assert choice["move"] in answer or twin.words.say(choice["says"]) in answer


@every_language
def test_a_forbidden_move_is_answered_with_the_rule(lang: str) -> None:
    """Its number, the reason, and what it says."""
    twin = Twin(lang)
    inside = twin.game.view(twin.state, None)["rows"][0][2]["card"]
    reason = twin.game.why_not(twin.state, Seat(0), twin.move(f"{inside} start"))
    assert reason is not None
    done = sit(f"{inside} start", lang=lang)
    assert not told(done)
    said = twin.words.sentence({"key": reason["key"], "args": reason["args"]})
    assert f"({reason['rule']}). {said}" in done.out
    assert twin.words(f"rule-{reason['rule']}") in done.out


NOT_UNDERSTOOD = ("", "   ", "привет", "Z9.9 left", "-1", "1.5", "99", "0", "²", "9" * 5000)


SWAP = ("1", "1", "swap", "d3", "d4")
"""In a race: two corners, and a swap."""


@pytest.mark.parametrize("place", ["d3", "D4", "квадрат d3"])
def test_of_a_bare_place_the_move_in_question_is_refused(place: str) -> None:
    """Whoever names a tile during a swap means to swap it, though it could be opened elsewhere."""
    evening = Evening("rally").play(typing(*SWAP, "обмен", place))
    words, cell = evening.words, place.lower()[-2:]
    reason = phrase("why-not-just-swapped", place=phrase("cell", cell=cell))
    said = words("play-why-not", rule="SR-10", reason=words.sentence(reason))
    assert said in evening.since
    assert f"SR-10: {words('rule-SR-10')}" in evening.since
    assert [move for _, move in evening.record.moves][-3:] == ["d3 pick", "d4 pick", "swap"]


def test_the_likeliest_move_is_of_a_kind_on_offer() -> None:
    """If there is none, it is the first that could be meant."""
    game = catalogue()["rally"]
    meant = [game.by_name[name] for name in ("d3 open", "d3 drive", "d3 pick")]
    offered = [
        Choice(move=name, code="", about=phrase("pit"), says=phrase("move-pick"))
        for name in ("back", "a1 pick")
    ]
    assert str(likeliest(meant, offered)) == "d3 pick"
    assert str(likeliest(meant, offered[:1])) == "d3 open"


@every_language
def test_what_is_not_understood_is_said_so(lang: str) -> None:
    """Whatever it is, the game goes on with how to go on."""
    done = sit(*NOT_UNDERSTOOD, "1", lang=lang)
    assert len(told(done)) == 1
    most = len(Twin(lang).choices())
    answers = re.findall(rf"\D{most}\D.*", done.out[done.out.index("):") :])
    assert len(answers) >= len(NOT_UNDERSTOOD)


def test_bytes_that_are_no_letters_do_no_harm() -> None:
    """A terminal sends such when a Cyrillic letter is half erased."""
    done = sit("\udcd0", "1", PYTHONIOENCODING="utf-8:strict", PYTHONUTF8="0")
    assert len(told(done)) == 1


@every_language
def test_help_names_every_wish(lang: str) -> None:
    """And how to type a move."""
    words = Twin(lang).words
    done = sit("?", lang=lang)
    assert words("typed-help") in done.out
    understood = {word.split("=")[0] for word in words("commands").split()}
    named = set(re.findall(r"[«\"](\w+)[ »\"]", words("play-help")))
    assert words("play-help") in done.out
    assert len(named) == 7
    assert named <= understood


@every_language
@pytest.mark.parametrize("game", catalogue().values(), ids=list(catalogue()))
def test_help_names_no_rule_of_another_game(game: AnyGame, lang: str) -> None:
    """Whoever types what help suggests should not be told that there is no such rule."""
    words = Words(lang, game)
    for key in ("play-help", "help-rules"):
        assert not re.search(r"[A-Z]+-\d", words(key))


def test_where_there_is_one_move_a_hint_says_so() -> None:
    """It has not been thought about; the line is not left empty."""
    at = ("play", "stickers", "--seed", "one 0", "--option", "first_seat=1")
    done = here(*at, "--lang", "en", typed="1\n1\nhint\n")
    assert "Hint: 1, Next, the collection is complete\nThere is no other move." in done.out


def test_a_hint_is_a_move_on_offer() -> None:
    """Told in words; nothing is played."""
    twin = Twin()
    done = sit("совет")
    assert not told(done)
    hint = next(line for line in done.lines if "Совет: " in line)
    assert any(
        twin.words.say(choice["about"]) in hint and twin.words.say(choice["says"]) in hint
        for choice in twin.choices()
    )


def test_the_log_tells_the_game_so_far() -> None:
    """With the names of the players."""
    twin = Twin(names=("Аня", "Петя"))
    first = twin.play(twin.choices()[0]["move"]).removeprefix("• ")
    done = sit("1", "журнал", seats="person:Аня,person:Петя")
    assert f"  1. {first}" in done.lines
    assert twin.words("replay-unfinished") in done.lines


def test_rules_can_be_looked_up() -> None:
    """All, one, and none."""
    words = Twin().words
    done = sit("правила", "правила sh-12", "правила XX-1")
    assert done.out.count(words("rule-SH-12")) == 2
    assert done.lines.count(words("rules-section-final")) == 1
    assert any(line.endswith("Нет правила XX-1.") for line in done.lines)


def test_the_table_can_be_drawn_again() -> None:
    """As often as one likes."""
    assert sit("стол", "СТОЛ").out.count(Twin().words("draw-row", row=1)) == 3


@pytest.mark.parametrize(
    ("lang", "how"), [("ru", ()), ("ru", ("выход",)), ("en", ("q",))], ids=["no more", "выход", "q"]
)
def test_a_game_can_be_left(lang: str, how: tuple[str, ...]) -> None:
    """Politely."""
    done = sit(*how, lang=lang)
    assert (done.code, done.err) == (0, "")
    assert done.lines[-1] == Twin(lang).words("play-not-over")
