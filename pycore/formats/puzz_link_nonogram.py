"""The nonogram on puzz.link: for each column, then each row, as many places as the line can have
runs; the last run comes first, and blanks follow."""

from __future__ import annotations

from ..model.bilingual import Text
from ..puzzles._nonogram_runs import RunLengths
from ._codes import Numbers, hexes, whole
from ._format import Format, Held, Opened, unknown_rule, unsaid
from ._puzz_link import LinkBody, genre

TITLE = Text("Nonogram", "お絵かきロジック")


def read(body: LinkBody) -> Opened:
    """Return the puzzle. Raises BadInput."""
    deep, long = (body.tall + 1) // 2, (body.wide + 1) // 2
    if "." in body.code:
        raise unknown_rule(Text("a run of unknown length (?)", "長さのわからない並び（?）"))
    numbers = whole(hexes(body.wide * deep + body.tall * long), body.code)
    of_columns, of_rows = numbers[: body.wide * deep], numbers[body.wide * deep :]
    lines = RunLengths(_lines(of_rows, long), _lines(of_columns, deep))
    return Opened("nonogram", {"runs": str(lines)})


def _lines(numbers: Numbers, places: int) -> tuple[tuple[int, ...], ...]:
    """Return the runs of each line from the numbers in its places."""
    each = (numbers[at : at + places] for at in range(0, len(numbers), places))
    return tuple(tuple(number for number in reversed(line) if number) for line in each)


def write(held: Held) -> LinkBody:
    """Return the body. Raises BadInput for givens."""
    if held.givens:
        raise unsaid(Text("puzz.link", "puzz.link"), Text("filled cells", "塗ってあるマス"))
    lines: RunLengths = held.settings["runs"]
    wide, tall = len(lines.columns), len(lines.rows)
    numbers: Numbers = []
    for side, places in ((lines.columns, (tall + 1) // 2), (lines.rows, (wide + 1) // 2)):
        for runs in side:
            numbers += [*reversed(runs), *[None] * (places - len(runs))]
    return LinkBody(wide, tall, hexes(len(numbers)).write(numbers))


FORMAT: Format = genre(
    "nonogram",
    TITLE,
    "nonogram",
    read,
    write,
    "https://puzz.link/p?nonogram/6/6/12g1111h11112j12g11g21j11g3h",
)
