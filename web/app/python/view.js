/** The view of the workshop: the editor's element, the buttons, the board, and the program's output. */

import { classMap, html, nothing } from "../dom/html.js";
import { icon } from "../dom/icons.js";
import { count } from "../words/index.js";
import { callsAt } from "./call_stack.js";
import { countsOf, endOf, isAtEnd, lineOf, outputOf, solutionsAround } from "./record.js";
import { CAN_HOLD } from "./sandbox.js";
import { board } from "./view_board.js";
import { judgement, task } from "./view_exercise.js";
import { fileList } from "./view_files.js";
import { choice } from "./view_programs.js";
import { triedTree } from "./view_tree.js";
import { wordsOf } from "./words.js";

/** @import { ShownCall } from "./call_stack.js" */
/** @import { Trouble } from "./messages.js" */
/** @import { Pace, ProgramRecord } from "./record.js" */
/** @import { Origin } from "./subject.js" */
/** @import { Actions } from "./actions.js" */
/** @import { Workshop } from "./workshop.js" */
/** @import { Words } from "./words.js" */

/** @type {(workshop: Workshop, act: Actions) => unknown} */
export function view(workshop, act) {
  const { lang, title, chosen, file, set } = workshop;
  /** @type {Origin | null} */
  const origin = file ? { from: "file", by: file.name } : chosen.origin;
  const w = wordsOf(lang);
  return html`
    <header class="workshop-head">
      <h2 id="workshop-title">${w.title} <small>${title[lang]}</small></h2>
      ${set ? nothing : html`<button class="round close" aria-label=${w.close} @click=${act.close}>${icon("clear")}</button>`}
    </header>
    <div class="workshop-body program">
      <section class="workshop-code" aria-label=${w.editor}>
        ${origin ? html`<p class="note foreign" role="note">${w.foreign[origin.from](origin.by)}</p>` : nothing}
        ${set ? nothing : html`${choice(workshop, act, w)} ${fileList(workshop, act, w)}`} ${chosen.exercise ? task(workshop, chosen.exercise, act) : nothing}
        <div class="editor"></div>
        <p class="note hint">${w.editorHint}</p>
        ${workshop.isSaved ? nothing : html`<p class="note" role="status">${w.notSaved}</p>`}
        ${orders(workshop, act, w)}
        ${trouble(workshop, act, w)} ${refilled(workshop, act, w)}
      </section>
      <section class="workshop-shown">
        ${watching(workshop, act, w)} ${output(workshop.record, w)} ${triedTree(workshop.tried, workshop.record)}
      </section>
    </div>
  `;
}

/** @type {(workshop: Workshop, act: Actions, w: Words) => unknown} */
function orders(workshop, act, w) {
  const { sandbox } = workshop;
  const isPaused = sandbox.stage === "paused";
  const isRunning = isPaused || sandbox.stage === "running";
  const isReady = sandbox.stage === "ready";
  return html`<div class="commands">
    <button class="main" ?disabled=${!isReady} @click=${() => act.run(false)}>${icon("play")}<span>${w.run}</span></button>
    <button ?disabled=${!isReady} @click=${() => act.run(true)}>${icon("step")}<span>${w.step}</span></button>
    <button ?disabled=${!isRunning} @click=${act.pause}>
      ${icon(isPaused ? "play" : "hold")}<span>${isPaused ? w.resume : w.pause}</span>
    </button>
    <button ?disabled=${!isRunning} @click=${act.stop}>${icon("stop")}<span>${w.stop}</span></button>
    ${status(workshop, act, w)} ${workshop.chosen.exercise ? judgement(workshop, workshop.chosen.exercise) : nothing}
    ${workshop.save ? carry(workshop.linked, act, w) : nothing}
  </div>`;
}

/** @type {(linked: Workshop["linked"], act: Actions, w: Words) => unknown} */
const carry = (linked, act, w) => html`<span class="carry">
  <button class="tool" @click=${act.save}>${icon("save")}<span>${w.save}</span></button>
  <button class="tool" @click=${act.saveNotebook}>${icon("save")}<span>${w.notebook}</span></button>
  <button class="tool" @click=${act.copyLink}>${icon("link")}<span>${w[linked]}</span></button>
</span>`;

