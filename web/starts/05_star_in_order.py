"""The star: line after line / 星：線を 1 本ずつ

The order of the circles decides how soon a line is full. Here the two lines through the upper tip
are filled right after the upper row, and the last two circles complete the other three lines.
丸を埋める順番しだいで、線がそろうのが早くも遅くもなります。ここでは横線のあと、
上の頂点を通る 2 本を先にそろえます。残りの 3 本は、最後の 2 つの丸でそろいます。
"""

from edagari.learn import puzzle

board = puzzle("magic-star", {}, given="1 2 . . . . . . . . . .")
order = [2, 3, 4, 5, 7, 6, 10, 8, 11, 9]
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


fill(order, [value for value in board.values if value not in board.givens.values()])
print(board)
