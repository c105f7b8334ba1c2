"""Everything people read, looked up in the text files of their language."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from stolik.core import AnyGame, Args, Broken, Phrase, phrase

LANGUAGES = ("ru", "en")


class Words:
    """The words of one language: our own, and those of a game."""

    def __init__(self, language: str, game: AnyGame | None = None, names: Sequence[str] = ()) -> None:
        """Open the text files; the names are those of the players, seat by seat."""
        self.language = language
        self.names = names
        self._game = game.key if game else ""
        self._bundle = bundle(language, game.package if game else None)

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

    def __call__(self, key: str, **args: Any) -> str:  # noqa: ANN401 - as Fluent takes them
        """Read out the words of this key."""
        return self.say(phrase(key, **args))

    def _arguments(self, args: Args) -> dict[str, Any]:
        return {"game": self._game} | {name: self._argument(name, arg) for name, arg in args.items()}

    def _argument(self, name: str, arg: Any) -> Any:  # noqa: ANN401 - as Fluent takes them
        if isinstance(arg, dict):
            return self.say(Phrase(key=arg["key"], args=arg["args"]))
        return self.name(arg) if name == "seat" else arg

    def name(self, seat: int) -> str:
        """Return what the player in this seat is called."""
        if seat < len(self.names):
            return self.names[seat]
        return self("player", number=seat + 1)


@cache
def bundle(language: str, package: str | None) -> FluentBundle:
    """Return all the messages of a language: the house's, and of a game those in its folder."""
    together = FluentBundle([language], use_isolating=False)
    for folder in ("stolik", package) if package else ("stolik",):
        for file in sorted((files(folder) / "text").iterdir(), key=lambda file: file.name):
            if file.name.endswith(f"{language}.ftl"):
                together.add_resource(FluentResource(file.read_text("utf-8")))
    return together
