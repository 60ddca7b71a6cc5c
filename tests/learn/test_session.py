"""What a page is sent while a program runs."""

from __future__ import annotations

import json
import sys
from array import array
from typing import Any

import pytest

from pycore.learn.session import MOST_OUTPUT, ProgramSession

pytestmark = pytest.mark.skipif(sys.version_info < (3, 12), reason="sys.monitoring came with 3.12")

BOARD = {"puzzle": "permutations", "options": {"n": "3"}, "givens": {"0": "2"}}
BOARD |= {"start": "", "moves": []}


REST = {"refilled": None, "spoiled": False}


class Reader:
    """A page that reads all reports, and says stop at the report of that number."""

    def __init__(self, stop_at: int | None = None) -> None:
        self.reports: list[dict[str, Any]] = []
        self.events: list[int] = []
        self.stop_at = stop_at

    def post(self, text: str, events: array[int]) -> None:
        self.reports.append(json.loads(text))
        self.events += events

    def run(self, source: str, board: object = None, steps: bool = False) -> dict[str, Any]:
        def over() -> bool:
            return self.stop_at is not None and len(self.reports) >= self.stop_at

        session = ProgramSession(self.post, lambda: True, over)
        session.run(json.dumps({"source": source, "board": board, "steps": steps}))
        return self.reports[-1]

    def output(self) -> str:
        return "".join(report.get("output", "") for report in self.reports)


def test_output_and_the_last_value() -> None:
    page = Reader()
    ended = page.run("print('one')\nimport sys\nprint('two', file=sys.stderr)\n3")
    assert page.output() == "one\ntwo\n"
    assert ended == {"type": "ended", "value": "3", "stopped": False, "trouble": None, **REST}


def test_a_program_works_on_the_board_of_the_page() -> None:
    page = Reader()
    source = "from pycore.learn import puzzle\nboard = puzzle()\nboard.place(1, 3)\nboard.givens"
    page.run(source, BOARD)
    (opened,) = [report for report in page.reports if report["type"] == "opened"]
    assert (opened["puzzle"], opened["values"]) == ("permutations", [1, 2, 3])
    assert len(page.events) == 2
    assert page.reports[-2]["nodes"] == 2  # the given is one


def test_the_board_is_shown_before_its_first_events_which_are_its_givens() -> None:
    page = Reader()
    events_before: list[int] = []

    def post(text: str, events: array[int]) -> None:
        if json.loads(text)["type"] == "opened":
            events_before.append(len(page.events))
        page.post(text, events)

    source = "from pycore.learn import puzzle\nprint('one')\npuzzle().place(1, 3)"
    session = ProgramSession(post, lambda: True, lambda: False)
    session.run(json.dumps({"source": source, "board": BOARD, "steps": True}))
    assert events_before == [0]
    assert len(page.events) == 2


def test_options_and_givens_of_the_call_go_before_those_of_the_page() -> None:
    page = Reader()
    source = "from pycore.learn import puzzle\n"
    source += "len(puzzle('permutations', {'n': '5'}).free), len(puzzle(given='1 2 .').free)"
    assert page.run(source, BOARD)["value"] == "(5, 1)"


def test_only_the_first_puzzle_is_shown() -> None:
    page = Reader()
    source = "from pycore.learn import puzzle\nfor n in range(3): puzzle().place(1, 1)"
    page.run(source, BOARD)
    assert [report["type"] for report in page.reports].count("opened") == 1
    assert page.reports[-2]["nodes"] == 2  # the given is one


def test_a_stopped_program_keeps_what_it_had_shown() -> None:
    page = Reader(stop_at=4)
    ended = page.run("while True: print('x')")
    assert ended["stopped"]
    assert page.output().startswith("x\nx\n")


def test_output_has_a_limit_that_is_told() -> None:
    page = Reader()
    page.run(f"print('x' * {MOST_OUTPUT})\nprint('y')")
    assert len(page.output()) == MOST_OUTPUT
    assert page.reports[-2]["full"]["output"]


def test_an_error_is_told_with_its_line() -> None:
    trouble = Reader().run("1\n1 / 0")["trouble"]
    assert (trouble["line"], trouble["kind"]) == (2, "ZeroDivisionError")
    assert trouble["words"] == {"en": "This divides by 0.", "ja": "0 で割っています。"}


def test_a_board_too_large_for_events_is_counted_and_that_is_told() -> None:
    page = Reader()
    source = "board = puzzle('latin-square', {'order': '30'}, given='30' + ' .' * 899)"
    page.run(f"from pycore.learn import puzzle\n{source}\nboard.place(899, 1)")
    report = page.reports[-2]
    assert (page.events, report["nodes"], report["full"]["events"]) == ([], 2, True)
    assert [number for number in report["standing"] if number is not None] == [29, 0]


def test_nobody_can_be_asked_and_that_is_told() -> None:
    page = Reader()
    trouble = page.run("x = 1\nn = int(input('How many? '))")["trouble"]
    assert (trouble["line"], trouble["words"]["en"][:26]) == (2, "Nothing can be typed here:")
    assert page.output() == "How many? "


def test_a_movement_is_shown_with_its_faces() -> None:
    board = {"puzzle": "flip-it", "options": {}, "givens": {}, "start": "●●_●●●", "moves": []}
    page = Reader()
    page.run("from pycore.learn import puzzle\nboard = puzzle()\nboard.start", board)
    (opened,) = [report for report in page.reports if report["type"] == "opened"]
    assert (opened["values"], opened["start"]) == (["black", "white", "gap"], [0, 0, 2, 0, 0, 0])


