/**
 * The message of index.html for a part that has not arrived. It appears by itself when the page does not start for a long
 * time (styles/frame/start.css), and at once when the missing part is known.
 */

const place = () => document.getElementById("unstarted");

/** Names the part that has not arrived. @type {(what: string) => void} */
export function reportMissing(what) {
  const said = place();
  if (!said) return;
  said.classList.add("known");
  said.hidden = false;
  for (const each of said.querySelectorAll(".what")) each.textContent = `: ${what}`;
  for (const each of said.querySelectorAll("a")) each.addEventListener("click", loadAgain);
}

/** Reloads with the whole address; the link alone would drop a part of it. @type {(event: Event) => void} */
function loadAgain(event) {
  event.preventDefault();
  location.reload();
}

/** The page has started: removes the message, unless a part is known to be missing. */
export function started() {
  const said = place();
  if (said) said.hidden = !said.classList.contains("known");
}
