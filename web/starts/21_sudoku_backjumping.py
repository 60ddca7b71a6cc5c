"""Sudoku, back to what is to blame / 数独：原因のマスまで戻る

For each number that does not fit, note which cell has it already, and go back as far as that cell.
入らない数ごとに、それをもう使っているマスを覚えておき、原因になったマスまで戻ります。
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
free = list(board.free)
turn = {cell: at for at, cell in enumerate(free)}
groups = {cell: [rule for rule in board.rules if cell in rule.cells] for cell in board.cells}


def in_the_way(cell, value):
    """The turns of the cells that have the value already; a given is no one's fault: -1."""
    cells = {other for rule in groups[cell] for other in rule.cells}
    return [turn.get(other, -1) for other in cells if board[other] == value]


def fill(at):
    """Fill the cells from this turn on. Return the turns to blame for the failures."""
    if at == len(free):
        board.solution()
        return set(range(at))
    cell, blamed = free[at], set()
    for value in board.values:
        rivals = in_the_way(cell, value)
        if rivals:
            blamed.add(min(rivals))
            continue
        board.place(cell, value)
        below = fill(at + 1)
        board.remove(cell)
        if at not in below:
            return below
        blamed |= below - {at}
    return blamed


fill(0)
print(board)
