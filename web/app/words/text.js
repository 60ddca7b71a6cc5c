/** Helpers for texts. */

/** @import { Lang } from "../state/state.js" */

/**
 * One word, sentence or list, or a function that makes one, in English and in Japanese, side by side. If the second is
 * missing or has another shape than the first, type checking fails.
 * @template T
 * @param {T} en
 * @param {NoInfer<T>} ja
 */
export const text = (en, ja) => ({ en, ja });

/** Such texts, by name. @typedef {Record<string, { en: unknown, ja: unknown }>} Texts */
/** The same in one language. @template {Texts} All @typedef {{ [Name in keyof All]: All[Name]["en"] }} InOne */

/** Texts as the words of each language, put together when they are first asked for. @type {<All extends Texts>(all: All) => Record<Lang, InOne<All>>} */
export function byLanguage(all) {
  /** @type {Partial<Record<Lang, InOne<typeof all>>>} */
  const made = {};
  const wordsOf = (/** @type {Lang} */ lang) => {
    made[lang] ??= inOne(all, lang);
    return made[lang];
  };
  return {
    get en() {
      return wordsOf("en");
    },
    get ja() {
      return wordsOf("ja");
    },
  };
}

/** @type {<All extends Texts>(all: All, lang: Lang) => InOne<All>} */
const inOne = (all, lang) =>
  /** @type {any} */ (Object.fromEntries(Object.entries(all).map(([name, { [lang]: word }]) => [name, word])));

/** A number of things in English: 1 move, 2 moves. @type {(number: number, thing: string) => string} */
export const many = (number, thing) => `${number} ${thing}${number === 1 ? "" : "s"}`;

/** The parts of a Japanese sentence; where a digit or a Latin letter meets Japanese there is a space. @type {(...parts: (string | number)[]) => string} */
export const joined = (...parts) =>
  parts
    .map(String)
    .reduce((sentence, part) =>
      isLatin(sentence.at(-1)) === isLatin(part[0]) ? sentence + part : `${sentence} ${part}`,
    );

/** @type {(sign: string | undefined) => boolean} */
const isLatin = (sign) => /[\p{Script=Latin}\d×−]/u.test(sign ?? "");

/** Full-width digits, letters and signs as those of ASCII, and a minus sign as a hyphen. @type {(typed: string) => string} */
export const plain = (typed) => typed.normalize("NFKC").replaceAll("−", "-");

/** A word that nobody reads, as a packed figure, by its beginning; any other text as it is. @type {(typed: string) => string} */
export const abridged = (typed) => (/^\S{40,}$/.test(typed) ? `${typed.slice(0, 10)}…` : typed);
