"""The progress of jobs, what they list, and why they did something."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from ...model.rule_text import RuleSort
from .aids import AidResult
from .boards import Text


class Chosen(TypedDict):
    """A solution of a selection: its number in the list that was selected from. If it represents a
    kind, `images` is the size of that kind; if it is one of those images, `how` says how it is made
    from the representative."""

    number: int
    values: list[int]
    images: NotRequired[int]
    how: NotRequired[Text]


class JobRule(TypedDict):
    """A rule that cuts refer to, with its cells."""

    words: Text
    sort: RuleSort
    cells: list[int]


class Reason(TypedDict):
    """Why a search refuses a value or a move: a sentence, and exactly the cells responsible; `rays`
    are pairs of cells whose pieces attack each other."""

    words: Text
    cells: list[int]
    rays: list[tuple[int, int]]
    value: int | None
    """The number that would follow but is not a value of the puzzle; null if the reason is
    another."""
    facts: list[int]
    """The facts that it rests on, by number, if the search has learned them."""


class Progress(TypedDict):
    """The progress of a job. Numbers are totals."""

    state: Literal["paused", "running", "done", "stopped"]
    nodes: int
    cuts: int
    found: int
    """Solutions that the search itself visited."""
    solutions: int
    """All solutions that those represent."""
    earlier: int
    """How many solutions were listed before the checkpoint that the job resumed `from`; they are
    not listed again."""
    listed: int
    """How many solutions `list` can return now, without the `earlier` ones."""
    dropped: int
    """How many more were found but not kept for the list, which is full."""
    finished: float | None
    """The finished fraction of the tree, 0 to 1; null if it cannot be known."""
    elapsed: float
    """Seconds of planning and searching so far, pauses excluded."""
    left: float | None
    """The remaining seconds, by the finished fraction; null while unknown."""
    rows: list[dict[str, Any]]
    """The rows of the table that some searches write (bounds, levels)."""
    result: NotRequired[AidResult]
    """Of an aid."""
    positions: NotRequired[int]
    """In how many positions each solution is found, turned and reflected; when all are known, and
    if it is the same number for all."""
    in_wasm: NotRequired[bool]
    """The search goes on in WebAssembly by now."""
    handed_over: NotRequired[int]
    """The nodes after which it went on by learning, if it has."""
    verdict: Text
