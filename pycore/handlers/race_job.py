"""A race for a page: its laps are the rows of its progress."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from ..api.subject import racers, subject_of_any
from ..model.bilingual import Text, many
from ..run.race import Lap, race
from ..run.runner import Runner
from .faults import Data, Refused, fault, refusing
from .jobs import OpenWork
from .requests import task_of

if TYPE_CHECKING:
    from .messages import Progress

LONGEST = 3600.0
"""The most seconds for each strategy."""


class OpenRace(OpenWork):
    """All strategies for a task, one after another; it has no events and lists nothing."""

    def __init__(
        self, task: Data, limit: object, clock: Callable[[], float], seed: int | None = None
    ) -> None:
        """Prepare the race; `limit` is the seconds for each strategy, `seed` that of the random
        numbers, or each strategy's own. Raises Refused."""
        if not isinstance(limit, int | float) or not 0 < limit <= LONGEST:
            words = Text(
                f"The time must be above 0 and at most {LONGEST:.0f} seconds.",
                f"時間は 0 より長く {LONGEST:.0f} 秒以下にしてください。",
            )
            raise Refused([fault(words)])
        asked = task_of(task)
        self._comparable = asked.puzzle.kind == "placement"
        subject = subject_of_any(asked)
        with refusing():
            self._racers = racers(subject, seed=seed)
        laps = race(subject.made, subject.drawing, self._racers, subject.check, clock, limit)
        self._race = Runner(laps, clock)
        super().__init__(self._race)

    def progress(self) -> Progress:
        """Return the progress of the race; `rows` holds a lap for each strategy that has started
        (see Lap.data), `finished` is the share of laps that are over."""
        laps = self._race.latest
        over = sum(lap.over for lap in laps)
        racers = len(self._racers)
        if self._race.state == "stopped" and over < racers:
            verdict = _broken_off(laps, over, racers)
            laps = tuple(lap.broken_off for lap in laps)
        else:
            verdict = _verdict(laps, over, racers, self._comparable)
        progress = self._fields(
            verdict,
            over / racers,
            nodes=sum(lap.nodes for lap in laps),
            cuts=sum(lap.cuts for lap in laps),
            solutions=max((lap.solutions for lap in laps), default=0),
            rows=[lap.data(before) for before, lap in pairwise((None, *laps)) if lap],
        )
        progress["left"] = None  # laps differ in length
        return progress


def _things(number: int) -> str:
    """Return a number of things in Japanese, which uses native numerals up to nine."""
    return f"{number} つ" if number < 10 else f"{number} 個"


def _broken_off(laps: Sequence[Lap], over: int, racers: int) -> Text:
    """Return the final laps of a race that was stopped, of which the last may already have reported
    something."""
    if len(laps) > over:
        return Text(
            f"stopped during strategy {over + 1} of {racers}",
            f"{_things(racers)}の解き方のうち {_things(over + 1)}目の途中で止めました",
        )
    return Text(
        f"stopped before strategy {over + 1} of {racers}",
        f"{_things(racers)}の解き方のうち {_things(over + 1)}目に入る前に止めました",
    )


def _verdict(laps: Sequence[Lap], over: int, racers: int, comparable: bool) -> Text:
    """Say how many strategies have run; when all have, say whether they agree."""
    done = [lap for lap in laps if lap.state == "done"]
    found_one = sum(lap.state == "found" for lap in laps)
    if over < racers:
        return Text(
            f"{over} of {racers} strategies raced",
            f"{_things(racers)}の解き方のうち {_things(over)}が終わりました",
        )
    ended = len(done) + found_one
    if not ended:
        return Text(
            f"none of {racers} strategies finished",
            f"{_things(racers)}の解き方はどれも最後まで終わりませんでした",
        )
    came = Text(
        f"{ended} of {racers} strategies finished",
        f"{_things(racers)}の解き方のうち {_things(ended)}が最後まで終わりました",
    )
    found = {lap.solutions for lap in done}
    if not comparable or len(done) < 2 or len(found) > 1:
        return came
    (same,) = found
    who = Text("all", "") if len(done) == racers else Text("these", "その")
    if found_one:
        number = len(done)
        who = Text(f"the {number} that see everything", f"すべてを調べた {number} つの")
    return Text(
        f"{came.en}; {who.en} find {many(same, 'solution')}",
        f"{came.ja}。{who.ja}解の数はどれも {same:,} です",
    )
