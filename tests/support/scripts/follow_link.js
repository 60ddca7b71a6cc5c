/** Follows a link within the page, until the page has heard of it: a browser may take it up later. @type {(link: string) => Promise<void>} */
(link) =>
  new Promise((heard) => {
    if (location.hash === link) heard(); // nothing will come
    addEventListener("hashchange", () => heard(), { once: true });
    location.hash = link;
  });
