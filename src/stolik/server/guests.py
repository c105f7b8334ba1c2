"""Who somebody is: a guest by a signed cookie, a seat by its own token. Nothing else is known."""

from secrets import token_urlsafe

from itsdangerous import BadSignature, Signer, URLSafeSerializer

from stolik.core import Seat

COOKIE = "stolik"
YEAR = 365 * 24 * 60 * 60
LONGEST_NAME = 24


class Passes:
    """Signs cookies and seat tokens, and knows its own again."""

    def __init__(self, secret: str) -> None:
        """Sign with this secret: every node of a house has the same."""
        self.guests = Signer(secret, salt="guest")
        self.seats = URLSafeSerializer(secret, salt="seat")

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

    def seat_token(self, table: str, seat: Seat) -> str:
        """Return the token of a seat: whoever has it has the seat."""
        return str(self.seats.dumps([table, seat]))

    def seat_of(self, token: str, table: str) -> Seat | None:
        """Return the seat of this table that the token is for."""
        try:
            where, seat = self.seats.loads(token)
        except (BadSignature, ValueError, TypeError):
            return None
        return Seat(seat) if where == table else None


def new_table_name() -> str:
    """Return the name of a table that nobody can guess."""
    return token_urlsafe(12)


def new_secret() -> str:
    """Return the house's part of a shuffle."""
    return token_urlsafe(24)


def is_name(name: str) -> bool:
    """Tell whether somebody can be called so."""
    return bool(name.strip()) and name.isprintable() and len(name) <= LONGEST_NAME
