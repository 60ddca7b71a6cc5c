"""The built site, served with workers beside its own whose Python runs outside the browser. Scripts
and answers of Python may be asked to come late (lateness.py).
"""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

from builder import serve
from builder.bundle import WEB
from builder.site import SITE
from tests.support.lateness import be_late
from tests.support.native_python import NativePython
from tests.support.workbench import SCRIPTS

NATIVE = "native/"
"""Below it are the worker's own files, but for the one that would start Pyodide."""
OURS = {"python.js": SCRIPTS / "native_python.js"}


class _Handler(serve.SiteHandler):
    def __init__(self, *arguments: object, prefix: str, python: NativePython) -> None:
        self.python = python
        # Compressed, each new page would cost more work than it spares (measured: 7 %).
        super().__init__(*arguments, prefix=prefix, directory=str(SITE), compresses=False)

    def translate_path(self, path: str) -> str:
        if not path.startswith(self.prefix + NATIVE):
            return super().translate_path(path)
        name = Path(path).name
        return str(OURS.get(name, WEB / "worker" / name))

    def do_GET(self) -> None:  # noqa: N802  (the name that http.server asks for)
        if self.path.endswith(".js"):
            be_late()
        super().do_GET()

    def do_POST(self) -> None:  # noqa: N802  (the name that http.server asks for)
        """Answer a call of a worker."""
        [worker] = parse_qs(urlsplit(self.path).query)["worker"]
        call = self.rfile.read(int(self.headers["Content-Length"]))
        try:
            answer = self.python.call(worker, call)
        except (EOFError, OSError):  # its Python was ended: the page is gone
            self.close_connection = True
            return
        be_late()
        self.send_response(200)
        self.send_header("Content-Length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer)


@contextmanager
def served(prefix: str, python: NativePython) -> Iterator[str]:
    """Return the address of the site."""
    of_site = partial(_Handler, prefix=prefix, python=python)
    with serve.SiteServer((serve.HERE, 0), of_site) as bound:
        threading.Thread(target=bound.serve_forever, daemon=True).start()
        yield serve.address(bound, prefix)
        bound.shutdown()
