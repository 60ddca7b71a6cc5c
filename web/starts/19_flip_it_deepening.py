"""Flip It by iterative deepening / フリップ・イット：反復深化

Look for a line of one move, of two, of three, and so on: the first one found is a shortest one.
1 手で終わる手順、2 手、3 手……と順に探します。最初に見つかった手順が最短です。
"""

from itertools import count

from edagari.learn import puzzle

board = puzzle("flip-it")


def search(line, left):
    """Look for a goal at most `left` moves away from the end of the line."""
    state = line[-1]
    board.visit(state, after=line[-2] if len(line) > 1 else None)
    if board.goal(state):
        return board.solution(line)
    if left == 0:
        return False
    return any(
        search([*line, after], left - 1) for after in board.moves(state) if after not in line
    )


for bound in count(1):
    if search([board.start], bound):
        break

print(bound, "moves;", board)
