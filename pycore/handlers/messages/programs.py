"""Plans, programs and races for the page."""

from __future__ import annotations

from typing import Literal, TypedDict

from .boards import Text


class PlanRow(TypedDict):
    """A step of a plan: how a cell gets its value, what is checked then, and the other cells
    involved."""

    cell: int | None
    letter: str
    chosen: bool
    how: Text
    checks: list[Text]
    reads: list[int]
    ground: Text | None


class Plan(TypedDict):
    """How a strategy solves a task: the findings about the whole, the steps, and the same as a
    Python function."""

    paragraphs: list[Text]
    rows: list[PlanRow]
    code: str


class Light(TypedDict):
    """An event of the search that highlights a line; a null `step` or `rule` matches any."""

    event: Literal[
        "choose",
        "determine",
        "missing",
        "taken",
        "check",
        "bound",
        "found",
        "return",
        "reach",
        "level",
    ]
    step: int | None
    rule: int | None


class CodeLine(TypedDict):
    """A line of a program, with the events that highlight it. Its comment follows the code, or is a
    line of its own."""

    code: str
    comment: Text | None
    lit: list[Light]


class Program(TypedDict):
    """A strategy as a person would write it. `form` is null if there is only one; `forms` are all
    that are available. `variables` are the names of the cells in it, none for a movement; `steps`
    has the cell of each step."""

    language: Literal["python", "c"]
    form: Literal["loops", "recursion"] | None
    forms: list[Literal["loops", "recursion"]]
    variables: list[str]
    steps: list[int]
    call: str | None
    """A function on the call stack, with "step" or "cell" in place of a number; null if nothing is
    recursive."""
    lines: list[CodeLine]


class _Measure(TypedDict):
    nodes: float | None
    seconds: float | None


class Lap(TypedDict):
    """The progress of a strategy in a race, one row of its table; null for an unknown value."""

    strategy: str
    state: Literal["running", "done", "found", "stopped", "gave up"]
    nodes: int
    cuts: int
    solutions: int
    seconds: float
    part: float | None
    """Finished fraction of its tree."""
    seed: int | None
    """That of the random numbers drawn; null for none."""
    in_all: _Measure
    """An estimate for the whole tree."""
    factor: _Measure
    """The totals of the strategy before, divided by its own."""
