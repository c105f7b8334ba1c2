"""What the core promises to everybody."""
