/** The page: its parts and their order. A new part is a file in views/ and a line in one of the rooms here. */

import { foundNone } from "./assist/index.js";
import { board, places } from "./board/index.js";
import { keepingFocus } from "./dom/focus.js";
import { html, nothing, render } from "./dom/html.js";
import { giveStops } from "./dom/roving.js";
import { isOneColumn, isUpright, isVeryWide } from "./dom/screen.js";
import { isAlive } from "./engine/index.js";
import { lineNow } from "./moves/index.js";
import { fallBehind, isBehind, opened, openPanels, panelButtons } from "./panels.js";
import { isBoardInView, isWatched } from "./search/index.js";
import { isAtHand, isGreeted, isOpen, isUsual, modeOf } from "./state/index.js";
import { reloadWithUpdate } from "./storage/index.js";
import { aids, filling, generate, isHelpAtFoot, newPosition } from "./views/assist/index.js";
import {
  chooser,
  contentOf,
  dialog,
  failure,
  faults,
  footer,
  header,
  moveDialogs,
  notice,
  onceThere,
  rules,
  textDialog,
  title,
  tools,
  within,
} from "./views/frame/index.js";
import { farthest, line, lines, playing } from "./views/moves/index.js";
import { BOOKSHELF, DESIGNER, SHARE, STORY, STUDY, TRANSCRIBE } from "./views/parts/index.js";
import {
  controls,
  furnishShelf,
  gallery,
  invitation,
  player,
  results,
  rows,
  settings,
  strategy,
  watchButton,
} from "./views/search/index.js";
import { words } from "./words/index.js";

/** @import { Brought, CatalogPuzzle } from "../worker/protocol.js" */
/** @import { App } from "./state/state.js" */
/** @import { Habits } from "./storage/preferences.js" */

/** Whether strategies are compared: then the puzzle is known, and the panels take its place. @type {(app: App) => boolean} */
const comparing = ({ state }) => modeOf(state) === "compare";

/** Why a search has found nothing, with changes that can be made. @type {(app: App) => unknown} */
const why = (app) => (foundNone(app.state) ? within(app, STUDY, ({ conflict }) => conflict(app)) : nothing);

/** Actions on the answer to a question. @type {(app: App) => unknown} */
const afterAnswer = (app) =>
  app.state.aid.answer ? onceThere(app, STUDY, (content) => content.afterAnswer(app)) : nothing;

/** Actions if there are several solutions. @type {(app: App) => unknown} */
const afterSearch = (app) =>
  app.state.run?.progress ? onceThere(app, STUDY, (content) => content.afterSearch(app)) : nothing;

/** The same at the foot of the screen, with the other messages there. @type {(app: App) => unknown} */
const atFoot = (app) => [isOneColumn() ? why(app) : nothing, isHelpAtFoot(app.state) ? afterAnswer(app) : nothing];

/**
 * The part below a placement's board. In one column the player stays near the board; in two columns the tools do, so
 * that nothing moves them.
 * @type {(app: App, habits: Habits) => unknown}
 */
function below(app, habits) {
  const typed = [filling(app, habits), aids(app), isHelpAtFoot(app.state) ? nothing : afterAnswer(app), faults(app)];
  return isOneColumn() ? [typed, player(app, habits), tools(app)] : [tools(app), typed, player(app, habits)];
}

/** The part below the board of a movement: the line of moves, the player, or the result of a move by hand. @type {(app: App, habits: Habits) => unknown} */
function moved(app, habits) {
  if (lineNow(app.state)) return line(app);
  return isWatched(app.state) ? player(app, habits) : playing(app);
}

/** Whether it is a first visit, with nothing chosen, searched or filled in yet: the story is about the default board. @type {(state: App["state"]) => boolean} */
const isUntouched = (state) => isGreeted(state) && isUsual(state.puzzle, state.draft) && !state.run && !isAtHand(state);

/** The introduction for a first visitor: why pruning matters. @type {(app: App, part: "story" | "brief" | "ideas") => unknown} */
function firstPicture(app, part) {
  return isUntouched(app.state) && modeOf(app.state) === "solve"
    ? onceThere(app, STORY, (content) => content[part](app))
    : nothing;
}

/** In one column it is at the foot of the screen, visible with the board, which it does not move. @type {(app: App) => unknown} */
const brief = (app) => (isOneColumn() ? firstPicture(app, "brief") : nothing);

/** The offer to resume an interrupted search of this draft. @type {(app: App) => unknown} */
function onward(app) {
  const { interrupted, run, wanted } = app.state;
  const isOffered = interrupted && !isAlive(run) && !wanted;
  return html`<div class="onward" role="status">${isOffered ? within(app, STUDY, ({ offer }) => offer(app, interrupted)) : nothing}</div>`;
}

