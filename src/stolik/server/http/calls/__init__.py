"""What comes of each call: a file for each thing that can be asked about."""
