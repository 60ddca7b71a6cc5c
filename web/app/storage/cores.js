/** Cores: how many workers may run a search; the device says how many it has. */

import { isHandheld } from "../dom/screen.js";

/** More than this are for servers: each worker keeps a Python of its own in memory. */
const MOST = 16;
/** The default. */
const USUAL = 8;

/** Those of this device, as its browser reports them. */
export const coresHere = () => Math.min(MOST, Math.max(1, Math.floor(navigator.hardwareConcurrency || 1)));

/** The choices: all, half as many, and so on. @type {() => number[]} */
export function coreChoices() {
  const choices = [];
  for (let cores = coresHere(); cores > 1; cores = Math.floor(cores / 2)) choices.unshift(cores);
  return [1, ...choices];
}

/** One on a handheld device, where the battery and a small memory come first. @type {() => number} */
export function usualCores() {
  return isHandheld() ? 1 : Math.min(USUAL, coresHere());
}
