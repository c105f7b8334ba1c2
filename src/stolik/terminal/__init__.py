"""A table in a terminal: drawn with letters, asked in words."""
