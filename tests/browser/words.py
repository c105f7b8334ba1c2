"""The client's own words, as its pages say them."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

TEXT = Path(__file__).parents[2] / "web" / "text"


@cache
def bundle(language: str) -> FluentBundle:
    """Return all the words of a language."""
    found = FluentBundle([language], use_isolating=False)
    for path in sorted(TEXT.glob(f"*{language}.ftl")):
        found.add_resource(FluentResource(path.read_text("utf-8")))
    return found


def said(language: str, key: str, **args: object) -> str:
    """Return a sentence."""
    pattern = bundle(language).get_message(key).value
    assert pattern is not None
    text, faults = bundle(language).format_pattern(pattern, args)
    assert not faults
    return str(text)
