"""The page of all tables, on a small scale."""

import re
import struct
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.server.house import House

from .gallery import take_all

SIZE = (390, 844)
OPENING = 24
"""Bytes of a picture, which end with its width and height."""


@pytest.mark.thorough
def test_the_page_of_all_tables(browser: Browser, house: House, tmp_path: Path) -> None:
    """A table of few and of many, by day and in the evening: each another picture of the window."""
    page = take_all(browser, house, tmp_path, ["geroychiki"], (SIZE,))
    named = re.findall('src="(.+?)"', page.read_text("utf-8"))
    pictures = [(tmp_path / name).read_bytes() for name in named]
    assert len(set(pictures)) == len({2, 5}) * len({"day", "evening"})
    for picture in pictures:
        assert struct.unpack(">II", picture[OPENING - 8 : OPENING]) == SIZE
