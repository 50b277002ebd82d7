import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PlanState, planChanges } from './plan-change.ts';

const MONTHLY: PlanState = {
  status: 'active',
  priceKey: 'CGA_STRIPE_MONTHLY',
  amountCents: 999,
  ends: false,
};
const plan = (changes: Partial<PlanState> = {}): PlanState => ({ ...MONTHLY, ...changes });
const plans = (state?: PlanState) => new Map(state ? [['sub_1', state]] : []);

describe('what happened to a plan', () => {
  test.each<[string, PlanState | undefined, PlanState | undefined, string[]]>([
    ['is new', undefined, plan(), ['plan_begun']],
    ['waits for the end of the trial', undefined, plan({ status: 'trialing' }), ['plan_begun']],
    ['waited and is charged now', plan({ status: 'trialing' }), plan(), []],
    ['waits for its first payment', undefined, plan({ status: 'incomplete' }), []],
    ['has got its first payment', plan({ status: 'incomplete' }), plan(), ['plan_begun']],
    ['never got it', plan({ status: 'incomplete' }), plan({ status: 'incomplete_expired' }), []],
    ['is renewed', plan(), plan(), []],
    ['has a payment that failed', plan(), plan({ status: 'past_due' }), []],
    ['is yearly now', plan(), plan({ priceKey: 'CGA_STRIPE_YEARLY', amountCents: 9900 }), ['plan_changed']],
    ['costs something else', plan(), plan({ amountCents: 1299 }), ['plan_changed']],
    ['was canceled and runs on for a while', plan(), plan({ ends: true }), ['plan_changed']],
    ['goes on after all', plan({ ends: true }), plan(), ['plan_changed']],
    ['is over', plan({ ends: true }), plan({ status: 'canceled', ends: true }), ['plan_ended']],
    ['was never paid', plan({ status: 'past_due' }), plan({ status: 'unpaid' }), ['plan_ended']],
    ['was over before', plan({ status: 'unpaid' }), plan({ status: 'canceled', ends: true }), []],
    ['is unknown to the provider', plan(), undefined, ['plan_ended']],
    ['was over when it was first seen', undefined, plan({ status: 'canceled', ends: true }), []],
  ])('that %s', (_, before, after, events) => {
    expect(planChanges(plans(before), plans(after))).toEqual(events);
  });

  const states = fc.record({
    status: fc.constantFrom('active', 'trialing', 'past_due', 'unpaid', 'canceled', 'incomplete', 'paused'),
    priceKey: fc.constantFrom('CGA_STRIPE_MONTHLY', 'CGA_STRIPE_YEARLY', null),
    amountCents: fc.constantFrom(999, 9900, null),
    ends: fc.boolean(),
  });

  test('is told once: a second look at the same tells nothing, and no plan ends that has not begun', () => {
    fc.assert(
      fc.property(fc.array(fc.option(states, { nil: undefined })), (looks) => {
        let before = plans();
        let running = 0;
        for (const after of looks.map((state) => plans(state))) {
          const events = planChanges(before, after);
          expect(planChanges(after, after)).toEqual([]);
          for (const event of events) {
            if (event === 'plan_begun') running += 1;
            if (event === 'plan_ended') running -= 1;
          }
          expect(running === 0 || running === 1).toBe(true);
          before = after;
        }
      }),
    );
  });
});
