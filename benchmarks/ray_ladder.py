"""Play a small ladder on a Ray cluster of this machine: its games must be those played here."""

from stolik.lab.ladder import LadderPlan, Result, climb

PLAN = LadderPlan("geroychiki", 2, ("luck", "greed"), 10, "ray", {})


def games(results: list[Result]) -> dict[object, object]:
    """Return every game but for how long anybody thought."""
    return {each.bout: (each.places, each.points) for each in results}


def main() -> None:
    """Play it twice."""
    here = games(list(climb(PLAN, PLAN.bouts(), 1)))
    there = games(list(climb(PLAN, PLAN.bouts(), 1, ray=True)))
    if here != there:
        raise SystemExit("the games on the cluster are other games")
    print(f"{len(there)} games on the cluster are the games played here.")


if __name__ == "__main__":
    main()
