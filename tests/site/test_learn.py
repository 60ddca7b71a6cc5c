"""A chapter of the tutorial, served from another origin than the site whose puzzles it shows."""

import re
import shutil
import sys
import threading
from pathlib import Path

import pytest
from playwright.sync_api import expect

from builder import learn, serve
from builder.site import SITE
from tests.support.acting import press_from_afar, scroll_to, visit
from tests.support.workbench import start_pyodide

CHAPTER = "en/4-pruning/"
PYTHON = "/python/"


@pytest.fixture(scope="session")
def host(site_address, tmp_path_factory):
    """Where the chapters are: the port, and so the origin, is another one than the site's."""
    folder = tmp_path_factory.mktemp("host") / learn.FOLDER
    folder.mkdir()
    for file in (SITE / learn.FOLDER).glob("*-*.*"):
        shutil.copy(file, folder)
    learn.write(Path(sys.executable), folder, site_address)
    with serve.server(folder, port=0, prefix="/tutorial/") as bound:
        threading.Thread(target=bound.serve_forever, daemon=True).start()
        yield serve.address(bound, "/tutorial/")
        bound.shutdown()


def test_a_chapter_is_read_its_search_is_stepped_and_a_question_answered(new_page, host):
    page = new_page()
    start_pyodide(page)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(host + CHAPTER)
    expect(page.get_by_role("heading", level=1)).to_have_text("Pruning")
    star = page.frame_locator("#star iframe")
    expect(star.locator(".board .cell")).to_have_count(12)
    assert not [url for url in asked if PYTHON in url]

    step = page.get_by_role("link", name="takes back the 4")
    step.click()
    expect(step).to_have_attribute("aria-current", "step")
    assert [url for url in asked if PYTHON in url]
    expect(star.locator("[data-cell='2']")).to_have_value("3")
    expect(star.locator("[data-cell='3']")).to_have_value("")
    page.get_by_role("link", name="the row is 2, 3, 9 and 12").click()
    expect(star.locator("[data-cell='4']")).to_have_value("12")
    expect(step).not_to_have_attribute("aria-current", "step")

    field = page.get_by_label("How many stars are there with these two numbers?")
    form = page.locator("form", has=field)
    said = form.get_by_role("status")
    for typed, answer in {
        "８０": "Not yet. That many have 1 on top",
        "15": "Not yet. Run the search",
        "１４": "Right.",
    }.items():
        field.fill(typed)
        field.press("Enter")
        expect(said).to_contain_text(answer)
    expect(said.locator("p:visible")).to_have_count(1)


def test_a_chapter_shows_one_star_of_each_kind_and_opens_its_pictures(new_page, host):
    page = new_page()
    page.goto(f"{host}en/5-symmetry/")
    star = page.frame_locator("#classes iframe")
    star.get_by_role("button", name="Start", exact=True).click()
    heading = star.locator(".gallery h2")
    expect(heading).to_have_text("Solutions 80 of 960")
    expect(star.locator(".gallery .times").first).to_have_text("×12")
    star.get_by_role("button", name=re.compile(r"^Kind 1\b")).click()
    expect(heading).to_have_text("Solutions 12 of kind 1")
    pictures = star.locator(".gallery .how")
    expect(star.locator(".gallery")).to_contain_text("12 images")
    expect(pictures.filter(has_text="turned")).not_to_have_count(0)
    star.get_by_role("button", name="All kinds").click()
    star.get_by_label("Show").select_option("structure")
    expect(heading).to_have_text("Solutions 20 of 960")
    expect(star.locator(".gallery .times").first).to_have_text("×48")


def test_a_chapter_and_its_embeds_wear_the_colours_chosen_in_the_workbench(new_page):
    page = new_page(color_scheme="light", python=False)
    page.goto("./")
    page.get_by_role("button", name="Colours").click()  # as the system, then light
    page.get_by_role("button", name="Colours").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    visit(page, f"learn/{CHAPTER}")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.frame_locator("#star iframe").locator("html")).to_have_attribute(
        "data-theme", "dark"
    )


def test_the_other_language_opens_at_the_same_section(new_page):
    page = new_page(python=False)
    page.goto(f"learn/{CHAPTER}")
    scroll_to(page.locator("#part-3"))
    press_from_afar(page.locator("a.language"))
    expect(page).to_have_url(re.compile(r"/learn/ja/4-pruning/#part-3$"))
    expect(page.locator("#part-3")).to_be_in_viewport()
