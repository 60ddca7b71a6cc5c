"""Puzzle files on the command line: a file stands wherever a name does."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pycore.api.figures import Figure
from pycore.learn.opening import puzzle
from pycore.model.bilingual import BadInput
from tests.support.commands import refused, run


@pytest.fixture
def star(tmp_path: Path) -> str:
    """The file of the magic star."""
    file = tmp_path / "star.json"
    file.write_text(run("export", "magic-star").out, "utf-8")
    return str(file)


def test_export_writes_a_file_that_stands_in_place_of_the_name(star: str) -> None:
    for command in (("count",), ("plan",), ("program",), ("shared", "--seconds", "60")):
        name, *others = command
        file, puzzle = run(name, star, *others), run(name, "magic-star", *others)
        assert (file.code, file.err) == (puzzle.code, puzzle.err)
        if name != "count":  # which tells the seconds
            assert file.out.replace("# Figure,", "# Magic star,") == puzzle.out
    assert run("count", star).out.startswith("exactly 960 solutions\n")


@pytest.mark.parametrize("command", ["show", "hint", "solve", "race", "generate"])
def test_every_command_takes_a_file(star: str, command: str) -> None:
    limits = {"solve": ("--limit", "1"), "race": ("--seconds", "0.05"), "generate": ("--seed", "1")}
    said = run(command, star, *limits.get(command, ()))
    assert (said.code, said.err) == (0, "")
    assert said.out


def test_givens_are_in_the_file_and_may_be_added(tmp_path: Path) -> None:
    file = tmp_path / "star.json"
    file.write_text(run("export", "magic-star", "--given", "a=1").out, "utf-8")
    head = json.loads(run("count", str(file), "--given", "b=2", "--json").out)
    assert head["givens"] == {"0": 1, "1": 2}
    assert head["puzzle"] == "own-figure"
    again = run("count", "own-figure", "--option", f"file={head['options']['file']}", "--json")
    assert json.loads(again.out)["solutions"] > head["solutions"] > 0


def test_what_export_writes_is_read_again_as_it_stands(star: str) -> None:
    assert run("export", star).out == Path(star).read_text("utf-8")
    assert run("export", "--from", star).out == Path(star).read_text("utf-8")


def test_a_file_that_cannot_be_used_is_refused_in_one_line(star: str, tmp_path: Path) -> None:
    data = json.loads(Path(star).read_text("utf-8"))
    data["rules"][3]["cells"][1] = 12
    Path(star).write_text(json.dumps(data), "utf-8")
    assert "/rules/3/cells/1: an Edagari puzzle file: there is no cell 12" in refused("count", star)
    assert "there is no such file" in refused("solve", str(tmp_path / "none.json"))


def test_one_of_our_figures_by_its_name() -> None:
    assert run("count", "own-figure", "--option", "file=petersen").out.startswith("exactly 120 ")
    assert "did you mean pentagram?" in refused(
        "count", "own-figure", "--option", "file=pentagrams"
    )
    assert "Order 3" in run("show", "own-figure", "--option", "file=magic-cube").out.title()


def test_nothing_in_a_file_is_run(tmp_path: Path) -> None:
    trap = tmp_path / "trap.json"
    trap.write_text("__import__('pathlib').Path('ran').touch()", "utf-8")
    refused("solve", "--puzzle", str(trap))
    assert not Path("ran").exists()


def test_a_program_of_ones_own_takes_a_file_a_figure_or_its_text(star: str) -> None:
    square = Figure.grid(3, 3).sum_lines(15)
    text = Path(star).read_text("utf-8")
    boards = [puzzle("magic-star"), puzzle(star), puzzle(text), puzzle(square)]
    assert [len(board.cells) for board in boards] == [12, 12, 12, 9]
    with pytest.raises(BadInput, match="there is no such file"):
        puzzle("none.json")
    with pytest.raises(BadInput, match="/title: an Edagari puzzle file: must be"):
        puzzle('{"edagari": 1, "title": 5}')
    with pytest.raises(BadInput, match="is not known"):
        puzzle("magic stars")
