"""Texts of other programs with mistakes: a puzzle or one sentence, and a puzzle is written and read
back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import NamedTuple

from pycore.formats import Held, all_formats, contents, forms_for
from pycore.formats._lz import packed, unpacked
from pycore.model.bilingual import BadInput
from tests.fuzz.harness import AT_ONCE, Fuzzer, Tried, expect
from tests.fuzz.texts import one_sentence
from tests.support.mutations import mutated
from tests.support.random_held import MAKERS


class Foreign(NamedTuple):
    """A format by its number, and a text."""

    form: int
    text: str


def written(random: Random) -> Foreign:
    """A text that a format wrote, with mistakes; in a packed one also inside."""
    number = random.randrange(len(all_formats()))
    form = all_formats()[number]
    text = form.example
    if random.random() < 0.7 and form.write:
        with suppress(BadInput):
            text = form.write(MAKERS[random.choice(form.puzzles or [*MAKERS])](random))
    if "load=" in text and random.random() < 0.7:
        inside = mutated(unpacked(text.partition("load=")[2]), random)
        return Foreign(number, f"https://f-puzzles.com/?load={packed(inside)}")
    if random.random() < 0.1:
        text = "\n".join([text] * random.choice((2, 5)))
    return Foreign(number, mutated(text, random))


def check(case: Foreign, tried: Tried) -> None:
    """The text is read or refused; what is read is written in every form that can say it."""
    try:
        found = contents(case.text)
    except BadInput as bad:
        tried["refused"] += 1
        one_sentence(bad)
        expect("one line", len(bad.words.en.splitlines()), 1)
        return
    tried["read"] += 1
    for fault in found.faults:
        one_sentence(BadInput(*fault))
    made = found.puzzles[0]
    settings = made.puzzle.settings(made.options)
    held = Held(made.puzzle, settings, made.givens, made.start)
    if made.puzzle.kind == "movement":
        movement = made.puzzle.movement(settings)
        held = held._replace(start=movement.write(movement.read(made.start)))
    for form in forms_for(made.puzzle):
        try:
            text = form.write(held) if form.write else ""
        except BadInput as bad:
            one_sentence(bad)
            continue
        tried["written"] += 1
        (again,) = contents(text).puzzles
        rules = again.puzzle.build(again.puzzle.settings(again.options))
        if made.puzzle.kind == "placement":
            expect("the same rules", rules == made.puzzle.build(settings), True)
        expect("the same givens", dict(again.givens), dict(made.givens))


def simpler(case: Foreign) -> Iterator[Foreign]:
    """Half of the text, and a character less."""
    text = case.text
    for shorter in (text[: len(text) // 2], text[len(text) // 2 :]):
        yield case._replace(text=shorter)
    for at in range(min(len(text), 200)):
        yield case._replace(text=text[:at] + text[at + 1 :])


FUZZER = Fuzzer(
    "foreign-texts",
    "A text of another program, with mistakes, gives a puzzle or one sentence; the puzzle is "
    "written in the forms that can say it, and read back equal.",
    written,
    check,
    simpler,
    longest=AT_ONCE,
    short=250,
)
