"""JupyterLite, whose Python and packages are all in its own site: ours is a wheel among them."""

import json
from pathlib import Path

from builder.site import SITE
from tests.hosts.generator import BOARD, EXERCISE, Generator, notebook

FIGURE = """from edagari import Figure, count, puzzle_named

print(count(puzzle_named("magic-star")).solutions)
square = Figure.grid(3, 3).sum_lines(15)
square.draw(next(square.solve()))"""
EMBEDDED = """from IPython.display import HTML

HTML('''<script async src="{script}"></script>{board}{exercise}''')"""
# Pyodide's own packages are on its CDN: without them in the lock file, all come from PyPI.
BUILD = """import json, shutil, subprocess
from pathlib import Path

pyodide = Path("static/pyodide")
shutil.copytree("node_modules/pyodide", pyodide)
lock = pyodide / "pyodide-lock.json"
lock.write_text(json.dumps({**json.loads(lock.read_text()), "packages": {}}))
subprocess.run(["jupyter", "lite", "build"], check=True)
"""


def configuration(wheel: Path) -> str:
    return json.dumps(
        {
            "LiteBuildConfig": {"contents": ["content"], "output_dir": "built"},
            "PyodideLockAddon": {
                "enabled": True,
                "specs": ["micropip==0.11.1", "ipython==9.12.0"],
                "wheels": [str(wheel)],
                "prefetch_extra": ["edagari"],
            },
        }
    )


SWITCH = "jupyterapp.commands.execute('apputils:change-theme', { theme: 'JupyterLab Dark' })"
GENERATOR = Generator(
    name="JupyterLite 0.8.6",
    packages=(
        "jupyterlite-core==0.8.6",
        "jupyterlite-pyodide-kernel[lock]==0.8.6",
        "jupyter-server==2.20.0",
        "pyodide@314.0.6",
    ),
    files=lambda script: {
        "build.py": BUILD,
        "jupyter_lite_config.json": configuration(next(SITE.glob("python/edagari-*.whl"))),
        "jupyter-lite.json": '{"jupyter-config-data": {"exposeAppInBrowser": true}}',
        "content/first.ipynb": notebook(
            "code", FIGURE, EMBEDDED.format(script=script, board=BOARD, exercise=EXERCISE)
        ),
    },
    command=("python", "build.py"),
    built="built",
    page="notebooks/index.html?path=first.ipynb",
    switch=f"() => {SWITCH}",
    kind="notebook",
)
