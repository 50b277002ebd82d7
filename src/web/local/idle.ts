/** Resolves when the page has nothing more urgent to do, after `limit` milliseconds at the latest. */
export const whenIdle = (limit: number): Promise<void> =>
  new Promise((resolve) => {
    // Not every browser says when it is idle, and a page that nobody sees is.
    if (!('requestIdleCallback' in globalThis) || document.hidden) setTimeout(resolve);
    else requestIdleCallback(() => resolve(), { timeout: limit });
  });
