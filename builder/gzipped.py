"""Gzip a file in place, at the best compression: python -m builder.gzipped FILE, in the
environment.

libdeflate searches farther for matches than zlib; browsers read the result as usual.
"""

import sys
from pathlib import Path

import deflate

SMALLEST = 12


def main(words: list[str]) -> None:
    """Gzip the file of that name."""
    (name,) = words
    file = Path(name)
    file.write_bytes(deflate.gzip_compress(file.read_bytes(), SMALLEST))


if __name__ == "__main__":
    main(sys.argv[1:])
