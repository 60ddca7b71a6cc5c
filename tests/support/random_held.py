"""Random puzzles of the catalogue for the formats of other programs: cheap, with rules of every
kind, not always with a solution."""

from __future__ import annotations

from random import Random

from pycore.formats import Held
from pycore.formats._square import caged
from pycore.model.bilingual import BadInput
from pycore.model.options import Option
from pycore.puzzles import puzzle_named
from pycore.puzzles._kakuro_board import KakuroBoard, runs_of
from pycore.puzzles._peg_boards import board_named
from pycore.puzzles._square_grids import neighbours
from pycore.puzzles._variants.clue import Clue, Way
from pycore.puzzles._variants.kinds import KINDS
from pycore.puzzles._variants.notation import CLUED, WHOLE, Variants, read_variants
from pycore.puzzles._variants.rules import check

JIGSAWS = {
    4: ("1112122233343444", "1122112233443344", "1111222233334444"),
    6: ("111222111222333444333444555666555666", "112233112233112233445566445566445566"),
    9: ("AAAAAAACBEFDDADACBEFDDDDCCBEFDDCCCCBEFFFGGBCBEEFGGGBBBEEFFGGGGHEIIIIHHHHIIIIIHHHH",),
}


def some_givens(random: Random, cells: int, most: int) -> dict[int, int]:
    share = random.choice((0, 0.1, 0.4))
    return {c: random.randint(1, most) for c in range(cells) if random.random() < share}


def held_from(name: str, options: dict[str, str], givens: dict[int, int], start: str = "") -> Held:
    puzzle = puzzle_named(name)
    return Held(puzzle, puzzle.settings(options), givens, start)


def sudoku(random: Random, plain: bool = False) -> Held:
    size = random.choice((4, 6, 9, 9, 9, 16))
    givens = some_givens(random, size * size, size)
    options = {"size": str(size)}
    if not plain and random.random() < 0.7:
        options["diagonals"] = random.choice(("yes", "no"))
        options["variants"] = str(variants(random, size))
    return held_from("sudoku", options, givens)


def variants(random: Random, size: int) -> Variants:
    """Rules of every kind, some at a time."""
    picture = random.choice(JIGSAWS.get(size, ("",))) if random.random() < 0.3 else ""
    whole = [
        name for name in WHOLE if random.random() < 0.2 and not (picture and name == "disjoint")
    ]
    clues = []
    for name in random.sample(CLUED, random.randint(0, 5)):
        if KINDS[name].largest >= size:
            clues += [random_clue(random, name, size) for _ in range(random.randint(1, 3))]
    made = Variants(tuple(whole), picture, tuple(sorted(clues, key=lambda c: CLUED.index(c.name))))
    only_cages = {clue.name for clue in clues} == {"cage"} and not whole and not picture
    try:
        typed = read_variants(str(made))
        check(typed, size)
    except BadInput:  # two clues in one place
        return variants(random, size)
    return variants(random, size) if only_cages else typed


def random_clue(random: Random, name: str, size: int) -> Clue:
    """A clue of that rule."""
    kind = KINDS[name]
    most = min(9, size)
    least, several = kind.numbers
    numbers = tuple(random.randint(3, most) for _ in range(random.randint(least, several)))
    if kind.form == "ray":
        at = random.randint(1, size - 1)
        way: Way = tuple((at - k, k) for k in range(at + 1))
        return Clue(name, way[:: random.choice((1, -1))], (random.randint(2, 50),))
    if kind.form == "side":
        r, across = random.randrange(size), random.choice((True, False))
        return Clue(name, tuple((r, k) if across else (k, r) for k in range(size)), numbers)
    if kind.form == "corner":
        return Clue(name, ((random.randrange(size - 1), random.randrange(size - 1)),), numbers)
    way = walk(random, size, straight=kind.form == "edges")
    while len(way) < kind.least:
        way = walk(random, size, straight=kind.form == "edges")
    if kind.form == "area":
        places = random.sample([(r, c) for r in range(size) for c in range(size)], 3)
        way = random.choice((way, (*way, *(p for p in places if p not in way))))[:size]
    if name == "pill":
        return Clue(name, way[:2], (), way[1:] if len(way) > 2 else way)
    if name == "clone":
        return Clue(name, way, (), tuple((r, size - 1 - c) for r, c in way))
    return Clue(name, way, numbers)


