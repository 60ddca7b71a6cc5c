/** The styles of the workshop. */

import { withStyles as load } from "../dom/styles.js";

const STYLES = new URL("../../styles/python/workshop.css", import.meta.url).href;

/** Loads them once. @type {() => Promise<unknown>} */
export const withStyles = () => load(STYLES);
