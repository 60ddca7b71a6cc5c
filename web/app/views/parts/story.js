/** Story: the first picture of a first visit. */

export { story } from "../story/index.js";
