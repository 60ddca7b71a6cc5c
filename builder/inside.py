"""The core's tests inside Pyodide, started from the snapshot: run by pyodide_tests.mjs.

Runs the tests marked `pyodide`, and checks that every module that the core imports, even in a
function, is held.

held   the modules in the snapshot, without the stand-ins (compiled.py), available to the core on a
       page
late   a module imported without being held; pytest may do so, the core may not
"""

import ast
import builtins
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from importlib.util import resolve_name
from pathlib import Path
from types import FrameType, ModuleType

HERE = "/edagari"
CORE = f"{HERE}/pycore/"
NOT_FOR_A_PAGE = (
    *(f"{CORE}cli/", f"{CORE}parallel/executors/", f"{CORE}learn/"),
    f"{CORE}wasm/native.py",
)
ELSEWHERE = {"importlib.metadata"}  # for installed packages: a page has none
WHEEL, UNPACKED = "/wheel.zip", "/wheel"
TOOLS = "/tools"
ASKED = ["-m", "pyodide and not native", "-p", "no:cacheprovider", "-o", "faulthandler_timeout=0"]

for name in [name for name, module in sys.modules.items() if hasattr(module, "STAND_IN")]:
    del sys.modules[name]
held = frozenset(sys.modules)
import_usually = builtins.__import__


def run(words: Sequence[str]) -> int:
    """Run pytest with these arguments; return its exit code."""
    import zipfile  # not its stand-in

    zipfile.ZipFile(WHEEL).extractall(UNPACKED)
    Path(CORE).symlink_to(f"{UNPACKED}/edagari")
    if missing := sorted(_imported_and_not_held()):
        print("the core imports what is not in the snapshot:", ", ".join(missing))
        return 1
    os.chdir(HERE)
    sys.dont_write_bytecode = False  # pytest and the tests are compiled where they changed
    sys.path.append(TOOLS)
    import pytest

    builtins.__import__ = _watched_import
    return int(pytest.main([*ASKED, *words]))


def _imported_and_not_held() -> Iterator[str]:
    """Yield the library modules that the core imports anywhere but the snapshot lacks."""
    known = held | ELSEWHERE
    for path in Path(CORE).rglob("*.py"):
        if not f"{path}".startswith(NOT_FOR_A_PAGE):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Import):
                    yield from {each.name for each in node.names} - known
                elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                    yield from {node.module} - known


def _watched_import(
    name: str,
    globals: Mapping[str, object] | None = None,
    locals: Mapping[str, object] | None = None,
    fromlist: Sequence[str] | None = (),
    level: int = 0,
) -> ModuleType:
    """Import as usual, but refuse late modules to the core, even if already loaded."""
    found = import_usually(name, globals, locals, fromlist, level)
    whole = resolve_name("." * level + name, str((globals or {}).get("__package__") or ""))
    wanted = [whole, *(f"{whole}.{part}" for part in fromlist or ())]
    late = [each for each in wanted if each in sys.modules and each not in held]
    if any(_is_of_the_library(each) for each in late) and _is_for_the_core(sys._getframe(1)):
        raise ModuleNotFoundError(f"the core asks for {late[0]}, which is not in the snapshot")
    return found


def _is_of_the_library(name: str) -> bool:
    return name.partition(".")[0] in sys.stdlib_module_names


def _is_for_the_core(frame: FrameType | None) -> bool:
    """Return whether a frame was called from the core, in a room for the page."""
    files = []
    while frame:
        files.append(frame.f_code.co_filename)
        frame = frame.f_back
    asking = [file for file in files if file.startswith(CORE)]
    return bool(asking) and not any(file.startswith(NOT_FOR_A_PAGE) for file in asking)
