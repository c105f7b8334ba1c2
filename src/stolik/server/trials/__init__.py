"""What strangers have written is tried first, where a limit of time and memory holds."""
