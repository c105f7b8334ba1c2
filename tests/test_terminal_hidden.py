"""Hidden hands and hidden choices at one screen: who is shown what, and when it is wiped."""

from collections import Counter
from collections.abc import Callable
from io import StringIO
from itertools import pairwise
from typing import Any

import pytest
from rich.console import Console

from stolik.core import AnyGame, Choice, Event, Seat, begin, deal, move_named, phrase
from stolik.games import catalogue
from stolik.terminal.curtain import FORGET_WHAT_ROLLED_BY, Curtain, shows_nothing, wipe
from stolik.terminal.listing import listed
from stolik.terminal.transcript import Story, last_news, missed, news
from stolik.words import LANGUAGES, Words

from .evening import ANN, BOTH, HIDDEN, PETE, Answer, Evening, bullets, codes, first, typing
from .program import here
from .test_terminal_window import CTRL_C, Window

# The test runner may have threads of its own; the child starts a new program at once.
pytestmark = pytest.mark.filterwarnings("ignore:.*multi-threaded:DeprecationWarning")

OPEN = ("geroychiki", "toy-story-4")
"""Games in which everything lies open."""


# Whether it falls


@pytest.mark.parametrize("game", OPEN)
def test_where_all_is_open_the_screen_is_never_wiped(game: str) -> None:
    """The people sit side by side and read on as before."""
    evening = Evening(game).play(first)
    assert set(evening.asked) == {evening.question(ANN), evening.question(PETE)}
    assert FORGET_WHAT_ROLLED_BY not in evening.paper.getvalue()


@pytest.mark.parametrize("seats", ["person:Аня,luck", "luck,person:Аня,luck"])
def test_a_single_person_keeps_the_screen(seats: str) -> None:
    """Bots do not peep."""
    evening = Evening(seats=seats).play(first)
    assert set(evening.asked) == {evening.words("play-ask", name="Аня")}
    assert FORGET_WHAT_ROLLED_BY not in evening.paper.getvalue()


@pytest.mark.parametrize("seats", [BOTH, f"{BOTH},luck", f"luck,{BOTH},person:Маша"])
def test_a_whole_game_of_secrets_is_played_to_the_end(seats: str) -> None:
    """The screen changes hands at a curtain, but where nobody has anything to hide."""
    openly: list[bool] = []

    def watch(evening: Evening, text: str) -> str:
        curtain, state = evening.sitting.curtain, evening.sitting.course.state
        if len(evening.asked) > 1 and evening.asked[-2] not in (text, evening.curtain_before(text)):
            movers = [seat for seat in evening.sitting.people if text == evening.question(seat)]
            openly.extend(not curtain.has_secrets(state, seat) for seat in movers)
        return first(evening, text)

    evening = Evening(seats=seats).play(watch)
    assert evening.words("score-title") in evening.screen
    assert all(openly)
    assert {evening.curtain(each) for each in evening.sitting.people} < set(evening.asked)


def test_nobody_is_handed_the_screen_who_has_it() -> None:
    """Whoever has it and owes a decision is asked first, and keeps it for a row of questions."""
    evening = Evening().play(first)
    handed = [(one, two) for one, two in pairwise(evening.asked) if two.endswith("Enter")]
    assert handed
    assert not [one for one, two in handed if two == evening.curtain_before(one)]


def choosing_at_once(play: Callable[..., None] | None = None) -> AnyGame:
    """Return a game of open hands in which two choose at once, in a way of its own if given."""
    game = catalogue()[OPEN[0]]
    return game._replace(to_move=lambda _: [ANN, PETE], play=play or game.play)


def in_silence(*_: object) -> None:
    """Choose, and nobody hears of it."""


def discreetly(_: object, seat: Seat, __: object, happened: list[Event]) -> None:
    """Choose, and all hear that it is done, but not what."""
    happened.append(Event(key="done", args={"seat": seat}, audience=None))


