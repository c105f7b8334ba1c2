"""Chaos: a house of real processes, people who remember what they were told, faults at random.

`python -m tests.chaos --help`, or `nox -s chaos`; `docs/reliability.md` tells what must hold.
"""
