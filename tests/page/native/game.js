/** A movement on the page, as a user sees it. */

/** @import { Workbench } from "./workbench.js" */

/** @type {Record<string, string>} */
const FACES = { "●": "black", "○": "white", _: "gap" };
/** The row of the article. */
export const ARTICLE_A = "●●_●●●";
export const FLIP_IT = `#puzzle=flip-it&start=${ARTICLE_A}`;
/** A search that nobody waits for. */
export const LONG_ROW = `${"●".repeat(9)}_${"●".repeat(14)}`;
export const [WORD, STRIP, MOVES] = [".playing .word", ".strip li", "[data-figure=moves]"];

/** @type {(number: number) => string} */
export const place = (number) => `.game [data-spot='${number}']`;

/** Clicks on these places. @type {(page: Workbench, ...numbers: number[]) => Promise<void>} */
export async function touch(page, ...numbers) {
  for (const number of numbers) await page.click(place(number));
}

/** Waits until this row stands on the board. @type {(page: Workbench, row: string) => Promise<void>} */
export async function expectRow(page, row) {
  await page.has(".game .place", row.length);
  for (const [number, sign] of [...row].entries())
    await expectPlace(page, number, new RegExp(`^place ${number}, ${FACES[sign]}`));
}

/** Waits until a place has a name like this. @type {(page: Workbench, number: number, name: RegExp) => Promise<void>} */
export async function expectPlace(page, number, name) {
  const said = () => page.document.querySelector(place(number))?.getAttribute("aria-label") ?? "";
  await page.until(() => name.test(said()), said);
}
