/**
 * The message of index.html for a part that has not arrived. It appears by itself when the page does not start for long
 * (styles/frame/start.css), and at once when the missing part is known.
 */

const place = () => document.getElementById("unstarted");

/** Shows at once what has not arrived. @type {(what: string) => void} */
export function tellMissing(what) {
  const said = place();
  if (!said) return;
  said.classList.add("known");
  said.hidden = false;
  for (const each of said.querySelectorAll(".what")) each.textContent = `: ${what}`;
  for (const each of said.querySelectorAll("a")) each.addEventListener("click", loadAgain);
}

/** With everything in the address, which the link alone would leave out. @type {(event: Event) => void} */
function loadAgain(event) {
  event.preventDefault();
  location.reload();
}

/** The page has started: the message goes, unless something is known to be missing all the same. */
export function started() {
  const said = place();
  if (said) said.hidden = !said.classList.contains("known");
}
