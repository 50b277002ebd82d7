import type { AccountEventKind } from '../../../kernel/account-events.ts';

/** What of a plan its person would call a change. */
export interface PlanState {
  /** The provider's word. */
  status: string;
  priceKey: string | null;
  amountCents: number | null;
  /** Whether its end is known, because it was canceled. */
  ends: boolean;
}

export type PlanEvent = Extract<AccountEventKind, `plan_${string}`>;

/** A plan with a failed payment runs on; one that waits for the trial's end has begun. */
const RUNNING: ReadonlySet<string> = new Set(['active', 'trialing', 'past_due']);
const runs = (state: PlanState | undefined): state is PlanState =>
  state !== undefined && RUNNING.has(state.status);

/** What happened to one plan; undefined for a state that is unknown, as before it began and after it is forgotten. */
function planChange(before: PlanState | undefined, after: PlanState | undefined): PlanEvent | undefined {
  if (!runs(before)) return runs(after) ? 'plan_begun' : undefined;
  if (!runs(after)) return 'plan_ended';
  const isSame =
    before.priceKey === after.priceKey &&
    before.amountCents === after.amountCents &&
    before.ends === after.ends;
  return isSame ? undefined : 'plan_changed';
}

/** What happened to the plans of a person between two looks at the provider, by their ids. */
export function planChanges(
  before: ReadonlyMap<string, PlanState>,
  after: ReadonlyMap<string, PlanState>,
): PlanEvent[] {
  const ids = new Set([...before.keys(), ...after.keys()]);
  return [...ids].flatMap((id) => planChange(before.get(id), after.get(id)) ?? []);
}
