"""A sixth game, small and whole: a test lays its folder into a copy of the tree, and plays it."""
