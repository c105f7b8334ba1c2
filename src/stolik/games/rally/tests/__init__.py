"""The tests of «Суперралли»: a file a chapter of the book."""
