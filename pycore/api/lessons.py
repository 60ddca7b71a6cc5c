"""What a search that learns has learned: how many facts, and those that cut most, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from ..model.bilingual import Text, many, number
from ..model.cell_names import Names
from ..run.job import Job
from ..search.events import KIND, LEARNED, NO_VALUE, RECALLED, unpack
from ..search.reasons import TAUGHT, Moment, NoReason
from .budget import TimeBudget

MOST_TOLD = 5
"""Facts that are told one by one."""


class ToldFact(NamedTuple):
    """A fact by its number, how often it has excluded something since, and its sentence."""

    fact: int
    cuts: int
    words: Text


class Lessons:
    """What was learned, counted from the events of a search as they come."""

    def __init__(self) -> None:
        self.learned = 0
        self._cuts: Counter[int] = Counter()

    @property
    def cuts(self) -> int:
        """How often facts have excluded something."""
        return self._cuts.total()

    def take(self, events: Iterable[int]) -> None:
        """Count events."""
        for event in events:
            if event >> KIND == LEARNED:
                self.learned += 1
            elif event >> KIND == RECALLED:
                self._cuts[unpack(event).fact] += 1

    def most(self, job: Job, names: Names, budget: TimeBudget) -> list[ToldFact]:
        """Return the facts that cut most, as far as they are on record and time allows."""
        why = job.search.why if job.search else None
        told = list[ToldFact]()
        for fact, cuts in sorted(self._cuts.items(), key=lambda each: (-each[1], each[0])):
            if why is None or budget.over or len(told) == MOST_TOLD:
                break
            try:
                with budget.spending():
                    words = why(Moment((), bound=fact), TAUGHT, NO_VALUE, names).words
            except NoReason:
                continue
            told.append(ToldFact(fact, cuts, words))
        return told


def in_words(lessons: Lessons, most: Iterable[ToldFact]) -> list[Text]:
    """Return how much was learned, then each of the facts that cut most; nothing if nothing was."""
    if not lessons.learned:
        return []
    learned = many(lessons.learned, "fact")
    told = [
        Text(
            f"{learned} learned from dead ends and solutions, which cut {_often(lessons.cuts)}",
            f"行き詰まりや解から学んだこと：{number(lessons.learned)} 件、"
            f"それによる枝刈り：{number(lessons.cuts)} 回",
        )
    ]
    for fact, times, words in most:
        told.append(
            Text(
                f"  fact {number(fact)}, cut {_often(times)}: {words.en}",
                f"  学び {number(fact)}（枝刈り {number(times)} 回）：{words.ja}",
            )
        )
    return told


def _often(times: int) -> str:
    return {0: "nothing so far", 1: "once"}.get(times, f"{number(times)} times")
