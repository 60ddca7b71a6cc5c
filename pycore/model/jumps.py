"""Moves as plain data: a piece goes from one spot over others to an empty one.

A readable program needs nothing else of a movement.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple


class Jump(NamedTuple):
    """The piece on `source` may go to `target` if that is empty and the spots `over` are not."""

    source: int
    over: tuple[int, ...]
    target: int


class Jumps(NamedTuple):
    """A movement as a table.

    signs    the sign of each face (Movement.faces_of)
    empty    the sign of an empty spot
    table    every jump, in an order that lists a state's jumps like Movement.moves
    becomes  the sign of a piece after being jumped over, by its sign before
    needs    by sign, then by spot: a lower bound on the moves of a piece there; the sum minus
             `spare` never exceeds the moves that the state needs. Empty if unknown
    """

    signs: Sequence[str]
    empty: str
    table: Sequence[Jump]
    becomes: Mapping[str, str]
    needs: Mapping[str, Sequence[int]] = {}
    spare: int = 0
