"""Movements: states as rows of signs, a table of jumps, and a search that goes from state to state,
in Python (moves_python.py) or in C (states_c.py, moves_c.py)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from json import dumps
from typing import Any, Literal

from ..model.jumps import Jumps
from ..model.movement import Movement
from ..model.text import BadInput, Named, Text
from . import moves_c as c
from . import moves_python as python
from . import states_c
from .lines import Language, Light, Program, Sheet

Way = Literal["deepening", "levels", "both-ends", "depth-first"]

JUMPS = Text(
    "a piece goes from here, over these, to there", "駒の動き：どこから、どれを越えて、どこへ"
)
JUMPS_C = Text(
    "a piece goes from here to there, over these; -1 ends them",
    "駒の動き：どこから、どこへ、どれを越えて（-1 で終わり）",
)
BECOMES = Text("what a piece that is jumped over becomes", "跳び越された石はどうなるか")
BECAME = Text("what it was before", "跳び越される前は何だったか")
NEEDS = Text("moves that a piece surely needs, place by place", "駒が必ず要する手数（場所ごと）")

LIT = {event: (Light(event),) for event in ("found", "choose", "check", "bound", "return")}


def moves(
    movement: Movement[Any], way: Way, language: Language, heading: Sequence[Text]
) -> Program:
    """The search, under comments. Raises BadInput for a movement whose moves are not told as a
    table."""
    jumps = movement.jumps
    if jumps is None:
        raise BadInput(
            Named("puzzle"),
            Text(
                "its moves are not told as a table, so there is no program.",
                "動かし方が表になっていないため、プログラムにできません。",
            ),
        )
    sheet = Sheet(heading)
    if language == "python":
        _python(sheet, movement, jumps, way)
    else:
        _c(sheet, movement, jumps, way)
    call = {"deepening": "walk(line, bound)", "depth-first": "walk(line)"}.get(way)
    return Program(language, None, tuple(sheet.lines), call=call)


def _python(sheet: Sheet, movement: Movement[Any], jumps: Jumps, way: Way) -> None:
    sheet.write(f"START = {_state(movement, jumps, movement.start)}")
    sheet.write("GOALS = {")
    for goal in movement.goals():
        sheet.write(f"    {_state(movement, jumps, goal)},")
    sheet.write("}")
    sheet.write(f"EMPTY = {_quoted(jumps.empty)}")
    if jumps.becomes:
        sheet.write(f"BECOMES = {_table(jumps.becomes)}", BECOMES)
        if way == "both-ends":
            sheet.write(f"BECAME = {_table(_turned_back(jumps))}", BECAME)
    if way == "deepening" and jumps.needs:
        sheet.write("NEEDS = {", NEEDS)
        for sign, needs in jumps.needs.items():
            sheet.write(f"    {_quoted(sign)}: {list(needs)!r},")
        sheet.write("}")
    sheet.write("JUMPS = [", JUMPS)
    for jump in jumps.table:
        sheet.write(f"    {tuple(jump)!r},")
    sheet.write("]")
    turning = python.TURNING if jumps.becomes else ""
    show = python.SHOW.format(sign=_quoted(_between(jumps)))
    sheet.block(python.MOVES + turning + show, **LIT)
    if way == "both-ends":
        could = "all(state[spot] in BECAME for spot in over)"
        if not jumps.becomes:
            could = "EMPTY not in [state[spot] for spot in over]"
        turning = python.TURNING_BACK if jumps.becomes else ""
        sheet.block(python.MOVES_BACK.format(could=could) + turning + python.BACK)
        sheet.write()
    if way == "deepening":
        sheet.block(python.NEEDED.format(needs=_needs(jumps)))
        sheet.write()
    sheet.block(python.WAYS[way], **LIT)


def _needs(jumps: Jumps) -> str:
    """The moves that a state which is no goal surely needs."""
    if not jumps.needs:
        return "1"
    missing = set(jumps.signs) - set(jumps.needs)
    only = " if sign in NEEDS" if missing else ""
    total = f"sum(NEEDS[sign][spot] for spot, sign in enumerate(state){only})"
    return f"max(1, {total}{f' - {jumps.spare}' if jumps.spare else ''})"


def _c(sheet: Sheet, movement: Movement[Any], jumps: Jumps, way: Way) -> None:
    number_of = {sign: number for number, sign in enumerate(jumps.signs)}

    def state(of: Any) -> str:
        signs = (number_of[jumps.signs[face]] for face in movement.faces_of(of))
        return f"{{{{{', '.join(map(str, signs))}}}}}"

    def numbers(table: Mapping[str, str]) -> str:
        becomes = (number_of[table[sign]] if sign in table else -1 for sign in jumps.signs)
        return f"[] = {{{', '.join(map(str, becomes))}}};"

    for header in ("stdio", "stdlib", "string"):
        sheet.write(f"#include <{header}.h>")
    sheet.write()
    sheet.write(
        f"enum {{ SPOTS = {movement.spots}, COUNT = {len(jumps.table)}, "
        f"EMPTY = {number_of[jumps.empty]} }};"
    )
    sheet.block(states_c.STATES)
    sheet.write()
    sheet.write(f"static const char *SIGNS[] = {{{', '.join(map(_quoted, jumps.signs))}}};")
    sheet.write(f"static const State START = {state(movement.start)};")
    sheet.write("static const State GOALS[] = {")
    for goal in movement.goals():
        sheet.write(f"    {state(goal)},")
    sheet.write("};")
    if jumps.becomes:
        sheet.write(f"static const int BECOMES{numbers(jumps.becomes)}", BECOMES)
        if way == "both-ends":
            sheet.write(f"static const int BECAME{numbers(_turned_back(jumps))}", BECAME)
    if way == "deepening" and jumps.needs:
        sheet.write(f"static const int NEEDS[][{movement.spots}] = {{", NEEDS)
        for sign in jumps.signs:
            needs = jumps.needs.get(sign, [0])
            sheet.write(f"    {{{', '.join(map(str, needs))}}},")
        sheet.write("};")
    most = max((len(jump.over) for jump in jumps.table), default=0)
    sheet.write(f"static const int JUMPS[][{most + 3}] = {{", JUMPS_C)
    for source, over, target in jumps.table:
        sheet.write(f"    {{{', '.join(map(str, (source, target, *over, -1)))}}},")
    sheet.write("};")
    _search_c(sheet, jumps, way)


def _search_c(sheet: Sheet, jumps: Jumps, way: Way) -> None:
    turned = "BECOMES[before->at[*over]]" if jumps.becomes else "before->at[*over]"
    distances = (
        states_c.DISTANCES
        if way in ("levels", "both-ends")
        else dict.fromkeys(states_c.DISTANCES, "")
    )
    between = _quoted(_between(jumps))[1:-1]
    sheet.block(states_c.COMMON.format(turned=turned, between=between, **distances), **LIT)
    if way != "depth-first":
        sheet.block(states_c.FIND)
    if way != "both-ends":
        sheet.block(states_c.IS_GOAL)
    if way == "deepening":
        sheet.block(c.NEEDED.format(needs=_needs_c(jumps)))
    if way == "both-ends":
        stuck, turned = "after->at[*over] == EMPTY", "after->at[*over]"
        if jumps.becomes:
            turned = f"BECAME[{turned}]"
            stuck = f"{turned} < 0"
        sheet.block(c.BACK.format(stuck=stuck, turned=turned))
    sheet.block(c.WAYS[way], **LIT)


def _needs_c(jumps: Jumps) -> str:
    """The lines that add up the moves which a state that is no goal surely needs."""
    if not jumps.needs:
        return "    return 1;"
    return (
        f"    int sum = -{jumps.spare};\n"
        "    for (int spot = 0; spot < SPOTS; spot++) sum += NEEDS[state->at[spot]][spot];\n"
        "    return sum > 1 ? sum : 1;"
    )


def _turned_back(jumps: Jumps) -> dict[str, str]:
    """What a piece that was jumped over has been. Raises BadInput where two become the same."""
    back = {after: before for before, after in jumps.becomes.items()}
    if len(back) < len(jumps.becomes):
        raise BadInput(
            Named("strategy"),
            Text(
                "there is no program of a move taken back: two kinds of pieces become the same.",
                "別の石が同じ石になるため、手を戻すプログラムは書けません。",
            ),
        )
    return back


def _table(signs: Mapping[str, str]) -> str:
    entries = (f"{_quoted(key)}: {_quoted(sign)}" for key, sign in signs.items())
    return f"{{{', '.join(entries)}}}"


def _quoted(text: str) -> str:
    return dumps(text, ensure_ascii=False)


def _between(jumps: Jumps) -> str:
    """What stands between the signs of a state."""
    return "" if all(len(sign) == 1 for sign in jumps.signs) else " "


def _state(movement: Movement[Any], jumps: Jumps, state: Any) -> str:
    """A state as the code has it: a tuple of signs."""
    signs = [jumps.signs[face] for face in movement.faces_of(state)]
    between = _between(jumps)
    split = ".split()" if between else ""
    return f"tuple({_quoted(between.join(signs))}{split})"
