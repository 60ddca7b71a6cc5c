/** An icon looks the same wherever it stands: no rule of the style sheets that is about something else names its class. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const ROOT = new URL("../../../web/", import.meta.url).pathname;
const source = readFileSync(`${ROOT}app/dom/icons.js`, "utf8");
const names = [...source.matchAll(/^ {2}([a-z]+): "M/gm)].map(([, name]) => name);

test("no rule for one class alone has the name of an icon", () => {
  assert.ok(names.length > 20 && names.includes("link"));
  const sheets = readdirSync(`${ROOT}styles`, { recursive: true }).filter((file) => String(file).endsWith(".css"));
  const alone = new RegExp(`^\\.(${names.join("|")})(:[^\\s>+~]*)?$`);
  const clashes = sheets.flatMap((file) =>
    readFileSync(`${ROOT}styles/${file}`, "utf8")
      .split("{")
      .slice(0, -1)
      .flatMap((before) => (before.split(/[};]|\*\//).at(-1) ?? "").split(","))
      .map((selector) => selector.trim())
      .filter((selector) => alone.test(selector))
      .map((selector) => `${file}: ${selector}`),
  );
  assert.deepEqual(clashes, []);
});
