/** Story: shows a first visitor, in about twenty seconds and without any action, why pruning matters. */

export { brief, ideas, story } from "./story.js";
