import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { accountCommands } from '../../scripts/admin/accounts.ts';
import type { Command, Desk } from '../../scripts/admin/command.ts';
import { offerCommands } from '../../scripts/admin/offers.ts';
import { workCommands } from '../../scripts/admin/work.ts';
import { createServices, type Services } from '../../src/server/services.ts';
import { StartFailure } from '../../src/server/start-failure.ts';
import { createTestApp, type Person, type TestApp } from '../harness/app.ts';
import { mailUnder } from '../harness/client.ts';
import { QUICK_START } from '../harness/quick-start.ts';
import { SECOND_STEP, SIGN_IN, TwoStep } from '../harness/two-step.ts';

const script = join(import.meta.dirname, '..', '..', 'scripts', 'admin.ts');

// Some commands are processes of their own, and a shared machine starts them slowly.
vi.setConfig({ testTimeout: 120_000 });

const commands: Record<string, Command> = { ...accountCommands, ...offerCommands, ...workCommands };

let app: TestApp;
let ann: Person;
let client: pg.Client;
let services: Services;

beforeAll(async () => {
  app = await createTestApp();
  ann = await app.person();
  await app.person();
  client = new pg.Client({ connectionString: app.url });
  await client.connect();
  services = await createServices(app.config, app.url);
});
afterAll(async () => {
  await client.end();
  await services.close();
  await app.close();
});

/** What a command answers, without the process around it. */
async function run(name: string, args: string[] = [], options: Desk['options'] = {}) {
  const command = commands[name];
  if (!command) throw new Error(`there is no command ${name}`);
  expect(args).toHaveLength(command.needs);
  const said: string[] = [];
  const desk: Desk = {
    client,
    args,
    options,
    services: async () => services,
    keyring: async () => app.config,
    say: (line) => said.push(line),
  };
  try {
    said.push(...(await command.run(desk)));
    return { status: 0, said: said.join('\n') };
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    return { status: 1, said: error.message };
  }
}

/** The command line as it is typed, in a process of its own: how words and settings reach a command. */
function admin(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: app.config.dataDir,
    env: {
      PATH: process.env.PATH,
      ...QUICK_START,
      DATABASE_URL: app.url,
      DATA_DIR: app.config.dataDir,
      AUTH_SECRET: app.config.authSecret,
      ENTRY_MASTER_KEY: Buffer.from(app.config.entryMasterKey).toString('base64'),
    },
    encoding: 'utf8',
  });
  return { status, said: `${stdout}${stderr}`.trim() };
}

const readFeatureFlags = () => app.sql<{ user_id: string }>('select user_id from ai_test_access');

test('ROL-04 the operator gives an account access to the weekly categories, once, and removes it', async () => {
  const email = ` ${ann.email.toUpperCase()} `;
  expect(await run('grant-test-access', [email])).toEqual({
    status: 0,
    said: 'The account has access to the weekly categories now.',
  });
  expect(await run('grant-test-access', [email])).toMatchObject({ status: 0 });
  expect(await readFeatureFlags()).toEqual([{ user_id: ann.userId }]);
  expect(await run('revoke-test-access', [ann.email])).toMatchObject({ status: 0 });
  expect((await run('revoke-test-access', [ann.email])).said).toMatch(/^The account had no access/);
  expect(await readFeatureFlags()).toEqual([]);
});

test('an unknown account or command is told plainly, and changes nothing', async () => {
  expect(admin('grant-test-access', 'nobody@example.com')).toEqual({
    status: 1,
    said: 'No account has that address.',
  });
  for (const args of [[], ['grant-test-access'], ['toString', ann.email]]) {
    expect(admin(...args)).toEqual({
      status: 1,
      said: expect.stringMatching(/^npm run admin -- <command>\n {2}accounts\n/),
    });
  }
  expect(await readFeatureFlags()).toEqual([]);
});

test('the operator signs an account out, and turns its two-step sign-in off, noted and mailed', async () => {
  const NOW = '2026-11-25T08:00:10.000Z';
  const cat = new TwoStep(app, await app.person(), NOW);
  const { email, userId } = cat.person;
  expect((await run('reset-second-factor', [email])).said).toBe('The account had no two-step sign-in.');
  await cat.turnOn();
  const browser = await cat.signedIn(true);
  const waiting = await cat.asked();

  expect(await run('sign-out', [email.toUpperCase()])).toEqual({
    status: 0,
    said: 'The account is signed out on every device now.',
  });
  for (const each of [cat.home, browser]) expect((await each.get('/api/auth/token')).status).toBe(401);
  expect((await run('sign-out', [email])).said).toBe('The account was signed in nowhere.');
  await mailUnder(app, email, 'You were signed out everywhere');
  // A device that was trusted is so no longer.
  await cat.asked(browser);

  expect(await run('reset-second-factor', [email])).toEqual({
    status: 0,
    said: 'The account is asked for no code any more.',
  });
  const mail = await mailUnder(app, email, 'Two-step sign-in is off');
  expect(mail.text).toContain('by the people who run this service');
  expect((await waiting.post(SECOND_STEP, { code: cat.nextCode() })).status).toBe(401);
  expect((await browser.post(SIGN_IN, cat.person)).body.user.id).toBe(userId);
  const events = await app.sql<{ kind: string; network: string | null }>(
    `select kind, network from account_events where user_id = $1 and kind in ('all_sessions_ended', 'second_factor_off')
      order by kind`,
    [userId],
  );
  expect(events).toEqual([
    { kind: 'all_sessions_ended', network: null },
    { kind: 'second_factor_off', network: null },
  ]);
  expect((await run('sign-out', ['nobody@example.com'])).said).toBe('No account has that address.');
});

