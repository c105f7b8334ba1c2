"""Campaigns that the house keeps: who plays under which name, and evening after evening."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from stolik.core import Unreadable
from stolik.games import campaigns_of
from stolik.games.stickers.campaign import Campaign, standing
from stolik.games.stickers.campaign_file import read_campaign
from stolik.games.stickers.tests.evenings import begun as new_campaign
from stolik.games.stickers.tests.evenings import play_evening
from stolik.server.campaigns.campaign import ServedCampaign
from stolik.server.campaigns.entries import (
    CampaignEntry,
    CampaignHead,
    Joined,
    Met,
    Parted,
    TakenBack,
    read_campaign_entry,
    read_campaign_head,
    write_campaign_entry,
)
from stolik.server.live.evenings import Evenings
from stolik.server.live.house import House as Rooms
from stolik.server.store import Taken
from stolik.server.store.archive import NotThere
from stolik.server.tables.refusing import Refused, Stale
from stolik.words import LANGUAGES

from .house import Guest, House, Message, is_over, open_house
from .indoors import begun, indoors, kept_in
from .sitting import head_of

STICKERS = "stickers"
RULES = campaigns_of(STICKERS)

# Without a house


def head(evenings: int = 0) -> CampaignHead:
    """Return a campaign of Ann and Ben that began with so many evenings."""
    campaign = new_campaign("Ann", "Ben")
    for _ in range(evenings):
        campaign = play_evening(campaign, "Ann", "Ben")
    return CampaignHead(STICKERS, "host", RULES.write(campaign))


def met(table: str, *players: str) -> Met:
    """Return that an evening began."""
    return Met(table, players or ("Ann", "Ben"), ("",) * (len(players) or 2), {}, 1.0)


def why(wish: Any, *what: Any) -> str:
    """Return why a wish was refused."""
    with pytest.raises(Refused) as refused:
        wish(*what)
    return str(refused.value)


def test_a_name_is_one_guests_at_a_time() -> None:
    """A guest may have several: a family at one screen."""
    kept = ServedCampaign(head())
    for name, guest in (("Ann", "a"), ("Max", "a"), ("Ben", "b")):
        (joined,) = kept.join(name, guest, 1.0)
        assert joined == Joined(name, guest, 1.0)
        kept.heard(joined)
        assert kept.join(name, guest, 2.0) == []
    assert kept.guests == {"Ann": "a", "Max": "a", "Ben": "b"}
    assert why(kept.join, "Ann", "b", 2.0) == "refused-name-taken"
    assert all(kept.is_member(guest) for guest in ("a", "b", "host"))
    assert not any(kept.is_member(guest) for guest in ("c", "", "Ann"))


def test_a_name_is_given_free_by_its_guest_or_by_the_host() -> None:
    """A name that is free stays free."""
    kept = ServedCampaign(head())
    for name, guest in (("Ann", "a"), ("Ben", "b")):
        kept.heard(Joined(name, guest, 1.0))
    assert why(kept.part, "Ann", "b", 2.0) == "refused-not-your-campaign"
    for name, guest in (("Ann", "a"), ("Ben", "host")):
        assert kept.part(name, guest, 2.0) == [Parted(name, 2.0)]
        kept.heard(Parted(name, 2.0))
        assert kept.part(name, guest, 3.0) == []
    assert kept.guests == {}
    kept.heard(Parted("Ann", 3.0))
    assert (kept.guests, kept.number) == ({}, 5)


@pytest.mark.parametrize("left", range(6))
def test_evenings_are_taken_back(left: int) -> None:
    """Those that were played here, and those that the campaign began with."""
    kept = ServedCampaign(head(2))
    assert kept.evenings == 2
    for table in ("one", "two"):
        kept.heard(met(table))
    assert kept.evenings == 4
    for nobody in ("a", ""):
        assert why(kept.take_back, left, nobody, 1.0) == "refused-not-host"
    entries = kept.take_back(left, "host", 1.0)
    assert entries == ([TakenBack(left, 1.0)] if left < 4 else [])
    for entry in entries:
        kept.heard(entry)
    assert kept.evenings == min(left, 4)
    assert [each.table for each in kept.met] == ["one", "two"][: max(0, left - 2)]
    assert RULES.evenings(kept.begun) == min(left, 2)


def test_a_campaign_is_the_games_of_its_evenings() -> None:
    """As many as are given: the last may go on."""
    campaign = new_campaign("Ann", "Ben")
    kept = ServedCampaign(CampaignHead(STICKERS, "host", RULES.write(campaign)))
    games = []
    for number in range(2):
        kept.heard(met(f"table {number}"))
        campaign = play_evening(campaign, "Ann", "Ben")
        games.append(RULES.evening(campaign)[1])
        assert kept.with_games(games) == campaign
    assert kept.with_games(games[:1]) == campaign.until(1)
    assert kept.with_games([]) == campaign.until(0)


@pytest.mark.parametrize(
    "entry",
    [Joined("Ann", "a", 1.0), Parted("Ann", 1.0), met("t"), TakenBack(1, 1.0)],
    ids=lambda entry: type(entry).__name__,
)
def test_entries_are_written_and_read(entry: CampaignEntry) -> None:
    """Nothing is lost."""
    assert read_campaign_entry(write_campaign_entry(entry)) == entry


@pytest.mark.parametrize("text", ["", "{", "{}", "[]", '{"is":"joined"}', '{"is":"moved","at":1}'])
def test_damaged_entries_and_heads_are_not_read(text: str) -> None:
    """With a sentence."""
    with pytest.raises(Unreadable, match="an entry of a campaign is damaged"):
        read_campaign_entry(text)
    with pytest.raises(Unreadable, match="the head of a campaign is damaged"):
        read_campaign_head(text)


def test_a_campaign_of_a_game_that_has_none() -> None:
    """Cannot be kept."""
    with pytest.raises(Unreadable, match="'rally' has no campaign; these have: stickers"):
        ServedCampaign(CampaignHead("rally", "host", "{}"))


# The archive


async def begin_evening(rooms: Rooms, table: str) -> None:
    """Lay the table of an evening."""
    await begun(rooms, head_of(STICKERS), table)


async def test_one_of_two_evenings_at_once_wins(tmp_path: Path) -> None:
    """At two nodes: the other is told that an evening goes on."""
    async with kept_in(tmp_path) as store, indoors(store) as one, indoors(store) as two:
        name = await Evenings(one).begin(head())
        for rooms, table in ((one, "here"), (two, "there")):
            await begin_evening(rooms, table)
        answers = await asyncio.gather(
            Evenings(one).meet(name, met("here"), "host"),
            Evenings(two).meet(name, met("there"), "host"),
            return_exceptions=True,
        )
        (lost,) = [answer for answer in answers if answer is not None]
        assert isinstance(lost, Refused)
        assert lost.said["key"] == "refused-evening-goes-on"
        won = ("here", "there")[answers.index(None)]
        for rooms in (one, two):
            kept = await Evenings(rooms).read(name)
            assert [each.table for each in kept.met] == [won]
            assert await Evenings(rooms).playing(kept) == won


async def test_everybody_who_joins_at_once_is_there(tmp_path: Path) -> None:
    """Whoever is slower asks again; of those who want one name, one gets it."""
    async with kept_in(tmp_path) as store, indoors(store) as rooms:
        name = await Evenings(rooms).begin(head())

        async def join(player: str, guest: str) -> ServedCampaign:
            return await Evenings(rooms).change(
                name, lambda kept, now: kept.join(player, guest, now)
            )

        await asyncio.gather(*(join(f"Player {each}", "a") for each in range(5)))
        same = await asyncio.gather(*(join("Ann", guest) for guest in "ab"), return_exceptions=True)
        assert {type(each) for each in same} == {ServedCampaign, Refused}
        kept = await Evenings(rooms).read(name)
        assert len(kept.guests) == kept.number == 6


async def test_a_campaign_that_somebody_else_always_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Is given up after some tries, and nothing is half done."""

    async def taken(*_: Any, **__: Any) -> None:
        raise Taken

    async with kept_in(tmp_path) as store, indoors(store) as rooms:
        evenings = Evenings(rooms)
        name = await evenings.begin(head())
        await begin_evening(rooms, "table")
        monkeypatch.setattr(store, "append", taken)
        with pytest.raises(Stale):
            await evenings.change(name, lambda kept, now: kept.join("Ann", "a", now))
        with pytest.raises(Stale):
            await evenings.meet(name, met("table"), "host")
        assert (await evenings.read(name)).number == 0


