"""Its own tests run where it is a game: among the others, in the copy."""

collect_ignore = ["shells"]
