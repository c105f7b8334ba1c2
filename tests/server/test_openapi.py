"""The description of every call, and the page on which people read it."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from typing import Any

import msgspec
import pytest

from stolik.server.http.api_page import page, style
from stolik.server.http.front_desk import FrontDesk
from stolik.server.http.openapi import EXAMPLES, PARAMETERS, described
from stolik.server.http.routes import CALLS, Call, description
from stolik.server.tables.answers import Fault
from stolik.words import LANGUAGES

from .house import House, open_house

every_call = pytest.mark.parametrize("call", CALLS, ids=[f"{c.method} {c.path}" for c in CALLS])
every_language = pytest.mark.parametrize("language", LANGUAGES)


def said_of(call: Call) -> dict[str, Any]:
    """Return what is said about a call."""
    path = re.sub(r":\w+}", "}", call.path)
    found: dict[str, Any] = description()["paths"][path][call.method.lower()]
    return found


def schemas() -> dict[str, Any]:
    """Return the shapes that messages and answers are made of."""
    found: dict[str, Any] = description()["components"]["schemas"]
    return found


def references(part: object) -> Iterator[str]:
    """Return whatever a part of the description points to."""
    if isinstance(part, dict):
        yield from [part["$ref"]] if "$ref" in part else []
        for each in part.values():
            yield from references(each)
    elif isinstance(part, list):
        for each in part:
            yield from references(each)


# The description


@every_call
def test_everything_in_an_address_is_described(call: Call) -> None:
    """Each part of the path, and whatever else the call listens to, with its limits."""
    found = {each["name"]: each for each in said_of(call)["parameters"]}
    parts = re.findall(r"{(\w+)", call.path)
    assert [name for name, each in found.items() if each["in"] == "path"] == parts
    assert all(found[name]["required"] for name in parts)
    assert set(call.asks) <= found.keys()
    for each in found.values():
        either = each["schema"].get("anyOf", [each["schema"]])
        assert all("const" in one or one["type"] in {"string", "integer"} for one in either)
        assert each["description"]


@every_call
def test_what_a_call_does_is_described(call: Call) -> None:
    """In a sentence, and whether something is sent along."""
    said = said_of(call)
    assert said["summary"].endswith(".")
    assert ("requestBody" in said) == (call.takes is not None)


@pytest.mark.parametrize(
    ("call", "takes"), [(call, call.takes) for call in CALLS if call.takes is not None]
)
def test_what_a_call_takes_is_described(call: Call, takes: type[msgspec.Struct]) -> None:
    """With an example that the house understands."""
    body = said_of(call)["requestBody"]
    content = body["content"]["application/json"]
    assert content["schema"]["$ref"].endswith(f"/{takes.__name__}")
    assert isinstance(msgspec.convert(content["example"], takes), takes)
    assert body["required"] == any(field.required for field in msgspec.structs.fields(takes))


@every_call
def test_what_comes_back_is_described(call: Call) -> None:
    """When all is well, and when it is not."""
    answers = said_of(call)["responses"]
    assert str(call.done) in answers
    assert "429" in answers
    assert ("413" in answers) == (call.takes is not None)
    assert ("404" in answers) == ("{" in call.path)
    content = answers[str(call.done)]["content"]
    assert [*content] == [call.gives if isinstance(call.gives, str) else "application/json"]


def test_whatever_is_pointed_to_is_there() -> None:
    """No shape and no answer is only named."""
    for found in references(description()):
        part: Any = description()
        for name in found.removeprefix("#/").split("/"):
            part = part[name]
        assert part


def test_every_call_has_a_name_of_its_own() -> None:
    """Programs make functions of them, and the page its anchors."""
    names = [said_of(call)["operationId"] for call in CALLS]
    assert len({*names}) == len(names)


def test_examples_and_parameters_are_all_used() -> None:
    """None is left over from a call that there is no more."""
    assert EXAMPLES.keys() == {call.takes.__name__ for call in CALLS if call.takes is not None}
    used = {each["name"] for call in CALLS for each in said_of(call)["parameters"]}
    assert PARAMETERS.keys() == used


def test_fields_are_described_with_the_words_of_the_code() -> None:
    """Of what is sent, and of what is answered."""
    assert schemas()["Move"]["properties"]["id"]["description"].startswith("Sent again")
    assert schemas()["Fault"]["properties"]["error"]["description"] == "In English."


def test_what_windows_say_and_are_told_is_described() -> None:
    """By the names that tell the messages apart."""
    socket = description()["x-socket"]
    for how, known in (("says", "hello"), ("tells", "table")):
        kinds = [schemas()[each["$ref"].rpartition("/")[2]] for each in socket[how]]
        types = [kind["properties"]["type"]["enum"] for kind in kinds]
        assert [known] in types


class Plan(msgspec.Struct):
    """Something that nobody has an example for."""

    steps: int


async def draw(request: Any, desk: FrontDesk) -> Any:  # pragma: no cover - it is only described
    """Draw a plan."""


def test_a_new_call_is_described_without_being_mentioned_anywhere() -> None:
    """With what its path says, and what it takes and gives."""
    calls = [
        Call("POST", "/api/plans/{plan}/steps/{step:int}", draw, Plan, Fault, done=201)._asdict()
    ]
    page_of_one = described(calls)
    said = page_of_one["paths"]["/api/plans/{plan}/steps/{step}"]["post"]
    kinds = [(each["name"], each["schema"]["type"]) for each in said["parameters"]]
    spoken = [("lang", "string"), ("Stolik-Protocol", "integer")]
    assert kinds == [("plan", "string"), ("step", "integer"), *spoken]
    assert [*said["responses"]] == [
        *("201", "400", "401", "403", "404", "409", "413", "415", "421", "429", "503")
    ]
    assert "-d" in page(page_of_one, "en")


# The page


class Reader(HTMLParser):
    """Notes what stands on a page."""

    def __init__(self, text: str) -> None:
        """Read it."""
        super().__init__()
        self.tags: set[str] = set()
        self.found: dict[str, list[str]] = {}
        """The values of every attribute."""
        self.text = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note a tag."""
        self.tags.add(tag)
        for name, value in attrs:
            self.found.setdefault(name, []).append(value or "")

    def handle_data(self, data: str) -> None:
        """Note what can be read."""
        self.text += data


