"""The language of the command line: the one that was asked for, else the machine's."""

import locale
import os
from collections.abc import Iterator

import click

from stolik.terminal.help import wrong_value
from stolik.words import LANGUAGES, Words

FLAG = "--lang"
HELP = "--help"
VARIABLE = "STOLIK_LANG"
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")
"""What names the language of messages; the first that is set decides."""
NO_LANGUAGE = ("C", "POSIX")
"""The locales of machines that were never told about people."""


def lang(words: Words) -> click.Option:
    """Return the option that `language_of` has read already."""
    return click.Option([FLAG], help=words("help-lang"), expose_value=False)


def language_of(args: list[str]) -> str:
    """Return the language to speak; one that we do not know is passed over."""
    asked = (known(language) for _, language in wishes(args))
    return next(filter(None, asked), None) or language_of_machine()


def refuse_unknown_language(args: list[str], words: Words) -> None:
    """Refuse a language that we do not know, by the place where it was asked for.

    Whoever asks for help gets it all the same.
    """
    where, asked = next(wishes(args), ("", words.language))
    if not known(asked) and HELP not in args:
        raise wrong_value(words, where, asked, ", ".join(LANGUAGES))


def known(name: str) -> str | None:
    """Return the language of a locale, however it is written: ru, RU, ru_RU.UTF-8."""
    return next((each for each in LANGUAGES if name.lower().startswith(each)), None)


def wishes(args: list[str]) -> Iterator[tuple[str, str]]:
    """Return where a language was asked for and which one; what counts more comes first."""
    for language in list(typed(args))[-1:]:
        yield FLAG, language
    if set_for_good := os.environ.get(VARIABLE):
        yield VARIABLE, set_for_good


def typed(args: list[str]) -> Iterator[str]:
    """Return what was typed after the flag, in either spelling; click misses what is missing."""
    for place, arg in enumerate(args, 1):
        flag, equals, value = arg.partition("=")
        if flag == FLAG and (equals or args[place:]):
            yield value if equals else args[place]


def language_of_machine() -> str:
    """Return Russian for a locale that begins with `ru`, English for any other."""
    return next(filter(None, map(known, locales())), "en")


def locales() -> list[str]:
    """Return the locales that this person reads, as gettext finds them, the dearest first."""
    named = next(filter(None, map(os.environ.get, LOCALE)), None) or locale_of_system()
    if named.partition(".")[0] in NO_LANGUAGE:
        return []
    return (os.environ.get("LANGUAGE") or named).split(":")


def locale_of_system() -> str:
    """Return what Python found without any variable: on Windows, say, Russian_Russia.1251."""
    return locale.setlocale(locale.LC_CTYPE)
