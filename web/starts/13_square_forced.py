"""The 4 × 4 square: forced cells / 4×4 の魔方陣：決まるマス

Seven cells are chosen, nine follow from them. Of all images of a square under rotation and
reflection, a < d < m and a < p leave one.
7 つのマスを選べば、残りの 9 つは計算で決まります。
a < d < m と a < p により、回したり裏返したりした形は 1 つだけ調べます。
"""

from edagari.learn import puzzle

board = puzzle("magic-square", {"order": "4"})
a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p = board.cells  # noqa: E741

steps = [
    (a, None),
    (d, None),
    (m, None),
    (p, (a, d, m)),  # the corners add up to 34 too
    (b, None),
    (c, (a, b, d)),
    (e, None),
    (i, (a, e, m)),
    (f, None),
    (k, (a, f, p)),
    (g, None),
    (j, (d, g, m)),
    (h, (e, f, g)),
    (l, (d, h, p)),
    (n, (b, f, j)),
    (o, (c, g, k)),
]
smaller = {d: a, m: d, p: a}


def fill(step, left):
    if step == len(steps):
        if all(rule.holds() for rule in board.rules):
            board.solution()
        return
    cell, others = steps[step]
    values = [34 - sum(board[other] for other in others)] if others else left
    for value in values:
        if value in left and (cell not in smaller or board[smaller[cell]] < value):
            board.place(cell, value)
            fill(step + 1, left - {value})
            board.remove(cell)


fill(0, set(board.values))
print(board)
