"""Backtracking / バックトラック

Fill one cell after another with each value that breaks no rule yet, and go back where none is left.
ルールを破らない数を 1 マスずつ入れていき、入る数がなくなったら 1 つ前に戻ります。
"""

from edagari.learn import puzzle

board = puzzle("PUZZLE")
rules = {cell: [rule for rule in board.rules if cell in rule.cells] for cell in board.cells}


def can_place(cell, value):
    return not any(rule.broken_by(cell, value) for rule in rules[cell])


def fill(empty):
    if not empty:
        board.solution()
        return
    cell = empty[0]
    for value in board.values:
        if can_place(cell, value):
            board.place(cell, value)
            fill(empty[1:])
            board.remove(cell)


fill(board.free)
print(board)
