import { GATED_FEATURES, type GatedFeature } from './contract.ts';

/** What access is decided from. Instants are ISO text. */
export interface Membership {
  /** Null when the profile is missing. */
  trial_ends_at: string | null;
  subscriptions: { tier: string; status: string; end_date: string | null }[];
}

const START_TIER = 'start';

const isGated = (feature: string): feature is GatedFeature =>
  (GATED_FEATURES as readonly string[]).includes(feature);

const isLater = (instant: string, now: Date) => new Date(instant).getTime() > now.getTime();

/** Whether the trial runs. It ends at its instant. */
export const isTrialRunning = ({ trial_ends_at }: Membership, now: Date): boolean =>
  trial_ends_at !== null && isLater(trial_ends_at, now);

/** Whether a paid subscription is active: the start tier is membership, not payment. */
export const isPaid = ({ subscriptions }: Membership, now: Date): boolean =>
  subscriptions.some(
    ({ tier, status, end_date }) =>
      tier.toLowerCase() !== START_TIER &&
      status === 'active' &&
      (end_date === null || isLater(end_date, now)),
  );

/** Whether somebody may use a feature now. A feature that nobody knows is nobody's. */
export const mayUse = (feature: string, membership: Membership, now: Date): boolean =>
  isGated(feature) && (isTrialRunning(membership, now) || isPaid(membership, now));

const DAY_MS = 86_400_000;

/** Days until the trial ends, rounded up; 0 or less once it has ended. Status 'trial' and 'trialing' mean the same. */
export const trialDaysLeft = (trialEndsAt: Date, now: Date): number =>
  Math.ceil((trialEndsAt.getTime() - now.getTime()) / DAY_MS);