@every_language
def test_every_call_is_on_the_page(language: str) -> None:
    """With a command that makes it."""
    read = Reader(page(description(), language))
    for call in CALLS:
        said = said_of(call)
        assert said["operationId"] in read.found["id"]
        assert said["summary"].replace("`", "") in read.text
    assert read.text.count("curl ") == len(CALLS)
    assert (
        """-X PUT localhost:8765/api/me -H 'content-type: application/json' -d '{"name": "Ann"}'"""
        in read.text
    )


@every_language
def test_the_page_asks_browsers_for_nothing_that_we_forbid(language: str) -> None:
    """No script, no style of its own, nothing from elsewhere."""
    read = Reader(page(description(), language))
    assert not read.tags & {"script", "style", "img", "iframe"}
    assert not [name for name in read.found if name == "style" or name.startswith("on")]
    assert all(link[0] in "#/?" for link in read.found["href"])
    assert "url(" not in style()
    assert "@import" not in style()


@every_language
def test_links_on_the_page_lead_somewhere(language: str) -> None:
    """And no two places have the same name."""
    read = Reader(page(description(), language))
    places = read.found["id"]
    assert len({*places}) == len(places)
    inside = {link.removeprefix("#") for link in read.found["href"] if link.startswith("#")}
    assert inside <= {*places}


def test_both_languages_say_the_same_of_each_call() -> None:
    """Headings differ, what is quoted from the code does not."""
    russian, english = (Reader(page(description(), language)) for language in ("ru", "en"))
    assert russian.found["id"] == english.found["id"]
    assert "Пример" in russian.text
    assert "Пример" not in english.text


def test_letters_of_the_description_never_become_tags() -> None:
    """Whatever somebody writes into a sentence."""
    calls = [Call("GET", "/<b>&", draw)._asdict()]
    read = Reader(page(described(calls), "en"))
    assert "b" not in read.tags
    assert "/<b>&" in read.text


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One house for all of them."""
    with open_house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


def test_the_page_is_served_in_the_readers_language(house: House) -> None:
    """As the browser says, or as was asked for; with its style."""
    guest = house.guest()
    for asked, language in (
        ({"headers": {"accept-language": "ru-RU,ru;q=0.9"}}, "ru"),
        ({"headers": {"accept-language": "en-GB"}}, "en"),
        ({"headers": {"accept-language": "en"}, "params": {"lang": "ru"}}, "ru"),
    ):
        response = guest.call("GET", "/docs", **asked)
        assert response.headers["content-type"].startswith("text/html")
        assert f'<html lang="{language}">' in response.text
    assert guest.call("GET", "/docs.css").headers["content-type"].startswith("text/css")
    assert guest.done("GET", "/openapi.json") == description()
