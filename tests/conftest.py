"""Settings for all tests. Nothing is timed, and nothing depends on chance.

A property is tested with few examples, the same ones each time; `build.py fuzz --properties` uses
many, different ones each time. Inside Pyodide only files with a test marked `pyodide` are read.
"""

import sys
from pathlib import Path

import pytest
from hypothesis import settings

pytest.register_assert_rewrite("tests.support")  # its assertions tell what they saw too

from tests.support import ctrl_c  # noqa: E402
from tests.support.installed import build, install  # noqa: E402

INSIDE_PYODIDE = sys.platform == "emscripten"
MARK = "pytest.mark.pyodide"

NOT_THE_CORE = ["site", "browsers", "builder"]
collect_ignore = ["bench", *(NOT_THE_CORE if INSIDE_PYODIDE else [])]

ctrl_c.hear_it()  # processes that tests start and interrupt inherit it

settings.register_profile("few", deadline=None, max_examples=15, database=None, derandomize=True)
settings.register_profile("fewest", settings.get_profile("few"), max_examples=10)
settings.register_profile("many", deadline=None, max_examples=1000)
settings.load_profile("fewest" if INSIDE_PYODIDE else "few")


@pytest.fixture(scope="session")
def shared_folder(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """A folder that all processes of this run have in common."""
    own = tmp_path_factory.getbasetemp()
    return own if worker_id == "master" else own.parent


@pytest.fixture(scope="session")
def built_package(shared_folder: Path) -> Path:
    """The folder with an sdist, and the wheel that is built from it, as a release has them. The
    first process that asks for them builds them for all."""
    from builder import turns  # inside Pyodide there is no builder

    folder = shared_folder / "dist"
    with turns.alone():
        if not folder.exists():
            folder.mkdir()
            build(folder)
    return folder


@pytest.fixture(scope="session")
def installed_package(shared_folder: Path, built_package: Path) -> Path:
    """The folder with the package as a user has it, for PYTHONPATH; installed once, likewise."""
    from builder import turns

    home = shared_folder / "installed"
    with turns.alone():
        if not home.exists():
            [wheel] = built_package.glob("*.whl")
            install(wheel, home)
    return home


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Inside Pyodide, skip files without a test that runs there."""
    if not INSIDE_PYODIDE or collection_path.suffix != ".py":
        return None
    return MARK not in collection_path.read_text("utf-8") or None
