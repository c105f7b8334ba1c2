"""Windows at a table of a house that runs: what they are told, and what they may say."""

import json
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus

from stolik.server.live import talk
from stolik.server.live import window as windows
from stolik.server.tables.entries import Left, Moved, Returned, TakenOver

from .house import (
    SOON,
    Guest,
    House,
    Message,
    Screen,
    choice,
    closed_with,
    open_house,
    owing,
    plays_on,
    refused_window,
)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One house for all of them: nobody is in the way of anybody."""
    place = tmp_path_factory.mktemp("house")
    with open_house(place, origins=frozenset({"https://friends.example"})) as opened:
        yield opened


@pytest.fixture(scope="module")
def pair(house: House) -> tuple[Guest, Guest, str]:
    """Return two guests at a table, the same for many questions."""
    return house.two()


@pytest.fixture(scope="module")
def patient_screen(house: House) -> Iterator[Screen]:
    """Return a window that bears everything; nothing it wishes is granted."""
    with house.guest("Eve").window(house.two()[2]) as screen:
        screen.hear()
        yield screen


# Being told


def test_a_window_is_told_from_where_it_was(house: House) -> None:
    """What happened before that is not told again; the table is always whole."""
    ann, table = house.one()
    seen = plays_on(ann, table, lambda seen: bool(seen["number"] > 12))
    for since in (0, seen["number"] - 3, seen["number"], seen["number"] + 100):
        with ann.window(table, since) as screen:
            told = screen.hear()
        asked = ann.look(table, since=since)
        assert told["type"] == "table"
        # Opening and closing the window are entries too.
        assert told["happened"] == asked["happened"]
        assert all(each["number"] >= since for each in told["happened"])
        assert [view["seat"] for view in told["views"]] == [0, 1]


def test_everybody_is_told_as_it_happens(house: House) -> None:
    """All the windows of a seat, the others, and whoever looks on."""
    ann, ben, table = house.two()
    eve = house.guest()
    with (
        ann.window(table) as first,
        ann.window(table) as second,
        ben.window(table) as his,
        eve.window(table) as hers,
    ):
        for screen in (first, second, his, hers):
            screen.hear()
        seat = owing(ann.look(table))[0]
        mover = (ann, ben)[seat]
        number = mover.move(table, seat).json()["number"]
        for screen, seats in ((first, [0]), (second, [0]), (his, [1]), (hers, [None])):
            told = screen.table_when(lambda told: told["number"] == number)
            assert [view["seat"] for view in told["views"]] == seats


def test_a_seat_has_left_with_its_last_window(house: House) -> None:
    """And is back with the next; others see both."""
    ann, ben, table = house.two()
    with ben.window(table) as his:
        with ann.window(table) as first:
            first.hear()
            with ann.window(table) as second:
                second.hear()
        assert his.hear()["seats"][0]["present"]
        his.table_when(lambda told: not told["seats"][0]["present"])
        with ann.window(table) as again:
            again.hear()
            his.table_when(lambda told: told["seats"][0]["present"])
        his.table_when(lambda told: not told["seats"][0]["present"])
    kinds = [type(entry) for entry in house.stored(table)[1] if getattr(entry, "seat", 1) == 0]
    assert kinds[1:4] == [Left, Returned, Left]


def test_a_token_is_as_good_as_a_cookie(house: House) -> None:
    """The same link always leads back to the seat; a forged one lets only look on."""
    ann = house.guest("Ann")
    laid = ann.lay(chairs=("", "luck"))
    own = ann.sit(laid.name, 0)
    for token, seats in ((own, [0]), (laid.invitations[0], [None]), ("x", [None])):
        with house.guest().line(laid.name) as line:
            screen = Screen(line)
            screen.say(type="hello", tokens=[token])
            assert [view["seat"] for view in screen.hear()["views"]] == seats


def test_a_window_has_the_seats_its_guest_has_now(house: House) -> None:
    """Whoever stands up sees nothing of whoever comes next."""
    ann, ben, eve = house.guest("Ann"), house.guest("Ben"), house.guest("Eve")
    laid = ann.lay(listed=True)
    ann.sit(laid.name, 0)
    with ann.window(laid.name) as hers, ben.window(laid.name) as his:
        hers.hear(), his.hear()
        ann.done("DELETE", f"/api/tables/{laid.name}/seats/0")
        ben.sit(laid.name, 1)
        eve.sit(laid.name, 0)
        begun = hers.table_when(lambda told: told["phase"] == "playing")
        assert [view["seat"] for view in begun["views"]] == [None]
        hers.say(type="move", id="m", seat=0, question=0, move="x")
        assert hers.answer_to("m")["refused"]["key"] == "refused-not-your-seat"
        begun = his.table_when(lambda told: told["phase"] == "playing")
        assert [view["seat"] for view in begun["views"]] == [1]


# Being heard


def test_a_game_goes_on_through_windows(house: House) -> None:
    """A move is answered, counts once, and is stale when the question is gone."""
    ann, table = house.one()
    with ann.window(table) as screen:
        told = screen.hear()
        for number in range(10):
            move = choice(told, owing(told)[0], number)
            screen.say(type="move", id=f"m{number}", **move)
            told = screen.table_when(lambda told, old=told: told["number"] > old["number"])  # type: ignore[misc]
            assert screen.answer_to(f"m{number}") == {
                "type": "done",
                "id": f"m{number}",
                "number": told["number"],
            }
        screen.say(type="move", id="m9", **move)
        assert screen.answer_to("m9")["type"] == "done"
        screen.say(type="move", id="m9", **move | {"question": told["number"]})
        assert screen.answer_to("m9")["refused"]["key"] == "refused-id-used"
        screen.say(type="move", id="late", **move)
        assert screen.table_when(lambda _: True)["number"] == told["number"]
        assert screen.answer_to("late") == {"type": "stale", "id": "late"}
        screen.say(type="move", id="wrong", **choice(told, owing(told)[0]) | {"move": "x"})
        assert screen.answer_to("wrong")["refused"]["key"] == "refused-no-such-move"
    moved = [entry for entry in house.stored(table)[1] if isinstance(entry, Moved)]
    assert [entry.id for entry in moved] == [f"m{number}" for number in range(10)]


def test_onlookers_only_look(house: House) -> None:
    """Nobody decides, asks, answers or speaks for a seat of others."""
    ann, _, table = house.two()
    with house.guest("Eve").window(table) as hers, ann.window(table) as own:
        hers.hear(), own.hear()
        for screen, seats in ((hers, (0, 1, 2, 2**31)), (own, (1, 2))):
            for seat in seats:
                for wish in (
                    {"type": "move", "question": 2, "move": "x"},
                    {"type": "ask", "what": "pause"},
                    {"type": "answer", "yes": True},
                    {"type": "say", "phrase": "hello"},
                ):
                    screen.say(id="w", seat=seat, **wish)
                    assert screen.answer_to("w")["refused"]["key"] == "refused-not-your-seat"


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=8,
)
field = st.sampled_from(["type", "id", "seat", "question", "move", "what", "yes", "phrase"])
kind = st.sampled_from(["hello", "move", "ask", "answer", "say", "ping", "table"])
almost = st.dictionaries(field, anything | kind | st.integers(-1, 2**33))
frames = (
    st.text()
    | st.binary()
    | st.builds(json.dumps, anything | almost)
    | st.builds(json.dumps, st.builds(lambda kind, rest: rest | {"type": kind}, kind, almost))
    | st.sampled_from(["[" * 20_000, '{"type":"ping"' * 3, '{"type":"hello","since":-1}'])
)


@given(said=frames)
@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_frame_has_one_answer(patient_screen: Screen, said: str | bytes) -> None:
    """Whatever it is; and the window stays open."""
    screen = patient_screen
    screen.line.send(said)
    screen.say(type="move", id="after", seat=9, question=0, move="x")
    # Another hello is told the table once more, and answered as well.
    answer = screen.hear_until(lambda told: told["type"] != "table")
    assert answer["type"] in {"error", "pong", "refused"}
    assert answer["type"] == "pong" or answer["text"]
    assert screen.hear()["id"] == "after"


@given(said=frames)
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
def test_the_first_frame_says_hello(pair: tuple[Guest, Guest, str], said: str | bytes) -> None:
    """Or there is a sentence, and the window is closed."""
    ann, _, table = pair
    with ann.line(table) as line:
        line.send(said)
        first = json.loads(line.recv(timeout=SOON))
        if first["type"] == "table":
            return
        assert first["type"] == "error"
        assert closed_with(line) == 4400


# Who may come


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", ""])
def test_pages_of_others_open_no_windows(house: House, origin: str) -> None:
    """They would come with the cookies of our guests."""
    ann, _, table = house.two()
    with pytest.raises(InvalidStatus) as caught:
        ann.line(table, origin=origin)
    assert caught.value.response.status_code == 403


def test_our_own_pages_do(house: House) -> None:
    """And those of friends."""
    ann, _, table = house.two()
    for origin in (house.url, "https://friends.example"):
        with ann.window(table, origin=origin) as screen:
            assert screen.hear()["type"] == "table"


def test_no_window_at_a_table_that_is_not_there(house: House) -> None:
    """It is closed at once, with a reason that a browser hears."""
    assert refused_window(house.guest(), "nowhere") == 4404


# Speaking


def test_phrases_are_heard_by_all_and_not_too_often(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Set phrases only; each seat for itself."""
    ann, ben, table = house.two()
    with ann.window(table) as hers, ben.window(table) as his, house.guest().window(table) as eve:
        for screen in (hers, his, eve):
            screen.hear()
        monkeypatch.setattr(talk, "BETWEEN", 3600.0)
        assert say(hers, 0, "you fool") == "refused-no-such-phrase"
        assert say(hers, 0, "hello") == "done"
        assert say(hers, 0, "wow") == "refused-too-soon"
        assert say(his, 1, "thanks") == "done"
        monkeypatch.setattr(talk, "BETWEEN", 0.0)
        assert say(hers, 0, "bye") == "done"
        said = [eve.hear_until(lambda told: told["type"] == "said") for _ in range(3)]
    heard = [(each["seat"], each["phrase"]) for each in said]
    assert heard == [(0, "hello"), (1, "thanks"), (0, "bye")]


