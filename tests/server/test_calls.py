"""Every call over HTTP, granted and refused, at a house that runs."""

import json
import threading
from collections.abc import Iterator

import pytest

from stolik.bots.hint import TRIES
from stolik.core import read_record
from stolik.server.http.passes import Passes
from stolik.server.http.routes import CALLS, Call
from stolik.server.tables.fairness import commitment, is_fair

from .house import (
    JSON,
    QUICK,
    Guest,
    House,
    Laid,
    Message,
    choice,
    is_over,
    open_house,
    owing,
    plays_on,
)
from .sitting import led_to

GARBAGE: list[bytes] = [
    b"{",
    b"[]",
    b"null",
    b"7",
    b'"text"',
    b"\xff\xfe",
    b'{"nobody": "asked for this"}',
    b'{"seat": -1, "question": 0, "move": "a", "what": "undo", "yes": true, "name": 7}',
    b'{"seat": 1e99, "name": null, "luck": [], "chairs": "greed"}',
    b'{"a": ' * 10_000,
    b'{"name": "\\ud800", "luck": "\\ud800", "game": "\\ud800", "seat": 0, "move": "\\ud800"}',
]


STALE = "Something else is asked by now: look again."


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One house for all of them: nobody is in the way of anybody."""
    with open_house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


@pytest.fixture(scope="module")
def seated(house: House) -> tuple[Guest, str]:
    """Return a guest at a table that waits for another, the same for many questions."""
    ann = house.guest("Ann")
    table = ann.lay().name
    ann.sit(table, 0)
    return ann, table


@pytest.fixture(scope="module")
def finished(house: House) -> tuple[Guest, Guest, str]:
    """Return a game that Ann and Ben have played to the end."""
    ann, ben, table = house.two()
    place = 0
    while not is_over(seen := ann.look(table)):
        seat = owing(seen)[0]
        assert (ann, ben)[seat].move(table, seat, place).status_code == 200
        place += 1
    return ann, ben, table


def at(call: Call, table: str = "nowhere", seat: int = 0) -> str:
    """Return the address of a call."""
    return (
        call.path.replace("{seat}", str(seat))
        .replace("{table}", table)
        .replace("{campaign}", f"c.{table}")
    )


def events_of(seen: Message) -> list[Message]:
    """Return everything that was told to have happened."""
    return [event for told in seen["happened"] for event in told["events"]]


def named(calls: list[Call]) -> pytest.MarkDecorator:
    """Run a test for each of the calls."""
    return pytest.mark.parametrize("call", calls, ids=[f"{c.method} {c.path}" for c in calls])


# The house itself


def test_it_is_alive_and_ready(house: House) -> None:
    """Whoever looks after it can ask."""
    guest = house.guest()
    assert guest.done("GET", "/healthz") == {"alive": True}
    assert guest.done("GET", "/readyz") == {"ready": True}


def test_every_call_is_described(house: House) -> None:
    """With what it takes."""
    page = house.guest().done("GET", "/openapi.json")
    for call in CALLS:
        found = page["paths"][call.path][call.method.lower()]
        assert found["summary"]
        assert ("requestBody" in found) == (call.takes is not None)


def test_pages_may_load_only_what_is_ours(house: House) -> None:
    """Even where something went wrong."""
    for path in ("/healthz", "/api/tables/nowhere", "/no/such/page"):
        headers = house.guest().call("GET", path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


@named([call for call in CALLS if "{table}" in call.path])
def test_a_table_that_is_not_there(house: House, call: Call) -> None:
    """Is nowhere, for everybody."""
    assert house.guest("Ann").call(call.method, at(call)).status_code == 404


@named([call for call in CALLS if call.takes is not None])
@pytest.mark.parametrize("body", GARBAGE, ids=range(len(GARBAGE)))
def test_nonsense_is_answered_with_a_sentence(
    seated: tuple[Guest, str], call: Call, body: bytes
) -> None:
    """And never with a fault of ours."""
    ann, table = seated
    response = ann.call(call.method, at(call, table), content=body, headers=JSON)
    assert response.status_code == 400, response.text
    assert response.json()["text"]


@named([call for call in CALLS if call.takes is not None])
def test_no_body_is_longer_than_a_record(seated: tuple[Guest, str], call: Call) -> None:
    """However it comes."""
    ann, table = seated
    for content in (b" " * 300_000, (b" " * 2**16 for _ in range(5))):
        response = ann.call(call.method, at(call, table), content=content, headers=JSON)
        assert response.status_code == 413


@pytest.mark.parametrize("value", ["-1", "x", "1.5", "", "1" * 5000, "٣", "+1", " 1"])
@pytest.mark.parametrize("name", ["since", "wait", "at"])
def test_numbers_are_numbers(seated: tuple[Guest, str], name: str, value: str) -> None:
    """In the address too."""
    ann, table = seated
    response = ann.call("GET", f"/api/tables/{table}", params={name: value})
    assert response.status_code == 400 or (name == "at" and response.status_code == 409)


# Who somebody is


def test_a_guest_has_a_name_and_may_take_another(house: House) -> None:
    """The cookie stays: it is the same guest."""
    ann = house.guest("  Ann ")
    me = ann.done("GET", "/api/me")
    assert (me["name"], me["tables"], me["campaigns"]) == ("Ann", [], [])
    before = ann.id
    assert ann.done("PUT", "/api/me", json={"name": "Anna"}) == {"name": "Anna"}
    assert ann.id == before


def test_nobody_else_reads_the_cookie(house: House) -> None:
    """No script, no other site."""
    response = house.guest().call("PUT", "/api/me", json={"name": "Ann"})
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


@pytest.mark.parametrize("name", ["", "   "])
def test_a_name_is_needed(house: House, name: str) -> None:
    """Nobody is called nothing."""
    guest = house.guest()
    assert guest.refused("PUT", "/api/me", json={"name": name}) == "refused-no-name"
    assert not guest.cookie


@pytest.mark.parametrize("name", ["x" * 25, "a\nb", "a\u0000b", "a\u202eb"])
def test_names_that_are_refused(house: House, name: str) -> None:
    """Endless, or with letters that nobody sees."""
    guest = house.guest()
    assert guest.refused("PUT", "/api/me", json={"name": name}) == "refused-name"
    assert not guest.cookie
    assert house.guest().call("PUT", "/api/me", json={"name": "x" * 201}).status_code == 400


def test_a_new_name_is_seen_at_the_table(house: House) -> None:
    """By the others, at once."""
    ann, ben, table = house.two()
    assert [seat["name"] for seat in ben.look(table)["seats"]] == ["Ann", "Ben"]
    ann.done("PUT", "/api/me", json={"name": "Anna"})
    assert [seat["name"] for seat in ben.look(table)["seats"]] == ["Anna", "Ben"]


def test_forged_cookies_are_nobodys(house: House) -> None:
    """Whatever somebody writes there."""
    ann = house.guest("Ann")
    table = ann.lay().name
    ann.sit(table, 0)
    other = Passes("another secret").cookie(ann.id)
    for forged in (ann.id, f"{ann.id}.", other, ann.cookie[:-1], "." * 99, "x", f"{ann.cookie}x"):
        stranger = house.guest()
        stranger.http.headers["cookie"] = f"stolik={forged}"
        me = stranger.done("GET", "/api/me")
        assert (me["name"], me["tables"], me["campaigns"]) == (None, [], [])
        body = {"game": QUICK, "chairs": ["", ""]}
        assert stranger.refused("POST", "/api/tables", json=body) == "refused-no-name"
        path = f"/api/tables/{table}/seats/0"
        assert stranger.refused("DELETE", path) == "refused-not-your-seat"


def test_who_has_said_no_name_only_looks(house: House) -> None:
    """Sitting down, inviting, laying a table and playing again are for guests."""
    table = house.guest("Ann").lay(listed=True).name
    stranger = house.guest()
    for method, path in (
        ("PUT", f"/api/tables/{table}/seats/0"),
        ("GET", f"/api/tables/{table}/seats/0/invitation"),
        ("POST", f"/api/tables/{table}/rematch"),
        ("DELETE", "/api/me"),
    ):
        assert stranger.refused(method, path) == "refused-no-name"
    assert stranger.look(table)["phase"] == "gathering"


def test_whoever_wishes_is_forgotten(house: House) -> None:
    """The name goes, and where they sat; the others' game stays."""
    ann, ben, table = house.two()
    assert [card["table"] for card in ann.done("GET", "/api/me")["tables"]] == [table]
    assert ben.look(table)["seats"][0]["name"] == "Ann"
    cookie = ann.cookie
    assert ann.done("DELETE", "/api/me") == {"name": None}
    assert not ann.cookie
    ann.http.headers["cookie"] = f"stolik={cookie}"
    me = ann.done("GET", "/api/me")
    assert (me["name"], me["tables"]) == (None, [])
    seen = ben.look(table)
    assert seen["seats"][0]["name"] in {"", None}
    assert seen["phase"] == "playing"


