import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/harness/postgres.ts';
import { newId } from '../../kernel/ids.ts';
import { types } from '../../server/database/values.ts';
import type { Actor } from '../../server/database.ts';
import { lacksPlan } from '../emails/server/plan.ts';
import { accessOf, groundsOf, hasAnyPlan, type Membership } from './rules/access-policy.ts';
import { lengthenedTrial } from './rules/periods.ts';
import { mayWriteAt } from './rules/writing.ts';
import { hasPlan, readAccountOf, stateOf } from './server/account.ts';
import type { Payments } from './server/payments.ts';

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url, types });
  await client.connect();
  await client.query("set time zone 'UTC'");
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const BATCHES = 25;
const PEOPLE = 40;
const DAY_MS = 86_400_000;

const STATUSES = [
  ...['trial', 'trialing', 'active', 'past_due', 'canceled', 'unpaid', 'incomplete', 'incomplete_expired'],
  ...['paused', 'Active', ''],
];
const TIERS = ['start', 'growth', 'START', 'Sponsor'];
const FEATURES = ['content_creation', 'time_travel', 'writing'];
/** None of the tiers includes it. */
const UNKNOWN = 'unknown';

/** Microseconds from now: columns store milliseconds, so both sides of each rounding are among them. */
const offset = fc.oneof(
  fc.constantFrom(0, 1, -1, 499, -499, 500, -500, 501, -501, 999, -999, 1000, -1000, 1001, -1001),
  fc.integer({ min: -2_000_000, max: 2_000_000 }),
  fc.integer({ min: -40 * DAY_MS, max: 40 * DAY_MS }).map((milliseconds) => milliseconds * 1000),
);

/** For example '2026-11-19T12:00:00.000001Z'. */
function instantAt(now: Date, microseconds: number): string {
  const milliseconds = Math.floor(microseconds / 1000);
  const rest = String(microseconds - milliseconds * 1000).padStart(3, '0');
  return new Date(now.getTime() + milliseconds).toISOString().replace('Z', `${rest}Z`);
}

type InstantOf = (now: Date) => string;
const nearNow = offset.map(
  (microseconds): InstantOf =>
    (now) =>
      instantAt(now, microseconds),
);

/** A trial that a coupon has lengthened so that it now ends near now. */
const byCoupon = fc.record({ days: fc.integer({ min: 1, max: 365 }), redeemed: offset, before: offset }).map(
  ({ days, redeemed, before }): InstantOf =>
    (now) => {
      const redeemedAt = new Date(Date.parse(instantAt(now, redeemed)) - days * DAY_MS);
      return lengthenedTrial(new Date(instantAt(redeemedAt, before)), days, redeemedAt).toISOString();
    },
);

const membership = fc.record({
  tier: fc.constantFrom(...TIERS),
  status: fc.oneof(fc.constantFrom('active', 'past_due'), fc.constantFrom(...STATUSES)),
  end: fc.option(nearNow),
  grace: fc.option(nearNow),
  /** A plan that the operator gave has no provider. */
  isGiven: fc.boolean(),
  starts: nearNow,
});

const person = fc.record({
  /** Null for an account without a profile. */
  trialEnds: fc.option(fc.oneof(nearNow, byCoupon), { freq: 12 }),
  memberships: fc.array(membership, { maxLength: 3 }),
});

const included = fc.array(fc.tuple(fc.constantFrom(...TIERS), fc.constantFrom(...FEATURES)), {
  maxLength: 6,
});