def say(screen: Screen, seat: int, phrase: str) -> str:
    """Say a phrase, and return what came of it."""
    screen.say(type="say", id="s", seat=seat, phrase=phrase)
    answer = screen.answer_to("s")
    return str(answer["refused"]["key"] if answer["type"] == "refused" else answer["type"])


# Leaving and running out of time


def test_a_bot_plays_for_whoever_has_left(house: House) -> None:
    """After the grace, and until they are back."""
    ann, ben, table = house.two(grace=0, stand_in="luck")
    with ann.window(table) as hers:
        hers.hear()
    seen = played_by_bot(house, ben, table)
    assert not seen["seats"][0]["present"]
    with ann.window(table) as hers:
        told = hers.table_when(lambda told: not told["seats"][0]["taken_over"])
        while owing(told) != [0]:
            ben.move(table, 1)
            told = hers.table_when(lambda told, old=told: told["number"] > old["number"])  # type: ignore[misc]
        hers.say(type="move", id="back", **choice(told, 0))
        assert hers.answer_to("back")["type"] == "done"
    last = [entry for entry in house.stored(table)[1] if isinstance(entry, Moved)][-1]
    assert last.by in {"", "luck"}


def played_by_bot(house: House, ben: Guest, table: str) -> Message:
    """Let Ben play until a bot has decided for Ann, and return how the table stands."""
    seen = ben.wait(table, lambda seen: bool(owing(seen)))
    while not any(isinstance(e, Moved) and e.by for e in house.stored(table)[1]):
        if owing(seen) == [1]:
            assert ben.move(table, 1).status_code == 200
        seen = ben.wait(table, lambda new, old=seen: new["number"] > old["number"])  # type: ignore[misc]
    return seen


