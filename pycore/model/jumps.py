"""Moves as plain data: a piece goes from one spot over others to an empty one.

What a program that a person reads needs to know of a movement.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple


class Jump(NamedTuple):
    """The piece on `source` may go to `target`, when that is empty and the spots `over` are not."""

    source: int
    over: tuple[int, ...]
    target: int


class Jumps(NamedTuple):
    """A movement as a table.

    signs    for each face (Movement.faces_of) the sign that stands for it
    empty    the sign of an empty spot
    table    every jump; of those that a state allows, in the order of Movement.moves
    becomes  what a piece that is jumped over turns into, by sign
    needs    by sign, then by spot: how many moves a piece there surely needs; their sum, less
             `spare`, is never more than what the state needs. Empty where nobody knows
    """

    signs: Sequence[str]
    empty: str
    table: Sequence[Jump]
    becomes: Mapping[str, str]
    needs: Mapping[str, Sequence[int]] = {}
    spare: int = 0
