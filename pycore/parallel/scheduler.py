"""Shares: which parts of a search are open, handed out, or done, and what came of them.

own     the part that is done here, while the others are open to whoever helps
away    handed out, and nothing has come back. When all others are done, those are done here too:
        whoever is first is taken, the other one is not counted
early   came back before the parts to its left, while solutions are listed
room    solutions still to be listed: in the order of the straight search, and so the parts are done
        in theirs. When there is no more room all is only counted, and the heaviest go first
bundle  parts that are handed out together (bundles.py)
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Iterable
from dataclasses import replace

from ..model.bilingual import BadInput
from ..model.placement import Solution
from ..run.checkpoints import DAMAGED, Totals
from ..search.events import Batch, Batches, Branch, Tally
from .bundles import Bundle, read_bundle
from .partition import Partition
from .results import PartResult, read_entry
from .running_part import RunningPart

AHEAD = 64
"""Parts handed out or early, at most, while solutions are listed."""

BUNDLE = 0.4
"""Seconds that a bundle should take."""

MOST = 64
"""Parts of a bundle."""


class Scheduler:
    """The parts of a search. `done` is a mask of those that are put together, `totals` what these
    came to, the trunk included: all that is to be kept; `early` are those that wait; `nodes` and
    `cuts` are what is known by now."""

    def __init__(
        self,
        cut: Partition,
        room: int,
        lists_all: bool,
        done: int = 0,
        before: Totals | None = None,
    ) -> None:
        """All parts open but for those in `done`, which came to `before`. `lists_all`: what is
        listed of a solution is all that it stands for."""
        self.cut, self.done = cut, done
        self._room, self._lists_all = room, lists_all
        self.totals = before or Totals(
            cut.nodes, cut.cuts, cut.solutions, cut.solutions, cut.solutions
        )
        self._start = self.totals if before else Totals()
        self._trunk = Tally() if before else Tally(cut.solutions, cut.solutions)
        self._number_of = {branch: number for number, branch in enumerate(cut.branches)}
        self._weight = sum(cut.weights) or 1
        self._arrived_weight = 0
        self._open: deque[int] = deque()
        for number, weight in enumerate(cut.weights):
            if done >> number & 1:
                self._arrived_weight += weight
            else:
                self._open.append(number)
        self._away: dict[int, None] = {}
        self.early: dict[int, PartResult] = {}
        self._turn = 0
        self._own: int | None = None
        self.nodes, self.cuts = self.totals.nodes, self.totals.cuts
        self._seconds, self._helped = 0.0, 0
        if not room:
            self._heaviest_first()

    @property
    def finished(self) -> float:
        """The fraction that is done."""
        return self._arrived_weight / self._weight

    @property
    def kept(self) -> float:
        """The fraction whose outcome is put together, and so kept: what came early waits."""
        weights = self.cut.weights
        return sum(weights[n] for n in range(len(weights)) if self.done >> n & 1) / self._weight

    def hand_out(self) -> str | None:
        """A bundle for whoever helps; None where there is nothing to hand out now."""
        if self._room and self._is_far_ahead():
            return None
        wanted = min(self._as_long_as_a_bundle(), len(self._open) // 16)
        if self._room:
            wanted = min(wanted, AHEAD - len(self.early) - len(self._away))
        branches: list[Branch] = []
        while self._open and len(branches) < max(1, wanted):
            number = self._open.popleft()
            self._away[number] = None
            branches.append(self.cut.branches[number])
        return Bundle(branches, self._room).text() if branches else None

    def _as_long_as_a_bundle(self) -> int:
        """Parts that take the seconds of a bundle, as far as is known."""
        if not self._helped:
            return 1
        pace = self._seconds / self._helped  # 0: too quick for the clock
        return min(MOST, int(BUNDLE / pace)) if pace > BUNDLE / MOST else MOST

    def take(self, done: str) -> None:
        """What came of a bundle: a list of entries as JSON. What is known already is passed over.
        Raises BadInput for what is no such list, or is damaged."""
        for record in _list_in(done):
            entry = read_entry(record, self.cut.plan)
            if entry is None or entry[0] not in self._number_of:
                raise BadInput(None, DAMAGED)
            branch, outcome = entry
            self._seconds += outcome.seconds
            self._helped += 1
            self._arrive(self._number_of[branch], outcome)

    def take_back(self, bundle: str) -> None:
        """Nothing will come of a bundle: its parts are open again. Raises BadInput."""
        for branch in reversed(read_bundle(bundle).branches):
            number = self._number_of.get(branch)
            if number in self._away:
                del self._away[number]
                if number != self._own:
                    self._open.appendleft(number)

    def batches(self) -> Batches:
        """The search, its parts done here as far as nobody else does; it counts from `before`."""
        size = yield self._batch([], Tally())
        while (number := self._next()) is not None:
            self._own = number
            below = self.cut.below(self.cut.branches[number])
            doing = RunningPart(below, self.cut.weight_of, self._room)
            while not self._is_known(number) and doing.goes_on(size):
                size = yield self._batch(*self._put_together(), doing)
            doing.close()
            self._own = None
            self._arrive(number, doing.outcome())
            size = yield self._batch(*self._put_together())
        yield replace(self._batch(*self._put_together()), finished=1.0)

    def _next(self) -> int | None:
        """The part to do here next; one that somebody else has when no other is left, or all wait
        for it."""
        if self._open and not (self._room and self._is_far_ahead() and self._turn in self._away):
            return self._open.popleft()
        return min(self._away, default=None) if self._room else next(iter(self._away), None)

    def _is_known(self, number: int) -> bool:
        return number in self.early or bool(self.done >> number & 1)

    def _arrive(self, number: int, outcome: PartResult) -> None:
        self._away.pop(number, None)
        if self._is_known(number):
            return
        times = self.cut.times(number)
        tally = replace(outcome.tally, solutions=outcome.tally.solutions * times)
        self.early[number] = replace(outcome, tally=tally)
        self.nodes += outcome.nodes
        self.cuts += outcome.cuts
        self._arrived_weight += self.cut.weights[number]

    def _is_far_ahead(self) -> bool:
        held = sum(len(outcome.found) for outcome in self.early.values())
        return held > self._room or len(self.early) + len(self._away) >= AHEAD

    def _put_together(self) -> tuple[list[Solution], Tally]:
        """What can be told by now: solutions to be listed, and others counted."""
        found: list[Solution] = []
        tally, self._trunk = self._trunk, Tally()
        while (number := self._next_early()) is not None:
            outcome = self.early.pop(number)
            listed = outcome.found[: self._room]
            beyond = [self.cut.weight_of(solution) for solution in outcome.found[self._room :]]
            counted = Tally(
                outcome.tally.found + len(beyond),
                outcome.tally.solutions + sum(beyond),
                outcome.tally.each,
            )
            self.done |= 1 << number
            self._add(outcome, listed, counted)
            found += listed
            tally = both(tally, counted)
            if self._room and len(listed) == self._room:
                self._room = 0
                self._heaviest_first()
            elif self._room:
                self._room -= len(listed)
        return found, tally

    def _next_early(self) -> int | None:
        if not self._room:
            return next(iter(self.early), None)
        while self.done >> self._turn & 1:
            self._turn += 1
        return self._turn if self._turn in self.early else None

    def _add(self, outcome: PartResult, listed: Iterable[Solution], counted: Tally) -> None:
        totals = self.totals
        weights = [self.cut.weight_of(solution) for solution in listed]
        found = counted.found + len(weights)
        solutions = counted.solutions + sum(weights)
        self.totals = replace(
            totals,
            nodes=totals.nodes + outcome.nodes,
            cuts=totals.cuts + outcome.cuts,
            found=totals.found + found,
            solutions=totals.solutions + solutions,
            listed=totals.listed + (solutions if self._lists_all else found),
            each=totals.each if totals.found or not found else outcome.tally.each,
        )

    def _batch(
        self, found: list[Solution], tally: Tally, doing: RunningPart | None = None
    ) -> Batch:
        nodes = self.nodes - self._start.nodes
        cuts = self.cuts - self._start.cuts
        finished = self.finished
        if doing and self._own is not None and not self._is_known(self._own):
            nodes += doing.nodes
            cuts += doing.cuts
            finished += doing.finished * self.cut.weights[self._own] / self._weight
        counted = tally if tally.found else None
        return Batch([], found, nodes, cuts, min(finished, 1 - 1e-9), tally=counted)

    def _heaviest_first(self) -> None:
        self._open = deque(sorted(self._open, key=lambda number: -self.cut.weights[number]))


def both(one: Tally, other: Tally) -> Tally:
    """What was counted in both."""
    each = one.each if one.found else other.each
    return Tally(one.found + other.found, one.solutions + other.solutions, each)


def _list_in(text: str) -> list[object]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise BadInput(None, DAMAGED) from None
    if not isinstance(data, list):
        raise BadInput(None, DAMAGED)
    return data
