"""How deep a JSON text is, against what it says when it is read."""

import json

from hypothesis import given
from hypothesis import strategies as st

from pycore.model.nesting import is_deeper

Json = None | bool | float | str | list["Json"] | dict[str, "Json"]
BRACKETS = st.text(r'[]{}"\a')
JSON: st.SearchStrategy[Json] = st.recursive(
    st.none() | st.booleans() | st.integers() | BRACKETS,
    lambda inside: st.lists(inside) | st.dictionaries(BRACKETS, inside),
)


def depth(data: Json) -> int:
    if isinstance(data, dict):
        data = list(data.values())
    return 1 + max(map(depth, data), default=0) if isinstance(data, list) else 0


@given(JSON)
def test_lists_and_objects_count_and_what_strings_hold_does_not(data: Json) -> None:
    text = json.dumps(data)
    assert depth(data) == 0 or is_deeper(text, depth(data) - 1)
    assert not is_deeper(text, depth(data))
