/** What words are made with. */

/**
 * One word, sentence or list, or a function that makes one, in English and in Japanese, side by side.
 * Without the second, or with another shape than the first, the types do not hold.
 * @template T
 * @param {T} en
 * @param {NoInfer<T>} ja
 */
export const text = (en, ja) => ({ en, ja });

/** So many things in English: 1 move, 2 moves. @type {(number: number, thing: string) => string} */
export const many = (number, thing) => `${number} ${thing}${number === 1 ? "" : "s"}`;

/** The parts of a Japanese sentence; where a digit or a Latin letter meets Japanese there is a space. @type {(...parts: (string | number)[]) => string} */
export const joined = (...parts) =>
  parts
    .map(String)
    .reduce((told, part) => (isLatin(told.at(-1)) === isLatin(part[0]) ? told + part : `${told} ${part}`));

/** @type {(sign: string | undefined) => boolean} */
const isLatin = (sign) => /[\p{Script=Latin}\d×−]/u.test(sign ?? "");
