/*
 * What becomes of the app while it is locked: it leaves the document as it stands, with all that was typed into it, and
 * comes back so. Nothing of it can be seen, found, copied or read aloud meanwhile.
 */
import { holdReloadWhile } from '../../browser/quiet.ts';

function focus(element: Element | null | undefined): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}

/**
 * Closes what lies over the app: an element that leaves the document leaves the top layer and does not return to it.
 * Returns what shows it again.
 */
function closeOverlays(app: HTMLElement): () => void {
  const popovers = [...app.querySelectorAll<HTMLElement>(':popover-open')];
  for (const popover of popovers) popover.hidePopover();
  // The innermost first. Each returns the focus to where it came from.
  const openers = new Map<Element, Element | null>();
  for (const dialog of [...app.querySelectorAll<HTMLDialogElement>('dialog[open]')].reverse()) {
    dialog.close();
    openers.set(dialog, document.activeElement);
  }
  return () => {
    // A dialog is there only while it is open: also one that came meanwhile.
    for (const dialog of app.querySelectorAll('dialog')) {
      focus(openers.get(dialog));
      dialog.showModal();
    }
    for (const popover of popovers) if (popover.isConnected) popover.showPopover();
  };
}

/** A dialog that the app opens meanwhile would throw outside of the document: it is shown when it is back. */
function holdDialogs(): () => void {
  const { prototype } = HTMLDialogElement;
  const { showModal } = prototype;
  prototype.showModal = function showHere(this: HTMLDialogElement): void {
    if (this.isConnected) showModal.call(this);
  };
  return () => {
    prototype.showModal = showModal;
  };
}

/** Keeps the title of the document, whatever the pages of the app make of it. Returns what sets theirs. */
function holdTitle(locked: string): () => void {
  let theirs = document.title;
  const keep = (): void => {
    if (document.title === locked) return;
    theirs = document.title;
    document.title = locked;
  };
  keep();
  const watcher = new MutationObserver(keep);
  watcher.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => {
    watcher.disconnect();
    keep();
    document.title = theirs;
  };
}

/** No key reaches the app's shortcuts; fields and buttons take theirs nevertheless. */
const stopKey = (event: KeyboardEvent): void => event.stopImmediatePropagation();

/** Takes the app out of the document, where it has begun (signed-in.tsx). Returns what puts it back. */
export function holdApp(title: string): () => void {
  const app = document.getElementById('contents');
  const releaseTitle = holdTitle(title);
  const releaseDialogs = holdDialogs();
  addEventListener('keydown', stopKey, { capture: true });
  const place = app?.parentElement;
  const focused = document.activeElement;
  const reopenOverlays = app && closeOverlays(app);
  app?.remove();
  // What was typed into it may be nowhere else.
  const letReload = holdReloadWhile(() => app !== null);
  return () => {
    letReload();
    removeEventListener('keydown', stopKey, { capture: true });
    releaseTitle();
    releaseDialogs();
    if (!app) return;
    place?.prepend(app);
    reopenOverlays?.();
    focus(focused);
  };
}
