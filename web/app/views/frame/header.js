/** The head of the page: the logo, the progress of loading Python, language, colours, the tutorial, help. */

import { html, nothing } from "../../dom/html.js";
import { icon, mark } from "../../dom/icons.js";
import { LANGS } from "../../state/index.js";
import { words } from "../../words/index.js";
import { modes } from "./modes.js";

/** @import { App, State } from "../../state/state.js" */
/** @import { Habits } from "../../storage/preferences.js" */

const NAMES = { en: "English", ja: "日本語" };
const LOOKS = /** @type {const} */ ({ auto: "half", light: "sun", dark: "moon" });

/** @type {(app: App, habits: Habits) => unknown} */
export function header(app, habits) {
  const { state, draw } = app;
  const w = words(state.lang);
  const theme = `${w.theme}${w.colon}${w.themes[state.theme]}`;
  const openHelp = () => {
    state.dialog = "help";
    draw();
  };
  return html`
    <a class="brand" href="./">
      ${mark()}
      <span class="name">${w.title}</span>
    </a>
    ${modes(app, habits)}
    ${loading(state)}
    <div class="switches" role="toolbar" aria-label=${w.preferences} data-roving>
      <div class="languages" role="group" aria-label=${w.language}>
        ${LANGS.map(
          (lang) => html`<button lang=${lang} aria-pressed=${lang === state.lang} @click=${() => habits.speak(lang)}>
            ${NAMES[lang]}
          </button>`,
        )}
      </div>
      <button class="round" title=${theme} aria-label=${theme} @click=${habits.nextTheme}>
        ${icon(LOOKS[state.theme])}
      </button>
      <a class="tutorial" href=${`learn/${state.lang}/`} title=${w.tutorial}>${w.tutorialShort}</a>
      <button class="round help-button" title=${w.help} aria-label=${w.help} @click=${openHelp}>
        ${icon("help")}
      </button>
    </div>
  `;
}

/** Bytes as whole megabytes. @type {(bytes: number) => string} */
const mega = (bytes) => String(Math.round(bytes / 1e6));

/** @type {(state: State) => unknown} */
function loading({ loading: { stage, part, bytes, how }, lang }) {
  const w = words(lang);
  const text =
    stage === "downloading" && part > 0 ? `${w[stage]} · ${w.megabytes(mega(part * bytes), mega(bytes))}` : w[stage];
  return html`<div class="stage ${stage}" data-how=${how}>
    <span class="dot"></span><span class="stage-text">${text}</span>
    ${stage === "downloading" ? html`<progress max="1" .value=${part} aria-hidden="true"></progress>` : nothing}
  </div>`;
}
