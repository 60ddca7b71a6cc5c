"""The star: one of 48 / 星：48 通りから 1 つだけ

Forty-eight rearrangements of the circles take every line to a line. They can bring any circle to
the top, so let the smallest number be there; then circle 1 can still change places with 4, 8 and 9,
so let it be the smallest of these.
線を線のままにする丸の並べ替えは 48 通りです。どの丸も上に来られるので、上の数を最小にします。
すると丸 1 が入れ替われる相手は 4、8、9 だけになるので、丸 1 の数をその中で最小にします。
"""

from edagari.learn import puzzle

board = puzzle("magic-star")
sums = {cell: [rule for rule in board.rules[1:] if cell in rule.cells] for cell in board.cells}


def can_place(cell, value):
    if cell > 0 and value < board[0]:
        return False
    if cell in (4, 8, 9) and value < board[1]:
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
