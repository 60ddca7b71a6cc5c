// Where the controls are, by what they are and their names; those of lists and panels aside.
() => {
  const shown = [...document.querySelectorAll(":is(button, input, select, summary, a[href]):not(.cell, .skip)")].filter(
    (each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest(".gallery, .panel"),
  );
  return Object.fromEntries(
    shown.map((each) => {
      const { x, y } = each.getBoundingClientRect();
      const name = each.getAttribute("aria-label") ?? (each.textContent?.trim() || each.getAttribute("name"));
      return [`${each.getAttribute("role") ?? each.tagName} ${name}`, [Math.round(x), Math.round(y)]];
    }),
  );
};
