"""The weight of a visit: a host that sends like GitHub Pages, and counts.

as sent   gzipped, where the browser and the kind of file allow; bytes of the body, without headers
"""

import gzip
import hashlib
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from urllib.parse import urlsplit

from builder import serve

COMPRESSED = {".css", ".html", ".js", ".json", ".mjs", ".svg", ".wasm", ".webmanifest"}
LEVEL = 6  # the compression level of hosts


@dataclass
class Scales:
    """A host and everything that it has sent: the name of a file in the folder, its bytes as
    sent."""

    address: str = ""
    sent: list[tuple[str, int]] = field(default_factory=list)

    def names(self) -> list[str]:
        """The files sent, in order; one sent twice occurs twice."""
        return [name for name, _ in self.sent]

    def bytes(self) -> int:
        """The bytes sent in all."""
        return sum(size for _, size in self.sent)


@cache
def as_sent(file: Path) -> bytes:
    """Return the file, compressed if hosts compress its kind."""
    body = file.read_bytes()
    return gzip.compress(body, LEVEL, mtime=0) if file.suffix in COMPRESSED else body


class _Handler(serve.SiteHandler):
    caching = "max-age=600"

    def __init__(self, *arguments: object, scales: Scales, folder: Path) -> None:
        self.scales, self.folder = scales, folder
        super().__init__(*arguments, prefix="/", directory=str(folder))

    def do_GET(self) -> None:  # noqa: N802  (the name that http.server asks for)
        name = urlsplit(self.path).path.removeprefix("/")
        if not name or name.endswith("/"):
            name += "index.html"
        file = self.folder / name
        if not file.is_file():
            self.send_error(404)
            return
        body = as_sent(file)
        tag = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
        same = self.headers.get("If-None-Match") == tag
        self.send_response(304 if same else 200)
        self.send_header("ETag", tag)
        if not same:
            self.scales.sent.append((name, len(body)))
            self.send_header("Content-Type", self.guess_type(name))
            self.send_header("Content-Length", str(len(body)))
            if file.suffix in COMPRESSED:
                self.send_header("Content-Encoding", "gzip")
        self.end_headers()
        if not same:
            self.wfile.write(body)


@contextmanager
def weighed(folder: Path) -> Iterator[Scales]:
    """Serve that folder from a weighing host."""
    scales = Scales()
    with serve.SiteServer((serve.HERE, 0), partial(_Handler, scales=scales, folder=folder)) as host:
        scales.address = serve.address(host)
        threading.Thread(target=host.serve_forever, daemon=True).start()
        yield scales
        host.shutdown()
