"""A table in a terminal: drawn with letters, asked in words."""

from contextlib import suppress

with suppress(ImportError):
    # Arrow keys and the lines typed before, at every question; not on every system.
    import readline  # noqa: F401
