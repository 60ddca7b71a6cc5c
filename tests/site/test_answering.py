"""A script that never ends is named, instead of holding the whole run."""

import pytest

from tests.support.answering import NoAnswer, patience
from tests.support.polling import until, until_equal
from tests.support.workbench import Workbench


def test_a_script_that_never_ends_is_named_and_the_page_goes_on(new_page):
    page = Workbench(new_page(python=False), "").page
    with patience(0.1), pytest.raises(NoAnswer, match=r"no answer within 0.1 s: new Promise"):
        until(page, lambda: page.evaluate("new Promise(() => {})"), bool)
    until_equal(page, lambda: page.evaluate("1 + 1"), 2)
