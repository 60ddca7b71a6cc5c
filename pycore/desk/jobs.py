"""Running searches as a page sees them: every method gives plain data."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict

from pycore.desk.faults import Data, granted, refusing
from pycore.desk.positions import line_data
from pycore.desk.tasks import movement_of, placement_of
from pycore.model.rules import cells_of, rule_in_words
from pycore.run.job import Job
from pycore.run.verdicts import survey_verdict, verdict
from pycore.search import strategy_named
from pycore.search.movements import farthest


class OpenJob:
    """A job as the page sees it: every method gives plain data."""

    def __init__(self, task: Data, strategy: str, clock: Callable[[], float]) -> None:
        """Prepare the search. Raises Refused."""
        asked = granted(placement_of(task))
        placement = asked.placement
        with refusing():
            search = strategy_named(strategy, placement).start(placement, asked.drawing)
        self._job = Job(search, placement.is_solution, clock)
        self.rules = [
            {"words": rule_in_words(rule)._asdict(), "cells": cells_of(rule)}
            for rule in search.rules
        ]
        self.values = list(placement.values)
        self.start: list[int] = []
        self.run, self.step, self.pause, self.stop, self.let_go = (
            self._job.run,
            self._job.step,
            self._job.pause,
            self._job.stop,
            self._job.let_go,
        )
        self.events = self._job.take_events

    def play(self, seconds: float) -> None:
        """Search for about so many seconds, for a player that shows every event, and rest."""
        self._job.run(seconds)
        self._job.pause()

    def progress(self) -> Data:
        """Where the job stands, with the fields of `Progress`."""
        progress = asdict(self._job.progress())
        return {**progress, "verdict": self._job.progress().verdict._asdict()}

    def listing(self, first: int, count: int) -> list[list[int]]:
        """Solutions number `first` and so on, `count` at most, each as its values by cell."""
        return [list(solution) for solution in self._job.listing(first, count)]


class OpenMovement:
    """A running search for lines, or for the farthest positions; every method gives plain data."""

    def __init__(self, task: Data, strategy: str, clock: Callable[[], float]) -> None:
        """Prepare the search; `strategy` is a strategy's name, "best" (the one that suits the
        position), or "farthest". Raises Refused.
        """
        asked = granted(movement_of(task))
        self._movement, drawing = asked.movement, asked.drawing
        self.rules: list[Data] = []
        self._maps = strategy == "farthest"
        if self._maps:
            self._job = Job(farthest.start(self._movement, drawing), self._movement.is_state, clock)
        else:
            name = self._movement.best if strategy == "best" else strategy
            with refusing():
                way = strategy_named(name, self._movement)
            self._job = Job(way.start(self._movement, drawing), self._movement.is_line, clock)
            self.rules = [{"words": way.cut._asdict(), "cells": []}] if way.cut else []
        self.values = list(self._movement.faces)
        self.start = list(self._movement.faces_of(self._movement.start))
        self.events = self._job.take_events
        self.run, self.step, self.pause, self.stop, self.let_go = (
            self._job.run,
            self._job.step,
            self._job.pause,
            self._job.stop,
            self._job.let_go,
        )

    def play(self, seconds: float) -> None:
        """Search for about so many seconds, telling every step of a walk, and rest."""
        self._job.run(seconds, 1)
        self._job.pause()

    def progress(self) -> Data:
        """Where the job stands, with the fields of `Progress`; the verdict speaks of lines, or of
        positions.
        """
        progress = self._job.progress()
        rows, over = progress.rows, progress.state in ("done", "stopped")
        words = survey_verdict(rows, over) if self._maps else verdict(rows, over, progress.found)
        return {**asdict(progress), "verdict": words._asdict()}

    def listing(self, first: int, count: int) -> list[Data]:
        """Lines number `first` and so on, `count` at most (see position.line_data); a farthest
        position is a line of one state.
        """
        return [line_data(self._movement, line) for line in self._job.listing(first, count)]
