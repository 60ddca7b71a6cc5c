"""The star: generate and test / 星：作ってから調べる

Fill all cells, then check the sums. Four numbers are given here; take some away, and see how long
it takes.
すべてのマスを埋めてから和を調べます。ここでは 4 つの数を決めてあります。減らすとどうなるでしょう。
"""

from edagari.learn import puzzle

board = puzzle("magic-star", {}, given="1 2 4 12 . . . . . . . .")


def fill(empty, left):
    if not empty:
        if all(rule.holds() for rule in board.rules):
            board.solution()
        return
    cell = empty[0]
    for value in left:
        board.place(cell, value)
        fill(empty[1:], [other for other in left if other != value])
        board.remove(cell)


fill(board.free, [value for value in board.values if value not in board.givens.values()])
print(board)
