"""The weight of a visit: a host that sends like GitHub Pages and counts.

as sent   gzipped, where the browser and the kind of file allow; bytes of the body, without headers
"""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import BinaryIO
from urllib.parse import urlsplit

from builder import serve


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
        """The total of bytes sent."""
        return sum(size for _, size in self.sent)


class _Handler(serve.SiteHandler):
    caching = "max-age=600"

    def __init__(self, *arguments: object, scales: Scales, folder: Path) -> None:
        self.scales = scales
        super().__init__(*arguments, prefix="/", directory=str(folder))

    def copyfile(self, source: BinaryIO, outputfile: BinaryIO) -> None:  # type: ignore[override]
        """Send a body and record its bytes."""
        name = urlsplit(self.path).path.removeprefix("/")
        if not name or name.endswith("/"):
            name += "index.html"
        body = source.read()
        self.scales.sent.append((name, len(body)))
        outputfile.write(body)


@contextmanager
def weighed(folder: Path) -> Iterator[Scales]:
    """Serve that folder from a weighing host."""
    scales = Scales()
    with serve.SiteServer((serve.HERE, 0), partial(_Handler, scales=scales, folder=folder)) as host:
        scales.address = serve.address(host)
        threading.Thread(target=host.serve_forever, daemon=True).start()
        yield scales
        host.shutdown()