async def test_tables_and_campaigns_are_not_mixed_up(tmp_path: Path) -> None:
    """Neither is found as the other."""
    async with kept_in(tmp_path) as store, indoors(store) as rooms:
        name = await Evenings(rooms).begin(head())
        with pytest.raises(NotThere):
            await rooms.room(name)
        with pytest.raises(NotThere):
            await Evenings(rooms).read("c.nowhere")


# Over HTTP


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One house for all of them: nobody is in the way of anybody."""
    with open_house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


def begin(guest: Guest, *roster: str, **more: Any) -> str:
    """Begin a campaign."""
    wanted = {"game": STICKERS, "roster": roster, **more}
    return str(guest.done("POST", "/api/campaigns", json=wanted)["campaign"])


def look(guest: Guest, campaign: str) -> Message:
    """Look at a campaign."""
    seen: Message = guest.done("GET", f"/api/campaigns/{campaign}")
    return seen


def join(guest: Guest, campaign: str, name: str) -> None:
    """Play under a name."""
    guest.done("PUT", f"/api/campaigns/{campaign}/players", json={"name": name})


def meet(guest: Guest, campaign: str, *players: str, **more: Any) -> str:
    """Begin an evening, and return its table."""
    wanted = {"players": players, **more}
    return str(guest.done("POST", f"/api/campaigns/{campaign}/evenings", json=wanted)["table"])


def let_bots_play(guest: Guest, campaign: str, *players: str, **more: Any) -> str:
    """Have an evening at which everybody is stood in for."""
    table = meet(guest, campaign, *players, bots=("luck",) * len(players), **more)
    guest.wait(table, is_over)
    return table


class Played(NamedTuple):
    """A campaign of two evenings, the second with one more player."""

    ann: Guest
    campaign: str
    tables: list[str]


@pytest.fixture(scope="module")
def played(house: House) -> Played:
    """Return such a campaign, the same for many questions."""
    ann = house.guest("Ann")
    campaign = begin(ann, "Аня", "Борис")
    tables = [
        let_bots_play(ann, campaign, "Аня", "Борис"),
        let_bots_play(ann, campaign, "Борис", "Вера", "Аня"),
    ]
    return Played(ann, campaign, tables)


def mine(guest: Guest) -> list[str]:
    """Return the campaigns that somebody is reminded of."""
    return [card["campaign"] for card in guest.done("GET", "/api/me")["campaigns"]]


def record_of(guest: Guest, campaign: str) -> str:
    """Return the campaign as a file."""
    response = guest.call("GET", f"/api/campaigns/{campaign}/record")
    assert response.status_code == 200, response.text
    return response.text


def test_a_campaign_begins(house: House) -> None:
    """With a roster; whoever has its link sees it, and only the host is the host."""
    ann, eve = house.guest("Ann"), house.guest()
    campaign = begin(ann, "Аня", "Борис", options={"marks_match": True})
    for guest, host in ((ann, True), (eve, False)):
        seen = look(guest, campaign)
        assert (seen["game"], seen["host"], seen["playing"]) == (STICKERS, host, None)
        assert (seen["names"], seen["tables"]) == ([], [])
        view = seen["view"]
        assert [row["name"] for row in view["roster"]] == ["Аня", "Борис"]
        assert (view["options"], view["opens"]) == ({"marks_match": True}, "P1")
    assert mine(ann) == [campaign]
    assert house.guest("Ben").done("GET", "/api/me")["campaigns"] == []


def test_a_row_belongs_to_whoever_joined(house: House) -> None:
    """Nobody else takes it; its guest or the host gives it free."""
    ann, ben, eve = (house.guest(name) for name in ("Ann", "Ben", "Eve"))
    campaign = begin(ann, "Аня", "Борис")
    players = f"/api/campaigns/{campaign}/players"
    for guest, name in ((ann, "Аня"), (ann, "Макс"), (ben, " Борис ")):
        join(guest, campaign, name)
    assert eve.refused("PUT", players, json={"name": "Аня"}) == "refused-name-taken"
    assert eve.refused("DELETE", players, json={"name": "Аня"}) == "refused-not-your-campaign"
    rows = [(name["name"], name["you"]) for name in look(ann, campaign)["names"]]
    assert rows == [("Аня", True), ("Макс", True), ("Борис", False)]
    assert mine(ben) == [campaign]
    ann.done("DELETE", players, json={"name": "Борис"})
    join(eve, campaign, "Борис")
    assert ben.refused("PUT", players, json={"name": "Борис"}) == "refused-name-taken"
    eve.done("DELETE", players, json={"name": "Борис"})
    ben.done("DELETE", players, json={"name": "Борис"})
    assert [name["name"] for name in look(eve, campaign)["names"]] == ["Аня", "Макс"]
    assert (mine(ann), mine(ben), mine(eve)) == ([campaign], [], [])
    assert not any(name["you"] for name in look(house.guest(), campaign)["names"])
    stranger = house.guest()
    for method in ("PUT", "DELETE"):
        assert stranger.refused(method, players, json={"name": "Икс"}) == "refused-no-name"
    for unfit in ("", "x" * 25, "f.u.c.k"):
        assert eve.refused("PUT", players, json={"name": unfit}) == "refused-name"


def test_seats_of_an_evening_are_kept(house: House) -> None:
    """For those who joined; the others come by invitation of whoever began the evening."""
    ann, ben, eve = (house.guest(name) for name in ("Ann", "Ben", "Eve"))
    campaign = begin(ann, "Аня", "Борис")
    for guest, name in ((ann, "Аня"), (ann, "Макс"), (ben, "Борис")):
        join(guest, campaign, name)
    evenings = f"/api/campaigns/{campaign}/evenings"
    wanted = {"players": ["Борис", "Аня", "Макс", "Вера"]}
    assert eve.refused("POST", evenings, json=wanted) == "refused-not-your-campaign"
    assert house.guest().refused("POST", evenings, json=wanted) == "refused-no-name"
    table = meet(ben, campaign, *wanted["players"])
    assert look(eve, campaign)["playing"] == table
    for member in (ann, ben):
        assert member.refused("POST", evenings, json=wanted) == "refused-evening-goes-on"
    for guest, seat in ((ann, 0), (ben, 1), (ben, 2), (eve, 0), (eve, 3), (ann, 3)):
        path = f"/api/tables/{table}/seats/{seat}"
        assert guest.refused("PUT", path, json={}) == "refused-no-invitation"
    invited = ben.done("GET", f"/api/tables/{table}/seats/3/invitation")["token"]
    for guest, seat, token in ((ben, 0, ""), (ann, 1, ""), (ann, 2, ""), (eve, 3, invited)):
        guest.sit(table, seat, token)
    seen = eve.look(table)
    assert (seen["phase"], seen["campaign"]) == ("playing", campaign)
    assert [seat["name"] for seat in seen["seats"]] == wanted["players"]
    cards = ann.done("GET", "/api/me")["tables"]
    assert [(card["table"], card["campaign"], card["yours"]) for card in cards] == [
        (table, campaign, [1, 2])
    ]


def test_a_campaign_at_a_glance(house: House) -> None:
    """The whole roster, how many evenings are over, and whether one waits for whoever looks."""
    ann, ben = house.guest("Ann"), house.guest("Ben")
    campaign = begin(ann, "Аня", "Борис")
    card = {
        "campaign": campaign,
        "game": STICKERS,
        "names": ["Аня", "Борис"],
        "evenings": 0,
        "playing": None,
        "waiting": False,
    }

    def glance(guest: Guest) -> Message:
        (seen,) = guest.done("GET", "/api/me")["campaigns"]
        found: Message = seen
        return found

    join(ann, campaign, "Аня")
    assert glance(ann) == card
    assert look(ann, campaign)["tonight"] is None
    join(ben, campaign, "Борис")
    join(ben, campaign, "Вера")
    let_bots_play(ann, campaign, "Аня", "Глеб")
    card |= {"names": ["Аня", "Борис", "Глеб", "Вера"], "evenings": 1}
    assert glance(ann) == card
    table = meet(ben, campaign, "Аня", "Борис")
    ben.sit(table, 1)
    assert glance(ann) == card | {"playing": table, "waiting": True}
    assert glance(ben) == card | {"playing": table}
    tonight = look(ann, campaign)["tonight"]
    assert (tonight["table"], tonight["phase"], tonight["yours"]) == (table, "gathering", [])
    seats = [(seat["name"], seat["free"]) for seat in tonight["seats"]]
    assert seats == [("Аня", True), ("Борис", False)]
    ann.sit(table, 0)
    seen = ann.look(table)
    deciding = [seat["owes"] for seat in seen["seats"]].index(True)
    for guest, seat in ((ann, 0), (ben, 1)):
        assert glance(guest)["waiting"] == (seat == deciding)
        assert look(guest, campaign)["tonight"]["yours"] == [seat]


def test_a_campaign_has_a_link_and_a_picture_of_it(house: House) -> None:
    """For whoever has the link: it is the invitation, and lasts."""
    ann = house.guest("Ann")
    campaign = begin(ann, "Аня", "Борис")
    for guest in (ann, house.guest()):
        invited = guest.done("GET", f"/api/campaigns/{campaign}/invitation")
        assert invited["link"] == f"{house.url}/c/{campaign}"
        assert invited["qr"].startswith("<svg")
        assert guest.call("GET", f"/c/{campaign}").status_code == 200


def test_every_evening_can_be_looked_at(played: Played, house: House) -> None:
    """Also one that was played elsewhere: it gets a table, where nobody sits, and the same one."""
    eve, stranger = house.guest("Eve"), house.guest()
    copy = begin(eve, game="", record=record_of(played.ann, played.campaign))
    for number, table in enumerate(played.tables, 1):
        path = f"evenings/{number}"
        assert stranger.done("PUT", f"/api/campaigns/{played.campaign}/{path}") == {"table": table}
        opened = {
            guest.done("PUT", f"/api/campaigns/{copy}/{path}")["table"] for guest in (eve, stranger)
        }
        (again,) = opened
        here, there = stranger.look(again), stranger.look(table)
        assert (here["phase"], here["campaign"]) == ("over", copy)
        assert here["moves"] == there["moves"]
        for part in ("scores", "ranking"):
            assert here["result"][part] == there["result"][part]
        assert here["views"] == there["views"]
        assert [seat["name"] for seat in here["seats"]] == [seat["name"] for seat in there["seats"]]
        halfway = stranger.done("GET", f"/api/tables/{again}?at=20")
        assert halfway["views"] == stranger.done("GET", f"/api/tables/{table}?at=20")["views"]
    assert look(eve, copy)["tables"] == [None, None]
    for unfit in ("3", "0", "-1", "x", "9" * 5000):
        path = f"/api/campaigns/{copy}/evenings/{unfit}"
        assert answered(eve, "PUT", path, None) in {400, 404, 414}


def test_an_evening_leaves_its_marks(played: Played, house: House) -> None:
    """Trophies, opened packs and stuck stickers: on the page, and in the deck of the next."""
    seen = look(house.guest(), played.campaign)
    view = seen["view"]
    assert (seen["tables"], seen["playing"]) == (played.tables, None)
    assert [row["name"] for row in view["roster"]] == ["Аня", "Борис", "Вера"]
    assert [evening["players"] for evening in view["evenings"]] == [
        ["Аня", "Борис"],
        ["Борис", "Вера", "Аня"],
    ]
    won = {row["name"]: row["trophies"] for row in view["roster"]}
    for number, evening in enumerate(view["evenings"], 1):
        assert evening["over"]
        assert evening["winners"] == [name for name in won if number in won[name]]
        result = played.ann.look(played.tables[number - 1])["result"]
        best = [evening["players"][seat] for seat in result["ranking"][0]]
        assert sorted(best) == sorted(evening["winners"])
    assert view["opened"] == [evening["pack"] for evening in view["evenings"]]
    assert view["opened"][0] == "P1"
    assert any(each["card"]["stuck"] for each in view["cards"])
    heads = [house.stored(table)[0] for table in played.tables]
    campaign = read_campaign(record_of(played.ann, played.campaign))
    for number, deck in enumerate(heads):
        assert deck.components == next_deck(campaign, number)
        assert deck.names == campaign.evenings[number].players


def next_deck(campaign: Campaign, evenings: int) -> str:
    """Return the deck with which the evening after so many is played."""
    game, _ = RULES.evening(campaign.until(evenings + 1))
    assert game.components is not None
    return game.components


def test_what_the_house_shows_is_what_the_file_says(played: Played) -> None:
    """Whoever reads it, the terminal too, comes to the same standing."""
    campaign = read_campaign(record_of(played.ann, played.campaign))
    found = standing(campaign)
    assert found.playing is None
    view = look(played.ann, played.campaign)["view"]
    assert view == json.loads(json.dumps(RULES.view(campaign)))
    stuck = {each["card"]["card"]: each["card"]["stuck"] for each in view["cards"]}
    assert {code: on for code, on in stuck.items() if on} == found.stuck
    assert {row["name"]: row["trophies"] for row in view["roster"]} == found.trophies


def test_the_cards_are_taken_home_alone(played: Played, house: House) -> None:
    """As a component file, for anybody: a table is laid with it, and opens no pack."""
    eve = house.guest("Eve")
    found = eve.call("GET", f"/api/campaigns/{played.campaign}/deck")
    assert (found.status_code, found.headers["content-type"]) == (200, "text/plain; charset=utf-8")
    assert found.text == RULES.deck(read_campaign(record_of(played.ann, played.campaign)))
    table = eve.lay(STICKERS, ("luck", "luck"), components=found.text).name
    assert eve.wait(table, is_over)["views"][0]["view"]["pack"] is None


def test_a_campaign_goes_to_another_house_and_back(played: Played, house: House) -> None:
    """The file is the same, byte for byte; there is no table of an evening played elsewhere."""
    text = record_of(played.ann, played.campaign)
    eve = house.guest("Eve")
    for game in ("", STICKERS):
        again = begin(eve, game=game, record=text)
        assert record_of(eve, again) == text
        seen = look(eve, again)
        assert (seen["host"], seen["tables"]) == (True, [None, None])
        assert seen["view"] == look(played.ann, played.campaign)["view"]
    table = let_bots_play(eve, again, "Вера", "Аня")
    assert look(eve, again)["tables"] == [None, None, table]
    later = record_of(eve, again)
    assert read_campaign(later).until(2) == read_campaign(text)
    assert record_of(eve, begin(eve, game="", record=later)) == later


def test_the_kept_campaign_of_fifteen_evenings_is_taken_up(house: House) -> None:
    """A whole campaign is not too much for one message; its winners are known."""
    path = Path(__file__).parents[2] / "src/stolik/games/stickers/tests/campaigns"
    text = (path / "fifteen-evenings.json").read_text("utf-8")
    ann = house.guest("Ann")
    campaign = begin(ann, game="", record=text)
    seen = look(ann, campaign)
    assert len(seen["tables"]) == 15
    assert seen["view"]["winners"]
    assert RULES.read(record_of(ann, campaign)) == RULES.read(text)


def test_an_evening_that_goes_on_is_left_out_of_a_file(house: House) -> None:
    """Of a campaign that was saved in the middle of one, the evenings that are over count."""
    campaign = play_evening(new_campaign("Аня", "Борис"), "Аня", "Борис")
    going = RULES.with_evening(campaign, ["Аня", "Борис"], ["", ""], {}, "a seed", "luck")
    ann = house.guest("Ann")
    again = begin(ann, game="", record=RULES.write(going))
    assert record_of(ann, again) == RULES.write(campaign)


THREE = ("Аня", "Борис", "Вера")


def test_who_stuck_the_last_sticker_begins_the_next_evening(house: House, played: Played) -> None:
    """ST-R29: it is told before, settled whatever is wished, and kept in the campaign's file."""
    ann, campaign = played.ann, played.campaign
    begins = look(ann, campaign)["view"]["begins"]
    assert sorted(begins) == sorted(THREE)
    assert "first_seat" not in look(ann, campaign)["view"]["offers"]
    first = read_campaign(record_of(ann, campaign)).evenings[1].options["first_seat"]
    assert first in {"1", "3"}, "Аня or Борис, who played the evening before"
    branch = ann.done("POST", f"/api/campaigns/{campaign}/branch", json={"evenings": 2})["campaign"]
    other = next(name for name in THREE if name != begins[0])
    table = meet(ann, branch, other, begins[0], options={"first_seat": "1"})
    assert house.stored(table)[0].options["first_seat"] == "2"


