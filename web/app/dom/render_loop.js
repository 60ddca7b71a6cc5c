/** Pictures: the page is drawn when something changed, and time is counted only while something plays. */

/** Milliseconds that count at most between two pictures: what was hidden for long does not run ahead. */
const LONGEST = 250;

/**
 * What the page is drawn by: `show` draws it, told whether there is news, and tells whether some of it is left for the
 * next picture; `plays` tells whether something plays, which `tick` moves on, by the milliseconds that have passed. Where
 * nothing plays and nothing is left no picture is asked for. Returns what tells of news.
 * @type {(show: (news: boolean) => boolean, plays: () => boolean, tick: (passed: number, now: number) => void) => () => void}
 */
export function createFrames(show, plays, tick) {
  let shown = true; // by the browser, what was drawn last
  let news = false;
  let ticking = false;
  /** @type {number | null} */
  let before = null;

  /** @type {(now: number) => void} */
  function count(now) {
    tick(Math.min(now - (before ?? now), LONGEST), now);
    before = now;
    ticking = plays();
    if (ticking) requestAnimationFrame(count);
    else before = null;
  }

  /** In a task of its own: the one in which the browser lays out and paints is long enough without it. */
  function draw() {
    const isNew = news;
    news = false;
    const left = show(isNew);
    requestAnimationFrame(() => {
      shown = true;
      if (news || left) ask();
    });
    if (ticking || !plays()) return;
    ticking = true;
    requestAnimationFrame(count);
  }

  function ask() {
    if (!shown) return;
    shown = false;
    setTimeout(draw);
  }

  return () => {
    news = true;
    ask();
  };
}
