/** The event at the moment on the board, in words. */

import { eventNow, thingOf } from "../../board/index.js";
import { classMap, html, nothing } from "../../dom/html.js";
import { isAlive, isRunning } from "../../engine/index.js";
import { computedIn } from "../../explain/index.js";
import { openSolution, reasonNow, seek } from "../../search/index.js";
import {
  BOUND,
  CUT,
  cellName,
  eventBefore,
  findSolved,
  followedBefore,
  givensBefore,
  HANDED,
  isFruitless,
  isOnlyOne,
  LEARNED,
  LEVEL,
  listedOn,
  MOVED,
  missingHere,
  NO_VALUE,
  PLACED,
  REACHED,
  REMOVED,
  RESTARTED,
  RESTED,
  SHAKEN,
  SWAPPED,
  stateAt,
  TAKEN,
  UNMOVED,
} from "../../state/index.js";
import { capital, count, uncapital, words } from "../../words/index.js";

/** @import { App, State } from "../../state/state.js" */
/** @import { Run } from "../../state/run.js" */
/** @import { Event } from "../../state/events.js" */
/** @typedef {Extract<Event, { kind: typeof PLACED }>} Placed */
/** @typedef {Extract<Event, { kind: typeof CUT }>} Cut */

/** The last event. What leads away from it comes once the search is open and waits: until then it may move, as the tools for filling in, or the board, give way. @type {(app: App) => unknown} */
export function narration(app) {
  const { state } = app;
  const { run, view, lang } = state;
  const w = words(lang);
  if (!run) return html`<p class="narration"><span class="rule">${w.invitation}</span></p>`;
  if (view.kind !== "run") {
    return html`<p class="narration">
      <span class="leads" ?inert=${run.stage === "opening"}><button class="quiet" @click=${() => seek(app, run.at)}>${w.watch}</button></span>
    </p>`;
  }
  const flowing = isRunning(run) && run.follow;
  return html`<p class="narration ${classMap({ flowing })}" aria-live=${liveness(run)}>
    ${happened(state, run)}
    ${isToRun(run) ? nothing : html`<span class="leads" ?inert=${run.stage === "opening"}>${wayBack(app)} ${toFirst(app, run)}</span>`}
  </p>`;
}

/** Whether it runs, or was ordered to and has not reported that yet. @type {(run: Run) => boolean} */
const isToRun = (run) => isRunning(run) || (isAlive(run) && run.ordered.at(-1) === "run");

/**
 * Every step is announced (views/frame/announce.js), but for those taken while the search runs on: they are read where
 * they are shown.
 * @type {(run: Run) => "polite" | "off"}
 */
export const liveness = (run) => (isRunning(run) && !run.follow && !run.playing ? "polite" : "off");

/** The last event and its reason; or the message that an event looked for is not on record. @type {(state: State, run: Run) => unknown} */
export const happened = (state, run) => html`${sentence(state, run)} ${missingNow(state)}`;

/** The message that the event searched for from here is not on record. @type {(state: State) => unknown} */
export function missingNow({ run, lang }) {
  const missing = missingHere(run);
  return rule(missing ? words(lang)[missing] : "");
}

/** A link from the end of a finished search to its solutions. @type {(app: App, run: Run) => unknown} */
const toFirst = (app, run) =>
  isAlive(run) || run.at < run.tape.end || listedOn(run) === 0
    ? nothing
    : html`<button class="quiet" @click=${() => openSolution(app, 0)}>${words(app.state.lang).toFirst}</button>`;

/** A link from a search or a solution back to the user's own board. @type {(app: App) => unknown} */
export const wayBack = (app) => html`<button class="quiet" @click=${() => app.settle()}>${whereTo(app.state)}</button>`;

/** @type {(state: State) => string} */
function whereTo(state) {
  const { lang, puzzle, draft } = state;
  const w = words(lang);
  if (puzzle.kind === "movement") return w.backToGame;
  if (Object.keys(draft.givens).length > 0) return w.myNumbers;
  return isBlank(state) ? w.myBoard : w.emptyBoard;
}

/** Whether the search has nothing on the board at this moment. @type {(state: State) => boolean} */
const isBlank = ({ run, view }) =>
  view.kind === "run" && run !== null && !stateAt(run.tape, run.at).board.some(Boolean);

