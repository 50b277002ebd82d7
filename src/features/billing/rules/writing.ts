import { type AccessKind, accessOf, type Ground } from './access-policy.ts';

/** What the server last said of a person's access. Instants are ISO text in UTC. */
export interface LastKnownAccess {
  access: AccessKind;
  /** Whether anybody can pay on this server: where nobody can, nobody is kept from writing. */
  available: boolean;
  trial_ends_at: string;
  grace_until: string | null;
}

/**
 * Whether the person may write at that instant, by what is last known; `trialEndsAt` may have been read later, but the
 * server's word that all has ended stands until it says something else.
 */
export function mayWriteAt(lastKnown: LastKnownAccess, trialEndsAt: string | undefined, now: Date): boolean {
  const { available } = lastKnown;
  return accessOf({ available, grounds: groundsLastKnown(lastKnown, trialEndsAt) }, now).canWrite;
}

/** What gives access, by what is last known: the end of a paid plan is not among it. */
function groundsLastKnown(
  { access, trial_ends_at, grace_until }: LastKnownAccess,
  trialEndsAt: string | undefined,
): Ground[] {
  if (access === 'ended') return [];
  if (access === 'paid') return [{ kind: 'paid', ends: null }];
  const trials: Ground[] = [{ kind: 'trial', ends: trial_ends_at }];
  if (trialEndsAt !== undefined) trials.push({ kind: 'trial', ends: trialEndsAt });
  if (access === 'grace' && grace_until !== null) trials.push({ kind: 'grace', ends: grace_until });
  return trials;
}

/** About the person's account and plan, whatever they pay. */
const ABOUT_THE_PLAN = new Set([
  '/profile',
  '/pricing',
  '/checkout',
  '/payment',
  '/payment-confirmation',
  '/welcome',
  '/trial-ended',
]);

/** Where what was written is read: open to everybody, whatever they pay. */
const FOR_READING = new Set([
  '/journal/history',
  '/journal/day',
  '/lessons-history',
  '/tasks',
  '/goal',
  '/dashtools',
  '/dashboard/tools',
  '/find',
  // Says itself what it needs.
  '/content',
  '/weekly-summaries',
  '/weekly-insights',
  '/letter',
  '/weeklyreview',
  '/sync-monitor',
  '/scoring',
  '/journaling-overview',
  '/repetition-power',
  '/task-overview',
]);

/** Whether the page of an address stays open to somebody who may not write, for what they wrote. */
export const isForReading = (pathname: string): boolean => FOR_READING.has(pathname);

/** Whether the page of an address is closed to somebody who may not write. */
export const isForWriting = (pathname: string): boolean =>
  !ABOUT_THE_PLAN.has(pathname) && !FOR_READING.has(pathname);
