"""The secret that signs guests, seats and invitations: given by hand, or kept in the folder."""

from pathlib import Path
from secrets import token_urlsafe

from stolik.core import Unreadable
from stolik.server.settings import Settings
from stolik.server.store.backup import written_whole

LEAST = 16
"""Characters: a shorter one could be found by trying."""


def signing_secret(settings: Settings) -> str:
    """Return the secret that was given, or the one that the folder keeps from now on."""
    if settings.secret:
        return long_enough(settings.secret, "--secret")
    if not kept_secret(settings):
        keep(settings, token_urlsafe(32))
    return kept_secret(settings)


def long_enough(secret: str, place: str | Path) -> str:
    """Return a secret that nobody finds by trying, or refuse it; what a bad disk left is none."""
    text = secret.strip()
    found = len(text) if text.isprintable() else 0
    if found < LEAST:
        raise Unreadable(
            "the secret ({place}) has {found} characters; it needs {least} or more",
            place=place,
            found=found,
            least=LEAST,
        )
    return secret


def keep(settings: Settings, secret: str) -> None:
    """Keep a secret in the folder, for its owner's eyes alone: whole, or not at all."""
    settings.folder.mkdir(parents=True, exist_ok=True)
    with written_whole(settings.folder / "secret") as pen:
        pen.write(secret.encode())


def kept_secret(settings: Settings) -> str:
    """Return the secret in the folder, if that is the one that signs; or refuse it."""
    file = settings.folder / "secret"
    if settings.secret or not file.exists():
        return ""
    text = file.read_text("utf-8", "surrogateescape")
    return text and long_enough(text, file)


def bring_secret(settings: Settings, secret: str) -> bool:
    """Keep the secret of the backup if there is none yet; tell whether its guests are known here.

    A backup has none where it was given by hand: so it will be here.
    """
    ours = settings.secret or kept_secret(settings)
    if not secret:
        return bool(settings.secret)
    if not ours:
        keep(settings, secret)
    return ours in {"", secret}