# Laying a table


def test_games_are_listed_in_both_languages(house: House) -> None:
    """With all that it takes to lay a table."""
    guest = house.guest("Ann")
    english = guest.done("GET", "/api/games")
    russian = guest.done("GET", "/api/games", params={"lang": "ru"})
    assert [game["game"] for game in english] == [game["game"] for game in russian]
    for ours, theirs in zip(english, russian, strict=True):
        assert ours["title"] != theirs["title"]
    for game in english:
        for bot in game["bots"]:
            assert guest.lay(game["game"], ("", bot)).name


@pytest.mark.parametrize(
    "wanted",
    [
        {"game": "chess"},
        {"chairs": []},
        {"chairs": [""]},
        {"chairs": [""] * 8},
        {"chairs": [""] * 9},
        {"chairs": ["", "nobody"]},
        {"stand_in": "nobody"},
        {"options": {"no_such_option": 1}},
        {"components": "not a file"},
        {"components": "x = 1"},
        {"grace": -1},
        {"grace": 1e9},
        {"pace": {"bank": -1}},
        {"pace": {"increment": -1}},
        {"pace": {"days": 1e308}},
        {"pace": {"bank": 1e308, "increment": 1e308}},
        {"record": ""},
        {"record": "{}"},
        {"record": "[" * 5000},
        {"moves": -1},
    ],
    ids=json.dumps,
)
def test_tables_that_cannot_be_laid(seated: tuple[Guest, str], wanted: Message) -> None:
    """Are refused with a sentence, before anything is stored."""
    ann, _ = seated
    body = {"game": QUICK, "chairs": ["", ""]} | wanted
    response = ann.call("POST", "/api/tables", json=body)
    assert response.status_code == 400, response.text
    assert response.json()["text"]


