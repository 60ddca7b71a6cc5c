"""Journals of earlier versions: a search resumes from them, and does only what is missing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from pycore.parallel.results import as_line
from tests.support.commands import run

pytestmark = pytest.mark.native

OLDER = json.loads(Path(__file__).with_name("older_journals.json").read_text("utf-8"))
"""Each with its command and the totals: entries are only added, never changed."""


@pytest.fixture(params=OLDER, ids=lambda older: " ".join(older["command"][:2]))
def older(request: pytest.FixtureRequest) -> dict[str, Any]:
    found: dict[str, Any] = request.param
    return found


@pytest.fixture
def kept(older: dict[str, Any]) -> list[bytes]:
    """The lines of the file."""
    return [as_line(line) for line in older["kept"]]


def test_a_search_resumes_from_it(older: dict[str, Any], kept: list[bytes], tmp_path: Path) -> None:
    file = tmp_path / "parts"
    file.write_bytes(b"".join(kept[:-1]))
    said = run(*older["command"], "--keep", str(file), "--json")
    answer = json.loads(said.out.splitlines()[-1])
    assert (said.code, said.err) == (0, "")
    assert {name: answer[name] for name in older["end"]} == older["end"]
    lines = file.read_bytes().splitlines(keepends=True)
    assert (lines[:-1], len(lines)) == (kept[:-1], len(kept))


def test_its_lines_can_be_merged(older: dict[str, Any], kept: list[bytes], tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    one.write_bytes(b"".join(kept[:-1]))
    other.write_bytes(kept[0] + kept[-1])
    assert run("merge", str(one), str(other)).out.encode() == b"".join(kept)
