/** The program: the plan as a person would write it, highlighted along with the search, and the code that really runs. */

import { save as saveFile } from "../../dom/download.js";
import { classMap, html, nothing } from "../../dom/html.js";
import { icon } from "../../dom/icons.js";
import { chosenStrategy, FORMS, LANGUAGES, programText } from "../../state/index.js";
import { EXPLAINING } from "../../words/explaining.js";
import { count, words } from "../../words/index.js";
import { numberIn } from "../frame/index.js";
import { programContents } from "./contents.js";
import { listing } from "./listing.js";
import { values } from "./values.js";

/** @import { Program } from "../../../worker/protocol.js" */
/** @import { Panel } from "../frame/panel.js" */
/** @import { Words } from "../../words/words.js" */
/** @import { ProgramContents } from "./contents.js" */

/** The name of a language, and the extension of its files. */
const CALLED = { python: { name: "Python", ending: ".py" }, c: { name: "C", ending: ".c" } };

/** @type {Panel} */
export const PROGRAM = {
  name: "program",
  title: (w) => w.program,
  beside: (state) => chosenStrategy(state)?.title[state.lang] ?? "",
  body: (app, habits) => body(programContents(app, habits)),
};

/** @type {(contents: ProgramContents) => unknown} */
function body(contents) {
  const another = toWorkshop(contents, (w) => w.ownProgram);
  if (!contents.exists) return html`<p class="note">${EXPLAINING.programNone[contents.lang]}</p> ${another}`;
  const hasNone = contents.panel.faults.length > 0;
  return html`${switches(contents)} ${working(contents)} ${hasNone ? another : nothing} ${inside(contents)}`;
}

/** @type {(contents: ProgramContents, called: (w: Words) => string) => unknown} */
const toWorkshop = ({ lang, openWorkshop }, called) =>
  html`<button class="tool" @click=${openWorkshop}>${icon("pencil")}<span>${called(words(lang))}</span></button>`;

/** The program with its values, or why there is none. @type {(contents: ProgramContents) => unknown} */
export function working(contents) {
  const { panel, isReady, lang } = contents;
  const waiting = isReady
    ? html`<p class="note" aria-busy="true">${EXPLAINING.writing[lang]}</p>`
    : html`<p class="note">${EXPLAINING.programLater[lang]}</p>`;
  if (panel.faults.length > 0) return whyNone(contents);
  return panel.program ? written(contents, panel.program) : waiting;
}

/** Why there is no program; faults of cells are shown on the board. Watch describes the strategy instead. @type {(contents: ProgramContents) => unknown} */
function whyNone({ lang, exists, isWatched, about, panel: { faults } }) {
  const isFaulty = faults.some(({ cell }) => cell !== null);
  const said = isFaulty ? [EXPLAINING.faultyProgram[lang]] : faults.map(({ words: why }) => why[lang]);
  const bad = (/** @type {string} */ why) => html`<p class="note bad" role="alert">${why}</p>`;
  const calm = (/** @type {string} */ why) => html`<p class="note">${why}</p>`; // no strategy has to have one
  return html`${said.map(isFaulty || exists ? bad : calm)} ${isWatched && !isFaulty ? html`<p>${about}</p>` : nothing}`;
}

