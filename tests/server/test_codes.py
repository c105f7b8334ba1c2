"""Codes that lead to a table: short enough to be read out, too many to be guessed."""

from collections.abc import Iterator

import pytest

from stolik.server.http import codes
from stolik.server.http.codes import ALPHABET, LENGTH, code_of, meant, new_code
from stolik.server.http.names import is_unfit

from .house import Guest, House, Laid, open_house
from .stores import laid, opened

CODE = "KM4T7D"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One house for all of them: nobody is in the way of anybody."""
    with open_house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


def test_codes_can_be_read_out() -> None:
    """Nothing in them is taken for something else, by eye or by ear."""
    for look_alike in ("0O", "1IL", "2Z", "3З", "5S", "8B", "VU", "MN", "FS", "CK", "QK", "WV"):
        assert len(set(look_alike) & set(ALPHABET)) <= 1
    found = {new_code() for _ in range(200)}
    assert len(found) > 190
    assert all(len(code) == LENGTH and meant(code) == code for code in found)


def test_codes_are_fit_for_children(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that says something is thrown away."""
    rude, nice = "FUKALL", "ADEFGK"
    drawn = iter(rude + nice)
    monkeypatch.setattr(codes, "choice", lambda _: next(drawn))
    monkeypatch.setattr(codes, "is_unfit", lambda code: code == rude)
    assert new_code() == nice
    assert not is_unfit(nice)


@pytest.mark.parametrize(
    "typed",
    [CODE, "km4t7d", " KM4 T7D ", "km4-t7d", "k.m.4.t.7.d", "км4т7д", "КМЧ Т7Д", "KM4—T7D"],
)
def test_however_it_is_typed(typed: str) -> None:
    """In any case, with anything between, on a Russian keyboard."""
    assert meant(typed) == CODE


def test_every_letter_can_be_typed_in_cyrillic() -> None:
    """By its sound."""
    assert meant("адефгк") == "ADEFGK"
    assert meant("лмрту2") == "LMRTU2"
    assert meant("ё23456") == "E23456"
    assert meant("szbвзч") == "528834"


@pytest.mark.parametrize("typed", ["", "KM4", "KM4T7D2", "KM4T7O", "яяяяяя", "😀" * 6, "x" * 999])
def test_what_is_no_code(typed: str) -> None:
    """Means nothing."""
    assert meant(typed) is None


async def test_a_code_that_another_table_has(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another one is drawn."""
    drawn = iter([CODE, CODE, "ADEFGK"])
    monkeypatch.setattr(codes, "new_code", lambda: next(drawn))
    async with opened(place) as store:
        await laid(store, "t", "u")
        assert await code_of(store, "t") == CODE
        assert await code_of(store, "u") == "ADEFGK"


def invited(ann: Guest, table: Laid, seat: int = 1) -> str:
    """Return the code that comes with an invitation."""
    return str(ann.done("GET", f"/api/tables/{table.name}/seats/{seat}/invitation")["code"])


def test_a_code_leads_to_a_free_seat(house: House) -> None:
    """To any, so that two who type it at once both sit; when the game begins it leads nowhere."""
    ann, ben, cid = (house.guest(name) for name in ("Ann", "Ben", "Cid"))
    table = ann.lay(chairs=("", "", ""))
    code = invited(ann, table)
    assert {invited(ann, table, seat) for seat in range(3)} == {code}
    ann.sit(table.name, 0)
    led = [each.done("GET", f"/api/codes/{code.lower()}") for each in (ben, cid)]
    assert {each["table"] for each in led} == {table.name}
    ben.sit(table.name, 1, led[0]["token"])
    sit = f"/api/tables/{table.name}/seats"
    taken = cid.refused("PUT", f"{sit}/1", json={"luck": "a", "token": led[1]["token"]})
    assert taken == "refused-seat-taken"
    cid.sit(table.name, 2, led[1]["token"])
    assert cid.look(table.name)["phase"] == "playing"
    assert house.guest().refused("GET", f"/api/codes/{code}") == "refused-code-over"


def test_whoever_only_has_the_code_is_nobody_yet(house: House) -> None:
    """The invitation is to this table alone, and shows no hand."""
    ann, ben = house.guest("Ann"), house.guest("Ben")
    one, other = ann.lay(), ann.lay()
    led = ben.done("GET", f"/api/codes/{invited(ann, one)}")
    sit = f"/api/tables/{other.name}/seats/0"
    refused = ben.refused("PUT", sit, json={"luck": "a", "token": led["token"]})
    assert refused == "refused-no-invitation"
    ann.sit(one.name, 0)
    seen = ben.done("GET", f"/api/tables/{one.name}", headers={"x-seat-token": str(led["token"])})
    assert seen["yours"] == []


def test_an_own_seat_has_no_code(house: House) -> None:
    """Its link is for another device of the same player, and nobody else's business."""
    ann = house.guest("Ann")
    table = ann.lay()
    ann.sit(table.name, 0)
    assert ann.done("GET", f"/api/tables/{table.name}/seats/0/invitation")["code"] is None


@pytest.mark.parametrize("code", ["AAAAAA", "x", "%20", "nobody%20has%20this", "к" * 500])
def test_a_wrong_code(house: House, code: str) -> None:
    """Is refused in words."""
    assert house.guest().refused("GET", f"/api/codes/{code}") == "refused-no-such-code"
    said = house.guest().call("GET", f"/api/codes/{code}", params={"lang": "ru"}).json()
    assert said["text"].startswith("Такого кода нет")
