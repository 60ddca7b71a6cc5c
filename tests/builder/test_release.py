"""The files of a release: complete, reproducible, refused if anything is wrong."""

import hashlib
import os
import sys
import zipfile
from pathlib import Path

import pytest

import build
from builder import release, release_checks, site
from builder.shell import ROOT, Problem

CHANGELOG = """# Changelog

## 1.10.0 (not released yet)

Next.

## 1.1.0 (2026-11-22)

- This.

## 1.0.0

First.
"""


class TestWhatIsNew:
    @pytest.mark.parametrize(
        ("number", "told"),
        [("1.1.0", "## 1.1.0 (2026-11-22)\n\n- This.\n"), ("1.0.0", "## 1.0.0\n\nFirst.\n")],
    )
    def test_is_the_section_of_that_version_alone(self, number, told):
        assert release.changes(CHANGELOG, number) == told

    @pytest.mark.parametrize("number", ["1.1", "1.1.00", "2.0.0", ""])
    def test_is_missed_by_name(self, number):
        with pytest.raises(Problem, match=rf"no section ## {number}"):
            release.changes(CHANGELOG, number)

    def test_is_told_of_the_version_that_stands_in_the_package(self):
        told = release.changes((ROOT / "CHANGELOG.md").read_text("utf-8"), release.version())
        assert told.startswith(f"## {release.version()}")


class TestARelease:
    @pytest.fixture(autouse=True)
    def _no_build(self, monkeypatch):
        monkeypatch.setattr(site, "build", lambda: pytest.fail("it should be refused before"))

    def test_of_another_number_is_refused(self, tmp_path):
        with pytest.raises(Problem, match=r"this is version .*, not 999\.0\.0"):
            build.main(["release", "--version", "999.0.0", "--out", str(tmp_path)])

    def test_that_the_changelog_does_not_know_of_is_refused(self, tmp_path, monkeypatch):
        log = tmp_path / "log"
        log.write_text(CHANGELOG)
        monkeypatch.setattr(release, "CHANGELOG", log)
        monkeypatch.setattr(release, "version", lambda: "1.10.0")
        with pytest.raises(Problem, match=r"says that 1\.10\.0 is not released yet"):
            release.run(tmp_path / "out", "1.10.0")

    def test_does_not_take_the_place_of_other_files(self, tmp_path):
        (tmp_path / "thesis.txt").write_text("three years")
        with pytest.raises(Problem, match="holds other files"):
            release.run(tmp_path, None)
        assert (tmp_path / "thesis.txt").exists()


class TestAZip:
    def test_has_the_same_bytes_whenever_it_is_made(self, tmp_path):
        folder = tmp_path / "folder"
        (folder / "deep").mkdir(parents=True)
        (folder / "deep" / "a.txt").write_text("a")
        (folder / ".hidden").write_text("h")
        release.pack(folder, tmp_path / "one.zip")
        os.utime(folder / "deep" / "a.txt", (2e9, 2e9))
        release.pack(folder, tmp_path / "two.zip")
        assert (tmp_path / "one.zip").read_bytes() == (tmp_path / "two.zip").read_bytes()
        with zipfile.ZipFile(tmp_path / "one.zip") as packed:
            assert sorted(packed.namelist()) == [".hidden", "deep/a.txt"]


def test_the_sums_are_those_of_the_files(tmp_path):
    (tmp_path / "b").write_bytes(b"2")
    (tmp_path / "a").write_bytes(b"1")
    one, two = (hashlib.sha256(text).hexdigest() for text in (b"1", b"2"))
    assert release.sums(tmp_path) == f"{one}  a\n{two}  b\n"


def test_wheel_and_sdist_have_the_same_bytes_whenever_they_are_built(built_package, tmp_path):
    (tmp_path / "again").mkdir()
    release.build_package(Path(sys.executable), tmp_path / "again", tmp_path)
    made, again = (
        {path.name: path.read_bytes() for path in folder.iterdir()}
        for folder in (built_package, tmp_path / "again")
    )
    assert made == again
    assert sorted(Path(name).suffix for name in made) == [".gz", ".whl"]


class TestASiteThatIsUnpacked:
    @pytest.fixture
    def place(self, tmp_path):
        files = {
            "index.html": '<a href="p/"><img src="a.svg?x#y"><a href="https://else.example/">',
            "p/index.html": '<a href="../"><img src="../a.svg"><a href="#here">',
            "a.svg": "",
            "app/main.js": 'new URL("../a.svg", import.meta.url); new URL("./", import.meta.url)',
            "app/main.css": "a { background: url(../a.svg) }",
            "sw.js": '[{url:"a.svg",revision:null},{url:"p/index.html"}]',
        }
        for name, text in files.items():
            path = tmp_path / "site" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        return tmp_path / "site"

    def test_is_whole(self, place):
        assert list(release_checks.lost(place)) == []

    @pytest.mark.parametrize(
        ("name", "text", "address"),
        [
            ("index.html", '<img src="b.svg">', "b.svg"),
            ("index.html", '<img src="/a.svg">', "/a.svg"),
            ("p/index.html", '<img src="../../outside">', "../../outside"),
            ("app/main.js", 'new URL("./gone.js", import.meta.url)', "./gone.js"),
            ("app/main.css", "a { background: url('gone.png') }", "gone.png"),
            ("sw.js", '[{url:"gone.html",revision:"1"}]', "gone.html"),
            ("manifest.webmanifest", '{"icons": [{"src": "gone.png"}]}', "gone.png"),
        ],
    )
    def test_misses_what_is_not_there_or_lies_outside(self, place, name, text, address):
        (place / name).write_text(text)
        (place.parent / "outside").write_text("")
        assert list(release_checks.lost(place)) == [(name, address)]

    def test_misses_the_service_worker(self, place):
        (place / "sw.js").unlink()
        assert list(release_checks.lost(place)) == [("the page", "sw.js")]
