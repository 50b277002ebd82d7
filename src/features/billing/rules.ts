import { TRIAL_DAYS } from './contract/limits.ts';
import type { AccessKind } from './rules/access-policy.ts';

const DAY_MS = 86_400_000;

/** When the trial of an account made now ends. */
export const trialEnd = (now: Date): Date => new Date(now.getTime() + TRIAL_DAYS * DAY_MS);

/** Days until the trial ends, rounded up; 0 or less once it has ended. Status 'trial' and 'trialing' mean the same. */
export const trialDaysLeft = (trialEndsAt: Date, now: Date): number =>
  Math.ceil((trialEndsAt.getTime() - now.getTime()) / DAY_MS);

/** Whether somebody has a plan, be it that its last payment failed. */
export const hasPlan = ({ access }: { access: AccessKind }): boolean =>
  access === 'paid' || access === 'grace';