def test_bots_alone_play_to_the_end(house: House) -> None:
    """Whoever comes looks on."""
    ann = house.guest("Ann")
    table = ann.lay(chairs=("luck", "greed")).name
    seen = ann.wait(table, is_over)
    assert [view["seat"] for view in seen["views"]] == [None]
    assert ann.refused("PUT", f"/api/tables/{table}/seats/0", json={}) == "refused-game-began"


# Sitting down


def test_at_a_listed_table_anybody_may_sit(house: House) -> None:
    """At another only who was invited."""
    ann, ben = house.guest("Ann"), house.guest("Ben")
    open_to_all, closed = ann.lay(listed=True).name, ann.lay().name
    listed = ben.done("GET", "/api/tables")
    names = [card["table"] for card in listed]
    assert open_to_all in names
    assert closed not in names
    ben.sit(open_to_all, 1)
    path = f"/api/tables/{closed}/seats/1"
    assert ben.refused("PUT", path, json={}) == "refused-no-invitation"


def test_an_invitation_leads_to_its_seat(house: House) -> None:
    """As a link and as a picture; whoever has neither cannot sit."""
    ann, ben, eve = house.guest("Ann"), house.guest("Ben"), house.guest("Eve")
    laid = ann.lay()
    found = ann.done("GET", f"/api/tables/{laid.name}/seats/1/invitation")
    assert found["link"] == f"{house.url}/t/{laid.name}#{found['token']}"
    assert found["token"] == laid.invitations[1]
    assert found["qr"].startswith("<svg")
    assert "viewBox" in found["qr"], "it takes the size of its place"
    for token in (laid.invitations[0], "", "x", ann.lay().invitations[1], found["token"][:-1]):
        body = {"token": token}
        path = f"/api/tables/{laid.name}/seats/1"
        assert eve.refused("PUT", path, json=body) == "refused-no-invitation"
    own = ben.sit(laid.name, 1, found["token"])
    taken = eve.refused("PUT", f"/api/tables/{laid.name}/seats/1", json={"token": found["token"]})
    assert taken == "refused-seat-taken"
    mine = f"/api/tables/{laid.name}/seats/1/invitation"
    assert ben.done("GET", mine)["token"] == own != found["token"]
    for other in (ann, eve):  # who laid the table has no more of a taken seat than anybody
        assert other.refused("GET", mine) == "refused-not-your-seat"
    beyond = f"/api/tables/{laid.name}/seats/2/invitation"
    assert ann.refused("GET", beyond) == "refused-no-seat"


