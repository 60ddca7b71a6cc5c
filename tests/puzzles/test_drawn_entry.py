"""Further rules of a Sudoku and the regions of a Star Battle, drawn on the board: a drag for each
clue gives the very text that a person would type."""

from __future__ import annotations

from random import Random

import pytest

from pycore.model.bilingual import BadInput
from pycore.model.clue_entry import Change, Clear, Draw, Free, Resize, Switched, Write
from pycore.model.puzzle import Example
from pycore.puzzles import puzzle_named
from pycore.puzzles._star_regions import read_regions
from pycore.puzzles._variants.clue import Clue
from pycore.puzzles._variants.kinds import KINDS
from pycore.puzzles._variants.notation import Variants, read_variants
from tests.support.entering import Entering, typed

SUDOKU, STARS = puzzle_named("sudoku"), puzzle_named("star-battle")

# A clue of every kind that has any.
EVERY = (
    "knight nonconsecutive all-xv thermo r9c4-r6c1-r4c3 r1c2-r1c4 arrow r1c5-r3c7 "
    "palindrome r5c5-r8c8 renban r9c9-r9c7 whispers r2c1-r2c3 between r4c9-r7c9 sums r8c1-r8c6 "
    "zipper r3c1-r3c5 white r1c2-r1c3-r2c3 3=r5c5-r5c6 black 4=r5c6-r6c6 x r7c1-r7c2 v r9c1-r9c2 "
    "quad 1-4-6-7=r1c1 9=r8c8 even r1c9-r3c9 odd r4c4 min r5c1 max r5c9 "
    "pill r1c1-r1c2=r1c2-r3c2 cage 12=r6c5-r6c6 r9c4-r9c6 region r7c2-r7c4+r8c2-r8c4 "
    "clone r2c5-r2c6+r3c6=r6c2-r6c3+r7c3 sandwich 8=r1c1-r9c1 0=r9c1-r9c9 "
    "little 24=r1c3-r3c1 7=r3c1-r1c3 9=r1c1"
)


def sudoku(text: str, size: str = "9") -> Entering:
    return Entering(SUDOKU, {"size": size, "diagonals": "no", "variants": text})


def enter(hand: Entering, text: str) -> None:
    """Draw each clue of a text with its tool, and write its numbers."""
    variants = read_variants(text)
    hand.do(*(Switched(name, is_on=True) for name in variants.whole))
    for sign in sorted({*variants.picture}):
        cells = [cell for cell, each in enumerate(variants.picture) if each == sign]
        hand.do(Draw("jigsaw", tuple(cells)))
    for clue in variants.clues:
        if KINDS[clue.name].form != "side":
            hand.do(*drags(clue))
        if clue.numbers:
            hand.do(Write(slot_of(hand, clue), "".join(map(str, clue.numbers))))


def drags(clue: Clue) -> list[Draw]:
    """The drags of a clue, by a person who begins with the last cell of an area."""
    ways = [clue.cells, *([clue.others] if clue.others else [])]
    match KINDS[clue.name].form:
        case "corner":
            ((r, c),) = clue.cells
            ways = [((r + 1, c), (r, c + 1))]
        case "ray":
            ways = [clue.cells[:2]]
        case "area":
            ways = [clue.cells[::-1]]
    return [Draw(clue.name, tuple(9 * r + c for r, c in way)) for way in ways]


def slot_of(hand: Entering, clue: Clue) -> int:
    """The slot of a clue: the last one of its kind that has all its cells and is empty."""
    cells = {9 * r + c for r, c in clue.cells}
    slots = [*enumerate(hand.sheet.slots)]
    fitting = [at for at, s in slots if s.tool == clue.name and not s.text and cells <= {*s.cells}]
    return fitting[-1]


def one_clue(name: str) -> Clue:
    """The first clue of a kind in the text with every kind."""
    return next(clue for clue in read_variants(EVERY).clues if clue.name == name)


TEXTS = [
    *(
        pytest.param(example.options["variants"], id=example.title.en)
        for example in SUDOKU.examples
        if example.options.get("variants")
    ),
    pytest.param(EVERY, id="every kind"),
]


@pytest.mark.parametrize("text", TEXTS)
def test_a_drag_for_each_clue_gives_the_text_of_a_sudoku(text):
    hand = sudoku("none")
    enter(hand, text)
    assert hand.text == str(read_variants(text))
    hand.do(Clear())
    assert hand.text == "none"


def test_there_is_a_tool_or_a_switch_for_every_kind():
    sheet = sudoku("none").sheet
    tools = {tool.name for tool in sheet.tools}
    assert tools | {switch.name for switch in sheet.switches} == {*KINDS, "jigsaw"}
    assert {clue.name for clue in read_variants(EVERY).clues} == tools - {"jigsaw"}


@pytest.mark.parametrize("name", [n for n in KINDS if KINDS[n].form not in ("grid", "side")])
def test_a_clue_that_is_drawn_again_goes_unless_it_is_a_cage(name):
    clue = one_clue(name)
    hand = sudoku("none")
    enter(hand, str(Variants(clues=(clue,))))
    assert hand.text != "none"
    hand.do(drags(clue)[0])
    assert (hand.text == "none") == (name != "cage")


