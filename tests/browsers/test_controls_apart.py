"""The controls of the player are side by side: none covers another, and none extends beyond it."""

from itertools import product

from tests.browsers.visitor import OVER
from tests.support.workbench import script

SOLVED = "#puzzle=magic-star&strategy=prune&given=0:1,1:2,2:4"
MEASURED = ".player :is(button, input, .moment, .speed > span, .narration > span)"
HALF_A_PIXEL = 0.5

LANGUAGES = ["English", "日本語"]
WIDTHS = [320, 390, 768, 1280]
AS_IT_IS = "/* nothing */"
LARGER = "html { font-size: 19.2px }"  # the 16 px of the page and a fifth more


def test_no_control_of_the_player_lies_on_another(visitor):
    visitor.open(SOLVED)
    visitor.press("Solve")
    visitor.see(OVER, "exactly 1 solution")
    visitor.click(".key.backwards")  # the text of the player is longest at a cut
    visitor.set(".speed input", "100")  # and the longest rate
    visitor.see(".rate", "10,000 a second")
    for styles, language in product([AS_IT_IS, LARGER], LANGUAGES):
        visitor.press(language)
        visitor.driver.run(script("add_styles"), styles)
        for width in WIDTHS:
            visitor.driver.resize(width, 900)
            found, *faults = visitor.driver.run(
                script("overlapping_controls"), [MEASURED, HALF_A_PIXEL]
            )
            assert int(found.split()[0]) >= 13
            assert faults == [], f"at {width} pixels, {language}, {styles}"
