"""Stolik, the little table: five family games to play, to study and to teach machines."""
