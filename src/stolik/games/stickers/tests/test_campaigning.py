"""The campaign as anybody may keep it, without knowing which game it is."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from stolik.core import Campaigns, Unreadable, deal, offered
from stolik.games import campaigns, campaigns_of
from stolik.games.stickers import BOX, KEY, VERSION
from stolik.games.stickers.box_file import read_box
from stolik.games.stickers.campaign import Campaign, deck_text, standing
from stolik.games.stickers.campaign_file import read_campaign
from stolik.games.stickers.campaigning import CAMPAIGNS
from stolik.games.stickers.chronicle import Standing
from stolik.games.stickers.components import LID, STICKERS, Sticker
from stolik.games.stickers.options import SCENARIOS, EveningOptions, Options
from stolik.games.stickers.tests.evenings import begun, play_evening, play_on, sit_down

KEPT = Path(__file__).parent / "campaigns" / "fifteen-evenings.json"
NAMES = ("Аня", "Борис", "Вера")


@cache
def some(name: str) -> Campaign:
    """Return a campaign that has come so far."""
    if name == "fresh":
        return begun(*NAMES, marks_match=True)
    if name == "owned":
        owned = CAMPAIGNS.new("seed", [*NAMES], {}, BOX.replace("star = 2", "star = 1", 1))
        return play_evening(owned, *NAMES[:2])
    if name == "begun":
        return sit_down(begun(*NAMES), "Вера", "Гоша", first_seat="2")
    if name == "running":
        return play_on(sit_down(play_evening(begun(*NAMES[:2]), *NAMES[:2]), *NAMES), 20)
    return read_campaign(KEPT.read_text("utf-8"))


ALL = ("fresh", "owned", "begun", "running", "fifteen evenings")


@cache
def stood(name: str) -> Standing:
    """Return how it stands."""
    return standing(some(name))


@cache
def view(name: str) -> dict[str, Any]:
    """Return what can be told of a campaign, as it comes back from JSON: the same."""
    told = CAMPAIGNS.view(some(name))
    again: dict[str, Any] = json.loads(json.dumps(told))
    assert again == told
    return again


def waiting(stickers: list[Sticker]) -> list[dict[str, Any]]:
    """Return stickers that are on no card, as they are shown."""
    return [{"sticker": STICKERS[each.kind], "mark": each.mark} for each in stickers]


def test_the_game_has_campaigns() -> None:
    """They are found by its key."""
    assert CAMPAIGNS.key == KEY
    assert campaigns_of(KEY) is campaigns()[KEY] is CAMPAIGNS
    assert isinstance(CAMPAIGNS, Campaigns)


@pytest.mark.parametrize("name", ALL)
def test_what_is_shown_is_how_it_stands(name: str) -> None:
    """ST-22 to ST-25: all of it, as JSON, and nothing else."""
    campaign = some(name)
    found, told = stood(name), view(name)
    assert set(told) == {
        "options",
        "offers",
        "roster",
        "winners",
        "track",
        "opened",
        "opens",
        "begins",
        "evenings",
        "clans",
        "cards",
        "lid",
        "aside",
        "kept",
        "placed",
    }
    assert told["options"] == campaign.options
    assert [row["name"] for row in told["roster"]] == found.roster
    assert {row["name"]: row["trophies"] for row in told["roster"]} == found.trophies
    assert told["winners"] == found.winners()
    assert told["begins"] == found.stuck_last()
    assert (told["opened"], told["opens"]) == (found.opened, found.opens)
    assert [told["aside"], told["kept"]] == [waiting(found.aside), waiting(found.kept)]
    assert [(each["card"], each["sticker"]) for each in told["placed"]] == found.placed


@pytest.mark.parametrize("name", ALL)
def test_changed_cards_are_shown_as_they_are_now(name: str) -> None:
    """ST-24, ST-R30: every card with a sticker or an ornament, and none besides."""
    found, told = stood(name), view(name)
    cards = {each["card"]["card"]: each["card"] for each in told["cards"]}
    assert {code: card["stuck"] for code, card in cards.items() if card["stuck"]} == found.stuck
    worn = {code: card["decorations"] for code, card in cards.items() if card["decorations"]}
    lid = {LID: [each["sticker"] for each in told["lid"]]} if told["lid"] else {}
    assert worn | lid == found.decorated
    box = read_box(deck_text(some(name), found))
    assert [*cards] == [card.code for card in box.cards if card.code in cards]
    assert [clan["clan"] for clan in told["clans"]] == [clan.code for clan in box.clans]
    for code, card in cards.items():
        assert card["stars"] == box.by_code[code].stars
        assert card["clan"] == box.by_code[code].clan.code


@pytest.mark.parametrize("name", ALL)
def test_who_changed_a_card_is_told(name: str) -> None:
    """ST-24: of each sticker and ornament who stuck it and when; ST-R23, ST-R26: or chance."""
    told = view(name)
    over = sum(evening["over"] for evening in told["evenings"])
    stuck = {
        (number, evening.players[seat], *move.split())
        for number, evening in enumerate(some(name).evenings[:over], 1)
        for seat, move in evening.moves
        if move.endswith((" stick", " decorate"))
    }
    changes = [
        (each["card"]["card"], change) for each in told["cards"] for change in each["changes"]
    ]
    changes += [(LID, change) for change in told["lid"]]
    assert stuck == {
        (change["evening"], change["name"], card, "decorate" if change["ornament"] else "stick")
        for card, change in changes
        if change["name"]
    }
    by_chance = [change for _, change in changes if change["name"] is None]
    assert not any(change["ornament"] for change in by_chance)
    assert bool(by_chance) == (name in {"running", "fifteen evenings"})


@pytest.mark.parametrize("name", ALL)
def test_what_can_be_settled_for_an_evening_is_told(name: str) -> None:
    """ST-R22 holds for the whole campaign; scenarios are on offer when their pack is opened.

    ST-R29: who begins can be named until somebody has stuck a sticker.
    """
    usual = {option: list(values) for option, values in offered(Options).items()}
    if name not in {"fresh", "begun"}:
        del usual["first_seat"]
    scenario = {"scenario": ["none", *SCENARIOS]} if name == "fifteen evenings" else {}
    assert view(name)["offers"] == usual | scenario
    assert CAMPAIGNS.options is EveningOptions


@pytest.mark.parametrize("name", ALL)
def test_the_track_shows_what_was_opened_and_what_is_to_come(name: str) -> None:
    """ST-22: as many cells as there are packs."""
    found, told = stood(name), view(name)
    opened = len(found.opened)
    assert told["track"] == found.opened + found.track[opened:]
    assert len(told["track"]) == len(found.track)
    assert told["opens"] == (told["track"][opened] if opened < len(told["track"]) else "")


@pytest.mark.parametrize("name", ALL)
def test_the_roster_is_known_without_playing(name: str) -> None:
    """It is the one that the campaign comes to."""
    assert CAMPAIGNS.roster(some(name)) == stood(name).roster


@pytest.mark.parametrize("name", ALL)
def test_every_evening_is_told(name: str) -> None:
    """Who played, who won and what was opened; nothing is told of one that goes on, nor luck."""
    campaign = some(name)
    found, told = stood(name), view(name)["evenings"]
    assert len(told) == CAMPAIGNS.evenings(campaign) == len(campaign.evenings)
    for number, (evening, shown) in enumerate(zip(campaign.evenings, told, strict=True)):
        assert shown["players"] == list(evening.players)
        assert shown["bots"] == list(evening.bots)
        assert shown["options"] == evening.options
        over = number < len(found.past)
        past = [shown[part] for part in ("over", "winners", "points", "pack", "news")]
        assert past == ([True, *found.past[number]] if over else [False, [], [], "", []])
        assert evening.seed not in json.dumps(shown)
    assert [shown["over"] for shown in told].count(False) == (found.playing is not None)


def test_fifteen_evenings_have_winners() -> None:
    """ST-R31: when the track is full, and not before."""
    told = view("fifteen evenings")
    assert told["winners"]
    assert told["opens"] == ""
    for name in ("fresh", "running"):
        assert view(name)["opens"]
        assert view(name)["winners"] == []


def test_new_rules_are_told_of_the_evening_that_brought_them() -> None:
    """ST-23: power packs bring combos, a bonus and scenarios; clan packs and stars nothing new."""
    told = {each["pack"]: each["news"] for each in view("fifteen evenings")["evenings"]}
    brought = {pack: [line["key"] for line in news] for pack, news in told.items() if news}
    assert brought == {
        "P1": ["new-combo"],
        "P2": ["new-bonus", "new-bonus", "new-bonus"],
        "P3": ["new-combo"],
        "P5": ["new-combo"],
        "P6": ["new-scenarios"],
    }


@pytest.mark.parametrize("name", ALL)
def test_the_deck_can_be_had_alone(name: str) -> None:
    """As it is now, with all that was stuck; a game with it opens no pack."""
    found, box = stood(name), read_box(CAMPAIGNS.deck(some(name)))
    stuck = {card.code: len(card.stuck) for card in box.cards if card.stuck}
    assert stuck == {code: len(on) for code, on in found.stuck.items()}
    assert box.progress is not None
    assert (box.progress.opened, box.progress.opens) == (found.opened, "")


@pytest.mark.parametrize("name", ALL)
def test_a_campaign_is_built_evening_by_evening(name: str) -> None:
    """What was played is added as if it had been begun and played here."""
    campaign = some(name)
    again = CAMPAIGNS.new(campaign.seed, [*campaign.roster], campaign.options, campaign.components)
    assert again == CAMPAIGNS.until(campaign, 0)
    for number, evening in enumerate(campaign.evenings[:4], 1):
        who = ([*evening.players], [*evening.bots], evening.options)
        begun = CAMPAIGNS.with_evening(again, *who, evening.seed, evening.luck)
        here = begun.with_moves(evening.moves)
        _, record = CAMPAIGNS.evening(CAMPAIGNS.until(campaign, number))
        again = CAMPAIGNS.played(again, *who, evening.luck, record)
        assert again == CAMPAIGNS.until(campaign, number)
        assert (here == again) == (evening.version == VERSION)
        assert CAMPAIGNS.evenings(again) == number


@pytest.mark.parametrize("name", ALL)
def test_a_campaign_is_written_and_read(name: str) -> None:
    """Nothing is lost."""
    campaign = some(name)
    text = CAMPAIGNS.write(campaign)
    assert CAMPAIGNS.read(text) == campaign
    assert CAMPAIGNS.write(CAMPAIGNS.read(text)) == text


@pytest.mark.parametrize("name", ALL[1:])
def test_the_last_evening_is_a_game(name: str) -> None:
    """With the deck of that evening and its moves."""
    campaign = some(name)
    game, record = CAMPAIGNS.evening(campaign)
    evening = campaign.evenings[-1]
    assert (record.seed, record.moves) == (evening.seed, evening.moves)
    assert record.seats == len(evening.players)
    assert record.components == game.components
    assert game.key == CAMPAIGNS.key
    deal(game, record)


def test_what_the_campaign_decides_is_settled_for_the_evening() -> None:
    """ST-R29: who begins, whatever was wished; before the first sticker, what was wished."""
    assert CAMPAIGNS.settled(some("begun")) == {"first_seat": "2"}
    last = view("running")["begins"][0]
    seat = some("running").evenings[-1].players.index(last) + 1
    assert CAMPAIGNS.settled(some("running")) == {"first_seat": f"{seat}"}


def test_what_is_handed_over_is_not_changed_later() -> None:
    """A campaign is a value: whoever changes a list of theirs changes nothing here."""
    players, bots = ["Аня", "Борис"], ["", ""]
    options: dict[str, Any] = {"first_seat": "1"}
    _, record = CAMPAIGNS.evening(some("begun"))
    campaign = CAMPAIGNS.played(some("fresh"), players, bots, options, "luck", record)
    players[0], bots[0], options["first_seat"] = "Гоша", "greed", "2"
    (evening,) = campaign.evenings
    assert (evening.players, evening.bots) == (("Аня", "Борис"), ("", ""))
    assert evening.options == {"first_seat": "1"}


def test_what_cannot_be_played_is_refused() -> None:
    """A roster of one, an evening of one, and an evening while another goes on."""
    with pytest.raises(Unreadable, match="at least 2 players"):
        CAMPAIGNS.new("seed", ["Аня"], {}, None)
    with pytest.raises(Unreadable, match="evening 1 of the campaign"):
        CAMPAIGNS.with_evening(some("fresh"), ["Аня"], [""], {}, "seed", "luck")
    with pytest.raises(Unreadable, match="not over yet"):
        CAMPAIGNS.with_evening(some("running"), ["Аня", "Борис"], ["", ""], {}, "seed", "luck")
