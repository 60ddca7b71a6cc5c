"""The page's data in columns: whatever is written so is read as it was."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from builder.columns import in_columns
from tests.support.exported import exported

NAMES = st.sampled_from("abc")
DATA = st.recursive(
    st.none() | st.integers() | st.text(max_size=3),
    lambda inner: st.one_of(
        st.lists(inner, max_size=6),
        st.dictionaries(NAMES, inner, max_size=3),
        st.lists(st.fixed_dictionaries({"a": inner, "b": inner}), min_size=4, max_size=6),
    ),
    max_leaves=30,
)


def from_columns(data: Any) -> Any:
    """As web/app/catalogue.js reads it: what is inside first."""
    if isinstance(data, list):
        return [from_columns(each) for each in data]
    if not isinstance(data, dict):
        return data
    read = {name: from_columns(each) for name, each in data.items()}
    if "columns" not in read:
        return read
    columns = read["columns"]
    return [dict(zip(columns, row, strict=True)) for row in zip(*columns.values(), strict=True)]


@given(DATA)
def test_what_is_written_is_read_as_it_was(data: Any) -> None:
    assert from_columns(in_columns(data)) == data


def test_alike_objects_are_columns_from_four_on() -> None:
    alike = [{"x": 1, "y": 2}] * 4
    assert in_columns({"spots": alike}) == {"spots": {"columns": {"x": [1] * 4, "y": [2] * 4}}}
    assert in_columns(alike[:3]) == alike[:3]
    assert in_columns([*alike, {"x": 1}]) == [*alike, {"x": 1}]


def test_nothing_in_the_catalogue_is_called_columns() -> None:
    assert from_columns(in_columns(exported())) == exported()
