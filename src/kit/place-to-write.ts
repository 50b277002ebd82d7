/** An address that ends in `#write-learn` leads to the first field of the element `learn`: shortcuts of the installed app. */
const PREFIX = '#write-';
/** How long the field may take to appear, in milliseconds. */
const LIMIT = 10_000;

const fieldIn = (place: string): HTMLElement | null =>
  document.querySelector(`#${CSS.escape(place)} :is(textarea, input:not([type='checkbox']))`);

/** Puts the caret into the field that the hash names, as soon as it is there. Returns how to give that up. */
export function goToPlaceToWrite(hash: string): () => void {
  if (!hash.startsWith(PREFIX)) return () => {};
  const place = hash.slice(PREFIX.length);
  const watcher = new MutationObserver(() => focus());
  const stop = (): void => {
    watcher.disconnect();
    clearTimeout(timer);
    removeEventListener('pointerdown', stop);
  };
  const focus = (): void => {
    const field = fieldIn(place);
    if (!field) return;
    stop();
    field.focus();
    field.scrollIntoView({ block: 'center' });
  };
  const timer = setTimeout(stop, LIMIT);
  // Whoever goes elsewhere first is not called back.
  addEventListener('pointerdown', stop);
  watcher.observe(document.body, { childList: true, subtree: true });
  focus();
  return stop;
}
