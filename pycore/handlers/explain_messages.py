"""What the page is told of plans, programs and races: messages of web/worker/protocol.d.ts."""

from __future__ import annotations

from typing import Literal, TypedDict

from .message_types import Text


class PlanRow(TypedDict):
    """A step of a plan."""

    cell: int
    letter: str
    chosen: bool
    how: Text
    checks: list[Text]
    reads: list[int]
    ground: Text | None


class Plan(TypedDict):
    """How a strategy goes about a task."""

    paragraphs: list[Text]
    rows: list[PlanRow]
    code: str


class Light(TypedDict):
    """An event that lights a line."""

    event: Literal["choose", "determine", "missing", "taken", "check", "bound", "found", "return"]
    step: int | None
    rule: int | None


class CodeLine(TypedDict):
    """A line of a program."""

    code: str
    comment: Text | None
    lit: list[Light]


class Program(TypedDict):
    """A strategy as a person would write it."""

    language: Literal["python", "c"]
    form: Literal["loops", "recursion"] | None
    forms: list[Literal["loops", "recursion"]]
    variables: list[str]
    steps: list[int]
    call: str | None
    lines: list[CodeLine]


class _Measure(TypedDict):
    nodes: float | None
    seconds: float | None


class Lap(TypedDict):
    """How far a strategy came in a race."""

    strategy: str
    state: Literal["running", "done", "stopped", "gave up"]
    nodes: int
    cuts: int
    solutions: int
    seconds: float
    part: float | None
    in_all: _Measure
    factor: _Measure
