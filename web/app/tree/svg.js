/** The icicle as one SVG file that needs no other file, as wide as on the screen. */

import { paint } from "./icicle.js";

/** @import { Scene } from "./picture.js" */

/** `ink` returns a colour by the name of its variable. @type {(scene: Scene, wide: number, title: string, ink: (name: string) => string) => string} */
export function imageOfTree(scene, wide, title, ink) {
  const { tree, root, view, rows, tall } = scene;
  /** @type {string[]} */
  const drawn = [];
  const slices = paint(tree, { root, view, wide, rows }, (bar) => {
    const left = Math.max(bar.left, 0);
    const right = Math.min(bar.left + bar.wide, wide);
    const size = `x="${left.toFixed(2)}" y="${bar.top * tall}" width="${(right - left).toFixed(2)}" height="${bar.rows * tall - 1}"`;
    const strength = scene.strength(bar);
    drawn.push(`<rect ${size} fill="${ink(scene.ink(bar))}"${strength < 1 ? ` opacity="${strength}"` : ""}/>`);
  });
  while (!slices.next().done);
  const named = title.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${rows * tall}" width="${wide}" height="${rows * tall}" role="img">
<title>${named}</title>
<rect width="100%" height="100%" fill="${ink("sheet")}"/>
${drawn.join("\n")}
</svg>
`;
}