def privately(_: object, seat: Seat, move: object, happened: list[Event]) -> None:
    """Choose, and hear of it alone."""
    happened.append(Event(key="done", args={"move": str(move)}, audience=[seat]))


@pytest.mark.parametrize("how", [in_silence, discreetly, privately])
def test_choosing_at_once_is_a_secret_though_the_hands_are_open(how: Callable[..., None]) -> None:
    """Whoever chose first would have shown it to the other."""
    game = catalogue()[OPEN[0]]
    state = deal(game, begin(game, 2, "x", {"first_seat": "1"}))
    assert not Curtain(game, [ANN, PETE]).has_secrets(state, ANN)
    assert Curtain(choosing_at_once(how), [ANN, PETE]).has_secrets(state, ANN)
    assert not Curtain(choosing_at_once(how), [ANN]).has_secrets(state, ANN)


def test_choosing_at_once_and_openly_is_no_secret() -> None:
    """What is told to everybody as it is chosen need not be hidden before."""
    game = choosing_at_once()
    state = deal(game, begin(game, 2, "x", {"first_seat": "1"}))
    assert not Curtain(game, [ANN, PETE]).has_secrets(state, ANN)


def test_a_secret_is_wiped_for_somebody_who_has_none() -> None:
    """Though there is nothing to hide from the others then."""
    curtain = Curtain(catalogue()[HIDDEN], [ANN, PETE])
    curtain.rise(ANN, secret=True)
    curtain.rise(ANN, secret=False)
    assert not curtain.falls(ANN, secret=False)
    assert curtain.falls(PETE, secret=False)
    curtain.fall(Console(file=StringIO()))
    assert not curtain.falls(PETE, secret=False)
    assert curtain.falls(PETE, secret=True)


# What is seen


def test_the_first_curtain_leaves_the_greeting() -> None:
    """There is no secret on the screen yet."""
    evening = Evening().play(typing())
    assert evening.asked == [evening.curtain(ANN)]
    assert evening.words("legend")[:30] in evening.screens[0]


def test_nothing_of_a_hand_is_left_for_the_next() -> None:
    """Neither while the screen changes hands nor after."""
    evening = Evening().play(typing("", "1", "", "1"))
    ann, pete = evening.hand(ANN), evening.hand(PETE)
    assert ann.isdisjoint(pete)
    before, shown, between, other, _ = evening.screens
    assert not codes(before) & (ann | pete)
    assert codes(shown) & (ann | pete) <= ann
    assert not codes(between) & (ann | pete)
    assert pete <= codes(evening.screens[-1])
    assert codes(other) & (ann | pete) <= pete


def test_whoever_leaves_does_not_leave_a_hand_behind() -> None:
    """The others may come to see why."""
    evening = Evening().play(typing("", "1", ""))
    assert evening.hand(PETE) <= codes(evening.screens[-1])
    assert not codes(evening.screen) & (evening.hand(ANN) | evening.hand(PETE))
    assert evening.words("play-not-over") in evening.screen


def test_what_was_missed_is_told_after_the_curtain() -> None:
    """What all may hear and what this person may, in the order in which it happened."""
    reads: list[tuple[list[str], list[str]]] = []

    def watch(evening: Evening, text: str) -> str:
        seat = evening.sitting.curtain.looking
        if evening.asked[-2:-1] and evening.asked[-2].endswith("Enter") and seat is not None:
            expected = evening.told(news(evening.sitting.course.story, seat), seat)
            reads.append((bullets(evening.screen), expected))
        return first(evening, text)

    evening = Evening().play(watch)
    assert len(reads) > 10
    assert [shown for shown, _ in reads] == [expected for _, expected in reads]
    assert evening.words("play-recap") in evening.paper.getvalue()


