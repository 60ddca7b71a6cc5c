"""What a person is told who typed or opened something that cannot stand on the board. Options:
tests/page/views/options.test.js."""

from playwright.sync_api import expect

from tests.support.acting import follow
from tests.support.journey import at_size, sentence
from tests.support.workbench import Workbench, place_of


def test_what_cannot_stand_on_the_board_is_told(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=magic-star&given=99:5,0:1")
    with sentence("a cell that is not there is told by what the board calls its own"):
        told = "99: There is no such cell; cells are 0 to 11, from cell a to cell l."
        expect(bench.faults).to_have_text([told])
        expect(bench.faults.get_by_role("button")).to_have_count(0)  # there is no way to it
    with sentence("what is too long for a cell is cut where it is seen and stands for nothing"):
        follow(page, "#puzzle=magic-star&given=1:2")
        expect(bench.cell(1)).to_have_value("2")
        bench.cell(0).fill("123456789")
        expect(bench.cell(0)).to_have_value("1234567…")
        expect(bench.faults).to_contain_text("is not one of 1 to 12.")
    for size in ((1280, 800), (390, 844)):
        with at_size(page, size), sentence("a notice does not lie over what is wrong"):
            bench.button("Clear").click()
            bench.type({5: "3"})
            follow(page, "#puzzle=magic-star&given=0:abc,1:1.5,2:99")
            expect(bench.faults).to_have_count(3)
            bench.faults.last.scroll_into_view_if_needed()
            notice, list_ = place_of(page.locator(".notice")), place_of(page.locator(".faults"))
            assert notice["y"] + notice["height"] <= list_["y"]
            bench.page.get_by_role("radio", name="Enter puzzle").click()
