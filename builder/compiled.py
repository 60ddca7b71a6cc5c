"""What the page's Python holds, compiled: run inside Pyodide by snapshot.mjs.

image     every module that is loaded when the core is: the standard library's and the core's
compiled  its byte code, without docstrings, the types of functions and the columns of a line:
          nobody on a page reads them, and they would be a fifth of what is sent. The lines stay,
          for tracebacks

Code read as byte code leaves no refuse of compiling in a memory that is then sent as it stands.
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
from zipimport import zipimporter

import edagari

# Of the command line, and of processes and machines at work: not of the page.
ELSEWHERE = ("edagari.cli", "edagari.__main__", "edagari.parallel.executors")
# By the interpreter itself, at the first number of many digits; by functions of the core.
ASKED_FOR_LATE = ["_pylong", "difflib", "fractions", "random"]
WITH_DOCSTRING = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
UNCHECKED = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)  # PEP 552


def names() -> list[str]:
    """All modules that a start imports by name; the others come with them."""
    found = [module.name for module in pkgutil.walk_packages(edagari.__path__, "edagari.")]
    return [*ASKED_FOR_LATE, *(name for name in found if not name.startswith(ELSEWHERE))]


def library(wanted: list[str]) -> bytes:
    """A zip file with the byte code of all modules that are loaded when those wanted are."""
    for name in wanted:
        import_module(name)
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as file:
        for name, module in sorted(sys.modules.items()):
            loader = getattr(module, "__loader__", None)
            if not isinstance(loader, SourceFileLoader | zipimporter):  # it is in the WebAssembly
                continue
            path = name.replace(".", "/") + ("/__init__.py" if loader.is_package(name) else ".py")
            code = compile(
                _bare(loader.get_source(name) or ""), path, "exec", dont_inherit=True, optimize=0
            )
            file.writestr(zipfile.ZipInfo(path + "c"), UNCHECKED + marshal.dumps(code))
    return buffer.getvalue()


def _bare(source: str) -> ast.Module:
    """The program without its docstrings, and without the types of its functions."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None
        if isinstance(node, ast.arg):
            node.annotation = None
        if isinstance(node, WITH_DOCSTRING) and ast.get_docstring(node, clean=False) is not None:
            node.body[:1] = [] if len(node.body) > 1 else [ast.Pass(lineno=1, col_offset=0)]
    return tree
