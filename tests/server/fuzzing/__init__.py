"""The fuzz: a house is given a million things that are nearly right, and must bear them all."""
