"""What is drawn stands where it belongs, however a browser renders it.

middle    the content of a cell is in its middle, letters without ascenders too
controls  those of the player are side by side: none covers another, and none extends beyond it
"""

import base64
from itertools import product

import pytest

from tests.browsers.visitor import OVER, Visitor
from tests.support.journey import sentence
from tests.support.workbench import script

MOST_PICTURES = 20  # of a page that is still being arranged
FAR = 0.12  # of a cell; a letter without ascenders has its middle below that of its line
PLACE = "() => Object.values(document.querySelector('.board').getBoundingClientRect().toJSON())"
WRITTEN = [
    ("#puzzle=magic-star&given=11:5&panels=plan", ".letter"),  # no line moves as a greeting
    ("#puzzle=sudoku&marks=40:5", ".marks text"),
]

SOLVED = "#puzzle=magic-star&strategy=prune&given=0:1,1:2,2:4"
MEASURED = ".player :is(button, input, .moment, .speed > span, .narration > span:not(.leads))"
HALF_A_PIXEL = 0.5
LANGUAGES = ["English", "日本語"]
WIDTHS = [320, 390, 768, 1280]
NO_STEPS = ".step-number { display: none }"  # their numbers have the colour of the letters
AS_IT_IS = "/* nothing */"
LARGER = "html { font-size: 19.2px }"  # the 16 px of the page and a fifth more


def off_the_middle(visitor: Visitor, written: str) -> list[float]:
    """How far what is written is off the middle of its cell: across and down, in cells."""
    for _ in range(MOST_PICTURES):
        place = visitor.driver.run(PLACE)
        picture = base64.b64encode(visitor.driver.picture()).decode()
        asked = {"picture": picture, "selector": written}
        found = visitor.driver.run(script("middle_of_ink"), asked)
        if place == visitor.driver.run(PLACE):  # or the plan has arrived, and needed space
            return [abs(far) for far in found]
    pytest.fail(f"the board does not stay where it is in any of {MOST_PICTURES} pictures")


def test_what_is_drawn_stands_where_it_belongs(visitor):
    visitor.open(WRITTEN[0][0])
    visitor.driver.run(script("add_styles"), NO_STEPS)
    for link, written in WRITTEN:
        with sentence(f"{written} stands in the middle of its cell"):
            visitor.follow(link)
            visitor.see(written)
            assert max(off_the_middle(visitor, written)) < FAR
    visitor.follow(SOLVED)
    visitor.press("Solve")
    visitor.see(OVER, "exactly 1 solution")
    visitor.click(".key.backwards")  # the text of the player is longest at a cut
    visitor.set(".speed input", "100")  # and the longest rate
    visitor.see(".rate", "10,000 a second")
    for styles, language in product([AS_IT_IS, LARGER], LANGUAGES):
        visitor.press(language)
        visitor.driver.run(script("add_styles"), styles)
        for width in WIDTHS:
            with sentence(f"no control lies on another at {width} pixels, {language}, {styles}"):
                visitor.driver.resize(width, 900)
                found, *faults = visitor.driver.run(
                    script("overlapping_controls"), [MEASURED, HALF_A_PIXEL]
                )
                assert int(found.split()[0]) >= 13
                assert faults == []
