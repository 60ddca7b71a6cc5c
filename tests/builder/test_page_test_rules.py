"""Unsafe forms of page tests are reported, each with its line; safe ones are not."""

from textwrap import indent

import pytest

from builder import page_test_rules

UNSAFE = {
    "script": [
        "page.evaluate('scrollTo(0, 400)')",
        "before = page.evaluate('scrollY')",
        "until(page, lambda: box.evaluate('box => { box.scrollTop = 4 }'), bool)",
        "button.dispatch_event('click')",
    ],
    "read": [
        "assert said.inner_text() == 'solved'",
        "assert rows.count() == 3",
        "assert {each.get_attribute('id') for each in rows.all()} == {'a'}",
        "assert look(page) == 0",
    ],
    "absence": [
        "button.click()\nexpect(notice).to_have_count(0)",
        "with page.expect_download():\n    button.click()\nexpect(dialog).to_be_hidden()",
        "button.click()\nexpect(dialog).to_be_hidden()\nexpect(notice).not_to_be_visible()",
    ],
    "reload": ["page.reload()", "cell.fill('7')\npage.goto('./')"],
    "sleep": ["page.wait_for_timeout(50)", "time.sleep(1)"],
    "resize": ["page.set_viewport_size({'width': 390, 'height': 844})"],
}
SAFE = [
    "until_equal(page, lambda: page.evaluate('scrollY'), 0)",
    "resize(page, 390, 844)",
    "until(page, lambda: look(page), bool)",
    "assert drawn.count('<rect') > 100",
    "button.click()\nexpect(said).to_be_visible()\nexpect(notice).to_have_count(0)",
    "with removed_by(notice):\n    button.click()\nexpect(other).to_be_visible()",
    "page.goto('./')\ncell.fill('7')\nreload(page)",
    "button.click()\nvisit(page, 'about:blank')\npage.goto('./')",
]
LOOK = "def look(page):\n    return page.evaluate('scrollY')\n"


def unsafe_in(body: str) -> list[tuple[int, str]]:
    """The findings in the body of a test, by line."""
    head = f"{LOOK}def test_it(page):\n"
    found = page_test_rules.unsafe_in(head + indent(body, "    "))
    return [(line - head.count("\n"), form) for line, form in found]


@pytest.mark.parametrize(
    ("form", "body"), [(form, body) for form, bodies in UNSAFE.items() for body in bodies]
)
def test_an_unsafe_form_is_found(form, body):
    assert form in {found for _, found in unsafe_in(body)}


def test_it_is_found_where_it_stands():
    assert unsafe_in("button.click()\nexpect(notice).to_have_count(0)") == [(2, "absence")]


@pytest.mark.parametrize("body", SAFE)
def test_a_safe_form_is_left_alone(body):
    assert unsafe_in(body) == []


def test_each_form_is_told_with_what_to_write_instead(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(page_test_rules, "ROOT", tmp_path)
    written = tmp_path / "test_it.py"
    written.write_text("def test_it(page):\n    page.reload()\n", "utf-8")
    assert page_test_rules.main([str(written)]) == 1
    said = capsys.readouterr().out
    assert said.startswith("test_it.py:2: unsafe (reload); instead: reload(page)")
