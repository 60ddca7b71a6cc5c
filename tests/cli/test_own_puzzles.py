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
        ("PUZZLE = 3", "TypeError: its PUZZLE is no Puzzle"),
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
