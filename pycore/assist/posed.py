"""A puzzle in the making: settings with clues, and givens."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..model.placement import Placement
from ..model.puzzle import Puzzle, Settings


@dataclass(frozen=True)
class Posed:
    """Settings of a puzzle, and givens by cell."""

    puzzle: Puzzle
    settings: Settings
    givens: Mapping[int, int]

    @property
    def placement(self) -> Placement:
        """The placement to solve."""
        return self.puzzle.placement(self.settings).fixing(self.givens)

    @property
    def clues(self) -> int:
        """The number of drawn clues, including givens."""
        return len(self.givens) + len(self.puzzle.draw(self.settings).labels)

    @property
    def can_be_written(self) -> bool:
        """Whether the notation can express it: there are letters for all cages."""
        return self.puzzle.read_options(self.puzzle.written(self.settings)) == self.settings