def walk(random: Random, size: int, straight: bool = False) -> Way:
    """Two or more cells, each next to the previous one, also diagonally unless `straight`."""
    way = [(random.randrange(size), random.randrange(size))]
    for _ in range(random.randint(1, 5)):
        r, c = way[-1]
        near = [
            (r + d, c + e)
            for d in (-1, 0, 1)
            for e in (-1, 0, 1)
            if not straight or abs(d) + abs(e) == 1
        ]
        free = [at for at in near if at not in way and all(0 <= side < size for side in at)]
        if free:
            way.append(random.choice(free))
    return tuple(way)


def partition(random: Random, order: int, most: int) -> list[list[int]]:
    """All cells in connected cages of up to `most` cells, at most 52 cages."""
    while True:
        left, cages = {*range(order * order)}, []
        while left:
            cage = [min(left)]
            left.remove(cage[0])
            for _ in range(random.randint(0, most - 1)):
                near = {
                    cell
                    for at in cage
                    for cell in (at - order, at + order, at - (at % order > 0), at + 1)
                    if cell in left and (cell != at + 1 or cell % order)
                }
                if near:
                    cage.append(random.choice(sorted(near)))
                    left.remove(cage[-1])
            cages.append(cage)
        if len(cages) <= 52:
            return cages


def killer(random: Random) -> Held:
    size = random.choice((4, 6, 9))
    cages = []
    for cells in partition(random, size, 4):
        cages.append((cells, str(sum(random.sample(range(1, size + 1), len(cells))))))
    givens = some_givens(random, size * size, size)
    return held_from("killer-sudoku", {"cages": caged(size, cages)}, givens)


def kenken(random: Random) -> Held:
    order = random.randint(3, 8)
    cages = []
    for cells in partition(random, order, 4):
        sign = "" if len(cells) == 1 else random.choice("+×−÷" if len(cells) == 2 else "+×")
        cages.append((cells, f"{random.randint(1, order)}{sign}"))
    return held_from("kenken", {"cages": caged(order, cages)}, {})


def futoshiki(random: Random) -> Held:
    order = random.randint(2, 9)
    dots = random.choice(("some", "some", "all"))
    signs = ["o...", "o..."] if dots == "all" else ["<>....", "^v...."]
    words = [
        "".join(random.choice(signs[n % 2]) for _ in range(order - 1 + n % 2))
        for n in range(2 * order - 1)
    ]
    givens = some_givens(random, order * order, order)
    return held_from("futoshiki", {"signs": " ".join(words), "dots": dots}, givens)


def skyscrapers(random: Random) -> Held:
    order = random.randint(4, 9)
    signs = [
        "." if random.random() < 0.5 else str(random.randint(1, order)) for _ in range(4 * order)
    ]
    clues = "/".join("".join(signs[order * k : order * (k + 1)]) for k in range(4))
    return held_from("skyscrapers", {"clues": clues}, some_givens(random, order * order, order))


def mosaic(random: Random) -> Held:
    puzzle = puzzle_named("mosaic")
    clues = puzzle.clues
    assert clues
    size = {"clues": f"{random.randint(2, 12)}x{random.randint(2, 12)}"}
    full = clues.blank(puzzle.settings(size), random)["clues"]
    share = random.random()
    rows = ("".join(sign if random.random() < share else "." for sign in row) for row in full)
    return held_from("mosaic", {"clues": " ".join(rows)}, some_givens(random, 4, 1))


