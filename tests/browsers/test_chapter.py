"""A chapter of the tutorial: how its text and its frames look in each browser."""

from tests.support.journey import sentence
from tests.support.workbench import PATIENCE

NOT_READY = """
async (seconds) => {
  const all = [...document.querySelectorAll("edagari-puzzle")];
  for (const each of all) each.frame.loading = "eager";
  const end = performance.now() + 1000 * seconds;
  while (!all.every(({ ready }) => ready) && performance.now() < end)
    await new Promise((done) => setTimeout(done, 50));
  return all.filter(({ ready }) => !ready).map(({ asked }) => asked);
}
"""
SETTLED = """
async (width) => {
  const without = ({ frame }) => {
    const { documentElement: page, defaultView: view } = frame.contentDocument;
    return page.clientWidth === view.innerWidth && page.clientHeight === view.innerHeight;
  };
  const all = [...document.querySelectorAll("edagari-puzzle")];
  const end = performance.now() + 60000;
  while (!(innerWidth === width && all.every(without)) && performance.now() < end)
    await new Promise((done) => setTimeout(done, 50));
  return all.every(without);
}
"""
LINES = """
() => Array.from(document.querySelectorAll("a.step"), (link) => {
  const { textDecorationLine: line, textDecorationStyle: style } = getComputedStyle(link);
  return `${line} ${style}`;
})
"""


def test_a_chapter_looks_as_it_should(visitor):
    visitor.driver.open(visitor.site + "learn/en/1-loops/")
    with sentence("words that lead to a moment are underlined"):
        assert set(visitor.driver.run(LINES)) == {"underline dashed"}
    with sentence("every frame has drawn its board"):
        assert visitor.driver.run(NOT_READY, PATIENCE) == []
    for width in (430, 360, 700, 390):
        with sentence(f"no scroll bar stays in a frame whose page was resized to {width} pixels"):
            visitor.driver.resize(width, 900)
            assert visitor.driver.run(SETTLED, width)
