/*
 * When the page may be loaded again without taking anything out of somebody's hands: a newer release waits for that.
 */

/** How long nobody must have touched the page, in milliseconds. */
const UNTOUCHED_FOR = 30_000;
const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

type Field = HTMLInputElement | HTMLTextAreaElement;

let touchedAt = 0;
const changed = new Set<Field>();
const reasons = new Set<() => boolean>();

function noteTouch(): void {
  touchedAt = Date.now();
}

function noteChange({ target }: Event): void {
  noteTouch();
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) changed.add(target);
}

/** Begins to watch what is done on this page. */
export function watchQuiet(): void {
  noteTouch();
  for (const touch of TOUCHES) addEventListener(touch, noteTouch, { passive: true, capture: true });
  addEventListener('input', noteChange, { capture: true });
}

/**
 * Adds a reason not to load the page again, for as long as `isBusy` answers true: writing that is not on the server
 * yet and not kept on the device either, for instance. Returns how to take it back.
 */
export function holdReloadWhile(isBusy: () => boolean): () => void {
  reasons.add(isBusy);
  return () => reasons.delete(isBusy);
}

/** A field that somebody changed and that still shows text: what it shows may be nowhere else. */
function isWriting(): boolean {
  for (const field of changed) if (!field.isConnected) changed.delete(field);
  return [...changed].some((field) => field.value !== '');
}

const isDialogOpen = (): boolean => document.querySelector('dialog[open], [popover]:popover-open') !== null;

/** Whether the page may be loaded again now. */
export function isQuiet(): boolean {
  const isUntouched = document.hidden || Date.now() - touchedAt >= UNTOUCHED_FOR;
  // The reasons first: a field counts as gone once it is looked for and is not in the document.
  return isUntouched && ![...reasons].some((isBusy) => isBusy()) && !isWriting() && !isDialogOpen();
}
