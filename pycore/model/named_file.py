"""Messages for a file named by the user that cannot be opened or read."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .bilingual import BadInput, Named, Text

A_FOLDER = Text(
    "is a folder; give the path of a file.",
    "はフォルダーです。ファイルのパスを指定してください。",
)
IN_USE = Text("is in use by another process.", "は別のプロセスが使っています。")
NO_FILE = Text("there is no such file; check its path.", "がありません。パスを確かめてください。")
NO_FOLDER = Text(
    "its folder does not exist; create it, or check the path.",
    "を入れるフォルダーがありません。作るか、パスを確かめてください。",
)
NOT_TEXT = Text(
    "is not text in UTF-8; save it as such.",
    "は UTF-8 のテキストではありません。UTF-8 で保存し直してください。",
)


@contextmanager
def named_file(path: Path, name: Named) -> Iterator[None]:
    """Turn errors in opening or reading the file within the block into BadInput."""
    try:
        yield
    except (OSError, ValueError) as error:  # ValueError: a NUL in the path
        raise BadInput(name, _fault(path, error)) from error


def _fault(path: Path, error: OSError | ValueError) -> Text:
    match error:
        case BlockingIOError():
            return IN_USE
        case UnicodeDecodeError():
            return NOT_TEXT
        case FileNotFoundError() | NotADirectoryError():
            return NO_FILE if path.parent.is_dir() else NO_FOLDER
        case IsADirectoryError():
            return A_FOLDER
        case _:
            reason = getattr(error, "strerror", None) or error
            return Text(f"cannot be used: {reason}.", f"は使えません（{reason}）。")
