/*
 * What is to be said of days that moved, kept until somebody has dismissed it: the page that sends may be left in the
 * moment in which the answer comes, or may be one that nobody looks at.
 */
import { hearMovedDays } from '../local/open-notebook.ts';
import { shownToasts, toast } from '../ui/toast.ts';
import { localStore } from '../web-storage.ts';

const keyOf = (userId: string): string => `moved-days ${userId}`;

function unread(userId: string): string[] {
  try {
    return JSON.parse(localStore.get(keyOf(userId)) ?? '[]') as string[];
  } catch {
    return [];
  }
}

/** Nothing of a person stays where nothing is left to be said, least of all on a device that was emptied meanwhile. */
function keep(userId: string, said: string[]): void {
  if (said.length === 0) localStore.remove(keyOf(userId));
  else localStore.set(keyOf(userId), JSON.stringify(said));
}

function dismissed(userId: string, moved: string): void {
  keep(
    userId,
    unread(userId).filter((said) => said !== moved),
  );
  sayMovedDays(userId);
}

function say(userId: string, moved: string): void {
  toast.info(moved, { sticky: true, onDismiss: () => dismissed(userId, moved) });
}

/** Says what the person has not dismissed yet, one after the other. */
export function sayMovedDays(userId: string): void {
  const [moved] = unread(userId);
  const isShown = shownToasts().some(({ text }) => text === moved);
  if (moved !== undefined && !isShown) say(userId, moved);
}

hearMovedDays((userId, moved) => {
  const before = unread(userId);
  if (!before.includes(moved)) keep(userId, [...before, moved]);
  // Also where the browser keeps nothing.
  say(userId, moved);
});
