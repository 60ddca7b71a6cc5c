/** The keys of a player, as on a tape recorder. */

import { icon } from "../../icons.js";
import { html } from "../../lit.js";

/** `look` is a further class: how large it is, or how its picture is turned. @type {(name: string, picture: Parameters<typeof icon>[0], off: boolean, act: () => void, look?: string) => unknown} */
export const key = (name, picture, off, act, look = "") =>
  html`<button class="key ${look}" title=${name} aria-label=${name} ?disabled=${off} @click=${act}>
    ${icon(picture)}
  </button>`;
