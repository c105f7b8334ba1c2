"""The language of the command line, in real processes: asked for, set, or the machine's."""

import locale

import pytest

from stolik.commands.language import language_of_machine
from stolik.words import LANGUAGES, Words, capital

from .program import LOCALE, here, refusal, refused, stolik

TITLE: dict[str, str] = {lang: Words(lang)("help-usage") for lang in LANGUAGES}
"""How a help page begins."""


def spoken(**variables: str) -> str:
    """Return the language of a help page, with no language set but by these variables."""
    page = stolik("--help", **{"STOLIK_LANG": ""} | variables).out
    (lang,) = (lang for lang, title in TITLE.items() if page.startswith(title))
    return lang


MACHINES = {
    "nothing": ("", "en"),
    "Russian": ("LANG=ru_RU.UTF-8", "ru"),
    "Russian alone": ("LANG=ru", "ru"),
    "an old Russian": ("LANG=ru_RU.KOI8-R", "ru"),
    "Russian elsewhere": ("LANG=ru_UA.UTF-8", "ru"),
    "English": ("LANG=en_GB.UTF-8", "en"),
    "German": ("LANG=de_DE.UTF-8", "en"),
    "a server": ("LANG=C", "en"),
    "a server of today": ("LANG=C.UTF-8", "en"),
    "a server by the book": ("LANG=POSIX", "en"),
    "messages before the rest": ("LC_MESSAGES=ru_RU.UTF-8 LANG=de_DE.UTF-8", "ru"),
    "all before messages": ("LC_ALL=en_US.UTF-8 LC_MESSAGES=ru_RU.UTF-8 LANG=ru_RU.UTF-8", "en"),
    "all before the rest": ("LC_ALL=ru_RU.UTF-8 LANG=en_US.UTF-8", "ru"),
    "nothing for all": ("LC_ALL= LANG=ru_RU.UTF-8", "ru"),
    "a list of languages": ("LANG=de_DE.UTF-8 LANGUAGE=de:ru:en", "ru"),
    "a list that begins with English": ("LANG=ru_RU.UTF-8 LANGUAGE=en_US:ru", "en"),
    "a list on a server": ("LANG=C LANGUAGE=ru", "en"),
    "a list alone": ("LANGUAGE=ru", "en"),
}


@pytest.mark.parametrize("case", MACHINES)
def test_it_is_the_language_of_the_machine(case: str) -> None:
    """`ru…` is Russian, any other English; the variables count as they do for other programs."""
    variables, lang = MACHINES[case]
    assert spoken(**dict(each.split("=") for each in variables.split())) == lang


@pytest.mark.parametrize(
    ("found", "lang"), [("Russian_Russia.1251", "ru"), ("English_United States.1252", "en")]
)
def test_without_variables_it_is_what_python_found(
    monkeypatch: pytest.MonkeyPatch, found: str, lang: str
) -> None:
    """On Windows, where nobody sets any."""
    for name in LOCALE:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(locale, "setlocale", lambda _: found)
    assert language_of_machine() == lang


def test_whatever_is_said_follows_the_machine() -> None:
    """Answers, questions and refusals of every kind of command."""
    for variable, lang in (("ru_RU.UTF-8", "ru"), ("fr_FR.UTF-8", "en")):
        machine, words = {"STOLIK_LANG": "", "LC_ALL": variable}, Words(lang)
        assert words("games-hint") in stolik("games", **machine).lines
        assert words("play-not-over") in stolik("play", "geroychiki", **machine).lines
        assert words("no-rule", rule="XX-1") in refused("rules", "rally", "XX-1", **machine)
        missing = capital(words("wrong-missing", name="--players"))
        assert missing in refused("campaign", "new", "cottage", **machine)


def test_the_language_can_be_set_for_good() -> None:
    """By a variable; the command line has the last word."""
    assert spoken(STOLIK_LANG="en", LC_ALL="ru_RU.UTF-8") == "en"
    assert spoken(STOLIK_LANG="ru", LC_ALL="en_US.UTF-8") == "ru"
    english = stolik("games", STOLIK_LANG="en")
    assert Words("en")("games-hint") in english.lines
    assert english == here("games", "--lang", "en") == here("--lang", "en", "games")
    assert stolik("games", "--lang=ru", STOLIK_LANG="en") == here("games")


@pytest.mark.parametrize("name", ["RU", "ru_RU.UTF-8", "Ru-ru", "EN", "en_GB", "En_US.utf8"])
def test_a_language_can_be_asked_for_as_a_locale(name: str) -> None:
    """In any case and spelling, by the variable and by the flag."""
    lang = name[:2].lower()
    other = {"LC_ALL": {"ru": "en_US.UTF-8", "en": "ru_RU.UTF-8"}[lang]}
    assert spoken(STOLIK_LANG=name, **other) == lang
    assert here("games", "--lang", name) == here("games", "--lang", lang)


def test_of_several_wishes_the_last_counts() -> None:
    """In either spelling."""
    assert here("--lang=en", "games", "--lang", "ru") == here("games", "--lang=ru")
    assert here("--lang", "ru", "games", "--lang=en") == here("games", "--lang=en")


def test_a_wrong_language_is_refused() -> None:
    """With the languages there are."""
    assert "«de»" in refused("games", "--lang", "de")
    assert ", ".join(LANGUAGES) in refusal(here("--lang=de", "games"))
    assert "--lang: ''" in refused("games", "--lang=", STOLIK_LANG="en")


def test_a_wrong_language_is_named_where_it_stands() -> None:
    """Nobody typed --lang if the variable is wrong; and a right --lang makes up for it."""
    assert "STOLIK_LANG: 'de'" in refused("games", STOLIK_LANG="de")
    assert "STOLIK_LANG: значение «de»" in refused("games", STOLIK_LANG="de", LANG="ru_RU.UTF-8")
    assert "--lang: 'de'" in refused("games", "--lang", "de", STOLIK_LANG="fr")
    assert stolik("games", "--lang=ru", STOLIK_LANG="de") == here("games")


@pytest.mark.parametrize("machine", [("ru_RU.UTF-8", "ru"), ("de_DE.UTF-8", "en")])
def test_help_comes_with_a_wrong_language_too(machine: tuple[str, str]) -> None:
    """In the one that would have been spoken otherwise; even of a command within a command."""
    locale_, lang = machine
    for command in ((), ("play",), ("campaign", "new")):
        page = stolik(*command, "--help", STOLIK_LANG="de", LC_ALL=locale_)
        assert page == stolik(*command, "--help", STOLIK_LANG=lang)
        assert page.out.startswith(TITLE[lang])
    assert here("--lang", "de", "--help") == here("--help")
