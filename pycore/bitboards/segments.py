"""Segments of many puzzles at once: what the lines of a band leave to one another.

segment  the cells that a line and a box share; as bits, in the field of the box: the values that
         they may have (lanes.py)
band     boxes side by side, with the rows through them; a stack is a transposed band
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from itertools import permutations
from operator import and_, or_

from .boxes import BoxRotation


def possible(segments: list[int], turns: Sequence[BoxRotation]) -> list[int]:
    """Return what the other segments of a band (or stack) leave to each of its segments.

    A band has a segment for each line and box, and a value is in one of each line and one of each
    box. So a segment can take it only if the other lines can take it in the other boxes: these are
    found at the segment's own box when the boxes turn, each line by another turn. Pointing and
    claiming are special cases.
    """
    seen = [
        [bits << up & risen | bits >> down & fallen for up, risen, down, fallen in turns]
        for bits in segments
    ]
    orders = list(permutations(range(len(turns))))
    left = []
    for line in range(len(seen)):
        others = seen[:line] + seen[line + 1 :]
        ways = [
            reduce(and_, [turned[by] for turned, by in zip(others, order, strict=True)])
            for order in orders
        ]
        left.append(reduce(or_, ways))
    return left