/** @type {(workshop: Workshop, act: Actions, w: Words) => unknown} */
function status(workshop, act, w) {
  const { sandbox, failure } = workshop;
  if (sandbox.stage === "failed") {
    return html`<p class="status bad" role="alert">
      ${w.failed} ${failure} <button @click=${act.startAgain}>${w.tryAgain}</button>
    </p>`;
  }
  const { stage } = sandbox;
  const isBusy = stage === "starting" || stage === "running";
  return html`<p class=${classMap({ status: true, busy: isBusy })} role="status">${progress(workshop, w)}</p>
    ${workshop.record.ended?.spoiled ? html`<p class="note">${w.spoiled}</p>` : nothing}`;
}

/** @type {(workshop: Workshop, w: Words) => string} */
function progress({ sandbox: { stage }, record, said, isQuiet, lang }, w) {
  if (said) return w[said];
  if (stage === "ready" && record.ended) {
    if (!isAtEnd(record)) return w.stepping(count(lang, record.at + 1), count(lang, record.steps.length));
    return record.ended.trouble ? w.wentWrong : w.done;
  }
  if (stage === "running" && isQuiet) return w.quiet;
  if (stage === "paused" && !CAN_HOLD) return w.frozen;
  return w[stage];
}

/** The error, at its line, in a sentence and as Python words it. @type {(workshop: Workshop, act: Actions, w: Words) => unknown} */
function trouble({ record, lang }, act, w) {
  const found = record.ended?.trouble;
  if (!found) return nothing;
  const { line, words } = found;
  const place =
    line === null ? nothing : html`<button class="quiet" @click=${() => act.goToLine(line)}>${w.line(line)}</button>`;
  return html`<div class="trouble" role="alert">
    <p>${place} ${words ? words[lang] : nothing}</p>
    ${ownWords(found)}
  </div>`;
}

/** A line where `remove` may be missing. @type {(workshop: Workshop, act: Actions, w: Words) => unknown} */
function refilled({ record }, act, w) {
  const line = record.ended?.refilled ?? null;
  return line === null
    ? nothing
    : html`<p class="note refilled" role="status">
        <button class="quiet" @click=${() => act.goToLine(line)}>${w.line(line)}</button> ${w.refilled}
      </p>`;
}

/** @type {(trouble: Trouble) => unknown} */
const ownWords = ({ kind, message }) =>
  message ? html`<p class="python"><code lang="en">${kind}: ${message}</code></p>` : nothing;

/** The board at a moment, the controls for moving to others, and the variables. @type {(workshop: Workshop, act: Actions, w: Words) => unknown} */
function watching(workshop, act, w) {
  const { record, lang } = workshop;
  return html`<div class="watching">
    <section class="stage-board" aria-label=${w.board}>${board(record, lang)} ${counters(workshop, w)}</section>
    ${transport(workshop, act, w)} ${lineShown(workshop, w)} ${limits(record, w)}
    ${record.steps.length > 0 ? variables(record, w) : html`<p class="note">${w.noVariables}</p>`}
  </div>`;
}

/** The counts at the moment shown, with the totals if they are higher. @type {(workshop: Workshop, w: Words) => unknown} */
function counters({ record, lang }, w) {
  const { counts } = record;
  const now = countsOf(record);
  const figure = (/** @type {"nodes" | "cuts" | "solutions"} */ name) => {
    const all = count(lang, counts[name]);
    return now[name] === counts[name] ? all : html`${count(lang, now[name])} <small>${w.ofAll(all)}</small>`;
  };
  const each = /** @type {const} */ (["nodes", "cuts", "solutions"]);
  return html`<dl class="counts">
    ${each.map((name) => html`<div data-figure=${name}><dt>${w[name]}</dt><dd>${figure(name)}</dd></div>`)}
  </dl>`;
}

