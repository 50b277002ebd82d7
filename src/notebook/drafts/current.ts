/* The drafts of this document. The session says whose they are and how they are sealed before a page is shown. */
import type { DraftStore } from './draft-store.ts';

interface CurrentDrafts {
  store: DraftStore;
  /** The id of whoever is signed in; '' when nobody is. */
  person: () => string;
}

let current: CurrentDrafts | undefined;

export function provideDrafts(drafts: CurrentDrafts): void {
  current = drafts;
}

/** @throws Error before a session has provided them */
export function currentDrafts(): CurrentDrafts {
  if (!current) throw new Error('No session has provided drafts.');
  return current;
}
