"""Clues entered on the board, one change after the other, are the puzzle that their text says."""

from __future__ import annotations

import pytest

from pycore.model.bilingual import BadInput
from pycore.model.clue_entry import Clear, Draw, Free, Resize, Sheet, Switched, Write
from pycore.puzzles import all_puzzles
from tests.support.entering import Entering, typed

ENTERED = [puzzle for puzzle in all_puzzles().values() if puzzle.entry]
DRAWN = ("sudoku", "star-battle")  # see test_drawn_entry.py
EXAMPLES = [
    pytest.param(puzzle, example, id=f"{puzzle.name}: {example.title.en}")
    for puzzle in ENTERED
    for example in puzzle.examples
    if puzzle.name not in DRAWN
]


def shown(sheet: Sheet) -> object:
    """What stands on a sheet, without the order of its cages."""
    drawing = sheet.drawing
    slots = sorted((slot.cells, slot.text, slot.x, slot.y) for slot in sheet.slots)
    return slots, drawing.spots, sorted(drawing.blocks), sorted(drawing.outlines), drawing.lines


@pytest.mark.parametrize(("puzzle", "example"), EXAMPLES)
def test_from_a_blank_board_every_example_is_entered_slot_by_slot(puzzle, example):
    goal = Entering(puzzle, typed(puzzle, example))
    wanted = goal.sheet
    hand = Entering(puzzle, goal.options)
    hand.do(Clear())
    assert {slot.text for slot in hand.sheet.slots} <= {"", "0"}
    for tool in hand.sheet.tools:
        if tool.does == "gather":
            hand.do(*(Draw(tool.name, slot.cells, slot.text) for slot in wanted.slots))
        if tool.does == "flip":
            flip_blocks(hand, wanted, tool.name)
    for number, slot in enumerate(wanted.slots):
        if slot.text and hand.sheet.slots[number].text != slot.text:
            hand.do(Write(number, slot.text))
    assert shown(hand.sheet) == shown(wanted)
    assert same_puzzle(hand, goal)


def flip_blocks(hand: Entering, wanted: Sheet, tool: str) -> None:
    """Turn squares until the blocks are those of a sheet: first all others back."""
    places = [(spot.x, spot.y) for spot in wanted.drawing.spots]
    for _ in range(2):  # there and back again
        for cell in range(len(places)):
            hand.do(Draw(tool, (cell,)))
    differing = {*hand.sheet.drawing.blocks} ^ {*wanted.drawing.blocks}
    hand.do(*(Draw(tool, (places.index(place),)) for place in differing))


def same_puzzle(one: Entering, other: Entering) -> bool:
    """Whether two texts make the same board with the same clues."""
    drawings = [each.puzzle.draw(each.puzzle.settings(each.options)) for each in (one, other)]
    first, second = (
        (d.spots, sorted(d.labels), sorted(d.outlines), sorted(d.blocks), d.sketches)
        for d in drawings
    )
    return first == second


@pytest.mark.parametrize("puzzle", ENTERED, ids=lambda puzzle: puzzle.name)
def test_sheets_of_every_size_begin_without_clues(puzzle):
    hand = Entering(puzzle, typed(puzzle, puzzle.examples[0]))
    for size in range(len(hand.sheet.sizes)):
        for value in hand.sheet.sizes[size].values[:4]:
            sizes = [each.value for each in hand.sheet.sizes]
            sizes[size] = value
            hand.do(Resize(tuple(sizes)))
            assert [each.value for each in hand.sheet.sizes] == sizes
            assert len(hand.sheet.drawing.spots) == size_of(sizes)


def size_of(sizes: list[int]) -> int:
    tall, wide = (sizes * 2)[:2]
    return tall * wide


@pytest.mark.parametrize("puzzle", ENTERED, ids=lambda puzzle: puzzle.name)
def test_what_is_not_on_the_sheet_is_refused(puzzle):
    hand = Entering(puzzle, typed(puzzle, puzzle.examples[0]))
    squares, slots = len(hand.sheet.drawing.spots), len(hand.sheet.slots)
    tools = [tool.name for tool in hand.sheet.tools if tool.does != "write"]
    name = tools[0] if tools else "cage"
    for change in (
        Write(slots, "1"),
        Draw("no such tool", (0,)),
        Draw(name, ()),
        Draw(name, (0, squares)),
        Draw(name, (0, 0)),
        Free((squares,)),
        Resize(()),
        Switched("no such switch", is_on=True),
        Resize((10**6,) * len(hand.sheet.sizes)),
    ):
        with pytest.raises(BadInput) as bad:
            hand.do(change)
        assert bad.value.fault.words.ja
