"""The place of a frame is kept before it has loaded: nothing around it moves, and links land."""

import json
import re
from functools import partial

import pytest
from playwright.sync_api import Route, expect

from builder import bundle
from builder.site import SITE
from tests.site.test_embed_heights import VIEWS, WIDTHS
from tests.support.acting import scroll_by, scroll_to
from tests.support.hosting import Tutorial
from tests.support.journey import sentence
from tests.support.polling import until_equal
from tests.support.workbench import place_of, resize

PART = re.compile(r"/app/frame_study-\w+\.js$")
NEAR = 8
"""Pixels: a reader does not lose the line by less."""
FAR = """<style>body {{ max-width: none !important }} #far {{ height: 12000px }}</style>
<div id="far"></div>{}<div id="end">The end.</div>"""
BARE = {
    "board without controls": 'puzzle="magic-star" view="board" controls="none"',
    "player without controls": 'puzzle="magic-star" view="player" controls="none"',
    "large player": 'puzzle="magic-star" view="player" size="large"',
    "larger text": 'puzzle="magic-star" view="player" size="20"',
    "smaller text": 'puzzle="magic-star" view="board tree" size="14"',
    "words for moments": 'puzzle="magic-star" view="player" strategy="prune" look="9:here"',
    "words beside": 'puzzle="magic-star" view="player tree" strategy="prune" look="9:here"',
    "second board": 'puzzle="magic-star" view="player" strategy="prune" beside="order"',
    "second board and plan": 'puzzle="queens" view="plan player" strategy="prune" beside="order"',
    "only played": 'puzzle="kenken" play="only"',
    "board and race": 'puzzle="magic-square" view="board race"',
    "movement and tree": ('puzzle="flip-it" strategy="iterative-deepening" view="player tree"'),
    "a wide movement": 'puzzle="flip-it" option-n="12" view="player"',
    "a narrow row": 'puzzle="permutations" option-n="3" view="board"',
}
ROUTER = """<main id="room"></main><script>
const words = "<p>The article goes on, for as long as it takes.</p>";
const rooms = {
  article: `<h2>Article</h2>${words}
    <edagari-puzzle id="one" puzzle="magic-star" view="player"></edagari-puzzle>${words}
    <edagari-puzzle id="two" puzzle="magic-square" view="watch"></edagari-puzzle>
    <h2 id="after">After</h2>${words.repeat(40)}<a href="?contents">All articles</a>`,
  contents: `<h2>Contents</h2><a href="?article">From the top</a>
    <a href="?article#after">What comes after</a>`,
};
const show = () => {
  room.innerHTML = rooms[location.search.slice(1)] ?? rooms.contents;
  const part = document.getElementById(location.hash.slice(1));
  if (history.state) scrollTo(0, history.state.top);
  else if (part) part.scrollIntoView();
  else scrollTo(0, 0);
};
history.scrollRestoration = "manual";
addEventListener("popstate", show);
addEventListener("click", (event) => {
  const link = event.target.closest("a");
  if (!link) return;
  event.preventDefault();
  history.replaceState({ top: scrollY }, "");
  history.pushState(null, "", link.href);
  show();
});
show();
</script>"""


def elements(attributes: dict[str, str]) -> str:
    return "".join(
        f'<edagari-puzzle id="{name.replace(" ", "-")}" {each}></edagari-puzzle>'
        for name, each in attributes.items()
    )


def height_of(there: Tutorial, name: str) -> float:
    return place_of(there.element(name))["height"]


def every_puzzle() -> dict[str, str]:
    boards = json.loads(bundle.in_site(SITE, bundle.BOARDS).read_text("utf-8"))
    return {name: f'puzzle="{name}"' for name in boards}