def foretold(text: str) -> str:
    """Return the deck that whoever has a campaign's file expects of its next evening."""
    going = RULES.with_evening(RULES.read(text), [*THREE], [""] * 3, {}, "any seed", "")
    return next_deck(going, RULES.evenings(going) - 1)


def test_what_chance_will_do_follows_from_no_file(house: House) -> None:
    """Nor from a branch, or an evening that was taken back: where it sticks what was set aside."""
    ann = house.guest("Ann")
    text = RULES.write(play_evening(new_campaign(*THREE[:2]), *THREE[:2]))
    campaign = begin(ann, game="", record=text)
    path = f"/api/campaigns/{campaign}"
    branch = ann.done("POST", f"{path}/branch", json={"evenings": 1})["campaign"]
    tables = [meet(ann, name, *THREE) for name in (campaign, branch)]
    ann.done("POST", f"{path}/undo", json={"evenings": 1})
    tables.append(meet(ann, campaign, *THREE))
    decks = [house.stored(table)[0].components for table in tables]
    assert len({foretold(text), *decks}) == 4


def test_what_chance_did_is_in_the_file_of_an_evening_that_is_over(house: House) -> None:
    """It is taken home as it was, and goes on there."""
    ann = house.guest("Ann")
    text = RULES.write(play_evening(new_campaign(*THREE[:2]), *THREE[:2]))
    campaign = begin(ann, game="", record=text)
    table = let_bots_play(ann, campaign, *THREE)
    home = read_campaign(record_of(ann, campaign))
    assert standing(home).placed
    assert next_deck(home, 1) == house.stored(table)[0].components
    assert record_of(ann, begin(ann, game="", record=RULES.write(home))) == RULES.write(home)


