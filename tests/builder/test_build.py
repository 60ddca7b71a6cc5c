"""The builder, as far as it can be tested without a network."""

import gzip
import re
import threading
import urllib.error
import urllib.request
from http import HTTPStatus

import pytest

import build
from builder import browser, browsers, checks, environment, pythons, serve, site, stamps
from builder.browsers import Browser
from builder.environment import Node
from builder.shell import ROOT, Problem, answer_of, read_output

HERE = {
    "old": (3, 11, 7),
    "shim": None,
    "good": (3, 12, 1),
    "best": (3, 13, 0),
    "next": (3, 99, 0),
}


class TestTheChosenPython:
    def test_is_the_newest_that_runs_and_is_known_to_work(self):
        assert pythons.choose(HERE, HERE.get) == ("best", (3, 13, 0))

    def test_is_the_first_of_equals(self):
        here = {"mine": (3, 13, 0), "other": (3, 13, 0)}
        assert pythons.choose(here, here.get) == ("mine", (3, 13, 0))

    def test_is_missed_by_naming_what_was_found_and_what_would_be_right(self):
        with pytest.raises(Problem, match=r"Python 3\.12 to .* found here: 3\.11\.7\. Install"):
            pythons.choose(["old", "shim"], HERE.get)
        with pytest.raises(Problem, match="none that runs"):
            pythons.choose(["shim"], HERE.get)

    def test_is_asked_to_run_and_not_taken_by_its_name(self, tmp_path):
        shim = tmp_path / "python3.13"
        shim.write_text("#!/bin/sh\necho 3 13 0\nexit 127\n")
        shim.chmod(0o755)
        assert pythons.version_of(str(shim)) is None
        assert pythons.version_of(str(tmp_path / "missing")) is None


class TestTheCommand:
    @pytest.mark.parametrize("words", [["-k", "star"], ["tests/test_x.py", "-x"], []])
    def test_test_passes_everything_on_to_pytest(self, monkeypatch, words):
        monkeypatch.setattr(checks, "run", lambda passed_on: 7 if passed_on == words else 1)
        assert build.main(["test", *words]) == 7

    @pytest.mark.parametrize(
        "words", [[], ["fly"], ["serve", "--port", "x"], ["site", "--fast"], ["release", "it"]]
    )
    def test_nothing_else_is_taken_silently(self, capsys, words):
        with pytest.raises(SystemExit, match="2"):
            build.main(words)
        assert "build.py" in capsys.readouterr().err


class TestAStamp:
    def test_is_fresh_until_a_file_changes_its_content(self, tmp_path):
        source, stamp = tmp_path / "source", tmp_path / "deep" / "stamp"
        source.write_text("one")
        stamps.write(stamp, stamps.print_of([source]))
        assert stamps.is_fresh(stamp, stamps.print_of([source]))
        source.write_text("two")
        assert not stamps.is_fresh(stamp, stamps.print_of([source]))
        source.write_text("one")
        assert stamps.is_fresh(stamp, stamps.print_of([source]))

    def test_tells_apart_names_words_and_missing_files(self, tmp_path):
        one, other = tmp_path / "one", tmp_path / "other"
        one.write_text("same")
        other.write_text("same")
        missing = tmp_path / "missing"
        prints = [
            stamps.print_of([one]),
            stamps.print_of([other]),
            stamps.print_of([one], ["word"]),
            stamps.print_of([missing]),
            stamps.print_of([]),
        ]
        assert len(set(prints)) == len(prints)

    def test_is_never_there_before_the_thing_was_made(self, tmp_path):
        assert not stamps.is_fresh(tmp_path / "stamp", stamps.print_of([]))

    def test_passes_over_what_python_leaves_behind(self, tmp_path):
        (tmp_path / "__pycache__").mkdir()
        (tmp_path / "__pycache__" / "left.pyc").write_text("")
        (tmp_path / "kept.py").write_text("")
        assert stamps.files_under(tmp_path) == [tmp_path / "kept.py"]


