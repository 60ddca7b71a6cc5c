/**
 * The HTML that Share writes, put through what an author's site is made with: the program in it comes out as it went in.
 *
 * CommonMark   micromark, which follows it to the letter: then the HTML is read
 * MDX          compiled and run, as by a site of React
 * Vue          the parser of its templates, which also reads the HTML that Markdown became
 */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { evaluate } from "@mdx-js/mdx";
import { parse } from "@vue/compiler-dom";
import { micromark } from "micromark";
import { htmlOf } from "../../../web/element/index.js";

const TAG = "edagari-puzzle";
const SITE = "https://host.example/edagari/";
const PROGRAM = [
  "from edagari.learn import puzzle",
  "",
  "board = puzzle()",
  "# an empty line, a comment at the edge, indentation",
  "for cell in board.cells:",
  "    for value in range(1, 4):",
  "        if value < 3 and '<b>' != \"&lt;\" & 7:",
  "",
  "            print(f'{cell}: {{value}}', {1: 2}, '{% raw %}', *[2], __name__, `x`)",
  "\tprint('tab', '\\n', '枝刈り')  # </edagari-puzzle> --> ]]>",
  "- no list",
  "1. no list",
  "```",
  "~~~",
  "    ===",
  "",
].join("\n");
const PROGRAMS = {
  "with everything": PROGRAM,
  "with Windows' line ends": "a = 1\r\n\r\nif a:\r\n    b = {}\r\n",
  "that begins and ends with empty lines": "\n\n# heading\n\n\n",
};

/** @type {(code: string) => [string, string][]} */
const attributesWith = (code) => [
  ["puzzle", "permutations"],
  ["view", "python"],
  ["task", "Find all six.\n\n# No heading\n- {no} {{list}}"],
  ["solutions", "6"],
  ["code", code],
];
/** A title with what templates would take for their own. */
const CONTENT = { title: "A {title} of {{two}} & <b>", link: `${SITE}#puzzle=permutations&program={{x}}` };

/** @type {Record<string, (text: string) => Promise<Found> | Found>} */
const READERS = {
  CommonMark: (text) => inHtml(micromark(text, { allowDangerousHtml: true })),
  MDX: inMdx,
  Vue: inHtml,
};

/** The attributes of the element, and the text in it. @typedef {{ attributes: Record<string, string>, text: string }} Found */

for (const [generator, read] of Object.entries(READERS)) {
  for (const [kind, code] of Object.entries(PROGRAMS)) {
    test(`a program ${kind} comes through ${generator} as it was`, async () => {
      const wanted = attributesWith(code);
      const text = `# A chapter\n\nSome words.\n\n${htmlOf(SITE, wanted, CONTENT)}\n\nMore *words*.\n`;
      const found = await read(text);
      assert.deepEqual(found.attributes, Object.fromEntries(wanted));
      assert.equal(found.text, CONTENT.title);
    });
  }
  for (const name of ["embedding.md", "embedding.ja.md"]) {
    test(`every example of ${name} comes through ${generator}, and its program is whole`, async () => {
      const examples = examplesOf(name);
      assert.ok(examples.length >= 3);
      for (const example of examples) {
        const { attributes } = await read(example);
        assert.ok(
          !("code" in attributes) || attributes.code === "from edagari.learn import puzzle\nboard = puzzle()\n",
        );
      }
      assert.ok(examples.some((example) => example.includes(" code=")));
    });
  }
}

/** The examples of a document that have an element. @type {(name: string) => string[]} */
function examplesOf(name) {
  const text = readFileSync(new URL(`../../../docs/${name}`, import.meta.url), "utf8");
  const all = [...text.matchAll(/^```html\n(.*?)^```/gms)].map(([, body]) => body ?? "");
  return all.filter((body) => body.includes(`<${TAG}`));
}

/** An attribute that is no directive, in Vue's trees. */
const ATTRIBUTE = 6;

/** The element in a tree, wherever it is. @type {(node: any) => any} */
const elementIn = (node) =>
  node.tag === TAG ? node : (node.children ?? []).map(elementIn).find((/** @type {any} */ found) => found);

/** @type {(html: string) => Found} */
function inHtml(html) {
  const element = elementIn(parse(html, { parseMode: "html" }));
  assert.ok(element, `no element in ${html}`);
  const attributes = element.props.map((/** @type {any} */ each) => {
    assert.equal(each.type, ATTRIBUTE, "no directive of Vue");
    return [each.name, each.value?.content ?? ""];
  });
  return { attributes: Object.fromEntries(attributes), text: textIn(element) };
}

/** @type {(node: any) => string} */
const textIn = ({ children, content }) => {
  if (Array.isArray(children)) return children.map(textIn).join("").trim();
  assert.equal(typeof content, "string", "text, and no expression of Vue");
  return content;
};

/** @type {(text: string) => Promise<Found>} */
async function inMdx(text) {
  /** @type {{ type: unknown, props: any }[]} */
  const made = [];
  const jsx = (/** @type {unknown} */ type, /** @type {any} */ props) => {
    made.push({ type, props });
    return { type, props };
  };
  const { default: page } = await evaluate(text, { Fragment: "fragment", jsx, jsxs: jsx });
  page({});
  const element = made.find(({ type }) => type === TAG);
  assert.ok(element, "no element");
  const { children, ...attributes } = element.props;
  return { attributes, text: [children].flat(9).map(wordsIn).join("").trim() };
}

/** @type {(node: any) => string} */
const wordsIn = (node) =>
  typeof node === "object" && node ? [node.props?.children].flat(9).map(wordsIn).join("") : (node ?? "");
