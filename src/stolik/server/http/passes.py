"""Who somebody is: a guest by a signed cookie, a seat by its own token. Nothing else is known."""

from secrets import token_urlsafe
from typing import Any, NamedTuple

from itsdangerous import BadData, BadSignature, Signer, URLSafeSerializer

from stolik.core import Seat

COOKIE = "stolik"
YEAR = 365 * 24 * 60 * 60


class Held(NamedTuple):
    """A seat that somebody has a token for."""

    table: str
    seat: Seat
    guest: str
    """Whose the token is."""


class Passes:
    """Signs cookies and seat tokens, and knows its own again."""

    def __init__(self, secret: str) -> None:
        """Sign with this secret: every node of a house has the same."""
        if not secret:
            raise ValueError("without a secret anybody could sign")
        self.guests = Signer(secret, salt="guest")
        self.seats = URLSafeSerializer(secret, salt="seat")
        self.invitations = URLSafeSerializer(secret, salt="invitation")
        self.again = Signer(secret, salt="again")

    def new_guest(self) -> str:
        """Return a name for the machine that nobody can guess."""
        return token_urlsafe(16)

    def cookie(self, guest: str) -> str:
        """Return what the browser keeps."""
        return self.guests.sign(guest).decode()

    def guest_of(self, cookie: str | None) -> str:
        """Return whose cookie this is, or nobody's."""
        try:
            return self.guests.unsign(cookie or "").decode()
        except (BadSignature, UnicodeDecodeError):
            return ""

    def invitation(self, table: str, seat: Seat) -> str:
        """Return what lets somebody sit down; once the seat is taken it is good for nothing."""
        return str(self.invitations.dumps([table, seat]))

    def invitation_to_any(self, table: str) -> str:
        """Return what lets somebody sit down on whichever seat is free."""
        return str(self.invitations.dumps([table, None]))

    def invites(self, token: str, table: str, seat: Seat) -> bool:
        """Tell whether this is an invitation to a seat."""
        return bool(token) and read(self.invitations, token) in ([table, seat], [table, None])

    def seat_token(self, table: str, seat: Seat, guest: str) -> str:
        """Return the token of a guest's own seat: whoever has it has the seat, on any device."""
        return str(self.seats.dumps([table, seat, guest]))

    def seat_of(self, token: str) -> Held | None:
        """Return the seat that the token is for, and whose it is."""
        parts = read(self.seats, token)
        return None if parts is None else Held(*parts)

    def next_table(self, table: str) -> tuple[str, str]:
        """Return name and secret of the table for another game: the same whoever asks first."""
        derived = [
            self.again.get_signature(f"{what} {table}").decode() for what in ("name", "luck")
        ]
        return derived[0], derived[1]


def read(signed: URLSafeSerializer, token: str) -> list[Any] | None:
    """Return what we have signed, or nothing."""
    try:
        parts: list[Any] = signed.loads(token)
    except BadData:
        return None
    return parts
