"""A game told in sentences."""

from collections.abc import Iterator

from stolik.core import AnyGame, Event, Record, Seat, deal, replay
from stolik.core.options import typed
from stolik.core.phrases import is_fleeting
from stolik.terminal.paint import winners
from stolik.words import Words

Story = list[tuple[Seat | None, list[Event]]]
"""Move by move: whose it was, and what happened; nobody's where moves were taken back."""


def transcript(game: AnyGame, record: Record, words: Words) -> Iterator[str]:
    """Tell a recorded game: what it was, every move, the points and the winner."""
    yield head(game, record, words)
    steps = list(replay(game, record))
    state = steps[-1].state if steps else deal(game, record)
    over = not game.to_move(state)
    for step in steps:
        yield from told(step.number, [each for each in step.happened if over or kept(each)], words)
    if not over:
        yield words("replay-unfinished")
        return
    for seat, pad in enumerate(game.scores(state)):
        lines = ", ".join(f"{words.say(line['what'])} {line['points']}" for line in pad)
        total = sum(line["points"] for line in pad)
        yield f"{words.name(seat)}: {lines}. {words('score-total')}: {total}."
    yield winners(game, state, words)


def head(game: AnyGame, record: Record, words: Words) -> str:
    """Say which game this is."""
    options = ", ".join(f"{name}={typed(value)}" for name, value in record.options.items())
    return words(
        "replay-head",
        title=words(f"title-{game.key}"),
        seats=record.seats,
        seed=record.seed,
        options=options or words("replay-no-options"),
    )


def told(number: int, happened: list[Event], words: Words) -> Iterator[str]:
    """Tell one move: the first sentence carries its number."""
    public = [event for event in happened if hears(event, None)]
    for place, event in enumerate(public):
        lead = f"{number:>3}. " if place == 0 else "     "
        yield lead + sentence(event, words)


def kept(event: Event) -> bool:
    """Tell whether a log keeps it while the game goes on: what was seen in passing it does not."""
    return not is_fleeting(event)


def hears(event: Event, seat: Seat | None) -> bool:
    """Tell whether this seat may hear of it; nobody's seat is an onlooker's."""
    return event["audience"] is None or seat in event["audience"]


def missed(story: Story, seat: Seat) -> Story:
    """Return what happened from this seat's last move on: all before was told before deciding."""
    own = [number for number, (mover, _) in enumerate(story) if mover == seat]
    return story[own[-1] if own else 0 :]


def answer(happened: list[Event], seat: Seat) -> list[Event]:
    """Return what this seat is told at once of its own move: what not everybody may hear."""
    return [event for event in happened if event["audience"] is not None and hears(event, seat)]


def news(story: Story, seat: Seat) -> list[Event]:
    """Return what this seat is told before it decides: what it missed, but for the answer."""
    return [
        event
        for mover, happened in missed(story, seat)
        for event in happened
        if hears(event, None if mover == seat else seat)
    ]


def last_news(story: Story, people: list[Seat]) -> list[Event]:
    """Return what is told at the end, so that everybody has heard everything."""
    if len(people) == 1:
        return news(story, people[0])
    rest = max((missed(story, seat) for seat in people), key=len, default=story)
    return [event for _, happened in rest for event in happened if hears(event, None)]


def undone(whose: Seat, audience: list[Seat] | None) -> Event:
    """Return the news that somebody's decision was taken back."""
    return Event(key="play-undone", args={"seat": whose}, audience=audience)


def sentence(event: Event, words: Words) -> str:
    """Return the sentence of one event."""
    return words.sentence({"key": event["key"], "args": event["args"]})
