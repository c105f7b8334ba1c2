"""How much may be asked for."""

from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from stolik.server.http import limits
from stolik.server.http.limits import CALLS, CODES, EACH, GUESTS, LAID, Limit, Limits, neighbourhood
from stolik.server.http.sockets import OPENING
from stolik.server.live.window import TOO_MUCH

from .house import QUICK, SOON, Guest, House, open_house
from .knocking import HERE, asked

FEW = Limit(3, 10.0)


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Return a clock that stands until somebody sets it."""
    clock = [1000.0]
    monkeypatch.setattr(limits, "monotonic", lambda: clock[0])
    return clock


def test_so_many_at_once_and_no_more(now: list[float]) -> None:
    """Then one whenever one has been forgotten; in the end as many again."""
    counted = Limits()
    assert [counted.allows(FEW, "eve") for _ in range(5)] == [True, True, True, False, False]
    assert counted.allows(FEW, "ann")
    assert counted.allows(Limit(1, 1.0), "eve")
    now[0] += FEW.seconds / FEW.most
    assert [counted.allows(FEW, "eve") for _ in range(2)] == [True, False]
    now[0] += FEW.seconds
    assert [counted.allows(FEW, "eve") for _ in range(4)] == [True, True, True, False]


@pytest.mark.usefixtures("now")
def test_what_is_forgiven_was_never_asked() -> None:
    """But nobody gets more by it than there was."""
    counted = Limits()
    counted.forgive(FEW, "eve")
    for _ in range(10):
        assert counted.allows(FEW, "eve")
        counted.forgive(FEW, "eve")
    assert [counted.allows(FEW, "eve") for _ in range(4)] == [True, True, True, False]


def test_whoever_asked_long_ago_is_forgotten(
    now: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    """And nobody else."""
    monkeypatch.setattr(limits, "MANY", 3)
    counted = Limits()
    counted.allows(FEW, "long ago")
    now[0] += FEW.seconds
    for _ in range(3):
        counted.allows(FEW, "eve")
    for who in ("ann", "ben"):
        assert counted.allows(FEW, who)
    assert {who for _, who in counted.empty} == {"ann", "ben", "eve"}
    assert not counted.allows(FEW, "eve")


@pytest.mark.usefixtures("now")
def test_whoever_guesses_codes_has_to_wait(tmp_path: Path) -> None:
    """Under whatever name; a right code costs nothing."""
    with open_house(tmp_path, patient=False) as house:
        ann = house.guest("Ann")
        table = ann.lay().name
        code = ann.done("GET", f"/api/tables/{table}/seats/0/invitation")["code"]
        for _ in range(2 * CODES.most):
            ann.done("GET", f"/api/codes/{code}")
        for _ in range(CODES.most):
            house.guest().refused("GET", "/api/codes/AAAAAA")
        for each in (ann, house.guest(), house.guest("Eve")):
            late = each.call("GET", f"/api/codes/{code}")
            assert late.status_code == 429
            assert late.json()["text"]


@pytest.mark.usefixtures("now")
def test_what_is_large_counts_by_its_size() -> None:
    """What is larger than the bucket fills it; how long to wait is said as it is."""
    counted = Limits()
    hundred = Limit(100, 50.0)
    assert [counted.allows(hundred, "eve", 40) for _ in range(3)] == [True, True, False]
    assert counted.wait(hundred, "eve", 40) == pytest.approx(10, abs=0.3)
    assert counted.allows(hundred, "eve", 20)
    assert counted.allows(hundred, "ann", 1000)
    assert not counted.allows(hundred, "ann", 1)


@pytest.mark.usefixtures("now")
def test_many_who_ask_are_not_gone_through_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """While nobody can be forgotten, there is room for twice as many before the next look."""
    monkeypatch.setattr(limits, "MANY", 3)
    counted = Limits()
    for who in "abcdefg":
        assert counted.allows(FEW, who)
    assert (len(counted.empty), counted.many) == (7, 12)


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("somewhere", "somewhere"),
    ],
)
def test_what_counts_as_one_address(host: str, counted: str) -> None:
    """Whoever has IPv6 has a whole network to call from."""
    assert neighbourhood(host) == counted


def fat(guest: Guest) -> httpx.Response:
    """Try to lay a table with a long file of one's own, and return how it was answered."""
    wanted = {"game": QUICK, "chairs": ["", ""], "components": "#" * 100_000}
    return guest.call("POST", "/api/tables", json=wanted)


@pytest.mark.usefixtures("now")
def test_one_address_has_no_more_by_being_many_guests(tmp_path: Path) -> None:
    """A few guests who send files are stopped, all of them, and told how long; who plays is not."""
    with open_house(tmp_path, patient=False, crowd=4) as house:
        eves = [house.guest(f"Eve {number}") for number in range(3)]
        answers = [fat(eve).status_code for _ in range(10) for eve in eves]
        assert answers.count(400) == 3  # nobody plays with that; what is sent counts all the same
        assert answers.count(429) == 27
        late = fat(eves[0])
        assert int(late.headers["retry-after"]) >= 1
        assert late.json()["text"]
        ann = house.guest("Ann")
        for _ in range(20):
            ann.lay()


