"""What was seen of a generator's page."""

from __future__ import annotations

from dataclasses import dataclass

MOST_PIXELS = 8


@dataclass(frozen=True)
class Row:
    """Pixels are how far something moved.

    program   the exercise has the program as its author wrote it
    height    of an element, while its frame loaded
    dark      what the frame does when the site is switched to dark
    back      of what the reader had in view, coming back from another page or slide
    after     of what the address points to, while the frames loaded
    """

    name: str
    program: bool
    height: int
    dark: str
    back: int | None
    after: int | None

    @property
    def holds(self) -> bool:
        moved = (self.height, self.back or 0, self.after or 0)
        return self.program and max(moved) <= MOST_PIXELS
