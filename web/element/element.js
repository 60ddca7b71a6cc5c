/**
 * <edagari-puzzle>: a puzzle in a page of any host, drawn by a frame of the site.
 *
 * own content   the content between the tags: shown until the frame has drawn its board, and permanently where scripts
 *               or frames are forbidden
 * waiting       commands that arrived before the frame was ready
 * reserved      the expected height of the frame, which the element has until then, so that nothing in the page moves
 *
 * The frame is sandboxed like one that an author writes (address.js): if the site is compromised, or another page gets
 * into the frame, it cannot navigate the page around it, save files or block it with dialogs.
 */

import { ALLOWED, addressOf, FIXED_HEIGHT, isAsked, SANDBOX } from "./address.js";
import { heightOf, rememberHeight } from "./heights.js";
import { FROM_FRAME, readMessage, written } from "./messages.js";
import { programWithin } from "./program.js";
import { createWatch, languageAround, schemeAround, textSizeAround } from "./surroundings.js";

/** The least and greatest height of the frame in pixels, whatever it requests. */
const LEAST = 60;
const MOST = 6000;

const TITLES = { en: "Puzzle, in Edagari", ja: "パズル（枝刈り）" };
const CSS = `
  :host { display: block; margin-block: 1em; break-inside: avoid; }
  :host([hidden]) { display: none; }
  iframe { display: block; width: 100%; border: 0; border-radius: 12px; }
  iframe.coming { height: 1px; opacity: 0; }
  :host([height="fixed"]) { height: ${FIXED_HEIGHT}rem; overflow: auto; }
  :host([height="fixed"]) iframe:not(.coming) { height: 100% !important; }
`;

/** @type {(height: number) => number} */
const clamped = (height) => Math.min(Math.max(height, LEAST), MOST);

/** The elements in the page. @type {Set<Puzzle>} */
const elements = new Set();

const watchSurroundings = createWatch(() => {
  for (const each of elements) each.changed();
});

/** The element's class; `site` is the folder that its frames come from. @type {(site: string) => typeof HTMLElement} */
export function puzzleOf(site) {
  const { origin } = new URL(site);
  addEventListener("message", (event) => {
    if (event.origin !== origin) return;
    const message = readMessage(FROM_FRAME, event.data);
    const sender = [...elements].find((each) => each.frame.contentWindow === event.source);
    if (message?.type === "woke") handOver(message.at, sender);
    if (message && sender) sender.receive(message);
  });

  return class extends Puzzle {
    /** @override */
    get site() {
      return site;
    }
  };
}

/** Makes all other frames release Python. @type {(at: number, taker: Puzzle | undefined) => void} */
function handOver(at, taker) {
  for (const each of elements) if (each !== taker) each.send("rest", { at });
}

class Puzzle extends HTMLElement {
  frame = document.createElement("iframe");
  ready = false;
  /** @type {object[]} */
  waiting = [];
  /** The detail of the last event "state"; null before the first. @type {Record<string, any> | null} */
  state = null;
  /** The last request to the frame. */
  asked = "";
  /** The program of the file that the attribute "src" names, once it is loaded. */
  fetched = { src: "", program: "" };
  #content = document.createElement("slot");
  #reserved = new CSSStyleSheet();
  #widths = new ResizeObserver(() => this.reserve());

