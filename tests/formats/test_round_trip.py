"""What a format writes, it reads back equal; its example too."""

from __future__ import annotations

from random import Random

import pytest

from pycore.formats import Format, Held, Opened, all_formats, contents, written
from pycore.formats._reading import format_of
from pycore.model.bilingual import BadInput
from tests.support.random_held import MAKERS

PUZZLES = [(form, name) for form in all_formats() for name in form.puzzles]


def called(pair: tuple[Format, str]) -> str:
    return f"{pair[0].name} {pair[1]}"


def same(made: Opened, held: Held) -> None:
    assert made.name == held.puzzle.name
    settings = made.puzzle.settings(made.options)
    assert {**made.givens} == {**held.givens}
    if made.puzzle.kind == "movement":
        assert settings == held.settings
        movement = made.puzzle.movement(settings)
        assert movement.read(made.start) == movement.read(held.start)
    else:
        assert made.puzzle.build(settings) == made.puzzle.build(held.settings)


@pytest.mark.parametrize("form", all_formats(), ids=lambda form: f"{form.name} {form.title.en}")
def test_the_example_is_recognised_by_its_own_format_and_written_again(form: Format) -> None:
    assert format_of(form.example) is form
    (made,) = contents(form.example).puzzles
    held = Held(made.puzzle, made.puzzle.settings(made.options), made.givens, made.start)
    assert form.write
    (again,) = contents(form.write(held)).puzzles
    assert again == made._replace(form=again.form, left_out=())


@pytest.mark.parametrize("pair", PUZZLES, ids=map(called, PUZZLES))
def test_a_hundred_puzzles_are_written_and_read_back_equal(pair: tuple[Format, str]) -> None:
    form, name = pair
    random, said = Random(5), 0
    refusals = {True}
    while said < 100:
        held = MAKERS[name](random)
        try:
            text = written(held, form.name)
        except BadInput as bad:  # not all can be said in every form
            refusals.add("cannot say" in bad.words.en)
            continue
        found = contents(text)
        assert (len(found.puzzles), found.faults) == (1, ())
        same(found.puzzles[0], held)
        assert found.puzzles[0].left_out == ()
        said += 1
    assert refusals == {True}


def test_every_puzzle_that_can_be_written_has_a_name_for_each_form() -> None:
    for name in MAKERS:
        forms = [form.name for form in all_formats() if name in form.puzzles]
        assert len(forms) == len({*forms})
        assert forms
