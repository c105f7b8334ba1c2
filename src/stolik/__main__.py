"""`python -m stolik` is `stolik`."""

from stolik.cli import main

main()
