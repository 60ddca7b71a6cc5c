/**
 * The site that embed.js comes from. A name or id in the host's markup, as in <img name="currentScript">, shadows a
 * property of `document`; anyone who can write there could have frames loaded from elsewhere. Hence the getters of the
 * prototype, which no markup reaches.
 */

/** A script of the page that has this file's name, for an import from a script of the host. */
const NAMED = /\/embed\.js([?#]|$)/;

/** @type {<T>(name: "currentScript" | "scripts") => T} */
const own = (name) => Object.getOwnPropertyDescriptor(Document.prototype, name)?.get?.call(document);

/** The address of the site's folder; undefined if it is unknown. @type {() => string | undefined} */
export function siteOfScript() {
  const running = /** @type {HTMLOrSVGScriptElement | null} */ (own("currentScript"));
  const scripts = /** @type {HTMLCollectionOf<HTMLScriptElement>} */ (own("scripts"));
  const source =
    running instanceof HTMLScriptElement && running.src
      ? running.src
      : [...scripts].map(({ src }) => src).find((src) => NAMED.test(src));
  return source && new URL("./", source).href;
}
