"""The ring of eight / 8 つの数の輪

Four sides of three numbers each have the same sum. The number in a corner is on two of them.
3 つの数からなる 4 つの辺の和をそろえます。角の数は 2 つの辺に入ります。
"""

from edagari.learn import puzzle

board = puzzle("magic-ring")
sides = [(0, 1, 2), (0, 3, 5), (2, 4, 7), (5, 6, 7)]
order = [0, 1, 2, 3, 5, 4, 7, 6]


def agree():
    sums = {sum(values) for side in sides if None not in (values := [board[cell] for cell in side])}
    return len(sums) < 2


def fill(step, left):
    if not left:
        board.solution()
        return
    for value in left:
        board.place(order[step], value)
        if agree():
            fill(step + 1, [other for other in left if other != value])
        board.remove(order[step])


fill(0, list(board.values))
print(board)
