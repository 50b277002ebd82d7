/*
 * Days that the server moved are said in one message, which is kept until the person has dismissed it in any tab: the
 * page that sends may be left in the moment in which the answer comes, or may be one that nobody looks at.
 */

import { persisted } from '../browser/persisted.ts';
import { onStorageChange } from '../browser/storage-events.ts';
import { localStore } from '../browser/web-storage.ts';
import { shownToasts, toast } from '../kit/toast.ts';
import type { MovedDay } from './moved-day.ts';
import { onMovedDay } from './open-notebook.ts';

const isMovedDay = (value: unknown): value is MovedDay =>
  typeof (value as MovedDay | null)?.written === 'string' && typeof (value as MovedDay).kept === 'string';

const keyOf = (userId: string): string => `moved-days ${userId}`;
const storedFor = (userId: string) => persisted<readonly unknown[]>(localStore, keyOf(userId), Array.isArray);

const unread = (userId: string): MovedDay[] => (storedFor(userId).get() ?? []).filter(isMovedDay);

const isIn = (days: readonly MovedDay[], { written, kept }: MovedDay): boolean =>
  days.some((day) => day.written === written && day.kept === kept);

const joined = (days: readonly MovedDay[], more: readonly MovedDay[]): MovedDay[] => [
  ...days,
  ...more.filter((day) => !isIn(days, day)),
];

/** An empty list leaves nothing of the person behind, least of all on a device that was emptied meanwhile. */
function keep(userId: string, days: readonly MovedDay[]): void {
  if (days.length === 0) storedFor(userId).remove();
  else storedFor(userId).set(days);
}

/** The message of this tab, if there is one; `id` is that of its toast, once its words are here. */
let message: { userId: string; days: readonly MovedDay[]; id?: number } | undefined;

/** Only what was on show here: another tab may have heard of more days meanwhile. */
function dismissed({ userId, days }: { userId: string; days: readonly MovedDay[] }): void {
  message = undefined;
  keep(
    userId,
    unread(userId).filter((day) => !isIn(days, day)),
  );
  showMovedDays(userId);
}

function takeAway(): void {
  const id = message?.id;
  message = undefined;
  if (id !== undefined) toast.dismiss(id);
}

/** Shows one message in the place of the one before. */
function show(userId: string, days: readonly MovedDay[]): void {
  const before = message?.id;
  const next: NonNullable<typeof message> = { userId, days };
  message = next;
  // Hardly anybody ever needs the words. Without them it is said when the app is opened next.
  const say = ({ movedDaysInWords }: typeof import('./moved-days-in-words.ts')): void => {
    if (before !== undefined) toast.dismiss(before);
    if (message !== next) return;
    next.id = toast.info(movedDaysInWords(days), {
      sticky: true,
      onDismiss: () => message === next && dismissed(next),
    });
  };
  import('./moved-days-in-words.ts').then(say, () => undefined);
}

const isShown = (): boolean => message !== undefined && shownToasts().some(({ id }) => id === message?.id);

/** Says what the person has not dismissed yet. */
function showMovedDays(userId: string): void {
  const days = unread(userId);
  const isNews = days.length !== message?.days.length || !days.every((day) => isIn(message?.days ?? [], day));
  if (days.length === 0) takeAway();
  else if (isNews || !isShown()) show(userId, days);
}

/** Says it now, and keeps to what other tabs hear and dismiss. Returns how to end that. */
export function watchMovedDays(userId: string): () => void {
  const stop = onStorageChange(keyOf(userId), () => showMovedDays(userId));
  showMovedDays(userId);
  return stop;
}

onMovedDay((userId, moved) => {
  // What is on show counts as well, for a browser that stores nothing.
  const days = joined(joined(unread(userId), message?.userId === userId ? message.days : []), [moved]);
  keep(userId, days);
  show(userId, days);
});
