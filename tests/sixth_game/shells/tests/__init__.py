"""The rules of Shells, held to their numbers."""
