/**
 * Why a person may write, or 'ended' when nothing lets them. Someone with a plan counts as paid during the trial, too.
 */
export type AccessKind = 'paid' | 'grace' | 'trial' | 'ended';

/** What gives access until it ends. A membership of the start tier ('member') can include features, and is no plan. */
export interface Ground {
  kind: Exclude<AccessKind, 'ended'> | 'member';
  /** ISO text in UTC; null while no end is known. */
  ends: string | null;
  /** The features it includes. */
  features?: readonly string[];
}

export interface AccessFacts {
  /** Whether people can pay on this server: where nobody can, no trial ends. */
  available: boolean;
  grounds: readonly Ground[];
  /** Every feature that a tier includes. Left out by callers that only ask about writing, as in `Ground`. */
  gated?: readonly string[];
}

export interface Access {
  canWrite: boolean;
  reason: AccessKind;
  features: string[];
}

const REASONS = ['paid', 'grace', 'trial'] as const;

/**
 * The access policy: what a person may do at that instant. The database's `billing_gate` and
 * `billing_gate_without_payment` decide the same inside every guarded call; access-policy-sql.test.ts compares them.
 */
export function accessOf({ available, grounds, gated = [] }: AccessFacts, now: Date): Access {
  const current = grounds.filter(({ ends }) => ends === null || Date.parse(ends) > now.getTime());
  const reason = REASONS.find((each) => current.some(({ kind }) => kind === each)) ?? 'ended';
  const included = available ? current.flatMap(({ features = [] }) => features) : gated;
  return { canWrite: !available || reason !== 'ended', reason, features: [...new Set(included)] };
}

/** What counts of a membership. Instants are ISO text in UTC. */
export interface Membership {
  tier: string;
  status: string;
  end_date: string | null;
  grace_until: string | null;
  /** The features that its tier includes. */
  features?: readonly string[];
}

/** Whether it is a plan: every tier is, except the one that each account starts with. */
export const isPlan = ({ tier }: Pick<Membership, 'tier'>): boolean => tier.toLowerCase() !== 'start';

/** What a membership gives; nothing for one that is over or waits for its first payment. */
function groundOf(membership: Membership): Ground[] {
  const { status, end_date, grace_until, features = [] } = membership;
  const kind = (of: 'paid' | 'grace') => (isPlan(membership) ? of : 'member');
  if (status === 'active' || status === 'trialing') return [{ kind: kind('paid'), ends: end_date, features }];
  if (status === 'past_due' && grace_until !== null) {
    return [{ kind: kind('grace'), ends: grace_until, features }];
  }
  return [];
}

/** Whether it is a plan that lets its person write: paid for, given, or in grace. */
export const isCurrentPlan = (membership: Membership, now: Date): boolean =>
  accessOf({ available: true, grounds: groundOf(membership) }, now).canWrite;

/** Whether the person has a plan; one with a failed payment stays a plan after its grace. */
export const hasAnyPlan = (memberships: readonly Membership[], now: Date): boolean =>
  memberships.some((each) => isCurrentPlan(each, now) || (isPlan(each) && each.status === 'past_due'));

export interface StoredFacts {
  /** Null for an account without a profile: its trial has yet to begin. */
  trial_ends_at: string | null;
  memberships: readonly Membership[];
  gated?: readonly string[];
}

/** What gives access, by what is stored. A trial includes the features of every tier. */
export const groundsOf = ({ trial_ends_at, memberships, gated = [] }: StoredFacts): Ground[] => [
  { kind: 'trial', ends: trial_ends_at, features: trial_ends_at === null ? [] : gated },
  ...memberships.flatMap(groundOf),
];
