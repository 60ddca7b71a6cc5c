// Whether the page, if one is open, has a viewport of this size, which the queries of its styles are about.
/** @type {(size: [number, number]) => boolean} */
([width, height]) =>
  location.protocol === "about:" || matchMedia(`(width: ${width}px) and (height: ${height}px)`).matches;
