"""A board of labels that a program fills by rules of its own."""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterator
from itertools import combinations, product
from typing import Any, cast

import pytest

from pycore.learn import figure
from pycore.learn.opening import OpenedBoard, Page, on_page
from pycore.learn.recorder import Recorder
from pycore.learn.session import ProgramSession
from pycore.model.bilingual import BadInput
from pycore.search.events import CUT, PLACED, REMOVED, SOLVED, unpack

BORDERS = [("left", "top"), ("top", "right"), ("left", "right"), ("right", "tail")]
PLACES = {"left": (0, 2), "top": (1, 0), "right": (2, 2), "tail": (4, 2)}
COLOURS = ["red", "green", "blue"]


@pytest.fixture
def told() -> Iterator[tuple[Recorder, list[OpenedBoard]]]:
    recorder = Recorder()
    boards: list[OpenedBoard] = []
    with on_page(Page(None, recorder, boards.append)):
        yield recorder, boards


def coloured(board: Any, left: list[str]) -> None:
    if not left:
        board.solution()
        return
    cell, *others = left
    beside = {b if a == cell else a for a, b in BORDERS if cell in (a, b)}
    for colour in board.values:
        if colour in {board[other] for other in beside}:
            board.refuse(cell, colour)
        else:
            board.place(cell, colour)
            coloured(board, others)
            board.remove(cell)


def test_cells_and_values_have_labels_and_a_map_is_coloured_as_by_trying_all() -> None:
    board: Any = figure(PLACES, COLOURS, BORDERS)
    assert (board.cells, board.free, board.values) == (*[tuple(PLACES)] * 2, tuple(COLOURS))
    coloured(board, [*board.cells])
    every = (dict(zip(PLACES, each, strict=True)) for each in product(COLOURS, repeat=4))
    known = sum(all(each[a] != each[b] for a, b in BORDERS) for each in every)
    assert str(board).startswith(f"{known} solutions; ")


def test_it_is_told_as_a_search_with_the_program_as_its_rule(told) -> None:
    recorder, [*_] = told
    board = figure(["7", "5"], [0, 1])
    board.place("7", 1)
    board.refuse("5", 1)
    board.place("5", 0)
    board.solution()
    board.remove("5")
    events = [(each.kind, each.cell, each.value) for each in map(unpack, recorder.take())]
    assert events == [(PLACED, 0, 1), (CUT, 1, 1), (PLACED, 1, 0), (SOLVED, 0, 0), (REMOVED, 1, 0)]
    assert (board["7"], board["5"]) == (1, None)
    assert recorder.counts == (2, 1, 1, 0)
    [opened] = told[1]
    assert (opened.name, len(opened.more_rules)) == ("own-figure", 1)


def test_the_page_gets_the_board_with_labels_links_and_names_of_values() -> None:
    reports: list[dict[str, Any]] = []

    def post(text: str, events: array[int]) -> None:
        reports.append(json.loads(text))

    source = f"""
from pycore.learn import figure

board = figure({PLACES}, {COLOURS}, {BORDERS})
board.place("tail", "blue")
board.refuse("right", "blue")
"""
    session = ProgramSession(post, lambda: False, lambda: False)
    order = {"source": source, "steps": False, "board": None, "wanted": None}
    session.run(json.dumps(order))
    assert reports[-1]["trouble"] is None
    opened = next(each for each in reports if each["type"] == "opened")
    assert opened["puzzle"] == "own-figure"
    assert opened["rules"][0]["words"] == {
        "en": "refused by the program",
        "ja": "プログラムが除外",
    }
    board = figure(PLACES, COLOURS, BORDERS)
    drawing, names = board._made, board._names
    assert (drawing.size, drawing.values, drawing.rules) == (4, (1, 2, 3), ())
    assert [name.en for name in names.cells] == [f"cell {label}" for label in PLACES]
    assert names.values[2].thing.en == "green"


def test_a_subset_sum_is_found_as_by_trying_all() -> None:
    numbers, goal = [8, 7, 5, 4, 3, 1], 12
    board = figure(numbers, [1, 0])

    def fill(at: int, total: int) -> None:
        if at == len(numbers):
            board.solution()
            return
        for value in board.values:
            after = total + value * numbers[at]
            if after <= goal <= after + sum(numbers[at + 1 :]):
                board.place(board.cells[at], value)
                fill(at + 1, after)
                board.remove(board.cells[at])

    fill(0, 0)
    known = sum(sum(each) == goal for k in range(7) for each in combinations(numbers, k))
    assert str(board).startswith(f"{known} solutions; ")


@pytest.mark.parametrize(
    ("act", "sentence"),
    [
        (lambda: figure([], [1]), "cells: must be different labels, at least one"),
        (lambda: figure(["a", "a"], [1]), "cells: must be different labels"),
        (lambda: figure(["a"], []), "values: must be different labels"),
        (lambda: figure(["a" * 13], [1]), "is no label; write up to 12 letters"),
        (lambda: figure([1, "1"], [1]), "cells: must be different labels"),
        (lambda: figure([cast(Any, 0.5)], [1]), "cells: '0.5' is no label"),
        (lambda: figure(["a"], [True]), "values: 'True' is no label"),
        (lambda: figure(["a", "b"], [1], [("a", "c")]), "there is no cell 'c'; there are a, b."),
        (lambda: figure(["a"], ["x"]).place("b", "x"), "cell: there is no cell 'b'; there are a."),
        (lambda: figure(["a"], ["x"]).place("a", "y"), "value: there is no value 'y'"),
        (lambda: figure(["a"], [1]).refuse("a", 2), "value: there is no value '2'; there are 1."),
        (lambda: figure(["a"], [1]).remove("a"), "cell a: is empty"),
        (lambda: figure(["a"], [1]).solution(), "cells are empty: cell a"),
    ],
)
def test_a_slip_is_told_in_a_sentence(act, sentence: str) -> None:
    with pytest.raises(BadInput) as slip:
        act()
    assert sentence in str(slip.value)
