"""The next cell: few candidates, many propagators, many failures."""

from __future__ import annotations

from pycore.search.placements.cell_weights import CellWeights

TWO, THREE, FOUR, ONE = 0b11, 0b111, 0b1111, 0b1


def test_the_fewest_candidates_for_the_propagators() -> None:
    cells = CellWeights(4, [(1, 2), (1, 2), (2,)])
    assert cells.tightest([TWO, TWO, TWO, ONE]) == 2
    assert cells.tightest([TWO, THREE, FOUR << 4, ONE]) == 1  # 1 in 2, 3 in 3, 4 in 4


def test_a_settled_cell_is_never_tried() -> None:
    cells = CellWeights(2, [(0,)] * 100)
    assert cells.tightest([ONE, FOUR]) == 1


def test_a_failure_is_shared_out() -> None:
    cells = CellWeights(3, [])
    cells.blame((1, 2))
    assert cells.weights[1] == cells.weights[2] == 1.5 * cells.weights[0]
    cells.blame((2,))
    assert cells.weights[2] == 2.5 * cells.weights[0]


def test_with_a_power_below_one_failures_outweigh_candidates() -> None:
    plain, bold = CellWeights(2, []), CellWeights(2, [], power=0.5)
    for cells in (plain, bold):
        cells.blame((1,))
        assert cells.weights == [cells.weights[0], 2 * cells.weights[0]]
    assert plain.tightest([TWO, 0b11111]) == 0
    assert bold.tightest([TWO, 0b11111]) == 1


def test_a_failure_may_count_more_than_a_propagator() -> None:
    cells = CellWeights(2, [(0,)], failure=4)
    cells.blame((1,))
    assert 2 * cells.weights[1] == 5 * cells.weights[0]
