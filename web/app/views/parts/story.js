/** Story: the introduction of a first visit. */

export { brief, ideas, story } from "../story/index.js";