/** The curve of a search that repairs a full board. @type {(app: App) => unknown} */
const mended = (app) =>
  app.state.run?.curve.points.length ? within(app, STUDY, ({ curve }) => curve(app.state)) : nothing;

/** Many puzzles, if several were opened. @type {(app: App) => unknown} */
const many = (app) => (app.state.aid.batch ? within(app, SHARE, ({ batch }) => batch(app)) : nothing);

/**
 * What is beside the board: what changes the puzzle, the strategy with what there is to read about it, the buttons of the
 * search, and last what it has found, which grows and pushes nothing away. In Compare the panels stand before that.
 * @type {(app: App, habits: Habits, parts: { ways?: unknown, orders: unknown, found?: unknown, made: unknown, shelf?: unknown }) => unknown}
 */
function about(app, habits, { ways, orders, found, made, shelf }) {
  const compares = comparing(app);
  const told = html`${results(app, isOneColumn() ? nothing : why(app), afterSearch(app))} ${found}`;
  const set = compares ? nothing : html`${settings(app, habits)} ${made}`;
  return html`<div class="side">
      ${isVeryWide() ? nothing : set} ${isOpen(app.state, "tree") ? nothing : strategy(app)}
      ${panelButtons(app, habits, ways)} ${orders} ${compares ? nothing : told}
    </div>
    <div class="wide">${isVeryWide() ? set : nothing} ${openPanels(app, habits)} ${shelf}</div>
    ${compares ? html`<div class="side found">${told}</div>` : nothing}`;
}

/** The two kinds of puzzles, each with its board and its tools. @type {Record<CatalogPuzzle["kind"], (app: App, habits: Habits) => unknown>} */
const ROOMS = {
  placement: (app, habits) => html`
    <div class="first">
      <div class="hero cells">${board(app)} ${below(app, habits)}
        ${firstPicture(app, isOneColumn() ? "ideas" : "story")}</div>
      <div class="under">${mended(app)} ${many(app)}</div>
    </div>
    ${about(app, habits, {
      orders: controls(app, [brief(app), onward(app)], atFoot(app)),
      made: generate(app),
      shelf: [isOneColumn() ? nothing : firstPicture(app, "ideas"), gallery(app)],
    })}
  `,
  movement: (app, habits) => html`
    <div class="first">
      <div class="hero">
        ${places(app)} ${faults(app)} ${isOneColumn() ? [moved(app, habits), tools(app)] : [tools(app), moved(app, habits)]}
      </div>
      <div class="under">${comparing(app) ? nothing : farthest(app)}</div>
    </div>
    ${about(app, habits, {
      ways: comparing(app) ? nothing : watchButton(app),
      orders: controls(app),
      found: [rows(app), lines(app)],
      made: newPosition(app),
    })}
  `,
};

/** @type {(app: App, habits: Habits) => unknown} */
const page = (app, habits) => html`
  ${app.state.watch.open ? within(app, STUDY, ({ watchRoom }) => watchRoom(app, habits)) : workbench(app, habits)}
  ${notice(app)} ${chooser(app)} ${textDialog(app, brought(app))} ${sheets(app)}
`;

/** The content of a text that was brought, or a message that it waits. @type {(app: App) => unknown} */
const brought = (app) =>
  app.state.brought.length > 0 || app.state.awaited !== null
    ? within(app, SHARE, ({ broughtList }) => broughtList(app))
    : nothing;

/** The dialogues for export, and the help. @type {(app: App) => unknown} */
function sheets(app) {
  const w = words(app.state.lang);
  const open = async (/** @type {Brought} */ brought) => (await contentOf(app, SHARE))?.openBrought(app, brought);
  return html`
    ${dialog(app, "embed", w.embedTitle, () => within(app, SHARE, ({ embedSheet }) => embedSheet(app)))}
    ${dialog(app, "save", w.saveTitle, () => within(app, SHARE, ({ saveSheet }) => saveSheet(app)))}
    ${dialog(app, "sheet", w.worksheet, () => within(app, SHARE, ({ worksheet }) => worksheet(app)))}
    ${dialog(app, "bookshelf", w.shelf, () => within(app, BOOKSHELF, ({ shelfSheet }) => shelfSheet(app)))}
    ${dialog(app, "designer", w.design, () => within(app, DESIGNER, ({ designerSheet }) => designerSheet(app, open)))}
    ${dialog(app, "transcribe", w.enterTitle, () => within(app, TRANSCRIBE, ({ transcriptSheet }) => transcriptSheet(app)))}
    ${dialog(app, "help", w.help, () => within(app, SHARE, ({ helpSheet }) => helpSheet(app)))}
  `;
}

/** @type {(app: App, habits: Habits) => unknown} */
const workbench = (app, habits) => html`
  <button class="skip" @click=${goToBoard}>${words(app.state.lang).toBoard}</button>
  <header class="head">${header(app, habits)}</header>
  <main>
    <div class="top">${title(app)} ${comparing(app) ? nothing : [rules(app), invitation(app)]} ${failure(app, () => location.reload())}</div>
    ${ROOMS[app.state.puzzle.kind](app, habits)}
  </main>
  <footer>${footer(app, reloadWithUpdate)}</footer>
`;

