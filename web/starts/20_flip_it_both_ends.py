"""Flip It from both ends / フリップ・イット：両側から

One search goes on from the start, the other goes back from all the goals. The one with fewer new
states takes the next level, until a state is known to both: there the two halves of a line meet.
始めの局面から先へ、すべてのゴールから逆へ、両側から 1 段ずつ調べます。
新しい局面の少ないほうが次の段へ進み、同じ局面に両方が来たら、そこで手順がつながります。
"""

from edagari.learn import puzzle

board = puzzle("flip-it", {"n": "10"})
from_start = {board.start: None}
from_goals = dict.fromkeys(board.goals, None)


def next_level(level, neighbours, seen):
    """Visit the states of a level, and note for each new one where it was reached from."""
    new = []
    for state in level:
        board.visit(state)
        for other in neighbours(state):
            if other not in seen:
                seen[other] = state
                new.append(other)
    return new


def way_back(state, seen):
    """The states from this one back to where its search began."""
    way = []
    while state is not None:
        way.append(state)
        state = seen[state]
    return way


here, there = [board.start], list(board.goals)
while here and there and from_start.keys().isdisjoint(from_goals):
    if len(here) <= len(there):
        here = next_level(here, board.moves, from_start)
    else:
        there = next_level(there, board.before, from_goals)

meeting = next(state for state in from_start if state in from_goals)
line = way_back(meeting, from_start)[::-1] + way_back(meeting, from_goals)[1:]
board.solution(line)
print(len(line) - 1, "moves;", board)
