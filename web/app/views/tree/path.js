/**
 * The path to the present board, as a branch that grows downwards: one row for each level, its twigs beside it. A cut is a
 * stub in the colour of its rule, with the shears across; a value below which that rule left nothing has its colour too; a
 * solution is a leaf. Where a search that learns goes back over trials that were not to blame, a bow leads to where it stops.
 */

import { markOf, thingOf } from "../../board/index.js";
import { classMap, guard, html, nothing, ref, svg } from "../../dom/html.js";
import { isRunning } from "../../engine/index.js";
import { pathRows } from "../../icicle/index.js";
import { jumpAt } from "../../lessons/index.js";
import { NO_VALUE } from "../../state/index.js";
import { words } from "../../words/index.js";
import { PATH } from "../../words/path.js";
import { goTo } from "./navigation.js";
import { colourOf } from "./scale.js";

/** @import { Lang } from "../../state/state.js" */
/** @import { Forest } from "./forest.js" */
/** @import { Side } from "../../state/tree.js" */
/** @import { Row, Twig } from "../../icicle/path.js" */
/** @import { Grown, Scale } from "./scale.js" */

/** Units of the drawing: its width, what the last box of a full row goes beyond it, what stands left of the twigs, a level, one that has a single twig. */
const [WIDE, BEYOND, LABEL, TALL, SHORT] = [360, 4, 58, 54, 42];
/** The most levels that are drawn; those above are counted. At full speed only the visible ones, because every redraw has another path. */
const [MOST_ROWS, ROWS_AT_SPEED] = [40, 8];
/** The most events per second at which anyone can read the path. */
const READ_UP_TO = 10;
/** How far the bow of a jump goes to the side. */
const BOW = 90;
/** Room for one twig: a number, or a move or the name of a value by the letters that it takes; its letters, and what is around them. */
const [VALUE_ROOM, LETTER, AROUND] = [25, 9, 12];

/**
 * What has a place in a row: a twig, `null` for a value that is still to be tried, or the number of twigs left out
 * before it.
 * @typedef {Twig | null | number} Shown
 */
/** @typedef {{ twig: Shown, x: number }} Placed */

/** Shows the end of the path: as soon as a sheet is observed, and where its height changes, as a phone is turned or its tab comes to the front. */
const sheets = new ResizeObserver((changed) => {
  for (const { target } of changed) target.scrollTo(0, target.scrollHeight);
});

/**
 * Observes the sheet of a new path, which is mostly the one of the path before: Chromium tells nothing of a sheet that
 * is observed twice.
 * @type {(sheet?: Element) => void}
 */
function showEnd(sheet) {
  if (!sheet) return;
  sheets.unobserve(sheet);
  sheets.observe(sheet);
}

/** @type {(forest: Forest, run: Grown, side: Side, scale: Scale) => unknown} */
export function pathHere(forest, run, side, scale) {
  const { lang } = forest;
  const most = isRunning(run) || (run.playing && forest.speed > READ_UP_TO) ? ROWS_AT_SPEED : MOST_ROWS;
  return guard([run, run.at, lang, scale.legend.size, most], () => {
    const rows = pathRows(run.tree, run.at);
    if (rows.length === 0) return html`<p class="note">${PATH.pathEmpty[lang]}</p>`;
    const shown = rows.slice(-most);
    const above = rows.length - shown.length;
    return html`<div class="path-sheet" tabindex="0" role="group" aria-label=${words(lang).pathHere}
        ${ref((sheet) => showEnd(sheet))}>
      ${above > 0 ? html`<p class="note">${PATH.pathAbove[lang](above)}</p>` : nothing}
      ${drawing(forest, run, side, scale, shown)}
      ${rows.length < 2 ? html`<p class="note">${PATH.pathHint[lang]}</p>` : nothing}
    </div>`;
  });
}

/** @type {(forest: Forest, run: Grown, side: Side, scale: Scale, rows: Row[]) => unknown} */
function drawing(forest, run, side, scale, rows) {
  const { lang } = forest;
  let [x, y] = [(LABEL + WIDE) / 2, 10];
  const stands = [{ x, y }];
  const levels = rows.map((row) => {
    const from = { x, y };
    y += row.twigs.length + (row.left ?? 0) > 1 ? TALL : SHORT;
    const placed = placesOf(row, x, roomOf(run, row, lang));
    const here = placed.find(({ twig }) => isTwig(twig) && twig.here);
    if (here) stands.push({ x: here.x, y });
    x = here?.x ?? x;
    return level({ forest, run, side, scale }, row, placed, from, y);
  });
  const path = rows.flatMap((row) =>
    row.twigs.filter(({ here }) => here).map((twig) => saidOf(forest, run, row, twig)),
  );
  const jump = jumpAt(run.tape, run.at);
  const said = path.length > 0 ? PATH.pathOf[lang](path.join(words(lang).comma)) : PATH.pathAtRoot[lang];
  return html`<svg class="path-tree" viewBox="0 0 ${WIDE + BEYOND} ${y + 22}" preserveAspectRatio="xMidYMin meet"
      .style=${`--tall:${y + 22}`} role="img"
      aria-label=${jump ? `${said} ${PATH.jumpSaid[lang](jump.over)}` : said}>
    <circle class="root" cx=${(LABEL + WIDE) / 2} cy="10" r="5" />
    ${levels} ${jump ? bow(stands, jump.levels, PATH.jump[lang](jump.over)) : nothing}
  </svg>`;
}

