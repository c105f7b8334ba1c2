"""The guide over HTTP: the same for everybody, small, kept by browsers, answered by the rules."""

import gzip
from collections.abc import Iterator
from dataclasses import replace

import httpx
import pytest

from stolik.core import Event, Guide, Guided, Seat, follow
from stolik.games import catalogue, guide_to
from stolik.server.http.calls.guides import played, step_shown

from .house import House, open_house

GUIDED = [key for key in catalogue() if guide_to(key) is not None]
GUIDE = "/api/games/geroychiki/guide"

every_guide = pytest.mark.parametrize("key", GUIDED)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One house for all of them."""
    with open_house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


def get(house: House, path: str, **headers: str) -> httpx.Response:
    """Ask for something, as a browser does."""
    return httpx.get(house.url + path, headers={"accept-language": "en"} | headers)


@every_guide
def test_a_guide_is_shown_step_by_step(house: House, key: str) -> None:
    """As the rules play it, seen by the guided seat."""
    guide = guide_to(key)
    assert guide is not None
    shown = get(house, f"/api/games/{key}/guide").json()
    steps = follow(catalogue()[key], guide)
    assert (shown["game"], shown["seat"], shown["seats"]) == (key, guide.seat, guide.laid.seats)
    assert [step["move"] for step in shown["steps"]] == [each.step.move or None for each in steps]
    assert all(step["view"]["seat"] == guide.seat for step in shown["steps"])
    happened = [len(step["happened"]) for step in shown["steps"]]
    assert happened == [heard(each, guide) for each in steps]


def heard(guided: Guided, guide: Guide) -> int:
    """Return how much the guided seat hears of a step; to say what will be done is not heard."""
    audiences = [each["audience"] for each in guided.happened]
    return len([each for each in audiences if each is None or guide.seat in each])


@every_guide
def test_the_points_are_told_when_the_game_is_over(house: House, key: str) -> None:
    """And not before."""
    shown = get(house, f"/api/games/{key}/guide").json()
    over = not shown["steps"][-1]["view"]["to_move"]
    assert (shown["scores"] is not None) == over
    assert (shown["ranking"] is not None) == over


def test_nobody_hears_what_is_not_for_their_ears() -> None:
    """What only another seat may hear is left out."""
    guide, steps = played("geroychiki")
    told = steps[1]
    secret: Event = {"key": "secret", "args": {}, "audience": [Seat(1)]}
    whole = replace(told, happened=[*told.happened, secret])
    assert step_shown("geroychiki", guide.seat, whole)["happened"] == told.happened


def test_a_guide_is_packed_and_kept(house: House) -> None:
    """A browser that has it is told so in a few bytes."""
    whole = get(house, GUIDE, **{"accept-encoding": "identity"})
    packed = get(house, GUIDE, **{"accept-encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.json() == whole.json()
    assert len(gzip.compress(whole.content)) < len(whole.content) / 5
    again = get(house, GUIDE, **{"if-none-match": whole.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_the_catalogue_says_which_games_have_a_guide(house: House) -> None:
    """So that nobody is sent to one that is not there."""
    offered = get(house, "/api/games").json()
    assert [each["game"] for each in offered if each["guide"]] == GUIDED


def test_why_a_move_cannot_be_made_is_answered_by_the_rules(house: House) -> None:
    """With the number of the rule; of one that can be made, nothing is said."""
    number = [step["note"] and step["note"]["key"] for step in get(house, GUIDE).json()["steps"]]
    step = number.index("guide-condition")
    asked = get(house, f"{GUIDE}/{step}/why?move=A6.2 start").json()
    assert asked["reason"]["rule"] == "SH-26"
    assert asked["reason"]["key"] == "why-not-needs-two-toys"
    assert get(house, f"{GUIDE}/1/why?move=A3.3 start").json() == {"reason": None}


@pytest.mark.parametrize(
    ("path", "status", "said"),
    [
        ("/api/games/nothing/guide", 404, "there is no guide to 'nothing'"),
        ("/api/games/nothing/guide/0/why?move=x", 404, "there is no guide to 'nothing'"),
        (f"{GUIDE}/999/why?move=A3.3 start", 404, "the guide to geroychiki has no step 999"),
        (f"{GUIDE}/one/why?move=A3.3 start", 400, "'step' should be a whole number, not one"),
        (f"{GUIDE}/1/why?move=fly", 400, "geroychiki has no move 'fly'"),
        (f"{GUIDE}/1/why", 400, "geroychiki has no move ''"),
    ],
)
def test_what_is_not_there_is_said(house: House, path: str, status: int, said: str) -> None:
    """Politely, whatever was asked for."""
    found = get(house, path)
    assert (found.status_code, found.json()["error"]) == (status, said)
