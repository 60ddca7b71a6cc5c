"""The user's own puzzles: a file instead of a name, and entry points of installed packages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from shlex import split

import pytest

from pycore import puzzles
from pycore.handlers import catalogue as on_page
from tests.support.commands import refused, run

OWN = """
from pycore import AllDifferent, Example, Placement, Puzzle, SumIs, Text, grid

PUZZLE = Puzzle(
    name="pair",
    title=Text("Pair", "二つ"),
    summary=Text("Two numbers.", "数を二つ。"),
    explain=lambda settings: Text("They make 5.", "和は 5。"),
    build=lambda settings: Placement(2, (1, 2, 3, 4), (AllDifferent((0, 1)), SumIs((0, 1), 5))),
    draw=lambda settings: grid(1, 2),
    examples=(Example(Text("One given", "一つから"), given="1 ."),),
)
"""


@pytest.fixture
def own(tmp_path: Path) -> str:
    """A file with a puzzle."""
    file = tmp_path / "pair.py"
    file.write_text(OWN, encoding="utf-8")
    return str(file)


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (("solve",), "exactly 4 solutions"),
        (("count",), "exactly 4 solutions"),
        (("show",), "They make 5."),
        (("plan",), "is chosen from"),
        (("race", "--seconds", "5"), "compiled"),
    ],
)
def test_a_file_stands_in_place_of_a_name(command: tuple[str, ...], words: str, own: str) -> None:
    said = run(*command, "--puzzle", own)
    assert said.code == 0
    assert words in said.out


def test_the_commands_that_show_writes_can_be_typed(own: str) -> None:
    [command] = [line for line in run("show", "--puzzle", own).out.splitlines() if "solve" in line]
    program, *words = split(command)
    assert program == "edagari"
    assert run(*words).out.startswith("1 4\n")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("PUZZLE = (", "SyntaxError: "),
        ("", "AttributeError: "),
        ("PUZZLE = 3", "TypeError: PUZZLE must be Puzzle, not int"),
        ("raise SystemExit(0)", "SystemExit: 0"),
        ("1 / 0", "ZeroDivisionError: "),
    ],
)
def test_a_file_without_a_puzzle_is_bad_input(tmp_path: Path, text: str, reason: str) -> None:
    file = tmp_path / "own_puzzle.py"
    file.write_text(text)
    said = refused("solve", "--puzzle", str(file))
    assert said.startswith("puzzle: no puzzle in ")
    assert f": {reason}" in said


HEAD = """
from dataclasses import replace
from pycore import *
from pycore.puzzles._template import PUZZLE as CROSS

def changed(**fields):
    return replace(CROSS, **fields)

def row(size):
    return Placement(size, tuple(range(1, size + 1)), (AllDifferent(tuple(range(size))),))

"""
"""What the files below have in common; the line after it is line 12."""

COMMANDS = [
    ("solve",),
    ("count",),
    ("plan",),
    ("show",),
    ("generate",),
    ("hint",),
    ("race",),
    ("program",),
    ("shared",),
]


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("PUZZLE = changed(build=lambda s: Placment(9, (1, 2), ()))", "line 12: NameError: "),
        ("PUZZLE = changed(build=lambda s: 1 / 0)", "line 12: ZeroDivisionError: "),
        ("PUZZLE = changed(build=lambda s: row(s['size']))", "line 12: KeyError: 'size'"),
        (
            "PUZZLE = changed(\n    build=lambda s: Placement(2, (1, 2), (AllDifferent((0, 9)),)))",
            "line 13: ValueError: a rule names a cell outside",
        ),
        ("PUZZLE = changed(build=lambda s: Placement(2, [1, 2], ()))", "line 12: ValueError: "),
        ("PUZZLE = changed(build=lambda s: exit())", "line 12: SystemExit"),
        (
            "PUZZLE = changed(build=lambda s: None)",
            "TypeError: what build returns must be Placement or Movement, not NoneType",
        ),
        ("PUZZLE = changed(draw=lambda s: 1 / 0)", "line 12: ZeroDivisionError: "),
        (
            "PUZZLE = changed(draw=lambda s: None)",
            "TypeError: what draw returns must be Drawing, not NoneType",
        ),
        ("PUZZLE = changed(name_lines=lambda s: {}[1])", "line 12: KeyError: 1"),
        ("PUZZLE = changed(name_cells=lambda s: ())", "ValueError: "),
        ("PUZZLE = changed(title='Cross')", "TypeError: title must be Text, not str"),
        ("PUZZLE = changed(options=None)", "TypeError: options must be tuple, not NoneType"),
    ],
)
def test_whatever_goes_wrong_in_a_file_is_its_own_fault(
    tmp_path: Path, command: tuple[str, ...], text: str, said: str
) -> None:
    """Of the file's name and line, in every command, with the exit code of bad input."""
    file = tmp_path / "mine.py"
    file.write_text(HEAD + text)
    line = refused(*command, "--puzzle", str(file))
    between = ", " if said.startswith("line") else ": "
    assert line.startswith(f"puzzle: no puzzle in 'mine.py'{between}{said}")