def test_what_was_missed_begins_with_the_own_last_move() -> None:
    """What came of it was not told before; all before it was read before deciding."""
    story: Story = [
        (seat, [Event(key=key, args={}, audience=None)])
        for seat, key in ((ANN, "a"), (PETE, "b"), (ANN, "c"), (PETE, "d"))
    ]
    assert missed(story, ANN) == story[2:]
    assert missed(story, PETE) == story[3:]
    assert missed(story, Seat(2)) == story


def private(evening: Evening, seat: Seat) -> list[str]:
    """Return what only this seat may hear, of the whole game."""
    events = [event for _, happened in evening.sitting.course.story for event in happened]
    return evening.told([event for event in events if event["audience"] == [seat]], seat)


def test_one_is_told_the_own_secrets_and_no_others() -> None:
    """At once, as they happen."""
    evening = Evening(seats="person:Аня,luck").play(first)
    everything = [event for _, happened in evening.sitting.course.story for event in happened]
    told = Counter(bullets(evening.paper.getvalue()))
    assert told - Counter(evening.told(everything, None)) == Counter(private(evening, ANN))
    assert private(evening, PETE)


def test_secrets_are_told_to_whoever_looks() -> None:
    """And wiped before the other does."""
    evening = Evening().play(typing("", "1", "", "2", "стол"))
    (anns,), (petes,) = private(evening, ANN), private(evening, PETE)
    assert anns in evening.paper.getvalue()
    assert anns not in evening.screens[3]
    assert petes in evening.screens[4]
    assert anns not in evening.screens[4]


def test_the_log_tells_no_secrets() -> None:
    """Not even one's own: it is for everybody to read."""
    evening = Evening(seats="person:Аня,luck").play(typing("1", "1", "журнал"))
    log = evening.paper.getvalue().removeprefix(evening.screens[2])
    public = [event for _, happened in evening.sitting.course.story for event in happened]
    assert all(line.removeprefix("• ") in log for line in evening.told(public, None))
    secrets = private(evening, ANN) + private(evening, PETE)
    assert len(secrets) > 3
    assert not [line for line in secrets if line.removeprefix("• ") in log]


def test_the_end_is_for_everybody() -> None:
    """Nobody is handed the screen; it tells what all may hear, and shows no hand."""
    evening = Evening().play(first)
    sitting = evening.sitting
    assert not evening.asked[-1].endswith("Enter")
    shown = evening.screen.rpartition(evening.words("play-recap"))[2]
    assert bullets(shown) == evening.told(last_news(sitting.course.story, sitting.people), None)
    assert shown.index("•") < shown.index(evening.words("score-title"))
    secrets = [line for seat in sitting.people for line in private(evening, seat)]
    assert not [line for line in secrets if line in shown]


# At the curtain


def test_only_enter_raises_the_curtain() -> None:
    """A number typed too early shows nothing, and a hint would show a card."""
    evening = Evening().play(typing("1", "совет", "стол", "привет", "  "))
    assert evening.asked == [evening.curtain(ANN)] * 5 + [evening.question(ANN)]
    assert not codes(evening.screens[4])


def test_no_hint_is_given_at_the_curtain() -> None:
    """It would tell the others what somebody holds."""
    evening = Evening().play(typing("", "1", "", "1", "1", "совет"))
    assert evening.asked[-2:] == [evening.curtain(ANN)] * 2
    assert evening.screens[-1] == evening.screens[-2]


def test_help_may_be_had_at_the_curtain() -> None:
    """And the rules, and the log: nothing of it is a secret."""
    evening = Evening().play(typing("", "1", "?", "журнал", "правила HE-12"))
    assert evening.asked[2:] == [evening.curtain(PETE)] * 4
    for shown in ("play-help", "replay-unfinished", "rule-HE-12"):
        assert evening.words(shown)[:40] in evening.screens[-1]


def test_the_game_can_be_left_at_the_curtain() -> None:
    """As at any question: with a warning if it would be lost."""
    evening = Evening().play(typing("", "1", "выход", "выход"))
    assert evening.words("play-would-be-lost")[:20] in evening.screens[3]
    assert evening.words("play-not-over") in evening.screen
    assert len(evening.asked) == 4


