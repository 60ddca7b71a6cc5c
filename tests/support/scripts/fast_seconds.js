/** Put before the page's own scripts: seconds that are counted one by one pass twenty times as fast. */
(() => {
  const plain = self.setInterval;
  const fast = (/** @type {TimerHandler} */ act, /** @type {number} */ time, /** @type {unknown[]} */ ...more) =>
    plain(act, time === 1000 ? 50 : time, ...more);
  Object.assign(self, { setInterval: fast });
})();
