"""Techniques of links: each finds what it should on a position made for it, and proves what it says
on positions of every kind."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pycore.assist.hints import Position, Step, hint
from pycore.assist.hints.chains import any_chain, empty_rectangle, x_chain, xy_chain
from pycore.assist.hints.colouring import colouring
from pycore.assist.hints.fish import finned, fish
from pycore.assist.hints.paired import remote_pair, w_wing
from pycore.assist.hints.subsets import hidden, naked
from pycore.assist.hints.turbot import turbot
from pycore.assist.hints.wings import xyz_wing
from tests.support.hinted import at, empty, misspaced, names, only, position, without
from tests.support.noted import Noted, check_techniques
from tests.support.proven import prove_step

Find = Callable[[Position], Step | None]


def two_places(board: Position, value: int, line: list[int], *kept: int) -> None:
    """Leave a value these places in a line."""
    without(board, value, [cell for cell in line if cell not in kept])


def row(r: int) -> list[int]:
    return [at(r, c) for c in range(1, 10)]


def column(c: int) -> list[int]:
    return [at(r, c) for r in range(1, 10)]


def found(find: Find, board: Position) -> Step:
    step = find(board)
    assert step is not None
    assert misspaced(step) == []
    return step


def test_a_skyscraper_clears_what_sees_both_roofs() -> None:
    board = position()
    two_places(board, 4, row(2), at(2, 1), at(2, 8))
    two_places(board, 4, row(5), at(5, 3), at(5, 8))
    step = found(turbot, board)
    assert (step.technique, step.title.ja) == ("skyscraper", "スカイスクレイパー")
    assert set(step.removes) == {(at(r, c), 4) for r, c in [(1, 3), (3, 3), (4, 1), (6, 1)]}
    assert step.why.en.startswith("In row 2 and in row 5, 4 has two places each.")


def test_a_skyscraper_leaves_4_one_place_in_a_column_and_one_hint_says_both() -> None:
    """A puzzle of Debian's sgt-puzzles, solo `3x3de`; hodoku-py 0.2.1 finds the same skyscraper."""
    text = "602090718098027364073086529729031605806275901015960207081750496967040150004619870"
    puzzle = empty().with_givens({c: int(v) for c, v in enumerate(text) if v != "0"})
    step = hint(puzzle, {}, names())
    assert step.technique == "skyscraper"
    assert step.removes == ((at(6, 1), 4),)
    assert step.places == ((at(3, 1), 4),)
    assert step.what.en == (
        "So row 6, column 1 is not 4. In column 1, 4 has only one place left: row 3, column 1 is 4."
    )
    assert misspaced(step) == []
    prove_step(puzzle, step, puzzle.givens, ())


def test_a_kite_has_a_row_and_a_column_that_meet_in_a_box() -> None:
    board = position()
    two_places(board, 7, row(1), at(1, 2), at(1, 7))
    two_places(board, 7, column(1), at(2, 1), at(8, 1))
    step = found(turbot, board)
    assert step.technique == "two-string-kite"
    assert step.removes == ((at(8, 7), 7),)


def test_an_empty_rectangle_bends_a_line_in_its_box() -> None:
    board = position()
    box = [at(r, c) for r in (1, 2, 3) for c in (7, 8, 9)]
    without(board, 5, [cell for cell in box if cell not in (*row(2), *column(9))])
    two_places(board, 5, column(3), at(2, 3), at(8, 3))
    step = found(empty_rectangle, board)
    assert step.removes == ((at(8, 9), 5),)


def test_a_remote_pair_is_a_row_of_equal_pairs() -> None:
    board = position()
    only(board, {cell: {3, 8} for cell in [at(1, 1), at(1, 5), at(6, 5), at(6, 9)]})
    step = found(remote_pair, board)
    assert set(step.removes) == {(at(1, 9), 3), (at(1, 9), 8), (at(6, 1), 3), (at(6, 1), 8)}
    drawn = [(at(1, 1), at(1, 5)), (at(1, 5), at(6, 5)), (at(6, 5), at(6, 9))]
    assert [(one[0], other[0]) for one, other, _ in step.links] == drawn
    assert step.colours[0] == ((at(1, 1), 3), (at(1, 5), 8), (at(6, 5), 3), (at(6, 9), 8))


def test_a_w_wing_has_two_equal_pairs_and_a_bridge() -> None:
    board = position()
    only(board, {cell: {3, 8} for cell in [at(1, 1), at(6, 4)]})
    two_places(board, 8, row(9), at(9, 1), at(9, 4))
    step = found(w_wing, board)
    assert set(step.removes) == {(at(1, 4), 3), (at(6, 1), 3)}


