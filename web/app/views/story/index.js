/** Story: a first visitor sees, without doing anything and in about twenty seconds, why pruning matters. */

export { brief, ideas, story } from "./story.js";