def test_the_place_of_a_frame_stays_while_a_part_of_it_is_on_its_way(tutorial):
    there = tutorial(FAR.format(elements({"watch": VIEWS["watch"][0]})), python=False)
    held: list[Route] = []
    is_free = False
    there.page.context.route(
        PART, lambda route: route.continue_() if is_free else held.append(route)
    )
    kept = height_of(there, "watch")
    scroll_to(there.element("watch"))
    there.wait_for("watch", "ready")
    with sentence("while it is on its way"):
        expect(there.frame("watch").get_by_text("Loading…")).to_be_visible()
        assert abs(height_of(there, "watch") - kept) < NEAR
    is_free = True
    held[0].continue_()
    with sentence("and when it is there"):
        expect(there.frame("watch").locator(".watch-mode")).to_be_visible()
        there.frame("watch").locator("html.whole").wait_for()
        assert abs(height_of(there, "watch") - kept) < NEAR


@pytest.mark.parametrize("kind", ["views", "puzzles"])
def test_a_frame_is_as_tall_as_the_place_kept_for_it(tutorial, kind):
    shown = {**{name: each for name, (each, _) in VIEWS.items()}, **BARE}
    shown = shown if kind == "views" else every_puzzle()
    there = tutorial(FAR.format(elements(shown)), python=False)
    names = [name.replace(" ", "-") for name in shown]

    def heights() -> dict[str, float]:
        return {name: height_of(there, name) for name in names}

    def moved(reserved: dict[str, float]) -> dict[str, tuple[float, float]]:
        pairs = {name: (reserved[name], height) for name, height in heights().items()}
        return {name: pair for name, pair in pairs.items() if abs(pair[0] - pair[1]) > NEAR}

    for name in names:
        expect(there.element(name).locator("iframe")).to_be_attached()
    kept = {}
    for width in WIDTHS:
        resize(there.page, width + 24, 900)
        kept[width] = heights()
    with sentence("the frames have not loaded: they are far away"):
        assert all(there.heard(name, "ready") == [] for name in names)
    for name in names:
        scroll_to(there.element(name))
        there.wait_for(name, "ready")
        there.frame(name).locator("html.whole").wait_for()
    with sentence("each has the height that was kept for it"):
        assert moved(kept[width]) == {}
    for width in WIDTHS[:-1]:
        with sentence(f"at {width} pixels too"):
            resize(there.page, width + 24, 900)
            until_equal(there.page, partial(moved, kept[width]), {})


def test_another_width_before_it_has_loaded_is_another_place(tutorial):
    there = tutorial(FAR.format(elements({"it": 'puzzle="magic-star" view="player"'})))
    expect(there.element("it").locator("iframe")).to_be_attached()
    wide = height_of(there, "it")
    resize(there.page, 414, 900)
    until_equal(there.page, partial(height_of, there, "it"), 1239)
    assert wide == 1110
    with sentence("an author's own height counts"):
        there.set("it", "height", "fixed")
        until_equal(there.page, partial(height_of, there, "it"), 512)


def both_ready(there: Tutorial, times: int) -> None:
    for name in ("one", "two"):
        there.wait_for(name, "ready", times)
        there.frame(name).locator("html.whole").wait_for()


def test_links_and_back_land_where_they_point(tutorial):
    there = tutorial(ROUTER, python=False)
    page = there.page
    after = page.get_by_role("heading", name="After")
    with sentence("a link within a client-side site"):
        page.get_by_role("link", name="What comes after").click()
        both_ready(there, 1)
        assert place_of(after)["y"] == pytest.approx(0, abs=NEAR)
    with sentence("Back, to where the reader had been"):
        scroll_by(page, 137)
        left = place_of(after)["y"]
        there.follow("All articles")
        expect(page.get_by_role("heading", name="Contents")).to_be_visible()
        page.go_back()
        both_ready(there, 2)
        assert place_of(after)["y"] == pytest.approx(left, abs=NEAR)
    with sentence("opened at once by an address with a part"):
        there.follow("All articles")
        page.get_by_role("link", name="From the top").click()
        expect(page.get_by_role("heading", name="Article")).to_be_in_viewport()
        both_ready(there, 3)
        assert place_of(page.get_by_role("heading", name="Article"))["y"] > 0