@pytest.mark.parametrize("call", ["given='●_○●●●●'", "'flip-it', {}, given='●_○●●●●'"])
def test_a_row_of_another_length_is_shown_with_as_many_places(call: str) -> None:
    board = {"puzzle": "flip-it", "options": {"n": "6"}, "givens": {}, "start": "", "moves": []}
    page = Reader()
    page.run(f"from pycore.learn import puzzle\nboard = puzzle({call})", board)
    (opened,) = [report for report in page.reports if report["type"] == "opened"]
    assert (opened["options"]["n"], opened["cells"]) == ("7", 7)


def test_a_program_that_only_prints_is_stopped_too() -> None:
    page = Reader(stop_at=3)
    assert page.run("print('one')\nprint('two')\nprint('three')\nprint('four')")["stopped"]
    assert page.output() == "one\ntwo\nthree\n"


def test_each_line_says_how_much_was_printed_before_it() -> None:
    """Counted as the page counts characters, where one beyond the first plane is two."""
    page = Reader()
    page.run("print('😀')\nfor n in range(2):\n    print(n)\n", steps=True)
    steps = [step for report in page.reports for step in report.get("steps", [])]
    printed = [(line, printed) for line, _, _, _, _, printed in steps]
    assert printed == [(1, 0), (2, 3), (3, 3), (2, 5), (3, 5), (2, 7)]


STAR = {"puzzle": "magic-star", "options": {}, "givens": {}, "moves": []}
STAR |= {"start": "1 2 4 12 . . . . . . . ."}
FLIP = {"puzzle": "flip-it", "options": {}, "givens": {}, "moves": [], "start": "●●_●●●"}


@pytest.mark.parametrize(
    ("call", "wanted", "is_that"),
    [
        ('puzzle("magic-star", {}, given="1 2 4 12 . . . . . . . .")', STAR, True),
        ('puzzle("magic-star", {}, "1 2 4 12\\n. . . . . . . .")', STAR, True),
        ('puzzle("magic-star")', STAR, False),
        ('puzzle("magic-star", {"order": "7"})', STAR, False),
        ('puzzle("permutations", {"n": 1})', STAR, False),
        ('puzzle("permutations", {"n": 3}, "2 . .")', BOARD, True),
        ('puzzle("permutations", {"n": "3"})', BOARD, False),
        ('puzzle("permutations", {"n": 4}, "2 . . .")', BOARD, False),
        ('puzzle("flip-it", {}, given="●●_●●●")', FLIP, True),
        ('puzzle("flip-it", {"n": 6}, given="●●_●●●")', FLIP, True),
        ('puzzle("flip-it", {}, given="●_●●●●")', FLIP, False),
        ('puzzle("flip-it")', FLIP, True),
        ('puzzle("flip-it", {"n": 7})', FLIP, False),
        ('puzzle("permutations", {"n": 1})', {**BOARD, "options": {"n": "900"}}, False),
        ('puzzle("permutations", {"n": 1})', None, True),
    ],
)
def test_what_is_opened_is_compared_with_what_an_exercise_wants(
    call: str, wanted: object, is_that: bool
) -> None:
    """Puzzle, options and givens, however they are written."""
    page = Reader()
    order = {"source": f"from pycore.learn import puzzle\n{call}", "board": BOARD, "steps": False}
    ProgramSession(page.post, lambda: True, lambda: False).run(
        json.dumps({**order, "wanted": wanted})
    )
    (opened,) = [report for report in page.reports if report["type"] == "opened"]
    assert opened["isWanted"] == is_that


FILL = """from pycore.learn import puzzle
board = puzzle("permutations", {"n": 3})
def fill(cell, left):
    if not left:
        board.solution()
    for value in left:
        board.place(cell, value)
        fill(cell + 1, [other for other in left if other != value])
        UNDO
fill(0, list(board.values))
"""
LOOPS = """from pycore.learn import puzzle
def loops():
    board = puzzle("permutations", {"n": 2})
    for a in board.values:
        board.place(0, a)
        for b in board.values:
            board.place(1, b)
            if a != b:
                board.solution()
loops()
"""


@pytest.mark.parametrize(
    ("source", "line"),
    [
        (FILL.replace("UNDO", "board.remove(cell)"), None),
        (FILL.replace("UNDO", "pass"), 7),
        (LOOPS, None),
    ],
)
def test_a_recursion_that_does_not_take_back_is_noticed(source: str, line: int | None) -> None:
    """It finds the same, since `place` takes back what stood there; loops in loops may do so."""
    page = Reader()
    ended = page.run(source)
    assert ended["refilled"] == line
    assert page.reports[-2]["solutions"] == (2 if source == LOOPS else 6)


@pytest.mark.parametrize(
    ("source", "is_spoiled"),
    [
        ("import builtins\nfor k in list(vars(builtins)):\n    delattr(builtins, k)", True),
        ("import builtins\nbuiltins.print = None", True),
        ("import builtins\nbuiltins.mine = 1", False),
        ("import pycore.learn.filling as there\nthere.Filling = None", True),
        ("print = None", False),
        ("from pycore.learn import puzzle\npuzzle('permutations')", False),
    ],
)
def test_a_program_that_changes_python_itself_is_told_and_the_next_one_runs(
    source: str, is_spoiled: bool
) -> None:
    page = Reader()
    ended = page.run(source)
    assert ended["type"] == "ended"
    assert ended["spoiled"] == is_spoiled
    assert page.run("print(1)\nlen('ab')") == {
        "type": "ended",
        "value": "2",
        "stopped": False,
        "trouble": None,
        **REST,
    }
