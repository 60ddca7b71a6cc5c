"""What is wrong where a text breaks off as JSON."""

import json

import pytest

from pycore.model.json_faults import FAULTS, json_fault

WHOLE = '{"edagari": 1, "cells": [[0, 1.5], [true, null]], "title": "a\\n\\u3042\\\\"}'


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ('{"cells": }', "a value belongs here"),
        ("{cells: 1}", 'a name in " belongs here'),
        ('{"cells" 1}', "a : belongs here"),
        ("[1 2]", "a , belongs here"),
        ('["1', 'no second "'),
        ('["1\n"]', r"written \n"),
        (r'["\q"]', r"written \\"),
        (r'["\u12"]', "four digits"),
        ("[1] 2", "ended before"),
    ],
)
def test_what_would_be_right_is_said(text, right):
    with pytest.raises(json.JSONDecodeError) as caught:
        json.loads(text)
    assert right in json_fault(caught.value).en


def fault_of(text: str) -> json.JSONDecodeError | None:
    try:
        json.loads(text)
    except json.JSONDecodeError as bad:
        return bad
    return None


def test_wherever_a_text_breaks_it_is_said_in_both_languages():
    for at in range(len(WHOLE)):
        for sign in ("", *'"\\{}[],:q\n'):
            for text in (WHOLE[:at] + sign, WHOLE[:at] + sign + WHOLE[at + 1 :]):
                bad = fault_of(text)
                assert bad is None or json_fault(bad) in FAULTS.values(), text
