"""What is told and drawn at the terminal, and when: the table, the news, the question."""

from collections import Counter
from itertools import pairwise

import pytest
from rich.text import Text

from stolik.core import Choice, Event, phrase
from stolik.core.phrases import FLEETING
from stolik.games import catalogue
from stolik.terminal.listing import listed
from stolik.terminal.transcript import answer, news, transcript
from stolik.words import LANGUAGES, Words

from .cases import shorter
from .evening import ANN, BOTH, MARK, PETE, Answer, Evening, bullets, first, sensible, typing

every_game = pytest.mark.parametrize("game", catalogue())
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def all_events(evening: Evening) -> list[Event]:
    """Return everything that happened."""
    return [event for _, happened in evening.sitting.course.story for event in happened]


# What has happened


@every_game
def test_the_news_stand_between_the_table_and_the_question(game: str) -> None:
    """Where they are read."""
    evening = Evening(game, "luck,person:Аня").play(typing("1", "1"))
    shown = evening.screens[2].removeprefix(evening.screens[1])
    prompt = evening.game.view(evening.sitting.course.state, PETE)["prompt"]
    table, _, rest = shown.partition(evening.words("play-recap"))
    told, _, asked = rest.partition(evening.words.say(prompt))
    assert MARK in table
    assert bullets(told)
    assert MARK not in told
    assert "[1]" in asked


@every_game
@pytest.mark.parametrize("seats", ["person:Аня,greed", "child,greed,person:Аня"])
def test_a_single_person_is_told_everything_once(game: str, seats: str) -> None:
    """From the first bot's first move to the end of the game."""
    evening = Evening(game, seats).play(sensible)
    (seat,) = evening.sitting.people
    expected = evening.told(all_events(evening), seat)
    assert Counter(bullets(evening.paper.getvalue())) == Counter(expected)


@every_game
def test_each_of_several_people_is_told_everything_once(game: str) -> None:
    """At the own questions, and the rest at the end."""
    heard: dict[str, list[str]] = {}

    def listen(evening: Evening, text: str) -> str:
        title = evening.words("play-recap")
        heard.setdefault(text, []).extend(bullets(evening.since.partition(title)[2]))
        return sensible(evening, text)

    evening = Evening(game, f"{BOTH},greed").play(listen)
    public = evening.told(all_events(evening), None)
    last = bullets(evening.since.partition(evening.words("play-recap"))[2])
    for seat in (ANN, PETE):
        told = heard[evening.question(seat)]
        assert told == public[: len(told)]
        assert last[len(told) + len(last) - len(public) :] == public[len(told) :]


# What was seen in passing


def in_passing(evening: Evening, *, seen: bool) -> list[str]:
    """Return what was told of things seen in passing, or of all the others."""
    events = [each for each in all_events(evening) if each["key"].startswith(FLEETING) == seen]
    return [line.removeprefix("• ") for line in evening.told(events, None)]


@every_language
def test_a_log_leaves_to_memory_what_was_seen_in_passing(lang: str) -> None:
    """It tells where tiles were opened, not which; that is told when it happens, and only then."""
    evening = Evening("rally", "luck,luck,person:Ann", lang).play(typing("1", "1", "log"))
    log = evening.paper.getvalue().removeprefix(evening.screens[2])
    seen = in_passing(evening, seen=True)
    assert seen
    assert all(f"• {line}" in evening.screens[2] for line in seen)
    assert not [line for line in seen if line in log]
    assert all(line in log for line in in_passing(evening, seen=False))


def test_a_finished_game_is_told_with_all_that_was_seen() -> None:
    """Nobody has to remember any more; one move before the end it is left out."""
    evening = Evening("rally", "person:Аня,greed").play(sensible)
    record, words = evening.record, evening.words
    seen, others = in_passing(evening, seen=True), in_passing(evening, seen=False)
    told = [line[5:] for line in transcript(evening.game, record, words)]
    assert [line for line in told if line in (*seen, *others)] == [
        line.removeprefix("• ") for line in evening.told(all_events(evening), None)
    ]
    *before, unfinished = transcript(evening.game, record.until(len(record.moves) - 1), words)
    assert unfinished == words("replay-unfinished")
    assert len(before) > 5
    assert not [line for line in before if line[5:] in seen]


def test_bots_alone_are_told_about_at_the_end() -> None:
    """All of it, before the last table and the points."""
    evening = Evening(seats="luck,luck").play(first)
    shown = evening.paper.getvalue()
    assert bullets(shown) == evening.told(all_events(evening), None)
    assert shown.rindex("•") < shown.index(MARK) < shown.index(evening.words("score-title"))


def test_the_own_secret_is_answered_at_once_and_not_told_again() -> None:
    """One has just typed it."""
    evening = Evening(seats="person:Аня,luck").play(typing("1", "1"))
    (secret,) = evening.told(answer(evening.sitting.course.story[0][1], ANN), ANN)
    after = evening.screens[1].removeprefix(evening.screens[0])
    assert after.startswith(secret)
    assert evening.paper.getvalue().count(secret) == 1


