"""A command under a limit of the system, which holds from the first line of the command on:

    python -m tests.fuzz.limited LIMIT AMOUNT COMMAND ...

memory      so many bytes more than the process has when all is imported
files       so many files or pipes more than are open
file size   no file grows longer than so many bytes
none        nothing is limited
"""

from __future__ import annotations

import resource
import sys
from pathlib import Path

from pycore.cli import main


def limit(what: str, amount: int) -> None:
    """Set the limit."""
    match what:
        case "memory":
            pages = int(Path("/proc/self/statm").read_text().split()[0])
            most = pages * resource.getpagesize() + amount
            resource.setrlimit(resource.RLIMIT_AS, (most, most))
        case "files":
            open_now = (int(file.name) for file in Path("/proc/self/fd").iterdir())
            most = max(open_now) + 1 + amount
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
        case "file size":
            resource.setrlimit(resource.RLIMIT_FSIZE, (amount, amount))


if __name__ == "__main__":
    limit(sys.argv[1], int(sys.argv[2]))
    sys.exit(main(sys.argv[3:]))
