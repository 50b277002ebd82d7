/** How long the page may be busy, with showing today above all, before work goes on nevertheless; in milliseconds. */
const BUSY_LIMIT = 400;

/** Resolves when the page has nothing more urgent to do, or has been busy for too long. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Not every browser says when it is idle, and a page that nobody sees is.
    if (!('requestIdleCallback' in globalThis) || document.hidden) setTimeout(resolve);
    else requestIdleCallback(() => resolve(), { timeout: BUSY_LIMIT });
  });
