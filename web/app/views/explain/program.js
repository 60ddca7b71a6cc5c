/** The program: the plan as a person would write it, highlighted along with the search, and the code that really runs. */

import { save as saveFile } from "../../dom/download.js";
import { classMap, html, nothing } from "../../dom/html.js";
import { icon } from "../../dom/icons.js";
import { isAlive } from "../../engine/index.js";
import { lookInside, momentOfProgram, openWorkshop, refreshProgram } from "../../explain/index.js";
import {
  chosenStrategy,
  FORMS,
  hasFrontier,
  hasProgram,
  isPlanCurrent,
  isPlanned,
  isProgramCurrent,
  isWalked,
  LANGUAGES,
  programText,
  watchable,
} from "../../state/index.js";
import { watchWith } from "../../watch/index.js";
import { EXPLAINING } from "../../words/explaining.js";
import { count, words } from "../../words/index.js";
import { copy, numberIn } from "../frame/index.js";
import { listing } from "./listing.js";
import { values } from "./values.js";

/** @import { Program } from "../../../worker/protocol.js" */
/** @import { Habits } from "../../storage/preferences.js" */
/** @import { Writing } from "../../state/program.js" */
/** @import { App, State } from "../../state/state.js" */
/** @import { Panel } from "../frame/panel.js" */
/** @import { Words } from "../../words/words.js" */

/** The name of a language, and the extension of its files. */
const CALLED = { python: { name: "Python", ending: ".py" }, c: { name: "C", ending: ".c" } };

/** @type {Panel} */
export const PROGRAM = {
  name: "program",
  title: (w) => w.program,
  beside: (state) => chosenStrategy(state)?.title[state.lang] ?? "",
  body,
};

/** @type {(app: App, habits: Habits) => unknown} */
function body(app, habits) {
  const { state } = app;
  const another = toWorkshop(app, (w) => w.ownProgram);
  if (!hasProgram(state)) return html`<p class="note">${EXPLAINING.programNone[state.lang]}</p> ${another}`;
  const hasNone = state.program.faults.length > 0;
  return html`${switches(app, habits)} ${working(app)} ${hasNone ? another : nothing} ${inside(app)}`;
}

/** @type {(app: App, called: (w: Words) => string) => unknown} */
const toWorkshop = (app, called) =>
  html`<button class="tool" @click=${() => openWorkshop(app, saveFile)}>${icon("pencil")}<span>${called(words(app.state.lang))}</span></button>`;

/** The program with its values, or why there is none. @type {(app: App) => unknown} */
export function working(app) {
  const { state } = app;
  const { program: panel, loading, lang } = state;
  const waiting =
    loading.stage === "ready"
      ? html`<p class="note" aria-busy="true">${EXPLAINING.writing[lang]}</p>`
      : html`<p class="note">${EXPLAINING.programLater[lang]}</p>`;
  if (panel.faults.length > 0) return whyNone(state);
  return panel.program ? written(app, panel.program) : waiting;
}

/** Why there is no program: faults of cells are told at the board. Watch says in its place what the strategy does. @type {(state: State) => unknown} */
function whyNone(state) {
  const { lang, watch } = state;
  const { faults } = state.program;
  const isFaulty = faults.some(({ cell }) => cell !== null);
  const said = isFaulty ? [EXPLAINING.faultyProgram[lang]] : faults.map(({ words: why }) => why[lang]);
  const about = watch.open && !isFaulty ? html`<p>${chosenStrategy(state)?.about[lang]}</p>` : nothing;
  return html`${said.map((why) => html`<p class="note bad" role="alert">${why}</p>`)} ${about}`;
}

/** How to write it, and what can be done with it. @type {(app: App, habits: Habits) => unknown} */
function switches(app, habits) {
  const { state } = app;
  const { program: panel, lang } = state;
  const w = words(lang);
  const forms = panel.program?.forms ?? [];
  const form = panel.faults.length > 0 ? state.writing.form : panel.program?.form;
  const write = (/** @type {Partial<Writing>} */ writing) => {
    habits.write(writing);
    refreshProgram(app);
  };
  return html`<div class="switches">
    ${
      forms.length < 2
        ? nothing
        : choice(
            EXPLAINING.programForm[lang],
            FORMS.map((each) => [each, w[each]]),
            form ?? null,
            (each) => write({ form: each }),
          )
    }
    ${choice(
      EXPLAINING.programLanguage[lang],
      LANGUAGES.map((each) => [each, CALLED[each].name]),
      state.writing.language,
      (each) => write({ language: each }),
    )}
    ${panel.program && isProgramCurrent(state) ? ways(app, panel.program) : nothing}
  </div>`;
}