def test_evenings_are_taken_back_by_the_host(house: House, played: Played) -> None:
    """What was comes back as a file, and can be begun again."""
    ann, ben = house.guest("Ann"), house.guest("Ben")
    whole = record_of(played.ann, played.campaign)
    campaign = begin(ann, game="", record=whole)
    join(ben, campaign, "Борис")
    undo = f"/api/campaigns/{campaign}/undo"
    for guest in (ben, house.guest("Eve")):
        why_not = guest.refused("POST", undo, json={"evenings": 0})
        assert why_not == "refused-not-host"
    assert house.guest().refused("POST", undo, json={"evenings": 0}) == "refused-no-name"
    same = ann.done("POST", undo, json={"evenings": 99})
    assert same == {"evenings": 2, "record": whole}
    assert record_of(ann, campaign) == whole
    back = ann.done("POST", undo, json={"evenings": 1})
    assert back == {"evenings": 1, "record": whole}
    assert read_campaign(record_of(ann, campaign)) == read_campaign(whole).until(1)
    assert len(look(ann, campaign)["tables"]) == 1
    again = begin(ann, game="", record=back["record"])
    assert record_of(ann, again) == whole
    let_bots_play(ann, campaign, "Аня", "Борис")
    assert read_campaign(record_of(ann, campaign)).until(1) == read_campaign(whole).until(1)


