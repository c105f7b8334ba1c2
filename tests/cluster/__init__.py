"""What a real Ray cluster does."""