def test_sitting_and_standing_up(house: House) -> None:
    """Twice is once; when the game has begun it is too late."""
    ann, ben = house.guest("Ann"), house.guest("Ben")
    laid = ann.lay()
    ann.sit(laid.name, 0)
    ann.sit(laid.name, 0)
    assert ann.look(laid.name)["number"] == 1
    path = f"/api/tables/{laid.name}/seats"
    assert ben.refused("DELETE", f"{path}/0") == "refused-not-your-seat"
    ann.done("DELETE", f"{path}/0")
    assert ann.look(laid.name)["seats"][0]["free"]
    assert ann.refused("DELETE", f"{path}/0") == "refused-not-your-seat"
    for seat in (2, 10**9 - 1):
        assert ann.refused("PUT", f"{path}/{seat}", json={}) == "refused-no-seat"
    for wrong in (10**30, "9" * 5000, -1, "x", "٣"):
        assert ann.call("PUT", f"{path}/{wrong}", json={}).status_code == 400
    for luck in ("x" * 65, "a\nb"):
        assert ann.refused("PUT", f"{path}/0", json={"luck": luck}) == "refused-luck"
    ann.sit(laid.name, 0)
    ben.sit(laid.name, 1, laid.invitations[1])
    assert ann.refused("DELETE", f"{path}/0") == "refused-game-began"


def test_one_screen_for_two(house: House) -> None:
    """A guest with two seats sees both, and decides for both."""
    ann, table = house.one()
    seen = ann.look(table)
    assert [view["seat"] for view in seen["views"]] == [0, 1]
    first = owing(seen)
    seen = plays_on(ann, table, lambda seen: owing(seen) != first)
    assert sorted([*first, *owing(seen)]) == [0, 1]


# Deciding


def test_a_seat_is_decided_for_by_whoever_has_it(house: House) -> None:
    """By the cookie or by its token, and by nobody else."""
    ann, eve = house.guest("Ann"), house.guest("Eve")
    laid = Laid(*ann.lay(chairs=("", "luck")))
    path = f"/api/tables/{laid.name}/moves"
    unheld = {"seat": 0, "question": 0, "move": "x"}
    invited = {"x-seat-token": laid.invitations[0]}
    # To be invited is not to sit there.
    assert eve.refused("POST", path, json=unheld, headers=invited) == "refused-not-your-seat"
    own = ann.sit(laid.name, 0)
    seen = ann.wait(laid.name, lambda seen: owing(seen) == [0])
    move = choice(seen, 0)
    assert eve.refused("POST", path, json=move) == "refused-not-your-seat"
    for token in (*laid.invitations, ann.sit(ann.lay().name, 0), own[:-1], "x"):
        more = {"x-seat-token": token}
        assert eve.refused("POST", path, json=move, headers=more) == "refused-not-your-seat"
    assert [view["seat"] for view in eve.look(laid.name)["views"]] == [None]
    eve.done("POST", path, json=move, headers={"x-seat-token": own})
    for seat in (1, 2, 2**31):
        wrong = move | {"seat": seat}
        assert ann.refused("POST", path, json=wrong) == "refused-not-your-seat"