def test_a_campaign_branches_off(played: Played, house: House) -> None:
    """For anybody, from any evening; the first one knows nothing of it."""
    eve = house.guest("Eve")
    whole = read_campaign(record_of(played.ann, played.campaign))
    path = f"/api/campaigns/{played.campaign}/branch"
    assert eve.call("POST", path, json={"evenings": 3}).status_code == 400
    for evenings in (0, 1, 2):
        other = eve.done("POST", path, json={"evenings": evenings})["campaign"]
        assert read_campaign(record_of(eve, other)) == whole.until(evenings)
        seen = look(eve, other)
        assert (seen["host"], seen["names"]) == (True, [])
        assert seen["tables"] == [None] * evenings
    stranger = house.guest()
    assert stranger.refused("POST", path, json={"evenings": 0}) == "refused-no-name"
    assert look(eve, played.campaign)["tables"] == played.tables


def test_nobody_is_told_the_luck_of_an_evening_that_goes_on(house: House) -> None:
    """Not by the campaign, its file, a branch, what is taken back, or the table."""
    ann, eve = house.guest("Ann"), house.guest("Eve")
    campaign = begin(ann, "Аня", "Борис")
    let_bots_play(ann, campaign, "Аня", "Борис")
    table = meet(ann, campaign, "Аня", "Борис", bots=["", "luck"])
    ann.sit(table, 0, luck="a word of Ann's")
    path = f"/api/campaigns/{campaign}"
    for guest in (ann, eve):
        seen = look(guest, campaign)
        assert (seen["playing"], len(seen["view"]["evenings"])) == (table, 1)
        assert len(seen["tables"]) == 2
        assert len(read_campaign(record_of(guest, campaign)).evenings) == 1
        branch = guest.done("POST", f"{path}/branch", json={"evenings": 1})["campaign"]
        assert len(read_campaign(record_of(guest, branch)).evenings) == 1
        guest.look(table), guest.done("GET", "/api/me")
        guest.call("GET", f"/api/tables/{table}/record")
    for left in (2, 1, 0):
        ann.done("POST", f"{path}/undo", json={"evenings": left})
    secret = house.stored(table)[0].secret
    seed = house.table(table).record.seed
    assert secret in seed
    for text in (*ann.sent, *eve.sent):
        assert secret not in text
        assert seed not in text


