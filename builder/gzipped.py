"""Gzip a file in place, as small as it gets: python -m builder.gzipped FILE, in the environment.

libdeflate looks for the shortest matches farther than zlib does; browsers read the result as ever.
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
