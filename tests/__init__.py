"""What holds for every game, and for the house itself."""
