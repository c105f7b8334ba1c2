"""The house: tables for people at different screens, in floors of which each stands on the next.

`http` over `live`, over `thinking` and `campaigns`, over `store`, over `tables`. `serving` makes a
house from its `settings` and runs it on a machine.
"""
