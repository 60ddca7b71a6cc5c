"""The rule of a line of filled cells, as in a nonogram: the lengths of its runs, in order.

run   filled cells side by side, with no more beside them
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from .bilingual import Text, joined, number
from .regular import Regular, Reversible, Signs, State


@dataclass(frozen=True)
class Runs(Reversible):
    """The cells that hold the value `filled` are runs of these lengths, in this order; other cells
    may hold any other value."""

    lengths: tuple[int, ...]
    filled: int = 1

    def backward(self) -> tuple[object, ...]:
        return self.lengths[::-1], self.filled

    def start(self) -> State:
        """A state is the number of runs begun and the length of the last so far (0: ended)."""
        return 0, 0

    def after(self, state: State, value: int) -> State | None:
        assert isinstance(state, tuple)
        begun, length = state
        if value != self.filled:
            return (begun, 0) if not length or length == self.lengths[begun - 1] else None
        if not length:
            return (begun + 1, 1) if begun < len(self.lengths) else None
        return (begun, length + 1) if length < self.lengths[begun - 1] else None

    def accepts(self, state: State) -> bool:
        assert isinstance(state, tuple)
        begun, length = state
        return begun == len(self.lengths) and (not length or length == self.lengths[-1])

    def complemented(self, both: int) -> Regular:
        return Runs(self.cells, self.lengths, both - self.filled)

    def nonsense(self) -> str | None:
        if not isinstance(self.lengths, tuple):
            return "lengths must be a tuple"
        if super().nonsense():
            return super().nonsense()
        if any(length < 1 for length in self.lengths):
            return "a run must have one cell at least"
        return None

    def phrase(self, signs: Signs) -> Text:
        written = " ".join(signs[cell] for cell in self.cells)
        filled, runs = number(self.filled), _written(self.lengths)
        return Text(f"runs of {filled}, {runs}: {written}", f"{filled} の並び {runs}：{written}")

    def phrase_of_line(self, line: Text) -> Text:
        runs = _written(self.lengths)
        return Text(f"the runs {runs} of {line.en}", joined(line.ja, f"の並び {runs}"))

    def wrong(self, values: Sequence[int]) -> Text:
        filled = number(self.filled)
        return self._wrong(values, Text(f"The runs of {filled}", f"{filled} の並び"))

    def wrong_in_line(self, values: Sequence[int], line: Text) -> Text:
        return self._wrong(values, Text(f"The runs of {line.en}", joined(line.ja, "の並び")))

    def _wrong(self, values: Sequence[int], runs: Text) -> Text:
        blocks = [(value, len([*same])) for value, same in groupby(values)]
        there = _written([length for value, length in blocks if value == self.filled])
        wanted = _written(self.lengths)
        return Text(
            f"{runs.en} are {there}, and {wanted} is needed here.",
            f"{runs.ja}は {there} です。ここでは {wanted} でなければなりません。",
        )


def _written(lengths: Sequence[int]) -> str:
    return " ".join(map(str, lengths)) or "0"
