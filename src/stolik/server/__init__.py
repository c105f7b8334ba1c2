"""The play server: tables that people at different screens sit at, and that survive everything."""