def takuzu(random: Random) -> Held:
    tall, wide = 2 * random.randint(1, 6), 2 * random.randint(1, 6)
    signs = "....=x" if random.random() < 0.3 else "."
    words = [
        "".join(random.choice(signs) for _ in range(wide - 1 + number % 2))
        for number in range(2 * tall - 1)
    ]
    share = random.choice((0, 0.1, 0.4))
    cells = [cell for cell in range(tall * wide) if random.random() < share]
    options = {"signs": " ".join(words), "lines": random.choice(("different", "any"))}
    return held_from("takuzu", options, {cell: random.choice((0, 1)) for cell in cells})


def star_battle(random: Random, most: int = 12) -> Held:
    size = random.randint(4, most)
    letters = [""] * (size * size)
    for at, cell in enumerate(random.sample(range(size * size), size)):
        letters[cell] = chr(ord("A") + at)
    while not all(letters):
        cell = random.choice([cell for cell, letter in enumerate(letters) if not letter])
        letters[cell] = random.choice([letters[other] for other in neighbours(cell, size)])
    rows = ("".join(letters[at : at + size]) for at in range(0, size * size, size))
    return held_from("star-battle", {"regions": " ".join(rows), "stars": random.choice("123")}, {})


def nonogram(random: Random) -> Held:
    puzzle = puzzle_named("nonogram")
    tall, wide = random.randint(2, 12), random.randint(2, 12)
    size = {"runs": " | ".join(" / ".join(["0"] * side) for side in (tall, wide))}
    assert puzzle.clues
    board = tuple(random.choice((0, 1, 1)) for _ in range(tall * wide))
    settings = puzzle.clues.clued(puzzle.settings(size), board, random)
    cells = random.sample(range(tall * wide), random.choice((0, 0, 3)))
    return Held(puzzle, settings, {cell: board[cell] for cell in cells})


def kakuro(random: Random) -> Held:
    tall, wide = random.randint(3, 9), random.randint(3, 9)
    grid = [
        ["." if r and c and random.random() < 0.7 else "#" for c in range(wide)]
        for r in range(tall)
    ]
    grid[1][1] = "."
    totals: dict[tuple[int, int], list[str]] = {}
    for run in runs_of(KakuroBoard(tuple(map(tuple, grid)))):
        if run.block and random.random() < 0.8:
            total = sum(random.sample(range(1, 10), len(run.cells)))
            totals.setdefault(run.block, ["", ""])[run.across] = str(total)
    for (r, c), clues in totals.items():
        grid[r][c] = "\\".join(clues)
    return held_from("kakuro", {"board": " / ".join(map(" ".join, grid))}, {})


def tiles(random: Random) -> Held:
    size = random.choice(("2x3", "3x3", "3x4", "4x4"))
    rows, columns = map(int, size.split("x"))
    numbers = [str(number or "_") for number in range(rows * columns)]
    random.shuffle(numbers)
    return held_from("sliding-tiles", {"size": size}, {}, start=" ".join(numbers))


def pegs(random: Random) -> Held:
    board = board_named("english")
    signs = [random.choice("●○") for _ in board.places]
    rows = ("".join(signs[hole] for hole in row) for row in board.rows)
    return held_from("peg-solitaire", {"board": "english"}, {}, start="/".join(rows))


def calculation(random: Random) -> Held:
    puzzle = puzzle_named("verbal-arithmetic")
    sums = [e.options["sum"] for e in puzzle.examples if e.options["sum"].isascii()]
    return held_from("verbal-arithmetic", {"sum": random.choice(sums)}, {})


MAKERS = {
    "sudoku": sudoku,
    "killer-sudoku": killer,
    "kenken": kenken,
    "futoshiki": futoshiki,
    "skyscrapers": skyscrapers,
    "nonogram": nonogram,
    "mosaic": mosaic,
    "takuzu": takuzu,
    "star-battle": star_battle,
    "kakuro": kakuro,
    "sliding-tiles": tiles,
    "peg-solitaire": pegs,
    "verbal-arithmetic": calculation,
}
"""By the name of the puzzle."""


def options_of(held: Held) -> dict[str, str]:
    options: tuple[Option, ...] = held.puzzle.options
    return {option.name: option.write(held.settings[option.name]) for option in options}
