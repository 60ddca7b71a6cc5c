"""Searches from state to state in Python, as text for the program."""

from __future__ import annotations

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
    for state in levels[-1]:  @choose
        for other in moves(state):
            if other not in near:  @check
                near[other] = len(levels)
                reached.append(other)  @reach
    levels.append(reached)  @level

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

BOTH_ENDS = """

def advance(front, near, neighbours):
    reached = []
    for state in front:
        for other in neighbours(state):
            if other not in near:
                near[other] = near[state] + 1
                reached.append(other)
    return reached


near, left = {START: 0}, dict.fromkeys(GOALS, 0)
levels, home = [[START]], list(GOALS)
while levels[-1] and home and left.keys().isdisjoint(levels[-1]):
    if len(levels[-1]) <= len(home):
        levels.append(advance(levels[-1], near, moves))
    else:
        home = advance(home, left, moves_back)

meeting = left.keys() & levels[-1]
total = len(levels) - 1 + min((left[state] for state in meeting), default=0)
for level in reversed(levels[:-1]):
    for state in level:
        moves_left = total - near[state]
        if any(left.get(other) == moves_left - 1 for other in moves(state)):
            left[state] = moves_left


def walk(line):
    if len(line) > total:
        show(line)
        return
    for state in moves(line[-1]):
        if left.get(state) == total - len(line):
            walk([*line, state])


if meeting:
    walk([START])
"""

MOVES_BACK = """

def moves_back(state):
    for source, over, target in JUMPS:
        if state[source] == EMPTY != state[target] and {could}:
            before = list(state)
            before[source], before[target] = state[target], EMPTY
"""
TURNING_BACK = """\
            for spot in over:
                before[spot] = BECAME[state[spot]]
"""
BACK = """\
            yield tuple(before)
"""

WAYS = {
    "iterative-deepening": DEEPENING,
    "breadth-first": LEVELS,
    "bidirectional": BOTH_ENDS,
    "depth-first": DEPTH_FIRST,
}
