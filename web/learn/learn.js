/** The interactive parts of a chapter: its questions, and its embeds in step with the text. A chapter can be read without it. */

import { judge } from "./answers.js";
import { reached, together } from "./steps.js";

/** @typedef {HTMLElement & { seek?: (at: number) => unknown }} Embed */

document.addEventListener("submit", (event) => {
  event.preventDefault();
  if (event.target instanceof HTMLFormElement) answer(event.target);
});

/** Shows the reply to the answer in the form. It is hidden first, so that a screen reader repeats the same words. @type {(form: HTMLFormElement) => void} */
function answer(form) {
  const [field] = form.getElementsByTagName("input");
  const said = [...form.querySelectorAll("[data-when]")];
  const cases = said.map((words) => words.getAttribute("data-when") ?? "");
  const when = judge(field?.value ?? "", Number(form.dataset.answer), cases);
  for (const words of said) words.setAttribute("hidden", "");
  const chosen = said[cases.indexOf(when)];
  requestAnimationFrame(() => {
    for (const words of said) words.toggleAttribute("hidden", words !== chosen); // that of an answer just before, too
  });
  form.classList.toggle("right", when === "right");
}

document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a.step") : null;
  if (link instanceof HTMLAnchorElement) show(link, event);
});

/** The link pressed last, and its place on the screen, which it keeps while its embed grows, until the reader moves the page. @type {{ link: HTMLElement, embed: Element, top: number } | null} */
let kept = null;
const grown = new ResizeObserver((entries) => {
  if (!kept || !entries.some(({ target }) => target === kept?.embed)) return;
  scrollBy({ top: kept.link.getBoundingClientRect().top - kept.top, behavior: "instant" });
});
for (const embed of document.querySelectorAll("edagari-puzzle")) grown.observe(embed);
for (const moves of ["wheel", "touchmove", "keydown", "pointerdown"])
  addEventListener(moves, () => keep(null), { passive: true });

/** @type {(place: typeof kept) => void} */
function keep(place) {
  kept = place;
  document.documentElement.classList.toggle("kept", place !== null);
}

/** Shows the moment of a link. If the embed is not visible beside the text, the page scrolls to it, and a button leads back. @type {(link: HTMLAnchorElement, click: Event) => void} */
function show(link, click) {
  const embed = /** @type {Embed | null} */ (document.querySelector(link.hash));
  if (!embed?.seek) return; // not ready yet: the link leads to its place all the same
  embed.seek(Number(link.dataset.at));
  const words = link.getBoundingClientRect();
  const by = together(embed.getBoundingClientRect(), words, innerHeight);
  if (by === null) return offerBack(link);
  click.preventDefault();
  keep({ link, embed, top: words.top - by });
  scrollBy({ top: by });
}

/** @type {(link: HTMLElement) => void} */
function offerBack(link) {
  const button = /** @type {HTMLButtonElement | null} */ (document.querySelector("button.back"));
  if (!button) return;
  button.hidden = false;
  button.onclick = () => {
    button.hidden = true;
    link.scrollIntoView({ block: "center" });
    link.focus({ preventScroll: true });
  };
}

document.addEventListener("state", light, { capture: true });

/** Highlights the link of the moment that an embed shows. @type {(event: Event) => void} */
function light(event) {
  const { target, detail } = /** @type {CustomEvent<{ at?: unknown }>} */ (event);
  if (!(target instanceof HTMLElement) || typeof detail?.at !== "number") return;
  const links = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(`a.step[href="#${target.id}"]`)]);
  const lit = reached(
    links.map((link) => Number(link.dataset.at)),
    detail.at,
  );
  for (const [index, link] of links.entries()) {
    if (index === lit) link.setAttribute("aria-current", "step");
    else link.removeAttribute("aria-current");
  }
}

document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a.language") : null;
  if (link instanceof HTMLAnchorElement) link.hash = `#${here()?.id ?? ""}`;
});

/** The section that is being read: the last one that begins above the middle of the screen; none at the top of the page. @type {() => Element | undefined} */
function here() {
  const begun = [...document.querySelectorAll("main > section[id]")].filter(
    (section) => section.getBoundingClientRect().top < innerHeight / 2,
  );
  return scrollY > 0 ? begun.at(-1) : undefined;
}
