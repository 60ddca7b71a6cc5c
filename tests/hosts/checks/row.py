"""What was seen of a generator's page."""

from __future__ import annotations

from dataclasses import dataclass

MOST_PIXELS = 8


@dataclass(frozen=True)
class Row:
    """Numbers are pixels: how far something moved; None where there is nothing to measure.

    program   the exercise has the program as its author wrote it
    theme     what the frame does when the site is switched to dark
    loading   the heights of the puzzles, while their frames load
    start     the same, until all solutions are there
    dark      the same, once the site is dark
    back      what the reader had in view, coming back from another page or slide
    after     what the address points to, while the frames load
    """

    name: str
    program: bool
    theme: str
    start: int
    loading: int | None = None
    dark: int | None = None
    back: int | None = None
    after: int | None = None

    @property
    def holds(self) -> bool:
        moved = (self.start, self.loading, self.dark, self.back, self.after)
        return self.program and max(pixels or 0 for pixels in moved) <= MOST_PIXELS
