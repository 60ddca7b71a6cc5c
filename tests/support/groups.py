"""The symmetries of the structure, whole."""

from __future__ import annotations

from pycore.model.placement import Placement
from pycore.symmetry.automorphisms import structure_of
from pycore.symmetry.group import Group


def group(placement: Placement) -> Group:
    """Return the whole group of the structure."""
    found, whole = structure_of(placement)
    assert whole
    return found