  constructor() {
    super();
    const sheet = new CSSStyleSheet(); // a host's policy may forbid <style> but not this
    sheet.replaceSync(CSS);
    const inside = this.attachShadow({ mode: "open" });
    inside.adoptedStyleSheets = [sheet, this.#reserved];
    this.frame.allow = ALLOWED;
    // On the same origin it would have no effect, and a browser warns about that.
    if (new URL(this.site).origin !== location.origin) this.frame.setAttribute("sandbox", SANDBOX);
    this.frame.loading = "lazy";
    new MutationObserver(() => this.changed()).observe(this, { attributes: true });
    inside.append(this.#content);
  }

  get site() {
    return "";
  }

  connectedCallback() {
    elements.add(this);
    watchSurroundings();
    this.ready = false;
    this.state = null;
    this.#content.style.display = "";
    this.frame.className = "coming";
    this.frame.title = TITLES[this.language === "ja" ? "ja" : "en"];
    this.fetchProgram();
    this.asked = this.address;
    this.frame.src = `${this.site}embed.html#${this.asked}`;
    const { top, bottom } = this.reserve();
    // If it is in view, do not wait for the browser to notice.
    if (top < innerHeight && bottom > 0) this.frame.loading = "eager";
    this.shadowRoot?.append(this.frame); // appended with its address, since an empty frame would have the page's origin
    this.#widths.observe(this);
  }

  disconnectedCallback() {
    this.#widths.disconnect();
    elements.delete(this);
    this.frame.remove();
  }

  get language() {
    return languageAround(this);
  }

  /** The program of an exercise outside the attributes: from a file, or from between the tags. */
  get program() {
    const isExercise = this.getAttribute("view")?.split(/\s+/).includes("python");
    if (!isExercise) return "";
    return this.hasAttribute("src") ? this.fetched.program : programWithin(this);
  }

  /** The frame's address: the attributes and, where they say nothing, the surroundings. */
  get address() {
    const own = this.getAttributeNames().filter((name) => name !== "lang" && isAsked(name));
    /** @type {[string, string][]} */
    const attributes = own.map((name) => [name, this.getAttribute(name) ?? ""]);
    const around = {
      ...{ lang: this.language, theme: schemeAround(this) },
      ...{ size: textSizeAround(this), code: this.program },
    };
    for (const [name, value] of Object.entries(around))
      if (value && !own.includes(name)) attributes.push([name, value]);
    return addressOf(attributes);
  }

  /** Reserves the frame's height until it is ready and has told its own; returns the element's previous bounds. */
  reserve() {
    const place = this.getBoundingClientRect();
    const width = Math.round(place.width);
    const isThere = this.ready && this.frame.style.height !== "";
    const isReserved = !isThere && width > 0 && this.getAttribute("height") !== "fixed";
    const height = isReserved ? clamped(heightOf(this.address, width)) : 0;
    this.#reserved.replaceSync(isReserved ? `:host { min-height: ${height}px; }` : "");
    return place;
  }

  /** Fetches the program of a file, from the host's own site or from one that allows it. */
  async fetchProgram() {
    const src = this.getAttribute("src") ?? "";
    if (src === this.fetched.src) return;
    this.fetched = { src, program: "" };
    if (!src) return;
    try {
      const answer = await fetch(new URL(src, document.baseURI));
      if (!answer.ok) throw new Error(String(answer.status));
      const program = await answer.text();
      if (this.fetched.src === src) this.fetched.program = program;
    } catch (problem) {
      const why = `${src}: ${problem instanceof Error ? problem.message : problem}`;
      this.warn([{ en: `The program could not be fetched. ${why}`, ja: `プログラムを読み込めませんでした。${why}` }]);
    }
    this.changed();
  }

  /** Informs the frame of changed attributes. */
  changed() {
    this.fetchProgram();
    const { address } = this;
    if (!this.ready) return this.reserve();
    if (address === this.asked) return;
    this.asked = address;
    this.send("show", { address });
  }

  /** @type {(type: string, fields?: object) => void} */
  send(type, fields) {
    if (!this.ready) return;
    this.frame.contentWindow?.postMessage(written(type, fields), new URL(this.site).origin);
  }

  /** Sends a command; the first one loads a frame that is still waiting to come into view. @type {(type: string, fields?: object) => void} */
  command(type, fields) {
    if (this.ready) return this.send(type, fields);
    this.frame.loading = "eager";
    this.waiting.push({ type, fields });
  }

  /** @type {(message: { type: string } & Record<string, any>) => void} */
  receive({ type, ...detail }) {
    if (type === "size") {
      const isFirst = this.frame.style.height === "";
      this.frame.style.height = `${clamped(detail.height)}px`;
      if (isFirst) this.reserve();
      rememberHeight(this.asked, Math.round(this.getBoundingClientRect().width), detail.height);
      return;
    }
    if (type === "woke") return;
    if (type === "left") return this.frame.blur();
    if (type === "amiss") return this.warn(detail.faults);
    if (type === "ready") this.arrive(detail.title);
    if (type === "state") this.state = detail;
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }

  /** Reports all faults to the page's author at once. @type {(faults: { en: string, ja: string }[]) => void} */
  warn(faults) {
    const lang = this.language === "ja" ? "ja" : "en";
    if (faults.length > 0) console.warn("<edagari-puzzle>", faults.map((words) => words[lang]).join(" "), this);
  }

  /** The frame has drawn its board. @type {(title: string) => void} */
  arrive(title) {
    this.ready = true;
    this.frame.className = "";
    this.frame.title = title;
    this.#content.style.display = "none";
    this.#widths.disconnect();
    this.reserve();
    this.changed(); // attributes may have changed while the frame was loading
    for (const { type, fields } of /** @type {any[]} */ (this.waiting.splice(0))) this.send(type, fields);
  }

  /** Searches for every solution; a paused search resumes. */
  solve() {
    this.command("solve");
  }

  /** Plays the search event by event. */
  play() {
    this.command("play");
  }

  /** Pauses the player and the search. */
  pause() {
    this.command("pause");
  }

  /** Shows the board after a number of events of the search; a value that is not a number is ignored. @type {(at: number) => void} */
  seek(at) {
    const moment = Math.floor(Number(at));
    if (!Number.isNaN(moment)) this.command("seek", { at: Math.min(Math.max(0, moment), Number.MAX_SAFE_INTEGER) });
  }
}
