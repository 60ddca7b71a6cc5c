"""The text form: written text can be read, and a mistake is refused with its position."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import NamedTuple

from pycore.model.bilingual import BadInput, InText
from pycore.model.movement import Movement
from pycore.model.notation import read_givens, read_text, write_cells, write_line
from pycore.model.placement import Placement
from pycore.model.puzzle import Puzzle, Settings
from pycore.puzzles import all_puzzles
from tests.fuzz.harness import AT_ONCE, Fuzzer, Tried, Wrong, expect
from tests.fuzz.vocabulary import entries_of, options_of, slips, text_of

Pairs = tuple[tuple[str, str], ...]


class Written(NamedTuple):
    """A puzzle with its options as typed, entries by cell (a placement's), and a mistyped text."""

    puzzle: str
    options: Pairs
    entries: tuple[tuple[int, int], ...]
    text: str


def written(random: Random) -> Written:
    """Any puzzle; its text with one to three slips."""
    puzzle = random.choice(list(all_puzzles().values()))
    options = options_of(random, puzzle)
    made = puzzle.build(puzzle.settings(options))
    entries = entries_of(random, made) if isinstance(made, Placement) else {}
    text = text_of(random, puzzle, options)
    if random.random() < 0.3:  # options are texts too
        options = {name: slips(random, value) for name, value in options.items()}
    return Written(puzzle.name, tuple(options.items()), tuple(entries.items()), slips(random, text))


def check(case: Written, tried: Tried) -> None:
    """Round trips, and a text that was mistyped."""
    puzzle = all_puzzles()[case.puzzle]
    try:
        settings = puzzle.settings(dict(case.options))
        made = puzzle.build(settings)
    except BadInput as bad:
        tried["options refused"] += 1
        one_sentence(bad)
        return
    for option in puzzle.options:
        value = settings[option.name]
        expect("an option as it is written", option.read(option.write(value)), value)
    tried["texts"] += 1
    try:
        if isinstance(made, Movement):
            moves_round_trip(made, case.text)
        else:
            round_trip(puzzle, settings, suiting(case.entries, made))
            givens_round_trip(puzzle, settings, made, case.text)
    except BadInput as bad:
        tried["texts refused"] += 1
        one_sentence(bad)
        in_its_place(bad, case.text)


def suiting(entries: Iterable[tuple[int, int]], placement: Placement) -> dict[int, int]:
    """The entries that the placement has cells and values for: a slip may have made it another."""
    cells, values = range(placement.size), placement.values
    return {cell: value for cell, value in entries if cell in cells and value in values}


def round_trip(puzzle: Puzzle, settings: Settings, entries: dict[int, int]) -> None:
    """Entries that are written in any form are read again as they are."""
    drawing = puzzle.draw(settings)
    line, cells = write_line(entries, puzzle, settings), write_cells(entries, drawing)
    try:
        expect("a line is read as it was written", read_text(line, puzzle, settings), entries)
        expect("cells are read as they were written", read_text(cells, puzzle, settings), entries)
        expect("cells are read in the usual form", read_givens(cells, drawing), entries)
    except BadInput as bad:
        raise Wrong("what is written can be read", bad) from bad


def givens_round_trip(puzzle: Puzzle, settings: Settings, placement: Placement, text: str) -> None:
    """Text that can be read is written again with the same meaning. Raises BadInput."""
    givens = read_text(text, puzzle, settings)
    expect("cells that are there", set(givens) <= set(range(placement.size)), True)
    if set(givens.values()) <= set(placement.values):
        round_trip(puzzle, settings, givens)


def moves_round_trip(movement: Movement[object], text: str) -> None:
    """A position that can be read is written again with the same meaning. Raises BadInput."""
    start = movement.write(movement.start)
    expect("a start as it is written", movement.read(start), movement.start)
    state = movement.read(text)
    expect("a position as it is written", movement.read(movement.write(state)), state)
    expect("a position by its faces", movement.state_of(movement.faces_of(state)), state)


def one_sentence(bad: BadInput) -> None:
    """The fault is described in both languages."""
    for words in bad.words:
        expect("a refusal has words", bool(words.strip()), True)


def in_its_place(bad: BadInput, text: str) -> None:
    """A line and column that are named exist."""
    place = bad.place
    if not isinstance(place, InText):
        return
    lines = text.splitlines()
    if not 1 <= place.line <= len(lines):
        raise Wrong("a refusal names a line that is there", f"{bad} in {text!r}")
    if place.column is not None and not 1 <= place.column <= len(lines[place.line - 1]):
        raise Wrong("a refusal names a column that is there", f"{bad} in {text!r}")


def simpler(case: Written) -> Iterator[Written]:
    """Without entries, with half of the text, with a character less."""
    if case.entries:
        yield case._replace(entries=())
    text = case.text
    for shorter in (text[: len(text) // 2], text[len(text) // 2 :]):
        yield case._replace(text=shorter)
    for at in range(min(len(text), 100)):
        yield case._replace(text=text[:at] + text[at + 1 :])


FUZZER = Fuzzer(
    "texts",
    "Written text can be read; a mistake is refused by name, with its position, or read as "
    "something that can be written.",
    written,
    check,
    simpler,
    longest=AT_ONCE,
    short=400,
)
