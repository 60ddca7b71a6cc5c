"""Segments of many puzzles at once: how the lines of a band restrict each other.

segment  the cells shared by a line and a box; as bits, in the field of the box: their possible
         values (lanes.py)
band     boxes side by side, with the rows through them; a stack is a transposed band
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from itertools import permutations
from operator import and_, or_

from .boxes import BoxRotation


def possible(segments: list[int], turns: Sequence[BoxRotation]) -> list[int]:
    """Return the values that the other segments of a band (or stack) leave to each segment.

    A band has a segment for each line and box, and a value is in one segment of each line and one
    of each box. So a segment can take it only if the other lines can take it in the other boxes.
    Turning the boxes, each line by a different turn, brings those to the segment's own box.
    Pointing and claiming are special cases.
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
