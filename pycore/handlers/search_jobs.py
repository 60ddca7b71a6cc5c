"""Running searches for a page; those of placements are in placement_search.py."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from ..model.bilingual import Text
from ..model.cell_names import Names
from ..model.reason import Reason
from ..run.checkpoints import NOT_KEPT
from ..run.job import Job, Progress
from ..run.solution_store import SolutionStore
from ..run.summaries import survey_verdict, verdict
from ..search import strategy_named
from ..search.movements import farthest
from ..search.reasons import Moment, NoReason, Why
from .faults import Data, Refused, fault, granted, refusing
from .jobs import OpenWork, words_data
from .positions import line_data
from .requests import movement_of

if TYPE_CHECKING:
    from . import messages
    from .messages import JobRule


def reason_data(reason: Reason) -> messages.Reason:
    """Return a reason as plain data."""
    return {
        "words": words_data(reason.words),
        "cells": list(reason.cells),
        "rays": list(reason.rays),
        "value": reason.value,
        "facts": list(reason.facts),
    }


class OpenSearch(OpenWork):
    """A search whose solutions can be listed."""

    def __init__(self, job: Job, numbers_each: int, names: Names) -> None:
        super().__init__(job)
        self._job, self._store, self._names = job, SolutionStore(job, numbers_each), names

    @property
    def planning(self) -> bool:
        """Whether the search is still being planned."""
        return self._job.planning

    def events(self) -> array[int]:
        """Return the packed events since the last call."""
        return self._job.take_events()

    def why(self, moment: Moment, cell: int, value: int) -> messages.Reason | None:
        """Return the reason for a cut at this moment; None if there is no cut."""
        search = self._job.search
        return self._reason(search.why if search else None, moment, cell, value)

    def follows(self, moment: Moment, cell: int, value: int) -> messages.Reason | None:
        """Return why a value placed at this moment follows; None if it is a choice."""
        search = self._job.search
        return self._reason(search.follows if search else None, moment, cell, value)

    def _reason(
        self, ask: Why | None, moment: Moment, cell: int, value: int
    ) -> messages.Reason | None:
        try:
            return reason_data(ask(moment, cell, value, self._names)) if ask else None
        except NoReason:
            return None

    def listing(self, first: int, count: int) -> Sequence[Any]:
        """Return solutions number `first` and so on."""
        self._store.take()
        return [self.shown(solution) for solution in self._store.listing(first, count)]

    def progress(self) -> messages.Progress:
        """Return the progress of the search; solutions may have been "dropped" from the list."""
        self._store.take()
        progress = self._job.progress()
        fields = self._fields(
            self.verdict(progress),
            progress.finished,
            nodes=progress.nodes,
            cuts=progress.cuts,
            found=progress.found,
            solutions=progress.solutions,
            earlier=progress.earlier,
            listed=self._store.listed,
            dropped=progress.listed - progress.earlier - self._store.listed,
            rows=progress.rows,
        )
        if self._job.search and self._job.search.in_wasm():
            fields["in_wasm"] = True
        if progress.handed_over:
            fields["handed_over"] = progress.handed_over
        return fields

    def shown(self, solution: Any) -> Any:
        """Return a solution as plain data."""
        raise NotImplementedError

    def verdict(self, progress: Progress) -> Text:
        """Return the result in words."""
        return progress.verdict


class OpenMovement(OpenSearch):
    """A search for lines, or for the farthest positions."""

    def __init__(
        self, task: Data, strategy: str, clock: Callable[[], float], onward: Data | None = None
    ) -> None:
        """Prepare the search; `strategy` is the name of a strategy, "best" (the one that suits the
        position), or "farthest". Raises Refused, also if asked to resume from a checkpoint."""
        if onward is not None:
            raise Refused([fault(NOT_KEPT)])
        asked = granted(movement_of(task))
        drawing, movement = asked.drawing, asked.movement
        self._movement = movement
        self._maps = strategy == "farthest"
        self._cut: Text | None = None
        if self._maps:
            job = Job(farthest.start(movement, drawing), movement.is_state, clock)
        else:
            with refusing():
                way = strategy_named(movement.best if strategy == "best" else strategy, movement)
            job = Job(way.prepare(movement, drawing), movement.is_line, clock)
            self._cut = way.cut
        super().__init__(job, movement.spots, asked.names)
        self.values = list(movement.faces)
        self.start = list(movement.faces_of(movement.start))

    @property
    def rules(self) -> list[JobRule]:
        """What must hold for a move to be made."""
        return [{"words": words_data(self._cut), "sort": "other", "cells": []}] if self._cut else []

    def shown(self, solution: Any) -> Data:
        """Return a line (see positions.line_data); a farthest position is a line with one state."""
        return line_data(self._movement, solution)

    def verdict(self, progress: Progress) -> Text:
        """Return what is known of lines, or of positions."""
        if self._maps:
            return survey_verdict(progress.rows, progress.state in ("done", "stopped"))
        over = progress.state in ("done", "stopped")
        return verdict(progress.rows, over, progress.found)
