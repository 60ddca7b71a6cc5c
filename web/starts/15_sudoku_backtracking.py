"""Sudoku by backtracking / 数独をバックトラックで

Fill the first empty cell with each number that its row, column and block allow, and go on to the
next; go back where no number is left.
最初の空きマスに、行・列・ブロックで使える数を順に入れ、次のマスへ進みます。行き詰まったら戻ります。
"""

from edagari.learn import puzzle

board = puzzle(
    "sudoku",
    {},
    given="""
    53..7....
    6..195...
    .98....6.
    8...6...3
    4..8.3..1
    7...2...6
    .6....28.
    ...419..5
    ....8..79
    """,
)
groups = {cell: [rule for rule in board.rules if cell in rule.cells] for cell in board.cells}


def can_place(cell, value):
    return not any(rule.broken_by(cell, value) for rule in groups[cell])


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
