"""Symmetries in words: as a motion of the drawing if visible there, otherwise as cycles.

way     the position of each value of a solution before and after a symmetry: pairs of points
cycle   cells whose values a symmetry moves round: each to the next cell, the last to the first

Angles are in screen coordinates: x to the right, y downward, so a positive rotation is clockwise.
"""

from __future__ import annotations

from cmath import phase
from collections.abc import Sequence
from math import degrees

from ..model.bilingual import Text
from ..model.drawing import Drawing
from .drawing_symmetries import NEAR
from .permutation import Permutation, inverse

AS_IT_IS = Text("as it is", "そのまま")
COMPLEMENT = Text("complement", "補数")
"""Every value v replaced by low + high - v."""

AXES = {
    0: Text("mirrored top to bottom", "上下反転"),
    90: Text("mirrored left to right", "左右反転"),
    45: Text("mirrored at the diagonal ╱", "対角線 ╱ で反転"),
    135: Text("mirrored at the diagonal ╲", "対角線 ╲ で反転"),
}
"""Names of axes, by their angle above the horizontal."""

Way = list[tuple[complex, complex]]


def symmetry_in_words(
    symmetry: Permutation, drawing: Drawing, signs: Sequence[str], both: int | None = None
) -> Text:
    """Describe the effect of a symmetry on a solution; `signs` are short names of the cells.

    With `both` (low + high) every value v also becomes both - v.
    """
    if drawing.by_value:
        seen = motion_in_words(_on_board(symmetry, drawing, both))
        if seen:
            return seen
    else:
        at = _places(drawing)
        seen = motion_in_words([(at[cell], at[image]) for image, cell in enumerate(symmetry)])
    if both is None:
        return seen or cycles_in_words(symmetry, signs)
    if seen == AS_IT_IS or symmetry == tuple(range(len(symmetry))):
        return COMPLEMENT
    moved = seen or cycles_in_words(symmetry, signs)
    return Text(f"{moved.en}, {COMPLEMENT.en}", f"{moved.ja}、{COMPLEMENT.ja}")


def board_motion_in_words(motion: Sequence[int], drawing: Drawing) -> Text:
    """Describe a motion of the spots of a board, as returned by `motions`."""
    points = _points(drawing)
    seen = motion_in_words([(points[spot], points[image]) for spot, image in enumerate(motion)])
    assert seen, "a motion can be seen"
    return seen


def motion_in_words(way: Way) -> Text | None:
    """Describe the rotation or reflection that takes this way; None if there is none."""
    before, after = zip(*way, strict=True)
    centre = sum(before) / len(before)
    if abs(sum(after) / len(after) - centre) > NEAR:
        return None
    moves = [(here - centre, there - centre) for here, there in way]
    if all(abs(here - there) < NEAR for here, there in moves):
        return AS_IT_IS
    pivot, image = max(moves, key=lambda move: abs(move[0]))
    mirror = image / pivot.conjugate()
    turn = image / pivot
    if all(abs(there - mirror * here.conjugate()) < NEAR for here, there in moves):
        return _mirrored(degrees(phase(mirror)) / 2)
    if all(abs(there - turn * here) < NEAR for here, there in moves):
        return _turned(degrees(phase(turn)))
    return None


def cycles_in_words(symmetry: Permutation, signs: Sequence[str]) -> Text:
    """Describe the cycles of a symmetry: the destination of the value of each cell."""
    goes = inverse(symmetry)
    left = [cell for cell, image in enumerate(goes) if cell != image]
    cycles: list[list[int]] = []
    while left:
        cycle = [left[0]]
        while goes[cycle[-1]] != cycle[0]:
            cycle.append(goes[cycle[-1]])
        cycles.append([*cycle, cycle[0]])
        left = [cell for cell in left if cell not in cycle]
    if not cycles:
        return AS_IT_IS
    written = "; ".join(
        (" ⇄ " if len(cycle) == 3 else " → ").join(
            signs[cell] for cell in (cycle[:2] if len(cycle) == 3 else cycle)
        )
        for cycle in cycles
    )
    return Text(written, written.replace("; ", "、"))


def _points(drawing: Drawing) -> list[complex]:
    return [complex(spot.x, spot.y) for spot in drawing.spots]


def _places(drawing: Drawing) -> dict[int, complex]:
    return {spot.cell: complex(spot.x, spot.y) for spot in drawing.spots}


def _on_board(symmetry: Permutation, drawing: Drawing, both: int | None) -> Way:
    """Return the way on a board, where a value is a position: its spot goes to the spot of its
    image."""
    at = {(spot.cell, spot.value): complex(spot.x, spot.y) for spot in drawing.spots}
    return [
        (at[cell, value], at[image, value if both is None else both - value])
        for image, cell in enumerate(symmetry)
        for cell_there, value in at
        if cell_there == cell and value is not None
    ]


def _turned(angle: float) -> Text:
    """Describe a rotation by an angle in degrees, -180 to 180."""
    much = _written(abs(angle))
    if much == "180":
        return Text("turned by 180°", "180° 回転")
    if angle > 0:
        return Text(f"turned by {much}° clockwise", f"時計回りに {much}° 回転")
    return Text(f"turned by {much}° counterclockwise", f"反時計回りに {much}° 回転")


def _mirrored(angle: float) -> Text:
    """Describe a reflection in an axis at this angle, downward."""
    upward = _written(-angle % 180)
    named = {str(axis): words for axis, words in AXES.items()}.get(upward.replace("180", "0"))
    return named or Text(
        f"mirrored (axis at {upward}° to the horizontal)", f"水平から {upward}° の軸で反転"
    )


def _written(angle: float) -> str:
    """Format degrees, with one decimal if not whole."""
    return f"{round(angle, 1):g}"
