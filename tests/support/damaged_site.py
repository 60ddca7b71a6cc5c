"""A host with a changing site: files arrive damaged, a newer version replaces the old one.

It is the strictest of hosts: files named after their content may be cached forever, without
revalidation. Or it is like GitHub Pages: every file may be cached for ten minutes.
"""

import json
import random
import re
import shutil
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

from builder import bundle, former, pyodide, serve
from builder.environment import NODE_MODULES
from builder.site import DATA, SITE, write_service_worker

NAMED_AFTER_CONTENT = re.compile(
    r"/(?:app|worker|styles)/|/(?:catalog|boards|other-boards|python/start)-"
)
FOREIGN = b"<!doctype html><title>Sign in</title><p>Sign in to use this network."

WRONG_TYPE = "application/x-unknown"

# The newer version's Python checks rules in another order, which changes the plan of this strategy
# alone.
PLANNED_ANEW = """
from dataclasses import replace
from edagari.search.placements import prune

before = prune.plan_as_numbered
prune.plan_as_numbered = lambda placement: before(replace(placement, rules=placement.rules[::-1]))
"""
BRIDGE = "export function createBridge(python) {"

Damage = Callable[[bytes, random.Random], bytes | None]  # None: the file is missing


def _turned(body: bytes, chance: random.Random) -> bytes:
    place = chance.randrange(len(body))
    return body[:place] + bytes([body[place] ^ 1 << chance.randrange(8)]) + body[place + 1 :]


DAMAGES: dict[str, Damage] = {
    "cut": lambda body, chance: body[: chance.randrange(len(body))],
    "foreign": lambda body, chance: FOREIGN,
    "turned": _turned,
    "missing": lambda body, chance: None,
    "mistyped": lambda body, chance: body,
}


class Host:
    """The address of the site and its current damage."""

    def __init__(self) -> None:
        self.address = ""
        self.wrong: dict[str, tuple[bytes | None, str | None]] = {}
        self.restore()

    def restore(self) -> None:
        """Serve the built site, sound."""
        self.folder = SITE
        self.is_down = False
        self.is_like_pages = False
        self.frames = 0  # times that the page of the frames was asked for
        self.mend()

    def damage(self, name: str, kind: str, seed: str) -> None:
        """Damage the file of that name, the same way for the same seed."""
        body = (self.folder / name).read_bytes()
        kind_told = WRONG_TYPE if kind == "mistyped" else None
        self.wrong[name] = DAMAGES[kind](body, random.Random(seed)), kind_told

    def mend(self) -> None:
        self.wrong.clear()


class _Handler(serve.SiteHandler):
    def __init__(self, *arguments: object, host: Host) -> None:
        self.host = host
        super().__init__(*arguments, prefix="/", directory=str(host.folder), compresses=False)

    def do_GET(self) -> None:  # noqa: N802  (http.server requires this name)
        self.directory = str(self.host.folder)  # a connection may be older than a new version
        for_ever = NAMED_AFTER_CONTENT.match(self.path)
        self.caching = "max-age=31536000, immutable" if for_ever else "no-cache"
        if self.host.is_like_pages:
            self.caching = "max-age=600"
        name = urlsplit(self.path).path.removeprefix("/") or "index.html"
        self.host.frames += name == "embed.html"
        if self.host.is_down:
            self.close_connection = True  # it hangs up silently
            return
        if name not in self.host.wrong:
            super().do_GET()
            return
        body, kind = self.host.wrong[name]
        if body is None:
            self.send_error(404)
        else:
            self.send_response(200)
            self.send_header("Content-Type", kind or self.guess_type(name))
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)


@contextmanager
def hosted() -> Iterator[Host]:
    """Serve the built site, sound at first."""
    host = Host()
    with serve.SiteServer((serve.HERE, 0), partial(_Handler, host=host)) as bound:
        host.address = serve.address(bound)
        threading.Thread(target=bound.serve_forever, daemon=True).start()
        yield host
        bound.shutdown()


def write_newer_site(node: str, folder: Path) -> Path:
    """Write the next version of the site, in which every file of the page differs, and so does the
    plan of prune."""
    web, site = folder / "web", folder / "site"
    shutil.copytree(bundle.WEB, web)
    (folder / "node_modules").symlink_to(NODE_MODULES, target_is_directory=True)
    for script in ("app/start/before_paint.js", "app/main.js", "worker/worker.js"):
        with (web / script).open("a", encoding="utf-8") as source:
            source.write('self.version = "newer";\n')
    bridge = web / "worker/bridge.js"
    planned_anew = f"{BRIDGE} python.runPython({json.dumps(PLANNED_ANEW)});"
    bridge.write_text(bridge.read_text("utf-8").replace(BRIDGE, planned_anew), "utf-8")
    with (web / "styles/main.css").open("a", encoding="utf-8") as source:
        source.write(":root { --version: newer; }\n")
    data = {name: bundle.in_site(SITE, name).read_text("utf-8") for name in DATA}
    catalogue = json.loads(data[bundle.CATALOGUE])
    data[bundle.CATALOGUE] = json.dumps({**catalogue, "version": "newer"})
    python = folder / "python"
    shutil.copytree(SITE / "python", python)
    _rename_python(python)
    bundle.write(node, site, data, pyodide.start_of(python).name, web)
    python.rename(site / "python")
    write_service_worker(node, site)
    former.write_list(site)
    return site


def deploy_over_this_version(newer: Path, folder: Path) -> Path:
    """Write the next version as it is published: with the files of this one, from its address."""
    site = folder / "published"
    shutil.copytree(newer, site)
    with serve.server(SITE, port=0) as bound:
        threading.Thread(target=bound.serve_forever, daemon=True).start()
        former.keep(site, serve.address(bound))
        bound.shutdown()
    return site


def _rename_python(python: Path) -> None:
    """Rename Python's folders, so that its files are fetched again in an update too."""
    start = pyodide.start_of(python)
    manifest = json.loads(start.read_text("utf-8"))
    for folder in ("runtime", "memory", "plain"):
        before = manifest[folder]
        manifest[folder] = f"newer-{before}"
        (python / before).rename(python / manifest[folder])
    start.unlink()
    pyodide.write_start(python, manifest)
