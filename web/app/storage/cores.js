/** Cores: the number of workers that may run a search, limited by the device. */

import { isHandheld } from "../dom/screen.js";

/** Devices with more are servers: each worker has its own Python in memory. */
const MOST = 16;
/** The default. */
const USUAL = 8;

/** The number of cores that the browser reports. */
export const coresHere = () => Math.min(MOST, Math.max(1, Math.floor(navigator.hardwareConcurrency || 1)));

/** The choices: all, half as many, and so on. @type {() => number[]} */
export function coreChoices() {
  const choices = [];
  for (let cores = coresHere(); cores > 1; cores = Math.floor(cores / 2)) choices.unshift(cores);
  return [1, ...choices];
}

/** One on a handheld device, where battery and memory matter more. @type {() => number} */
export function usualCores() {
  return isHandheld() ? 1 : Math.min(USUAL, coresHere());
}
