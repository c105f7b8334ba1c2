"""The tests of the shelf game: a file a chapter of the book."""
