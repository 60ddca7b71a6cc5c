"""Flip It by breadth-first search / フリップ・イット：幅優先探索

All states one move away, then all two moves away, and so on: no state is visited twice.
1 手で行ける局面、2 手で行ける局面……と広げていきます。同じ局面は 2 度調べません。
"""

from collections import deque

from edagari.learn import puzzle

board = puzzle("flip-it")
waiting = deque([board.start])
seen = {board.start}

while waiting:
    state = waiting.popleft()
    board.visit(state)
    if board.goal(state):
        board.solution()
        break
    for after in board.moves(state):
        if after not in seen:
            seen.add(after)
            waiting.append(after)

print(len(board.line) - 1, "moves;", board)
