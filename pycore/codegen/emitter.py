"""The text of a function while it is being written: lines, their depth, and slots for later
additions.

slot     a place at the end of each block, for expressions that are needed further inside but can be
         computed there already
late     a text written after everything else, because it depends on counters further down
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeVar

from ..expr.affine import Affine, name
from ..expr.nodes import Expr

E = TypeVar("E", bound=Expr)

Written = str | Callable[[], str]
"""The content of a line; a function returns a late text."""


class IndentedLine(NamedTuple):
    """A line and its depth of indentation."""

    depth: int
    text: Written

    def __str__(self) -> str:
        text = self.text if isinstance(self.text, str) else self.text()
        return "    " * self.depth + text


class Emitter:
    """Lines of a function body, outermost depth 1."""

    def __init__(self) -> None:
        self.depth = 1
        self.block = 0
        self.known_at: dict[str, int] = {}
        self._lines: list[IndentedLine | list[IndentedLine]] = []
        self._slots: dict[int, tuple[int, list[IndentedLine]]] = {}
        self._first_slot = -1
        self._early: dict[Expr, Affine] = {}

    def put(self, *texts: Written) -> None:
        """Write lines at the current depth."""
        self._lines += [IndentedLine(self.depth, text) for text in texts]

    def put_inside(self, *texts: Written) -> None:
        """Write lines one step deeper, guarded by an `if` above."""
        self._lines += [IndentedLine(self.depth + 1, text) for text in texts]

    def open(self, line: str) -> None:
        """Write the head of a loop; further lines are inside it."""
        self.put(line)
        self.depth += 1

    def know(self, name: str, value: Expr | str | None = None) -> None:
        """Note that a name gets its value in this block; assign `value` if there is one."""
        if value is not None:
            self.put(f"{name} = {value}")
        self.known_at[name] = self.block

    def end_block(self) -> None:
        """Leave a slot at the end of the block and begin the next one."""
        slot: list[IndentedLine] = []
        self._lines.append(slot)
        self._slots[self.block] = self.depth, slot
        self.block += 1

    def is_early(self, names: Iterable[str]) -> bool:
        """Return whether all the names were known before the last loop began."""
        return self._level(names) < self.block - 1

    def early(self, expression: E) -> E | Affine:
        """Return what stands for an expression: if all its names were known before the last loop
        began, it is computed there, once, and gets a name."""
        level = self._level(expression.names)
        if level >= self.block - 1:
            return expression
        known = self._early.get(expression)
        if known is None:
            known = self._early[expression] = name(f"e{len(self._early)}")
            depth, slot = self._slots[level]
            slot.append(IndentedLine(depth, f"{known} = {expression}"))
        return known

    def _level(self, names: Iterable[str]) -> int:
        """Return the block after which all the names are known, at the earliest the first slot of
        this text."""
        known = max([self.known_at[name] for name in names], default=self.block)
        return max(known, self._first_slot)

    def cut_off(self) -> list[IndentedLine]:
        """Return all lines so far and start empty; the returned part gets no further
        computations."""
        lines: list[IndentedLine] = []
        for line in self._lines:
            lines += [line] if isinstance(line, IndentedLine) else line
        self.depth, self._lines, self._early = 1, [], {}
        self._first_slot = self.block
        return lines
