/** The choices for an embedded puzzle, each as a list. */

import { html, nothing } from "../../dom/html.js";
import { OFFERS } from "../../embed/index.js";
import { LANGS, THEMES, WIDTHS } from "../../state/index.js";
import { embeddingWords } from "../../words/embedding.js";
import { count, words } from "../../words/index.js";
import { valueIn } from "../frame/index.js";
import { momentOffered, secondOffered } from "./code.js";

/** @import { App } from "../../state/state.js" */

const NAMES = { en: "English", ja: "日本語" };

/** A value with the word for it. @template {string} [T=string] @typedef {[value: T, title: string]} Choice */

/** @type {(app: App) => unknown} */
export function choices({ state, draw }) {
  const { embedding, view, lang } = state;
  const w = { ...words(lang), ...embeddingWords(lang) };
  const run = momentOffered(state);
  const momentOf = view.kind === "run" ? w.momentOnBoard : w.momentOfSearch;
  /** @type {<T extends string>(name: string, chosen: T, all: Choice<T>[], take: (value: T) => void) => unknown} */
  const choice = (name, chosen, all, take) => {
    const onChange = (/** @type {Event} */ event) => {
      const found = all.find(([value]) => value === valueIn(event));
      if (found) take(found[0]);
      draw();
    };
    return html`<label>
      <span>${name}</span>
      <select @change=${onChange}>
        ${all.map(([value, title]) => html`<option value=${value} .selected=${value === chosen}>${title}</option>`)}
      </select>
    </label>`;
  };
  /** @type {(name: string, flag: "autoplay" | "moment" | "fixed" | "playOnly" | "large", titles: [off: string, on: string]) => unknown} */
  const either = (name, flag, [off, on]) => {
    /** @type {Choice[]} */
    const both = [
      ["off", off],
      ["on", on],
    ];
    return choice(name, embedding[flag] ? "on" : "off", both, (value) => {
      embedding[flag] = value === "on";
    });
  };
  const suiting = Object.entries(OFFERS).filter(([, { suits }]) => suits(state));
  const views = suiting.map(([name, { title }]) => /** @type {Choice} */ ([name, title(w)]));
  const others = secondOffered(state).map(({ name, title }) => /** @type {Choice} */ ([name, title[lang]]));
  const [first, second] = embedding.views;
  return html`
    ${choice(w.embedView, first, views, (value) => {
      embedding.views = [value, embedding.views[1]];
    })}
    ${choice(w.embedBeside, second, [["", w.embedNothing], ...views], (value) => {
      embedding.views = [embedding.views[0], value];
    })}
    ${
      others.length > 1
        ? choice(w.embedSecond, embedding.beside, [["", w.embedNothing], ...others], (value) => {
            embedding.beside = value;
          })
        : nothing
    }
    ${either(w.embedStart, "autoplay", [w.startOnClick, w.startWhenSeen])}
    ${either(w.embedTells, "playOnly", [w.tellsAll, w.tellsRules])}
    ${either(w.embedSize, "large", [w.sizeUsual, w.sizeLarge])}
    ${run ? either(w.embedMoment, "moment", [w.fromTheStart, momentOf(count(lang, run.at))]) : nothing}
    ${choice(
      w.language,
      embedding.lang,
      [["", w.langOfPage], ...LANGS.map((each) => /** @type {Choice<typeof each>} */ ([each, NAMES[each]]))],
      (value) => {
        embedding.lang = value;
      },
    )}
    ${choice(
      w.theme,
      embedding.theme || "auto",
      THEMES.map((each) => [each, w.themes[each]]),
      (value) => {
        embedding.theme = value === "auto" ? "" : value;
      },
    )}
    ${choice(
      w.embedWidth,
      String(embedding.width),
      WIDTHS.map((each) => [String(each), each === 0 ? w.widthOfPage : w.widthAtMost(each)]),
      (value) => {
        embedding.width = WIDTHS.find((each) => String(each) === value) ?? 0;
      },
    )}
    ${either(w.embedHeight, "fixed", [w.heightNeeded, w.heightFixed])}
    ${choice(
      w.embedForm,
      embedding.form,
      [
        ["element", w.formElement],
        ["iframe", w.formIframe],
      ],
      (value) => {
        embedding.form = value;
      },
    )}
  `;
}
