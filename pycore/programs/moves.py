"""Movements: states as rows of signs, a table of jumps, and a search from state to state, in Python
(moves_python.py) or in C (states_c.py, moves_c.py)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from json import dumps
from typing import Any, Literal

from ..model.bilingual import BadInput, Named, Text
from ..model.jumps import Jumps
from ..model.movement import Movement
from . import moves_c as c
from . import moves_python as python
from . import states_c
from .listing import Event, Language, Light, ListingWriter, Program

Way = Literal["iterative-deepening", "breadth-first", "bidirectional", "depth-first"]

JUMPS = Text(
    "a piece goes from here, over these, to there", "駒の動き：どこから、どれを越えて、どこへ"
)
JUMPS_C = Text(
    "a piece goes from here to there, over these; -1 ends them",
    "駒の動き：どこから、どこへ、どれを越えて（-1 で終わり）",
)
BECOMES = Text("what a piece that is jumped over becomes", "跳び越された駒はどうなるか")
BECAME = Text("what it was before", "跳び越される前は何だったか")
NEEDS = Text("moves that a piece surely needs, place by place", "駒が必ず要する手数（場所ごと）")

EVENTS: tuple[Event, ...] = ("found", "choose", "check", "bound", "return", "reach", "level")
LIT = {event: (Light(event),) for event in EVENTS}


def moves(
    movement: Movement[Any], way: Way, language: Language, heading: Sequence[Text]
) -> Program:
    """Return the search, under comments. Raises BadInput for a movement whose moves have no
    table."""
    jumps = movement.jumps
    if jumps is None:
        raise BadInput(
            Named("puzzle"),
            Text(
                "its moves are not given as a table, so there is no program.",
                "動かし方が表になっていないため、プログラムにできません。",
            ),
        )
    listing = ListingWriter(heading)
    if language == "python":
        _python(listing, movement, jumps, way)
    else:
        _c(listing, movement, jumps, way)
    call = {"iterative-deepening": "walk(line, bound)", "depth-first": "walk(line)"}.get(way)
    return Program(language, None, tuple(listing.lines), call=call)


def _python(listing: ListingWriter, movement: Movement[Any], jumps: Jumps, way: Way) -> None:
    listing.write(f"START = {_state(movement, jumps, movement.start)}")
    listing.write("GOALS = {")
    for goal in movement.goals():
        listing.write(f"    {_state(movement, jumps, goal)},")
    listing.write("}")
    listing.write(f"EMPTY = {_quoted(jumps.empty)}")
    if jumps.becomes:
        listing.write(f"BECOMES = {_table(jumps.becomes)}", BECOMES)
        if way == "bidirectional":
            listing.write(f"BECAME = {_table(_turned_back(jumps))}", BECAME)
    if way == "iterative-deepening" and jumps.needs:
        listing.write("NEEDS = {", NEEDS)
        for sign, needs in jumps.needs.items():
            listing.write(f"    {_quoted(sign)}: {list(needs)!r},")
        listing.write("}")
    listing.write("JUMPS = [", JUMPS)
    for jump in jumps.table:
        listing.write(f"    {tuple(jump)!r},")
    listing.write("]")
    turning = python.TURNING if jumps.becomes else ""
    show = python.SHOW.format(sign=_quoted(_between(jumps)))
    listing.block(python.MOVES + turning + show, **LIT)
    if way == "bidirectional":
        could = "all(state[spot] in BECAME for spot in over)"
        if not jumps.becomes:
            could = "EMPTY not in [state[spot] for spot in over]"
        turning = python.TURNING_BACK if jumps.becomes else ""
        listing.block(python.MOVES_BACK.format(could=could) + turning + python.BACK)
        listing.write()
    if way == "iterative-deepening":
        listing.block(python.NEEDED.format(needs=_needs(jumps)))
        listing.write()
    listing.block(python.WAYS[way], **LIT)


def _needs(jumps: Jumps) -> str:
    """Return the expression of the lower bound on the moves of a state that is not a goal."""
    if not jumps.needs:
        return "1"
    missing = set(jumps.signs) - set(jumps.needs)
    only = " if sign in NEEDS" if missing else ""
    total = f"sum(NEEDS[sign][spot] for spot, sign in enumerate(state){only})"
    return f"max(1, {total}{f' - {jumps.spare}' if jumps.spare else ''})"


def _c(listing: ListingWriter, movement: Movement[Any], jumps: Jumps, way: Way) -> None:
    number_of = {sign: number for number, sign in enumerate(jumps.signs)}

    def state(of: Any) -> str:
        signs = (number_of[jumps.signs[face]] for face in movement.faces_of(of))
        return f"{{{{{', '.join(map(str, signs))}}}}}"

    def numbers(table: Mapping[str, str]) -> str:
        becomes = (number_of[table[sign]] if sign in table else -1 for sign in jumps.signs)
        return f"[] = {{{', '.join(map(str, becomes))}}};"

    for header in ("stdio", "stdlib", "string"):
        listing.write(f"#include <{header}.h>")
    listing.write()
    listing.write(
        f"enum {{ SPOTS = {movement.spots}, COUNT = {len(jumps.table)}, "
        f"EMPTY = {number_of[jumps.empty]} }};"
    )
    listing.block(states_c.STATES)
    listing.write()
    listing.write(f"static const char *SIGNS[] = {{{', '.join(map(_quoted, jumps.signs))}}};")
    listing.write(f"static const State START = {state(movement.start)};")
    listing.write("static const State GOALS[] = {")
    for goal in movement.goals():
        listing.write(f"    {state(goal)},")
    listing.write("};")
    if jumps.becomes:
        listing.write(f"static const int BECOMES{numbers(jumps.becomes)}", BECOMES)
        if way == "bidirectional":
            listing.write(f"static const int BECAME{numbers(_turned_back(jumps))}", BECAME)
    if way == "iterative-deepening" and jumps.needs:
        listing.write(f"static const int NEEDS[][{movement.spots}] = {{", NEEDS)
        for sign in jumps.signs:
            needs = jumps.needs.get(sign, [0])
            listing.write(f"    {{{', '.join(map(str, needs))}}},")
        listing.write("};")
    most = max((len(jump.over) for jump in jumps.table), default=0)
    listing.write(f"static const int JUMPS[][{most + 3}] = {{", JUMPS_C)
    for source, over, target in jumps.table:
        listing.write(f"    {{{', '.join(map(str, (source, target, *over, -1)))}}},")
    listing.write("};")
    _search_c(listing, jumps, way)


def _search_c(listing: ListingWriter, jumps: Jumps, way: Way) -> None:
    turned = "BECOMES[before->at[*over]]" if jumps.becomes else "before->at[*over]"
    distances = (
        states_c.DISTANCES
        if way in ("breadth-first", "bidirectional")
        else dict.fromkeys(states_c.DISTANCES, "")
    )
    between = _quoted(_between(jumps))[1:-1]
    listing.block(states_c.COMMON.format(turned=turned, between=between, **distances), **LIT)
    if way != "depth-first":
        listing.block(states_c.FIND)
    if way != "bidirectional":
        listing.block(states_c.IS_GOAL)
    if way == "iterative-deepening":
        listing.block(c.NEEDED.format(needs=_needs_c(jumps)))
    if way == "bidirectional":
        stuck, turned = "after->at[*over] == EMPTY", "after->at[*over]"
        if jumps.becomes:
            turned = f"BECAME[{turned}]"
            stuck = f"{turned} < 0"
        listing.block(c.BACK.format(stuck=stuck, turned=turned))
    listing.block(c.WAYS[way], **LIT)


def _needs_c(jumps: Jumps) -> str:
    """Return the lines that compute that lower bound."""
    if not jumps.needs:
        return "    return 1;"
    return (
        f"    int sum = -{jumps.spare};\n"
        "    for (int spot = 0; spot < SPOTS; spot++) sum += NEEDS[state->at[spot]][spot];\n"
        "    return sum > 1 ? sum : 1;"
    )


def _turned_back(jumps: Jumps) -> dict[str, str]:
    """Return the former sign of a piece that was jumped over, by its new sign. Raises BadInput if
    two signs become the same."""
    back = {after: before for before, after in jumps.becomes.items()}
    if len(back) < len(jumps.becomes):
        raise BadInput(
            Named("strategy"),
            Text(
                "there is no program of a move taken back: two kinds of pieces become the same.",
                "別の駒が同じ駒になるため、手を戻すプログラムは書けません。",
            ),
        )
    return back


def _table(signs: Mapping[str, str]) -> str:
    entries = (f"{_quoted(key)}: {_quoted(sign)}" for key, sign in signs.items())
    return f"{{{', '.join(entries)}}}"


def _quoted(text: str) -> str:
    return dumps(text, ensure_ascii=False)


def _between(jumps: Jumps) -> str:
    """Return the separator between the signs of a state."""
    return "" if all(len(sign) == 1 for sign in jumps.signs) else " "


def _state(movement: Movement[Any], jumps: Jumps, state: Any) -> str:
    """Return a state in code: a tuple of signs."""
    signs = [jumps.signs[face] for face in movement.faces_of(state)]
    between = _between(jumps)
    split = ".split()" if between else ""
    return f"tuple({_quoted(between.join(signs))}{split})"
