"""The secret that signs guests, seats and invitations: given by hand, or kept in the folder."""

from secrets import token_urlsafe

from stolik.server.settings import Settings
from stolik.server.store.backup import written_whole


def signing_secret(settings: Settings) -> str:
    """Return the secret that was given, or the one that the folder keeps from now on."""
    if settings.secret:
        return settings.secret
    if not kept_secret(settings):
        keep(settings, token_urlsafe(32))
    return kept_secret(settings)


def keep(settings: Settings, secret: str) -> None:
    """Keep a secret in the folder, for its owner's eyes alone: whole, or not at all."""
    settings.folder.mkdir(parents=True, exist_ok=True)
    with written_whole(settings.folder / "secret") as pen:
        pen.write(secret.encode())


def kept_secret(settings: Settings) -> str:
    """Return the secret in the folder, if that is the one that signs."""
    file = settings.folder / "secret"
    return file.read_text("utf-8") if not settings.secret and file.exists() else ""


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