def test_options_and_rules_in_words_of_a_file_are_its_own_fault(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(HEAD + "PUZZLE = changed(explain=lambda s: 'Fill it.')")
    assert refused("show", "--puzzle", str(file)).endswith("explain returns must be Text, not str")
    file = tmp_path / "yours.py"
    file.write_text(
        HEAD + "from pycore.model.options import OneLine\n"
        "def first(text): return text[0]\n"
        "PUZZLE = changed(options=(*CROSS.options, OneLine('x', Text('X', 'X'), first, '')))"
    )
    for command in COMMANDS:
        assert "'yours.py', line 13: IndexError" in refused(*command, "--puzzle", str(file))


MOVES = """
from pycore.puzzles.flip_it import PUZZLE as FLIP
from pycore.puzzles._flip_it_row import *

def build(settings):
    made = FLIP.build(settings)
    class Mine(type(made)):
        def moves(self, state):
            return 1 / 0
        before = moves
        after = moves
    return Mine(**vars(made))

PUZZLE = replace(FLIP, build=build)
"""


@pytest.mark.parametrize("command", [("solve",), ("race",)])
def test_moves_of_a_file_are_its_own_fault(tmp_path: Path, command: tuple[str, ...]) -> None:
    file = tmp_path / "moves.py"
    file.write_text(HEAD + MOVES)
    said = run(*command, "--puzzle", str(file))  # which may have printed rows before the move
    assert said.code == 2
    assert "no puzzle in 'moves.py', line 20: ZeroDivisionError" in said.err


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    "drawing", ["grid(2, 2)", "grid(3, 4)", "Drawing('square', ())", "replace(grid(3, 3), rows=())"]
)
def test_a_drawing_of_a_file_must_show_the_cells_all_of_them_and_no_others(
    tmp_path: Path, command: tuple[str, ...], drawing: str
) -> None:
    """Otherwise solutions would be printed with cells missing, and two could look the same."""
    file = tmp_path / "drawn.py"
    file.write_text(
        HEAD + "from pycore.model.drawing import Drawing\n"
        f"PUZZLE = changed(build=lambda s: row(9), name_lines=None, draw=lambda s: {drawing})"
    )
    said = refused(*command, "--puzzle", str(file))
    assert said.startswith("drawing: ")
    assert "must show the cells 0 to 8" in said


@pytest.fixture
def installed(
    own: str, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> Iterator[None]:
    """Packages with puzzles: one that works, two that do not."""
    about = Path(own).parent / "offering-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Name: offering\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(
        f"[{puzzles.GROUP}]\n"
        "pair = pair:PUZZLE\n"
        "lost = nowhere_at_all:PUZZLE\n"
        "queens = pycore.puzzles.queens:PUZZLE\n"
    )
    monkeypatch.syspath_prepend(str(about.parent))
    puzzles.contents.cache_clear()
    yield
    puzzles.contents.cache_clear()


@pytest.mark.native  # a page has no installed packages beside the core
@pytest.mark.usefixtures("installed")
def test_installed_packages_offer_puzzles_and_a_broken_one_leaves_the_others() -> None:
    said = run("list", "--lang", "en")
    assert "pair " in said.out
    assert "queens " in said.out
    lost, twice = said.err.splitlines()
    assert lost.startswith("edagari: lost = nowhere_at_all:PUZZLE is skipped: ModuleNotFound")
    assert "queens = pycore.puzzles.queens:PUZZLE is skipped: ValueError" in twice
    assert run("count", "pair").out.startswith("exactly 4 solutions")


@pytest.mark.usefixtures("installed")
def test_the_page_offers_ours_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(on_page, "pruning_gain", lambda *_, **__: None)  # which takes seconds
    assert "pair" not in [puzzle["name"] for puzzle in on_page.export()["puzzles"]]
