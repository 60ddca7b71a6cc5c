/** Cores: how many workers may be at work on a search; the device says how many it has. */

import { isHandheld } from "../dom/screen.js";

/** More than so many are a matter of servers: each worker keeps a Python of its own in memory. */
const MOST = 16;
/** What is taken when nobody has chosen. */
const USUAL = 8;

/** Those of this device, as far as its browser tells. */
export const coresHere = () => Math.min(MOST, Math.max(1, Math.floor(navigator.hardwareConcurrency || 1)));

/** What can be chosen: all, and half as many, and so on. @type {() => number[]} */
export function coreChoices() {
  const choices = [];
  for (let cores = coresHere(); cores > 1; cores = Math.floor(cores / 2)) choices.unshift(cores);
  return [1, ...choices];
}

/** One on a device that is held in the hand, where the battery and a small memory come first. @type {() => number} */
export function usualCores() {
  return isHandheld() ? 1 : Math.min(USUAL, coresHere());
}