def test_an_xyz_wing_clears_what_sees_all_three() -> None:
    board = position()
    only(board, {at(2, 2): {1, 2, 3}, at(2, 7): {1, 3}, at(3, 1): {2, 3}})
    step = found(xyz_wing, board)
    assert set(step.removes) == {(at(2, 1), 3), (at(2, 3), 3)}
    assert {(one, other) for one, other, _ in step.links} == {
        ((at(2, 2), 1), (at(2, 7), 1)),
        ((at(2, 2), 2), (at(3, 1), 2)),
    }


@pytest.mark.parametrize(("count", "name"), [(3, "swordfish"), (4, "jellyfish")])
def test_fish_clear_the_lines_across(count: int, name: str) -> None:
    board = position()
    lines, across = [1, 4, 7, 9][:count], [2, 3, 5, 8][:count]
    for r in lines:
        two_places(board, 6, row(r), *(at(r, c) for c in across))
    step = found(fish(count), board)
    assert step.technique == name
    assert set(step.removes) == {
        (at(r, c), 6) for r in range(1, 10) if r not in lines for c in across
    }


def test_a_fin_leaves_what_it_sees() -> None:
    board = position()
    two_places(board, 6, row(2), at(2, 2), at(2, 7))
    two_places(board, 6, row(5), at(5, 2), at(5, 7), at(5, 9))
    step = found(finned(2), board)
    assert step.technique == "finned-x-wing"
    assert set(step.removes) == {(at(4, 7), 6), (at(6, 7), 6)}
    assert [strong for _, _, strong in step.links] == [True, False, False]


def test_colours_alternate_along_the_links() -> None:
    board = position()
    two_places(board, 2, row(1), at(1, 1), at(1, 8))
    two_places(board, 2, column(8), at(1, 8), at(6, 8))
    two_places(board, 2, row(6), at(6, 8), at(6, 2))
    step = found(colouring, board)
    assert step.technique == "simple-colouring"
    assert set(step.removes) == {(at(r, 2), 2) for r in (2, 3)} | {(at(r, 1), 2) for r in (4, 5)}


def test_quads_are_alliances_of_four() -> None:
    cells = [at(1, 1), at(1, 4), at(1, 6), at(1, 9)]
    board = position()
    only(board, {cell: {1, 2, 3, 4} for cell in cells})
    step = found(naked(4), board)
    assert (step.technique, step.title.ja) == ("naked-quad", "ネイキッドクワッド（四国同盟）")
    board = position()
    for value in (1, 2, 3, 4):
        two_places(board, value, row(1), *cells)
    assert found(hidden(4), board).technique == "hidden-quad"


def test_an_x_chain_goes_on_with_one_value() -> None:
    board = position()
    two_places(board, 9, row(1), at(1, 1), at(1, 4))
    two_places(board, 9, row(5), at(5, 4), at(5, 7))
    two_places(board, 9, row(9), at(9, 7), at(9, 2))
    step = found(x_chain, board)
    assert {value for _, value in step.removes} == {9}


def test_an_xy_chain_is_longer_than_a_wing() -> None:
    board = position()
    only(board, {at(1, 1): {1, 2}, at(1, 5): {2, 3}, at(6, 5): {3, 4}, at(6, 9): {4, 1}})
    step = found(xy_chain, board)
    assert set(step.removes) == {(at(1, 9), 1), (at(6, 1), 1)}
    assert step.why.en.startswith("If row 1, column 1 is not 1, then row 1, column 1 is 2; so")


def test_a_chain_has_links_of_every_kind() -> None:
    board = position()
    only(board, {at(1, 1): {1, 2}, at(7, 5): {1, 5}})
    two_places(board, 2, row(9), at(9, 1), at(9, 8))
    two_places(board, 5, [at(r, c) for r in (7, 8, 9) for c in (7, 8, 9)], at(9, 8), at(7, 9))
    step = found(any_chain, board)
    assert set(step.removes) == {(at(1, 5), 1), (at(7, 1), 1)}
    assert "so row 9, column 8 is not 5, and row 7, column 9 is 5" in step.why.en


@given(st.integers(0, 999), st.sampled_from(["no", "yes"]), st.floats(0.1, 0.9))
def test_every_technique_proves_what_it_says(seed: int, diagonals: str, share: float) -> None:
    """On boards with notes: some marks that no solution has are gone."""
    check_techniques(Noted(seed, "6", diagonals, 0.2, share))
