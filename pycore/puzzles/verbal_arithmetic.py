"""Verbal arithmetic: an addition of words, in which each letter stands for a digit of its own.

sum      the option that makes the puzzle: words with + between them, = and the result, as
         `SEND + MORE = MONEY`. Capital and small letters are the same.
leading  the first letter of a word of several letters, which is not 0

Sources: SEND + MORE = MONEY (H. E. Dudeney, Strand Magazine, July 1924); FORTY + TEN + TEN = SIXTY
(A. Wayne, American Mathematical Monthly, 1947); DONALD + GERALD = ROBERT (F. Bartlett, "Thinking",
1958, where D = 5 is given). Each has one solution.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from ..model.bilingual import BadInput, Named, Text, plain, shown
from ..model.cell_names import CellName, Lines
from ..model.drawing import Drawing, Label, Line, Spot
from ..model.options import OneLine
from ..model.placement import Placement
from ..model.puzzle import Example, Puzzle, Settings
from ..model.regular import OneOf
from ..model.rules import AllDifferent, Linear, Rule

DIGITS = tuple(range(10))
LONGEST_WORD, MOST_WORDS = 12, 12

APART, TALL = 0.6, 0.75
"""How far letters, and lines of the addition, are from each other, in cells."""

DUDENEY = "SEND + MORE = MONEY"


@dataclass(frozen=True)
class Sum:
    """The words that are added, and the result; as text, in the notation."""

    added: tuple[str, ...]
    result: str

    def __str__(self) -> str:
        return f"{' + '.join(self.added)} = {self.result}"

    @property
    def words(self) -> tuple[str, ...]:
        """All words, the result last."""
        return (*self.added, self.result)

    @property
    def letters(self) -> tuple[str, ...]:
        """The letters, in the order in which they come first."""
        return tuple(dict.fromkeys("".join(self.words)))


def read_sum(typed: str) -> Sum:
    """Return the sum. Raises BadInput that names the option, and what is wrong."""
    sides = plain(typed).upper().split("=")
    words = [[re.sub(r"\s", "", word) for word in side.split("+")] for side in sides]
    if len(words) != 2 or len(words[1]) != 1:
        raise _bad(
            "write words with + between them, = and one word, as SEND + MORE = MONEY.",
            "SEND + MORE = MONEY のように、+ でつないだ言葉、=、答えの言葉を書いてください。",
        )
    (added, (result,)) = words
    for word in (*added, result):
        if not word.isalpha() or len(word) > LONGEST_WORD:
            raise _bad(
                f"{shown(word)} is no word of 1 to {LONGEST_WORD} letters.",
                f"{shown(word)} は 1〜{LONGEST_WORD} 文字の言葉ではありません。",
            )
    there = Sum(tuple(added), result)
    if len(there.letters) > len(DIGITS) or len(there.words) > MOST_WORDS:
        raise _bad(
            f"there are {len(there.letters)} letters in {len(there.words)} words; "
            f"{len(DIGITS)} letters and {MOST_WORDS} words are the most.",
            f"{len(there.words)} 語に {len(there.letters)} 種類の文字があります。"
            f"{MOST_WORDS} 語、{len(DIGITS)} 種類までです。",
        )
    return there


def _bad(en: str, ja: str) -> BadInput:
    return BadInput(Named("sum"), Text(en, ja))


def _weights(there: Sum) -> dict[int, int]:
    """Return how much 1 in a cell adds to the words minus the result, without those that add
    nothing."""
    weights: Counter[int] = Counter()
    for sign, words in ((1, there.added), (-1, (there.result,))):
        for word in words:
            for place, letter in enumerate(reversed(word)):
                weights[there.letters.index(letter)] += sign * 10**place
    return {cell: weight for cell, weight in sorted(weights.items()) if weight}


def _leading(there: Sum) -> tuple[int, ...]:
    """Return the cells of leading letters."""
    return tuple(sorted({there.letters.index(word[0]) for word in there.words if len(word) > 1}))


def build(settings: Settings) -> Placement:
    """Return a cell for each letter: different digits, the sum, leading letters that are not 0."""
    there: Sum = settings["sum"]
    cells, weights, leading = range(len(there.letters)), _weights(there), _leading(there)
    rules: list[Rule] = [AllDifferent(tuple(cells))]
    if weights:
        rules.append(Linear((tuple(weights),), "=", 0, (tuple(weights.values()),)))
    if leading:
        rules.append(OneOf(leading, DIGITS[1:]))
    return Placement(len(cells), DIGITS, tuple(rules))


def name_lines(settings: Settings) -> Lines:
    """Return the leading letters, and those that the sum hangs on."""
    there: Sum = settings["sum"]
    return {
        tuple(_weights(there)): Text("the sum", "足し算"),
        _leading(there): Text("the leading letters", "先頭の文字"),
    }


def draw(settings: Settings) -> Drawing:
    """Return a square for each letter in a row, under the addition."""
    there: Sum = settings["sum"]
    letters = there.letters
    right = (len(letters) - 1) / 2 + APART * (max(map(len, there.words)) - 1) / 2
    bottom = -2.2
    top = bottom - TALL * (len(there.words) - 1)
    labels = [
        *(_label(letter, cell, -0.8) for cell, letter in enumerate(letters)),
        *_addition(there, right, top),
    ]
    left = right - APART * (max(map(len, there.words)) + 0.5)
    rule = bottom - TALL / 2
    lines = (Line(((left, rule), (right + APART / 2, rule)), thick=True),)
    spots = tuple(Spot(cell, cell, 0) for cell in range(len(letters)))
    return Drawing("square", spots, lines, (tuple(range(len(letters))),), labels=tuple(labels))


def _addition(there: Sum, right: float, top: float) -> Iterator[Label]:
    """Yield the letters of the words, one word under the other, and the plus before the last one
    that is added."""
    for line, word in enumerate(there.words):
        for place, letter in enumerate(reversed(word)):
            yield _label(letter, right - APART * place, top + TALL * line)
    longest = max(map(len, there.words))
    yield _label("+", right - APART * longest, top + TALL * (len(there.added) - 1))


def _label(text: str, x: float, y: float) -> Label:
    """Return a letter that no cell need say: cells are called by theirs."""
    return Label(text, round(x, 2), round(y, 2), "beside", (), Text(text, text))


def name_cells(settings: Settings) -> tuple[CellName, ...]:
    """Return the letters."""
    return tuple(
        CellName(Text(f"letter {letter}", f"文字 {letter}"), letter)
        for letter in settings["sum"].letters
    )


def explain(settings: Settings) -> Text:
    """Return the rules in words."""
    there = settings["sum"]
    return Text(
        f"Give each letter a digit of its own, so that {there} is right. No number begins with 0.",
        f"{there} が正しい計算になるように、それぞれの文字に異なる数字を当てはめてください。"
        "どの数も 0 では始まりません。",
    )


def _example(en: str, ja: str, typed: str) -> Example:
    return Example(Text(en, ja), {"sum": typed}, facts={"solutions": 1})


PUZZLE = Puzzle(
    name="verbal-arithmetic",
    title=Text("Verbal arithmetic", "覆面算"),
    summary=Text("SEND + MORE = MONEY", "SEND + MORE = MONEY の仲間"),
    place=66,
    build=build,
    draw=draw,
    explain=explain,
    options=(OneLine("sum", Text("Sum", "足し算"), read_sum, DUDENEY),),
    examples=(
        _example("H. E. Dudeney, 1924", "H. E. デュードニー（1924 年）", DUDENEY),
        _example("A. Wayne, 1947", "A. ウェイン（1947 年）", "FORTY + TEN + TEN = SIXTY"),
        _example("F. Bartlett, 1958", "F. バートレット（1958 年）", "DONALD + GERALD = ROBERT"),
    ),
    name_cells=name_cells,
    name_lines=name_lines,
)
