/**
 * The one script that a host's page includes: it defines <edagari-puzzle> once, however often it is included.
 * It finds its site by its own address; if that is unknown (in a module, or an import from a script of the host), by the
 * first script of the page with this file's name.
 */

import { puzzleOf } from "./element/element.js";
import { siteOfScript } from "./element/site.js";

const NAME = "edagari-puzzle";
const site = siteOfScript();

if (!site)
  console.warn(`<${NAME}>: embed.js finds its site by a script element with its address; there is none in this page.`);
else if (!customElements.get(NAME)) customElements.define(NAME, puzzleOf(site));
