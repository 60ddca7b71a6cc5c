"""f-puzzles and SudokuPad: links with a Sudoku and its further rules as packed JSON (_lz.py), and
the JSON itself.

board   a dictionary: "size", "grid" (rows of cells with "value", "given", "region"), and a key for
        each kind of rule; cells are called R1C1
rule    a key that is read here
drawn   a key for decoration without meaning, of the board or of a cell: it is omitted, with a
        remark that names it

Any other key with content may change the solutions, so the link is refused, naming the key.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

from ..model.bilingual import Text
from ._address import quoted, unquoted
from ._f_puzzles_rules import DRAWN, SAID_ELSEWHERE, UNKNOWN, rules_in
from ._f_puzzles_writing import written_rules
from ._format import Format, Held, Opened, unknown_rule, wrong
from ._json import json_in
from ._lz import packed, unpacked
from ._square import (
    KILLER,
    SUDOKU,
    Square,
    boxes_by_cell,
    held_square,
    opened_square,
    regions_of,
)

LONGEST = 100_000
"""The most characters of a link."""

LONGEST_RULES = 200
"""The most characters shown of the rules in the author's words."""

LARGEST = 16

Data = Mapping[str, Any]

PACKED = r"(?:https?://[^\s?#]{1,100}/?\?load=|(?:https?://\S{1,100}?[/=])?fpuzzles)([\w+/=% -]+)"


def packed_in(text: str) -> str | None:
    """Return the packed part of a link; None if there is none."""
    text = text.strip()
    match = re.fullmatch(PACKED, text.partition("&")[0], re.ASCII) if len(text) <= LONGEST else None
    return unquoted(match[1]).strip().replace(" ", "+") if match else None


def is_board(text: str) -> bool:
    """Return whether a text is meant as the JSON of a board."""
    return text.lstrip().startswith("{") and '"size"' in text and '"grid"' in text


def read(text: str) -> Opened:
    """Return the puzzle. Raises BadInput for a damaged text and for an unknown rule."""
    board = board_of(text if is_board(text) else unpacked(packed_in(text) or ""))
    size = board.get("size", 9)
    if type(size) is not int or not 1 <= size <= LARGEST:
        raise wrong("its size is not known.", "盤の大きさがわかりません。")
    for key, value in board.items():
        if value and key not in SAID_ELSEWHERE and key not in DRAWN:
            if key in UNKNOWN:
                raise unknown_rule(UNKNOWN[key])
            raise unknown_rule(Text(repr(str(key)[:24]), f"「{str(key)[:24]}」"))
    square = _grid(board, size)
    return opened_square(rules_in(board, square, tuple(_left_out(board))))


def _left_out(board: Data) -> Iterator[Text]:
    """Yield the names of the parts that are not read: drawings, notes and colours of cells, and the
    rules in the author's words, which may say more than the keys."""
    cells = [cell for row in board["grid"] for cell in row if isinstance(cell, dict)]
    there = {key for each in (board, *cells) for key, value in each.items() if value}
    yield from dict.fromkeys(name for key, name in DRAWN.items() if key in there)
    words = " ".join(str(board.get("ruleset") or "").split())
    if words:
        told = words if len(words) <= LONGEST_RULES else words[:LONGEST_RULES] + "…"
        yield Text(
            f"the rules in the author's words, which may say more: “{told}”",
            f"作者の言葉によるルール（ここにない決まりを含むかもしれません）：「{told}」",
        )


def board_of(text: str) -> Data:
    """Return the board that JSON holds. Raises BadInput."""
    try:
        board = json_in(text)
    except ValueError:
        board = None
    if not isinstance(board, dict):
        raise wrong(
            "it is damaged: copy it again, whole.",
            "壊れています。全体をコピーし直してください。",
        )
    return board


