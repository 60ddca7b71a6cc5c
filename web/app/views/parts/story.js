/** Story: the first picture of a first visit. */

export { brief, story } from "../story/index.js";
