#!/bin/sh
# happy-dom 21.0.4 (a browser's document without a browser), Node 20 or later.
#
# A list of choices, of which one can be chosen, written with one or several options that come selected.
#
# Expect: the last of them is chosen, as the standard says and browsers do (HTML, 4.10.7, "selectedness setting algorithm"); jsdom
#         29.1.1 does so too.
# Seen:   the second option of the list is chosen, whichever come selected and even if it is none of them; only if the first alone
#         comes selected it is that. The same if the options are appended one by one. Nothing warns.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund happy-dom@21.0.4 > /dev/null
cat > choose.cjs <<'END'
const { Window } = require("happy-dom");

const { document } = new Window();

/** The option chosen of a to e, if these come selected. */
function written(selected) {
  const box = document.createElement("div");
  const options = [..."abcde"].map((name) => `<option${selected.includes(name) ? " selected" : ""}>${name}</option>`);
  box.innerHTML = `<select>${options.join("")}</select>`;
  document.body.append(box);
  return box.querySelector("select").value;
}

function appended(selected) {
  const select = document.createElement("select");
  for (const name of "abcde") {
    const option = document.createElement("option");
    option.textContent = name;
    option.toggleAttribute("selected", selected.includes(name));
    select.append(option);
  }
  return select.value;
}

for (const selected of ["", "a", "b", "d", "bc", "cd", "ae", "ade"])
  console.log(`${selected || "none"}: ${written(selected)} ${appended(selected)}`);
END
node choose.cjs > seen
cat seen
cat > expected <<'END'
none: a a
a: a a
b: b b
d: b b
bc: b b
cd: b b
ae: b b
ade: b b
END
diff expected seen
