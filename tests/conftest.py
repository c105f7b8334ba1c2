"""How hard Hypothesis tries: `quick`, if nobody asks for another profile.

`nox` asks for `brisk` where each example takes long, and `nox -s thorough` for none in the same
place; `--hypothesis-profile=thorough` is for the days before a release.
"""

from hypothesis import HealthCheck, settings

# A deadline measures the machine, not the game. Drawing a position is slow by nature: it means
# playing up to it. What the environment asks for besides, such as sameness in CI, is kept.
settings.register_profile(
    "quick",
    settings(),
    deadline=None,
    max_examples=40,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("brisk", settings.get_profile("quick"), max_examples=5)
settings.register_profile("thorough", settings.get_profile("quick"), max_examples=1000)
settings.load_profile("quick")
