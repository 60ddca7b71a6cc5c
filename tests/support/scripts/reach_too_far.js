/** What comes of asking for more than a frame may: to ask the person, and to take the page elsewhere. @type {() => unknown[]} */
() => {
  /** @type {unknown[]} */
  const told = [confirm("?"), prompt("?")];
  try {
    const { top } = self;
    if (top) top.location.href = "about:blank";
    told.push("went");
  } catch (error) {
    told.push(/** @type {Error} */ (error).name);
  }
  return told;
};