def test_within_the_grace_nobody_takes_over(house: House) -> None:
    """A window that closes and opens again costs nothing."""
    ann, ben, table = house.two(grace=3600)
    for _ in range(3):
        with ann.window(table) as hers:
            hers.hear()
    with ben.window(table) as his:
        his.hear()
    assert not any(isinstance(entry, TakenOver) for entry in house.stored(table)[1])


def test_a_clock_runs_out(house: House) -> None:
    """Then a bot decides, until the player is back."""
    ann, ben, table = house.two(pace={"bank": 0.2}, stand_in="luck")
    with ann.window(table) as hers:
        told = hers.table_when(lambda told: any(seat["taken_over"] for seat in told["seats"]))
        late = [number for number, seat in enumerate(told["seats"]) if seat["taken_over"]]
        assert all(told["seats"][seat]["left"] <= 0.2 for seat in late)
    assert ben.wait(table, lambda seen: seen["number"] > told["number"])
    entries = house.stored(table)[1]
    first = next(entry for entry in entries if isinstance(entry, TakenOver))
    dealt = entries[2]
    assert first.at - dealt.at >= 0.2


# By consent


def test_the_other_agrees_through_a_window(house: House) -> None:
    """To a pause, and to going on."""
    ann, ben, table = house.two()
    with ann.window(table) as hers, ben.window(table) as his:
        for what, phase in (("pause", "paused"), ("resume", "playing")):
            hers.say(type="ask", id=what, seat=0, what=what)
            his.table_when(lambda told: told["asking"] is not None)
            his.say(type="answer", id="yes", seat=1, yes=True)
            assert his.answer_to("yes")["type"] == "done"
            hers.table_when(lambda told, phase=phase: told["phase"] == phase)  # type: ignore[misc]


