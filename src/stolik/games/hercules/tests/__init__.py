"""The tests of Подвиги Геракла: a file a chapter of the book."""
