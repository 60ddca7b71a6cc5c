"""Counting in the written function: nodes, offered values, and the finished part of the tree.

step counters  n3 counts the nodes of the block that ends with step 3; the number of values offered
               to the next choice follows from it
share          m2 and t2: the remaining and all candidates of an outer loop, for the finished
               fraction
untried        values already counted as cuts that pausing loops have yet to try
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ..expr.affine import name
from ..expr.nodes import BitCount, Expr
from .blocks import Block

MOST_SHARES = 8
"""The number of outer loops that determine the finished fraction."""


class Counters:
    """The cells of a block are filled together, once all of them pass; a refusal on the way is one
    cut, whichever cell refused. So one counter for each block suffices.

    `nodes` and `offered` are the counting expressions of each step; a determined cell is offered
    once for each node of the step before, written as an empty string. `counters` are the names of
    the counters, `shares` the blocks whose loops report their progress.
    """

    def __init__(self) -> None:
        self.counters: list[str] = []
        self.nodes: list[str] = []
        self.offered: list[str] = []
        self.shares: list[int] = []
        self._totals = (0, "")

    def counter(self, name: str) -> str:
        """Add a counter; return its name."""
        self.counters.append(name)
        return name

    def offer(self, values: int) -> None:
        """Begin a step with a choice that is offered this many values."""
        self.offered.append(f"{self.nodes[-1] if self.nodes else 1} * {values}")

    def choice(self, block: Block, mask: str) -> list[str]:
        """Return the lines that count the remaining candidates as the nodes of the choice."""
        self.nodes.append(self.counter(f"n{block.last}"))
        return [] if block.late else self._at_last(block, BitCount(name(mask)))

    def follower(self, block: Block, mask: str) -> list[str]:
        """Begin a step with a determined cell that has filtered the mask; return the lines that
        count its nodes."""
        self.determined(block)
        return self._at_last(block, BitCount(name(mask)))

    def determined(self, block: Block) -> None:
        """Begin a step with a determined cell tested inside the loop."""
        if len(self.nodes) == block.first:
            self.counter(f"n{block.last}")
        self.offered.append("")
        self.nodes.append(f"n{block.last}")

    def tested(self, block: Block) -> list[str]:
        """Return the lines that count the node of a step that has passed its tests inside the
        loop."""
        return self._at_last(block, "1")

    def share(self, number: int) -> list[str]:
        """Let the loop of a block report how many candidates are left; return the lines that store
        their number."""
        if len(self.shares) == MOST_SHARES:
            return []
        self.shares.append(number)
        self.counters += [f"m{number}", f"t{number}"]
        return [f"t{number} = {BitCount(name(f'm{number}'))}"]

    def begin_untried(self, mask: str, each: int) -> list[str]:
        """Return the line that begins a pausing loop, counting each candidate as `each` cuts before
        it is tried."""
        if each and "untried" not in self.counters:
            self.counter("untried")
        return [f"untried += {_times(BitCount(name(mask)), each)}"] if each else []

    def end_untried(self, each: int) -> list[str]:
        """Return the line for trying one of those candidates."""
        return [f"untried -= {each}"] if each else []

    def untried(self, here: int) -> str:
        """Return the cuts still untried while a loop pauses at a candidate that has `here` of
        them."""
        named = ["untried"] if "untried" in self.counters else []
        return " + ".join([*named, *([f"{here}"] if here else [])]) or "0"

    def totals(self) -> str:
        """Return nodes and cuts so far: a cut is a value that was offered or computed and did not
        become a node."""
        grown = len(self.nodes) + len(self.offered)
        if self._totals[0] != grown:
            entries = ["1", *self.nodes]
            tried = [offered or entries[step] for step, offered in enumerate(self.offered)]
            nodes = _sum(self.nodes)
            self._totals = grown, f"{nodes}, {_sum(tried)} - ({nodes})"
        return self._totals[1]

    def finished(self, pausing: int) -> str:
        """Return the finished fraction when the loop of a block pauses, from this loop and those
        around it; in each the candidate tried last is still open."""
        share = "0.0"
        for number in reversed(self.shares):
            if number <= pausing:
                left = BitCount(name(f"m{number}"))
                share = f"(t{number} - 1 - {left} + {share}) / t{number}"
        return share

    def _at_last(self, block: Block, number: Expr | str) -> list[str]:
        last = len(self.nodes) == block.last + 1
        return [f"{self.nodes[-1]} += {number}"] if last else []


def _sum(texts: Sequence[str]) -> str:
    """Return the sum of expressions, each written once."""
    return " + ".join(_times(text, k) for text, k in Counter(texts).items())


def _times(text: Expr | str, k: int) -> str:
    return f"{text} * {k}" if k > 1 else str(text)
