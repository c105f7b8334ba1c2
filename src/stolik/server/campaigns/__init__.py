"""Campaigns as entries: what one is, and where it is kept."""
