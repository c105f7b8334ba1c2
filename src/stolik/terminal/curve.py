"""A curve of letters, and marks below it."""

from statistics import fmean

BARS = "▁▂▃▄▅▆▇█"


def sparks(shares: list[float], width: int) -> str:
    """Return a curve of at most so many letters: means of equal parts, but the last as it is."""
    width = min(width, len(shares))
    parts = [
        shares[len(shares) * place // width : len(shares) * (place + 1) // width]
        for place in range(width)
    ]
    means = [*map(fmean, parts[:-1]), shares[-1]]
    return "".join(BARS[min(len(BARS) - 1, int(share * len(BARS)))] for share in means)


def marks(marked: dict[int, int], moments: int, width: int) -> str:
    """Return a line with these numbers below the moments that they mark; each has a place."""
    width = min(width, moments)
    letters: dict[int, str] = {}
    for number, at in sorted(marked.items()):
        # The part that this moment is in; the next free one if that is taken.
        place = -(-(at + 1) * width // moments) - 1
        while place in letters:
            place += 1
        letters[place] = str(number)
    return "".join(letters.get(place, " ") for place in range(max(letters, default=-1) + 1))
