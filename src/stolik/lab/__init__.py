"""For people who study games: play many, and look at what comes out."""