/** @type {(workshop: Workshop, act: Actions, w: Words) => unknown} */
function transport({ record, playing, lang }, act, w) {
  const { at, pace, steps } = record;
  const end = endOf(record);
  const { before, after } = solutionsAround(record);
  const key = (
    /** @type {string} */ name,
    /** @type {Parameters<typeof icon>[0]} */ look,
    /** @type {boolean} */ off,
    /** @type {() => void} */ press,
    looks = "",
  ) =>
    html`<button class="key ${looks}" aria-label=${name} title=${name} ?disabled=${off} @click=${press}>${icon(look)}</button>`;
  const moment = w.moment(count(lang, at), count(lang, end));
  return html`<div class="way">
    <input type="range" min="0" max=${end} .value=${String(at)} ?disabled=${end === 0} aria-label=${w.timeline} aria-valuetext=${moment}
      @input=${(/** @type {Event} */ event) => act.goTo(Number(/** @type {HTMLInputElement} */ (event.target).value))} />
    <div class="keys">
      ${key(w.toStart, "start", at === 0, () => act.goTo(0))}
      ${key(w.back, "back", at === 0, () => act.goTo(at - 1))}
      ${key(playing ? w.hold : w.play, playing ? "hold" : "play", end === 0, act.play)}
      ${key(w.forward, "forward", at === end, () => act.goTo(at + 1))}
      ${key(w.toEnd, "end", at === end, () => act.goTo(end))}
      ${key(w.solutionBefore, "leaf", before === null, () => act.goToMoment(before ?? 0), "mirrored")}
      ${key(w.nextSolution, "leaf", after === null, () => act.goToMoment(after ?? 0))}
      <span class="moment">${moment}</span>
      ${steps.length > 0 ? paces(pace, act, w) : nothing}
    </div>
  </div>`;
}

/** @type {(pace: Pace, act: Actions, w: Words) => unknown} */
const paces = (pace, act, w) => html`<span class="chips">
  ${
    /** @type {const} */ ([
      ["line", w.byLine],
      ["event", w.byEvent],
    ]).map(
      ([each, words]) => html`<label class="chip">
      <input type="radio" name="pace" .checked=${pace === each} @change=${() => act.setPace(each)} /><span>${words}</span>
    </label>`,
    )
  }
</span>`;

/**
 * The line shown, announced too unless it plays: on a phone, and for screen readers, the mark in the editor is far
 * away.
 * @type {(workshop: Workshop, w: Words) => unknown}
 */
function lineShown({ record, playing }, w) {
  const line = lineOf(record);
  if (line === null) return nothing;
  const text = record.source.split("\n")[line - 1]?.trim() ?? "";
  return html`<p class="line-shown" role="status" aria-live=${playing ? "off" : "polite"}>
    ${w.line(line)} <code lang="en">${text}</code>
  </p>`;
}

/** @type {(record: ProgramRecord, w: Words) => unknown} */
const limits = ({ full }, w) => html`
  ${full.steps ? html`<p class="note">${w.fullSteps}</p>` : nothing}
  ${full.events ? html`<p class="note">${w.fullEvents}</p>` : nothing}
`;

/** The calls, the innermost first. @type {(record: ProgramRecord, w: Words) => unknown} */
function variables(record, w) {
  if (lineOf(record) === null) return nothing;
  const calls = callsAt(record.steps, record.marks, record.at).reverse();
  return html`<section class="calls" aria-label=${w.variables}><h3>${w.variables}</h3>${calls.map((each) => call(each, w))}</section>`;
}

/** @type {(call: ShownCall, w: Words) => unknown} */
const call = ({ name, variables, changed }, w) => html`<div class="call">
  <h4>${name === "<module>" ? w.top : name}</h4>
  <dl>
    ${[...variables].map(
      ([variable, value]) =>
        html`<div class=${classMap({ changed: changed.has(variable) })}><dt>${variable}</dt><dd>${value}</dd></div>`,
    )}
  </dl>
</div>`;

/** @type {(record: ProgramRecord, w: Words) => unknown} */
function output(record, w) {
  const { ended, full } = record;
  const printed = outputOf(record);
  const value = isAtEnd(record) ? (ended?.value ?? null) : null;
  return html`<section class="printed" aria-label=${w.output}>
    <h3>${w.output}</h3>
    ${printed ? html`<pre tabindex="0">${printed}</pre>` : html`<p class="note">${w.noOutput}</p>`}
    ${full.output ? html`<p class="note">${w.fullOutput}</p>` : nothing}
    ${value === null ? nothing : html`<p class="value">${w.value}: <code>${value}</code></p>`}
  </section>`;
}