class TestPackagesOfBothKinds:
    @pytest.mark.parametrize("failing", ["python_with", "_install_page_tools"])
    def test_are_told_of_if_those_of_one_cannot_be_installed(self, monkeypatch, failing):
        def install(name: str, wanted: tuple[object, ...]) -> None:
            if wanted and name == failing:
                raise Problem(f"no network for {name}")

        for name in ("python_with", "_install_page_tools"):
            monkeypatch.setattr(environment, name, lambda *wanted, name=name: install(name, wanted))
        monkeypatch.setattr(environment, "node", lambda: Node("node", ("npm",)))
        with pytest.raises(Problem, match=f"no network for {failing}"):
            environment.tools_with("test")


class TestPins:
    def test_hold_every_package_of_every_group(self):
        for group in ("build", "test", "pyodide", "release", "bench"):
            for name in environment.packages(group):
                assert environment.pin(name.partition("[")[0])

    def test_hold_the_hashes_of_every_package(self):
        lines = environment.PINS.read_text("utf-8").splitlines()
        for name in (line.partition("==")[0] for line in lines if re.match(r"\w.*==", line)):
            first, *hashes = environment.pin(name).splitlines()
            assert re.fullmatch(rf"{re.escape(name)}==[\w.]+ \\", first), first
            assert hashes
            for each in hashes:
                assert re.fullmatch(r"    --hash=sha256:[0-9a-f]{64}( \\)?", each), each

    def test_are_missed_by_name(self):
        with pytest.raises(Problem, match=r"pins\.txt says nothing of no-such-thing"):
            environment.pin("no-such-thing")

    @pytest.mark.parametrize("name", ["pins.txt", "package-lock.json", "package.json", ".npmrc"])
    def test_hold_no_address_to_download_from(self, name):
        text = (ROOT / name).read_text("utf-8")
        assert "resolved" not in text.replace("omit-lockfile-registry-resolved", "")
        assert "registry." not in text
        assert "pypi." not in text.lower()


class TestAnotherProgram:
    def test_that_fails_is_told_with_the_end_of_what_it_said(self, tmp_path):
        script = tmp_path / "script"
        script.write_text("#!/bin/sh\necho first; echo the reason >&2; exit 3\n")
        script.chmod(0o755)
        with pytest.raises(Problem, match=r"(?s)it did not work:.*the reason"):
            read_output([script], "it did not work")

    def test_that_is_not_there_is_told_too(self, tmp_path):
        with pytest.raises(Problem, match="it did not work"):
            read_output([tmp_path / "missing"], "it did not work")
        assert answer_of([tmp_path / "missing"]) is None


class TestABrowser:
    def test_that_cannot_be_had_is_told_with_everything_tried(self, monkeypatch, tmp_path):
        monkeypatch.setattr(browser, "find", lambda python: None)
        ways = [("a shop", [["false"]]), ("a friend", [["true"]])]
        monkeypatch.setattr(browser, "_ways_to_install", lambda python: ways)
        with pytest.raises(Problem, match=r"a shop: exit code 1; a friend: .*no Chromium starts"):
            browser.find_or_install(tmp_path)

    def test_that_only_some_machines_have_is_told_by_name_with_what_would_bring_it(
        self, monkeypatch
    ):
        rare = Browser("Rare", (("no-such-program", "nor-this-one"),), ("rare-package",))
        for may, tried in [(False, "only root on Debian"), (True, "apt-get: exit code 1")]:
            monkeypatch.setattr(browsers, "may_use_apt", lambda may=may: may)
            monkeypatch.setattr(browsers, "UPDATE", ["false"])
            with pytest.raises(Problem, match=f"Rare is not tested.* rare-package .{tried}"):
                browsers.find_or_install(rare)


