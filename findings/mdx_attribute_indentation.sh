#!/bin/sh
# @mdx-js/mdx 3.1.1 (the Markdown of Docusaurus and others), run on Node 20.
#
# A program of three lines is the value of an attribute: for a / for b / c, each indented by four more spaces.
#
# Expect: the value is the text between the quotes, as in HTML and in JSX, wherever the element stands.
# Seen:   it depends on the place. In quotes, on an element in Markdown, every line after the first loses ALL its
#         spaces, so that a program has no indentation left. In a template literal there, and in quotes on an element within
#         braces, every line after the first loses exactly TWO spaces, although nothing around it is indented.
#         Nothing warns. Written as `&#10;`, line breaks keep the spaces after them.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --silent @mdx-js/mdx@3.1.1
cat > run.mjs <<'END'
import { evaluate } from "@mdx-js/mdx";

const lines = ["for a:", "    for b:", "        c"];
const text = lines.join("\n");
const written = {
  "quotes": `<x-code value="${text}" />`,
  "template literal": `<x-code value={\`${text}\`} />`,
  "quotes, within braces": `{<x-code value="${text}" />}`,
  "&#10; in quotes": `<x-code value="${lines.join("&#10;")}" />`,
};
for (const [how, page] of Object.entries(written)) {
  let value;
  const jsx = (type, props) => {
    if (type === "x-code") value = props.value;
    return null;
  };
  const { default: content } = await evaluate(page, { Fragment: "fragment", jsx, jsxs: jsx });
  content({});
  console.log(how, JSON.stringify(value.split("\n").map((line) => line.search(/\S/))));
}
END
cat > expected <<'END'
quotes [0,0,0]
template literal [0,2,6]
quotes, within braces [0,2,6]
&#10; in quotes [0,4,8]
END
node run.mjs | tee seen
diff expected seen
