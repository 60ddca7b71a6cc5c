"""Every puzzle that fills cells is written as a file and reads back equal, whatever its options."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

import pycore
from pycore.figures.declaration import file_schema
from pycore.figures.entry import entry_of
from pycore.figures.figure import FigureData, figure_of
from pycore.figures.text import packed, read_figure, write_figure
from pycore.formats import Held, opened, written
from pycore.model.bilingual import BadInput, Text
from pycore.model.options import Choice, Whole
from pycore.model.puzzle import Puzzle, Settings
from pycore.puzzles import all_puzzles
from pycore.symmetry.automorphisms import structure_of
from pycore.symmetry.drawing_symmetries import drawing_symmetries
from tests.support.documents import ROOT

pytestmark = pytest.mark.native  # Pyodide has neither the documents nor the validator

PLACEMENTS = {n: p for n, p in all_puzzles().items() if p.kind == "placement"}
PUBLISHED = ROOT / "docs" / "schema" / "puzzle-file.json"
VALIDATOR = Draft202012Validator(file_schema())
LARGE = 100
"""Of boards with more cells only the largest of a puzzle is held against the schema: that takes
far longer than reading it."""


def settings_of(puzzle: Puzzle) -> Iterator[Settings]:
    """Those of the examples, and every value of one option at a time; of many the least, some
    between, and the greatest."""
    typed = [dict(example.options) for example in puzzle.examples]
    for option in puzzle.options:
        if isinstance(option, Whole):
            numbers = range(option.low, option.high + 1)
            some = {*numbers[:: max(1, len(numbers) // 8)], option.high}
            typed += [{option.name: str(number)} for number in sorted(some)]
        elif isinstance(option, Choice):
            typed += [{option.name: word} for word, _ in option.choices]
        else:
            typed += [{option.name: word} for word, _ in option.suggestions]
    for options in [{}, *typed]:
        settings = puzzle.settings(options)
        try:
            puzzle.build(settings)
        except BadInput:  # these cannot be combined
            continue
        yield settings


def test_the_schema_is_published_as_it_is_declared() -> None:
    assert json.loads(PUBLISHED.read_text("utf-8")) == file_schema()
    Draft202012Validator.check_schema(file_schema())


@pytest.mark.parametrize("puzzle", PLACEMENTS.values(), ids=PLACEMENTS)
def test_every_puzzle_is_written_and_read_back_equal(puzzle: Puzzle) -> None:
    figures = [(settings, figure_of(puzzle, settings)) for settings in settings_of(puzzle)]
    largest = max(figure.made.size for _, figure in figures)
    for settings, figure in figures:
        text = write_figure(figure)
        if figure.made.size <= LARGE or figure.made.size == largest:
            VALIDATOR.validate(json.loads(text))
        read = read_figure(text)
        assert read == figure
        assert read.made == puzzle.build(settings)
        assert read.drawing == puzzle.draw(settings)
        assert read.names == puzzle.names(settings)
        assert write_figure(read) == text
        assert read_figure(packed(figure)) == figure


@pytest.mark.parametrize("puzzle", PLACEMENTS.values(), ids=PLACEMENTS)
def test_a_file_has_the_same_plan_symmetries_and_solutions(puzzle: Puzzle) -> None:
    read = opened(written(Held(puzzle, puzzle.settings({})), "edagari"))
    settings = read.puzzle.settings(read.options)
    planned = pycore.plan(read.puzzle, read.options, read.givens, strategy="compiled")
    assert planned == pycore.plan(puzzle, strategy="compiled")
    made = read.puzzle.placement(settings).fixing(read.givens)
    drawing = read.puzzle.draw(settings)
    usual = puzzle.placement(puzzle.settings({}))
    assert structure_of(made) == structure_of(usual)
    assert drawing_symmetries(made, drawing) == drawing_symmetries(usual, drawing)
    first = pycore.count(puzzle, limit=20)
    again = pycore.count(read.puzzle, read.options, read.givens, limit=20)
    assert (again.solutions, again.finished, again.nodes) == (
        first.solutions,
        first.finished,
        first.nodes,
    )


def test_givens_are_those_of_the_board() -> None:
    star = PLACEMENTS["magic-star"]
    text = written(Held(star, star.settings({}), {0: 1, 3: 7}), "edagari")
    assert json.loads(text)["givens"] == [[0, 1], [3, 7]]
    read = opened(text)
    assert read.givens == {0: 1, 3: 7}
    settings = read.puzzle.settings(read.options)
    assert read.puzzle.placement(settings).givens == {}
    held = Held(read.puzzle, settings, read.givens)
    assert written(held, "edagari") == text


def test_a_title_is_in_any_languages_and_they_are_kept() -> None:
    star = PLACEMENTS["magic-star"]
    data = json.loads(written(Held(star, star.settings({})), "edagari"))
    data["title"] = {"de": "Magischer Stern", "ja": "マジックスター", "pt-BR": "Estrela mágica"}
    figure: FigureData = read_figure(json.dumps(data))
    assert json.loads(write_figure(figure))["title"] == data["title"]
    assert entry_of(figure).title == Text(
        "マジックスター", "マジックスター"
    )  # the language there is
