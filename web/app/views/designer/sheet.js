/**
 * The dialogue of the designer: the canvas with its tools, the chosen cell or line, the whole figure, and the findings.
 */

import {
  ask,
  beginFromPage,
  broughtFrom,
  designerIn,
  finishLine,
  followTabs,
  giveUpLine,
  goBack,
  leave,
  refuse,
  saveDrawing,
  saveNotebook,
  takeTool,
} from "../../designer/index.js";
import { html, nothing } from "../../dom/html.js";
import { icon } from "../../dom/icons.js";
import { designerWords, inBoth } from "../../words/designer.js";
import { words } from "../../words/index.js";
import { canvas } from "./canvas.js";
import { chosenForm } from "./chosen.js";
import { figureForm } from "./figure_form.js";
import { found } from "./found.js";
import { travel } from "./keyboard.js";
import { lineList } from "./line_list.js";

/** @import { Brought } from "../../../worker/protocol.js" */
/** @import { Designer } from "../../state/designer.js" */
/** @import { App } from "../../state/state.js" */

const TOOLS = /** @type {const} */ (["cells", "line", "cage"]);

/** `open` puts a puzzle on the page. @type {(app: App, open: (brought: Brought) => Promise<void>) => unknown} */
export function designerSheet(app, open) {
  const { state } = app;
  const designer = designerIn(state);
  const w = designerWords(state.lang);
  begin(app);
  const keys = (/** @type {KeyboardEvent} */ event) => {
    const isTyped = /** @type {Element} */ (event.target).closest("input:not([type=radio], [type=checkbox])");
    if (isTyped || event.altKey || !(event.ctrlKey || event.metaKey)) return;
    if (travel(app, event.key.toLowerCase(), event.shiftKey)) event.preventDefault();
  };
  return html`<div class="designing" @keydown=${keys}>
    <div class="drawing">
      ${tools(app, designer)} ${canvas(app)}
      <p class="note">${w.hints[designer.tool]} <span class="keys">${w.keysHint}</span></p>
      <p class="said" role="status">${designer.said?.[state.lang] ?? ""}</p>
    </div>
    <div class="at-hand">${designer.path.length > 0 ? onTheWay(app) : chosenForm(app)}</div>
    <div class="beside">${found(app)} ${lineList(app)} ${figureForm(app)}
      ${designer.refused ? html`<p class="note bad" role="alert">${w.notKept}</p>` : nothing}
    </div>
    <div class="buttons">${designer.wrong ? html`<p class="note bad" role="alert">${designer.wrong[state.lang]}</p>` : nothing}
      <button @click=${() => carry(app)}>${w.notebook}</button>
      <button class="main" ?disabled=${designer.figure.cells.length === 0} @click=${() => use(app, open)}>${w.use}</button></div>
  </div>`;
}

/** Asks the core once the dialogue is shown after opening, about the puzzle on the page if that was requested. @type {(app: App) => void} */
function begin(app) {
  const { state } = app;
  const way = state.designs;
  if (way === "open") return;
  state.designs = "open";
  followTabs(app);
  if (way === "page") beginFromPage(app);
  ask(app);
}

/** @type {(app: App, designer: Designer) => unknown} */
function tools(app, designer) {
  const { lang } = app.state;
  const [w, common] = [designerWords(lang), words(lang)];
  const { past, future, tool } = designer;
  return html`<div class="tools-of-drawing">
    <fieldset class="chips" aria-label=${w.tools}>
      ${TOOLS.map(
        (each) => html`<label class="chip"><input type="radio" name="drawing-tool" .checked=${each === tool}
          @change=${() => takeTool(app, each)} /><span>${w[each]}</span></label>`,
      )}
    </fieldset>
    <span class="gap"></span>
    <button class="round" aria-label=${common.undo} title=${common.undo} ?disabled=${past.length === 0} @click=${() => goBack(app, "undo")}>${icon("undo")}</button>
    <button class="round" aria-label=${common.redo} title=${common.redo} ?disabled=${future.length === 0} @click=${() => goBack(app, "redo")}>${icon("redo")}</button>
  </div>`;
}

/** @type {(app: App) => unknown} */
function onTheWay(app) {
  const w = designerWords(app.state.lang);
  return html`<div class="buttons">
    <button class="main" @click=${() => finishLine(app)}>${w.finish}</button>
    <button @click=${() => giveUpLine(app)}>${w.giveUp}</button>
  </div>`;
}

/** @type {(app: App) => Promise<void>} */
async function carry(app) {
  const { figure } = designerIn(app.state);
  if (!(await saveNotebook(figure, app.state.lang)))
    refuse(
      app,
      inBoth((w) => w.noNotebook),
    );
}

/**
 * Puts the figure on the page. If the core refuses it, the dialogue stays open with the faults.
 * @type {(app: App, open: (brought: Brought) => Promise<void>) => Promise<void>}
 */
async function use(app, open) {
  const { state } = app;
  const brought = await broughtFrom(app);
  if (!brought) return app.draw();
  leave(app);
  designerIn(state).used = JSON.stringify(brought.options);
  saveDrawing(app);
  state.dialog = null;
  await open(brought);
  state.borrowed = false; // the figure was drawn here
  state.sought = "board";
  state.notice = { words: inBoth((w) => w.inUse), kind: "good" };
  app.draw();
}
