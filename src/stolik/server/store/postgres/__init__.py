"""The store and the bus in PostgreSQL: for any number of nodes that are one service."""
