"""Blocks of 2 × 2 / 2×2 のブロック

The sum of the blocks is not given: the first block that is full decides it.
ブロックの和がいくつかは書かれていません。最初にそろったブロックの和に、ほかを合わせます。
"""

from edagari.learn import puzzle

board = puzzle("magic-blocks", {"corners": "free"})
blocks = board.rules[1]
order = [0, 1, 3, 4, 2, 5, 6, 7, 8]


def fill(step, left):
    if not left:
        board.solution()
        return
    for value in left:
        if not blocks.broken_by(order[step], value):
            board.place(order[step], value)
            fill(step + 1, [other for other in left if other != value])
            board.remove(order[step])


fill(0, list(board.values))
print(board)
