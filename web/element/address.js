/**
 * An author's options in three forms: the attributes of the element, the part of the frame's address after the #, and
 * HTML to copy.
 *
 *     <edagari-puzzle puzzle="NAME" option-order="7" view="player plan">
 *     embed.html#puzzle=NAME&option.order=7&view=player+plan
 */

/** Attributes that appear in the address under the same names. */
const NAMES = new Set([
  "puzzle",
  "given",
  "givens",
  "start",
  "moves",
  "strategy",
  "seed",
  "view",
  "step",
  "beside",
  "look",
  "lang",
  "theme",
  "controls",
  "play",
  "size",
  "height",
  "autoplay",
  "code",
  "task",
  "solutions",
  "nodes",
]);
const OPTION = "option-";
/** An additional permission of the frame: writing to the clipboard when the reader presses "Copy". */
export const ALLOWED = "clipboard-write";
/**
 * The permissions of the frame. It consists of scripts; its worker and files come from its own origin; "Open in Edagari"
 * opens the workbench in a new tab without a sandbox.
 */
export const SANDBOX = "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox";

/** The default height of a fixed frame, in rem. */
export const FIXED_HEIGHT = 32;

/** Whether an attribute is passed to the frame. @type {(attribute: string) => boolean} */
export const isAsked = (attribute) => NAMES.has(attribute) || attribute.startsWith(OPTION);

/** The part after the # for some attributes. @type {(attributes: Iterable<[name: string, value: string]>) => string} */
export function addressOf(attributes) {
  const parts = new URLSearchParams();
  for (const [name, value] of attributes) {
    if (name.startsWith(OPTION)) parts.set(`option.${name.slice(OPTION.length)}`, value);
    else if (NAMES.has(name)) parts.set(name, value);
  }
  return String(parts);
}

/**
 * The characters written as character references: those that end a value or a tag; line breaks, because Markdown accepts
 * a start tag only without empty lines, and JSX drops the indentation after a line break; and braces, which are expressions
 * in MDX, Vue and template languages.
 */
const SPECIAL = /[&"<\r\n{}]/g;

/** @type {(value: string) => string} */
const escaped = (value) => value.replace(SPECIAL, (sign) => NAMED[sign] ?? `&#${sign.charCodeAt(0)};`);

/** Named character references. @type {Record<string, string>} */
const NAMED = { "&": "&amp;", '"': "&quot;", "<": "&lt;" };

/** @type {(attributes: [name: string, value: string][]) => string} */
const inTag = (attributes) =>
  attributes.map(([name, value]) => (value === "" ? ` ${name}` : ` ${name}="${escaped(value)}"`)).join("");

/**
 * The script and the element, as HTML; `site` is the address of the site's folder.
 * @type {(site: string, attributes: [name: string, value: string][], content: { title: string, link: string }) => string}
 */
export const htmlOf = (site, attributes, { title, link }) =>
  `<script async src="${escaped(site)}embed.js"></script>
<edagari-puzzle${inTag(attributes)}>
  <a href="${escaped(link)}">${escaped(title)}</a>
</edagari-puzzle>`;

/**
 * The frame alone, for hosts that allow no scripts; `width` (0: the full width) and `height` are in rem.
 * @type {(site: string, attributes: [name: string, value: string][], frame: { title: string, width: number, height: number }) => string}
 */
export const iframeOf = (site, attributes, { title, width, height }) =>
  `<iframe src="${escaped(`${site}embed.html#${addressOf(attributes)}`)}"
  title="${escaped(title)}" loading="lazy" allow="${ALLOWED}"
  sandbox="${SANDBOX}"
  style="width: 100%;${width > 0 ? ` max-width: ${width}rem;` : ""} height: ${height}rem; border: 0"></iframe>`;
