"""An exercise of a host's page: its text and its program are shown, run on request, and judged."""

import re
from html import escape
from textwrap import indent

import pytest
from playwright.sync_api import expect

from tests.support.hosting import Tutorial

CODE = """from edagari.learn import puzzle
board = puzzle()
print("<b>at work</b>")
for values in [(1, 2), (2, 1)]:
    for cell, value in enumerate(values):
        board.place(cell, value)
    board.solution()
"""


def exercise(solutions: int) -> str:
    """Return an element whose program finds two solutions."""
    return f"""<edagari-puzzle id="it" puzzle="permutations" option-n="2" view="python"
      code="{escape(CODE)}" task="Find &lt;all&gt; rows." solutions="{solutions}" nodes="4">
    </edagari-puzzle>"""


def opened(tutorial, solutions: int) -> Tutorial:
    there: Tutorial = tutorial(exercise(solutions))
    expect(there.frame("it").locator(".python-room .task")).to_have_text("Find <all> rows.")
    expect(there.frame("it").locator(".python-room pre")).to_contain_text("<b>at work</b>")
    there.start("it")
    return there


def test_it_runs_when_its_reader_presses_run_and_is_judged(tutorial):
    there = opened(tutorial, 2)
    frame = there.frame("it")
    expect(frame.get_by_role("note")).to_contain_text("comes from the page around it (http://")
    expect(frame.get_by_role("textbox", name="Program")).to_contain_text("board.place(cell, value)")
    run = frame.get_by_role("button", name="Run", exact=True)
    expect(run).to_be_enabled()
    expect(frame.locator(".printed pre")).to_have_count(0)
    run.click()
    expect(frame.locator(".judgement")).to_have_text("Solved.")
    expect(frame.locator(".printed pre")).to_have_text("<b>at work</b>")
    expect(frame.locator("svg.thumbnail")).to_be_visible()
    expect(frame.get_by_role("button", name="Save as .py")).to_have_count(0)


def test_the_full_page_gets_the_program_as_it_stands_and_its_exercise(tutorial):
    there: Tutorial = tutorial(exercise(2))
    frame = there.frame("it")
    link = frame.get_by_role("link", name="Open in Edagari")
    expect(link).to_have_attribute("href", re.compile("&program=.*&task=.*&solutions=2&nodes=4"))
    there.start("it")
    editor = frame.get_by_role("textbox", name="Program")
    expect(editor).to_contain_text("board.place(cell, value)")
    before = link.get_attribute("href") or ""
    editor.press("ControlOrMeta+End")
    there.page.keyboard.insert_text("# a reader's words")
    expect(link).not_to_have_attribute("href", before)
    with there.page.context.expect_page() as opened:
        link.click()
    room = opened.value.get_by_role("dialog", name="Your own program")
    expect(room.get_by_role("note")).to_contain_text("came with a link")
    expect(room.get_by_role("textbox", name="Program")).to_contain_text("# a reader's words")
    expect(room.locator(".task")).to_have_text("Find <all> rows.")
    run = room.get_by_role("button", name="Run", exact=True)
    expect(run).to_be_enabled()
    expect(room.locator(".printed pre")).to_have_count(0)
    run.click()
    expect(room.locator(".judgement")).to_have_text("Solved.")


BETWEEN = """<edagari-puzzle id="it" puzzle="permutations" option-n="2" view="python" solutions="2">
  {}
</edagari-puzzle>"""


@pytest.mark.parametrize(
    "written",
    [
        f'<script type="text/x-python">\n{indent(CODE, "    ")}\n  </script>',
        f'<pre>1\n2\n</pre><pre><code class="language-python">{escape(CODE)}</code></pre>',
        f"<pre><code>{escape(CODE.strip()).replace(chr(10), '<br>')}</code></pre>",
    ],
    ids=["data", "fenced", "lines"],
)
def test_a_program_is_written_between_the_tags(tutorial, written):
    there: Tutorial = tutorial(BETWEEN.format(written))
    expect(there.frame("it").locator(".python-room pre")).to_have_text(CODE.strip())
    expect(there.element("it").locator("pre").locator("visible=true")).to_have_count(0)
    there.start("it")
    run = there.frame("it").get_by_role("button", name="Run", exact=True)
    expect(run).to_be_enabled()
    run.click()
    expect(there.frame("it").locator(".judgement")).to_have_text("Solved.")


def test_a_program_comes_from_a_file_of_the_host(tutorial, tmp_path):
    (tmp_path / "rows.py").write_text(CODE, "utf-8")
    there: Tutorial = tutorial(
        BETWEEN.format("").replace("view", 'src="rows.py" view'), faulty=True
    )
    program = there.frame("it").locator(".python-room pre")
    expect(program).to_have_text(CODE.strip())
    with there.page.expect_console_message(lambda said: "nowhere.py: 404" in said.text):
        there.set("it", "src", "nowhere.py")
    expect(program).to_have_count(0)
    there.set("it", "src", None)
    there.set("it", "code", "print(1)")
    expect(program).to_have_text("print(1)")


def test_another_exercise_of_the_host_takes_its_place(tutorial):
    there = opened(tutorial, 2)
    frame = there.frame("it")
    expect(frame.get_by_role("button", name="Run", exact=True)).to_be_enabled()
    there.set("it", "solutions", "3")
    there.set("it", "code", "print(1)")
    expect(frame.get_by_role("textbox", name="Program")).to_have_text("print(1)")
    run = frame.get_by_role("button", name="Run", exact=True)
    expect(run).to_be_enabled()
    run.click()
    expect(frame.locator(".judgement")).to_have_text(
        "Not yet: 0 different solutions were reported, 3 are wanted."
    )
