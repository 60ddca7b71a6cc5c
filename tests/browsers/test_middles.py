"""The content of a cell is centred, however a browser renders small letters."""

import base64

import pytest

from tests.support.workbench import script

FAR = 0.12  # of a cell; a letter without ascenders has its middle below that of its line

PLACE = "() => Object.values(document.querySelector('.board').getBoundingClientRect().toJSON())"


@pytest.mark.parametrize(
    ("link", "written"),
    [
        ("#puzzle=magic-star&given=11:5&panels=plan", ".letter"),  # no line moves as a greeting
        ("#puzzle=sudoku&marks=40:5", ".marks text"),
    ],
)
def test_what_is_written_stands_in_the_middle_of_its_cell(visitor, link, written):
    visitor.open(link)
    visitor.see(written)
    place, after = None, [0]
    while place != after:  # the plan arrives, and needs space
        place = visitor.driver.run(PLACE)
        picture = base64.b64encode(visitor.driver.picture()).decode()
        asked = {"picture": picture, "selector": written}
        across, down = visitor.driver.run(script("middle_of_ink"), asked)
        after = visitor.driver.run(PLACE)
    assert abs(across) < FAR
    assert abs(down) < FAR
