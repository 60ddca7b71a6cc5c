"""The programs to begin with: each runs with the installed package alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from builder.starts import start_in
from pycore.puzzles import all_puzzles
from tests.support.installed import run

FOLDER = Path(__file__).parents[2] / "web" / "starts"
STARTS = sorted(FOLDER.glob("*.py"))

KNOWN = {
    "nested_loops": "6 solutions; 15 nodes, 0 cuts",
    "permutations_by_recursion": "24 solutions; 64 nodes, 0 cuts",
    "star_generate_and_test": "1 solution; 109,604 nodes",
    "star_pruned": "960 solutions; 1,573,584 nodes, 3,090,864 cuts",
    "star_in_order": "14 solutions; 2,132 nodes",
    "star_one_step_earlier": "14 solutions; 916 nodes",
    "star_symmetry": "80 solutions; 169,876 nodes",
    "star_structure": "20 solutions; 69,652 nodes",
    "square_in_order": "8 solutions; 761 nodes",
    "blocks": "376 solutions",
    "ring_of_eight": "48 solutions",
    "small_square_forced": "8 solutions; 769 nodes",
    "square_forced": "880 solutions",
    "duerers_square": "2 solutions; 176 nodes",
    "sudoku_backtracking": "1 solution; 4,661 nodes",
    "sudoku_fewest_first": "1 solution; 81 nodes",
    "sudoku_propagation": "1 solution; 758 nodes",
    "sudoku_from_nothing": "288 solutions",
    "flip_it_deepening": "8 moves; 1 solution;",
    "flip_it_both_ends": "8 moves; 1 solution; 678 nodes",
    "sudoku_backjumping": "1 solution; 2,219 nodes",
    "subset_sum": "8 solutions; 65 nodes, 51 cuts",
    "map_colouring": "24 solutions; 81 nodes, 93 cuts",
}
SHORTER = {
    "star_pruned": (
        '"magic-star"',
        '"magic-star", given="1 2 . . . . . . . . . ."',
        "14 solutions",
    ),
}
"""A start that takes half a minute: its call, one that takes less, and what that finds."""


def test_every_start_opens_a_puzzle_that_exists_and_has_a_title_in_both_languages() -> None:
    for path in STARTS:
        start = start_in(path)
        assert start["puzzle"] is None or start["puzzle"] in all_puzzles()
        assert start["title"]["en"]
        assert start["title"]["ja"]
    assert {start_in(path)["name"] for path in STARTS} == {*KNOWN, "any_cells", "any_moves"}


@pytest.mark.native
@pytest.mark.parametrize("path", [each for each in STARTS if each.stem[0].isdigit()], ids=str)
def test_each_start_runs_with_the_package_alone(
    path: Path, installed_package: Path, tmp_path: Path
) -> None:
    start = start_in(path)
    source, known = start["source"], KNOWN[start["name"]]
    if start["name"] in SHORTER:
        usual, short, known = SHORTER[start["name"]]
        assert usual in source
        source = source.replace(usual, short)
    file = tmp_path / "file.py"
    file.write_text(source, "utf-8")
    told = run(installed_package, str(file))
    assert told.stderr == ""
    assert told.stdout.startswith(known)


@pytest.mark.native
@pytest.mark.parametrize(
    ("name", "puzzle", "known"),
    [
        ("any_cells", "queens", "92 solutions"),
        ("any_moves", "flip-it", "8 moves; 1 solution; 119 nodes"),
    ],
)
def test_the_general_starts_suit_any_puzzle(
    name: str, puzzle: str, known: str, installed_package: Path, tmp_path: Path
) -> None:
    file = tmp_path / "file.py"
    source = (FOLDER / f"{name}.py").read_text("utf-8")
    file.write_text(source.replace("PUZZLE", puzzle), "utf-8")
    told = run(installed_package, str(file))
    assert told.stderr == ""
    assert told.stdout.startswith(known)
