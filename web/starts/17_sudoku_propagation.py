"""Sudoku: what follows comes first / 数独：決まる数を先に

Every number put down is struck off the candidates of its row, column and block. Cells with one
candidate left and numbers with one place left come first; a guess only where there are none.
数を入れるたびに、行・列・ブロックの候補からその数を消します。
候補が 1 つのマスと、入る場所が 1 つの数を先に入れ、どちらもないときだけ仮に置きます。
"""

from edagari.learn import puzzle

board = puzzle(
    "sudoku",
    {},
    given="""
    ..53.....
    8......2.
    .7..1.5..
    4....53..
    .1..7...6
    ..32...8.
    .6.5....9
    ..4....3.
    .....97..
    """,
)
groups = [rule.cells for rule in board.rules]
peers = {cell: set() for cell in board.cells}
for group in groups:
    for cell in group:
        peers[cell].update(group)


def narrowed(candidates, cell, value):
    """What the other empty cells may still hold when this one has the value."""
    return {
        other: values - {value} if other in peers[cell] else values
        for other, values in candidates.items()
        if other != cell
    }


def what_follows(candidates):
    """A cell and its value, if one is certain."""
    for cell, values in candidates.items():
        if len(values) == 1:
            return [(cell, min(values))]
    for group in groups:
        for value in board.values:
            places = [cell for cell in group if value in candidates.get(cell, ())]
            if len(places) == 1:
                return [(places[0], value)]
    return []


def guesses(candidates):
    cell = min(candidates, key=lambda each: len(candidates[each]))
    return [(cell, value) for value in sorted(candidates[cell])]


def fill(candidates):
    if not candidates:
        board.solution()
        return
    if not all(candidates.values()):
        return
    for cell, value in what_follows(candidates) or guesses(candidates):
        board.place(cell, value)
        fill(narrowed(candidates, cell, value))
        board.remove(cell)


candidates = {cell: set(board.values) for cell in board.free}
for given, value in board.givens.items():
    candidates = narrowed(candidates, given, value)
fill(candidates)
print(board)
