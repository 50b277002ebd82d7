import type { SyncChange } from './contract.ts';
import { textOfTitle, titleOf } from './rules/titles.ts';

export { textOfTitle, titleOf } from './rules/titles.ts';

/** An action as it stands here, opened. Instants are ISO texts. */
export interface Here {
  id: string;
  text: string;
  completed: boolean;
  completedAt: string | null;
  createdAt: string;
  /** When its words were last written over; null when never. */
  textChangedAt: string | null;
}

/** A task as Google has it. */
export interface There {
  id: string;
  etag: string;
  title: string;
  notes: string;
  completed: boolean;
  completedAt: string | null;
  updated: string;
  deleted: boolean;
}

/** What both sides said when they were last the same. */
export interface Base {
  text: string;
  title: string;
  completed: boolean;
}

/** What is to be done about one pair, and what is told of it. `base` is what both say afterwards. */
export type Decision =
  | { kind: 'merge'; here: HereWrite; there: ThereWrite; base: Base; changes: SyncChange[] }
  | { kind: 'delete-here' | 'delete-there' | 'create-there' | 'restore-here'; changes: SyncChange[] }
  | { kind: 'forget'; changes: SyncChange[] };

export interface HereWrite {
  text?: string;
  completed?: boolean;
}
export interface ThereWrite {
  title?: string;
  completed?: boolean;
}

const isLater = (a: string, b: string): boolean => Date.parse(a) > Date.parse(b);

/** The outcome for one field: which side is written, if any, and why. */
interface Field {
  write?: 'here' | 'there';
  why: 'changed' | 'later';
}

function field(changed: { here: boolean; there: boolean }, hereIsLater: () => boolean): Field {
  if (changed.here && changed.there) return { write: hereIsLater() ? 'there' : 'here', why: 'later' };
  if (changed.here) return { write: 'there', why: 'changed' };
  return changed.there ? { write: 'here', why: 'changed' } : { why: 'changed' };
}

const ticked = (completed: boolean): 'completed' | 'reopened' => (completed ? 'completed' : 'reopened');

/** When the words here were last changed, as far as it is known. */
const wordsAt = ({ textChangedAt, createdAt }: Here): string => textChangedAt ?? createdAt;

/**
 * Merges one pair of which neither side is deleted. Without a base, which a pair has that was found again, whatever
 * differs has changed on both sides. The later change of each field wins; a title without words is no change.
 */
function merge(here: Here, there: There, base: Base | null): Decision {
  const title = titleOf(here.text);
  const named = textOfTitle(there.title);
  const words = field(
    {
      here: here.text !== base?.text && title !== there.title,
      there: named !== null && there.title !== base?.title && title !== there.title,
    },
    () => isLater(wordsAt(here), there.updated),
  );
  if (named === null && title !== there.title && there.title !== base?.title) words.write = 'there';
  const done = field(
    {
      here: here.completed !== there.completed && here.completed !== base?.completed,
      there: here.completed !== there.completed && there.completed !== base?.completed,
    },
    () => isLater(here.completedAt ?? here.createdAt, there.updated),
  );
  const text = words.write === 'here' && named !== null ? named : here.text;
  const completed = done.write === 'here' ? there.completed : here.completed;
  const changes: SyncChange[] = [
    ...(words.write ? [renamed(words, text, words.write === 'here' ? here.text : there.title)] : []),
    ...(done.write ? [{ side: done.write, what: ticked(completed), why: done.why, text } as const] : []),
  ];
  return {
    kind: 'merge',
    here: {
      ...(words.write === 'here' && { text }),
      ...(done.write === 'here' && { completed }),
    },
    there: {
      ...(words.write === 'there' && { title }),
      ...(done.write === 'there' && { completed }),
    },
    base: { text, title: words.write === 'there' ? title : there.title, completed },
    changes,
  };
}

const renamed = ({ write = 'here', why }: Field, text: string, former: string): SyncChange => ({
  side: write,
  what: 'renamed',
  why,
  text,
  former,
});

/** Deleted here, and not there: a change there that is no earlier brings it back, else it goes there too. */
function goneHere(there: There, base: Base, deletedAt: string | null): Decision {
  const changed =
    (there.title !== base.title && textOfTitle(there.title) !== null) || there.completed !== base.completed;
  const text = textOfTitle(there.title) ?? base.text;
  if (changed && deletedAt !== null && !isLater(deletedAt, there.updated)) {
    return { kind: 'restore-here', changes: [{ side: 'here', what: 'restored', why: 'later', text }] };
  }
  return { kind: 'delete-there', changes: [{ side: 'there', what: 'deleted', why: 'deleted', text }] };
}

/**
 * Deleted there, and not here: a change here that is no earlier keeps it. When it was reopened here is not known, nor when it went of
 * one that is gone for good there: what was changed here is then kept.
 */
function goneThere(here: Here, there: There | undefined, base: Base): Decision {
  const wordsLater = here.text !== base.text && (!there || !isLater(there.updated, wordsAt(here)));
  const doneLater =
    here.completed !== base.completed &&
    (!there || here.completedAt === null || !isLater(there.updated, here.completedAt));
  const { text } = here;
  if (wordsLater || doneLater) {
    return { kind: 'create-there', changes: [{ side: 'there', what: 'restored', why: 'later', text }] };
  }
  return { kind: 'delete-here', changes: [{ side: 'here', what: 'deleted', why: 'deleted', text }] };
}

/**
 * What is to be done about an action and its task, of which either may be gone. `base` is null for a pair that was found
 * again without one.
 */
export function decide(
  here: Here | undefined,
  there: There | undefined,
  link: { base: Base | null; deletedHereAt: string | null },
): Decision {
  const isThere = there !== undefined && !there.deleted;
  const { base } = link;
  if (here && isThere) return merge(here, there, base);
  if (!base || (!here && !isThere)) return { kind: 'forget', changes: [] };
  if (here) return goneThere(here, there, base);
  return isThere ? goneHere(there, base, link.deletedHereAt) : { kind: 'forget', changes: [] };
}
