/** Story: what a first visitor sees without doing anything, for some twenty seconds: why pruning matters. */

export { brief, ideas, story } from "./story.js";
