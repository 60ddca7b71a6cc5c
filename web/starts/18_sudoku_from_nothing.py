"""Sudoku from zero givens / 何も決まっていない数独

Find all full grids of 4 × 4. Without the option, the same program would try to list those of 9 × 9,
of which there are 6,670,903,752,021,072,936,960.
4×4 の完成した盤をすべて見つけます。9×9 では 6,670,903,752,021,072,936,960 通りあり、終わりません。
"""

from edagari.learn import puzzle

board = puzzle("sudoku", {"size": "4"})
groups = {cell: [rule for rule in board.rules if cell in rule.cells] for cell in board.cells}


def can_place(cell, value):
    return not any(rule.broken_by(cell, value) for rule in groups[cell])


def fill(cell):
    if cell == len(board.cells):
        board.solution()
        return
    for value in board.values:
        if can_place(cell, value):
            board.place(cell, value)
            fill(cell + 1)
            board.remove(cell)


fill(0)
print(board)
