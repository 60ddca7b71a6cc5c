"""The star: pruned / 星：枝刈り

A full line with a wrong sum is given up at once, along with everything that would follow.
和の合わない線ができたら、その先は調べずにすぐ引き返します。
"""

from edagari.learn import puzzle

board = puzzle("magic-star")
sums = {cell: [rule for rule in board.rules[1:] if cell in rule.cells] for cell in board.cells}


def can_place(cell, value):
    return not any(rule.broken_by(cell, value) for rule in sums[cell])


def fill(empty, left):
    if not empty:
        board.solution()
        return
    cell = empty[0]
    for value in left:
        if can_place(cell, value):
            board.place(cell, value)
            fill(empty[1:], [other for other in left if other != value])
            board.remove(cell)


fill(board.free, [value for value in board.values if value not in board.givens.values()])
print(board)
