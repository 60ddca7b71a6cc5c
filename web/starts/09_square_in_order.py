"""The 3 × 3 square and its order / 3×3 の魔方陣と埋める順番

The order of the cells decides how soon a line is full. Try another one.
マスを埋める順番しだいで、列がそろうのが早くも遅くもなります。順番を変えてみましょう。
"""

from edagari.learn import puzzle

board = puzzle("magic-square", {"order": "3"})
order = [0, 1, 2, 3, 6, 4, 5, 8, 7]
lines = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def can_place(cell, value):
    for line in lines:
        others = [board[other] for other in line if other != cell]
        if cell in line and None not in others and sum(others) + value != 15:
            return False
    return True


def fill(step, left):
    if not left:
        board.solution()
        return
    for value in left:
        if can_place(order[step], value):
            board.place(order[step], value)
            fill(step + 1, [other for other in left if other != value])
            board.remove(order[step])


fill(0, list(board.values))
print(board)
