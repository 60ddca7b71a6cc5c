"""Moves as plain data: a piece goes from one spot over others to an empty one.

This is all that a readable program needs of a movement.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple


class Jump(NamedTuple):
    """The piece on `source` may go to `target`, if that is empty and the spots `over` are not."""

    source: int
    over: tuple[int, ...]
    target: int


class Jumps(NamedTuple):
    """A movement as a table.

    signs    for each face (Movement.faces_of) its sign
    empty    the sign of an empty spot
    table    every jump; those that a state allows come in the order of Movement.moves
    becomes  what a piece that is jumped over turns into, by sign
    needs    by sign, then by spot: a lower bound on the moves of a piece there; their sum, less
             `spare`, is never more than the state needs. Empty if unknown
    """

    signs: Sequence[str]
    empty: str
    table: Sequence[Jump]
    becomes: Mapping[str, str]
    needs: Mapping[str, Sequence[int]] = {}
    spare: int = 0
