"""What strangers have written neither stops the house nor fills its memory, whatever it is."""

import asyncio
import json
import time
import tomllib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from stolik.core import Unreadable, begin, deal, write_record
from stolik.games import find
from stolik.server import serving
from stolik.server.tables.laying import MOST_MOVES
from stolik.server.tables.messages import NewTable
from stolik.server.trials import processes
from stolik.server.trials.processes import ProcessTrials
from stolik.server.trials.trial import Crowded, Trial
from stolik.words import LANGUAGES

from .asgi import Caller, Told, house_in, opened
from .house import open_house

HERE = Path(__file__).parent
SOON = 120.0
"""Seconds that a busy machine may take."""
DOTTED = ".".join(["a"] * 49_000) + "=1"
DIGITS = "a=" + "1" * 10_000
BOX = (files("stolik.games.stickers") / "stickers.toml").read_text("utf-8")
SHELF = (files("stolik.games.shelf") / "cards.toml").read_text("utf-8")
TOO_MUCH = "it takes too long, or too much memory, to read this"


def bringing(text: str) -> dict[str, tuple[str, dict[str, Any]]]:
    """Return every way to bring a component file into a house."""
    record = json.loads(write_record(begin(find("stickers"), 2, "luck")))
    saved = {"stolik-campaign": 1, "game": "stickers", "version": 1, "seed": "x", "options": {}}
    saved |= {"roster": ["Ann", "Ben"], "components": text, "evenings": []}
    new = {"game": "stickers", "chairs": ["", ""]}
    return {
        "components": ("/api/tables", new | {"components": text}),
        "record": ("/api/tables", new | {"record": json.dumps(record | {"components": text})}),
        "campaign": ("/api/campaigns", {"game": "stickers", "roster": ["Ann", "Ben"]}
                     | {"components": text}),
        "saved": ("/api/campaigns", {"record": json.dumps(saved)}),
    }  # fmt: skip


@asynccontextmanager
async def ann_at(folder: Path, **handed: Any) -> AsyncIterator[Caller]:
    """Open a house to which Ann has come."""
    house = house_in(folder, **handed)
    async with asyncio.timeout(SOON), opened(house):
        ann = Caller(house)
        await ann.named("Ann")
        yield ann


async def in_every_language(ann: Caller, path: str, body: dict[str, Any]) -> dict[str, Told]:
    """Ask for the same in every language."""
    return {
        language: await ann.call("POST", path, body, headers={"accept-language": language})
        for language in LANGUAGES
    }


@pytest.mark.parametrize("way", bringing(""))
@pytest.mark.parametrize(("text", "most"), [(DOTTED, "20"), (DIGITS, "20")], ids=["dots", "digits"])
async def test_what_would_stop_python_never_comes_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str, text: str, most: str
) -> None:
    """By whichever way it is brought: it is refused with a sentence, before it is read."""
    read: list[str] = []
    loads = tomllib.loads

    def reading(given: str) -> dict[str, Any]:
        read.append(given)
        return loads(given)

    monkeypatch.setattr(tomllib, "loads", reading)
    async with ann_at(tmp_path) as ann:
        said = await in_every_language(ann, *bringing(text)[way])
    assert {told.status for told in said.values()} == {400}
    assert all(most in told.json["text"] for told in said.values())
    assert len({told.json["text"] for told in said.values()}) == len(LANGUAGES)
    assert text not in read


@pytest.mark.parametrize("way", bringing(""))
async def test_a_real_box_is_let_in(tmp_path: Path, way: str) -> None:
    """By the same ways."""
    async with ann_at(tmp_path) as ann:
        told = await ann.call("POST", *bringing(BOX)[way])
    assert told.status == 201, told.body


async def test_a_record_of_absurdly_many_moves_is_refused(tmp_path: Path) -> None:
    """Before any is played; so many of them as are allowed can be asked for."""
    record = json.loads(write_record(begin(find("rally"), 2, "luck")))
    record["moves"] = [[0, "x"]] * (MOST_MOVES + 1)
    wanted = {"chairs": ["", ""], "record": json.dumps(record)}
    async with ann_at(tmp_path) as ann:
        for told in (await in_every_language(ann, "/api/tables", wanted)).values():
            assert told.status == 400
            assert str(MOST_MOVES) in told.json["text"]
        assert (await ann.call("POST", "/api/tables", wanted | {"moves": 0})).status == 201


EDGE = '{colour="A",side="left",copies=99,points=0},'


def test_a_box_of_a_hundred_thousand_cards_is_counted_in_a_moment() -> None:
    """It used to take the square of their number."""
    toys = SHELF.partition("[[edges]]")[0]
    many = toys.replace("[[toys]]", f"edges = [{EDGE * 1000}]\n[[toys]]", 1)
    used = time.process_time()
    with pytest.raises(Unreadable, match="99000 edge cards"):
        find("geroychiki").with_components(many)
    assert time.process_time() - used < 30  # it would be an hour


# In a process


@asynccontextmanager
async def trying(tried: str = "", patience: float = SOON) -> AsyncIterator[ProcessTrials]:
    """Have somebody who tries, and let them go."""
    how = {"tried": f"misbehaving:{tried}"} if tried else {}
    trials = ProcessTrials(patience, **how)
    try:
        yield trials
    finally:
        await trials.close()