/** @type {(state: State, run: Run) => unknown} */
function sentence(state, run) {
  const w = words(state.lang);
  const event = eventNow(state);
  if (!event) return run.shown.eventless ? w.tooLarge : w.startOfRun;
  if (state.puzzle.kind === "movement") return moveSentence(state, run, event);
  if (event.kind === PLACED) return placement(state, run, event);
  if (event.kind === REMOVED)
    return html`<span class="said removed">${takenBack(state, run, event)}</span> ${isFruitless(run.tape, run.at) ? rule(fruitless(state)) : nothing}`;
  if (MENDING.includes(event.kind)) return mending(state, run, event);
  if (event.kind === RESTARTED) return html`<span class="said removed">${w.restarted(event.failures)}</span>`;
  if (event.kind === HANDED && event.nodes === 0) return html`<span class="said">${w.handedBack}</span>`;
  if (event.kind === HANDED)
    return html`<span class="said learned">${w.handedOver(count(state.lang, event.nodes), event.nodes)}</span> ${rule(w.handedOverWith)}`;
  if (event.kind === LEARNED) {
    const number = count(state.lang, event.fact);
    return html`<span class="said learned">${w.learned(number)}</span> ${rule(reasonNow(state)?.words[state.lang])}`;
  }
  if (event.kind !== CUT) return html`<span class="said solved">${w.solved}</span>`;
  return html`<span class="said cut">${refusal(state, run, event)}</span> ${because(state, run, event)}`;
}

/**
 * The cell of an event and its value in a sentence made for numbers ("5 placed in cell a (given)"), or, if values have
 * names of their own, the cell before them: "Cell a: no star (given)".
 * @type {(state: State, run: Run, event: { cell: number, value: number }, how: string, ofNumber: (cell: string, value: string) => string, also?: string) => string}
 */
function inCell({ lang }, run, event, how, ofNumber, also = "") {
  const [cell, value] = [cellName(run.shown, lang, event.cell), thingOf(run, event.value, lang)];
  const said = run.shown.things ? words(lang).named(cell, value + also, how) : ofNumber(cell, value);
  return lang === "en" ? capital(said) : said;
}

/** A given, a guess, or a value that follows or is computed, with its premises. @type {(state: State, run: Run, event: Placed) => unknown} */
function placement(state, run, event) {
  const given = givensBefore(run.tape, run.at);
  if (given > 1)
    return html`<span class="said placed">${words(state.lang).givensPlaced(count(state.lang, given))}</span>`;
  const why = reasonNow(state)?.words[state.lang];
  return html`<span class="said placed">${placed(state, run, event, given > 0, why !== undefined)}</span> ${rule(why)}`;
}

/**
 * Why a value is placed; that it follows is known before its reason is.
 * @type {(state: State, run: Run, event: Placed, given: boolean, explained: boolean) => string}
 */
function placed(state, run, event, given, explained) {
  const w = words(state.lang);
  const moment = stateAt(run.tape, run.at);
  const said = (/** @type {string} */ how, ofNumber = w.placed) =>
    inCell(state, run, event, how, (cell, value) => ofNumber(cell, value, how));
  if (given) return said(w.hows.given);
  if (run.tally.computed[event.cell]) return said(w.hows.computed, w.placedByPlan);
  if (explained || computedIn(state)(event.cell)) return said(w.hows.follows, w.placedByRule);
  if (isOnlyOne(moment)) return said(w.hows.alone);
  return said(moment.of > 0 ? w.guess(count(state.lang, moment.nth), count(state.lang, moment.of)) : "");
}

/** Why the branch of a value failed. @type {(state: State) => string} */
function fruitless(state) {
  const w = words(state.lang);
  const why = reasonNow(state)?.words[state.lang];
  return why === undefined ? w.fruitless : w.whileItStood(uncapital(why));
}

/** A value that was removed, with those that had followed from it: they go in one step. @type {(state: State, run: Run, event: { cell: number, value: number }) => string} */
function takenBack(state, run, event) {
  const w = words(state.lang);
  const followed = followedBefore(run.tape, run.at - 1);
  const also = followed > 0 ? w.followed(followed) : "";
  return inCell(state, run, event, w.hows.back, (cell, value) => w.removed(cell, value, also), also);
}

/** The events of a local search. */
const MENDING = [SHAKEN, SWAPPED, RESTED];

/** What was changed on a full board, and its error. @type {(state: State, run: Run, event: Event) => unknown} */
function mending(state, run, event) {
  const w = words(state.lang);
  const { board, wrong } = stateAt(run.tape, run.at);
  const still = wrong === null ? nothing : rule(`${w.stillWrong}${w.colon}${count(state.lang, wrong)}`);
  if (event.kind === SHAKEN) return html`<span class="said">${w.shaken}</span> ${still}`;
  const why = rule(reasonNow(state)?.words[state.lang]);
  const cell = cellName(run.shown, state.lang, event.cell);
  if (event.kind !== SWAPPED) return html`<span class="said removed">${w.rested(cell)}</span> ${why}`;
  const [other, its] = [
    cellName(run.shown, state.lang, event.other),
    thingOf(run, (board[event.other] ?? 0) - 1, state.lang),
  ];
  const said =
    other === cell
      ? inCell(state, run, event, "", (at, value) => w.placed(at, value, ""))
      : inCell(state, run, event, w.named(other, its, ""), (at, value) => w.swapped(at, value, other, its));
  return html`<span class="said placed">${said}</span> ${why === nothing ? still : why}`;
}

