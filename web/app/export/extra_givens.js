/** More givens than a puzzle needs: cells of its solution, chosen at random but reproducibly from a seed. */

/**
 * The givens of a puzzle, with random cells of its solution up to the number wanted.
 * @type {(givens: Record<number, string>, values: number[], number: number, random: () => number) => Record<number, string>}
 */
export function withExtraGivens(givens, values, number, random) {
  const hidden = [...values.keys()].filter((cell) => !(cell in givens));
  const more = { ...givens };
  for (let left = number - Object.keys(givens).length; left > 0 && hidden.length > 0; left -= 1) {
    const [cell = 0] = hidden.splice(Math.floor(random() * hidden.length), 1);
    more[cell] = String(values[cell]);
  }
  return more;
}

/** Pseudorandom numbers from 0 to 1 (mulberry32). @type {(seed: number) => () => number} */
export function randomAfter(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
