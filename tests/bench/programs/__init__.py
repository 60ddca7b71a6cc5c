"""Programs run in processes of their own: each does one task once and prints its count and its
seconds.

tasks   `star`          the magic star of order 6, all 960
        `square-basic`  the magic square of order 4 with the corner conditions, 880
        `square`        the magic square of order 4, all 7040

What is timed goes from building the model to the last solution, all of them kept; importing is not.
"""

LINES = ((1, 2, 3, 4), (7, 8, 9, 10), (0, 2, 5, 7), (0, 3, 6, 10), (11, 8, 5, 1), (11, 9, 6, 4))
SQUARE = (
    *(tuple(range(4 * r, 4 * r + 4)) for r in range(4)),
    *(tuple(range(c, 16, 4)) for c in range(4)),
    (0, 5, 10, 15),
    (3, 6, 9, 12),
)
CORNERS = ((0, 3), (3, 12), (0, 15))
"""Cell, cell: the first must hold less than the second (a < d < m, a < p)."""

MODELS = {
    "star": (12, LINES, 26, ()),
    "square-basic": (16, SQUARE, 34, CORNERS),
    "square": (16, SQUARE, 34, ()),
}
"""For each task the number of cells, the lines, their sum, the less-than conditions."""