/** The cut: the value that was to be placed, or, if it is on the board already, everything after it. @type {(state: State, run: Run, event: Cut) => string} */
function refusal(state, run, event) {
  const w = words(state.lang);
  if (event.value === NO_VALUE) return w.nothingFits(cellName(run.shown, state.lang, event.cell));
  const { board } = stateAt(run.tape, run.at);
  const placed = board[event.cell];
  const isGiven = run.task.givens?.[event.cell] !== undefined;
  if (placed && (isGiven || placed !== event.value + 1)) return w.deadFromStart;
  if (placed) return inCell(state, run, event, w.hows.dead, w.deadAfter);
  if (reasonNow(state)?.cells.includes(event.cell) ?? true) return inCell(state, run, event, w.hows.refused, w.refused);
  return board.every((there, at) => there > 0 || at === event.cell) ? w.allFull : w.deadFromStart;
}

/** Why it was refused; while the search runs, and until the reason is known, the rule. @type {(state: State, run: Run, event: Cut) => unknown} */
const because = (state, run, event) =>
  rule(reasonNow(state)?.words[state.lang] ?? ruleSaid(state, run.rules[event.rule]?.words[state.lang]));

/** The rule that the value would break. @type {(state: State, said: string | undefined) => string | undefined} */
const ruleSaid = ({ lang }, said) => said && words(lang).ruleIs(said);

/** Whether nothing happened between a move and its return; where not every step is reported, nobody knows. @type {(run: Run) => boolean} */
const isBackAtOnce = (run) => !run.sampled && eventBefore(run.tape, run.at - 1)?.kind === MOVED;

/** Whether it is known that no line that begins as the one taken back reaches the goal: none did so far. @type {(run: Run) => boolean} */
const isGoalless = (run) =>
  isBackAtOnce(run) || (!run.sampled && run.tape.first === 0 && findSolved(run.tape, run.at, -1) === null);

/** That no line that goes on from it reaches the goal, as far as it is known. @type {(state: State, run: Run, bound: number) => string} */
function fruitlessMove({ lang }, run, bound) {
  const w = words(lang);
  if (bound > 0) return w.noGoalWithin(bound);
  return isBackAtOnce(run) ? w.noMoveAfter : "";
}

/** An event of a search for moves. @type {(state: State, run: Run, event: Event) => unknown} */
function moveSentence(state, run, event) {
  const w = words(state.lang);
  const { moves, bound, taken, reached } = stateAt(run.tape, run.at);
  const [source, target] = [event.cell, event.value].map((spot) => cellName(run.shown, state.lang, spot));
  const [way, back] = [`${source} → ${target}`, `${target} → ${source}`];
  const within = rule(bound > 0 ? w.bound(bound) : "");
  switch (event.kind) {
    case MOVED:
      return html`<span class="said placed">${w.searchMoves(moves, way)}</span> ${within}`;
    case UNMOVED:
      return html`<span class="said removed">${w.searchReturns(moves + 1, back)}</span>
        ${bound > 0 && !isGoalless(run) ? within : rule(fruitlessMove(state, run, bound))}`;
    case CUT:
      return html`<span class="said cut">${w.searchCuts(moves + 1, way)}</span>
        ${because(state, run, event)}`;
    case BOUND:
      return html`<span class="said">${w.searchBound(bound)}</span>`;
    case TAKEN:
      return html`<span class="said">${w.searchTakes(count(state.lang, taken), moves)}</span>
        ${rule(w.searchWaiting(count(state.lang, reached - taken - 1), reached - taken - 1))}`;
    case REACHED:
      return html`<span class="said placed">${w.searchReaches(way, count(state.lang, reached - 1))}</span>
        ${rule(w.fromStart(moves + 1))}`;
    case LEVEL:
      return html`<span class="said">${w.searchCompletes(count(state.lang, event.states), event.states)}</span>`;
    default:
      return html`<span class="said solved">${w.searchArrives(moves)}</span>`;
  }
}

/** Under a board of a desk there are two lines of so many letters for it, a wide one counted twice; what is longer is set in small ones. */
const LINES = 150;

/** @type {(said: string | undefined) => unknown} */
const rule = (said) =>
  said
    ? html`<span class="rule ${said.replace(/[^\0-ⁿ]/g, "  ").length > LINES ? "long" : ""}">${said}</span>`
    : nothing;
