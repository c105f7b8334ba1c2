"""The store in one file of SQLite: built in, and all that one node needs."""