def test_what_others_do_for_one_alone_is_news() -> None:
    """Only the own secret was answered at once."""
    whispered = Event(key="a", args={}, audience=[ANN])
    assert news([(ANN, []), (PETE, [whispered])], ANN) == [whispered]
    assert news([(ANN, [whispered])], ANN) == []
    assert news([(ANN, [whispered])], PETE) == []


@every_game
@every_language
def test_the_greeting_says_what_the_game_is_about(game: str, lang: str) -> None:
    """A newcomer should know what it is all for."""
    evening = Evening(game, lang=lang).play(typing())
    assert evening.words(f"about-{game}") in evening.screens[0]


# When the table is drawn


def buying(evening: Evening, _: str) -> str:
    """Take a card that is paid for with cards, paying with the first ones; then stop."""
    if len(evening.asked) > 4:
        raise EOFError
    view = evening.game.view(evening.sitting.course.state, ANN)
    costs = {card["card"]: card["cost"] for card in view["gymnasium"] if card is not None}
    visits = [
        (place, move) for place, move in enumerate(view["moves"], 1) if move["act"] == "visit"
    ]
    dear = [place for place, move in visits if costs[move["code"]] == 2]
    return str(dear[0] if dear else 1)


def test_the_table_is_not_drawn_again_while_one_chooses_in_secret() -> None:
    """Card by card: the question says what is laid already."""
    evening = Evening(seats="person:Аня,luck").play(buying)
    acts = [text.split()[-1] for seat, text in evening.record.moves if seat == ANN]
    assert acts[1:] == ["visit", "pay", "pay"]
    shown = [two.removeprefix(one) for one, two in pairwise(evening.screens)][1:]
    assert [MARK in each for each in shown] == [False, False, True]
    assert all("[1]" in each for each in shown)


def drawn(answers: Answer) -> list[bool]:
    """Return after which answers of a game of shelves the table was drawn."""
    evening = Evening("geroychiki", "person:Аня,luck").play(answers)
    return [MARK in two.removeprefix(one) for one, two in pairwise(evening.screens)]


def test_a_table_that_has_changed_is_drawn() -> None:
    """After every move here."""
    assert drawn(typing("1", "1", "1")) == [True, True, True]


def test_the_table_is_drawn_when_it_is_asked_for() -> None:
    """Changed or not; no other wish draws it."""
    assert drawn(typing("стол", "?", "стол", "привет")) == [True, False, True, False]


def test_the_table_is_drawn_after_every_curtain() -> None:
    """Somebody else had the screen in between."""
    evening = Evening().play(first)
    handed = [place for place, text in enumerate(evening.asked, 1) if text.endswith("Enter")]
    assert handed
    assert all(MARK in evening.screens[place] for place in handed)


# The list of moves


def choice(code: str, says: str) -> Choice:
    """Return a move on offer, in words that both languages have."""
    return Choice(move="", code=code, about=phrase("help-usage"), says=phrase(says))


def bold(text: Text) -> list[str]:
    """Return what stands out."""
    return [text.plain[span.start : span.end].strip() for span in text.spans]


def test_only_the_numbers_stand_out() -> None:
    """They are what is to be typed."""
    moves = [choice("A1", "yes")] * 3 + [choice("B2", "yes")] * 8
    assert bold(listed(moves, Words("en"), 80)) == [f"[{number}]" for number in range(1, 12)]


def test_the_moves_of_a_card_stand_below_each_other() -> None:
    """Further lines begin where the moves begin, and every number ends in one column."""
    moves = [choice("A1", "yes")] * 3 + [choice("B2", "yes")] * 8
    lines = listed(moves, Words("en"), 40).plain.splitlines()
    assert lines[:2] == [
        "  A1 Usage::  [1] y yes   [2] y yes",
        "              [3] y yes",
    ]
    assert lines[-1] == "             [10] y yes  [11] y yes"


def test_a_long_name_of_a_card_does_not_push_the_others_aside() -> None:
    """Its moves begin behind it, and go on below the others."""
    moves = [choice("A1", "yes")] * 2 + [choice("B" * 30, "yes")] * 3
    lines = listed(moves, Words("en"), 60).plain.splitlines()
    assert lines == [
        "  A1 Usage::            [1] y yes  [2] y yes",
        f"  {'B' * 30} Usage:: [3] y yes",
        "                        [4] y yes  [5] y yes",
    ]


@pytest.mark.parametrize("game", shorter(catalogue(), "hercules", "rally"))
@every_language
def test_a_list_of_moves_fits_the_window(game: str, lang: str) -> None:
    """At every question of a game, whether the window is narrow or not."""
    widest = dict.fromkeys((60, 80), 0)

    def look(evening: Evening, text: str) -> str:
        (seat,) = evening.sitting.people
        choices = evening.game.view(evening.sitting.course.state, seat)["moves"]
        for width in widest:
            lines = listed(choices, evening.words, width).plain.splitlines()
            widest[width] = max(widest[width], *map(len, lines))
        return first(evening, text)

    Evening(game, "person,luck", lang).play(look)
    assert all(0 < reached <= width for width, reached in widest.items())
