"""Map colouring / 地図の塗り分け

Three colours, and neighbours differ. Next comes the place with the fewest colours left.
隣どうしが同じ色にならないように 3 色で塗ります。使える色がいちばん少ない場所から塗ります。
"""

from edagari.learn import figure

PLACES = {
    "Fukuoka": (1.5, 0),
    "Saga": (0, 0.8),
    "Oita": (3.4, 0.9),
    "Nagasaki": (-1.6, 2),
    "Kumamoto": (1.5, 2.4),
    "Miyazaki": (3.4, 3.4),
    "Kagoshima": (1.5, 4.6),
}
BORDERS = [
    ("Fukuoka", "Saga"),
    ("Fukuoka", "Oita"),
    ("Fukuoka", "Kumamoto"),
    ("Saga", "Nagasaki"),
    ("Oita", "Kumamoto"),
    ("Oita", "Miyazaki"),
    ("Kumamoto", "Miyazaki"),
    ("Kumamoto", "Kagoshima"),
    ("Miyazaki", "Kagoshima"),
]
board = figure(PLACES, ["red", "green", "blue"], BORDERS)
beside = {
    cell: [b if a == cell else a for a, b in BORDERS if cell in (a, b)] for cell in board.cells
}


def is_free(cell, colour):
    return all(board[other] != colour for other in beside[cell])


def choices(cell):
    return sum(is_free(cell, colour) for colour in board.values)


def fill(left):
    if not left:
        board.solution()
        return
    cell = min(left, key=choices)
    for colour in board.values:
        if is_free(cell, colour):
            board.place(cell, colour)
            fill([other for other in left if other != cell])
            board.remove(cell)
        else:
            board.refuse(cell, colour)


fill(list(board.cells))
print(board)
