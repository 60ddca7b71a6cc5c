"""Verbal arithmetic: sums and products in which each letter stands for a different digit, and each
box for a missing digit.

sum      the option that defines the puzzle: one or several calculations (_sum_lines.py), such as
         `SEND + MORE = MONEY`. Case does not matter.
leading  the first letter or box of a longer word, which is not 0
row      a number between the two lines of a product (_products.py)
copy     a box of a product for a letter that already occurs in it

Sources: SEND + MORE = MONEY (H. E. Dudeney, Strand Magazine, July 1924); FORTY + TEN + TEN = SIXTY
(A. Wayne, American Mathematical Monthly, 1947); DONALD + GERALD = ROBERT (F. Bartlett, "Thinking",
1958, where D = 5 is given). Each has one solution. 8712 and 9801 are the only numbers of four
digits that are a multiple of their reversal, 4 x 2178 and 9 x 1089 (G. H. Hardy, "A Mathematician's
Apology", 1940). SET x THE = CLOCK is a problem of the week of pleacher.com (2011), the product
with HAPPY problem I2 of the Primary Mathematics World Contest of 1997, that with 285 the second one
of the 13th hall in Shoichi Sano's "Mushikuizan taikai" (1946): each has one solution. The sum with
boxes is our own.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..model.bilingual import Text
from ..model.cell_names import CellName, Lines
from ..model.drawing import Drawing, DrawnLine, Label, Spot
from ..model.options import OneLine
from ..model.placement import Placement
from ..model.puzzle import Example, Puzzle, Settings
from ..model.regular import OneOf
from ..model.rules import AllDifferent, Linear, Rule
from ._digit_words import BOX, OPTION
from ._sum_lines import Calculations, read_lines

DIGITS = tuple(range(10))

NARROW, WIDE = (0.6, 0.75), (1.05, 1.15)
"""The distances between signs, and between lines of a calculation, in cells: without boxes, and
with boxes, which are cells."""
BETWEEN = 0.8
"""The room below a calculation, in lines."""
OVER = 0.85
"""The room for the letters over their cells."""
IN_CORNER = 0.38
"""The distance of the letter in the corner of a box from its middle."""

DUDENEY = "SEND + MORE = MONEY"
SET = "SET × THE = CLOCK"
HAPPY = "□1□ × 9□ = □□9□ + □□□70 = HAPPY"
SANO = "285 × □□ = 1□2□ + □□□0 = □9□□"


def _leading(sums: Calculations) -> tuple[int, ...]:
    """Return the cells of leading letters and boxes."""
    firsts = {
        cells[0]
        for line, there in zip(sums.lines, sums.cells, strict=True)
        for leads, cells in zip(line.leading, there, strict=True)
        if leads and len(cells) > 1
    }
    return tuple(sorted(cell for cell in firsts if cell is not None))


def _copies(sums: Calculations) -> Iterator[tuple[int, int]]:
    """Yield the letter and the box of each copy."""
    for cell, sign in enumerate(sums.boxes, len(sums.letters)):
        if sign != BOX:
            yield sums.letters.index(sign), cell


def build(settings: Settings) -> Placement:
    """Return a cell for each letter and each box: letters are different digits, calculations hold,
    leading digits are not 0."""
    sums: Calculations = settings[OPTION]
    letters, leading = len(sums.letters), _leading(sums)
    rules: list[Rule] = []
    if letters > 1:
        rules.append(AllDifferent(tuple(range(letters))))
    for line, cells, rows in zip(sums.lines, sums.cells, sums.multiples, strict=True):
        rules += [row for row in rows if row.cells]
        rules += [sum_ for sum_ in line.sums(cells) if sum_.linear.groups[0]]
    rules += [Linear((copy,), "=", 0, ((1, -1),)) for copy in _copies(sums)]
    if leading:
        rules.append(OneOf(leading, DIGITS[1:]))
    return Placement(letters + len(sums.boxes), DIGITS, tuple(rules))


def name_lines(settings: Settings) -> Lines:
    """Return the names of the leading letters and of the letters of each calculation."""
    sums: Calculations = settings[OPTION]
    names = {_leading(sums): Text("the leading digits", "先頭の数字")}
    for number, equations in enumerate(sums.equations, 1):
        alone = Text("the sum", "足し算")
        one = Text(f"calculation {number}", f"{number} つ目の計算")
        for weights, _ in equations:
            names[tuple(weights)] = alone if len(sums.lines) == 1 else one
    return names


def draw(settings: Settings) -> Drawing:
    """Return the calculations stacked, with a square for each box; below them a row with a square
    for each letter."""
    sums: Calculations = settings[OPTION]
    letters = len(sums.letters)
    apart, tall = WIDE if sums.boxes else NARROW
    longest = max(
        len(word) + shift
        for line in sums.lines
        for word, shift in zip(line.words, line.shifts, strict=True)
    )
    multiplied = any(len(sign) > 1 for line in sums.lines for sign in line.signs)
    beside = longest + (0.8 if multiplied else 0)
    right = (letters - 1) / 2 + apart * (longest - 1) / 2
    spots = [Spot(cell, cell, 0) for cell in range(letters)]
    rows = [tuple(range(letters))] if letters else []
    labels = [_label(letter, cell, -0.8) for cell, letter in enumerate(sums.letters)]
    strokes = []
    height = sum(len(line.words) + BETWEEN for line in sums.lines)
    y = -(OVER if letters else 0) - tall * height
    for line, cells in zip(sums.lines, sums.cells, strict=True):
        left = right - apart * (beside + 0.5)
        for number in line.ruled:
            rule = y + tall * (number - 0.5)
            strokes.append(DrawnLine(((left, rule), (right + apart / 2, rule)), thick=True))
        for word, sign, shift, there in zip(
            line.words, line.signs, line.shifts, cells, strict=True
        ):
            if sign:
                labels.append(_label(sign, right - apart * beside, y))
            for place, (letter, cell) in enumerate(zip(word[::-1], there[::-1], strict=True)):
                x = round(right - apart * (place + shift), 2)
                if cell is None or cell < letters:
                    labels.append(_label(letter, x, y))
                    continue
                spots.append(Spot(cell, x, round(y, 2)))
                if letter != BOX:
                    labels.append(_corner(letter, cell, x, y))
            row = tuple(cell for cell in there if cell is not None and cell >= letters)
            rows += [row] if row else []
            y += tall
        y += tall * BETWEEN
    return Drawing("square", tuple(spots), tuple(strokes), tuple(rows), labels=tuple(labels))


def _corner(letter: str, cell: int, x: float, y: float) -> Label:
    """Return the label with the letter that a box copies."""
    words = Text(f"The digit of letter {letter}.", f"文字 {letter} と同じ数字。")
    return Label(letter, round(x - IN_CORNER, 2), round(y - IN_CORNER, 2), "corner", (cell,), words)


def _label(text: str, x: float, y: float) -> Label:
    """Return a sign without words: cells are named by their letters."""
    return Label(text, round(x, 2), round(y, 2), "beside", (), Text(text, text))


def name_cells(settings: Settings) -> tuple[CellName, ...]:
    """Return the letters, then the boxes in reading order."""
    sums: Calculations = settings[OPTION]
    return (
        *(CellName(Text(f"letter {each}", f"文字 {each}"), each) for each in sums.letters),
        *(
            CellName(Text(f"box {number}", f"{number} 番目の{BOX}"), f"b{number}")
            for number in range(1, len(sums.boxes) + 1)
        ),
    )


def explain(settings: Settings) -> Text:
    """Return the rules in words."""
    sums: Calculations = settings[OPTION]
    letters = Text("each letter a digit of its own", "それぞれの文字に異なる数字")
    boxes = Text("each box a digit", f"それぞれの{BOX}に数字")
    asked = [*([letters] if sums.letters else []), *([boxes] if sums.boxes else [])]
    said = [
        Text(
            f"Give {' and '.join(each.en for each in asked)}, so that {sums} is right. "
            "No number begins with 0.",
            f"{sums} が正しい計算になるように、{'、'.join(each.ja for each in asked)}を当てはめて"
            "ください。どの数も 0 では始まりません。",
        ),
        *(words for holds, words in _about_products(sums) if holds),
    ]
    return Text("\n".join(each.en for each in said), "\n".join(each.ja for each in said))


def _about_products(sums: Calculations) -> Iterator[tuple[bool, Text]]:
    """Yield the remarks on products, each with whether it applies to any."""
    rows = [not all(line.leading) for line in sums.lines if len(line.ruled) > 1]
    yield (
        bool(rows),
        Text(
            "The rows between the two lines are the first number times each digit of the second, "
            "from the units on.",
            "2 本の線の間の行は、かけられる数に、かける数の各桁を一の位から順にかけたものです。",
        ),
    )
    yield (
        any(rows),
        Text(
            "A row that was not typed has boxes to spare and may begin with 0.",
            "入力しなかった途中の行は、桁に余裕があり、0 で始まってもかまいません。",
        ),
    )
    yield (
        any(_copies(sums)),
        Text(
            "A box with a letter in its corner holds the digit of that letter.",
            f"隅に文字のある{BOX}には、その文字と同じ数字が入ります。",
        ),
    )


def _example(en: str, ja: str, typed: str) -> Example:
    return Example(Text(en, ja), {OPTION: typed}, facts={"solutions": 1})


PUZZLE = Puzzle(
    name="verbal-arithmetic",
    title=Text("Verbal arithmetic", "覆面算"),
    summary=Text(
        "SEND + MORE = MONEY, products, missing digits", "SEND + MORE = MONEY の仲間と虫食い算"
    ),
    place=66,
    build=build,
    draw=draw,
    explain=explain,
    options=(OneLine(OPTION, Text("Calculation", "計算"), read_lines, DUDENEY, divider="; "),),
    examples=(
        _example("H. E. Dudeney, 1924", "H. E. デュードニー（1924 年）", DUDENEY),
        _example("A. Wayne, 1947", "A. ウェイン（1947 年）", "FORTY + TEN + TEN = SIXTY"),
        _example("F. Bartlett, 1958", "F. バートレット（1958 年）", "DONALD + GERALD = ROBERT"),
        _example("G. H. Hardy, 1940", "G. H. ハーディ（1940 年）", "4 × ABCD = DCBA"),
        _example("Missing digits", "虫食い算", "□□9 + 9□ = □□03"),
        _example("Product, pleacher.com, 2011", "かけ算、pleacher.com（2011 年）", SET),
        _example("Product, Sano, 1946", "佐野昌一『虫食い算大会』（1946 年）", SANO),
        _example("Product, PMWC 1997", "かけ算、PMWC（1997 年）", HAPPY),
    ),
    name_cells=name_cells,
    name_lines=name_lines,
)
