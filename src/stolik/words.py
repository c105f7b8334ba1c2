"""Everything people read, looked up in the text files of their language."""

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Literal, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

from stolik.core import AnyGame, Args, Broken, Phrase, Said, phrase

Language = Literal["ru", "en"]
LANGUAGES: tuple[Language, ...] = ("ru", "en")


class Words:
    """The words of one language: our own, and those of a game."""

    def __init__(
        self, language: str, game: AnyGame | None = None, names: Sequence[str] = ()
    ) -> None:
        """Open the text files; the names are those of the players, seat by seat."""
        self.language = language
        self.names = names
        self._game = game.key if game else ""
        self._bundle, self._keys = bundle(language, game.package if game else None)

    def say(self, said: Phrase) -> str:
        """Read a phrase out."""
        key = said["key"]
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if pattern is None:
            raise Broken(f"no words for '{key}' in {self.language}")
        text, faults = self._bundle.format_pattern(pattern, self._arguments(said["args"]))
        if faults:
            raise Broken(f"the words for '{key}' in {self.language}: {faults[0]}")
        return str(text)

    def __call__(self, key: str, **args: Any) -> str:
        """Read out the words of this key."""
        return self.say(phrase(key, **args))

    def _arguments(self, args: Args) -> dict[str, Any]:
        return {"game": self._game} | {
            name: self._argument(name, arg) for name, arg in args.items()
        }

    def _argument(self, name: str, arg: Any) -> Any:
        if isinstance(arg, dict):
            return self.say(Phrase(key=arg["key"], args=arg["args"]))
        return self.name(arg) if name == "seat" else arg

    def sentence(self, said: Phrase) -> str:
        """Read a phrase out as a sentence of its own."""
        return capital(self.say(said))

    def error(self, said: Said) -> str:
        """Say what was wrong; in English it is said where it went wrong."""
        if said.template in self._keys:
            return self.say(Phrase(key=said.template, args=cast("Args", said.args)))
        template = translations(self.language).get(said.template, said.template)
        return template.format(**{name: self._part(arg) for name, arg in said.args.items()})

    def _part(self, arg: object) -> object:
        return self.error(arg) if isinstance(arg, Said) else arg

    def keys(self, start: str) -> list[str]:
        """Return the keys that start so, in the order of the text files."""
        return [key for key in self._keys if key.startswith(start)]

    def name(self, seat: int) -> str:
        """Return what the player in this seat is called."""
        if seat < len(self.names):
            return self.names[seat]
        return self("player", number=seat + 1)


def capital(text: str) -> str:
    """Return the text with a capital letter in front, unless it begins with something to type."""
    return text[:1].upper() + text[1:] if text.split(" ", 1)[0].rstrip(":,;").isalpha() else text


@cache
def bundle(language: str, package: str | None) -> tuple[FluentBundle, list[str]]:
    """Return all the messages of a language, the house's and a game's, and their keys in order."""
    together = FluentBundle([language], use_isolating=False)
    keys: list[str] = []
    for folder in ("stolik", package) if package else ("stolik",):
        for resource in resources(language, folder):
            together.add_resource(resource)
            keys += [entry.id.name for entry in resource.body if isinstance(entry, Message)]
    return together, keys


@cache
def resources(language: str, folder: str) -> list[Resource]:
    """Return the text files of a folder, read once: the house speaks with every game."""
    texts = sorted((files(folder) / "text").iterdir(), key=lambda file: file.name)
    ours = (file for file in texts if file.name.endswith(f"{language}.ftl"))
    return [FluentResource(file.read_text("utf-8")) for file in ours]


@cache
def translations(language: str) -> dict[str, str]:
    """Return the errors of this language by their English."""
    file = files("stolik") / "text" / f"errors.{language}.toml"
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
