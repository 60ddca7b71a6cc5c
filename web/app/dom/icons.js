/** Icons: strokes on a field of 24 by 24. */

import { html, svg } from "./html.js";

const PATHS = {
  play: "M8 5.5v13l10.5-6.5z",
  hold: "M8.5 6v12M15.5 6v12",
  stop: "M7 7h10v10H7z",
  step: "M7 6v12l8-6zM18 6v12",
  back: "M14.5 6l-6 6 6 6",
  forward: "M9.5 6l6 6-6 6",
  start: "M17 6l-6 6 6 6M7 6v12",
  end: "M7 6l6 6-6 6M17 6v12",
  bookmark: "M7 4h10v16l-5-4-5 4z",
  leaf: "M5 19c0-8 5-13 14-14 0 9-5 14-12 13M5 19c2-5 5-7 9-9",
  shears: "M6 20L15.5 4.5M18 20L8.5 4.5M6 20a2 2 0 1 0 .1 0M18 20a2 2 0 1 0 .1 0",
  undo: "M8 5L4 9l4 4M4 9h9a6 6 0 0 1 0 12h-2",
  redo: "M16 5l4 4-4 4M20 9h-9a6 6 0 0 0 0 12h2",
  clear: "M6 6l12 12M18 6L6 18",
  eraser: "M4 15l9-9 7 7-6 6H8zM9 10l7 7M13 19h7",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  link: "M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.6-5.6L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.6 5.6L12 17",
  share: "M12 15V4M8 7.5L12 3.5l4 4M6 11H5v9h14v-9h-1",
  embed: "M8 7l-5 5 5 5M16 7l5 5-5 5M13.5 5l-3 14",
  out: "M14 5h5v5M19 5l-8 8M17 14v5H5V7h5",
  down: "M6 9.5l6 6 6-6",
  sun: "M12 8a4 4 0 1 0 .1 0M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4",
  moon: "M19 14.5A8 8 0 0 1 9.5 5a8 8 0 1 0 9.5 9.5z",
  half: "M12 4a8 8 0 1 0 .1 0M12 4v16M12 8h4.5M12 12h8M12 16h6.5",
  bulb: "M9 18h6M10 21h4M8.5 14.5a5.5 5.5 0 1 1 7 0c-.7.6-1 1-1 2h-5c0-1-.3-1.4-1-2z",
  centre: "M5 5h14v14H5zM9 12h0.01M12 12h0.01M15 12h0.01",
  pencil: "M5 19l1-4L16 5l3 3L9 18zM14 7l3 3",
  colour: "M12 4c4 5 6 7.5 6 10a6 6 0 0 1-12 0c0-2.5 2-5 6-10zM9.5 14.5a2.5 2.5 0 0 0 2.5 2.5",
  lock: "M7 11h10v9H7zM9 11V8a3 3 0 0 1 6 0v3",
  unlock: "M7 11h10v9H7zM9 11V7a3 3 0 0 1 5.8-1",
  clock: "M12 4a8 8 0 1 0 .1 0M12 8v4.5l3 2",
  again: "M5 12a7 7 0 1 0 2.2-5.1M5 4v4h4",
  save: "M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 19h14",
  help: "M9 9.5a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.2",
};

/** @type {(name: keyof typeof PATHS) => unknown} */
export const icon = (name) =>
  html`<svg class="icon ${name}" viewBox="0 0 24 24" aria-hidden="true">${svg`<path d=${PATHS[name]} />`}</svg>`;

/** The mark: a tree of two branches, one of them cut. */
export const mark = () => html`<svg class="mark" viewBox="0 0 48 48" aria-hidden="true">
  <path class="branch" d="M24 43V29C24 22 15 22 14 12M24 29c0-5 4-7 7-10" />
  <circle class="bud" cx="14" cy="9" r="4.5" />
  <path class="off" d="M35 13l1.5-2.5" />
  <circle class="fallen" cx="39" cy="7" r="3.5" />
  <path class="snip" d="M27 11l12 9" />
</svg>`;
