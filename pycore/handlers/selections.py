"""Selections of solutions for a page: filtered, sorted, one of each orbit, or the images of one
orbit.

of     the job whose solutions are selected: a search, or for the images of an orbit the
       selection that lists the orbits
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, cast

from ..model.bilingual import Text
from ..model.incremental import paused
from ..model.placement import Placement
from ..run.runner import Runner, Work
from ..run.selection import (
    ImageList,
    ResultOrder,
    Selected,
    SolutionList,
    WantedSolutions,
    select,
)
from ..run.summaries import selection_verdict
from ..symmetry.orbits import By, Orbits, TooManySymmetries, find_orbits
from ..task.placements import PlacementTask
from .faults import Refused, fault
from .jobs import OpenWork
from .placement_search import OpenJob
from .requests import Message, is_mark

if TYPE_CHECKING:
    from . import messages

BYS: Mapping[str, By] = {
    "drawing": "drawing",
    "structure": "structure",
    "complement": "complement",
}
NO_SELECTION = Text("Nothing can be selected here.", "ここからは選び出せません。")


class OpenSelection(OpenWork):
    """A selection; each solution listed comes with what the selection knows about it."""

    def __init__(
        self,
        solutions: SolutionList,
        asked: PlacementTask,
        by: By | None,
        wanted: WantedSolutions,
        clock: Callable[[], float],
    ) -> None:
        """Prepare it, without scanning anything yet."""
        self.asked, self.solutions, self.by = asked, solutions, by
        self.kinds: Orbits | None = None
        self._wanted = wanted
        self._failed: Text | None = None
        self._runner: Runner[Selected] = Runner(self._selected(), clock)
        super().__init__(self._runner)

    def _selected(self) -> Work[Selected]:
        yield Selected()
        if self.by:
            signs = self.asked.names.signs
            finding = find_orbits(self.asked.placement, self.asked.drawing, signs, self.by)
            try:
                self.kinds = yield from paused(finding, Selected())
            except TooManySymmetries as many:
                self._failed = too_many(many.order)
                return
        yield from select(self.solutions, self._wanted, self.kinds)

    def listing(self, first: int, count: int) -> Sequence[messages.Chosen]:
        """Return solutions number `first` and so on of the selection."""
        numbers = self._runner.latest.numbers[max(0, first) : max(0, first) + count]
        return [self._chosen(number) for number in numbers]

    def images(self, index: int) -> ImageList | None:
        """Return the images of the orbit with that number in the list, None if there is no such
        orbit."""
        numbers = self._runner.latest.numbers
        if self.kinds is None or index >= len(numbers):
            return None
        return ImageList(self.kinds.images(self.solutions.at(numbers[index])))

    def progress(self) -> messages.Progress:
        """Return how much has been scanned, and how much was selected."""
        latest = self._runner.latest
        listed = len(latest.numbers)
        words = self._failed or selection_verdict(
            listed, latest.fitting, len(self.solutions), self.what
        )
        finished = latest.seen / len(self.solutions) if len(self.solutions) else 1.0
        progress = self._fields(words, 1.0 if self._failed else finished, listed=listed)
        progress["result"] = {"looked": len(self.solutions), "fitting": latest.fitting}
        return progress

    @property
    def what(self) -> str:
        """What is listed."""
        if self.by:
            return "kinds"
        return "images" if isinstance(self.solutions, ImageList) else "solutions"

    def _chosen(self, number: int) -> messages.Chosen:
        solution = self.solutions.at(number)
        chosen: messages.Chosen = {"number": number, "values": list(solution)}
        if self.kinds:
            chosen["images"] = self.kinds.size(solution)
        elif isinstance(self.solutions, ImageList):
            words = self.solutions.images.words(number)
            chosen["how"] = cast("messages.Text", words._asdict())
        return chosen


def open_selection(
    message: Message, works: Mapping[int, OpenWork], clock: Callable[[], float]
) -> OpenSelection:
    """Return the requested selection. Raises Refused for an invalid request, or if there is nothing
    to select from."""
    source = works.get(message.whole("of"))
    by, kind = message.text("by"), message.whole_or_none("kind")
    if by and by not in BYS:
        message.refuse("by")
    if isinstance(source, OpenJob) and kind is None:
        wanted = _wanted(message, source.asked.placement)
        return OpenSelection(source.solutions_so_far(), source.asked, BYS.get(by), wanted, clock)
    if isinstance(source, OpenSelection) and kind is not None and not by:
        wanted = _wanted(message, source.asked.placement)
        images = source.images(kind)
        if images:
            return OpenSelection(images, source.asked, None, wanted, clock)
    raise Refused([fault(NO_SELECTION)])


def _wanted(message: Message, placement: Placement) -> WantedSolutions:
    """Return the requested values and order. Raises Refused."""
    values, order = message.anything("values"), message.anything("order")
    if not isinstance(values, list) or not all(is_mark(mark, placement) for mark in values):
        message.refuse("values")
    if order is None:
        return WantedSolutions([(cell, value) for cell, value in values])
    match order:
        case {"cell": int(by), "down": bool(down)} if by in range(placement.size):
            return WantedSolutions([(cell, value) for cell, value in values], ResultOrder(by, down))
    return message.refuse("order")


def too_many(order: int | None) -> Text:
    """Say why orbits cannot be found."""
    if order is None:
        return Text(
            "The symmetries of this puzzle take too long to find.",
            "このパズルの対称性を求めるには時間がかかりすぎます。",
        )
    return Text(
        f"The structure has {order:,} symmetries: too many to try on each solution.",
        f"構造の対称性が {order:,} 通りあり、解ごとに調べるには多すぎます。",
    )
