/** Language, colours and speed: what a person sets once and finds again. */

import { SPEEDS, THEMES } from "../state/index.js";
import { words } from "../words/index.js";
import { saveHabits } from "./storage.js";

/** @import { App, Lang, State } from "../state/state.js" */

/**
 * @typedef {object} Habits
 * @property {(lang: Lang) => void} speak
 * @property {() => void} nextTheme
 * @property {(step: number) => void} setSpeed the speed's place in SPEEDS
 */

/** @type {(app: App) => Habits} */
export function createHabits(app) {
  const { state } = app;
  const changed = () => {
    saveHabits(state);
    wear(state);
    app.draw();
  };
  return {
    speak(lang) {
      state.lang = lang;
      changed();
    },
    nextTheme() {
      state.theme = THEMES[THEMES.indexOf(state.theme) + 1] ?? THEMES[0];
      changed();
    },
    setSpeed(step) {
      state.speed = SPEEDS[step] ?? state.speed;
      changed();
    },
  };
}

/** Puts language and colours on the document. @type {(state: State) => void} */
export function wear(state) {
  const root = document.documentElement;
  root.lang = state.lang;
  root.dataset.theme = state.theme;
  document.title = `${state.puzzle.title[state.lang]} – ${words(state.lang).title}`;
}
