/** The render loop: the page is drawn when something has changed, and time passes only while something plays. */

/** The most milliseconds counted between frames, so that a hidden page does not jump ahead. */
const LONGEST = 250;

/**
 * The loop that draws the page: `show` draws it, given whether there is news, and returns whether part of it is left
 * for the next frame; `plays` returns whether something plays, which `tick` advances by the milliseconds that have
 * passed. If nothing plays and nothing is left, no frame is requested. Returns the function that announces news.
 * @type {(show: (news: boolean) => boolean, plays: () => boolean, tick: (passed: number, now: number) => void) => () => void}
 */
export function createFrames(show, plays, tick) {
  let shown = true; // whether the browser has painted our last drawing
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

  /** In a separate task, because the browser's layout and paint task is long enough already. */
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