def test_an_evening_is_not_played_again(played: Played, house: House) -> None:
    """The next one begins at the campaign; a guest who sat there is told so."""
    ann = house.guest("Ann")
    campaign = begin(ann, game="", record=record_of(played.ann, played.campaign))
    table = meet(ann, campaign, "Аня", "Борис", bots=["", "luck"])
    ann.sit(table, 0)
    while not is_over(seen := ann.look(table)):
        if seen["seats"][0]["owes"]:
            assert ann.move(table, 0, seen["moves"]).status_code == 200
        else:
            ann.wait(table, lambda new, old=seen: new["number"] > old["number"])  # type: ignore[misc]
    again = ann.refused("POST", f"/api/tables/{table}/rematch")
    assert again == "refused-campaign-goes-on"
    assert look(ann, campaign)["playing"] is None
    assert look(ann, campaign)["view"]["evenings"][2]["bots"] == ["", "luck"]


# What cannot be


def answered(guest: Guest, method: str, path: str, body: Any) -> int:
    """Ask in both languages for what cannot be; return the status, if there is a sentence."""
    texts, codes = set(), set()
    for language in LANGUAGES:
        response = guest.call(method, path, json=body, params={"lang": language})
        codes.add(response.status_code)
        texts.add(response.json()["text"])
    assert len(texts) == len(LANGUAGES), texts
    (code,) = codes
    return code


