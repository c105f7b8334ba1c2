"""Cuts the page's letters into the parts that a page needs first: nobody waits for the others.

    pip install fonttools brotli
    python tools/split_letters.py

What is left out here (accents, letters of other alphabets) is in the whole files, which a browser
fetches only for a page that has one of them: see `web/src/app.css`.
"""
# ruff: noqa: INP001 - a script, not a package

import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parents[1] / "web"
WHOLE = WEB / "node_modules/@fontsource-variable/nunito/files"
SIGNS = (
    "U+20,U+21,U+27-29,U+2B-3B,U+3F,U+A0,U+AB,U+B7,U+BB,U+D7,"
    "U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2026,U+2212"
)
PARTS = {
    "signs": ("latin", SIGNS),
    "latin": ("latin", "U+41-5A,U+61-7A"),
    "cyrillic": ("cyrillic", "U+401,U+410-44F,U+451"),
}
"""By the name of the part: from which file, and which letters."""


def cut(part: str, source: str, letters: str) -> None:
    """Write a part of the letters; the program comes with fonttools."""
    command = [
        *(sys.executable, "-m", "fontTools.subset"),
        str(WHOLE / f"nunito-{source}-wght-normal.woff2"),
        f"--unicodes={letters}",
        "--flavor=woff2",
        f"--output-file={WEB / 'src/art/letters' / part}.woff2",
    ]
    subprocess.run(command, check=True)  # noqa: S603 - our own


if __name__ == "__main__":
    for part, (source, letters) in PARTS.items():
        cut(part, source, letters)
