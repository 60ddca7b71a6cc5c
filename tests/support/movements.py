"""Movements of the catalogue as a user would request them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pycore.model.movement import Movement
from pycore.task.faults import usable
from pycore.task.movements import movement_task


def movement_of(name: str, options: Mapping[str, str], start: str = "") -> Movement[Any]:
    """Return the puzzle's movement from a typed start, "" for the default. Raises BadInput."""
    return usable(movement_task(name, options, start)).movement
