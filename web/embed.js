/**
 * The one script that a host's page includes: defines <edagari-puzzle>, once, however often it is included.
 * It finds its site by its own address; where that cannot be told (an import from a script of the host's), by the
 * first script of the page that has this file's name.
 */

import { puzzleOf } from "./element/element.js";

const NAME = "edagari-puzzle";
const own = /** @type {HTMLScriptElement | null} */ (document.currentScript)?.src;
const source = own || [...document.scripts].find(({ src }) => /\/embed\.js([?#]|$)/.test(src))?.src;

if (source && !customElements.get(NAME)) customElements.define(NAME, puzzleOf(new URL("./", source).href));