test('help lists every command, and is no failure', () => {
  const { status, said } = admin('help');
  expect(status).toBe(0);
  for (const name of [
    'accounts',
    'give-plan',
    'make-coupon',
    'open-feature',
    'retry-event',
    'send-test-mail',
    'reset-second-factor',
    'sign-out',
  ]) {
    expect(said).toMatch(new RegExp(`^ {2}${name}\\b`, 'm'));
  }
});

test('the list of accounts shows addresses and plans, and nothing that anybody wrote', async () => {
  await app.sql(`update profiles set core_word = 'Freedom' where id = $1`, [ann.userId]);
  const { said } = await run('accounts');
  expect(said).toContain(ann.email);
  expect(said).not.toMatch(/Freedom|Ann Bee/);
});

test('BIL-06 a plan can be given, until a day or for good, and taken', async () => {
  app.setNow('2027-06-01T12:00:00.000Z');
  expect(admin('give-plan', ann.email, '--until', '2027-07-01').said).toMatch(/has a plan without payment/);
  expect((await run('give-plan', [ann.email])).said).toMatch(/already had a plan/);
  expect((await ann.get('/api/billing')).body).toMatchObject({
    access: 'paid',
    subscription: { amount_cents: 0, price_key: null, card: null },
  });
  expect((await run('accounts')).said).toContain('growth active until 2027-07-01');
  expect((await run('take-plan', [ann.email])).said).toMatch(/no longer has a plan you gave/);
  expect((await ann.get('/api/billing')).body.access).toBe('ended');
  expect(await run('give-plan', [ann.email], { until: 'soon' })).toMatchObject({ status: 1 });
});

test('LIM-22 coupons are made and ended', async () => {
  expect(admin('make-coupon', 'Spring', '--most', '2').said).toBe('The coupon extends a trial by 7 days.');
  expect(await run('make-coupon', ['spring'])).toMatchObject({ status: 1 });
  expect((await app.nobody.get('/api/coupons/SPRING')).body).toEqual({ code: 'spring', trial_days: 7 });
  expect((await run('coupons')).said).toContain('spring');
  expect((await run('end-coupon', ['spring'])).status).toBe(0);
  expect((await app.nobody.get('/api/coupons/spring')).status).toBe(404);
  expect((await run('make-coupon', ['a b'])).status).toBe(1);
  for (const days of ['0', '400']) expect((await run('make-coupon', ['x'], { days })).status).toBe(1);
});

test('ROL-05 a tier opens a feature, and closes it', async () => {
  app.setNow(new Date());
  const bob = await app.person();
  const asks = async () =>
    (
      await bob.post('/rest/v1/rpc/check_feature_access', {
        p_user_id: bob.userId,
        p_feature_name: 'content_creation',
      })
    ).body;
  expect(await asks()).toBe(true);
  expect((await run('close-feature', ['growth', 'content_creation'])).status).toBe(0);
  expect(await asks()).toBe(false);
  expect((await run('open-feature', ['start', 'content_creation'])).status).toBe(0);
  expect(await asks()).toBe(true);
  expect((await run('add-tier', ['Circle'])).status).toBe(0);
  expect((await run('tiers')).said).toContain('circle');
  expect(await run('open-feature', ['nowhere', 'x'])).toMatchObject({ status: 1 });
});

test('failed work, the provider’s messages and a test mail', async () => {
  // On a busy machine one of the server's own may have failed by now.
  await app.sql("delete from pgboss.job where state = 'failed'");
  expect((await run('failed-jobs')).said).toBe('No job has failed for good.');
  expect((await run('retry-jobs')).said).toBe('0 will be tried again.');
  await app.sql(
    `insert into pgboss.job (name, data, state, retry_limit, retry_count, completed_on, output)
      select name, '{"userId":"canary"}', 'failed', 24, 24, now(), '{"reason":"webhook_status_503"}'
        from pgboss.queue where name = 'webhook'`,
  );
  const listed = (await run('failed-jobs')).said;
  expect(listed).toMatch(
    /^id +kind +since +given_up +attempts +reason\n[0-9a-f-]{36} +webhook .* 25 +webhook_status_503$/,
  );
  expect(listed).not.toContain('canary');
  const [id = ''] = /[0-9a-f-]{36}/.exec(listed) ?? [];
  expect(await run('retry-job', ['nonsense'])).toMatchObject({
    status: 1,
    said: 'No failed job has that id.',
  });
  expect((await run('retry-job', [id])).said).toBe('It will be tried again.');
  expect((await run('failed-jobs')).said).toBe('No job has failed for good.');
  expect((await run('events')).said).toBe('No message has arrived.');
  expect(admin('send-test-mail', 'op@example.com').said).toBe('It is in the outbox: no SMTP_URL is set.');
});