/** Whether events report moves of pieces instead of cells and values. @type {(run: Grown) => boolean} */
const isMovement = ({ shown }) => shown.values === undefined;

/** The width that each twig of a row needs. @type {(run: Grown, row: Row, lang: Lang) => number} */
const roomOf = (run, { twigs }, lang) =>
  isMovement(run) || run.shown.things
    ? AROUND + LETTER * Math.max(...twigs.map((twig) => lettersIn(textOf(run, twig, lang))))
    : VALUE_ROOM;

/** The width of a text in letters; a Japanese one counts as two. @type {(text: string) => number} */
const lettersIn = (text) => [...text].reduce((sum, letter) => sum + (letter < "\u3000" ? 1 : 2), 0);

/** @type {(shown: Shown) => shown is Twig} */
const isTwig = (shown) => typeof shown === "object" && shown !== null;

/**
 * Where the twigs of a row are: in the order in which they are tried, those around what stands if there is no room for
 * all; those before them are counted.
 * @type {(row: Row, under: number, room: number) => Placed[]}
 */
function placesOf({ twigs, left }, under, room) {
  const slots = Math.floor((WIDE - LABEL) / room);
  const all = [...twigs, ...new Array(Math.min(left ?? 0, slots)).fill(null)];
  const here = Math.max(
    0,
    twigs.findIndex((twig) => twig.here),
  );
  const last = twigs.some((twig) => twig.here) ? here : twigs.length - 1;
  const first = Math.max(0, Math.min(last - Math.floor(slots / 2), all.length - slots));
  /** @type {Shown[]} */
  const seen = all.slice(first, first + slots);
  if (first > 0 && slots > 1) seen[0] = first + 1;
  const wide = seen.length * room;
  const start = Math.min(WIDE - wide, Math.max(LABEL, under - wide / 2));
  return seen.map((twig, at) => ({ twig, x: start + (at + 0.5) * room }));
}

/**
 * @param {{ forest: Forest, run: Grown, side: Side, scale: Scale }} to
 * @param {Row} row
 * @param {Placed[]} placed
 * @param {{ x: number, y: number }} from where the level above stands
 * @param {number} y
 */
function level({ forest, run, side, scale }, row, placed, from, y) {
  const { lang } = forest;
  const cells = new Set(row.twigs.map(({ cell }) => cell));
  const varied = cells.size > 1 && !isMovement(run); // one value, in several cells
  const first = /** @type {Twig} */ (row.twigs.find(({ here }) => here) ?? row.twigs[0]);
  const sign = isMovement(run) ? String(row.level) : varied ? textOf(run, first, lang) : signOf(run, first.cell);
  const left = row.left ? PATH.stillToTry[lang](row.left) : "";
  const here = row.twigs.find((twig) => twig.here);
  const way = here ? wayOf(forest, run, row, here).way : "";
  const drawn = placed.map(({ twig, x }) => {
    const to = { x, y };
    if (twig === null) return bud(from, to);
    if (!isTwig(twig))
      return svg`<text class="omitted" x=${x} y=${y + 5}>…<title>${PATH.twigsOmitted[lang](twig)}</title></text>`;
    return branch(twig, from, to, {
      text: varied ? signOf(run, twig.cell) : textOf(run, twig, lang),
      colour: colourOfAll(scale, run, twig.rules),
      go: () => goTo(forest, run, side, twig.node),
    });
  });
  return svg`<g>
    <text class="sign" x="0" y=${y + 4}>${sign}</text>
    <text class="left" x="0" y=${y + 17}>${way || left}</text>
    <text class="left" x="0" y=${y + 29}>${way ? left : ""}</text>
    ${drawn}
  </g>`;
}

/** The colour that all of these rules share, if they do. @type {(scale: Scale, run: Grown, rules: number[]) => number | null} */
function colourOfAll(scale, run, rules) {
  const [colour, ...others] = new Set(rules.map((rule) => colourOf(scale, run, rule)));
  return colour !== undefined && others.length === 0 ? colour : null;
}

/** @type {(run: Grown, cell: number) => string} */
const signOf = (run, cell) => run.shown.signs[cell] ?? String(cell);

/** @type {(run: Grown, twig: Twig, lang: Lang) => string} */
function textOf(run, twig, lang) {
  if (isMovement(run)) return `${signOf(run, twig.cell)}→${signOf(run, twig.value)}`;
  return markOf(run, twig.value, lang);
}