def _grid(board: Data, size: int) -> Square:
    """Return the content of the cells. Raises BadInput for a grid of the wrong size."""
    rows = board.get("grid")
    if not isinstance(rows, list) or [len(r) for r in rows if isinstance(r, list)] != [size] * size:
        raise wrong("its grid has not the size that it names.", "盤の大きさが合いません。")
    givens: dict[int, int] = {}
    own: dict[int, int] = {}
    marks: dict[int, tuple[int, ...]] = {}
    regions: dict[int, int] = {}
    for cell, entry in enumerate(entry for row in rows for entry in row):
        entry = entry if isinstance(entry, dict) else {}
        if entry.get("givenPencilMarks"):
            raise unknown_rule(Text("given candidates of a cell", "マスごとの候補の指定"))
        value = _whole(entry.get("value"))
        if value:
            (givens if entry.get("given") else own)[cell] = value
        elif isinstance(noted := entry.get("centerPencilMarks"), list):
            values = {_whole(each) for each in noted[:size]}
            marks[cell] = tuple(sorted(v for v in values if v and v <= size))
        if type(entry.get("region")) is int:
            regions[cell] = entry["region"]
        elif "region" in entry:
            raise unknown_rule(Text("cells in no region", "どのブロックにも入らないマス"))
    picture = None
    if regions:
        usual = boxes_by_cell(size) if size in (4, 6, 9, 16) else [-1] * size * size
        picture = tuple(regions.get(cell, usual[cell]) for cell in range(size * size))
    return Square(size, givens, own, {c: m for c, m in marks.items() if m}, picture)


def _whole(value: object) -> int | None:
    """Read a number, or a number in a text; return None for anything else."""
    if type(value) is int:
        return value if 0 < value < 100 else None
    match = re.fullmatch("[0-9]{1,2}", value) if isinstance(value, str) else None
    return int(match[0]) if match else None


def board_for(held: Held) -> dict[str, Any]:
    """Return a puzzle as a board."""
    square = held_square(held)
    size, regions = square.size, regions_of(square)
    grid: list[list[dict[str, Any]]] = [[{} for _ in range(size)] for _ in range(size)]
    for cell, region in enumerate(regions):
        entry = grid[cell // size][cell % size]
        if cell in square.givens:
            entry.update(value=square.givens[cell], given=True)
        if square.picture is not None:
            entry["region"] = region
    return {"size": size, "grid": grid, **written_rules(square)}


def _code(held: Held) -> str:
    return packed(json.dumps(board_for(held), separators=(",", ":")))


def write(held: Held) -> str:
    """Return the link for f-puzzles."""
    return f"https://f-puzzles.com/?load={_code(held)}"


def write_for_pad(held: Held) -> str:
    """Return the link for SudokuPad."""
    return f"https://sudokupad.app/?puzzleid=fpuzzles{quoted(_code(held))}"


def is_for_pad(text: str) -> bool:
    """Return whether a text is a SudokuPad link with such a board."""
    return "fpuzzles" in text[:120] and packed_in(text) is not None


SMALL = (
    "N4IgzglgXgpiBcAWANCA5gJwgEwQbT1ADcBDAGwFc54BGVNCImAOwQBcMqBfZYHv3lwC6yQv3GCRYwTL"
    "5SBC8UJEg2ACxgYAtgHstMNpvygyEZjDD48IAEo0AwjRCo79gEwhlwrkA==="
)
"""A board of 4 x 4 with a given and a thermometer, packed."""

FORMATS = [
    Format(
        "sudokupad",
        Text("a SudokuPad link", "SudokuPad のリンク"),
        f"https://sudokupad.app/fpuzzles{SMALL}",
        is_for_pad,
        read,
        (SUDOKU, KILLER),
        write_for_pad,
        place=40,
    ),
    Format(
        "f-puzzles",
        Text("an f-puzzles board", "f-puzzles の盤"),
        f"https://f-puzzles.com/?load={SMALL}",
        lambda text: is_board(text) or packed_in(text) is not None,
        read,
        (SUDOKU, KILLER),
        write,
    ),
]
