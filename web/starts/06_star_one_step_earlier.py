"""The star: one step earlier / 星：1 つ手前で刈る

When only one circle of a line is empty, just one number can complete it. Unless that number is
still free, the line is given up before the circle is filled.
線の空きが残り 1 つになれば、そこに入る数は決まります。
その数がもう使われていたり、1〜12 になかったりすれば、入れてみる前に引き返します。
"""

from edagari.learn import puzzle

board = puzzle("magic-star", {}, given="1 2 . . . . . . . . . .")
lines = [rule.cells for rule in board.rules[1:]]


def can_be_26(line, cell, value, left):
    others = [board[other] for other in line if other != cell]
    missing = 26 - value - sum(other for other in others if other is not None)
    if None not in others:
        return missing == 0
    if others.count(None) == 1:
        return missing != value and missing in left
    return True


def fill(empty, left):
    if not empty:
        board.solution()
        return
    cell = empty[0]
    for value in left:
        if all(can_be_26(line, cell, value, left) for line in lines if cell in line):
            board.place(cell, value)
            fill(empty[1:], [other for other in left if other != value])
            board.remove(cell)


fill(board.free, [value for value in board.values if value not in board.givens.values()])
print(board)
