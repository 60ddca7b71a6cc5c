"""The puzzles of the catalogue: every example of every puzzle, the template, options, bad input."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from pycore.api.counting import count
from pycore.model.bilingual import BadInput, InCell, Named, Text
from pycore.model.notation import read_givens, write_cells
from pycore.model.options import Choice, Whole
from pycore.model.placement import Placement
from pycore.model.puzzle import Example, Puzzle, Settings
from pycore.model.rules import AllDifferent, EqualSums, cells_of
from pycore.puzzles import _template, all_puzzles
from pycore.run.job import Job
from pycore.search import default_strategy
from pycore.symmetry.automorphisms import structure_of
from pycore.symmetry.drawing_symmetries import drawing_images, drawing_symmetries

PUZZLES = {**all_puzzles(), "_template": _template.PUZZLE}
PLACEMENTS = {
    name: puzzle
    for name, puzzle in PUZZLES.items()
    if isinstance(puzzle.build(puzzle.settings({})), Placement)
}
EXAMPLES = {
    f"{name}: {example.title.en}": (puzzle, example)
    for name, puzzle in PLACEMENTS.items()
    for example in puzzle.examples
}
MANY = 20_000
"""If a puzzle has more solutions they are counted, not checked one by one."""
WITH_FACTS = {name: pair for name, pair in EXAMPLES.items() if pair[1].facts}


def placement_of(puzzle: Puzzle, example: Example) -> Placement:
    """The placement of an example, its givens in it."""
    settings = puzzle.settings(example.options)
    given = read_givens(example.given, puzzle.draw(settings))
    return puzzle.placement(settings).with_givens(given)


def run(puzzle: Puzzle, example: Example) -> Job:
    """A finished job for the example, by the fastest strategy."""
    placement = placement_of(puzzle, example)
    drawing = puzzle.draw(puzzle.settings(example.options))
    job = Job(
        default_strategy(placement).start(placement, drawing),
        placement.is_solution,
        clock=lambda: 0.0,
    )
    while job.progress().state in ("paused", "running"):
        job.run(0.0)
        job.take_events()
    return job


def settings_of(puzzle: Puzzle) -> Iterator[dict[str, str]]:
    """Every possible input for one option at a time, if that is a finite list; of many numbers the
    least, some between, and the greatest."""
    yield {}
    for option in puzzle.options:
        if isinstance(option, Whole):
            numbers = range(option.low, option.high + 1)
            some = {*numbers[:: max(1, len(numbers) // 12)], option.high}
            yield from ({option.name: str(n)} for n in sorted(some))
        elif isinstance(option, Choice):
            yield from ({option.name: word} for word, _ in option.choices)
        else:
            yield from ({option.name: word} for word, _ in option.suggestions)


def is_made(puzzle: Puzzle, settings: Settings) -> bool:
    """Whether the options are compatible; if not, the fault must name one of them."""
    try:
        puzzle.build(settings)
    except BadInput as refused:
        return refused.place not in [Named(option.name) for option in puzzle.options]
    return True


@pytest.mark.parametrize("puzzle", PUZZLES.values(), ids=PUZZLES)
def test_every_cell_has_a_name_and_a_sign_of_its_own(puzzle: Puzzle) -> None:
    for typed in settings_of(puzzle):
        settings = puzzle.settings(typed)
        if not is_made(puzzle, settings):
            continue
        made, names = puzzle.build(settings), puzzle.names(settings)
        size = made.size if isinstance(made, Placement) else made.spots
        for told in (names.cells, {n.en for n in names.cells}, {n.ja for n in names.cells}):
            assert len(told) == size
        assert len(names.signs) == len(set(names.signs)) == size
        if not names.seats:
            shown = [(name, sign) for name, sign in zip(names.cells, names.signs, strict=True)]
            named = [sign in name.en.split() and sign in name.ja.split() for name, sign in shown]
            assert all(named) or all(len(sign) > 2 for sign in names.signs)
        spots = len(puzzle.draw(settings).spots)
        assert len(set(names.seats.values())) == (spots if spots > size else 0)


@pytest.mark.parametrize("puzzle", PLACEMENTS.values(), ids=PLACEMENTS)
def test_every_line_of_a_rule_has_a_name_of_its_own(puzzle: Puzzle) -> None:
    for typed in settings_of(puzzle):
        settings = puzzle.settings(typed)
        if not is_made(puzzle, settings):
            continue
        placement, names = puzzle.placement(settings), puzzle.names(settings)
        lines = {
            frozenset(line)
            for rule in placement.rules
            for line in (rule.groups if isinstance(rule, EqualSums) else (cells_of(rule),))
            if len(line) < placement.size
        }
        told = [names.line(line) for line in lines]
        assert None not in told
        assert len(set(told)) == len(lines)


@pytest.mark.parametrize(("puzzle", "example"), WITH_FACTS.values(), ids=WITH_FACTS)
def test_the_facts_of_an_example(puzzle: Puzzle, example: Example) -> None:
    known = dict(example.facts)
    solutions = known.pop("solutions")
    if solutions > MANY:
        assert not example.given
        counted = count(puzzle, example.options)
        assert (counted.finished, counted.solutions) == (True, solutions)
        assert {kind: getattr(counted.classes, kind) for kind in known} == known
        return
    job = run(puzzle, example)
    assert job.progress().solutions == solutions
    found = list(job.shown(job.take_found()))  # raises WrongSolution for one that breaks a rule
    shown = found[:100]
    assert len(set(shown)) == len(shown)
    placement = placement_of(puzzle, example)
    if "drawing" in known:
        images = drawing_images(placement, puzzle.draw(puzzle.settings(example.options)))
        classes = {min(image(solution) for image in images) for solution in found}
        assert len(classes) == known.pop("drawing")
    if "structure" in known:
        # no symmetry but the identity leaves a solution of different values as it is
        group, whole = structure_of(placement)
        assert whole
        assert known.pop("structure") * group.order == solutions
    assert not known, "a fact that no test knows"


@pytest.mark.parametrize(("puzzle", "example"), EXAMPLES.values(), ids=EXAMPLES)
def test_an_example_has_no_fault_and_is_written_as_it_was_read(
    puzzle: Puzzle, example: Example
) -> None:
    settings = puzzle.settings(example.options)
    drawing, placement = puzzle.draw(settings), puzzle.placement(settings)
    givens = read_givens(example.given, drawing)
    assert placement.faults(givens) == []
    assert read_givens(write_cells(givens, drawing), drawing) == givens


@pytest.mark.parametrize("puzzle", PLACEMENTS.values(), ids=PLACEMENTS)
def test_every_setting_makes_a_puzzle_that_can_be_shown(puzzle: Puzzle) -> None:
    for typed in settings_of(puzzle):
        settings = puzzle.settings(typed)
        if not is_made(puzzle, settings):
            continue
        placement = puzzle.placement(settings)
        drawing = puzzle.draw(settings)
        cells = list(range(placement.size))
        assert sorted(cell for row in drawing.rows for cell in row) == cells
        assert sorted({spot.cell for spot in drawing.spots}) == cells
        places = {(spot.x, spot.y) for spot in drawing.spots}
        assert len(places) == len(drawing.spots)
        assert all(0 <= number < len(drawing.spots) for number in drawing.tinted)
        assert all(puzzle.explain(settings))
        json.dumps(drawing.data())
        assert {o.name: o.read(o.write(settings[o.name])) for o in puzzle.options} == settings


@pytest.mark.parametrize("puzzle", PUZZLES.values(), ids=PUZZLES)
def test_a_puzzle_speaks_both_languages_and_has_two_examples(puzzle: Puzzle) -> None:
    words = [puzzle.title, puzzle.summary, puzzle.explain(puzzle.settings({}))]
    words += [option.title for option in puzzle.options]
    words += [example.title for example in puzzle.examples]
    assert all(
        isinstance(text, Text) and text.en and text.ja and text.en != text.ja for text in words
    )
    assert len(puzzle.examples) >= 2


@pytest.mark.parametrize("puzzle", PUZZLES.values(), ids=PUZZLES)
def test_an_option_that_cannot_be_read_is_named(puzzle: Puzzle) -> None:
    for option in puzzle.options:
        for typed in ("no such thing", "999999999", "１２x", "-1", "\0"):
            with pytest.raises(BadInput) as refused:
                puzzle.build(puzzle.settings({option.name: typed}))
            assert refused.value.place == Named(option.name)
            assert all(refused.value.words)
            assert "\n" not in refused.value.words.en
    with pytest.raises(BadInput, match="is not an option of"):
        puzzle.settings({"colour": "red"})


@pytest.mark.parametrize("puzzle", PLACEMENTS.values(), ids=PLACEMENTS)
def test_givens_that_contradict_are_named_at_their_cells(puzzle: Puzzle) -> None:
    placement = puzzle.placement(puzzle.settings({}))
    value, a = placement.values[0], 0
    for a, b, *_ in [cells_of(r) for r in placement.rules if isinstance(r, AllDifferent)][:1]:
        faults = placement.faults({a: value, b: value})
        assert {fault.cell for fault in faults} == {a, b}
    with pytest.raises(BadInput) as refused:
        placement.with_givens({a: placement.values[-1] + 1})
    assert refused.value.place == InCell(a)
    with pytest.raises(BadInput) as refused:
        placement.with_givens({placement.size: value})
    assert refused.value.place == InCell(placement.size)


def test_the_template_is_left_out_of_the_catalogue_but_works() -> None:
    assert _template.PUZZLE.name not in all_puzzles()
    for arm, cells in ((1, 5), (2, 9), (3, 13)):
        placement = _template.build({"arm": arm})
        assert placement.size == cells
        (bars,) = (rule for rule in placement.rules if isinstance(rule, EqualSums))
        assert [len(bar) for bar in bars.groups] == [2 * arm + 1] * 2


@pytest.mark.parametrize(
    ("name", "typed", "group"),
    [
        *(("magic-star", {"order": str(n), "pattern": "2"}, 2 * n) for n in range(6, 13)),
        ("magic-star", {"order": "11", "pattern": "5"}, 22),
        ("magic-square", {"order": "5"}, 8),
        ("magic-blocks", {}, 8),
        ("magic-ring", {}, 8),
        ("magic-triangle", {}, 6),
        ("magic-hexagon", {}, 12),
        ("latin-square", {}, 8),
        ("permutations", {}, 2),
    ],
)
def test_the_drawing_shows_the_symmetries_of_its_shape(
    name: str, typed: dict[str, str], group: int
) -> None:
    puzzle = PUZZLES[name]
    settings = puzzle.settings(typed)
    assert len(drawing_symmetries(puzzle.placement(settings), puzzle.draw(settings))) == group
