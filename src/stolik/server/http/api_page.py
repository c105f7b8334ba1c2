"""The description of every call as a page for people; it needs no script and no style of its own.

It shows what `openapi` says, and nothing else: a call that is described there is shown here.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from importlib.resources import files
from itertools import groupby
from xml.etree.ElementTree import Element, tostring

from stolik.server.http.openapi import SCHEMAS, Described
from stolik.words import LANGUAGES, Words

HOUSE = "localhost:8765"
"""Where the examples find the house."""
JSON = "application/json"

Part = Element | str


def page(description: Described, language: str) -> str:
    """Return the page in a language; sentences from the code stay in English."""
    words = Words(language)
    shown = Page(description, words)
    html = tag("html", shown.head(), shown.body(), lang=language)
    return "<!doctype html>\n" + tostring(html, encoding="unicode", method="html")


@cache
def style() -> str:
    """Return how the page looks."""
    return (files(__package__) / "docs.css").read_text("utf-8")


def tag(name: str, /, *parts: Part | None, **attributes: str) -> Element:
    """Return an element; what is text in it can never be taken for anything else."""
    made = Element(name, {key.rstrip("_"): value for key, value in attributes.items()})
    for part in parts:
        if isinstance(part, Element):
            made.append(part)
        elif part:
            add_text(made, part)
    return made


def add_text(made: Element, text: str) -> None:
    """Put text after whatever is in an element already."""
    if len(made):
        made[-1].tail = (made[-1].tail or "") + text
    else:
        made.text = (made.text or "") + text


class Page:
    """One page in the making."""

    def __init__(self, description: Described, words: Words) -> None:
        """Show this, in these words."""
        self.description = description
        self.words = words
        self.schemas: Described = description["components"]["schemas"]

    def head(self) -> Element:
        """Say what the page is, and where its style lies."""
        return tag(
            "head",
            tag("meta", charset="utf-8"),
            tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
            tag("title", self.words("calls-title")),
            tag("link", rel="stylesheet", href="/docs.css"),
        )

    def body(self) -> Element:
        """Lay out everything there is."""
        calls = [
            (method, path, call)
            for path, there in self.description["paths"].items()
            for method, call in there.items()
        ]
        groups = [
            tag("section", tag("h2", self.group(name)), *(self.call(*each) for each in group))
            for name, group in groupby(calls, lambda each: each[2]["tags"][0])
        ]
        return tag(
            "body",
            self.opening(),
            self.contents(calls),
            tag("main", *groups, self.faults(), self.socket(), self.shapes()),
        )

    def group(self, name: str) -> str:
        """Return what calls of this kind are about; what has no words is called as in addresses."""
        key = f"calls-group-{name}"
        return self.words(key) if key in self.words.keys(key) else name

    def opening(self) -> Element:
        """Begin with what this is about."""
        (other,) = (each for each in LANGUAGES if each != self.words.language)
        said, _, after = self.words("calls-for-programs", link="\0").partition("\0")
        return tag(
            "header",
            tag("a", self.words("calls-other-language"), href=f"?lang={other}", lang=other),
            tag("h1", self.words("calls-title")),
            tag("p", self.words("calls-about")),
            tag("p", said, tag("a", "openapi.json", href="/openapi.json"), after),
        )

    def contents(self, calls: list[tuple[str, str, Described]]) -> Element:
        """List what follows."""
        items = [
            tag("li", tag("a", *title(method, path), href=f"#{call['operationId']}"))
            for method, path, call in calls
        ]
        return tag("nav", tag("h2", self.words("calls-contents")), tag("ul", *items))

    def call(self, method: str, path: str, call: Described) -> Element:
        """Show one call."""
        return tag(
            "article",
            tag("h3", *title(method, path)),
            tag("p", *told(call["summary"])),
            *self.listed("calls-parameters", self.parameters(call)),
            *self.listed("calls-body", self.sent(call)),
            *self.listed("calls-answers", self.answers(call)),
            tag("h4", self.words("calls-example")),
            tag("pre", example(method, path, call)),
            id=call["operationId"],
        )

    def listed(self, heading: str, rows: Iterable[Element]) -> list[Element]:
        """Return a list under its heading, or nothing if there is nothing to list."""
        found = [*rows]
        return [tag("h4", self.words(heading)), tag("dl", *found)] if found else []

    def parameters(self, call: Described) -> Iterator[Element]:
        """Show what can stand in the address and beside it; of the language was spoken before."""
        for each in (each for each in call["parameters"] if each["name"] != "lang"):
            where = self.words("calls-where", place=each["in"])
            yield from self.row(each["name"], each, where)

    def sent(self, call: Described) -> Iterator[Element]:
        """Show the message that comes along."""
        if "requestBody" in call:
            schema = self.schemas[sent_with(call)]
            yield from self.fields(schema, schema["required"])

    def fields(self, schema: Described, needed: Sequence[str] = ()) -> Iterator[Element]:
        """Show what a message is made of, and what must not be left out."""
        for name, field in schema.get("properties", {}).items():
            yield from self.row(name, {"schema": field, **field}, needed=name in needed)

    def row(
        self, name: str, part: Described, where: str = "", *, needed: bool = False
    ) -> Iterator[Element]:
        """Show something that has a name, what it can be, and what it is for."""
        yield tag(
            "dt",
            *spaced(
                tag("code", name),
                tag("span", *kinds(part["schema"]), class_="kind"),
                tag("small", where) if where else None,
                tag("strong", self.words("calls-needed")) if needed else None,
            ),
        )
        if "description" in part:
            yield tag("dd", *told(part["description"]))

    def answers(self, call: Described) -> Iterator[Element]:
        """Show what comes back: when all is well, and how it can fail."""
        failing = []
        for status, found in call["responses"].items():
            if "$ref" in found:
                failing.append(tag("a", status, href=f"#status-{status}"))
                continue
            for media, content in found["content"].items():
                kind = [*kinds(content["schema"])] if media == JSON else []
                yield tag("dt", tag("code", status), " ", tag("span", *kind or [media]))
        yield tag("dt", *spaced(*failing))

    def faults(self) -> Element:
        """Show how any call can fail."""
        found = self.description["components"]["responses"]
        rows: list[Element] = []
        for status, fault in found.items():
            kind = tag("span", *kinds(fault["content"][JSON]["schema"]), class_="kind")
            rows.append(tag("dt", tag("code", status), " ", kind, id=f"status-{status}"))
            rows.append(tag("dd", fault["description"]))
        return tag("section", tag("h2", self.words("calls-faults")), tag("dl", *rows))

    def socket(self) -> Element:
        """Show what a window can say, and what it is told."""
        socket = self.description["x-socket"]
        return tag(
            "section",
            tag("h2", self.words("calls-socket")),
            tag("p", tag("code", socket["path"])),
            tag("p", self.words("calls-socket-about")),
            tag("h3", self.words("calls-socket-says")),
            *(self.shape(name, self.schemas[name]["required"]) for name in self.spoken("says")),
            tag("h3", self.words("calls-socket-tells")),
            *(self.shape(name) for name in self.spoken("tells")),
        )

    def spoken(self, how: str) -> list[str]:
        """Return the shapes of what a window says, or is told."""
        return [named(each) for each in self.description["x-socket"][how]]

    def shapes(self) -> Element:
        """Show what answers are made of, and the parts of messages."""
        calls = [call for there in self.description["paths"].values() for call in there.values()]
        sent = {sent_with(call) for call in calls if "requestBody" in call}
        shown = sent | {*self.spoken("says"), *self.spoken("tells")}
        rest = [self.shape(name) for name in sorted(self.schemas.keys() - shown)]
        return tag("section", tag("h2", self.words("calls-shapes")), *rest)

    def shape(self, name: str, needed: Sequence[str] = ()) -> Element:
        """Show one shape."""
        schema = self.schemas[name]
        about = tag("p", *told(schema.get("description", "")))
        fields = tag("dl", *self.fields(schema, needed))
        return tag("article", tag("h3", tag("code", name)), about, fields, id=f"shape-{name}")


def spaced(*parts: Part | None) -> Iterator[Part]:
    """Return the parts that are there, with room between them."""
    for place, part in enumerate(each for each in parts if each is not None):
        if place:
            yield " "
        yield part


def named(schema: Described) -> str:
    """Return the name of a shape."""
    return str(schema["$ref"]).removeprefix(SCHEMAS)


def sent_with(call: Described) -> str:
    """Return the shape of the message that comes along with a call."""
    return named(call["requestBody"]["content"][JSON]["schema"])


def title(method: str, path: str) -> tuple[Part, ...]:
    """Return how a call is called; an address may break at its strokes."""
    pieces = [x for piece in path.split("/")[1:] for x in (tag("wbr"), f"/{piece}")]
    return tag("span", method.upper(), class_=f"method {method}"), " ", tag("code", *pieces)


def told(said: str) -> Iterator[Part]:
    """Return a sentence of the code, with what is `quoted` there."""
    for place, piece in enumerate(said.split("`")):
        yield tag("code", piece) if place % 2 else piece


def kinds(schema: Described) -> Iterator[Part]:
    """Say what something can be: short, and the same in every language."""
    if "$ref" in schema:
        yield tag("a", named(schema), href=f"#shape-{named(schema)}")
    elif "anyOf" in schema:
        for place, each in enumerate(schema["anyOf"]):
            yield " | " if place else ""
            yield from kinds(each)
    elif schema.get("type") == "array":
        yield "["
        yield from kinds(schema.get("items", {}))
        yield "]" + limits(schema, "minItems", "maxItems")
    elif isinstance(schema.get("additionalProperties"), dict):
        yield "{string: "
        yield from kinds(schema["additionalProperties"])
        yield "}"
    else:
        yield single(schema)
    if schema.get("default") is not None and "$ref" not in schema:
        yield f" = {json.dumps(schema['default'], ensure_ascii=False)}"


def single(schema: Described) -> str:
    """Say what a value without parts can be."""
    if "enum" in schema:
        return " | ".join(json.dumps(each) for each in schema["enum"])
    kind = str(schema.get("type", "JSON"))
    shape = f" /{schema['pattern']}/" if "pattern" in schema else ""
    low, high = ("minLength", "maxLength") if kind == "string" else ("minimum", "maximum")
    return kind + shape + limits(schema, low, high)


def limits(schema: Described, low: str, high: str) -> str:
    """Say between which numbers something is, or how much of it there may be."""
    if low in schema and high in schema:
        return f" {schema[low]}…{schema[high]}"
    if low in schema:
        return f" ≥ {schema[low]}"
    return f" ≤ {schema[high]}" if high in schema else ""


def example(method: str, path: str, call: Described) -> str:
    """Return a command that makes the call."""
    asked = []
    for each in call["parameters"]:
        value = each.get("example", each["name"].upper())
        if each["in"] == "path":
            path = path.replace(f"{{{each['name']}}}", str(value))
        elif "example" in each:
            asked.append(f"{each['name']}={value}")
    parts = ["curl"]
    if call.get("security"):
        parts.append("-b jar -c jar")
    if method != "get":
        parts.append(f"-X {method.upper()}")
    parts.append(quoted(f"{HOUSE}{path}" + ("?" + "&".join(asked) if asked else "")))
    if "requestBody" in call:
        body = call["requestBody"]["content"][JSON].get("example", {})
        parts.append(f"-H {quoted(f'content-type: {JSON}')} -d {quoted(json.dumps(body))}")
    return " ".join(parts)


def quoted(text: str) -> str:
    """Return a word of a command as a shell wants it."""
    return f"'{text}'" if set(text) & set(' {}"&?') else text
