// What axe-core, which must be in the page, finds wrong: each rule with its first places and what it says of them. Of
// all rules, or of those named.
async (/** @type {string[] | null} */ rules) => {
  const { axe } = /** @type {any} */ (globalThis);
  const { violations } = await axe.run({ resultTypes: ["violations"], ...(rules && { runOnly: rules }) });
  return violations.map((/** @type {any} */ { id, nodes }) => ({
    rule: `${id} (${nodes.length})`,
    where: nodes
      .slice(0, 3)
      .map((/** @type {any} */ { html, any, all }) => {
        const why = [...any, ...all].map(({ message }) => message).join("; ");
        return `${html.slice(0, 160)} [${why}]`;
      })
      .join("\n    "),
  }));
};