def test_dots_and_marks_give_way_to_others_in_their_place():
    hand = sudoku("white r1c1-r1c4 even r5c1-r5c4")
    hand.do(Draw("black", (1, 2)))
    assert hand.text == "white r1c1-r1c2 r1c3-r1c4 black r1c2-r1c3 even r5c1-r5c4"
    hand.do(Draw("odd", (37, 38)), Draw("white", (1, 2, 3)))
    assert hand.text == "white r1c1-r1c2 r1c2-r1c4 even r5c1 r5c4 odd r5c2-r5c3"
    hand.do(Draw("even", (39,)))
    assert hand.text == "white r1c1-r1c2 r1c2-r1c4 even r5c1 odd r5c2-r5c3"


def test_the_rubber_takes_what_is_among_the_cells_or_else_what_has_any_of_them():
    hand = sudoku("thermo r1c1-r1c5 white r1c1-r1c3 sandwich 9=r1c1-r1c9")
    hand.do(Free((0, 1)))
    assert hand.text == "thermo r1c1-r1c5 white r1c2-r1c3 sandwich 9=r1c1-r1c9"
    hand.do(Free((4,)))
    assert hand.text == "white r1c2-r1c3 sandwich 9=r1c1-r1c9"
    hand.do(Free((1,)), Free((40,)))
    assert hand.text == "sandwich 9=r1c1-r1c9"


def test_a_cage_takes_cells_from_others_and_a_box_too():
    hand = sudoku("cage 9=r1c1-r1c3")
    hand.do(Draw("cage", (2, 11)), Draw("cage", (0, 1)))
    assert hand.text == "cage r1c3-r2c3 r1c1-r1c2"
    hand = sudoku("none", "4")
    hand.do(Draw("jigsaw", (0, 1, 4, 5)), Draw("jigsaw", (5, 6, 7, 11)))
    assert hand.text == "jigsaw AA..ABBB...B...."
    hand.do(Free((0, 1, 4)), Free((5, 6, 7, 11)))
    assert hand.text == "none"


def test_the_turns_of_a_line_are_enough():
    hand = sudoku("none")
    hand.do(Draw("thermo", (72, 0, 4)))
    assert hand.text == "thermo r9c1-r1c1-r1c5"


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (Draw("quad", (0, 1)), "corner"),
        (Draw("little", (0, 1)), "diagonal"),
        (Draw("little", (40,)), "diagonal"),
        (Draw("thermo", (0, 11)), "between them"),
        (Draw("white", (0, 10)), "diagonally"),
        (Draw("renban", (*range(9), 17)), "different numbers"),
        (Draw("zipper", (0, 1)), "three"),
    ],
)
def test_a_drag_that_makes_no_such_clue_is_refused_in_words(change, said):
    hand = sudoku("none")
    with pytest.raises(BadInput) as bad:
        hand.do(change)
    assert said in bad.value.fault.words.en
    assert hand.text == "none"


def test_a_shape_has_its_second_place_where_it_fits():
    hand = sudoku("none")
    hand.do(Draw("clone", (0, 1, 10)))
    with pytest.raises(BadInput):
        hand.do(Draw("clone", (80,)))
    hand.do(Draw("clone", (40,)))
    assert hand.text == "clone r1c1-r1c2-r2c2=r5c5-r5c6-r6c6"


def test_numbers_are_those_of_the_grid():
    hand = sudoku("white r1c1-r1c2")
    with pytest.raises(BadInput):
        hand.do(Write(0, "99"))
    hand = sudoku("none", "16")
    hand.do(Draw("quad", (0, 17)), Write(0, "1 12 16"))
    assert hand.text == "quad 1-12-16=r1c1"
    assert hand.sheet.slots[0].text == "1 12 16"


def test_whatever_is_done_there_is_a_sheet_again():
    random = Random(56)
    done = 0
    for _ in range(30):
        hand = sudoku("none", random.choice(["4", "6", "9", "16"]))
        for _ in range(20):
            try:
                hand.do(random_change(random, hand))
                done += 1
            except BadInput:
                continue
            assert len(hand.sheet.drawing.spots) == int(hand.options["size"]) ** 2
    assert done > 300


def random_change(random: Random, hand: Entering) -> Change:
    size, sheet = int(hand.options["size"]), hand.sheet
    r, c = random.randrange(size), random.randrange(size)
    way = [(r, c)]
    for _ in range(random.randrange(6)):
        r, c = r + random.choice([-1, 0, 1]), c + random.choice([-1, 0, 1])
        if 0 <= r < size and 0 <= c < size and (r, c) not in way:
            way.append((r, c))
    cells = tuple(size * r + c for r, c in way)
    tool = random.choice([tool.name for tool in sheet.tools if tool.does != "write"])
    write = Write(random.randrange(len(sheet.slots)), str(random.randrange(120)))
    turn = Switched("knight", is_on=random.random() < 0.5)
    changes: list[Change] = [*[Draw(tool, cells)] * 6, write, Free(cells), turn]
    return random.choice(changes)


@pytest.mark.parametrize("example", STARS.examples, ids=lambda example: example.title.en)
def test_a_drag_for_each_region_gives_a_star_battle(example: Example):
    options = typed(STARS, example)
    goal = read_regions(options["regions"])
    hand = Entering(STARS, options)
    hand.do(Clear())
    assert hand.text == str(goal.size)
    hand.do(*(Draw("region", cells[::-1]) for cells in goal.cells.values()))
    assert hand.text == str(goal)
    hand.do(Resize((5,)), Draw("region", (0, 1)), Free((1,)))
    assert hand.text == "A.... ..... ..... ..... ....."
