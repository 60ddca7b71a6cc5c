"""The imports of a start: only those that the command needs."""

from __future__ import annotations

import pickle
import subprocess
import sys
from types import ModuleType

import pytest

import pycore
from pycore.puzzles import our_contents
from tests.support.documents import ROOT

pytestmark = pytest.mark.native  # in processes of their own


def loaded_by(code: str) -> set[str]:
    """The modules that a program imports, in a process of its own."""
    program = (
        f"import sys, io\nbefore = set(sys.modules)\n{code}\n"
        "sys.__stdout__.write(' '.join(set(sys.modules) - before))"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return set(ran.stdout.split())


def command(*words: str) -> set[str]:
    """The modules that a command imports."""
    return loaded_by(
        f"from pycore.cli import main\nsys.stdout = io.StringIO()\nassert main({words!r}) == 0"
    )


def rooms(modules: set[str]) -> set[str]:
    """The rooms of the core that modules are in."""
    return {name.split(".")[1] for name in modules if name.count(".") > 1 and name[:7] == "pycore."}


def test_the_package_imports_none_of_its_rooms_before_a_name_is_asked_for() -> None:
    loaded = loaded_by("import pycore")
    assert rooms(loaded) == set()
    assert not loaded & {"dataclasses", "argparse", "json", "re", "inspect"}


def test_a_name_of_the_package_imports_what_it_needs() -> None:
    assert rooms(loaded_by("from pycore import Text")) == {"model"}
    assert rooms(loaded_by("from pycore import puzzle_named")) == {"expr", "model"}


def test_the_list_of_puzzles_imports_the_puzzles_and_no_search() -> None:
    loaded = command("list")
    assert rooms(loaded) == {"cli", "expr", "figures", "model", "puzzles", "run"}
    assert {name for name in loaded if name.startswith("pycore.figures.")} == {
        "pycore.figures.limits"
    }
    assert {name for name in loaded if name.startswith("pycore.run.")} == {
        "pycore.run.workers_lost"
    }
    assert {name for name in loaded if name.startswith("pycore.cli.commands.")} == {
        "pycore.cli.commands.listing"
    }
    assert not loaded & {
        "importlib.metadata",
        "difflib",
        "shutil",
        "pathlib",
        "random",
        "traceback",
    }


def test_a_count_imports_one_puzzle_and_one_strategy() -> None:
    loaded = command("count", "magic-star")
    of = {name for name in loaded if name.startswith("pycore.puzzles.")}
    assert of == {"pycore.puzzles.magic_star"}
    assert not rooms(loaded) & {"assist", "handlers", "programs"}
    assert not {name for name in loaded if name.startswith("pycore.search.movements")}
    assert {"pycore.search.placements.compiled"} <= loaded
    assert not loaded & {
        "pycore.bitboards.layout",
        "pycore.model.jumps",
        "pycore.model.notation",
        "pycore.model.reason",
        "pycore.plan.sentences",
        "pycore.search.placements.walk",
        "pycore.search.placements.propagate",
        "pycore.task.movements",
        "importlib.metadata",
        "difflib",
        "fractions",
        "pathlib",
        "pkgutil",
        "random",
        "traceback",
        "concurrent.futures",
    }


def test_every_puzzle_of_ours_is_found_by_its_name_alone() -> None:
    for name in our_contents().puzzles:
        assert f"pycore.puzzles.{name.replace('-', '_')}" in sys.modules, name


def test_every_name_of_the_package_is_found_where_it_says() -> None:
    offered = [name for names in pycore.HOMES.values() for name in names.split()]
    assert sorted(offered) == sorted(pycore.__all__)
    for name in offered:
        assert not isinstance(getattr(pycore, name), ModuleType), name
    assert set(pycore.__all__) <= set(dir(pycore))
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        pycore.nothing  # noqa: B018


@pytest.mark.parametrize("first", ["import pycore.plan.steps", "import pycore.cli", "pass"])
def test_a_function_is_not_hidden_by_a_room_of_its_name(first: str) -> None:
    loaded_by(f"{first}\nfrom pycore import *\nimport pycore\nassert callable(plan), plan")


def test_what_the_package_offers_can_be_pickled_and_explained() -> None:
    rule = pycore.AllDifferent((0, 1))
    assert pickle.loads(pickle.dumps(rule)) == rule
    loaded_by(
        "sys.stdout = io.StringIO(); help('pycore'); assert 'magic-star' in sys.stdout.getvalue()"
    )