/**
 * Scrolls to the element that the state asks for; to the board with the text about it, or, without room for both, to the
 * board alone, which goes to the top on a phone held upright: there is room for what is under it. A button also gets the
 * focus, so that the keyboard continues there. While a panel waits for its content, the heading of the panel that was
 * opened stays in view; in one column all of it, so that it is in sight below the board once its content is there.
 * @type {(state: App["state"]) => void}
 */
function bringIntoSight(state) {
  if (state.watch.open) state.sought = null; // all of it is visible
  if (state.sought === null) return;
  if (state.sought === "board" && staysInSight(state)) {
    state.sought = null;
    return;
  }
  if (state.sought === "board") document.querySelector(".narration")?.scrollIntoView({ block: "nearest" });
  const found = document.getElementById(state.sought);
  if (!found) return; // not drawn yet
  const heading = found.matches("h2") ? found : found.querySelector("h2");
  const foot = found.closest(".controls");
  if (foot) showAbove(foot);
  else found.scrollIntoView({ block: isUpright() && found.id === "board" ? "start" : "nearest" });
  heading?.scrollIntoView({ block: "nearest" }); // the end of something taller than the screen may have been nearer
  if (found.matches("button")) found.focus({ preventScroll: true });
  const isFilling = document.querySelector(".panel [aria-busy='true']") !== null;
  const next = isOneColumn() && heading ? found : heading;
  state.sought = (isFilling && next?.id) || null;
}

/** Whether the board is in view and nothing needs to move. @type {(state: App["state"]) => boolean} */
const staysInSight = (state) => isReadBelow() || isClear() || (modeOf(state) === "compare" && isBoardInView());

/** What is read at the foot of a phone's screen is about the board: brings it into sight above that, as far as there is room. @type {(foot: Element) => void} */
function showAbove(foot) {
  const [board, said] = [document.getElementById("board"), foot].map((part) => part?.getBoundingClientRect());
  if (board && said) scrollBy(0, Math.min(Math.floor(board.top), Math.max(0, Math.ceil(board.bottom - said.top))));
}

/** Whether, on a phone held upright, all of the board is in sight and stays so: what is said of it is at the foot of the screen, and nothing need move. @type {() => boolean} */
function isClear() {
  const board = document.getElementById("board");
  if (!board || !isUpright()) return false;
  const { top, bottom } = board.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight - Number.parseFloat(getComputedStyle(board).scrollMarginBottom);
}

/** Whether a panel is read under the board, which stays in view: the text about the board has scrolled away behind it. @type {() => boolean} */
function isReadBelow() {
  const [board, said] = ["#board", ".narration"].map((part) => document.querySelector(part)?.getBoundingClientRect());
  if (!board || !said) return false;
  const isBeside = said.left >= board.right; // on a phone in landscape
  return board.top >= 0 && said.top < board.bottom && !isBeside;
}

/**
 * Marks for the style sheets what is beside the board: they would search all of the page for it, again with each
 * new thumbnail. @type {(state: App["state"], root: HTMLElement) => void}
 */
function layOut(state, root) {
  if (state.watch.open) {
    root.className = "watching";
    return;
  }
  const names = opened(state).map(({ name }) => name);
  const classes = names.map((name) => `tells-${name}`);
  if (names.length > 0) classes.push("telling");
  if (names.length > 1) classes.push("telling-much");
  if (modeOf(state) === "compare") classes.push("comparing");
  if (names.includes("tree") && state.tree.beside) classes.push("two-trees");
  if (isAtHand(state)) classes.push("fills-in");
  if (isUntouched(state)) classes.push("untouched");
  if (state.interrupted) root.dataset.offered = ""; // for good: without that room the end of the page would move
  root.className = classes.join(" ");
}

/** Moves the focus to the tab stop of the board, past everything before it. */
const goToBoard = () => /** @type {HTMLElement | null} */ (document.querySelector("#board [tabindex='0']"))?.focus();

/** Draws the state, or without news what the last drawing left; returns whether it left anything itself. @type {(app: App, habits: Habits, root: HTMLElement, news: boolean) => boolean} */
export function show(app, habits, root, news) {
  keepingFocus(() => {
    render(page(app, habits), root);
    layOut(app.state, root); // afterwards: a focused element that is removed has what is restyled laid out first
  });
  moveDialogs(root);
  giveStops(root);
  bringIntoSight(app.state);
  furnishShelf(app);
  STUDY.content?.rehearse(app, habits);
  STUDY.content?.pauseAtFirstCuts(app);
  if (news) fallBehind(app.state);
  return isBehind(app.state);
}
