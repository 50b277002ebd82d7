import type { AccessKind } from './access.ts';

/** What the server last said of a person's access. Instants are ISO text in UTC. */
export interface HeardAccess {
  access: AccessKind;
  /** Whether anybody can pay on this server: where nobody can, nobody is kept from writing. */
  available: boolean;
  trial_ends_at: string;
  grace_until: string | null;
}

/**
 * Whether the person may write at that instant, by what was heard last; `trialEndsAt` may have been heard later, but the
 * server's word that all has ended stands until it says something else.
 */
export function mayWriteAt(heard: HeardAccess, trialEndsAt: string | undefined, now: Date): boolean {
  if (!heard.available || heard.access === 'paid') return true;
  if (heard.access === 'ended') return false;
  const ends = [heard.trial_ends_at, trialEndsAt, heard.access === 'grace' ? heard.grace_until : null];
  return ends.some((end) => end && Date.parse(end) > now.getTime());
}

/** Where nothing new is written, and what was written is read: open to everybody, whatever they pay. */
const ALWAYS_OPEN = new Set([
  '/profile',
  '/pricing',
  '/checkout',
  '/payment',
  '/payment-confirmation',
  '/welcome',
  '/trial-ended',
  '/journal/history',
  '/journal/day',
  '/lessons-history',
  '/find',
  // Says itself what it needs.
  '/content',
  '/weekly-summaries',
  '/weekly-insights',
  '/weeklyreview',
  '/sync-monitor',
  '/scoring',
  '/journaling-overview',
  '/repetition-power',
  '/task-overview',
]);

/** Whether the page of an address is closed to somebody who may not write. */
export const isForWriting = (pathname: string): boolean => !ALWAYS_OPEN.has(pathname);
