"""Counting in the written function: nodes, what was offered, and how much of the tree is done.

step counters  n3 counts the nodes of step 3, o3 what was offered there. Where all cells differ and
               nothing is sifted both follow from the counter before, and are not counted at all
share          m2 and t2: the candidates left and all of an outer loop, for the finished fraction
"""

from __future__ import annotations

MOST_SHARES = 8
"""Outer loops that the finished fraction looks at."""


class Counts:
    """`nodes` and `offered` are, for each step, the expressions that count there; a determined cell
    is offered as often as the step before has nodes, which is written as an empty string.
    `counters` are the names that count, `shares` the blocks whose loops tell how far they are."""

    def __init__(self) -> None:
        self.counters: list[str] = []
        self.nodes: list[str] = []
        self.offered: list[str] = []
        self.shares: list[int] = []

    def counter(self, name: str) -> str:
        """A new counter; gives its name."""
        self.counters.append(name)
        return name

    def determined(self) -> str:
        """The next step is a determined cell; gives the counter of its nodes."""
        self.offered.append("")
        self.nodes.append(self.counter(f"n{len(self.nodes)}"))
        return self.nodes[-1]

    def share(self, number: int) -> list[str]:
        """The loop of a block will tell how many of its candidates are left; gives the lines that
        note how many there are."""
        if len(self.shares) == MOST_SHARES:
            return []
        self.shares.append(number)
        self.counters += [f"m{number}", f"t{number}"]
        return [f"t{number} = m{number}.bit_count()"]

    def totals(self) -> str:
        """Nodes and cuts so far: a cut is a value that was offered, or computed, and did not become
        a node."""
        entries = ["1", *self.nodes]
        tried = [offered or entries[step] for step, offered in enumerate(self.offered)]
        nodes = " + ".join(self.nodes)
        return f"{nodes}, {' + '.join(tried)} - ({nodes})"

    def finished(self, pausing: int) -> str:
        """The finished fraction when the loop of a block pauses: that of the loops around it, and
        its own; in each the candidate tried last is still open."""
        share = "0.0"
        for number in reversed(self.shares):
            if number <= pausing:
                share = f"(t{number} - 1 - m{number}.bit_count() + {share}) / t{number}"
        return share
