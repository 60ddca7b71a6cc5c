/** Language, colours, speed, open panels, how programs are written, tidy marks and the clock: settings that persist. */

import {
  boardTitle,
  FORMS,
  LANGS,
  LANGUAGES,
  panelNames,
  SPEEDS,
  THEMES,
  USUAL_SPEED,
  USUAL_WRITING,
} from "../state/index.js";
import { words } from "../words/index.js";
import { parsed, readText, writeText } from "./browser_store.js";
import { coreChoices, usualCores } from "./cores.js";
import { record } from "./validate.js";

/** @import { Writing } from "../state/program.js" */
/** @import { App, Lang, State } from "../state/state.js" */

/** @typedef {Pick<State, "lang" | "theme" | "speed" | "panels" | "writing" | "tidy" | "timed" | "cores">} Stored */

/**
 * @typedef {object} Habits
 * @property {(lang: Lang) => void} speak
 * @property {() => void} nextTheme
 * @property {(step: number) => void} setSpeed the speed's place in SPEEDS
 * @property {() => void} savePanels those that are open now
 * @property {(changes: Partial<Writing>) => void} write how programs are written
 * @property {(tidy: boolean) => void} setTidy whether entering a number removes the marks it excludes
 * @property {(timed: boolean) => void} showClock
 * @property {(cores: number) => void} setCores how many workers a search may use
 */

/** @type {(app: App) => Habits} */
export function createHabits(app) {
  const { state } = app;
  const change = (/** @type {Partial<Stored>} */ habit) => {
    Object.assign(state, habit);
    saveHabit(habit);
    wear(state);
    app.draw();
  };
  return {
    speak: (lang) => change({ lang }),
    nextTheme: () => change({ theme: THEMES[THEMES.indexOf(state.theme) + 1] ?? THEMES[0] }),
    setSpeed: (step) => change({ speed: SPEEDS[step] ?? state.speed }),
    savePanels: () => saveHabit({ panels: state.panels }),
    write: (writing) => change({ writing: { ...state.writing, ...writing } }),
    setTidy: (tidy) => change({ tidy }),
    showClock: (timed) => change({ timed }),
    setCores: (cores) => change({ cores }),
  };
}

/** Stores one preference beside the others, which another tab may have set. @type {(habit: Partial<Stored>) => void} */
export const saveHabit = (habit) => void writeText("habits", JSON.stringify({ ...loadHabits(), ...habit }));

/** The preferences of the last visit; at first the browser's language. @type {() => Stored} */
export function loadHabits() {
  const { lang, theme, speed, panels, writing, tidy, timed, cores } = record(parsed(readText("habits")));
  const first = navigator.languages.some((each) => /^ja\b/i.test(each)) && /^ja\b/i.test(navigator.language);
  return {
    lang: LANGS.find((each) => each === lang) ?? (first ? "ja" : "en"),
    theme: THEMES.find((each) => each === theme) ?? "auto",
    speed: SPEEDS.find((each) => each === speed) ?? USUAL_SPEED,
    panels: panelNames(panels),
    writing: readWriting(writing),
    tidy: tidy === true,
    timed: timed !== false,
    cores: coreChoices().find((each) => each === cores) ?? usualCores(),
  };
}

/** @type {(stored: unknown) => Writing} */
function readWriting(stored) {
  const { language, form } = record(stored);
  return {
    language: LANGUAGES.find((each) => each === language) ?? USUAL_WRITING.language,
    form: FORMS.find((each) => each === form) ?? USUAL_WRITING.form,
  };
}

/**
 * Sets language and colours on the document, unless unchanged: setting even the same value again makes the browser
 * restyle every element.
 * @type {(state: State) => void}
 */
export function wear(state) {
  const root = document.documentElement;
  const title = `${boardTitle(state)[state.lang]} – ${words(state.lang).title}`;
  if (root.lang !== state.lang) root.lang = state.lang;
  if (root.dataset.theme !== state.theme) root.dataset.theme = state.theme;
  if (document.title !== title) document.title = title;
}
