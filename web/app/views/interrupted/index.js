/** Interrupted: the offer to go on with a search that was interrupted. */

export { offer } from "./offer.js";
