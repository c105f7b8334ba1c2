"""The house as an application: calls, sockets and pages, and how much anybody may ask for."""
