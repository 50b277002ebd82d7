import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rotate, standing } from '../../../scripts/admin/key-rotation.ts';
import { createTestApp, type TestApp } from '../../../test/harness/app.ts';
import { appCode } from '../../../test/harness/authenticator-app.ts';
import { Client } from '../../../test/harness/client.ts';
import { FACTOR, SECOND_STEP, TwoStep } from '../../../test/harness/two-step.ts';
import { createApp } from '../../server/app.ts';
import { MasterKeys } from '../../server/master-keys.ts';
import { createServices } from '../../server/services.ts';

/* What becomes of second factors when the master key is changed. */

let app: TestApp;

const NOW = '2026-11-25T08:00:10.000Z';
const before = new Uint8Array(randomBytes(32));
const after = new Uint8Array(randomBytes(32));

beforeAll(async () => {
  app = await createTestApp({ entryMasterKey: before });
});
afterAll(() => app.close());

async function somebody(): Promise<TwoStep> {
  app.setNow(NOW);
  const person = new TwoStep(app, await app.person(), NOW);
  await person.turnOn();
  return person;
}

test('under a new master key a second factor goes on, with its recovery codes, and the old key opens none', async () => {
  const ann = await somebody();
  const pending = new TwoStep(app, await app.person(), NOW);
  await pending.begin();
  const client = new pg.Client({ connectionString: app.url });
  await client.connect();
  try {
    const keys = new MasterKeys(after, before);
    await rotate(client, keys, () => undefined);
    expect(await standing(client, keys)).toMatchObject({ previous: 0, closed: 0 });
    const { closed } = await standing(client, new MasterKeys(before));
    const { rows } = await client.query('select count(*)::int as count from auth.second_factor');
    expect(closed).toBeGreaterThan(rows[0].count);
  } finally {
    await client.end();
  }
  const config = { ...app.config, entryMasterKey: after };
  const services = await createServices(config, app.url, { clock: () => ann.now });
  try {
    const { fetch } = createApp(services).app;
    const moved = {
      ...app,
      fetch: async (path: string, init?: RequestInit) =>
        fetch(new Request(new URL(path, config.appUrl), init)),
    };
    const browser = await ann.asked(new Client(moved));
    expect((await browser.post(SECOND_STEP, { code: ann.nextCode() })).status).toBe(200);
    const other = await ann.asked(new Client(moved));
    expect((await other.post(SECOND_STEP, { code: ann.recoveryCodes[0] })).status).toBe(200);
    const home = new Client(moved, pending.home.cookie);
    const code = appCode(pending.secret, ann.now);
    expect((await home.post(`${FACTOR}/confirm`, { code })).status).toBe(200);
  } finally {
    await services.close();
  }
});

test('moved to another person a secret opens nothing, and an error does not tell it', async () => {
  const ann = await somebody();
  const ben = await somebody();
  await app.sql(
    `update auth.second_factor f set wrapped_secret = b.wrapped_secret from auth.second_factor b
        where f.user_id = $1 and b.user_id = $2`,
    [ann.person.userId, ben.person.userId],
  );
  const browser = await ann.asked();
  const answer = await browser.post(SECOND_STEP, { code: appCode(ben.secret, ben.now) });
  expect(answer.status).toBe(500);
  expect(JSON.stringify(answer.body)).not.toContain(ben.secret);
});
