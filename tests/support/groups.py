"""The symmetries of the structure, whole."""

from __future__ import annotations

from pycore.model.placement import Placement
from pycore.symmetry.group import Group
from pycore.symmetry.structure import structure_of


def group(placement: Placement) -> Group:
    """The group of the structure, all of it."""
    found, whole = structure_of(placement)
    assert whole
    return found
