"""The judge says nothing against a true story, and notices whatever is not so in a false one."""

from typing import NamedTuple

import pytest
from msgspec.structs import replace

from stolik.core import Seat
from stolik.server.tables import wishes
from stolik.server.tables.entries import Entry, Moved, TakenOver, read_head, write_entry, write_head
from stolik.server.tables.table import Table
from tests.chaos.judging import judged, seen_at
from tests.chaos.memory import Sent, Sight, Told
from tests.server.sitting import head_of

NAME = "table"
MOVES = 6


class Story(NamedTuple):
    """A game as it was stored, and what those who played it were told."""

    head: str
    entries: list[Entry]
    told: Told

    def judged(self, known: int = 0) -> list[str]:
        """Return what the judge finds, in a word each."""
        bodies = [write_entry(entry) for entry in self.entries]
        return [fault.kind for fault in judged(NAME, self.told, self.head, bodies, bodies[:known])]


@pytest.fixture
def story() -> Story:
    """Return a true story of two people, who saw everything and were told of every move."""
    table, told = Table(read_head(write_head(head_of()))), Told()
    entries: list[Entry] = []

    def happens(more: list[Entry]) -> None:
        for entry in more:
            table.heard(entry)
            entries.append(entry)
            for eye, digest in seen_at(table).items():
                told.see(Sight(table.number, eye, digest), "everybody")

    for seat in range(2):
        happens(wishes.sit(table, Seat(seat), f"guest {seat}", "luck", 1.0))
    for number in range(MOVES):
        seat = table.waits_for[0]
        move = str(table.game.legal_moves(table.state, seat)[0])
        sent = Sent(NAME, f"id {number}", seat, table.questions[seat], move)
        told.sent[sent.id] = sent
        happens(wishes.move(table, seat, sent.question, move, 2.0 + number, id_=sent.id))
        told.acknowledged[sent.id] = table.number
    return Story(write_head(table.head), entries, told)


def test_a_true_story_is_believed(story: Story) -> None:
    """Also one of which the last move was sent and not acknowledged: nobody knows of it."""
    assert len(story.told.acknowledged) == MOVES
    assert len(story.told.unjudged) > 3 * MOVES
    assert story.judged(known=4) == []
    del story.told.acknowledged[f"id {MOVES - 1}"]
    assert story.judged() == []


def test_a_move_that_is_lost(story: Story) -> None:
    """It was acknowledged, and what was seen after it is not so either."""
    del story.entries[-1]
    assert set(story.judged()) == {"lost", "told differently"}


def test_a_move_that_is_another_now(story: Story) -> None:
    """It is there under its id, but it is not what was acknowledged."""
    last = story.entries[-1]
    assert isinstance(last, Moved)
    question = story.told.sent[last.id].question
    story.told.sent[last.id] = Sent(NAME, last.id, last.seat, question, "another")
    assert story.judged() == ["lost"]


def test_a_move_that_came_later_than_it_was_acknowledged(story: Story) -> None:
    """Whoever was told that there are five entries with it does not find it as the sixth."""
    story.told.acknowledged[f"id {MOVES - 1}"] = len(story.entries) - 1
    assert story.judged() == ["lost"]


def test_what_was_stored_and_changed(story: Story) -> None:
    """Though nobody was told anything of it."""
    bodies = [write_entry(entry) for entry in story.entries]
    faults = judged(NAME, Told(), story.head, bodies[:-MOVES], bodies)
    assert [fault.kind for fault in faults] == ["lost"]


def test_a_move_that_is_doubled(story: Story) -> None:
    """The same id counts twice: the second time as an answer to the next question."""
    first, last = story.entries[-2:]
    assert isinstance(first, Moved)
    assert isinstance(last, Moved)
    story.entries[-1] = replace(last, id=first.id)
    assert "doubled" in story.judged()


def test_a_move_that_nobody_made(story: Story) -> None:
    """It is there under an id that nobody has sent."""
    del story.told.sent[f"id {MOVES - 1}"], story.told.acknowledged[f"id {MOVES - 1}"]
    assert story.judged() == ["doubled"]


def test_a_move_that_is_there_though_it_was_refused(story: Story) -> None:
    """Whoever was told no was told something else than the others."""
    del story.told.acknowledged[f"id {MOVES - 1}"]
    story.told.refused.add(f"id {MOVES - 1}")
    assert story.judged() == ["told differently"]


@pytest.mark.parametrize("eye", ["all", "seat 0", "seat None"])
def test_two_were_shown_different_tables(story: Story, eye: str) -> None:
    """After the same number of entries: by two nodes, or by one that has forgotten something."""
    story.told.see(Sight(5, eye, "another table"), "somebody at node 2")
    assert story.judged() == ["told differently"]


def test_somebody_was_shown_what_is_not_stored(story: Story) -> None:
    """More entries than there are."""
    story.told.see(Sight(99, "all", "a table of the future"), "somebody")
    assert story.judged() == ["told differently"]


def test_somebody_saw_the_table_go_back(story: Story) -> None:
    """True as each sight may be."""
    story.told.backwards.append("somebody saw 3 after 5")
    assert story.judged() == ["told differently"]


def test_a_bot_that_took_over(story: Story) -> None:
    """Nobody was away so long."""
    story.entries.append(TakenOver(Seat(0), 9.0))
    assert story.judged() == ["unfair"]