class TestTheServer:
    @pytest.fixture
    def get(self, tmp_path):
        (tmp_path / "index.html").write_text("<!doctype html><title>here</title>")
        (tmp_path / "deep").mkdir()
        (tmp_path / "deep" / "a.wasm").write_bytes(b"\0asm")
        (tmp_path / "deep" / "b.mjs").write_text("export {};")
        (tmp_path.parent / "secret").write_text("not for anybody")
        with serve.server(tmp_path, port=0, prefix="/name/") as bound:
            threading.Thread(target=bound.serve_forever, daemon=True).start()
            origin = serve.address(bound)

            def opened(path, headers={}, method="GET"):  # noqa: B006  (only read)
                request = urllib.request.Request(origin + path, headers=headers, method=method)
                return urllib.request.urlopen(request, timeout=10)

            yield opened
            bound.shutdown()

    @pytest.mark.parametrize(
        ("path", "kind"),
        [
            ("name/", "text/html; charset=utf-8"),
            ("name/deep/a.wasm", "application/wasm"),
            ("name/deep/b.mjs", "text/javascript"),
        ],
    )
    def test_says_what_a_file_is(self, get, path, kind):
        assert get(path).headers["Content-Type"] == kind

    @pytest.mark.parametrize(
        "path",
        ["", "deep/a.wasm", "name/deep/", "name/missing", "name/../secret", "name/%2e%2e/secret"],
    )
    def test_gives_nothing_else(self, get, path):
        with pytest.raises(urllib.error.HTTPError, match="404"):
            get(path)

    def test_compresses_like_a_public_host(self, get, tmp_path):
        text = "Edagari " * 99
        (tmp_path / "a.txt").write_text(text)
        packed = get("name/a.txt", {"Accept-Encoding": "br, gzip"})
        assert packed.headers["Content-Encoding"] == "gzip"
        assert packed.headers["Vary"] == "Accept-Encoding"
        body = packed.read()
        assert gzip.decompress(body).decode() == text
        assert packed.headers["Content-Length"] == str(len(body))

    @pytest.mark.parametrize("accepted", ["identity", "br", "gzip;q=0", "gzip; q=0.0, br"])
    def test_compresses_only_for_those_who_take_it(self, get, accepted):
        there = get("name/deep/b.mjs", {"Accept-Encoding": accepted})
        assert there.headers["Content-Encoding"] is None
        assert there.headers["Vary"] == "Accept-Encoding"
        assert there.read() == b"export {};"

    def test_compresses_nothing_if_it_is_not_to(self, tmp_path):
        (tmp_path / "a.txt").write_text("Edagari")
        with serve.server(tmp_path, port=0, compresses=False) as bound:
            threading.Thread(target=bound.serve_forever, daemon=True).start()
            asked = {"Accept-Encoding": "gzip"}
            request = urllib.request.Request(serve.address(bound) + "a.txt", headers=asked)
            assert urllib.request.urlopen(request, timeout=10).read() == b"Edagari"
            bound.shutdown()

    def test_leaves_as_it_is_what_is_compressed_already(self, get, tmp_path):
        (tmp_path / "a.bin").write_bytes(b"\x1f\x8b as it is")
        there = get("name/a.bin", {"Accept-Encoding": "gzip"})
        assert there.headers["Content-Encoding"] is None
        assert there.read() == b"\x1f\x8b as it is"

    def test_sends_the_head_alone_if_no_more_is_asked(self, get):
        whole = get("name/deep/b.mjs", {"Accept-Encoding": "gzip"})
        head = get("name/deep/b.mjs", {"Accept-Encoding": "gzip"}, method="HEAD")
        assert head.read() == b""
        for name in ("Content-Length", "Content-Encoding", "Content-Type", "ETag"):
            assert head.headers[name] == whole.headers[name]

    def test_answers_a_range_with_the_whole(self, get):
        there = get("name/deep/b.mjs", {"Range": "bytes=2-4"})
        assert there.status == HTTPStatus.OK
        assert there.read() == b"export {};"

    def test_sends_a_file_again_only_when_it_is_another(self, get, tmp_path):
        known = {"If-None-Match": get("name/deep/b.mjs").headers["ETag"]}
        with pytest.raises(urllib.error.HTTPError, match="304"):
            get("name/deep/b.mjs", known)
        with pytest.raises(urllib.error.HTTPError, match="304"):
            get("name/deep/b.mjs", known, method="HEAD")
        (tmp_path / "deep" / "b.mjs").write_text("export { newer };")
        assert get("name/deep/b.mjs", known).read() == b"export { newer };"

    def test_says_which_port_it_cannot_have(self, tmp_path, monkeypatch):
        monkeypatch.setattr(site, "build", lambda: tmp_path)
        with (
            serve.server(tmp_path, port=0) as taken,
            pytest.raises(Problem, match="cannot be used"),
        ):
            serve.run(taken.server_port)
