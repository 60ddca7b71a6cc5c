"""marimo, which runs no script of a page: frames, in a notebook that is run as an app."""

from tests.hosts.generator import BOARD_FRAME, EXERCISE_FRAME, Generator, frame

STYLE = "width: 100%; height: 72rem; border: 0"
NOTEBOOK = """import marimo

app = marimo.App()


@app.cell
def _():
    import marimo as mo

    return (mo,)


@app.cell
def _(mo):
    mo.Html('''<iframe src="{board}" title="Board" style="{style}"></iframe>''')
    return


@app.cell
def _(mo):
    mo.Html('''<iframe src="{exercise}" title="Exercise" style="{style}"></iframe>''')
    return


if __name__ == "__main__":
    app.run()
"""
GENERATOR = Generator(
    name="marimo 0.25.2",
    packages=("marimo==0.25.2",),
    files=lambda script: {
        "first.py": NOTEBOOK.format(
            board=frame(script, BOARD_FRAME).replace("&", "&amp;"),
            exercise=frame(script, EXERCISE_FRAME).replace("&", "&amp;"),
            style=STYLE,
        ),
    },
    server=("marimo", "--quiet", "run", "first.py", "--headless", "--no-token", "--port"),
    kind="frames",
)
