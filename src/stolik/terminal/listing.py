"""Lists to choose and to read from: the legal moves, the rules."""

from itertools import groupby

from rich.text import Text

from stolik.core import Choice, Phrase
from stolik.words import Words

INDENT = 2
"""The columns before a card."""
MOST = 24
"""The columns that cards take, so that the moves stand one below the other."""
GAP = 2
"""The columns between two moves."""
BOOK = ("rules-in-short", "rules-section-", "rule-")
"""How the keys of the rules begin; captions are for the pictures, which only a browser shows."""


def listed(choices: list[Choice], words: Words, width: int) -> Text:
    """Return the legal moves with their numbers, grouped by card, none broken in two."""
    digits = len(numbered(len(choices)))
    pieces = [
        (heading(choice, words), numbered(number).rjust(digits), briefly(choice["says"], words))
        for number, choice in enumerate(choices, 1)
    ]
    widest = max(len(f"{number} {says}") for _, number, says in pieces)
    longest = max(INDENT + len(card) + 1 for card, _, _ in pieces)
    column = max(2 * INDENT, min(longest, MOST, width - widest))
    lines: list[Text] = []
    for card, group in groupby(pieces, key=lambda piece: piece[0]):
        lines += grouped(card, [piece[1:] for piece in group], column, width)
    return Text("\n").join(lines)


def grouped(card: str, moves: list[tuple[str, str]], column: int, width: int) -> list[Text]:
    """Return what can be done with one card: beside it where there is room, and below."""
    lines = [Text(f"{'':{INDENT}}{card} ".ljust(column))]
    for number, says in moves:
        needed = len(f"{number} {says}")
        if column < len(lines[-1]) and len(lines[-1]) + needed > width:
            lines.append(Text(" " * column))
        lines[-1].append(number, "bold").append(f" {says}{'':{GAP}}")
    for line in lines:
        line.rstrip()
    return lines


def heading(choice: Choice, words: Words) -> str:
    """Return the card that a move is done with."""
    return f"{choice['code']} {words.say(choice['about'])}:".strip()


def numbered(number: int) -> str:
    """Return the number of a move so that it stands out."""
    return f"[{number}]"


def briefly(said: Phrase, words: Words) -> str:
    """Say it in the few letters that a list of moves has room for, if there are such words."""
    brief = f"brief-{said['key']}"
    return words.say(Phrase(key=brief, args=said["args"]) if words.keys(brief) else said)


def rule_lines(words: Words, rule: str) -> list[Text]:
    """Return the rules as lines: the whole book in its order, or the one that was asked for."""
    book = [key for key in words.keys("") if key.startswith(BOOK)]
    keys = [key for key in book if rule in ("", key.removeprefix("rule-"))]
    if not keys:
        return [Text(words("no-rule", rule=rule))]
    return [rule_line(words, key) for key in keys]


def rule_line(words: Words, key: str) -> Text:
    """Return a title, or a rule with its number."""
    number = key.removeprefix("rule-") if key.startswith("rule-") else ""
    title = key.startswith("rules-section")
    lead = Text().append(f"{number:<8}" if number else "\n" * title, "bold")
    return lead.append(words(key), "bold" if title else "")
