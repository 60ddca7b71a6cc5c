"""Serving the site on this machine, for people (build.py serve) and for the page's tests."""

from __future__ import annotations

import gzip
import hashlib
import io
import re
import sys
from functools import lru_cache, partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import BinaryIO

from builder import site
from builder.publishing import NOT_FOUND
from builder.shell import Problem, say

HERE = "127.0.0.1"
USUAL_PORT = 8000
KINDS = {  # listed here because a machine's own table may be incomplete or wrong
    ".css": "text/css",
    ".gz": "application/octet-stream",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".whl": "application/octet-stream",
    ".xml": "application/xml",
    ".zip": "application/octet-stream",
}
COMPRESSED = {
    ".css",
    ".html",
    ".js",
    ".json",
    ".mjs",
    ".svg",
    ".txt",
    ".wasm",
    ".webmanifest",
    ".xml",
}
"""What public hosts compress, GitHub Pages among them."""
LEVEL = 6  # of theirs
TAKES_GZIP = re.compile(r"\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))")


@lru_cache(maxsize=1024)
def as_sent(file: Path, is_packed: bool, _changed: int) -> tuple[bytes, str]:
    """Return the bytes sent for a file, gzipped or not, and their unique tag."""
    body = file.read_bytes()
    if is_packed:
        body = gzip.compress(body, LEVEL, mtime=0)
    return body, f'"{hashlib.sha256(body).hexdigest()[:16]}"'


class SiteHandler(SimpleHTTPRequestHandler):
    """Serve the files of one folder below an address prefix, quietly."""

    protocol_version = "HTTP/1.1"
    caching = "no-cache"  # cached, but revalidated each time, so that new builds appear at once
    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, **KINDS}  # noqa: RUF012

    def __init__(
        self, *arguments: object, prefix: str, directory: str, compresses: bool = True
    ) -> None:
        """Serve `directory` below `prefix`, which begins and ends with a slash."""
        self.prefix, self.compresses = prefix, compresses
        super().__init__(*arguments, directory=directory)  # type: ignore[arg-type]

    def translate_path(self, path: str) -> str:
        """Return the file of an address; a nonexistent one for an address outside the prefix."""
        if path.startswith(self.prefix):
            return super().translate_path("/" + path.removeprefix(self.prefix))
        return super().translate_path("/not-below-the-prefix")

    def send_head(self) -> BinaryIO | None:
        """Send the headers of a file and return its body, gzipped where public hosts do so and the
        browser accepts it. A range is answered with the whole file, as a host may."""
        file = self._file()
        if file.suffix not in COMPRESSED or not file.is_file():
            return super().send_head()
        takes_gzip = TAKES_GZIP.search(self.headers.get("Accept-Encoding", ""))
        is_packed = self.compresses and bool(takes_gzip)
        body, tag = as_sent(file, is_packed, file.stat().st_mtime_ns)
        is_known = self.headers.get("If-None-Match") == tag
        self.send_response(HTTPStatus.NOT_MODIFIED if is_known else HTTPStatus.OK)
        self.send_header("ETag", tag)
        self.send_header("Vary", "Accept-Encoding")
        if not is_known:
            self.send_header("Content-Type", self.guess_type(str(file)))
            self.send_header("Content-Length", str(len(body)))
            if is_packed:
                self.send_header("Content-Encoding", "gzip")
        self.end_headers()
        return None if is_known else io.BytesIO(body)

    def _file(self) -> Path:
        """Return the file of the request, which may not exist."""
        path = self.translate_path(self.path)
        return Path(path + "index.html" if path.endswith("/") else path)

    def list_directory(self, path: object) -> None:
        """Refuse: a static host lists no folders."""
        self.send_error(404)

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Send the site's own 404 page, like a public host."""
        page = Path(self.directory) / NOT_FOUND
        if code != HTTPStatus.NOT_FOUND or not page.is_file():
            return super().send_error(code, message, explain)
        content = page.read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", KINDS[".html"])
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(content)
        return None

    def end_headers(self) -> None:
        """Say how long a browser may cache the file."""
        self.send_header("Cache-Control", self.caching)
        super().end_headers()

    def log_message(self, *arguments: object) -> None:
        """Print nothing: a page with all its files would fill the terminal."""


class SiteServer(ThreadingHTTPServer):
    """A server whose visitors may leave in the middle of a file."""

    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        """Report errors, except a browser hanging up."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def server(folder: Path, port: int, prefix: str = "/", *, compresses: bool = True) -> SiteServer:
    """Return a server for `folder`, bound but not yet serving; port 0 takes any free one."""
    of_folder = partial(SiteHandler, prefix=prefix, directory=str(folder), compresses=compresses)
    return SiteServer((HERE, port), of_folder)


def address(bound: SiteServer, prefix: str = "/") -> str:
    """Return the address for a browser."""
    return f"http://{HERE}:{bound.server_port}{prefix}"


def run(port: int | None) -> int:
    """Build the site and serve it until Ctrl-C. Raises Problem if the requested port is taken."""
    folder = site.build()
    try:
        bound = server(folder, USUAL_PORT if port is None else port)
    except (OSError, OverflowError) as error:
        if port is not None:
            raise Problem(f"port {port} cannot be used: {error}") from error
        bound = server(folder, 0)
    with bound:
        say("Edagari is served until Ctrl-C at")
        say(address(bound))
        try:
            bound.serve_forever()
        except KeyboardInterrupt:
            say("")
    return 0
