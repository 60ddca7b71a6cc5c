/**
 * The watchdog, for a worker that dies in a search without a message.
 *
 * owing    the worker has something to send: an answer, or the report of a job
 * silence  seconds in which it owed something and sent nothing. They are counted one by one and not read off a
 *          clock, so that a computer that was asleep does not count the night.
 */

/** Seconds of silence after which the worker is pinged. */
export const QUIET = 5;
/** Seconds that it then has to answer. */
export const BOUND = 10;
/** The same while it answers a question, which is not sliced and may take long. */
export const LONG_BOUND = 60;

/**
 * @typedef {object} Watch
 * @property {() => void} reset called when the worker has sent something
 * @property {() => void} expect called when it owes something from now on
 * @property {() => void} end
 */

/**
 * `owing` returns what is owed now, `ping` asks, `die` is called if no answer comes.
 * @type {(owing: () => "nothing" | "report" | "answer", ping: () => void, die: () => void) => Watch}
 */
export function createWatch(owing, ping, die) {
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let timer;
  let silence = 0;
  let bound = BOUND;
  const end = () => {
    clearInterval(timer);
    timer = undefined;
    silence = 0;
  };
  const count = () => {
    const owed = owing();
    if (owed === "nothing") return end();
    silence += 1;
    if (silence === QUIET) {
      bound = owed === "answer" ? LONG_BOUND : BOUND;
      ping();
    } else if (silence >= QUIET + bound) {
      end();
      die();
    }
  };
  return {
    reset() {
      silence = 0;
    },
    expect() {
      timer ??= setInterval(count, 1000);
    },
    end,
  };
}
