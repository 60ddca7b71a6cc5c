"""Nested loops / 多重ループ

Three loops, one inside the other, go through every row of three numbers. A value placed over
another one replaces it.
3 つのループを重ねて、3 つの数のすべての並べ方を作ります。同じマスに置き直すと、前の数は消えます。
"""

from edagari.learn import puzzle

board = puzzle("permutations", {"n": "3"})

for a in board.values:
    board.place(0, a)
    for b in board.values:
        if b != a:
            board.place(1, b)
            for c in board.values:
                if c not in (a, b):
                    board.place(2, c)
                    board.solution()

print(board)
