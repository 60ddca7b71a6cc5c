"""Star Battle: its notation, and its solutions beside a count of every way to put stars."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from pycore.api.solving import solutions, solve
from pycore.model.bilingual import BadInput, Named, Text
from pycore.puzzles._star_regions import Regions
from pycore.puzzles.star_battle import PUZZLE
from tests.support.random_held import star_battle


def by_hand(regions: Regions, stars: int) -> set[tuple[int, ...]]:
    size, found = regions.size, set()

    def put(rows: list[tuple[int, ...]]) -> None:
        cells = [(r, c) for r, row in enumerate(rows) for c in row]
        if any(max(abs(r - s), abs(c - d)) < 2 for (r, c), (s, d) in combinations(cells, 2)):
            return
        if len(rows) < size:
            for row in combinations(range(size), stars):
                put([*rows, row])
            return
        there = [size * r + c for r, c in cells]
        columns = [cell % size for cell in there]
        in_regions = [regions.letters[cell] for cell in there]
        if all(columns.count(c) == stars for c in range(size)) and all(
            in_regions.count(letter) == stars for letter in regions.cells
        ):
            found.add(tuple(int(cell in there) for cell in range(size * size)))

    put([])
    return found


@pytest.mark.parametrize("seed", range(30))
def test_the_solutions_are_the_ways_to_put_the_stars(seed: int) -> None:
    settings = {**star_battle(Random(seed), 6).settings, "stars": 1}
    assert {*solutions(PUZZLE.placement(settings))} == by_hand(settings["regions"], 1)


def test_two_stars_need_a_grid_of_eight() -> None:
    empty = Regions(8, "." * 64)
    settings = {"regions": empty, "stars": 2}
    found = {*solutions(PUZZLE.placement(settings))}
    assert found == by_hand(empty, 2)
    assert found
    assert not [*solve(PUZZLE, {"regions": "7", "stars": "2"}, {})]


def test_the_published_solution_is_the_one_that_is_found() -> None:
    (found,) = solve(PUZZLE, {}, {})
    assert "".join(map(str, found)) == "010000000100000001001000000010100000"


@pytest.mark.parametrize(
    "typed", ["aabb aabb ccdd ccdd", "1122/1122/3344/3344", "BBAA\nBBAA\nDDCC\nDDCC"]
)
def test_regions_are_read_whatever_their_signs_are(typed: str) -> None:
    assert PUZZLE.settings({"regions": typed})["regions"] == Regions(4, "AABBAABBCCDDCCDD")


def test_a_size_alone_means_no_regions_and_is_how_it_is_written() -> None:
    settings = PUZZLE.settings({"regions": "6"})
    assert PUZZLE.written(settings)["regions"] == "6"
    assert PUZZLE.draw(settings).lines


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("3", "this makes 3 rows; there are 4 to 20"),
        ("", "this makes 0 rows"),
        ("AABB AAB CCDD CCDD", "row 2 has 3 cells; 4 are needed"),
        ("AABB AA.B CCDD CCDD", "row 2, column 3 is in no region"),
        ("AAAA AAAA CCDD CCDD", "there are 3 regions; 4 rows need as many"),
        ("AABB CCBB AADD CCDD", "region A is not in one piece"),
    ],
)
def test_a_fault_is_named_with_what_would_be_right(typed: str, told: str) -> None:
    with pytest.raises(BadInput) as refused:
        PUZZLE.settings({"regions": typed})
    assert refused.value.place == Named("regions")
    assert told in refused.value.words.en


def test_a_star_is_drawn_and_named_and_so_are_the_lines() -> None:
    settings = PUZZLE.settings({"regions": "AABB AABB CCDD CCDD"})
    drawing, names = PUZZLE.draw(settings), PUZZLE.names(settings)
    assert drawing.piece == "star"
    assert not drawing.by_value
    assert names.told(1) == Text("a star", "星")
    assert names.held(5, 0) == Text("no star in cell f", "マス f の星なし")
    assert names.line((1, 2, 5, 6)) == Text(
        "rows 1 and 2, columns 2 and 3", "1・2 行目の 2・3 列目"
    )
    assert names.line((0, 1, 4, 5)) == Text("region A", "領域 A")


def test_new_puzzles_have_one_star() -> None:
    blank = PUZZLE.settings({"regions": "5", "stars": "2"})
    assert PUZZLE.clues
    made = PUZZLE.clues.blank(blank, Random(1))
    assert made == {"regions": Regions(5, "." * 25), "stars": 1}