def test_what_was_shown_is_taken_back_by_consent_only(house: House) -> None:
    """Both see the table as it was before the move."""
    ann, ben, table = house.two()
    # Two moves each: what the other has answered cannot be taken back alone.
    while not {0, 1} <= {seat for seat, _ in house.table(table).record.moves}:
        seat = owing(ann.look(table))[0]
        assert (ann, ben)[seat].move(table, seat).status_code == 200
    moves = house.table(table).record.moves
    first = moves[0][0]
    asker, other = ((ann, ben), (ben, ann))[first]
    last = max(place for place, (seat, _) in enumerate(moves) if seat == first)
    with asker.window(table) as asking, other.window(table) as answering:
        for yes in (False, True):
            asking.say(type="ask", id="ask", seat=first, what="undo")
            assert asking.answer_to("ask")["type"] == "done"
            answering.table_when(lambda told: told["asking"] is not None)
            assert len(house.table(table).record.moves) == len(moves)
            answering.say(type="answer", id="a", seat=1 - first, yes=yes)
            assert answering.answer_to("a")["type"] == "done"
    assert house.table(table).record.moves == moves[:last]


def test_who_chose_and_left_is_asked_before_anybody_chooses_again(house: House) -> None:
    """Hercules without any grace: what both chose was shown when the other had left."""
    # Who stands in thinks for a while: a decision of theirs would end what is asked.
    ann, ben, table = house.two(game="hercules", grace=0, stand_in="level-5")
    with ben.window(table) as his:
        his.hear()
        his.say(type="move", id="his", **choice(ben.look(table), 1))
        assert his.answer_to("his")["type"] == "done"
    with ann.window(table) as hers:
        hers.table_when(lambda told: not told["seats"][1]["present"])
        assert ann.move(table, 0).status_code == 200
        moves = house.table(table).record.moves
        hers.say(type="ask", id="undo", seat=0, what="undo")
        asked = hers.table_when(lambda told: told["asking"] is not None)["asking"]
        assert (asked["what"], asked["agreed"], asked["waits_for"]) == ("undo", [], [1])
        assert house.table(table).record.moves == moves
        hers.say(type="answer", id="no", seat=0, yes=False)
        assert hers.answer_to("no")["type"] == "done"
        assert house.table(table).asking is None
        assert house.table(table).record.moves == moves


def test_at_one_screen_nobody_asks_oneself(house: House) -> None:
    """On another device, with the token of one seat, the other one is asked."""
    ann, table = house.one(game="hercules")
    token = ann.done("GET", f"/api/tables/{table}/seats/1/invitation")["token"]
    for seat in (0, 1):
        assert ann.move(table, seat).status_code == 200
    moves = len(house.table(table).record.moves)
    asked = {"seat": 1, "what": "undo"}
    other, path = house.guest(), f"/api/tables/{table}/asks"
    other.done("POST", path, json=asked, headers={"x-seat-token": token})
    assert ann.look(table)["asking"]["waits_for"] == [0]
    ann.done("POST", path, json=asked)
    assert len(house.table(table).record.moves) < moves


# Too slow, and closing


def test_a_slow_window_is_let_go_and_comes_back(tmp_path: Path) -> None:
    """Nothing is kept for it without end; it goes on from where it was."""
    with open_house(tmp_path, narrow=True) as house:
        ann, table = house.one()
        with ann.window(table, max_queue=1) as screen:
            told = screen.hear()
            stale: dict[str, Any] = choice(told, owing(told)[0]) | {"question": 0}
            with suppress(ConnectionClosed):  # perhaps before everything was said
                for number in range(40 * windows.OUTBOX):
                    screen.say(type="move", id=str(number), **stale)
            done = ann.move(table, owing(told)[0]).json()["number"]
            assert closed_with(screen.line) == 4000
        with ann.window(table, told["number"]) as screen:
            again = screen.table_when(lambda told: told["number"] >= done)
            assert done - 1 in [each["number"] for each in again["happened"]]


def test_a_house_that_closes_sends_everybody_away(tmp_path: Path) -> None:
    """To come back later, to the table as it was."""
    with ExitStack() as night:
        house = night.enter_context(open_house(tmp_path))
        ann, table = house.one()
        with ann.line(table) as line:
            line.send('{"type": "hello"}')
            line.recv(timeout=SOON)
            number = ann.move(table, owing(ann.look(table))[0]).json()["number"]
            night.close()
            assert closed_with(line) in {4000, 1012}
    cookie = ann.cookie
    with open_house(tmp_path) as house:
        back = house.guest()
        back.http.headers["cookie"] = f"stolik={cookie}"
        seen = back.look(table)
        assert seen["number"] >= number
        assert [view["seat"] for view in seen["views"]] == [0, 1]
