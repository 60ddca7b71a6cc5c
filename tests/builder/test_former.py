"""A deployment keeps the files of the versions before it, each as it was, and only those."""

import json
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from builder import former, serve
from builder.bundle import integrity

SHARED = {"worker/worker-AAAAAAAA.js": "the same", "index.html": "home"}


def site_in(folder: Path, files: Mapping[str, str]) -> Path:
    """A site with these files, and its list."""
    for name, content in {**SHARED, **files}.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, "utf-8")
    former.write_list(folder)
    return folder


@contextmanager
def at_address(folder: Path) -> Iterator[str]:
    with serve.server(folder, port=0) as bound:
        threading.Thread(target=bound.serve_forever, daemon=True).start()
        yield serve.address(bound)
        bound.shutdown()


def deployed(folder: Path, files: Mapping[str, str], before: Path) -> Path:
    """The site of these files, with those of the site before it."""
    site = site_in(folder, files)
    with at_address(before) as base:
        former.keep(site, base)
    return site


def versions_of(site: Path) -> list[dict[str, str]]:
    return former.read(json.loads((site / former.LIST).read_text("utf-8")))


@pytest.fixture
def first(tmp_path):
    return site_in(tmp_path / "1", {"app/main-11111111.js": "1", "python/start-1111aaaa.json": "1"})


def test_files_named_after_their_content_are_kept_and_no_others(first, tmp_path):
    (first / "old.html").write_text("a page of the former version")
    second = deployed(tmp_path / "2", {"app/main-22222222.js": "2"}, first)
    assert (second / "app/main-11111111.js").read_text() == "1"
    assert (second / "python/start-1111aaaa.json").read_text() == "1"
    assert (second / "app/main-22222222.js").read_text() == "2"
    assert not (second / "old.html").exists()
    own, kept = versions_of(second)
    assert "app/main-22222222.js" in own
    assert kept["app/main-11111111.js"] == integrity(first / "app/main-11111111.js")


def test_as_many_versions_are_kept_as_are_wanted(first, tmp_path):
    site = first
    for number in range(2, former.VERSIONS + 4):
        name = f"app/main-{number:08}.js"
        site = deployed(tmp_path / str(number), {name: str(number)}, site)
    assert len(versions_of(site)) == former.VERSIONS + 1
    names = {path.name for path in (site / "app").iterdir()}
    assert len(names) == former.VERSIONS + 1
    assert "main-11111111.js" not in names


def test_the_same_version_again_is_no_former_one(first, tmp_path):
    again = deployed(tmp_path / "2", {"app/main-11111111.js": "1"}, first)
    once_more = deployed(tmp_path / "3", {"app/main-11111111.js": "1"}, again)
    assert len(versions_of(once_more)) == 2


def test_a_file_that_is_not_what_the_list_says_is_left_out_and_named(first, tmp_path, capsys):
    (first / "app/main-11111111.js").write_text("changed since")
    (first / "python/start-1111aaaa.json").unlink()
    second = deployed(tmp_path / "2", {}, first)
    assert not (second / "app/main-11111111.js").exists()
    assert versions_of(second)[1].keys() == {"worker/worker-AAAAAAAA.js"}
    said = "".join(capsys.readouterr())
    assert "app/main-11111111.js" in said
    assert "python/start-1111aaaa.json" in said


def test_a_present_file_is_never_replaced(first, tmp_path):
    second = deployed(tmp_path / "2", {"app/main-11111111.js": "another content"}, first)
    assert (second / "app/main-11111111.js").read_text() == "another content"


HOSTILE = [
    "index.html",
    "sw.js",
    "embed.js",
    "../outside-11111111.js",
    "app/../../main-11111111.js",
    "/app/main-11111111.js",
    "https://elsewhere.invalid/app/main-11111111.js",
    "python/../start-11111111.json",
]


@pytest.mark.parametrize("name", HOSTILE)
def test_a_list_cannot_name_anything_else(name):
    assert former.read([{name: "sha256-"}]) == [{}]


@pytest.mark.parametrize("listed", ["", "<!doctype html>", "{}", "[1, null, []]", '[{"a": 1}]'])
def test_a_host_without_a_list_has_no_former_version(tmp_path, listed):
    before = tmp_path / "before"
    before.mkdir()
    (before / former.LIST).write_text(listed)
    site = deployed(tmp_path / "1", {}, before)
    assert [version for version in versions_of(site)[1:] if version] == []


def test_a_host_that_is_not_there_yet_has_no_former_version(tmp_path):
    (tmp_path / "empty").mkdir()
    with at_address(tmp_path / "empty") as nothing:
        pass
    site = site_in(tmp_path / "site", {})
    former.keep(site, nothing)
    assert len(versions_of(site)) == 1
