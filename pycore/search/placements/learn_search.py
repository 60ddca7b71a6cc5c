"""The search of the strategy that learns, and its events.

fact     cells with candidates that can never stand together (dead_ends.py); it excludes values like
         a rule from then on
jump     after a dead end the search goes back as far as the fact says something new, over trials
         that were not to blame
restart  after a number of dead ends, by Luby's sequence: what was learned stays, so nothing is lost

The next cell is the one that had most to do with the latest dead ends. Facts are forgotten if they
become too many. Every solution found is refuted like a dead end, so all of them are found, each
once; which part of the tree is done is not known before all is. The search cannot be divided, nor
resumed elsewhere: what it learned is no branch.

Method: J. Marques-Silva, K. Sakallah, "GRASP: a search algorithm for propositional satisfiability",
1999; M. Moskewicz and others, "Chaff: engineering an efficient SAT solver", 2001; on rules instead
of clauses: O. Ohrimenko, P. Stuckey, M. Codish, "Propagation via lazy clause generation", 2009.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import inf

from ...model.canonical import canonical
from ...model.incremental import USUAL_SIZE, Incremental
from ...model.placement import Placement, Solution
from ...propagation.propagators import Rules
from ...propagation.store import Atom, Propagator
from ..events import (
    CELL,
    CUT,
    HANDED,
    LEARNED,
    PLACED,
    RECALLED,
    REMOVED,
    RESTARTED,
    SOLVED,
    Batch,
    Batches,
    Branch,
    NoSuchBranch,
    Onward,
    Search,
    have_room,
    pack,
    pack_number,
    with_left,
    with_next,
)
from .learned_reasons import Told
from .learning import Learning, Log
from .luby import luby
from .single_events import single_events

UNIT = 16
"""Dead ends before the first restart."""

AT_ONCE = 8
"""Trials and facts between two batches: some ten milliseconds."""


class Record:
    """The events of the search, and what it counts; none of them if there is no room in events."""

    def __init__(self, learning: Learning) -> None:
        self._learning, self._placed = learning, list[int]()
        self._is_eventless = not have_room(learning.rules.placement)
        self.events: list[int] = []
        self.found: list[Solution] = []
        self.nodes = self.cuts = 0

    def tell(self, event: int) -> None:
        """Write an event down."""
        if not self._is_eventless:
            self.events.append(event)

    def placed(self) -> None:
        """Tell what was placed since, and which facts have excluded something: with the trial after
        which they did, or with the event before."""
        trail = self._learning.trail
        new, trial = trail.placed[len(self._placed) :], self._learning.trials[-1:]
        if not trial or new[:1] != trial:
            self._recalled()
        for cell in new:
            place = pack(PLACED, cell, trail.masks[cell].bit_length() - 1)
            self._placed.append(place)
            self.nodes += 1
            if cell in trial:
                self.tell(place)
                self._recalled()
            else:
                self.tell(with_left(place, 0))

    def _recalled(self) -> None:
        recalled = self._learning.trail.recalled
        for number in recalled:
            self.tell(pack_number(RECALLED, number))
        recalled.clear()

    def dead_end(self) -> None:
        """Tell that nothing can follow from the last trial."""
        trail, rules, trials = self._learning.trail, self._learning.rules, self._learning.trials
        dead = trials[-1] if trials else 0
        value = trail.masks[dead].bit_length() - 1 if trials else 0
        by = trail.source
        rule = by.rule if isinstance(by, Propagator) else rules.of_cell[max(trail.empty, 0)]
        self.cuts += 1
        self.tell(pack(CUT, dead, value, rule))

    def taken_back(self, level: int) -> None:
        """Tell that the trials beyond are taken back, each with what followed from it."""
        trials = self._learning.trials
        left = trials[level:]
        while left:
            place = self._placed.pop()
            removed = place - pack(PLACED) + pack(REMOVED)
            is_trial = place >> CELL & 511 == left[-1]
            if is_trial:
                left.pop()
            self.tell(removed if is_trial else with_next(removed))

    def given_up(self) -> None:
        """Tell that something else goes on, and that everything is taken back."""
        self.tell(pack_number(HANDED, 0))
        self.taken_back(0)
        while self._placed:
            removed = self._placed.pop() - pack(PLACED) + pack(REMOVED)
            self.tell(with_next(removed) if self._placed else removed)

    def batch(self, finished: float | None = None) -> Batch:
        """Hand over what is new."""
        latest = Batch(self.events, self.found, self.nodes, self.cuts, finished)
        self.events, self.found = [], []
        return latest


def batches(
    rules: Rules, log: Log, passed: Iterable[Sequence[Atom]] = (), most: float = inf
) -> Batches:
    """Run the search, without the parts of the tree that were `passed` by another one; the first of
    its facts say so. With more than `most` facts it is given up: it takes back all that it placed.
    """
    learning = Learning(rules, log)
    record, limits, failures = Record(learning), luby(), 0
    size = (yield record.batch()) or USUAL_SIZE
    limit, alive, made = UNIT * next(limits), learning.begin(passed), 0
    for fact in learning.passed:
        record.tell(pack_number(LEARNED, fact.number))
    while True:
        record.placed()
        made += 1
        if len(record.events) >= size or made == AT_ONCE:
            size, made = (yield record.batch()) or size, 0
        if alive and learning.is_open():
            if learning.learned - len(learning.passed) > most:
                record.given_up()
                yield record.batch()
                return
            if failures >= limit:
                record.tell(pack_number(RESTARTED, failures))
                record.taken_back(learning.record)
                learning.back_to(learning.record)
                learning.forget()
                failures, limit = 0, UNIT * next(limits)
            alive = learning.try_next()
            continue
        if alive:
            record.found.append(learning.solution())
            record.tell(pack(SOLVED))
        else:
            failures += 1
            record.dead_end()
        if not learning.trials:
            break
        turn = learning.after_solution() if alive else learning.after_dead_end()
        record.tell(pack_number(LEARNED, turn.fact.number))
        record.taken_back(turn.level)
        learning.back_to(turn.level)
        alive = learning.take(turn)
    yield record.batch(1.0)


def onward(rules: Rules, log: Log) -> Onward:
    """The whole search is its only part."""

    def on(branch: Branch) -> Batches:
        if branch:
            raise NoSuchBranch
        return single_events(batches(rules, log), rules.placement.givens)

    return Onward(lambda: canonical("learn", rules.placement), on, on, lambda levels: None)


def prepared(placement: Placement) -> Incremental[Search]:
    """Prepare the search, with a propagator for each rule."""
    rules, log = Rules(placement), Log()
    yield
    going_on, told = onward(rules, log), Told(rules, log)
    return Search(
        going_on.on(()), placement.rules, onward=going_on, why=told.why, follows=told.follows
    )
