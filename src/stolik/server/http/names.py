"""What somebody may be called, and names for those who have no wish of their own."""

import re
import tomllib
from importlib.resources import files
from secrets import choice
from unicodedata import combining, normalize

LONGEST_NAME = 24
WORDS = tomllib.loads((files(__package__) / "names.toml").read_text("utf-8"))


def is_name(name: str) -> bool:
    """Tell whether somebody can be called so: briefly, readably and in front of children."""
    plain = bool(name.strip()) and name.isprintable() and len(name) <= LONGEST_NAME
    return plain and not is_unfit(name)


def is_unfit(name: str) -> bool:
    """Tell whether a name holds a word that is not for children, spaced out or dressed up."""
    return any(letters(word) in letters(name) for word in WORDS["unfit"])


def letters(text: str) -> str:
    """Return the words without size and accents; letters that stand apart are one word."""
    plain = "".join(each for each in normalize("NFKD", text).casefold() if not combining(each))
    words = re.sub(r"[\W\d_]+", " ", plain)
    return re.sub(r"\b(\w) (?=\w\b)", r"\1", words)


def suggested(language: str) -> str:
    """Return a name to begin with."""
    words = WORDS[language]
    return f"{choice(words['first'])} {choice(words['second'])}"
