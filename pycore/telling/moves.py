"""Movements: states as rows of signs, a table of jumps, and a search that goes from state to
state."""

from __future__ import annotations

from collections.abc import Sequence
from json import dumps
from typing import Any, Literal

from ..model.jumps import Jumps
from ..model.movement import Movement
from ..model.text import BadInput, Named, Text
from .lines import Light, Program, Sheet

Way = Literal["deepening", "levels", "depth-first"]

JUMPS = Text(
    "a piece goes from here, over these, to there", "石の移動: どこから、どれを越えて、どこへ"
)
BECOMES = Text("what a piece that is jumped over becomes", "跳び越された石はどうなるか")
NEEDS = Text("moves that a piece surely needs, place by place", "石が必ず要する手数（場所ごと）")

MOVES = """

def moves(state):
    for source, over, target in JUMPS:
        pieces = [state[source], *(state[spot] for spot in over)]
        if state[target] == EMPTY and EMPTY not in pieces:
            after = list(state)
            after[source], after[target] = EMPTY, state[source]
"""
TURNING = """\
            for spot in over:
                after[spot] = BECOMES[state[spot]]
"""
SHOW = """\
            yield tuple(after)


def show(line):
    print(" > ".join({sign}.join(state) for state in line))  @found
"""

NEEDED = """

def needed(state):
    if state in GOALS:
        return 0
    return {needs}
"""

DEEPENING = """
expanded = set()


def walk(line, bound):
    global found, news
    if line[-1] not in expanded:
        expanded.add(line[-1])
        news = True
    for state in moves(line[-1]):  @return
        if len(line) > 1 and state == line[-2]:
            continue
        arrival = len(line) + needed(state)
        if arrival > bound:  @check
            later.add(arrival)
            if len(line) < bound and state not in expanded:
                news = True
        elif state in GOALS:
            found = True
            show([*line, state])
        else:
            walk([*line, state], bound)  @choose


bound = needed(START)
if bound == 0:
    show([START])
while bound:
    found, news, later = False, False, set()
    walk([START], bound)  @bound
    bound = min(later, default=0) if news and not found else 0
"""

LEVELS = """

near = {START: 0}
levels = [[START]]
while levels[-1] and not GOALS.intersection(levels[-1]):
    reached = []
    for state in levels[-1]:
        for other in moves(state):  @choose
            if other not in near:
                near[other] = len(levels)
                reached.append(other)
    levels.append(reached)

on_the_way = GOALS.intersection(levels[-1])
for level in reversed(levels[:-1]):
    for state in level:
        if any(other in on_the_way and near[other] == near[state] + 1 for other in moves(state)):
            on_the_way.add(state)


def walk(line):
    if len(line) == len(levels):
        show(line)
        return
    for state in moves(line[-1]):
        if state in on_the_way and near[state] == len(line):
            walk([*line, state])


if START in on_the_way:
    walk([START])
"""

DEPTH_FIRST = """

met = {START}


def walk(line):
    if line[-1] in GOALS:
        show(line)
        return True
    for state in moves(line[-1]):
        if state in met:  @check
            continue
        met.add(state)
        if walk([*line, state]):  @choose
            return True
    return False  @return


walk([START])
"""

WAYS: dict[Way, str] = {"deepening": DEEPENING, "levels": LEVELS, "depth-first": DEPTH_FIRST}


def moves(movement: Movement[Any], way: Way, heading: Sequence[Text]) -> Program:
    """The search in Python, under comments. Raises BadInput for a movement whose moves are not told
    as a table."""
    jumps = movement.jumps
    if jumps is None:
        raise BadInput(
            Named("puzzle"),
            Text(
                "its moves are not told as a table, so there is no program.",
                "動かし方が表になっていないため、プログラムにできません。",
            ),
        )
    sheet = Sheet()
    for words in heading:
        sheet.write("", words)
    sheet.write(f"START = {_state(movement, jumps, movement.start)}")
    sheet.write("GOALS = {")
    for goal in movement.goals():
        sheet.write(f"    {_state(movement, jumps, goal)},")
    sheet.write("}")
    sheet.write(f"EMPTY = {_quoted(jumps.empty)}")
    if jumps.becomes:
        turned = ", ".join(f"{_quoted(a)}: {_quoted(b)}" for a, b in jumps.becomes.items())
        sheet.write(f"BECOMES = {{{turned}}}", BECOMES)
    if way == "deepening" and jumps.needs:
        sheet.write("NEEDS = {", NEEDS)
        for sign, needs in jumps.needs.items():
            sheet.write(f"    {_quoted(sign)}: {list(needs)!r},")
        sheet.write("}")
    sheet.write("JUMPS = [", JUMPS)
    for jump in jumps.table:
        sheet.write(f"    {tuple(jump)!r},")
    sheet.write("]")
    separator = "" if _short(jumps) else " "
    turning = TURNING if jumps.becomes else ""
    lit = {event: (Light(event),) for event in ("found", "choose", "check", "bound", "return")}
    sheet.block(MOVES + turning + SHOW.format(sign=_quoted(separator)), **lit)
    if way == "deepening":
        sheet.block(NEEDED.format(needs=_needs(jumps)))
        sheet.write()
    sheet.block(WAYS[way], **lit)
    return Program("python", None, tuple(sheet.lines))


def _needs(jumps: Jumps) -> str:
    """The moves that a state which is no goal surely needs."""
    if not jumps.needs:
        return "1"
    missing = set(jumps.signs) - set(jumps.needs)
    only = " if sign in NEEDS" if missing else ""
    total = f"sum(NEEDS[sign][spot] for spot, sign in enumerate(state){only})"
    return f"max(1, {total}{f' - {jumps.spare}' if jumps.spare else ''})"


def _quoted(text: str) -> str:
    return dumps(text, ensure_ascii=False)


def _short(jumps: Jumps) -> bool:
    return all(len(sign) == 1 for sign in jumps.signs)


def _state(movement: Movement[Any], jumps: Jumps, state: Any) -> str:
    """A state as the code has it: a tuple of signs."""
    signs = [jumps.signs[face] for face in movement.faces_of(state)]
    if _short(jumps):
        return f"tuple({_quoted(''.join(signs))})"
    return f"tuple({_quoted(' '.join(signs))}.split())"