/** The choice of how to write it, and what can be done with it. @type {(contents: ProgramContents) => unknown} */
function switches(contents) {
  const { panel, writing, lang, isCurrent, write } = contents;
  const w = words(lang);
  const forms = panel.program?.forms ?? [];
  const form = panel.faults.length > 0 ? writing.form : panel.program?.form;
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
      writing.language,
      (each) => write({ language: each }),
    )}
    ${panel.program && isCurrent ? ways(contents, panel.program) : nothing}
  </div>`;
}

/** How to write it, as a compact control. @type {(contents: ProgramContents) => unknown} */
export function writingChoice({ panel, writing, lang, write }) {
  const w = words(lang);
  const forms = panel.program?.forms ?? [];
  const choices = LANGUAGES.flatMap((language) =>
    (forms.length < 2 ? [null] : FORMS).map((form) => ({
      writing: { language, form },
      title: [CALLED[language].name, ...(form ? [w[form]] : [])].join(" · "),
      chosen: language === writing.language && (form === null || form === panel.program?.form),
    })),
  );
  const take = (/** @type {Event} */ event) =>
    write(/** @type {typeof choices[number]} */ (choices[numberIn(event)]).writing);
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

/** Copying and saving it. @type {(contents: ProgramContents, program: Program) => unknown} */
function ways(contents, program) {
  const { lang, copy } = contents;
  const { ending } = CALLED[program.language];
  const text = () => programText(program, lang);
  const name = [contents.name, program.form ?? []].flat().join("-") + ending;
  const save = () => saveFile(name, new Blob([text()], { type: "text/plain" }));
  return html`<div class="ways">
    <button class="tool" @click=${() => copy(text(), "programCopied")}>${icon("copy")}<span>${words(lang).copy}</span></button>
    ${toWorkshop(contents, (w) => w.changeProgram)}
    <button class="tool" @click=${save}>${icon("save")}<span>${EXPLAINING.saveProgram[lang](ending)}</span></button>
  </div>`;
}

/** @type {(contents: ProgramContents, program: Program) => unknown} */
function written(contents, program) {
  const { lang, isCurrent, isWatched, isOfLevels } = contents;
  const silent = !contents.isWalked;
  const inLines = program.form === "loops"; // each of its variables has a line of its own
  return html`<div class="working ${classMap({ stale: !isCurrent, silent, "in-lines": inLines })}">
      ${isWatched ? html`<p class="being-written" role="status">${isCurrent ? nothing : EXPLAINING.writing[lang]}</p>` : nothing}
      ${listing(contents, program)} ${silent ? nothing : inLines || isOfLevels ? waiting(contents) : values(contents, program)}
    </div>
    ${silent ? silence(contents) : nothing}`;
}

/** The note that its lines are highlighted as soon as the search is watched. @type {(contents: ProgramContents) => unknown} */
const waiting = ({ lang, now }) => (now ? nothing : html`<p class="note">${EXPLAINING.programLit[lang]}</p>`);

/** The strategy does not report its steps: offers one that does. @type {(contents: ProgramContents) => unknown} */
const silence = ({ lang, other }) => html`<p class="note">${EXPLAINING.programSilent[lang]}</p>
  ${other ? html`<p><button @click=${other.watch}>${words(lang).watchWith(other.title)}</button></p>` : nothing}`;

/** The function that the plan becomes for speed. @type {(contents: ProgramContents) => unknown} */
function inside({ lang, code, isWalked, lookInside, copy }) {
  if (!code) return nothing;
  const w = words(lang);
  const { text } = code;
  const toggle = (/** @type {Event} */ event) =>
    lookInside(/** @type {HTMLDetailsElement} */ (event.currentTarget).open);
  return html`<details class="code" @toggle=${toggle}>
    <summary>${w.code}${text ? html` <span>${EXPLAINING.codeLines[lang](count(lang, text.trimEnd().split("\n").length))}</span>` : nothing}</summary>
    ${
      text === undefined
        ? html`<p class="note">${EXPLAINING.planning[lang]}</p>`
        : html`<div>
              <p class="note">${EXPLAINING[isWalked ? "codeWalked" : "codeRuns"][lang]}</p>
              ${code.inWasm && !isWalked ? html`<p class="note">${EXPLAINING.codeInWasm[lang]}</p>` : nothing}
              <button class="tool" @click=${() => copy(text, "codeCopied")}>${icon("copy")}<span>${w.copy}</span></button>
            </div>
            <pre tabindex="0" role="region" aria-label=${w.code}><code>${text}</code></pre>`
    }
  </details>`;
}
