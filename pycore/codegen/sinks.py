"""Sinks: the written function's treatment of solutions.

listing    every solution is returned, as a tuple
counting   solutions are counted without entering the innermost loop, as the bits in the mask of
           candidates for the last choice; unless the nodes must equal those of listing, dead
           branches are detected earlier (lookahead.py)
tied       said of a solution whose complement is found separately
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from types import MappingProxyType

from ..expr.affine import name
from ..expr.nodes import BitCount
from ..symmetry.breaking import Complement
from .blocks import variable
from .lookahead import look_ahead
from .writer import Writer


class Sink(ABC):
    """`names` are the variables harvested between two pauses, each with its initial value;
    `gathered` is the expression that yields them."""

    names: Mapping[str, str]
    gathered: str

    @abstractmethod
    def take(self, writer: Writer) -> None:
        """Write the code for when all cells are filled."""

    def last(self, writer: Writer, number: int) -> None:
        """Write the innermost block, whose loop does not pause."""
        writer.loop(number, pauses=False, reports=False)
        writer.fill(number)
        writer.emitter.end_block()
        self.take(writer)

    def branch(self, writer: Writer, number: int) -> None:  # noqa: B027 - most do nothing there
        """Write the code where the loop of a block has paused."""

    def ahead(self, writer: Writer, number: int) -> None:  # noqa: B027
        """Write the look-ahead to later blocks when a block is filled."""


class ListingSink(Sink):
    """Solutions are listed."""

    names: Mapping[str, str] = MappingProxyType({"found": "[]"})
    gathered = "found"

    def take(self, writer: Writer) -> None:
        writer.emitter.put(f"found.append({writer.solution()})")


class CountingSink(Sink):
    """Solutions are counted, and tied ones separately if a complement is broken."""

    names: Mapping[str, str] = MappingProxyType({"found": "0", "tied": "0"})
    gathered = "(found, tied)"

    def __init__(self, complement: Complement | None, looks_ahead: bool = True) -> None:
        self._complement, self._looks_ahead = complement, looks_ahead

    def take(self, writer: Writer) -> None:
        self._add(writer, "1")

    def last(self, writer: Writer, number: int) -> None:
        """Write no loop if nothing must be tested inside it."""
        block = writer.blocks[number]
        filled = {step.cell for step in writer.plan.steps[block.first :]}
        if not block.choice or block.late or block.rest or not filled.isdisjoint(self._watched()):
            super().last(writer, number)
            return
        writer.sift(number, block.choice)
        self._add(writer, str(BitCount(name(f"m{number}"))))

    def ahead(self, writer: Writer, number: int) -> None:
        if self._looks_ahead:
            look_ahead(writer, number)

    def _watched(self) -> tuple[int, ...]:
        return self._complement.cells if self._complement else ()

    def _add(self, writer: Writer, number: str) -> None:
        writer.emitter.put(f"found += {number}")
        if self._complement:
            first, *_ = cells = [variable(cell) for cell in self._complement.cells]
            writer.emitter.put(f"if {self._complement.both} - {first} in ({', '.join(cells)},):")
            writer.emitter.put_inside(f"tied += {number}")


class BranchingSink(Sink):
    """The branches at one level of a search are yielded, without entering them."""

    names = ListingSink.names
    gathered = ListingSink.gathered

    def __init__(self, whole: Sink, level: int) -> None:
        """Take the sink of the search and the number of the pausing loop."""
        self._whole, self._level = whole, level

    def branch(self, writer: Writer, number: int) -> None:
        if number == self._level:
            writer.emitter.put(f"found.append({writer.branch()})", "continue")

    def ahead(self, writer: Writer, number: int) -> None:
        self._whole.ahead(writer, number)

    def take(self, writer: Writer) -> None:
        """Write nothing, since this is never reached."""
        writer.emitter.put("pass")
