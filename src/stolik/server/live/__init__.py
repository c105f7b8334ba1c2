"""Tables that people sit at now: rooms, their windows, what is said, what time brings."""