@pytest.fixture(autouse=True)
def found_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the process find what misbehaves."""
    monkeypatch.syspath_prepend(str(HERE))


async def test_what_is_wrong_is_said_as_if_it_were_tried_here(tmp_path: Path) -> None:
    """Sentences within sentences come through the pipe in every language; what is right passes."""
    (tmp_path / "other").mkdir()
    async with (
        trying() as trials,
        ann_at(tmp_path, trials=trials) as ann,
        ann_at(tmp_path / "other") as ben,
    ):
        for text in (DOTTED, BOX.replace("stars = 1", "stars = 100", 1), BOX + "\nx = 1", BOX):
            path, wanted = bringing(text)["record"]
            there = await in_every_language(ann, path, wanted)
            here = await in_every_language(ben, path, wanted)
            assert {told.status for told in there.values()} == {201 if text is BOX else 400}
            if text is not BOX:
                assert [each.json for each in there.values()] == [
                    each.json for each in here.values()
                ]
        wanted = {"chairs": ["", ""], "record": played_wrongly()}
        assert (await in_every_language(ann, "/api/tables", wanted))["en"].json == (
            await in_every_language(ben, "/api/tables", wanted)
        )["en"].json


def played_wrongly() -> str:
    """Return a record with a move that a rule forbids."""
    game = find("geroychiki")
    record = begin(game, 2, "luck")
    table = deal(game, record)
    (seat,) = game.to_move(table)
    legal = {str(move) for move in game.legal_moves(table, seat)}
    forbidden = next(str(move) for move in game.moves if str(move) not in legal)
    return write_record(record.then(seat, forbidden))


@pytest.mark.parametrize("how", ["dawdles_over", "devours", "breaks"])
async def test_whoever_takes_too_much_is_ended(tmp_path: Path, how: str) -> None:
    """And meanwhile everybody else is answered; the next text is tried by somebody new."""
    patience = 2.0 if how == "dawdles_over" else SOON
    async with trying(how, patience) as trials, ann_at(tmp_path, trials=trials) as ann:
        path, wanted = bringing(BOX)["components"]
        asked = asyncio.ensure_future(in_every_language(ann, path, wanted))
        answered = 0
        while not asked.done():
            assert (await ann.call("GET", "/api/me")).status == 200
            answered += 1
            await asyncio.sleep(0.05)
        for told in (await asked).values():
            assert told.status == 400
        assert (await asked)["en"].json["error"] == TOO_MUCH
        assert answered > 3
        assert trials.worker.process is None


@pytest.mark.thorough
async def test_the_system_itself_ends_what_takes_too_long() -> None:
    """By the time of the processor, however patient the house is."""
    async with trying("toils_over", 10 * SOON) as trials:
        with pytest.raises(Unreadable, match="too long") as caught:
            await trials.attempt(Trial(table=NewTable()))
        assert "signal" in str(caught.value.__cause__)


async def test_only_so_many_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever comes then is asked to come later."""
    monkeypatch.setattr(processes, "MOST_WAITING", 2)
    async with trying("dawdles_over", 3.0) as trials, ann_at(tmp_path, trials=trials) as ann:
        path, wanted = bringing(BOX)["components"]
        waiting = [asyncio.ensure_future(ann.call("POST", path, wanted)) for _ in range(2)]
        await asyncio.sleep(0.2)
        told = await ann.call("POST", path, wanted)
        assert told.status == 429
        assert told.json["text"]
        assert {(await each).status for each in waiting} == {400}


async def test_nobody_to_try_anything_is_no_fault_of_the_text(tmp_path: Path) -> None:
    """It may be brought again."""
    trials = ProcessTrials()
    trials.worker.command = [str(tmp_path / "nowhere")]
    with pytest.raises(Crowded):
        await trials.attempt(Trial(table=NewTable()))


async def test_nobody_tries_anything_in_a_house_that_is_closed() -> None:
    """No process is started any more."""
    async with trying("goes") as trials:
        await trials.close()
        with pytest.raises(Crowded):
            await trials.attempt(Trial(table=NewTable()))
        assert trials.worker.process is None


async def test_what_passed_is_not_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Unless so much else has passed that it is forgotten."""
    monkeypatch.setattr(processes, "MOST_KNOWN", 2)
    async with trying("goes") as trials:
        for game, new in (("a", True), ("b", True), ("a", False), ("c", True), ("a", True)):
            before = list(trials.known)
            await trials.attempt(Trial(table=NewTable(game=game)))
            assert (list(trials.known) != before) == new
            assert len(trials.known) <= 2


async def test_a_plain_table_needs_no_process(tmp_path: Path) -> None:
    """Nor does a campaign with our own box."""
    async with trying("dawdles_over") as trials, ann_at(tmp_path, trials=trials) as ann:
        plain = {"game": "stickers", "chairs": ["", ""]}
        assert (await ann.call("POST", "/api/tables", plain)).status == 201
        new = {"game": "stickers", "roster": ["Ann", "Ben"]}
        assert (await ann.call("POST", "/api/campaigns", new)).status == 201
        assert trials.worker.process is None


def test_a_house_on_a_machine_has_a_process_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is handed one when it is made."""
    made: list[ProcessTrials] = []

    def handed() -> ProcessTrials:
        made.append(ProcessTrials())
        return made[0]

    monkeypatch.setattr(serving, "ProcessTrials", handed)
    with open_house(tmp_path) as house:
        ann = house.guest("Ann")
        path, wanted = bringing(DOTTED)["components"]
        assert ann.call("POST", path, json=wanted).status_code == 400
        assert made[0].worker.process is not None
        path, wanted = bringing(BOX)["components"]
        assert ann.call("POST", path, json=wanted).status_code == 201
    assert made[0].worker.process is None
