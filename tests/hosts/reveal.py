"""reveal.js: slides in HTML; a puzzle is as tall as the slide has room."""

from tests.hosts.generator import BOARD, EXERCISE, Generator, fixed

PAGE = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>A talk</title>
    <link rel="stylesheet" href="node_modules/reveal.js/dist/reveal.css">
    <link rel="stylesheet" href="node_modules/reveal.js/dist/theme/white.css">
    <script async src="{script}"></script>
  </head>
  <body>
    <div class="reveal">
      <div class="slides">
        <section><h1>First</h1></section>
        <section>{board}</section>
        <section>{exercise}</section>
      </div>
    </div>
    <script src="node_modules/reveal.js/dist/reveal.js"></script>
    <script>Reveal.initialize({{ hash: true, width: 1280, height: 800 }});</script>
  </body>
</html>
"""
HEIGHT = "height: 700px"
GENERATOR = Generator(
    name="reveal.js 6.0.2",
    packages=("reveal.js@6.0.2",),
    files=lambda script: {
        "package.json": '{ "private": true }',
        "index.html": PAGE.format(
            script=script, board=fixed(BOARD, HEIGHT), exercise=fixed(EXERCISE, HEIGHT)
        ),
    },
    command=(),
    built=".",
    page="index.html#/1",
    kind="deck",
)
