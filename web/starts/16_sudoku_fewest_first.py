"""Sudoku, the tightest cell first / 数独：候補の少ないマスから

The next cell is the one with the fewest numbers left. Where only one is left, nothing is guessed.
使える数がいちばん少ないマスを次に選びます。1 つしかなければ、迷わずに入れられます。
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


def candidates(cell):
    taken = {board[other] for rule in groups[cell] for other in rule.cells}
    return [value for value in board.values if value not in taken]


def fill(empty):
    if not empty:
        board.solution()
        return
    cell = min(empty, key=lambda each: len(candidates(each)))
    for value in candidates(cell):
        board.place(cell, value)
        fill([other for other in empty if other != cell])
        board.remove(cell)


fill(board.free)
print(board)
