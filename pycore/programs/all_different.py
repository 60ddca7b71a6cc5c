"""Boards of all-different rules: the recursion of the article, cell by cell or fewest candidates
first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from ..model.bilingual import BadInput, Named, Text
from ..model.drawing import Drawing
from ..model.placement import Placement
from ..model.rules import AllDifferent
from .constants import sign_of, type_of
from .listing import Language, Light, ListingWriter, Program
from .loops import array
from .recursion import allow_depth
from .syntax import range_or_row, row

Next = Literal["in order", "fewest first"]
"""The choice of the next cell."""

EMPTY = Text("an empty cell", "空きマス")
UNITS = Text("cells that must differ", "異なる数を入れるマス")
PEERS = Text("of each cell those that must differ from it", "各マスと異なる数を入れるマス")
PEERS_C = Text(f"{PEERS.en}; -1 ends them", f"{PEERS.ja}（-1 で終わり）")

FITS = """

def fits(cell, value):
    return all(board[peer] != value for peer in PEERS[cell])
"""

IN_ORDER = """

def solve(cell):
    if cell == len(board):
        print(*board)  @found
    elif board[cell] != EMPTY:
        solve(cell + 1)
    else:
        for value in VALUES:  @choose
            if fits(cell, value):  @taken
                board[cell] = value
                solve(cell + 1)
        board[cell] = EMPTY  @return


solve(0)
"""

FEWEST_FIRST = """

def candidates(cell):
    return [value for value in VALUES if fits(cell, value)]


def solve():
    empty = [cell for cell, value in enumerate(board) if value == EMPTY]
    if not empty:
        print(*board)  @found
        return
    cell = min(empty, key=lambda cell: len(candidates(cell)))  @check
    for value in candidates(cell):  @choose
        board[cell] = value
        solve()
    board[cell] = EMPTY  @return


solve()
"""

FITS_C = """
static int fits(int cell, {number} value)
{{
    for (const int *peer = PEERS[cell]; *peer >= 0; peer++)
        if (board[*peer] == value) return 0;
    return 1;
}}

static void print(void)
{{
    for (int cell = 0; cell < {size}; cell++)
        printf("{sign}%c", board[cell], cell < {last} ? ' ' : '\\n');
}}
"""

IN_ORDER_C = """
static void solve(int cell)
{{
    if (cell == {size}) {{
        print();  @found
    }} else if (board[cell] != EMPTY) {{
        solve(cell + 1);
    }} else {{
        for (int at = 0; at < {values}; at++) {{  @choose
            if (fits(cell, VALUES[at])) {{  @taken
                board[cell] = VALUES[at];
                solve(cell + 1);
            }}
        }}
        board[cell] = EMPTY;  @return
    }}
}}

int main(void)
{{
    solve(0);
    return 0;
}}
"""

FEWEST_FIRST_C = """
static int candidates(int cell)
{{
    int count = 0;
    for (int at = 0; at < {values}; at++)
        count += fits(cell, VALUES[at]);
    return count;
}}

static void solve(void)
{{
    int fewest = -1, count = {values} + 1;
    for (int cell = 0; cell < {size}; cell++) {{
        if (board[cell] == EMPTY && candidates(cell) < count) {{
            fewest = cell;
            count = candidates(cell);
        }}
    }}
    if (fewest < 0) {{
        print();  @found
        return;
    }}
    for (int at = 0; at < {values}; at++) {{  @choose
        if (fits(fewest, VALUES[at])) {{  @check
            board[fewest] = VALUES[at];
            solve();
            board[fewest] = EMPTY;  @return
        }}
    }}
}}

int main(void)
{{
    solve();
    return 0;
}}
"""

LIT = {event: (Light(event),) for event in ("found", "choose", "taken", "check", "return")}
MOST_IN_A_ROW = 20
"""The most cells in a line of code, if the drawing has no rows."""


def board(
    placement: Placement, drawing: Drawing, next_: Next, language: Language, heading: Sequence[Text]
) -> Program:
    """Return the recursion, under comments. Raises BadInput for contradictory givens and for
    numbers beyond C's range."""
    refuse_contradictions(placement)
    listing = ListingWriter(heading)
    if language == "python":
        _python(listing, placement, drawing, next_)
    else:
        _c(listing, placement, drawing, next_)
    names = tuple(f"board[{cell}]" for cell in range(placement.size))
    call = "solve(cell)" if next_ == "in order" else "solve()"
    return Program(language, "recursion", tuple(listing.lines), names, call=call)


