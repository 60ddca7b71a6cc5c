"""The counts of our figures, each worked out here in a way of its own: by trying everything, or
from what is known."""

from __future__ import annotations

import json
from collections.abc import Iterable
from itertools import combinations, permutations, product

import pytest

import pycore
from pycore.figures.figure import FigureData
from pycore.figures.text import read_figure, write_figure
from pycore.model.rules import AllDifferent, cells_of
from pycore.puzzles import puzzle_named
from pycore.puzzles.own_figure import FILES, OURS
from tests.support.documents import ROOT

SQUARE = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def figure(name: str) -> FigureData:
    return read_figure(FILES[name].decode())


def known(name: str) -> int | None:
    return figure(name).facts.solutions


def holding(name: str, rows: Iterable[tuple[int, ...]]) -> int:
    """How many of these are solutions of the figure, by its rules alone."""
    made = figure(name).made
    return sum(made.is_solution(row) for row in rows)


@pytest.mark.native
def test_every_file_is_offered_has_a_source_and_is_written_as_it_stands() -> None:
    folder = ROOT / "pycore" / "puzzles" / "_figures"
    assert {path.stem for path in folder.iterdir()} == {*OURS}
    for name, file in FILES.items():
        made = figure(name)
        assert write_figure(made) == file.decode(), name
        assert made.facts.solutions is not None
        for words in (made.title, made.about, made.source):
            assert [tag for tag, _ in words] == ["en", "ja"]


def test_hexagrams_with_their_tips_are_those_stars_whose_tips_have_the_sum_too() -> None:
    stars = [*pycore.solve(puzzle_named("magic-star"))]
    both = [star for star in stars if sum(star[tip] for tip in (0, 1, 4, 7, 10, 11)) == 26]
    assert len(both) == holding("hexagram-tips", both) == known("hexagram-tips")


def test_pentagrams() -> None:
    lines = [cells_of(rule) for rule in figure("pentagram").placement.rules[1:]]
    values = {1, 2, 3, 4, 5, 6, 8, 9, 10, 12}

    def filled(row: dict[int, int]) -> int:
        for line in lines:
            if all(cell in row for cell in line) and sum(row[cell] for cell in line) != 24:
                return 0
        if len(row) == 10:
            return 1
        cell = min((c for c in range(10) if c not in row), key=order.index)
        return sum(filled({**row, cell: value}) for value in values - {*row.values()})

    order = list(dict.fromkeys(cell for line in lines for cell in line))
    assert filled({}) == known("pentagram")


def test_squares_of_products() -> None:
    rows = []
    for row in permutations((1, 2, 3, 4, 6, 9, 12, 18, 36), 3):
        if row[0] * row[1] * row[2] == 216:
            rows.append(row)
    full = [a + b + c for a, b, c in product(rows, repeat=3) if len({*a, *b, *c}) == 9]
    assert holding("product-square", full) == known("product-square")


def test_heterosquares() -> None:
    squares = permutations(range(1, 10))
    sums = ((row, [sum(row[cell] for cell in line) for line in SQUARE]) for row in squares)
    assert sum(len({*each}) == 8 for _, each in sums) == known("heterosquare")


def test_anti_magic_squares_with_that_row_and_column() -> None:
    left = [n for n in range(1, 17) if n not in (2, 15, 5, 13, 16, 9, 6)]
    found = 0
    for a, b, c, d, e, f, g, h, i in permutations(left):
        rows = [(2, 15, 5, 13), (16, a, b, c), (9, d, e, f), (6, g, h, i)]
        sums = {*map(sum, rows), *map(sum, zip(*rows, strict=True))}
        sums |= {2 + a + e + i, 13 + b + d + 6}
        found += sums == {*range(29, 39)}
    assert found == known("antimagic-square")


def test_rings_of_primes() -> None:
    prime = {2, 3, 5, 7, 11, 13, 17, 19}

    def longer(row: list[int]) -> int:
        if len(row) == 10:
            return row[0] + row[-1] in prime
        others = {*range(1, 11)} - {*row}
        return sum(longer([*row, n]) for n in others if row[-1] + n in prime)

    assert sum(longer([first]) for first in range(1, 11)) == known("prime-ring")


def test_eight_circles() -> None:
    assert holding("eight-circles", permutations(range(1, 9))) == known("eight-circles")


def test_golomb_rulers() -> None:
    rulers = [(0, *inner, 11) for inner in combinations(range(1, 11), 3)]
    lengths = [[b - a for a, b in combinations(ruler, 2)] for ruler in rulers]
    assert sum(len({*each}) == 10 for each in lengths) == known("golomb-ruler")


def test_petersen_graph() -> None:
    assert holding("petersen", product((1, 2, 3), repeat=10)) == known("petersen")


def test_timetables() -> None:
    orders = [*permutations(range(1, 6))]
    rows = (a + b + c for a in orders if a[1] == 2 for b in orders for c in orders if c[2] == 5)
    assert holding("timetable", rows) == known("timetable")


def test_three_colours_do_not_suffice_for_japan() -> None:
    japan = figure("japan")
    borders = {frozenset(cells_of(rule)) for rule in japan.placement.rules}
    assert all(isinstance(rule, AllDifferent) for rule in japan.placement.rules)
    place = {name.sign: cell for cell, name in enumerate(japan.cell_names)}
    ring = ["Toyama", "Ishikawa", "Fukui", "Shiga", "Mie", "Aichi", "Nagano"]
    for one, other in zip(ring, [*ring[1:], ring[0]], strict=True):
        assert {place[one], place[other]} in borders
        assert {place[one], place["Gifu"]} in borders
    assert len(ring) % 2
    assert len(place) == 47
    assert known("japan") == 0
    four = json.loads(FILES["japan"])
    four["values"] = {"from": 1, "to": 4}
    assert next(iter(pycore.Figure.from_json(json.dumps(four)).solve(limit=1)))
