"""The check before the package is imported: the version of Python."""

from __future__ import annotations

import pytest

from pycore.startup import insist_on_python, is_program

pytestmark = pytest.mark.pyodide


def test_an_old_python_is_told_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leave:
        insist_on_python((3, 10, 13), program=True)
    assert leave.value.code == 2
    said = capsys.readouterr().err
    assert said == "edagari needs Python 3.11 or newer; this is Python 3.10.13.\n"
    with pytest.raises(ImportError, match="needs Python"):
        insist_on_python((3, 10, 13), program=False)
    insist_on_python((3, 11, 0), program=True)


@pytest.mark.parametrize(
    ("argv", "original", "program"),
    [
        (["-m", "list"], ["python", "-m", "pycore", "list"], True),
        (["-m"], ["python", "-m", "other"], False),
        (["/usr/bin/edagari"], ["python", "/usr/bin/edagari"], True),
        (["script.py"], ["python", "script.py", "-m", "pycore"], False),
        ([], [], False),
    ],
)
def test_a_program_is_told_from_a_library(
    monkeypatch: pytest.MonkeyPatch, argv: list[str], original: list[str], program: bool
) -> None:
    monkeypatch.setattr("sys.argv", argv)
    monkeypatch.setattr("sys.orig_argv", original)
    assert is_program("pycore") is program
