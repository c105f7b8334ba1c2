"""Every call there is: where it is answered, what it takes, asks and gives."""

from functools import cache
from typing import Any, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from stolik.server import answers, api_page, codes, evenings, guides, lobby, messages, playing
from stolik.server.door import Door, Handler, answer, language_of
from stolik.server.openapi import described
from stolik.server.store import Unavailable

PLAIN = "text/plain"
HTML = "text/html"
CSS = "text/css"
GUIDE = "/api/games/{game}/guide"
TABLE = "/api/tables/{table}"
SEAT = "/api/tables/{table}/seats/{seat}"
CAMPAIGN = "/api/campaigns/{campaign}"
OWN = ("X-Seat-Token",)
LOOKING = ("since", "wait", "at", *OWN)


class Call(NamedTuple):
    """Something that can be asked for over HTTP."""

    method: str
    path: str
    handler: Handler
    takes: type | None = None
    """The message that comes along."""
    gives: Any = ()
    """What comes back: a shape, one of several, or the kind of a text."""
    asks: tuple[str, ...] = ()
    """What can stand in the address or beside it."""
    done: int = 200
    """The status when all went well."""


async def healthy(request: Request, door: Door) -> Response:  # noqa: ARG001 - being here is enough
    """Say that the process is alive."""
    return answer({"alive": True})


async def ready(request: Request, door: Door) -> Response:  # noqa: ARG001 - it is about the house
    """Say whether the house can serve: whether its database answers."""
    try:
        await door.house.store.ping()
    except Unavailable:
        return answer({"ready": False, "error": "the database does not answer"}, 503)
    return answer({"ready": True})


async def metrics(request: Request, door: Door) -> Response:  # noqa: ARG001 - about the house
    """Return figures about this node, for Prometheus."""
    house = door.house
    house.metrics.rooms.set(len(house.rooms))
    house.metrics.windows.set(sum(len(room.windows) for room in house.rooms.values()))
    return Response(house.metrics.page(), media_type="text/plain; version=0.0.4")


async def openapi(request: Request, door: Door) -> Response:  # noqa: ARG001 - the same for all
    """Describe every call."""
    return answer(description())


async def page(request: Request, door: Door) -> Response:  # noqa: ARG001 - the same for all
    """Describe every call, on a page for people."""
    return Response(shown_description(language_of(request)), media_type=HTML)


async def style(request: Request, door: Door) -> Response:  # noqa: ARG001 - the same for all
    """Return how that page looks."""
    return Response(api_page.style(), media_type=CSS)


@cache
def description() -> dict[str, Any]:
    """Return what is said about every call."""
    return described([call._asdict() for call in CALLS])


@cache
def shown_description(language: str) -> str:
    """Return the same as a page."""
    return api_page.page(description(), language)


CALLS = (
    Call("GET", "/api/me", lobby.whoami, gives=answers.Me),
    Call("PUT", "/api/me", lobby.be_called, messages.Name, answers.Called),
    Call("DELETE", "/api/me", lobby.forget_me, gives=answers.Called),
    Call("GET", "/api/games", lobby.list_games, gives=list[answers.GameOffered]),
    Call("GET", GUIDE, guides.show_guide, gives=answers.GuideShown),
    Call("GET", f"{GUIDE}/{{step}}/why", guides.explain, None, answers.WhyNot, ("move",)),
    Call("GET", "/api/tables", lobby.list_tables, gives=list[answers.TableCard]),
    Call("POST", "/api/tables", lobby.lay_table, messages.NewTable, answers.TableLaid, done=201),
    Call("GET", TABLE, playing.look, None, (answers.Looked, answers.ShownAt), LOOKING),
    Call("PUT", SEAT, playing.sit_down, messages.Sit, answers.Seated),
    Call("DELETE", SEAT, playing.stand_up, None, answers.Stood, OWN),
    Call("GET", f"{SEAT}/invitation", playing.invite, gives=answers.Invitation),
    Call("GET", f"{SEAT}/hint", playing.hint, None, answers.Hint, OWN),
    Call("POST", f"{TABLE}/moves", playing.make_move, messages.Move, answers.Granted, OWN),
    Call("POST", f"{TABLE}/asks", playing.ask_others, messages.Ask, answers.Granted, OWN),
    Call("POST", f"{TABLE}/answers", playing.answer_others, messages.Answer, answers.Granted, OWN),
    Call("POST", f"{TABLE}/says", playing.say, messages.Say, answers.Granted, OWN),
    Call("GET", f"{TABLE}/record", playing.fetch_record, gives=dict[str, Any]),
    Call("POST", f"{TABLE}/rematch", lobby.play_again, gives=answers.Again),
    Call("GET", "/api/codes/{code}", codes.find_by_code, gives=answers.ByCode),
    Call(
        "POST",
        "/api/campaigns",
        evenings.begin_campaign,
        messages.NewCampaign,
        answers.CampaignBegun,
        done=201,
    ),
    Call("GET", CAMPAIGN, evenings.show_campaign, gives=answers.CampaignShown),
    Call(
        "GET",
        f"{CAMPAIGN}/invitation",
        evenings.invite_to_campaign,
        gives=answers.CampaignInvitation,
    ),
    Call("PUT", f"{CAMPAIGN}/players", evenings.join_campaign, messages.Join, answers.Called),
    Call("DELETE", f"{CAMPAIGN}/players", evenings.leave_campaign, messages.Join, answers.Called),
    Call(
        "POST", f"{CAMPAIGN}/evenings", evenings.meet, messages.NewEvening, answers.Again, done=201
    ),
    Call("PUT", f"{CAMPAIGN}/evenings/{{evening}}", evenings.open_evening, gives=answers.Again),
    Call(
        "POST",
        f"{CAMPAIGN}/undo",
        evenings.take_back,
        messages.Evenings,
        answers.EveningsTakenBack,
    ),
    Call(
        "POST",
        f"{CAMPAIGN}/branch",
        evenings.branch,
        messages.Evenings,
        answers.CampaignBegun,
        done=201,
    ),
    Call("GET", f"{CAMPAIGN}/record", evenings.fetch_campaign, gives=dict[str, Any]),
    Call("GET", f"{CAMPAIGN}/deck", evenings.fetch_deck, gives=PLAIN),
    Call("GET", "/healthz", healthy, gives=dict[str, bool]),
    Call("GET", "/readyz", ready, gives=dict[str, bool]),
    Call("GET", "/metrics", metrics, gives=PLAIN),
    Call("GET", "/openapi.json", openapi, gives=dict[str, Any]),
    Call("GET", "/docs", page, None, HTML, ("lang",)),
    Call("GET", "/docs.css", style, gives=CSS),
)
