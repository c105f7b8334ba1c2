"""Every call there is: where it is answered, what it takes, asks and gives."""

from functools import cache
from typing import Any, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from stolik.server.campaigns import answers as of_campaigns
from stolik.server.campaigns.messages import Evenings, Join, NewCampaign, NewEvening
from stolik.server.http import answers, api_page
from stolik.server.http.answering import answer, language_of
from stolik.server.http.calls import campaigns, codes, door, guides, lobby, running, tables
from stolik.server.http.front_desk import FrontDesk
from stolik.server.http.guarding import Handler
from stolik.server.http.openapi import described
from stolik.server.tables import answers as of_tables
from stolik.server.tables import messages

PLAIN = "text/plain"
HTML = "text/html"
CSS = "text/css"
GUIDE = "/api/games/{game}/guide"
TABLE = "/api/tables/{table}"
SEAT = "/api/tables/{table}/seats/{seat}"
CAMPAIGN = "/api/campaigns/{campaign}"
OWN = ("X-Seat-Token",)
LOOKING = ("since", "wait", "at", "until", "columns", *OWN)
LOOKED = (of_tables.Looked, of_tables.ShownAt, of_tables.StoryShown)


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


async def openapi(request: Request, desk: FrontDesk) -> Response:  # noqa: ARG001 - the same for all
    """Describe every call."""
    return answer(description())


async def page(request: Request, desk: FrontDesk) -> Response:  # noqa: ARG001 - the same for all
    """Describe every call, on a page for people."""
    return Response(shown_description(language_of(request)), media_type=HTML)


async def style(request: Request, desk: FrontDesk) -> Response:  # noqa: ARG001 - the same for all
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
    Call("GET", GUIDE, guides.show_guide, None, answers.GuideShown, ("columns",)),
    Call("GET", f"{GUIDE}/{{step}}/why", guides.explain, None, answers.WhyNot, ("move",)),
    Call("GET", "/api/tables", lobby.list_tables, gives=list[of_tables.TableCard]),
    Call("POST", "/api/tables", lobby.lay_table, messages.NewTable, answers.TableLaid, done=201),
    Call("GET", TABLE, tables.look, None, LOOKED, LOOKING),
    Call("PUT", SEAT, tables.sit_down, messages.Sit, answers.Seated),
    Call("DELETE", SEAT, tables.stand_up, None, answers.Stood, OWN),
    Call("GET", f"{SEAT}/invitation", tables.invite, gives=answers.Invitation),
    Call("GET", f"{SEAT}/hint", tables.hint, None, answers.Hint, OWN),
    Call("POST", f"{TABLE}/moves", tables.make_move, messages.Move, of_tables.Granted, OWN),
    Call("POST", f"{TABLE}/asks", tables.ask_others, messages.Ask, of_tables.Granted, OWN),
    Call("POST", f"{TABLE}/answers", tables.answer_others, messages.Answer, of_tables.Granted, OWN),
    Call("POST", f"{TABLE}/says", tables.say, messages.Say, of_tables.Granted, OWN),
    Call("GET", f"{TABLE}/record", tables.fetch_record, gives=dict[str, Any]),
    Call("POST", f"{TABLE}/rematch", lobby.play_again, gives=answers.Again),
    Call("GET", "/api/codes/{code}", codes.find_by_code, gives=answers.ByCode),
    Call(
        "POST",
        "/api/campaigns",
        campaigns.begin_campaign,
        NewCampaign,
        of_campaigns.CampaignBegun,
        done=201,
    ),
    Call("GET", CAMPAIGN, campaigns.show_campaign, gives=of_campaigns.CampaignShown),
    Call(
        "GET",
        f"{CAMPAIGN}/invitation",
        campaigns.invite_to_campaign,
        gives=of_campaigns.CampaignInvitation,
    ),
    Call("PUT", f"{CAMPAIGN}/players", campaigns.join_campaign, Join, answers.Called),
    Call("DELETE", f"{CAMPAIGN}/players", campaigns.leave_campaign, Join, answers.Called),
    Call(
        "POST",
        f"{CAMPAIGN}/evenings",
        campaigns.meet,
        NewEvening,
        answers.Again,
        done=201,
    ),
    Call("PUT", f"{CAMPAIGN}/evenings/{{evening}}", campaigns.open_evening, gives=answers.Again),
    Call(
        "POST",
        f"{CAMPAIGN}/undo",
        campaigns.take_back,
        Evenings,
        of_campaigns.EveningsTakenBack,
    ),
    Call(
        "POST",
        f"{CAMPAIGN}/branch",
        campaigns.branch,
        Evenings,
        of_campaigns.CampaignBegun,
        done=201,
    ),
    Call("GET", f"{CAMPAIGN}/record", campaigns.fetch_campaign, gives=dict[str, Any]),
    Call("GET", f"{CAMPAIGN}/deck", campaigns.fetch_deck, gives=PLAIN),
    Call("GET", "/api/door", door.show_door, gives=answers.Door),
    Call("PUT", "/api/door", door.open_door, gives=answers.Door),
    Call("DELETE", "/api/door", door.close_door, gives=answers.Door),
    Call("GET", "/healthz", running.healthy, gives=dict[str, bool]),
    Call("GET", "/readyz", running.ready, gives=dict[str, bool]),
    Call("GET", "/metrics", running.metrics, gives=PLAIN),
    Call("GET", "/openapi.json", openapi, gives=dict[str, Any]),
    Call("GET", "/docs", page, None, HTML, ("lang",)),
    Call("GET", "/docs.css", style, gives=CSS),
)
