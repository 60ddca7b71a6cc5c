"""Every puzzle of the catalogue, from the page as it opens to its end by hand: on a phone with
fingers alone, at a desk with keys alone."""

from collections import deque
from collections.abc import Callable
from functools import cache, partial

import pytest
from playwright.sync_api import Page, expect

from pycore import lines, solve
from pycore.handlers.positions import line_data
from pycore.puzzles import all_puzzles
from pycore.task.faults import usable
from pycore.task.movements import movement_task
from pycore.task.placements import placement_task
from tests.support.phones import TALL, phone
from tests.support.polling import until
from tests.support.workbench import Workbench

PUZZLES = all_puzzles()
PLACEMENTS = [name for name, puzzle in PUZZLES.items() if puzzle.kind == "placement"]
MOVEMENTS = [name for name, puzzle in PUZZLES.items() if puzzle.kind == "movement"]
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
WHERE = """(({ activeElement: at }) =>
    at === document.body ? "" : [at?.dataset.cell ?? at?.dataset.spot, at?.dataset.value].join()
)(document)"""
"""The control that has the keyboard: its cell or spot, and its value if it is a square."""


@cache
def values_of(name: str) -> dict[int, int]:
    """A value for each cell that is empty as the puzzle opens."""
    puzzle = PUZZLES[name]
    example = next((each for each in puzzle.examples if each.opens), None)
    options = example.options if example else {}
    given = usable(placement_task(name, options, {}, example.given)).givens if example else {}
    [values] = solve(puzzle, options, given, limit=1)
    return {cell: value for cell, value in enumerate(values) if cell not in given}


@cache
def moves_of(name: str) -> list[tuple[int, int]]:
    """The moves of a shortest way from the start to the goal."""
    [line] = lines(PUZZLES[name], limit=1)
    made = line_data(usable(movement_task(name, {}, "")).movement, line)["moves"]
    return [(source, target) for source, target in made]


def squares_in(name: str) -> list[str]:
    """The squares that bear a piece in the end: empty where values are typed."""
    drawn = {spot.value for spot in usable(placement_task(name, {}, {})).drawing.spots}
    values = values_of(name).items()
    return [f"{cell},{value}" for cell, value in values if value in drawn]


class Keys:
    """Goes about a board with the arrow keys, and remembers where each leads."""

    def __init__(self, page: Page, held: str = "") -> None:
        self.page = page
        self._held = held
        self._leads: dict[tuple[str, str], str] = {}
        page.keyboard.press("Tab")  # to the way past all that is before the board
        page.keyboard.press("Enter")

    @property
    def here(self) -> str:
        where: str = until(self.page, partial(self.page.evaluate, WHERE), bool)
        return where

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def go_to(self, wanted: Callable[[str], bool]) -> str:
        """Go to the nearest control that is wanted; find out where keys lead until it is found."""
        here = self.here
        while not wanted(here):
            *way, key = self._way(here, wanted)
            for step in way:
                self.press(self._held + step)
            before = self.here if way else here
            self.press(self._held + key)
            here = self.here
            self._leads[before, key] = here
        return here

    def _way(self, here: str, wanted: Callable[[str], bool]) -> list[str]:
        waiting, seen = deque[tuple[str, list[str]]]([(here, [])]), {here}
        while waiting:
            at, way = waiting.popleft()
            for key in ARROWS:
                there = self._leads.get((at, key))
                if there is None or wanted(there):
                    return [*way, key]
                if there not in seen:
                    seen.add(there)
                    waiting.append((there, [*way, key]))
        raise AssertionError("the keys lead to none of them")


def expect_solved(page: Page) -> None:
    expect(page.locator(".solved-place, .said.solved")).to_contain_text("Solved")


@pytest.mark.parametrize("name", PLACEMENTS)
def test_a_placement_is_solved_with_fingers(new_page, name):
    page = phone(new_page, TALL)
    bench = Workbench(page, f"#puzzle={name}")
    bench.wait_for_python()
    expect(page.locator(".board .cell").first).to_be_visible()
    pad = page.locator(".pad")
    for square in squares_in(name):
        at, of = square.split(",")
        page.locator(f".board [data-cell='{at}'][data-value='{of}']").tap()
    if not squares_in(name):
        for cell, value in values_of(name).items():
            bench.cell(cell).tap()
            expect(bench.cell(cell)).to_have_attribute("inputmode", "none")
            pad.get_by_role("button", name=str(value), exact=True).tap()
    expect_solved(page)


@pytest.mark.parametrize("name", PLACEMENTS)
def test_a_placement_is_solved_with_keys(new_page, name):
    page = new_page()
    bench = Workbench(page, f"#puzzle={name}")
    bench.wait_for_python()
    keys = Keys(page)
    left: dict[str, str] = dict.fromkeys(squares_in(name), "Enter")
    if not left:
        left = {f"{cell},": str(value) for cell, value in values_of(name).items()}
    while left:
        here = keys.go_to(lambda at: at in left)
        for key in left.pop(here) if left[here] != "Enter" else [left.pop(here)]:
            keys.press(key)
    expect_solved(page)


@pytest.mark.parametrize("name", MOVEMENTS)
def test_a_movement_is_solved_with_fingers(new_page, name):
    page = phone(new_page, TALL)
    bench = Workbench(page, f"#puzzle={name}")
    bench.wait_for_python()
    expect(page.locator(".place.can").first).to_be_visible()
    for spots in moves_of(name):
        for spot in spots:
            page.locator(f".game [data-spot='{spot}']").tap()
    expect_solved(page)


@pytest.mark.parametrize("name", MOVEMENTS)
def test_a_movement_is_solved_with_keys(new_page, name):
    page = new_page()
    bench = Workbench(page, f"#puzzle={name}")
    bench.wait_for_python()
    expect(page.locator(".place.can").first).to_be_visible()
    keys = Keys(page, "Shift+" if name == "sliding-tiles" else "")
    for spots in moves_of(name):
        for spot in spots:
            keys.go_to(f"{spot},".__eq__)
            keys.press("Enter")
    expect_solved(page)
