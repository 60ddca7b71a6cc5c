/**
 * Waits until something is shown that says this.
 * @param {{ selector: string, said: string, seconds: number }} wanted
 * @returns {Promise<{ said: boolean, instead: string[] }>} whether it came, and what was shown at the end
 */
async ({ selector, said, seconds }) => {
  const until = performance.now() + 1000 * seconds;
  for (;;) {
    const shown = [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
    const texts = shown.map((each) => each.textContent?.trim() ?? "");
    const isSaid = texts.some((text) => text.includes(said));
    if (isSaid || performance.now() > until) return { said: isSaid, instead: texts };
    await new Promise((wake) => setTimeout(wake, 30));
  }
};
