// In every frame, from its beginning: tells the page around when its first board has been painted. In that page:
// data-first-board of its root, the milliseconds from its own beginning until then.

(() => {
  const look = () => {
    if (!document.querySelector(".board [data-cell]")) return false;
    requestAnimationFrame(() =>
      requestAnimationFrame(() => top?.postMessage({ firstBoard: performance.timeOrigin + performance.now() }, "*")),
    );
    return true;
  };
  if (window === top)
    addEventListener("message", ({ data }) => {
      if (data?.firstBoard)
        document.documentElement.dataset.firstBoard ??= `${data.firstBoard - performance.timeOrigin}`;
    });
  else {
    const observer = new MutationObserver(() => look() && observer.disconnect());
    observer.observe(document, { childList: true, subtree: true });
  }
})();