CALLS = [
    ("GET", "", None),
    ("GET", "/record", None),
    ("PUT", "/players", {"name": "Аня"}),
    ("DELETE", "/players", {"name": "Аня"}),
    ("GET", "/invitation", None),
    ("POST", "/evenings", {"players": ["Аня", "Борис"]}),
    ("PUT", "/evenings/1", None),
    ("POST", "/undo", {"evenings": 0}),
    ("POST", "/branch", {"evenings": 0}),
]


@pytest.mark.parametrize(("method", "call", "body"), CALLS, ids=[f"{a} {b}" for a, b, _ in CALLS])
def test_campaigns_that_are_not_there(
    played: Played, method: str, call: str, body: Message | None
) -> None:
    """One that never was, one that could not be, and a table."""
    for name in ("c.nowhere", "c.", played.tables[0], "c.%00", "c." + "x" * 99):
        path = f"/api/campaigns/{name}{call}"
        assert answered(played.ann, method, path, body) == 404


@pytest.mark.parametrize(
    ("method", "call"),
    [("GET", ""), ("GET", "/record"), ("POST", "/rematch"), ("PUT", "/seats/0")],
)
def test_a_campaign_is_no_table(played: Played, method: str, call: str) -> None:
    """Nobody sits down at it."""
    path = f"/api/tables/{played.campaign}{call}"
    assert answered(played.ann, method, path, {} if method == "PUT" else None) == 404


