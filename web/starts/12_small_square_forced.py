"""The 3 × 3 square: forced cells / 3×3 の魔方陣：決まるマス

Three corners are chosen, and the other six cells follow from them.
3 つの隅を選べば、残りの 6 マスは計算で決まります。
"""

from edagari.learn import puzzle

board = puzzle("magic-square", {"order": "3"})
a, b, c, d, e, f, g, h, i = board.cells

steps = [
    (a, None),
    (c, None),
    (b, (a, c)),
    (g, None),
    (d, (a, g)),
    (e, (c, g)),
    (i, (a, e)),
    (f, (d, e)),
    (h, (b, e)),
]


def fill(step, left):
    if step == len(steps):
        if all(rule.holds() for rule in board.rules):
            board.solution()
        return
    cell, others = steps[step]
    values = [15 - sum(board[other] for other in others)] if others else left
    for value in values:
        if value in left:
            board.place(cell, value)
            fill(step + 1, left - {value})
            board.remove(cell)


fill(0, set(board.values))
print(board)
