"""Journal files: ordinary files of a bounded size, each in use by one process at a time."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from io import BufferedRandom
from pathlib import Path
from stat import S_ISDIR, S_ISREG
from typing import BinaryIO

from ...model.bilingual import BadInput, Named, Text
from ...model.named_file import A_FOLDER, named_file

MOST_BYTES = 2**30
"""Larger files are not read: in memory their parts would take about ten times as much. The count of
all magic squares of order 5 stores half a megabyte."""

LONGEST = 2**26
"""The most bytes read as one line; a longer line comes in pieces, and so counts as damaged."""

NOT_ORDINARY = Text("is not a regular file.", "は通常のファイルではありません。")
TOO_LARGE = Text(
    f"is larger than {MOST_BYTES:,} bytes.", f"は {MOST_BYTES:,} バイトを超えています。"
)


def check_ordinary(path: Path, name: Named) -> None:
    """Raise BadInput for an existing file that is too large or not ordinary, such as a device or a
    pipe, which might never end."""
    with named_file(path, name):
        try:
            about = path.stat()
        except FileNotFoundError:
            return
    if S_ISDIR(about.st_mode):
        raise BadInput(name, A_FOLDER)
    if not S_ISREG(about.st_mode):
        raise BadInput(name, NOT_ORDINARY)
    if about.st_size > MOST_BYTES:
        raise BadInput(name, TOO_LARGE)


def open_alone(path: Path, name: Named) -> BufferedRandom:
    """Open or create the file, for reading from the beginning and writing at the end. Until it is
    closed, or the process ends in any way, no other process can do so. Raises BadInput."""
    check_ordinary(path, name)
    with named_file(path, name):
        file = path.open("a+b")
    try:
        with named_file(path, name):
            _lock(file.fileno())
    except BaseException:
        file.close()
        raise
    file.seek(0)
    return file


def close(file: BufferedRandom) -> None:
    """Release the file to other processes, even if a fork of this one has it open too."""
    if not file.closed:
        _unlock(file.fileno())
        file.close()


def lines_in(path: Path, name: Named) -> Iterator[bytes]:
    """Yield the lines of a file that is only read. Raises BadInput."""
    check_ordinary(path, name)
    with named_file(path, name), path.open("rb") as file:
        yield from lines_of(file)


def lines_of(file: BinaryIO | BufferedRandom) -> Iterator[bytes]:
    """Yield the remaining lines, with their line ends."""
    while line := file.readline(LONGEST):
        yield line


if sys.platform == "win32":
    import msvcrt

    LOCKED = 2**40
    """A byte beyond the content: a locked byte cannot be read by others."""

    def _lock(number: int) -> None:
        os.lseek(number, LOCKED, os.SEEK_SET)
        try:
            msvcrt.locking(number, msvcrt.LK_NBLCK, 1)
        except PermissionError as error:
            raise BlockingIOError from error

    def _unlock(number: int) -> None:
        os.lseek(number, LOCKED, os.SEEK_SET)
        msvcrt.locking(number, msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def _lock(number: int) -> None:
        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _unlock(number: int) -> None:
        fcntl.flock(number, fcntl.LOCK_UN)
