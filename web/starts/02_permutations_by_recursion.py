"""Permutations by recursion / 再帰で順列

One function fills one cell and calls itself for the next, as if there were a loop for each cell.
1 つの関数が 1 つのマスを埋め、次のマスのために自分を呼びます。
マスの数だけループを重ねたのと同じです。
"""

from edagari.learn import puzzle

board = puzzle("permutations")


def fill(cell, left):
    if not left:
        board.solution()
        return
    for value in left:
        board.place(cell, value)
        fill(cell + 1, [other for other in left if other != value])
        board.remove(cell)


fill(0, list(board.values))
print(board)
