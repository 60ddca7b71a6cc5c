/** The icicle as one self-contained SVG file, as wide as on the screen. */

import { HATCHING } from "./canvas.js";
import { paint } from "./icicle.js";

/** @import { Scene } from "./canvas.js" */

/** `ink` returns the colour of a CSS variable. @type {(scene: Scene, wide: number, title: string, ink: (name: string) => string) => string} */
export function imageOfTree(scene, wide, title, ink) {
  const { tree, root, view, layout, rows, tall } = scene;
  /** @type {string[]} */
  const drawn = [];
  /** @type {Set<string>} */
  const hatched = new Set();
  const hatchingOf = (/** @type {string} */ name) => {
    hatched.add(name);
    return `url(#${name})`;
  };
  const slices = paint(tree, { root, view, wide, rows, layout }, (bar) => {
    const left = Math.max(bar.left, 0);
    const right = Math.min(bar.left + bar.wide, wide);
    const size = `x="${left.toFixed(2)}" y="${bar.top * tall}" width="${(right - left).toFixed(2)}" height="${bar.rows * tall - 1}"`;
    const strength = scene.strength(bar);
    if (layout.room && !bar.lost && bar.filled === 1) drawn.push(`<rect ${size} fill="${ink("sheet")}"/>`);
    drawn.push(
      `<rect ${size} fill="${bar.lost ? hatchingOf(scene.ink(bar)) : ink(scene.ink(bar))}"${strength < 1 ? ` opacity="${strength}"` : ""}/>`,
    );
  });
  while (!slices.next().done);
  const named = title.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${rows * tall}" width="${wide}" height="${rows * tall}" role="img">
<title>${named}</title>
<rect width="100%" height="100%" fill="${ink("sheet")}"/>
${[...hatched].map((name) => hatching(name, ink(name))).join("\n")}
${drawn.join("\n")}
</svg>
`;
}

/** @type {(name: string, colour: string) => string} */
const hatching = (name, colour) =>
  `<pattern id="${name}" width="${HATCHING}" height="${HATCHING}" patternUnits="userSpaceOnUse"><path d="M-1 1L1 -1M-1 ${HATCHING + 1}L${HATCHING + 1} -1M${HATCHING - 1} ${HATCHING + 1}L${HATCHING + 1} ${HATCHING - 1}" stroke="${colour}"/></pattern>`;