/** A twig in a sentence: the cell by its name and its value, or the move. @type {(run: Grown, twig: { cell: number, value: number }, lang: Lang) => string} */
export function spoken(run, { cell, value }, lang) {
  const name = (/** @type {number} */ at) => run.shown.names[at]?.[lang] ?? String(at);
  if (isMovement(run)) return `${name(cell)} → ${name(value)}`;
  if (value === NO_VALUE) return PATH.twigBare[lang](name(cell));
  return words(lang).twigAt(name(cell), thingOf(run, value, lang));
}

/**
 * How the value came that stands on a level: a guess by its number among those offered; nothing of one that is not
 * known.
 * @type {(forest: Forest, run: Grown, row: Row, twig: Twig) => { way: string, nth: number, of: number }}
 */
function wayOf(forest, run, { twigs, left }, twig) {
  const of = left === null ? 0 : twigs.length + left;
  const [nth, { lang }] = [twigs.indexOf(twig) + 1, forest];
  if (isMovement(run)) return { way: "", nth, of: 0 };
  if (twig.cell in run.task.givens) return { way: PATH.wayGiven[lang], nth, of: 0 };
  if (run.tally.computed[twig.cell]) return { way: PATH.wayComputed[lang], nth, of: 0 };
  if (of === 1 && forest.isDeducing(run.strategy)) return { way: PATH.wayFollows[lang], nth, of: 0 };
  return { way: of > 0 ? PATH.wayGuess[lang](nth, of) : "", nth, of };
}

/** A value on the path in a sentence, and how it came. @type {(forest: Forest, run: Grown, row: Row, twig: Twig) => string} */
function saidOf(forest, run, row, twig) {
  const { lang } = forest;
  const { way, nth, of } = wayOf(forest, run, row, twig);
  const said = spoken(run, twig, lang);
  if (of > 0) return PATH.saidGuess[lang](said, nth, of);
  return way ? PATH.saidWay[lang](said, way) : said;
}

/** @typedef {{ x: number, y: number }} Point */

/** The line from the level above down to a twig. @type {(from: Point, to: Point) => string} */
function way(from, to) {
  const [top, end] = [from.y + 11, to.y - 12];
  const middle = (top + end) / 2;
  return `M${from.x} ${top}C${from.x} ${middle} ${to.x} ${middle} ${to.x} ${end}`;
}

/** @type {(twig: Twig, from: Point, to: Point, how: { text: string, colour: number | null, go: () => void }) => unknown} */
function branch({ look, here, solved }, from, to, { text, colour, go }) {
  const looks = { twig: true, here, [look]: true, [`cut-${colour}`]: colour !== null };
  const wide = Math.max(22, lettersIn(text) * LETTER + AROUND);
  return svg`<g class=${classMap(looks)} @click=${go}>
    <path class="wood" d=${way(from, to)} />
    ${look === "cut" ? svg`<path class="snip" d="M${to.x - 7} ${to.y - 14}L${to.x + 7} ${to.y - 21}" />` : nothing}
    ${here ? svg`<rect x=${to.x - wide / 2} y=${to.y - 11} width=${wide} height="22" rx="5" />` : nothing}
    <text x=${to.x} y=${to.y + 5}>${text}</text>
    ${look === "leafy" || look === "solved" ? svg`<path class="leaf" d=${leafAt(to.x, to.y + (here ? 14 : 9))} />` : nothing}
    ${solved > 1 ? svg`<title>${solved}</title>` : nothing}
  </g>`;
}

/**
 * From the last value that stands back over so many levels: a bow with a point, and its words where it begins, which is
 * in sight.
 * @type {(stands: Point[], levels: number, said: string) => unknown}
 */
function bow(stands, levels, said) {
  const from = /** @type {Point} */ (stands.at(-1));
  const to = /** @type {Point} */ (stands[Math.max(0, stands.length - 1 - levels)]);
  const side = Math.min(WIDE - 8, Math.max(from.x, to.x) + BOW);
  const [start, end] = [from.x + 13, to.x + 13];
  return svg`<g class="jump">
    <path d=${`M${start} ${from.y}C${side} ${from.y} ${side} ${to.y} ${end} ${to.y}`} />
    <path d=${`M${end + 8} ${to.y - 5}L${end} ${to.y}L${end + 8} ${to.y + 5}`} />
    <text x=${WIDE} y=${from.y + 20}>${said}</text>
  </g>`;
}

/** A value that is still to be tried: a bud. @type {(from: Point, to: Point) => unknown} */
const bud = (from, to) => svg`<g class="twig waits">
  <path class="wood" d=${way(from, to)} />
  <circle cx=${to.x} cy=${to.y - 8} r="3" />
</g>`;

/** @type {(x: number, y: number) => string} */
const leafAt = (x, y) => `M${x} ${y}c5 1 7 5 5 11c-6 -1 -8 -5 -5 -11z`;
