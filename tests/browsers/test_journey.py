"""A short journey through the page and one through a page of another host, in every browser."""

import pytest

from builder import environment
from tests.browsers.visitor import OVER
from tests.support.damaged_site import deploy_over_this_version, write_newer_site
from tests.support.grids import SUDOKU, WIKIPEDIA_SOLVED
from tests.support.hosting import hosted as hosted_elsewhere
from tests.support.journey import sentence

STAR = "#puzzle=magic-star"
EMBEDDED = """
<edagari-puzzle puzzle="magic-star">a star of twelve</edagari-puzzle>
<button id="solve">Solve</button>
<p id="ready" hidden>ready</p> <p id="finished"></p>
<script>
  const star = document.querySelector("edagari-puzzle");
  const said = (name) => document.querySelector("#" + name);
  star.addEventListener("ready", () => { said("ready").hidden = false });
  star.addEventListener("finished", (event) => {
    said("finished").textContent = event.detail.verdict.en;
  });
  said("solve").onclick = () => star.solve();
</script>"""
FLIP_IT = "#puzzle=flip-it&start=●●_●●●"


def test_the_workbench_does_what_it_is_for_and_then_needs_no_host(visitor, host):
    visitor.open(f"{STAR}&strategy=prune")
    with sentence("Python comes from its snapshot"):
        visitor.see(".stage.ready[data-how=snapshot]")
    with sentence("the star goes step by step and back"):
        visitor.press("Step")
        visitor.see(".narration", "1 placed in cell a")
        visitor.press("Step")
        visitor.see(".narration", "2 placed in cell b")
        visitor.press("One event back")
        visitor.see(".moment", "1 / 2")
        assert visitor.values() == ["1", *[""] * 11]
    visitor.follow(f"{STAR}&strategy=compiled")
    with sentence("the star has 960 solutions"):
        visitor.press("Solve")
        visitor.see(OVER, "exactly 960 solutions")
        visitor.press("Solution 1")
        visitor.see(".board .cell.solved")
        assert sorted(map(int, visitor.values())) == list(range(1, 13))
    visitor.follow("#puzzle=queens&option.n=12&strategy=compiled&panels=plan.program")
    with sentence("a search that lasts goes on in WebAssembly"):
        visitor.press("Solve")
        visitor.see(OVER, "exactly 14,200 solutions")
        visitor.click("details.code summary")
        visitor.see("details.code", "has gone on in WebAssembly")
    visitor.see(".offline")  # everything is kept by now
    visitor.follow(SUDOKU)
    with sentence("a Sudoku is typed in and solved"):
        visitor.type({2: "4", 3: "6"})
        visitor.press("Solve")
        visitor.see(OVER, "exactly 1 solution")
        visitor.see(".narration.solution", "Solution 1 of 1")
        visitor.see(".board .cell.solved")
        assert "".join(visitor.values()) == WIKIPEDIA_SOLVED
    visitor.follow(FLIP_IT)
    with sentence("Flip It is played and solved"):
        visitor.press("Hint")
        visitor.click(".place.hinted")
        visitor.see("[data-figure=moves]", "1")
        visitor.press("Undo")
        visitor.see("[data-figure=moves]", "0")
        visitor.press("Solve")
        visitor.see(OVER, "8 moves, 7 shortest lines")
        visitor.press("One move forward", "One move back")
        visitor.see(".line .moment", "move 0 of 8")
    with sentence("after one visit it needs no host"):
        host.is_down = True
        visitor.open(f"{STAR}&given=0:1,1:2,2:4")
        visitor.press("Solve")
        visitor.see(OVER, "exactly 1 solution")


@pytest.mark.not_in_chromium  # tests/site/test_embed.py
def test_a_puzzle_in_a_page_of_another_host_is_solved(visitor, host, tmp_path):
    with hosted_elsewhere(tmp_path, host.address, EMBEDDED) as tutorial:
        visitor.driver.open(tutorial)
        visitor.see("#ready")
        visitor.click("#solve")
        visitor.see("#finished", "exactly 960 solutions")


@pytest.mark.not_in_chromium  # tests/site/test_former_version.py
def test_a_puzzle_that_was_open_before_an_update_is_solved_after_it(visitor, host, tmp_path):
    newer = write_newer_site(environment.node().program, tmp_path / "newer")
    published = deploy_over_this_version(newer, tmp_path)
    host.is_like_pages = True
    tutorial = tmp_path / "tutorial"
    tutorial.mkdir()
    with hosted_elsewhere(tutorial, host.address, EMBEDDED) as address:
        visitor.driver.open(address)
        visitor.see("#ready")
        host.folder = published
        visitor.click("#solve")
        visitor.see("#finished", "exactly 960 solutions")
        assert host.frames == 1  # the frame was not loaded again
