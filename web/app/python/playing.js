/** Playing a record: the step or the moment that is shown moves on with the time. */

import { endOf, goTo } from "./record.js";

/** @import { ProgramRecord } from "./record.js" */

/** How long it takes from start to end, in seconds, at most; and the steps a second, at least. */
const PACE = { seconds: 60, least: 4 };

export function createPlaying() {
  /** The time of the last frame, and the part of a step that has passed since the last one. */
  let [played, part] = [0, 0];
  return {
    /** Begins where it is, or at the start again. @type {(record: ProgramRecord) => void} */
    begin(record) {
      if (record.at >= endOf(record)) goTo(record, 0);
      played = performance.now();
    },
    /** Goes on; returns whether that is not the end. @type {(record: ProgramRecord, now: number) => boolean} */
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
