"""Subset sum / 部分和

Which numbers add up to 53? Each is taken (1) or left (0), as long as the sum can still come out.
どの数を足すと 53 になるでしょうか。53 にできるうちだけ、入れる（1）か除く（0）かを試します。
"""

from edagari.learn import figure

GOAL = 53
NUMBERS = [21, 18, 15, 14, 11, 9, 6, 3]
board = figure(NUMBERS, [1, 0])


def fill(at, total):
    if at == len(NUMBERS):
        board.solution()
        return
    cell, rest = board.cells[at], sum(NUMBERS[at + 1 :])
    for value in board.values:
        after = total + value * NUMBERS[at]
        if after <= GOAL <= after + rest:
            board.place(cell, value)
            fill(at + 1, after)
            board.remove(cell)
        else:
            board.refuse(cell, value)


fill(0, 0)
print(board)