def refuse_contradictions(placement: Placement) -> None:
    """Raise BadInput for contradictory givens."""
    if placement.faults(placement.givens):
        raise BadInput(
            Named("givens"),
            Text("contradict each other.", "初めから入っている数が矛盾しています。"),
        )


def _python(listing: ListingWriter, placement: Placement, drawing: Drawing, next_: Next) -> None:
    allow_depth(listing, placement.size)
    write_board(listing, placement, drawing)
    others = "{other for unit in UNITS if cell in unit for other in unit} - {cell}"
    listing.write("PEERS = [", PEERS)
    listing.write(f"    {others} for cell in range({placement.size})")
    listing.write("]")
    listing.block(FITS)
    listing.block(IN_ORDER if next_ == "in order" else FEWEST_FIRST, **LIT)


def write_board(listing: ListingWriter, placement: Placement, drawing: Drawing) -> None:
    """Write the values, the board and the cells that must differ, in Python."""
    values = placement.values
    written = range_or_row(values)
    listing.write(f"VALUES = {written}")
    listing.write(f"EMPTY = {empty_of(placement)}", EMPTY)
    listing.write()
    listing.write("board = [")
    write_rows(listing, placement, drawing)
    listing.write("]")
    listing.write("UNITS = [", UNITS)
    for unit in units_of(placement):
        listing.write(f"    {row(unit)},")
    listing.write("]")


def _c(listing: ListingWriter, placement: Placement, drawing: Drawing, next_: Next) -> None:
    size, values = placement.size, placement.values
    number = type_of(max(map(abs, values)) + 1)
    sign = sign_of(number)
    peers: list[set[int]] = [set() for _ in range(size)]
    for unit in units_of(placement):
        for cell in unit:
            peers[cell].update(set(unit) - {cell})
    listing.write("#include <stdio.h>")
    listing.write()
    write_board_c(listing, placement, drawing, number)
    listing.write(f"static const int PEERS[{size}][{max(map(len, peers)) + 1}] = {{", PEERS_C)
    for others in peers:
        listing.write(f"    {{{', '.join(map(str, [*sorted(others), -1]))}}},")
    listing.write("};")
    code = FITS_C + (IN_ORDER_C if next_ == "in order" else FEWEST_FIRST_C)
    words = {"size": size, "last": size - 1, "values": len(values), "number": number, "sign": sign}
    listing.block(code.format(**words), **LIT)


def write_board_c(
    listing: ListingWriter, placement: Placement, drawing: Drawing, number: str
) -> None:
    """Write the values and the board, in C."""
    listing.write(f"#define EMPTY ({empty_of(placement)})", EMPTY)
    listing.write()
    listing.write(array("VALUES", placement.values, number))
    listing.write(f"static {number} board[{placement.size}] = {{")
    write_rows(listing, placement, drawing)
    listing.write("};")


def units_of(placement: Placement) -> list[tuple[int, ...]]:
    """Return the cells of each all-different rule."""
    return [rule.cells for rule in placement.rules if isinstance(rule, AllDifferent)]


def empty_of(placement: Placement) -> int:
    """Return the mark of an empty cell: a number that is not a value, 0 if possible."""
    return 0 if 0 not in placement.values else placement.values[0] - 1


def write_rows(listing: ListingWriter, placement: Placement, drawing: Drawing) -> None:
    """Write the givens, in the rows of the drawing if those list the cells in numeric order."""
    cells = range(placement.size)
    rows: Sequence[Sequence[int]] = drawing.rows
    if [cell for row_ in rows for cell in row_] != list(cells):
        rows = [cells[at : at + MOST_IN_A_ROW] for at in range(0, len(cells), MOST_IN_A_ROW)]
    for row_ in rows:
        shown = (placement.givens.get(cell, empty_of(placement)) for cell in row_)
        listing.write(f"    {', '.join(map(str, shown))},")