# Taking back


def visiting(evening: Evening) -> str:
    """Return the number of a move that is to be paid for."""
    moves = evening.game.view(evening.sitting.course.state, PETE)["moves"]
    return str(1 + next(place for place, each in enumerate(moves) if each["act"] == "visit"))


def paying(*lines: str) -> Answer:
    """Come to where Pete chooses and is to pay, then type these lines."""
    start, rest = typing("", "1", "", "1"), typing(*lines)

    def answer(evening: Evening, text: str) -> str:
        if len(evening.asked) == 5:
            return visiting(evening)
        return (start if len(evening.asked) < 5 else rest)(evening, text)

    return answer


def test_one_may_think_again_without_asking() -> None:
    """Nobody has seen anything of it."""
    evening = Evening().play(paying("отмена"))
    assert [seat for seat, _ in evening.record.moves] == [ANN, PETE]
    assert evening.agreeing(PETE) not in evening.asked
    assert evening.asked[-1] == evening.question(PETE)
    assert bullets(evening.screens[-1])[-1] == f"• {evening.words('play-undone', seat=PETE)}"


def test_that_somebody_thought_again_is_not_told_to_others() -> None:
    """A choice that nobody saw is nobody's business."""
    evening = Evening().play(paying("отмена"))
    story = evening.sitting.course.story
    assert [event["key"] for event in news(story, PETE)][-1] == "play-undone"
    assert "play-undone" not in [event["key"] for event in news(story, ANN)]


def test_what_others_have_seen_is_taken_back_with_their_consent() -> None:
    """That everybody kept the hand is known now."""
    evening = Evening().play(paying("отмена", "отмена", "н"))
    assert evening.asked[-2] == evening.agreeing(PETE)
    assert [seat for seat, _ in evening.record.moves] == [ANN, PETE]


def test_after_taking_back_the_screen_changes_hands_as_usual() -> None:
    """At the curtain, too."""
    evening = Evening().play(typing("", "1", "отмена", "д"))
    assert evening.record.moves == ()
    assert evening.asked[2:] == [
        evening.curtain(PETE),
        evening.agreeing(ANN),
        evening.curtain(ANN),
    ]


def test_whose_decision_was_taken_back_is_told_so() -> None:
    """As soon as the screen is handed over; who asked for it is told in turn, and nobody twice."""
    evening = Evening().play(typing("", "1", "отмена", "д", "", "1", "", "1"))
    note = f"• {evening.words('play-undone', seat=ANN)}"
    assert evening.asked[4:8] == [
        evening.curtain(ANN),
        evening.question(ANN),
        evening.curtain(PETE),
        evening.question(PETE),
    ]
    assert bullets(evening.screens[5]) == [note]
    assert bullets(evening.screens[7]) == [note]
    assert note not in evening.screens[8].removeprefix(evening.screens[7])


def test_all_that_was_taken_back_lately_is_told() -> None:
    """One after the other, before anybody decides anew."""
    evening = Evening("geroychiki").play(typing("1", "1", "отмена", "д", "отмена", "д"))
    seats = sorted((ANN, PETE), key=lambda seat: evening.question(seat) == evening.asked[0])
    notes = [f"• {evening.words('play-undone', seat=seat)}" for seat in seats]
    assert bullets(evening.screens[-1])[-2:] == notes


def peeping(card: Callable[[Any], object], seats: list[Seat]) -> AnyGame:
    """Return a game of one move that shows these seats something of the hidden card."""

    def play(state: dict[str, Any], *_: object) -> None:
        state["done"] = True

    def view(state: dict[str, Any], seat: Seat | None) -> dict[str, object]:
        return {"seen": card(state) if seat in seats and state["done"] else None}

    return catalogue()[OPEN[0]]._replace(
        play=play,
        view=view,
        scores=lambda _: [[], []],
        redeal=lambda state, _, luck: state | {"card": luck.below(100)},
    )