@pytest.mark.parametrize(
    "wanted",
    [
        {"game": "rally"},
        {"game": "chess"},
        {"game": ""},
        {"roster": []},
        {"roster": ["Аня"]},
        {"roster": ["Аня", "аня"]},
        {"roster": ["Аня", " Борис"]},
        {"roster": ["Аня", "a=b"]},
        {"roster": [f"{number}" for number in range(31)]},
        {"options": {"chess": True}},
        {"options": {"marks_match": "perhaps"}},
        {"components": "no file"},
        {"record": ""},
        {"record": "{}"},
        {"record": "[]"},
        {"record": '{"game": 7}'},
        {"record": '{"stolik-campaign": 1, "game": "rally"}'},
        {"game": "rally", "record": "{}"},
    ],
    ids=json.dumps,
)
def test_campaigns_that_cannot_begin(played: Played, wanted: Message) -> None:
    """Are refused with a sentence."""
    body = {"game": STICKERS, "roster": ["Аня", "Борис"]} | wanted
    assert answered(played.ann, "POST", "/api/campaigns", body) == 400


def test_files_that_cannot_be_taken_up(played: Played, house: House) -> None:
    """Moves that the rules forbid, evenings that nobody could have played, unfit names."""
    text = record_of(played.ann, played.campaign)
    whole = json.loads(text)
    first, second = whole["evenings"]
    for evenings in (
        [first | {"moves": first["moves"][1:]}, second],
        [first | {"players": ["Аня"]}],
        [first | {"bots": []}],
        [first | {"moves": [[9, "x"]]}],
        [first | {"moves": []}, second],
    ):
        record = json.dumps(whole | {"evenings": evenings})
        assert answered(played.ann, "POST", "/api/campaigns", {"record": record}) == 400
    assert answered(played.ann, "POST", "/api/campaigns", {"record": text[:-20]}) == 400
    unfit = {"record": text.replace('"Вера"', '"F u c k"')}
    assert played.ann.refused("POST", "/api/campaigns", json=unfit) == "refused-name"
    names = {"game": STICKERS, "roster": ["Аня", "Fuck"]}
    assert played.ann.refused("POST", "/api/campaigns", json=names) == "refused-name"
    names = {"game": STICKERS, "roster": ["Аня", "Борис"]}
    assert house.guest().refused("POST", "/api/campaigns", json=names) == "refused-no-name"


@pytest.mark.parametrize(
    "wanted",
    [
        {"players": []},
        {"players": ["Аня"]},
        {"players": ["Аня", "Борис", "Вера", "Гоша", "Дина"]},
        {"players": [f"{number}" for number in range(9)]},
        {"players": ["Аня", "Аня"]},
        {"players": ["Аня", "аня"]},
        {"players": ["Аня", " Борис"]},
        {"players": ["Аня", "a,b"]},
        {"bots": ["luck"]},
        {"bots": ["", "", ""]},
        {"bots": ["nobody", ""]},
        {"options": {"chess": True}},
        {"options": {"marks_match": True}},
        {"pace": {"bank": -1}},
    ],
    ids=json.dumps,
)
def test_evenings_that_cannot_be_played(played: Played, wanted: Message) -> None:
    """Are refused with a sentence, and nothing begins."""
    body = {"players": ["Аня", "Борис"]} | wanted
    path = f"/api/campaigns/{played.campaign}/evenings"
    assert answered(played.ann, "POST", path, body) == 400
    assert look(played.ann, played.campaign)["playing"] is None
    assert look(played.ann, played.campaign)["tables"] == played.tables


@pytest.mark.parametrize("evenings", [-1, 2**31 + 1, "1", None, 1.5])
def test_evenings_are_counted_in_whole_numbers(played: Played, evenings: Any) -> None:
    """To take back, and to branch off."""
    for call in ("undo", "branch"):
        path = f"/api/campaigns/{played.campaign}/{call}"
        assert answered(played.ann, "POST", path, {"evenings": evenings}) == 400
