"""A table as entries, without any I/O: what it is, what may be wished, what a window is shown."""
