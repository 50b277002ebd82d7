import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import { moveClock, settled, submit, subscribe, typedCard } from '../../../test/harness/buyer.ts';
import { Client } from '../../../test/harness/client.ts';
import { createServices } from '../../server/services.ts';
import { paymentsOf } from './server/payments.ts';
import { reconcile } from './server/reconcile.ts';

/* What the activity of an account tells of its plan: each change once, however often the provider speaks of it. */

const NOW = '2026-11-21T20:00:00.000Z';

let app: TestApp;
let ann: Person;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(NOW);
  ann = await app.person();
});

interface Told {
  kind: string;
  network: string | null;
  user_agent: string | null;
}

/** What is told of the plan, the latest last. */
async function told(): Promise<Told[]> {
  await settled(app);
  const { body } = await new Client(app, ann.cookie).get('/api/auth/account-events');
  return body.filter(({ kind }: Told) => kind.startsWith('plan_')).reverse();
}
const kinds = async () => (await told()).map(({ kind }) => kind);

async function compareAtNight(): Promise<void> {
  const services = await createServices(app.config, app.url, { clock: () => new Date(NOW) });
  const payments = paymentsOf(services);
  if (!payments) throw new Error('there is a stand-in');
  await reconcile(services, payments);
  await services.close();
}

test('a plan that begins, is canceled, goes on and ends is told each time, and by nobody’s device', async () => {
  await subscribe(app, ann);
  expect(await told()).toMatchObject([{ kind: 'plan_begun', network: null, user_agent: null }]);
  const { body } = await ann.post('/api/billing/portal');
  await submit(app, body.url, { action: 'cancel' });
  expect(await kinds()).toEqual(['plan_begun', 'plan_changed']);
  await submit(app, body.url, { action: 'resume' });
  expect(await kinds()).toEqual(['plan_begun', 'plan_changed', 'plan_changed']);
  await submit(app, body.url, { action: 'card', ...typedCard() });
  expect(await kinds()).toHaveLength(3);
  await submit(app, body.url, { action: 'cancel' });
  await settled(app);
  app.setNow('2027-01-20T20:00:00.000Z');
  await moveClock(app, 60 * 24);
  expect((await kinds()).slice(3)).toEqual(['plan_changed', 'plan_ended']);
});

test('what is heard again, by message or in the night, is told no second time', async () => {
  await subscribe(app, ann);
  await settled(app);
  await Promise.all([compareAtNight(), compareAtNight()]);
  expect(await kinds()).toEqual(['plan_begun']);
});

test('a change that nobody told of is found in the night, once', async () => {
  await subscribe(app, ann);
  await settled(app);
  await app.sql('update subscriptions set amount_cents = 1 where user_id = $1 and provider_id is not null', [
    ann.userId,
  ]);
  await Promise.all([compareAtNight(), compareAtNight(), compareAtNight()]);
  expect(await kinds()).toEqual(['plan_begun', 'plan_changed']);
});

test('where the change cannot be stored, nothing is told of it', async () => {
  await app.sql(`create function harness.refuse() returns trigger language plpgsql as $$ begin
    raise exception 'no room'; end $$`);
  await subscribe(app, ann);
  await settled(app);
  await app.sql('update subscriptions set amount_cents = 1 where user_id = $1 and provider_id is not null', [
    ann.userId,
  ]);
  await app.sql(`create trigger refuse before update on subscriptions for each row
    execute function harness.refuse()`);
  await compareAtNight();
  await app.sql('drop trigger refuse on subscriptions');
  expect(await kinds()).toEqual(['plan_begun']);
  await compareAtNight();
  expect(await kinds()).toEqual(['plan_begun', 'plan_changed']);
});
