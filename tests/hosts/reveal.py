"""reveal.js: slides in HTML; a puzzle is as tall as the slide has room."""

from tests.hosts.generator import BOARD, EXERCISE, Generator, fixed, layout

STYLES = """<link rel="stylesheet" href="node_modules/reveal.js/dist/reveal.css">
    <link rel="stylesheet" href="node_modules/reveal.js/dist/theme/white.css">
    """
HEIGHT = "height: 700px"
SLIDES = f"""
    <div class="reveal">
      <div class="slides">
        <section><h1>First</h1></section>
        <section>{fixed(BOARD, HEIGHT)}</section>
        <section>{fixed(EXERCISE, HEIGHT)}</section>
      </div>
    </div>
    <script src="node_modules/reveal.js/dist/reveal.js"></script>
    <script>Reveal.initialize({{ hash: true, width: 1280, height: 800 }});</script>
  """
GENERATOR = Generator(
    name="reveal.js 6.0.2",
    packages=("reveal.js@6.0.2",),
    files=lambda script: {"index.html": layout(script, SLIDES, STYLES)},
    page="index.html#/1",
    kind="deck",
)
