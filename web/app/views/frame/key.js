/** The keys of a player, as on a tape recorder. */

import { html } from "../../dom/html.js";
import { icon } from "../../dom/icons.js";
import { isOneColumn } from "../../dom/screen.js";

/** @import { State } from "../../state/state.js" */

/**
 * `look` is a further class for its size or the direction of its icon.
 * @type {(name: string, iconName: Parameters<typeof icon>[0], off: boolean, act: () => void, look?: string) => unknown}
 */
export const key = (name, iconName, off, act, look = "") =>
  html`<button class="key ${look}" data-key=${iconName} title=${name} aria-label=${name} ?disabled=${off} @click=${act}>
    ${icon(iconName)}
  </button>`;

/** Whether the keys come first under the board, before the words: in the page, where it has but one column. @type {(state: State) => boolean} */
export const keysFirst = ({ lasting }) => lasting && isOneColumn();
