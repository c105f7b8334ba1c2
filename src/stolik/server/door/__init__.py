"""The door: who comes in, how many at once, and how long somebody may stand in it."""
