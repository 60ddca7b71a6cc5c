"""Typed input: settings of the real puzzles, entries, and texts with typing errors.

typed  strings, as a person gives them; right as often as not
slip   a character or a word lost, doubled, exchanged, or put in from somewhere else
"""

from __future__ import annotations

from random import Random

from pycore.model.bilingual import BadInput
from pycore.model.notation import write_line
from pycore.model.options import Choice, OneLine, Option, Whole
from pycore.model.placement import Placement
from pycore.model.puzzle import Puzzle

ODD = (
    *("", " ", "\t", "\r\n", "\n", "\x00", "\x1c", "\x85", "\u2028", "\u3000", "\ufeff", "\ud800"),
    *("-", "--", "=", "+", ",", "|", "/", "#", ".", "_", "*", "%", "{", "'", '"', "\\", "$(x)"),
    *("0", "00", "-1", "1e9", "9" * 12, "9" * 5000, "nan", "inf", "²", "١", "１２", "－３", "½"),
    *("石", "😀", "é", "e\u0301", "\x1b[31m", "x" * 400, "b", "w", "any", "None", "1-8"),
)
"""Insertions: white space of every kind, signs, malformed or overlong numbers, letters."""

NUMBERS = ("1", "2", "3", "4", "5", "0", "-1", "7", "12", "999999999")


def slip(random: Random, text: str) -> str:
    """The text with one slip."""
    at = random.randint(0, len(text))
    before, after = text[:at], text[at:]
    match random.choice(("lost", "doubled", "exchanged", "put in", "put in", "cut")):
        case "lost":
            return before + after[1:]
        case "doubled":
            return before + after[:1] + after
        case "exchanged":
            return before + after[1:2] + after[:1] + after[2:]
        case "cut":
            return before
    return before + random.choice(ODD) + after


def slips(random: Random, text: str) -> str:
    """The text with one to three slips."""
    for _ in range(random.randint(1, 3)):
        text = slip(random, text)
    return text


def options_of(random: Random, puzzle: Puzzle) -> dict[str, str]:
    """Options as typed with which the puzzle can be made: small ones, those of an example, none."""
    for _ in range(5):
        typed = {option.name: value_of(random, option) for option in puzzle.options}
        if puzzle.examples and random.random() < 0.3:
            typed = dict(random.choice(puzzle.examples).options)
        try:
            puzzle.build(puzzle.settings(typed))
        except BadInput:
            continue
        return typed
    return {}


def value_of(random: Random, option: Option) -> str:
    """A value of an option, as typed."""
    match option:
        case Whole():
            return str(random.randint(option.low, min(option.high, option.low + 3)))
        case Choice():
            return random.choice([word for word, _ in option.choices])
        case OneLine():
            return random.choice([option.default, *(text for text, _ in option.suggestions)])


def entries_of(random: Random, placement: Placement) -> dict[int, int]:
    """Some cells with any of the values."""
    cells = random.sample(range(placement.size), random.randint(0, placement.size))
    return {cell: random.choice(placement.values) for cell in sorted(cells)}


def text_of(random: Random, puzzle: Puzzle, typed: dict[str, str]) -> str:
    """Givens or a start, in the text form."""
    given = [example.given for example in puzzle.examples if example.options == typed]
    if given and random.random() < 0.5:
        return random.choice(given)
    made = puzzle.build(puzzle.settings(typed))
    if isinstance(made, Placement):
        few = dict(list(entries_of(random, made).items())[: random.randint(0, 6)])
        return write_line(few, puzzle, puzzle.settings(typed))
    state = made.start
    for _ in range(random.randint(0, 8)):
        state = random.choice(made.after(state) or [state])
    return made.write(state)