def test_a_hint_is_a_move_that_can_be_made(house: House) -> None:
    """By whoever is asked, and nobody else; it says why."""
    ann, ben, table = house.two()
    path = f"/api/tables/{table}/seats"
    first = owing(ann.look(table))[0]
    mover, other = (ann, ben) if first == 0 else (ben, ann)
    hint = mover.done("GET", f"{path}/{first}/hint")
    assert other.refused("GET", f"{path}/{first}/hint") == "refused-not-your-seat"
    assert other.refused("GET", f"{path}/{1 - first}/hint") == "refused-nothing-asked"
    why = hint.pop("why")
    assert (why["tries"], 0 < why["percent"] < 100) == (TRIES, True)
    mover.done("POST", f"/api/tables/{table}/moves", json=hint | {"seat": first})


def test_a_move_sent_again_counts_once(house: House) -> None:
    """With the same id it is the same; without one it comes too late."""
    ann, table = house.one()
    move = ann.choice(table, owing(ann.look(table))[0])
    path = f"/api/tables/{table}/moves"
    first = ann.done("POST", path, json=move | {"id": "one"})
    assert ann.done("POST", path, json=move | {"id": "one"}) == first
    assert ann.look(table)["number"] == first["number"]
    for id_ in ("", "two"):
        late = ann.call("POST", path, json=move | {"id": id_})
        assert (late.status_code, late.json()) == (409, {"stale": True, "text": STALE})
    assert len(house.table(table).record.moves) == 1


def test_the_id_of_a_move_is_not_taken_for_another(house: House) -> None:
    """The next question's move with a used id is refused, not called done and left unplayed."""
    ann, table = house.one()
    path = f"/api/tables/{table}/moves"
    seat = owing(ann.look(table))[0]
    first = ann.choice(table, seat) | {"id": "1"}
    ann.done("POST", path, json=first)
    plays_on(ann, table, lambda seen: owing(seen) == [seat])
    moves = len(house.table(table).record.moves)
    for other in (ann.choice(table, seat), first | {"move": "another"}):
        assert ann.refused("POST", path, json=other | {"id": "1"}) == "refused-id-used"
    assert ann.done("POST", path, json=first) == {"number": house.table(table).number}
    assert len(house.table(table).record.moves) == moves
    ann.done("POST", path, json=ann.choice(table, seat) | {"id": "2"})
    assert len(house.table(table).record.moves) == moves + 1


def test_moves_that_are_refused(house: House) -> None:
    """By the house, and by the rules with the rule's own words."""
    ann, table = house.one()
    seat = owing(ann.look(table))[0]
    path = f"/api/tables/{table}/moves"
    move = ann.choice(table, seat)
    nonsense = move | {"move": "no such thing"}
    assert ann.refused("POST", path, json=nonsense) == "refused-no-such-move"
    tabled = house.table(table)
    legal = {str(each) for each in tabled.game.legal_moves(tabled.state, tabled.waits_for[0])}
    wrong = next(str(each) for each in tabled.game.moves if str(each) not in legal)
    texts = set()
    for language in ("ru", "en"):
        asked = {"json": move | {"move": wrong}, "params": {"lang": language}}
        response = ann.call("POST", path, **asked)
        said = response.json()
        assert (response.status_code, said["refused"]["key"]) == (409, "refused-rule")
        assert said["reason"]["rule"]
        texts.add(said["text"])
    assert len(texts) == 2
    assert house.table(table).number == tabled.number


def test_looking_waits_until_there_is_something(house: House) -> None:
    """And not longer than was asked for."""
    ann, ben, table = house.two()
    number = ann.look(table)["number"]
    found: list[Message] = []
    waiting = threading.Thread(
        target=lambda: found.append(ben.look(table, since=number, wait=20)), daemon=True
    )
    waiting.start()
    seat = owing(ann.look(table))[0]
    if seat == 0:
        ann.move(table, 0)
    else:
        eve = house.guest()
        eve.http.cookies = ben.http.cookies
        eve.move(table, 1)
    waiting.join(10)
    assert found[0]["number"] == number + 1
    assert [told["number"] for told in found[0]["happened"]] in ([], [number])
    same = ann.look(table, since=number + 1, wait=1)
    assert (same["number"], same["happened"]) == (number + 1, [])


# Asking the others