const moment = fc.date({ min: new Date('2024-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });

type People = (typeof person extends fc.Arbitrary<infer One> ? One : never)[];

async function store(people: People, now: Date): Promise<string[]> {
  const ids = people.map(() => newId());
  const accounts = people.map(({ trialEnds }, index) => ({ id: ids[index], ends: trialEnds?.(now) ?? null }));
  await client.query(
    `insert into auth."user" (id, name, email)
      select id, 'Ann', id || '@example.com' from json_to_recordset($1) as a(id uuid)`,
    [JSON.stringify(accounts)],
  );
  await client.query(
    `insert into profiles (id, name, email, created_at, updated_at, trial_ends_at)
      select id, 'Ann', id || '@example.com', now(), now(), ends
      from json_to_recordset($1) as a(id uuid, ends timestamptz) where ends is not null`,
    [JSON.stringify(accounts)],
  );
  const memberships = people.flatMap(({ memberships: all }, index) =>
    all.map(({ tier, status, end, grace, isGiven, starts }) => ({
      user_id: ids[index],
      id: newId(),
      tier,
      status,
      start_date: starts(now),
      end_date: end?.(now) ?? null,
      grace_until: grace?.(now) ?? null,
      provider_id: isGiven ? null : newId(),
    })),
  );
  await client.query(
    `insert into subscriptions (user_id, id, tier_id, status, start_date, end_date, grace_until, provider_id, created_at)
      select m.user_id, m.id, t.id, m.status, m.start_date, m.end_date, m.grace_until, m.provider_id, now()
      from json_to_recordset($1) as m(user_id uuid, id uuid, tier text, status text, start_date timestamptz,
        end_date timestamptz, grace_until timestamptz, provider_id text) join subscription_tiers t on t.name = m.tier`,
    [JSON.stringify(memberships)],
  );
  return ids;
}

async function include(pairs: [string, string][]): Promise<void> {
  await client.query(
    'insert into subscription_tiers (id, name) select gen_random_uuid(), unnest($1::text[]) on conflict do nothing',
    [TIERS],
  );
  await client.query('delete from tier_features');
  await client.query(
    `insert into tier_features (tier_id, feature) select t.id, p.feature
      from unnest($1::text[], $2::text[]) as p(tier, feature) join subscription_tiers t on t.name = p.tier
      on conflict do nothing`,
    [pairs.map(([tier]) => tier), pairs.map(([, feature]) => feature)],
  );
}

interface Row {
  id: string;
  trial_ends_at: string | null;
  memberships: Membership[];
  gated: string[];
  writes: boolean;
  uses: string[];
  writes_without_payment: boolean;
  uses_without_payment: string[];
  lacks_plan: boolean;
}

const stored = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** What is stored of each person, and what the database decides by it. */
async function decisions(ids: string[], now: Date): Promise<Row[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const asked = sql`json_array_elements_text(${JSON.stringify([...FEATURES, UNKNOWN])}::json)`;
  const uses = (gate: string) =>
    sql`array(select f from ${asked} as f where ${sql.raw(gate)}(a.id, 'feature:' || f, ${at}) order by f)`;
  const { rows } = await drizzle(client).execute<Row & Record<string, unknown>>(sql`
    select a.id, ${stored('p.trial_ends_at')} as trial_ends_at,
      array(select distinct feature from tier_features) as gated,
      coalesce((select json_agg(json_build_object('tier', t.name, 'status', s.status,
          'end_date', ${stored('s.end_date')}, 'grace_until', ${stored('s.grace_until')},
          'features', array(select f.feature from tier_features f where f.tier_id = t.id)))
        from subscriptions s join subscription_tiers t on t.id = s.tier_id where s.user_id = a.id), '[]') as memberships,
      billing_gate(a.id, 'writing', ${at}) as writes, ${uses('billing_gate')} as uses,
      billing_gate_without_payment(a.id, 'writing', ${at}) as writes_without_payment,
      ${uses('billing_gate_without_payment')} as uses_without_payment,
      ${lacksPlan(sql`a.id`, now)} as lacks_plan
    from auth."user" a left join profiles p on p.id = a.id
    where a.id = any(${sql.param(ids)}::uuid[]) order by a.id`);
  return rows;
}

/** The database's decisions about a person, as the rule makes them. */
function byRule({ id, trial_ends_at, memberships, gated }: Row, now: Date): Partial<Row> {
  const grounds = groundsOf({ trial_ends_at, memberships, gated });
  const paying = accessOf({ available: true, grounds, gated }, now);
  const free = accessOf({ available: false, grounds, gated }, now);
  return {
    id,
    writes: paying.canWrite,
    uses: paying.features.toSorted(),
    writes_without_payment: free.canWrite,
    uses_without_payment: free.features.toSorted(),
    lacks_plan: !hasAnyPlan(memberships, now),
  };
}

/** What the server says of the person's plan, read as for `GET /api/billing`. */
async function shown(userId: string, now: Date) {
  const run = async (statements: Record<string, pg.QueryConfig>) => {
    const answers: Record<string, unknown[]> = {};
    for (const [name, statement] of Object.entries(statements)) {
      answers[name] = (await client.query(statement)).rows;
    }
    return answers;
  };
  const account = await readAccountOf({ userId, run } as unknown as Actor);
  if (!account) throw new Error('there is no account');
  const payments = {} as Payments;
  const state = stateOf(account, payments, now);
  // As the device stores it, and asks until it hears something else.
  const lastKnown = { ...state, grace_until: state.subscription?.grace_until ?? null };
  expect(mayWriteAt(lastKnown, state.trial_ends_at, now)).toBe(state.may_write);
  return { writes: state.may_write, lacks_plan: !hasPlan(account, now) };
}

test('BIL-07 ROL-05 ROL-07 the database and the access policy decide alike on writing and each feature', async () => {
  const reasons: Record<string, number> = {};
  let cases = 0;
  await fc.assert(
    fc.asyncProperty(
      moment,
      included,
      fc.array(person, { minLength: PEOPLE, maxLength: PEOPLE }),
      async (now, pairs, people) => {
        await client.query('begin');
        try {
          await include(pairs);
          const ids = await store(people, now);
          const rows = await decisions(ids, now);
          expect(rows).toHaveLength(ids.length);
          for (const row of rows) {
            expect(row).toMatchObject(byRule(row, now));
            if (row.trial_ends_at !== null) expect(row).toMatchObject(await shown(row.id, now));
            const { reason } = accessOf({ available: true, grounds: groundsOf(row) }, now);
            reasons[reason] = (reasons[reason] ?? 0) + 1;
            cases += 1;
          }
        } finally {
          await client.query('rollback');
        }
      },
    ),
    { numRuns: BATCHES },
  );
  expect(cases).toBe(BATCHES * PEOPLE);
  // No side of the decision is left out by chance.
  for (const reason of ['paid', 'grace', 'trial', 'ended']) {
    expect(reasons[reason], JSON.stringify(reasons)).toBeGreaterThan(cases / 50);
  }
}, 180_000);
