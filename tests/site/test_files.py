"""What lies in the built site, before a browser looks at it."""

import gzip
import hashlib
import json
import os
import re
import subprocess
import sys
import tempfile
import zipfile
from base64 import b64encode
from pathlib import Path

import pytest

from builder import bundle, pyodide, sandbox
from builder.publishing import NOT_FOUND
from builder.release_checks import lost
from builder.site import SERVICE_WORKER, SITE
from builder.site import kept as kept_of
from tests.support.journey import sentence

START = json.loads(pyodide.start_of(SITE / "python").read_text("utf-8"))
RUNTIME = SITE / "python" / START["runtime"]
MEMORY = SITE / "python" / START["memory"]
PLAIN = SITE / "python" / START["plain"]
ALONE = {
    NOT_FOUND,
    bundle.in_site(SITE, sandbox.PAGE).name,
    pyodide.WHEELS,
}  # pages with everything in them
PAGES = [path for path in sorted(SITE.rglob("*.html")) if path.name not in ALONE]
LATE = re.compile(  # what is cached when it is first requested
    r"python-\w+\.html|(app|styles)/python/.+|sandbox/.+|python/plain-.+/library\.zip"
    r"|app/designer-\w+\.js|figures\.ipynb"
)
(WHEEL,) = (SITE / "python").glob("*.whl")


def test_the_library_has_the_whole_core_and_what_a_start_loads_as_byte_code():
    with zipfile.ZipFile(PLAIN / "library.zip") as library, zipfile.ZipFile(WHEEL) as wheel:
        names = set(library.namelist())
        core = {name for name in wheel.namelist() if name.endswith(".py")}
    assert len(core) > 300
    assert all((name in names) != (f"{name}c" in names) for name in core)
    started = ("encodings/__init__", "re/__init__", "edagari/learn/session", "edagari/__init__")
    assert {f"{name}.pyc" for name in started} < names
    assert {"statistics.py", "edagari/__main__.py"} < names  # no start loads them


def test_pip_finds_the_wheel_where_notebooks_send_it(tmp_path):
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-index", "--dest", tmp_path]
    listed = (SITE / "python" / pyodide.WHEELS).as_uri()
    subprocess.run([*pip, "--find-links", listed, "edagari"], check=True)
    (found,) = tmp_path.iterdir()
    assert (found.name, found.read_bytes()) == (WHEEL.name, WHEEL.read_bytes())


def test_the_wheel_ships_the_core_and_nothing_else():
    with zipfile.ZipFile(WHEEL) as wheel:
        names = wheel.namelist()
        (entry_points,) = [name for name in names if name.endswith("/entry_points.txt")]
        (metadata,) = [name for name in names if name.endswith("/METADATA")]
        assert "edagari=edagari.cli:main" in wheel.read(entry_points).decode().replace(" ", "")
        needs = re.findall(r"^Requires-Dist: (.*)", wheel.read(metadata).decode(), re.M)
        assert all("extra == " in need for need in needs)
    assert {name.split("/")[0].partition("-")[0] for name in names} == {"edagari"}


@pytest.mark.parametrize(("way", "folder"), [("snapshot", MEMORY), ("plain", PLAIN)])
def test_the_start_file_knows_the_bytes_of_every_file(way, folder):
    fetched = [RUNTIME / "pyodide.asm.wasm", *folder.iterdir()]
    assert START["files"][way] == {path.name: path.stat().st_size for path in fetched}


def test_the_snapshot_tells_nothing_of_the_machine_it_was_made_on():
    memory = gzip.decompress((MEMORY / START["snapshot"]["file"]).read_bytes())
    assert len(memory) == START["snapshot"]["bytes"]
    assert b"edagari" in memory
    assert str(SITE.parent).encode() not in memory
    assert tempfile.gettempdir().encode() + b"/snapshot-" not in memory


def files_of_the_site() -> set[str]:
    return {path.relative_to(SITE).as_posix() for path in SITE.rglob("*") if path.is_file()}


def test_the_service_worker_keeps_every_file_by_its_hash():
    worker = (SITE / SERVICE_WORKER).read_text("utf-8")
    data = re.match(r"const HASHES = (.+?), LATE = (.+?);\n", worker)
    assert data
    kept, late = json.loads(data[1]), set(json.loads(data[2]))
    assert late
    assert all(LATE.fullmatch(name) for name in late)
    kept["index.html"] = kept.pop("./")  # as a host names it
    others = files_of_the_site() - set(kept_of(SITE))
    assert kept.keys() - late == files_of_the_site() - others
    needless = re.compile(
        r"p/.+(html|png)|python/plain-.+|404\.html|.*\.(map|txt|xml)|styles/entrance-.+"
        r"|\.nojekyll|sw\.js|files\.json|python/(wheels\.html|.+\.whl)"
    )
    assert all(needless.fullmatch(name) or name in late for name in others)
    for name, integrity in kept.items():
        assert integrity == integrity_of(SITE / name), name


def test_pictures_on_pages_that_are_kept_are_kept_too():
    kept = set(kept_of(SITE))
    shown = {
        os.path.normpath(Path(name).parent / picture)
        for name in kept
        if name.endswith(".html")
        for picture in re.findall(r'<img [^>]*src="([^"]+)"', (SITE / name).read_text("utf-8"))
    }
    assert "p/magic-star/board.svg" in shown
    assert shown <= kept


def test_every_file_that_one_names_is_there():
    assert list(lost(SITE)) == []


def integrity_of(path: Path) -> str:
    return "sha256-" + b64encode(hashlib.sha256(path.read_bytes()).digest()).decode()


def test_of_the_scripts_and_styles_there_are_the_bundles_alone():
    own = {name for name in files_of_the_site() if re.match(r"(app|worker|styles)/", name)}
    entries = [
        "app/start/before_paint",
        "app/main",
        "app/embedded",
        "app/start/embedded_before_paint",
        "worker/worker",
    ]
    entries += ["app/explain/highlighting", "app/study", "app/share", "app/bookshelf", "app/story"]
    entries += ["app/frame_study"]
    entries += ["app/designer", "styles/designer/designer"]
    entries += ["app/transcribe", "styles/transcribe/transcribe"]
    entries += ["app/python/index", "styles/python/workshop"]
    entries += ["styles/main", "styles/embed/main", "styles/entrance"]
    for entry in entries:
        assert any(name.startswith(f"{entry}-") for name in own)
    assert len([name for name in own if name.endswith((".js", ".css"))]) == len(entries)
    for name in own:
        assert not name.endswith((".js", ".css")) or f"{name}.map" in own


def test_a_page_names_its_files_by_relative_addresses():
    for page in PAGES:
        with sentence(str(page.relative_to(SITE))):
            text = re.sub(r'<link rel="canonical".*', "", page.read_text("utf-8"))
            addresses = re.findall(r'(?:src|href)="([^"#]+)', text)
            assert addresses
            for address in addresses:
                assert not re.match(r"[a-z]+:|/", address)
                assert (page.parent / address.partition("?")[0]).exists()


def test_a_page_vouches_for_its_scripts_its_styles_and_the_catalogue():
    for page in PAGES:
        with sentence(str(page.relative_to(SITE))):
            text = page.read_text("utf-8")
            found = re.findall(r'(?:src|href)="([^"]+)" (?:data-)?integrity="([^"]+)"', text)
            vouched = dict(found)
            loaded = re.findall(r'="([^"]+-\w{8}\.(?:js|css|json))"', text)
            assert loaded or "learn" in page.parts  # there names stay, as on the pages of others
            for name in loaded:
                assert vouched[name] == integrity_of(page.parent / name), name