@pytest.mark.usefixtures("now")
def test_what_is_kept_counts_by_its_size(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when the house itself copies it, as with a campaign that is branched off."""
    monkeypatch.setitem(EACH, LAID, Limit(1000, 3600))
    with open_house(tmp_path, patient=False, crowd=1) as house:
        ann = house.guest("Ann")
        wanted = {"game": "stickers", "roster": ["Ann", "Ben"]}
        campaign = ann.done("POST", "/api/campaigns", json=wanted)["campaign"]
        statuses = [branched(ann, campaign) for _ in range(5)]
        assert 429 in statuses
        assert set(statuses) <= {201, 429}


def branched(guest: Guest, campaign: str) -> int:
    """Branch a campaign off, and return how that was answered."""
    path = f"/api/campaigns/{campaign}/branch"
    return guest.call("POST", path, json={"evenings": 0}).status_code


@pytest.mark.usefixtures("now")
@pytest.mark.parametrize("path", [b"/api/games", b"/nowhere"])
def test_who_asks_for_too_much_in_a_row_is_told_once(tmp_path: Path, path: bytes) -> None:
    """Then the line is closed; what is not there counts too."""
    ask = b"GET " + path + b" HTTP/1.1\r\n" + HERE + b"\r\n"
    with open_house(tmp_path, patient=False) as house:
        said = asked(house.url, ask * (CALLS.most + 100))
    assert len(said) == CALLS.most + 1
    assert said.index(429) == CALLS.most


@pytest.mark.usefixtures("now")
def test_opening_a_window_counts_as_some_calls(tmp_path: Path) -> None:
    """Or somebody who comes and goes all the time would fill the store."""
    with open_house(tmp_path, patient=False) as house:
        ann, table = house.one()
        opened = 0
        while opened < CALLS.most and (code := comes_and_goes(ann, table)) != TOO_MUCH:
            assert code == 0
            opened += 1
        assert CALLS.most // OPENING - 5 < opened <= CALLS.most // OPENING
        assert house.table(table).number <= 10 + 4 * opened
        assert house.guest("Ben").lay().name
        assert comes_and_goes(house.guest("Eve"), table) == 0


def comes_and_goes(guest: Guest, table: str) -> int:
    """Open a window and close it; return with which code the house did so, if it did."""
    with guest.line(table) as line:
        try:
            line.send('{"type": "hello"}')
            line.recv(timeout=SOON)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else -1
    return 0


def names(house: House, count: int) -> list[int]:
    """Let so many people come and say a name; return how each was answered."""
    return [
        house.guest().call("PUT", "/api/me", json={"name": "Ann"}).status_code for _ in range(count)
    ]


@pytest.mark.usefixtures("now")
def test_so_many_guests_may_be_new_at_one_address(tmp_path: Path) -> None:
    """Whoever is somebody already may be called otherwise."""
    with open_house(tmp_path, patient=False, crowd=2) as house:
        ann = house.guest("Ann")
        few = 2 * GUESTS.most
        assert names(house, few) == [200] * (few - 1) + [429]
        ann.done("PUT", "/api/me", json={"name": "Anna"})


@pytest.mark.usefixtures("now")
def test_behind_a_proxy_everybody_has_an_address(tmp_path: Path) -> None:
    """As the proxy tells it; what a guest made up before it is not believed."""
    with open_house(tmp_path, patient=False, crowd=1) as house:

        def come(forwarded: str) -> int:
            said = {"x-forwarded-for": forwarded}
            me = {"name": "Ann"}
            return house.guest().call("PUT", "/api/me", json=me, headers=said).status_code

        assert [come("192.0.2.1") for _ in range(4)] == [200, 200, 200, 429]
        assert come("192.0.2.2") == 200
        assert [come(f"203.0.113.{made_up}, 192.0.2.3") for made_up in range(4)][-1] == 429
        assert [come(f"2001:db8::{n}") for n in range(4)][-1] == 429


def test_an_undo_counts_as_what_it_costs(tmp_path: Path) -> None:
    """To find out whether it shows something takes longer than a call; at a window and without."""
    with open_house(tmp_path, patient=False) as house:
        ann, table = house.one()
        asks = {"seat": 0, "what": "undo"}
        path = f"/api/tables/{table}/asks"
        with ann.window(table) as screen:
            screen.hear()
            tries = [ann.call("POST", path, json=asks).status_code for _ in range(20)]
            assert tries[0] == 409
            assert 429 in tries
            screen.say(type="ask", id="u", **asks)
            assert "Not so fast" in screen.hear()["text"]


@pytest.mark.usefixtures("now")
def test_where_nothing_is_counted(tmp_path: Path) -> None:
    """Whoever measures settles it so."""
    with open_house(tmp_path, patient=False, crowd=0) as house:
        assert names(house, 20) == [200] * 20
        ann = house.guest("Ann")
        for _ in range(40):
            ann.lay()