SHOWN: dict[str, tuple[Callable[[Any], object], list[Seat], bool]] = {
    "only what the mover decided": (lambda _: "a choice", [ANN], True),
    "to the mover a card": (lambda state: state["card"], [ANN], False),
    "to the other that there was a decision": (lambda _: "a choice", [PETE], False),
}


@pytest.mark.parametrize("what", SHOWN)
def test_a_move_that_showed_anything_is_not_taken_back_unasked(what: str) -> None:
    """A card that was peeped at is seen, though nobody else noticed."""
    card, seats, free = SHOWN[what]
    game = peeping(card, seats)
    before, after = {"card": 7, "done": False}, {"card": 7, "done": True}
    move = move_named(game, next(iter(game.by_name)))
    assert shows_nothing(game, before, after, ANN, move) == free


# In a real window, and in a file


def hidden_window(lang: str = "ru") -> tuple[Window, Words]:
    """Open a game of secrets in a window, and wait for the first curtain."""
    window = Window("play", HIDDEN, "--seed", "x", "--seats", BOTH, lang=lang)
    words = Words(lang)
    window.program.expect_exact(words("play-curtain", name="Аня"))
    return window, words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_window_is_wiped_with_what_rolled_off_it(lang: str) -> None:
    """Between one person's last answer and the next one's name."""
    window, words = hidden_window(lang)
    window.program.sendline("")
    assert window.wait()
    window.program.sendline("1")
    window.program.expect_exact(words("play-curtain", name="Петя"))
    assert "\x1b[2J" in str(window.program.before)
    assert FORGET_WHAT_ROLLED_BY in str(window.program.before)
    window.program.sendeof()
    assert window.close() == 0
    assert words("play-not-over") in window.lines


def test_ctrl_c_at_the_curtain_leaves_politely() -> None:
    """As at any question."""
    window, words = hidden_window()
    window.program.sendintr()
    assert window.close() in {0, CTRL_C}
    assert words("play-not-over") in window.lines


def test_the_arrow_keys_do_not_bring_back_what_another_typed() -> None:
    """It was a hidden choice."""
    window, words = hidden_window()
    window.program.sendline("")
    assert window.wait()
    window.program.sendline("1")
    window.program.expect_exact(words("play-curtain", name="Петя"))
    window.program.sendline("")
    assert window.wait()
    window.program.send("\x1b[A\r")
    window.program.expect_exact(words("play-empty", most=3))
    window.program.sendeof()
    assert window.close() == 0


def test_in_a_file_a_line_is_drawn_instead() -> None:
    """What is written there stays."""
    done = here("play", HIDDEN, "--seed", "x", "--seats", BOTH, typed="\n1\n\n")
    assert (done.code, done.err) == (0, "")
    assert "\x1b" not in done.out
    assert [line for line in done.lines if line == "─" * 80]


def test_a_terminal_that_cannot_be_wiped_gets_a_line_too() -> None:
    """Codes it does not understand would only be read."""
    paper = StringIO()
    dumb = {"TERM": "dumb", "COLUMNS": "60"}
    wipe(Console(file=paper, force_terminal=True, _environ=dumb))
    assert "─" * 20 in paper.getvalue()
    assert "\x1b[" not in paper.getvalue()


# The list of moves


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_list_of_moves_groups_them_by_card(lang: str) -> None:
    """What is about no card has a heading all the same, and no line is too long."""
    game = catalogue()[HIDDEN]
    words = Words(lang, game)
    state = deal(game, begin(game, 2, "x"))
    choices: list[Choice] = game.view(state, ANN)["moves"]
    for line in listed(choices, words, 80).plain.splitlines():
        assert len(line) <= 80
    heading = words.say(phrase("about-keep"))
    assert listed(choices, words, 80).plain.startswith(f"  {heading}: [1] ")
