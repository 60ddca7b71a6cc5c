"""Entering clues on the sheet of a puzzle, without a page."""

from pycore.model.clue_entry import Change, Sheet, apply
from pycore.model.puzzle import Example, Puzzle


def typed(puzzle: Puzzle, example: Example) -> dict[str, str]:
    """Every option of an example, as typed."""
    usual = {option.name: option.data()["default"] for option in puzzle.options}
    return {**usual, **example.options}


class Entering:
    """A person at the sheet of a puzzle."""

    def __init__(self, puzzle: Puzzle, options: dict[str, str]) -> None:
        assert puzzle.entry
        self.puzzle, self.entry, self.options = puzzle, puzzle.entry(), dict(options)

    @property
    def sheet(self) -> Sheet:
        return self.entry.sheet(self.options)

    @property
    def text(self) -> str:
        return self.options[self.entry.option]

    def do(self, *changes: Change) -> None:
        for change in changes:
            self.options[self.entry.option] = apply(self.entry, self.options, change)
