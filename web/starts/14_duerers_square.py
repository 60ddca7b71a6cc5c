"""Dürer's square / デューラーの魔方陣

Four numbers are given, three more are chosen, and nine follow from them. A corner follows from the
other three, though no line contains all four.
4 つの数が入っていて、あと 3 つを選べば、残りの 9 つは計算で決まります。
四隅が 1 本の線に並ぶことはありませんが、隅の 1 つはほかの 3 つの隅から決まります。
"""

from edagari.learn import puzzle

board = puzzle(
    "magic-square",
    {"order": "4"},
    given="""
    16  3  .  .
     .  .  .  .
     .  .  .  .
     . 15 14  .
    """,
)
a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p = board.cells  # noqa: E741

steps = [
    (m, None),
    (p, (m, n, o)),
    (d, (a, m, p)),  # the corners add up to 34 too
    (c, (a, b, d)),
    (e, None),
    (i, (a, e, m)),
    (f, None),
    (k, (a, f, p)),
    (g, (c, k, o)),
    (j, (b, f, n)),
    (h, (e, f, g)),
    (l, (d, h, p)),
]


def fill(step, left):
    if step == len(steps):
        if all(rule.holds() for rule in board.rules):
            board.solution()
        return
    cell, others = steps[step]
    values = [34 - sum(board[other] for other in others)] if others else left
    for value in values:
        if value in left:
            board.place(cell, value)
            fill(step + 1, left - {value})
            board.remove(cell)


fill(0, set(board.values) - set(board.givens.values()))
print(board)
