/**
 * Colours for code, loaded when a program is first shown: highlight.js parses the text, lowlight returns data, so that
 * the page creates its own nodes and inserts no markup.
 */

import c from "highlight.js/lib/languages/c";
import python from "highlight.js/lib/languages/python";
import { createLowlight } from "lowlight";

/** @import { Program } from "../../worker/protocol.js" */
/** @import { Token } from "../state/program.js" */

/** The classes of highlight.js, and the few kinds that have a colour of their own. @type {Record<string, string>} */
const KINDS = {
  "hljs-keyword": "word",
  "hljs-operator": "word",
  "hljs-literal": "number",
  "hljs-number": "number",
  "hljs-string": "string",
  "hljs-comment": "comment",
  "hljs-meta": "meta",
  "hljs-built_in": "name",
  "hljs-type": "name",
  "hljs-title": "name",
};

const lowlight = createLowlight({ c, python });

/** The lines of a program in coloured pieces. @type {(text: string, language: Program["language"]) => Token[][]} */
export function colour(text, language) {
  /** @type {Token[][]} */
  const lines = [[]];
  /** @type {(nodes: ReturnType<typeof lowlight.highlight>["children"], kind: string) => void} */
  const gather = (nodes, kind) => {
    for (const node of nodes) {
      if (node.type === "element") {
        const names = /** @type {string[]} */ (node.properties.className ?? []);
        const own = names.map((name) => KINDS[name]).find(Boolean);
        gather(node.children, own ?? kind);
      } else if (node.type === "text") {
        const [first = "", ...further] = node.value.split("\n");
        if (first) lines.at(-1)?.push({ text: first, kind });
        for (const part of further) lines.push(part ? [{ text: part, kind }] : []);
      }
    }
  };
  gather(lowlight.highlight(language, text).children, "");
  lines.pop(); // the text after the last line end
  return lines;
}
