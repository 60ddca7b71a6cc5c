"""Counting in the written function: nodes, what was offered, and how much of the tree is done.

step counters  n3 counts the nodes of the block that ends with step 3; what is offered for the next
               choice follows from it
share          m2 and t2: the candidates left and all of an outer loop, for the finished fraction
untried        what is counted as cuts though the loops that pause have still to try it
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from .blocks import Block

MOST_SHARES = 8
"""The number of outer loops that determine the finished fraction."""


class Counters:
    """The cells of a block are filled together, when all of them pass; a refusal on the way is one
    cut, whichever cell refused it. That takes one counter for each block.

    `nodes` and `offered` are, for each step, the expressions that count there; a determined cell is
    offered as often as the step before has nodes, which is written as an empty string. `counters`
    are the names that count, `shares` the blocks whose loops report their progress.
    """

    def __init__(self) -> None:
        self.counters: list[str] = []
        self.nodes: list[str] = []
        self.offered: list[str] = []
        self.shares: list[int] = []

    def counter(self, name: str) -> str:
        """Add a counter; return its name."""
        self.counters.append(name)
        return name

    def offer(self, values: int) -> None:
        """Begin a step with a choice that is offered so many values."""
        self.offered.append(f"{self.nodes[-1] if self.nodes else 1} * {values}")

    def choice(self, block: Block, mask: str) -> list[str]:
        """Count the candidates that remain as the nodes of the choice; return the lines that count
        them."""
        self.nodes.append(self.counter(f"n{block.last}"))
        return [] if block.late else self._at_last(block, f"{mask}.bit_count()")

    def follower(self, block: Block, mask: str) -> list[str]:
        """Begin a step with a determined cell, by which the mask was filtered; return the lines
        that count its nodes."""
        self.determined(block)
        return self._at_last(block, f"{mask}.bit_count()")

    def determined(self, block: Block) -> None:
        """Begin a step with a determined cell that is tested inside the loop."""
        if len(self.nodes) == block.first:
            self.counter(f"n{block.last}")
        self.offered.append("")
        self.nodes.append(f"n{block.last}")

    def tested(self, block: Block) -> list[str]:
        """Count a step that has passed its tests inside the loop; return the lines that count its
        node."""
        return self._at_last(block, "1")

    def share(self, number: int) -> list[str]:
        """Let the loop of a block report how many of its candidates are left; return the lines that
        store their number."""
        if len(self.shares) == MOST_SHARES:
            return []
        self.shares.append(number)
        self.counters += [f"m{number}", f"t{number}"]
        return [f"t{number} = m{number}.bit_count()"]

    def begin_untried(self, mask: str, each: int) -> list[str]:
        """A loop that pauses begins, each candidate of which is counted as so many cuts before it
        is tried."""
        if each and "untried" not in self.counters:
            self.counter("untried")
        return [f"untried += {_times(f'{mask}.bit_count()', each)}"] if each else []

    def end_untried(self, each: int) -> list[str]:
        """One of those candidates is tried."""
        return [f"untried -= {each}"] if each else []

    def untried(self, here: int) -> str:
        """What is still to be tried while a loop pauses at a candidate with `here` of it."""
        named = ["untried"] if "untried" in self.counters else []
        return " + ".join([*named, *([f"{here}"] if here else [])]) or "0"

    def totals(self) -> str:
        """Return nodes and cuts so far: a cut is a value that was offered, or computed, and did not
        become a node."""
        entries = ["1", *self.nodes]
        tried = [offered or entries[step] for step, offered in enumerate(self.offered)]
        nodes = _sum(self.nodes)
        return f"{nodes}, {_sum(tried)} - ({nodes})"

    def finished(self, pausing: int) -> str:
        """Return the finished fraction when the loop of a block pauses: that of the loops around
        it, and its own; in each the candidate tried last is still open."""
        share = "0.0"
        for number in reversed(self.shares):
            if number <= pausing:
                share = f"(t{number} - 1 - m{number}.bit_count() + {share}) / t{number}"
        return share

    def _at_last(self, block: Block, number: str) -> list[str]:
        last = len(self.nodes) == block.last + 1
        return [f"{self.nodes[-1]} += {number}"] if last else []


def _sum(texts: Sequence[str]) -> str:
    """Return the sum of expressions, each written once."""
    return " + ".join(_times(text, k) for text, k in Counter(texts).items())


def _times(text: str, k: int) -> str:
    return f"{text} * {k}" if k > 1 else text
