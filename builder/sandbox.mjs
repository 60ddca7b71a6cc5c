// Bundles the two scripts that python.html contains: node sandbox.mjs WEB; prints them as JSON. The inner one is a text
// within the outer one.

import { join } from "node:path";
import { build } from "esbuild";

const [web = ""] = process.argv.slice(2);

/** @type {(name: string, define?: Record<string, string>) => Promise<string>} */
async function scriptOf(name, define = {}) {
  const { outputFiles } = await build({
    entryPoints: [join(web, "sandbox", name)],
    bundle: true,
    format: "iife",
    minify: true,
    target: "es2024",
    charset: "ascii", // the same bytes to a hash, whatever a host says of the encoding
    define,
    write: false,
    logLevel: "warning",
  });
  return outputFiles[0].text.trim();
}

const inner = await scriptOf("inner.js");
const outer = await scriptOf("outer.js", { INNER: JSON.stringify(inner) });
process.stdout.write(JSON.stringify({ inner, outer }));
