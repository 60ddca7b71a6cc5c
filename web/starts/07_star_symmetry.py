"""The star: one image of twelve / 星：同じ形は 1 度だけ

Of the twelve images of one star, rotated and reflected, only one is looked for: the one whose
smallest tip is on top, and whose left notch is smaller than the right one.
回したり裏返したりした 12 通りの星のうち、1 つだけを探します。
いちばん小さい頂点が上にあり、左のくぼみが右のくぼみより小さいものです。
"""

from edagari.learn import puzzle

board = puzzle("magic-star")
sums = {cell: [rule for rule in board.rules[1:] if cell in rule.cells] for cell in board.cells}
tips = (1, 4, 7, 10, 11)


def can_place(cell, value):
    if cell in tips and value < board[0]:
        return False
    if cell == 3 and value < board[2]:
        return False
    return not any(rule.broken_by(cell, value) for rule in sums[cell])


def fill(cell, left):
    if not left:
        board.solution()
        return
    for value in left:
        if can_place(cell, value):
            board.place(cell, value)
            fill(cell + 1, [other for other in left if other != value])
            board.remove(cell)


fill(0, list(board.values))
print(board)