def test_alone_one_pauses_and_takes_back_at_once(house: House) -> None:
    """Nobody else has to agree."""
    ann, table = house.one(chairs=("", "luck"))
    asks = f"/api/tables/{table}/asks"
    assert ann.refused("POST", asks, json={"seat": 0, "what": "undo"}) == "refused-nothing-to-undo"
    ann.wait(table, lambda seen: owing(seen) == [0])
    ann.move(table, 0)
    ann.wait(table, lambda seen: owing(seen) == [0])
    ann.done("POST", asks, json={"seat": 0, "what": "undo"})
    assert not [seat for seat, _ in house.table(table).record.moves if seat == 0]
    ann.done("POST", asks, json={"seat": 0, "what": "pause"})
    seen = ann.look(table)
    assert (seen["phase"], owing(seen)) == ("paused", [])
    move = {"seat": 0, "question": 0, "move": "x"}
    assert ann.refused("POST", f"/api/tables/{table}/moves", json=move) == "refused-paused"
    ann.done("POST", asks, json={"seat": 0, "what": "resume"})
    assert ann.look(table)["phase"] == "playing"


def test_the_other_agrees_or_does_not(house: House) -> None:
    """What is asked is shown; whoever asks does not answer."""
    ann, ben, table = house.two()
    asks, answers = f"/api/tables/{table}/asks", f"/api/tables/{table}/answers"
    nothing = ben.refused("POST", answers, json={"seat": 1, "yes": True})
    assert nothing == "refused-nothing-asked"
    for what, yes, phase in (
        ("pause", False, "playing"),
        ("pause", True, "paused"),
        ("resume", True, "playing"),
    ):
        before = ann.look(table)["phase"]
        ann.done("POST", asks, json={"seat": 0, "what": what})
        seen = ben.look(table)
        assert seen["phase"] == before
        asked = seen["asking"]
        assert (asked["seat"], asked["what"], asked["agreed"]) == (0, what, [])
        own = {"seat": 0, "yes": True}
        assert ann.refused("POST", answers, json=own) == "refused-nothing-asked"
        old = {"seat": 1, "yes": True, "question": asked["question"] - 1}
        assert ben.call("POST", answers, json=old).json() == {"stale": True, "text": STALE}
        ben.done("POST", answers, json={"seat": 1, "yes": yes, "question": asked["question"]})
        assert ann.look(table)["phase"] == phase
    for path, body in ((asks, {"seat": 1, "what": "undo"}), (answers, {"seat": 1, "yes": True})):
        assert ann.refused("POST", path, json=body) == "refused-not-your-seat"


# When it is over


def test_nothing_is_looked_up_before_the_end(house: House) -> None:
    """Neither the record nor, in a game of memory, how it was."""
    ann, ben, table = house.two(game="rally")
    place = 0
    while not any(event["key"].startswith("seen-") for event in events_of(ann.look(table))):
        seat = owing(ann.look(table))[0]
        assert (ann, ben)[seat].move(table, seat, place).status_code == 200
        place += 1
    for guest in (ann, ben, house.guest()):
        assert guest.refused("GET", f"/api/tables/{table}/record") == "refused-not-over"
        params = {"at": 0}
        assert guest.refused("GET", f"/api/tables/{table}", params=params) == "refused-to-remember"
    assert ann.refused("POST", f"/api/tables/{table}/rematch") == "refused-not-over"


def test_the_shuffle_can_be_checked(finished: tuple[Guest, Guest, str]) -> None:
    """The secret is shown, it is the one that was promised, and the luck came in."""
    ann, _, table = finished
    seen = ann.look(table)
    result = seen["result"]
    assert commitment(result["secret"]) == seen["commitment"]
    record = read_record(ann.call("GET", f"/api/tables/{table}/record").text)
    assert record.proof is not None
    assert is_fair(record.seed, seen["commitment"], result["lucks"])
    assert result["scores"]
    assert sorted(seat for place in result["ranking"] for seat in place) == [0, 1]


