"""The content of the page's Python, compiled: run inside Pyodide by snapshot.mjs.

image     every module that is loaded when the core is: the standard library's and the core's
compiled  its byte code, without docstrings, the types of functions and the columns of a line,
          which are not used on a page and would be a fifth of the download. The lines stay,
          for tracebacks

Reading byte code leaves no garbage of the compiler in the memory, which is then sent as it is.
"""

import ast
import importlib.util
import io
import marshal
import pkgutil
import sys
import zipfile
from importlib import import_module
from importlib.machinery import SourceFileLoader
from types import ModuleType
from zipimport import zipimporter

import edagari

# For the command line, processes and clusters; not for the page.
ELSEWHERE = ("edagari.cli", "edagari.__main__", "edagari.parallel.executors")
# Imported by functions of the core, at every start.
ASKED_FOR_LATE = ["pkgutil", "random"]
# Imported by the interpreter at the first number of many digits; by functions of the core, for
# what few visits ask: a program, the library's own calls, rules beyond all-different groups.
SELDOM = (
    *("_pylong", "difflib", "fractions"),
    *("edagari.api.plans", "edagari.programs", "edagari.run.program"),
    *("edagari.propagation", "edagari.search.placements.propagate_rules"),
)
WITH_DOCSTRING = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
UNCHECKED = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)  # PEP 552


def names() -> list[str]:
    """Return all modules that a start imports by name; the others come with them."""
    return [*ASKED_FOR_LATE, *(name for name in _core() if not name.startswith(SELDOM))]


def late() -> list[str]:
    """Return the modules that are loaded only when they are imported (late_modules.py), and those
    that come with them; after all others have been imported."""
    for name in names():
        import_module(name)
    before = set(sys.modules)
    for name in [*(name for name in SELDOM if "." not in name), *_core()]:
        import_module(name)
    found = [name for name in sys.modules if name not in before or name.startswith(SELDOM)]
    return sorted(name for name in found if _loader(sys.modules[name]))


def _core() -> list[str]:
    found = [module.name for module in pkgutil.walk_packages(edagari.__path__, "edagari.")]
    return [name for name in found if not name.startswith(ELSEWHERE)]


def _loader(module: ModuleType) -> SourceFileLoader | zipimporter | None:
    """Return what has loaded a module; None for one that is in the WebAssembly."""
    loader = getattr(module, "__loader__", None)
    return loader if isinstance(loader, SourceFileLoader | zipimporter) else None


def library(wanted: list[str]) -> bytes:
    """Return a zip file with the byte code of all modules that are loaded when the given ones
    are."""
    for name in wanted:
        import_module(name)
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as file:
        for name, module in sorted(sys.modules.items()):
            loader = _loader(module)
            if loader is None:
                continue
            path = name.replace(".", "/") + ("/__init__.py" if loader.is_package(name) else ".py")
            code = compile(
                _bare(loader.get_source(name) or ""), path, "exec", dont_inherit=True, optimize=0
            )
            file.writestr(zipfile.ZipInfo(path + "c"), UNCHECKED + marshal.dumps(code))
    return buffer.getvalue()


def _bare(source: str) -> ast.Module:
    """Return the program without its docstrings and the types of its functions."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None
        if isinstance(node, ast.arg):
            node.annotation = None
        if isinstance(node, WITH_DOCSTRING) and ast.get_docstring(node, clean=False) is not None:
            node.body[:1] = [] if len(node.body) > 1 else [ast.Pass(lineno=1, col_offset=0)]
    return tree
