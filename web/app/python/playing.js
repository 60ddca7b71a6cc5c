/** Playing a record: the step or moment shown advances with time. */

import { endOf, goTo } from "./record.js";

/** @import { ProgramRecord } from "./record.js" */

/** The longest duration from start to end in seconds, and the lowest speed in steps per second. */
const PACE = { seconds: 60, least: 4 };

export function createPlaying() {
  /** The time of the last frame, and the fraction of a step since the last one. */
  let [played, part] = [0, 0];
  return {
    /** Starts from the present step, or from the beginning if at the end. @type {(record: ProgramRecord) => void} */
    begin(record) {
      if (record.at >= endOf(record)) goTo(record, 0);
      played = performance.now();
    },
    /** Advances; returns whether there is more to play. @type {(record: ProgramRecord, now: number) => boolean} */
    goOn(record, now) {
      const end = endOf(record);
      part += ((now - played) / 1000) * Math.max(PACE.least, end / PACE.seconds);
      played = now;
      if (part >= 1) {
        goTo(record, record.at + Math.floor(part));
        part %= 1;
      }
      return record.at < end;
    },
  };
}