def test_a_finished_game_is_seen_at_any_move(
    finished: tuple[Guest, Guest, str], house: House
) -> None:
    """By its players with their own eyes, by others as onlookers."""
    ann, _, table = finished
    tabled = house.table(table)
    moves = len(tabled.record.moves)
    for number in (0, 1, moves // 2, moves - 1, moves, moves + 1, 999_999_999):
        state = led_to(tabled.game, tabled.record.until(min(number, moves)))
        for guest, eye in ((ann, 0), (house.guest(), None)):
            seen = guest.look(table, at=number)
            assert (seen["at"], seen["moves"]) == (min(number, moves), moves)
            (view,) = seen["views"]
            assert view["seat"] == eye
            expected = tabled.game.view(state, eye)  # type: ignore[arg-type]
            assert view["view"] == json.loads(json.dumps(expected))


def test_nothing_happens_after_the_end(finished: tuple[Guest, Guest, str], house: House) -> None:
    """No move, no pause, nothing taken back: the secret is out."""
    ann, _, table = finished
    number = house.table(table).number
    path = f"/api/tables/{table}"
    move = {"seat": 0, "question": 0, "move": "x"}
    assert ann.refused("POST", f"{path}/moves", json=move) == "refused-no-game"
    for what in ("undo", "pause"):
        asked = {"seat": 0, "what": what}
        assert ann.refused("POST", f"{path}/asks", json=asked) == "refused-no-game"
    assert house.table(table).number == number


def test_the_same_people_play_again_in_their_seats(
    finished: tuple[Guest, Guest, str], house: House
) -> None:
    """The seats are kept for them; whoever asks second comes to the same table."""
    ann, ben, table = finished
    eve = house.guest("Eve")
    assert eve.refused("POST", f"/api/tables/{table}/rematch") == "refused-not-at-table"
    again = ann.done("POST", f"/api/tables/{table}/rematch")["table"]
    assert ben.done("POST", f"/api/tables/{table}/rematch")["table"] == again
    assert ben.look(table)["rematch"] == again
    for guest, seat in ((ann, 1), (ben, 0), (eve, 0)):
        path = f"/api/tables/{again}/seats/{seat}"
        assert guest.refused("PUT", path, json={}) == "refused-no-invitation"
    ann.sit(again, 0)
    ben.sit(again, 1)
    seen = ann.look(again)
    assert [seat["name"] for seat in seen["seats"]] == ["Ann", "Ben"]
    assert seen["phase"] == "playing"
    assert seen["commitment"] != ann.look(table)["commitment"]
    assert owing(seen) != [house.table(table).record.moves[0][0]]


def test_one_goes_on_from_a_record_at_any_move(
    finished: tuple[Guest, Guest, str], house: House
) -> None:
    """With the same cards; there is nothing to prove then."""
    ann, _, table = finished
    text = ann.call("GET", f"/api/tables/{table}/record").text
    record = read_record(text)
    for moves in (0, 1, len(record.moves) // 2, len(record.moves) - 1):
        laid = ann.lay(record=text, moves=moves)
        ann.sit(laid.name, 0)
        ann.sit(laid.name, 1)
        tabled = house.table(laid.name)
        assert tabled.record.moves == record.moves[:moves]
        state = led_to(tabled.game, record.until(moves))
        seen = ann.look(laid.name)
        assert [view["view"] for view in seen["views"]] == [
            json.loads(json.dumps(tabled.game.view(state, seat)))  # type: ignore[arg-type]
            for seat in (0, 1)
        ]
    over = plays_on(ann, laid.name, is_over)
    assert is_over(over)
    assert over["result"]["secret"] is None
    end = read_record(ann.call("GET", f"/api/tables/{laid.name}/record").text)
    assert (end.seed, end.proof) == (record.seed, None)


def test_records_that_nobody_can_go_on_from(
    finished: tuple[Guest, Guest, str],
) -> None:
    """Forbidden moves, too few chairs, more moves than there are, or none left to make."""
    ann, _, table = finished
    record = ann.call("GET", f"/api/tables/{table}/record").json()
    chairs = ["", ""]
    twice = record | {"moves": [record["moves"][0], *record["moves"]]}
    for body in (
        {"record": json.dumps(twice), "chairs": chairs},
        {"record": json.dumps(record), "chairs": ["", "", ""]},
        {"record": json.dumps(record | {"game": "chess"}), "chairs": chairs},
        {"record": json.dumps(record), "chairs": chairs},
        {"record": json.dumps(record), "chairs": chairs, "moves": len(record["moves"]) + 1},
    ):
        response = ann.call("POST", "/api/tables", json=body)
        assert response.status_code == 400, response.text