/** How to write it, as a compact control. @type {(app: App, habits: Habits) => unknown} */
export function writingChoice(app, habits) {
  const { state } = app;
  const { program: panel, writing, lang } = state;
  const w = words(lang);
  const forms = panel.program?.forms ?? [];
  const choices = LANGUAGES.flatMap((language) =>
    (forms.length < 2 ? [null] : FORMS).map((form) => ({
      writing: { language, form },
      title: [CALLED[language].name, ...(form ? [w[form]] : [])].join(" · "),
      chosen: language === writing.language && (form === null || form === panel.program?.form),
    })),
  );
  const take = (/** @type {Event} */ event) => {
    habits.write(/** @type {typeof choices[number]} */ (choices[numberIn(event)]).writing);
    refreshProgram(app);
  };
  return html`<select class="writing" aria-label=${EXPLAINING.programAs[lang]} @change=${take}>
    ${choices.map(({ title, chosen }, at) => html`<option value=${at} .selected=${chosen}>${title}</option>`)}
  </select>`;
}

/** A choice of one of a few. @type {<T extends string>(name: string, each: [T, string][], now: T | null, take: (chosen: T) => void) => unknown} */
const choice = (name, each, now, take) => html`<div class="chips" role="radiogroup" aria-label=${name}>
  ${each.map(
    ([value, title]) => html`<label class="chip">
      <input type="radio" name="program-${name}" .checked=${value === now} @change=${() => take(value)} />
      <span>${title}</span>
    </label>`,
  )}
</div>`;

/** Copying and saving it. @type {(app: App, program: Program) => unknown} */
function ways(app, program) {
  const { state } = app;
  const w = words(state.lang);
  const { ending } = CALLED[program.language];
  const text = () => programText(program, state.lang);
  const name = [state.puzzle.name, state.draft.strategy, program.form ?? []].flat().join("-") + ending;
  const save = () => saveFile(name, new Blob([text()], { type: "text/plain" }));
  return html`<div class="ways">
    <button class="tool" @click=${() => copy(app, text(), "programCopied")}>${icon("copy")}<span>${w.copy}</span></button>
    ${toWorkshop(app, (w) => w.changeProgram)}
    <button class="tool" @click=${save}>${icon("save")}<span>${EXPLAINING.saveProgram[state.lang](ending)}</span></button>
  </div>`;
}

/** @type {(app: App, program: Program) => unknown} */
function written(app, program) {
  const { state } = app;
  const now = momentOfProgram(state);
  const isCurrent = isProgramCurrent(state);
  const silent = !isWalked(state, state.draft.strategy);
  const inLines = program.form === "loops"; // each of its variables has a line of its own
  const inQueue = hasFrontier(state, state.draft.strategy); // it calls nothing while it searches
  return html`<div class="working ${classMap({ stale: !isCurrent, silent, "in-lines": inLines })}">
      ${state.watch.open ? html`<p class="being-written" role="status">${isCurrent ? nothing : EXPLAINING.writing[state.lang]}</p>` : nothing}
      ${listing(app, program, now)} ${silent ? nothing : inLines || inQueue ? waiting(state, now) : values(state, program, now)}
    </div>
    ${silent ? silence(app) : nothing}`;
}

/** The note that its lines are highlighted as soon as the search is watched. @type {(state: App["state"], now: unknown) => unknown} */
const waiting = ({ lang }, now) => (now ? nothing : html`<p class="note">${EXPLAINING.programLit[lang]}</p>`);

/** The strategy does not report its steps: offers one that does. @type {(app: App) => unknown} */
function silence(app) {
  const { state } = app;
  const w = words(state.lang);
  const other = watchable(state);
  return html`<p class="note">${EXPLAINING.programSilent[state.lang]}</p>
    ${
      other && !isAlive(state.run)
        ? html`<p><button @click=${() => watchWith(app, other.name)}>${w.watchWith(other.title[state.lang])}</button></p>`
        : nothing
    }`;
}

/** The function that the plan becomes for speed. @type {(app: App) => unknown} */
function inside(app) {
  const { state } = app;
  if (!isPlanned(state)) return nothing;
  const w = words(state.lang);
  const turn = (/** @type {Event} */ event) =>
    lookInside(app, /** @type {HTMLDetailsElement} */ (event.currentTarget).open);
  const text = isPlanCurrent(state) ? state.plan.plan?.code : undefined;
  return html`<details class="code" @toggle=${turn}>
    <summary>${w.code}${text ? html` <span>${EXPLAINING.codeLines[state.lang](count(state.lang, text.trimEnd().split("\n").length))}</span>` : nothing}</summary>
    ${
      text === undefined
        ? html`<p class="note">${EXPLAINING.planning[state.lang]}</p>`
        : html`<div>
              <p class="note">${EXPLAINING[isWalked(state, state.draft.strategy) ? "codeWalked" : "codeRuns"][state.lang]}</p>
              ${state.run?.progress?.in_wasm && !isWalked(state, state.draft.strategy) ? html`<p class="note">${EXPLAINING.codeInWasm[state.lang]}</p>` : nothing}
              <button class="tool" @click=${() => copy(app, text, "codeCopied")}>${icon("copy")}<span>${w.copy}</span></button>
            </div>
            <pre tabindex="0" role="region" aria-label=${w.code}><code>${text}</code></pre>`
    }
  </details>`;
}
