"""Verbal arithmetic: sums in which each letter stands for a digit of its own, and each box for a
digit that is missing.

sum      the option that makes the puzzle: one calculation or several (_sum_lines.py), as
         `SEND + MORE = MONEY`. Capital and small letters are the same.
leading  the first letter or box of a word of several, which is not 0

Sources: SEND + MORE = MONEY (H. E. Dudeney, Strand Magazine, July 1924); FORTY + TEN + TEN = SIXTY
(A. Wayne, American Mathematical Monthly, 1947); DONALD + GERALD = ROBERT (F. Bartlett, "Thinking",
1958, where D = 5 is given). Each has one solution. 8712 and 9801 are the only numbers of four
digits that are a multiple of their reversal, 4 x 2178 and 9 x 1089 (G. H. Hardy, "A Mathematician's
Apology", 1940). The one with boxes is our own.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..model.bilingual import Text
from ..model.cell_names import CellName, Lines
from ..model.drawing import Drawing, Label, Spot
from ..model.drawing import Line as Stroke
from ..model.options import OneLine
from ..model.placement import Placement
from ..model.puzzle import Example, Puzzle, Settings
from ..model.regular import OneOf
from ..model.rules import AllDifferent, Linear, Rule
from ._sum_lines import BOX, OPTION, Line, read_lines
from ._sum_lines import Lines as Sums

DIGITS = tuple(range(10))

NARROW, WIDE = (0.6, 0.75), (1.05, 1.15)
"""How far signs, and lines of a calculation, are from each other, in cells: without boxes, and with
boxes, which are cells."""
BETWEEN = 0.8
"""The room below a calculation, in lines."""
OVER = 0.85
"""The room for the letters over their cells."""

DUDENEY = "SEND + MORE = MONEY"


def _leading(sums: Sums) -> tuple[int, ...]:
    """Return the cells of leading letters and boxes."""
    firsts = {word[0] for line in sums.cells() for word in line if len(word) > 1}
    return tuple(sorted(cell for cell in firsts if cell is not None))


def build(settings: Settings) -> Placement:
    """Return a cell for each letter and each box: letters are different digits, the calculations
    are right, leading digits are not 0."""
    sums: Sums = settings[OPTION]
    size, leading = len(sums.letters) + sums.boxes, _leading(sums)
    rules: list[Rule] = []
    if len(sums.letters) > 1:
        rules.append(AllDifferent(tuple(range(len(sums.letters)))))
    for weights, total in sums.equations():
        if weights:
            rules.append(Linear((tuple(weights),), "=", total, (tuple(weights.values()),)))
    if leading:
        rules.append(OneOf(leading, DIGITS[1:]))
    return Placement(size, DIGITS, tuple(rules))


def name_lines(settings: Settings) -> Lines:
    """Return the leading letters, and those that each calculation hangs on."""
    sums: Sums = settings[OPTION]
    equations = sums.equations()
    names = {_leading(sums): Text("the leading digits", "先頭の数字")}
    for number, (weights, _) in enumerate(equations, 1):
        alone = Text("the sum", "足し算")
        one = Text(f"calculation {number}", f"{number} つ目の計算")
        names[tuple(weights)] = alone if len(equations) == 1 else one
    return names


def draw(settings: Settings) -> Drawing:
    """Return the calculations one under the other, with a square for each box; under them a square
    for each letter, in a row."""
    sums: Sums = settings[OPTION]
    letters = len(sums.letters)
    apart, tall = WIDE if sums.boxes else NARROW
    longest = max(len(word) for line in sums.lines for _, word in line.terms)
    multiplied = any(abs(factor) > 1 for line in sums.lines for factor, _ in line.terms)
    beside = longest + (0.8 if multiplied else 0)
    right = (letters - 1) / 2 + apart * (longest - 1) / 2
    spots = [Spot(cell, cell, 0) for cell in range(letters)]
    rows = [tuple(range(letters))] if letters else []
    labels = [_label(letter, cell, -0.8) for cell, letter in enumerate(sums.letters)]
    strokes = []
    height = sum(len(line.terms) + BETWEEN for line in sums.lines)
    y = -(OVER if letters else 0) - tall * height
    for line, cells in zip(sums.lines, sums.cells(), strict=True):
        left = right - apart * (beside + 0.5)
        rule = y + tall * (len(line.left) - 0.5)
        strokes.append(Stroke(((left, rule), (right + apart / 2, rule)), thick=True))
        for (_, word), sign, there in zip(line.terms, _signs(line), cells, strict=True):
            if sign:
                labels.append(_label(sign, right - apart * beside, y))
            for place, (letter, cell) in enumerate(zip(word[::-1], there[::-1], strict=True)):
                x = round(right - apart * place, 2)
                if letter == BOX and cell is not None:
                    spots.append(Spot(cell, x, round(y, 2)))
                else:
                    labels.append(_label(letter, x, y))
            row = tuple(cell for cell in there if cell is not None and cell >= letters)
            rows += [row] if row else []
            y += tall
        y += tall * BETWEEN
    return Drawing("square", tuple(spots), tuple(strokes), tuple(rows), labels=tuple(labels))


def _signs(line: Line) -> Iterator[str]:
    """Yield what stands before each word: nothing before the first one of a side."""
    for number, (factor, _) in enumerate(line.terms):
        first = number in (0, len(line.left))
        times = "" if abs(factor) == 1 else f"{abs(factor)} ×"
        yield times if first else f"{'+' if factor > 0 else '−'} {times}".strip()


def _label(text: str, x: float, y: float) -> Label:
    """Return a sign that no cell need say: cells are called by their letters."""
    return Label(text, round(x, 2), round(y, 2), "beside", (), Text(text, text))


def name_cells(settings: Settings) -> tuple[CellName, ...]:
    """Return the letters, then the boxes in the order of reading."""
    sums: Sums = settings[OPTION]
    return (
        *(CellName(Text(f"letter {each}", f"文字 {each}"), each) for each in sums.letters),
        *(
            CellName(Text(f"box {number}", f"{number} 番目の{BOX}"), f"b{number}")
            for number in range(1, sums.boxes + 1)
        ),
    )


def explain(settings: Settings) -> Text:
    """Return the rules in words."""
    sums: Sums = settings[OPTION]
    letters = Text("each letter a digit of its own", "それぞれの文字に異なる数字")
    boxes = Text("each box a digit", f"それぞれの{BOX}に数字")
    asked = [*([letters] if sums.letters else []), *([boxes] if sums.boxes else [])]
    return Text(
        f"Give {' and '.join(each.en for each in asked)}, so that {sums} is right. "
        "No number begins with 0.",
        f"{sums} が正しい計算になるように、{'、'.join(each.ja for each in asked)}を当てはめて"
        "ください。どの数も 0 では始まりません。",
    )


def _example(en: str, ja: str, typed: str) -> Example:
    return Example(Text(en, ja), {OPTION: typed}, facts={"solutions": 1})


PUZZLE = Puzzle(
    name="verbal-arithmetic",
    title=Text("Verbal arithmetic", "覆面算"),
    summary=Text("SEND + MORE = MONEY, or missing digits", "SEND + MORE = MONEY の仲間と虫食い算"),
    place=66,
    build=build,
    draw=draw,
    explain=explain,
    options=(OneLine(OPTION, Text("Sum", "足し算"), read_lines, DUDENEY, divider="; "),),
    examples=(
        _example("H. E. Dudeney, 1924", "H. E. デュードニー（1924 年）", DUDENEY),
        _example("A. Wayne, 1947", "A. ウェイン（1947 年）", "FORTY + TEN + TEN = SIXTY"),
        _example("F. Bartlett, 1958", "F. バートレット（1958 年）", "DONALD + GERALD = ROBERT"),
        _example("G. H. Hardy, 1940", "G. H. ハーディ（1940 年）", "4 × ABCD = DCBA"),
        _example("Missing digits", "虫食い算", "□□9 + 9□ = □□03"),
    ),
    name_cells=name_cells,
    name_lines=name_lines,
)
