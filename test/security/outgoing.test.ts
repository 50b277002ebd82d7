/*
 * A canary stands in every text of a person; then everything goes out that goes out: all mails, both webhooks and the
 * calendar's feed. Only what is specified is in them: the name, the address, the core values.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { FileOutbox } from '../../dev/outbox/outbox.ts';
import {
  sendAddressKnown,
  sendAddressMoved,
  sendConfirmation,
  sendGoodbye,
  sendPasswordChanged,
  sendRecovery,
  sendWelcome,
} from '../../src/features/auth/server/emails.ts';
import { mailingJob } from '../../src/features/emails/server/deliver.ts';
import {
  contactAnnouncement,
  coreAnnouncement,
  reminderAnnouncement,
} from '../../src/features/reminders/rules.ts';
import { SYNCED_TABLES } from '../../src/kernel/synced-tables.ts';
import { createServices, type Services } from '../../src/server/services.ts';
import { createTestApp, type Person, type TestApp } from '../harness/app.ts';
import { setConfirmed } from '../harness/confirmation.ts';
import { writeEverywhere } from '../harness/feed.ts';

const CANARY = 'Canary-Kd4';
const NOW = '2026-11-19T17:00:00.000Z';

let app: TestApp;
let services: Services;
let receiver: Server;
let maya: Person;
const heard: string[] = [];

beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    let text = `${JSON.stringify(request.rawHeaders)} `;
    for await (const part of request) text += part;
    heard.push(text);
    response.end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  app = await createTestApp({ reminderWebhookUrl: `${address}/r`, crmWebhookUrl: `${address}/c` });
  app.setNow(NOW);
  services = await createServices(app.config, app.url, { clock: () => new Date(NOW) });
  maya = await app.person({ name: 'Maya Tern' });
});
afterAll(async () => {
  await services.close();
  await app.close();
  receiver.closeAllConnections();
  receiver.close();
});

/** Puts canaries where a browser puts sealed words, and where it puts plain ones that nobody outside is told. */
async function plantCanaries(): Promise<number> {
  await writeEverywhere(app, maya, NOW);
  let planted = 0;
  for (const [table, { sealed }] of Object.entries(SYNCED_TABLES)) {
    const owner = table === 'profiles' ? 'id' : 'user_id';
    for (const column of sealed) {
      const rows = await app.sql(
        `update ${table} set ${column} = $2 where ${owner} = $1 returning ${column}`,
        [maya.userId, `${CANARY} ${table} ${column}`],
      );
      planted += rows.length;
    }
  }
  await app.sql(
    `update profiles set billing_name = $2, core_word = 'Heron', core_value_1 = 'Ease', core_value_2 = 'Salt',
      core_value_3 = 'Wind', weekly_summary_enabled = true, reminder_time_am = '08:00', reminder_days_am = '{Mon}',
      email_reminders_enabled = true, health_vision_next_review = '2026-12-01T18:00:00Z',
      bucket_list_next_review = '2026-12-02T18:00:00Z' where id = $1`,
    [maya.userId, `${CANARY} billing name`],
  );
  return planted;
}

const mails = async () =>
  (await new FileOutbox(app.config.dataDir).list()).filter(({ to }) => to === maya.email);

test('no mail, no webhook and no feed holds a word that a person wrote', async () => {
  expect(await plantCanaries()).toBeGreaterThan(15);
  const profile = (await maya.get('/api/profile')).body;

  await sendRecovery(services, maya.email, new Date(NOW));
  await sendAddressKnown(services, maya.email);
  await setConfirmed(app, maya.userId, false);
  await sendConfirmation(services, maya.userId);
  await vi.waitFor(async () => expect((await mails()).length).toBe(3), { timeout: 15_000 });
  await setConfirmed(app, maya.userId, true);
  await services.database.asServer(async (tx) => {
    await sendWelcome(services, tx, maya.userId);
    await sendPasswordChanged(services, tx, { ...maya, emailVerified: true });
    await sendAddressMoved(services, tx, { ...maya, emailVerified: true });
    await sendGoodbye(services, tx, { ...maya, emailVerified: true });
  });
  const trial = new Date(profile.trial_ends_at).toISOString();
  for (const [kind, about] of [
    ['trial-in-3-days', trial],
    ['trial-tomorrow', trial],
    ['weekly-summary', '2026-11-16'],
    ['payment-failed', 'in_1'],
  ] as const) {
    await services.jobs.send(mailingJob, { userId: maya.userId, kind, about });
  }
  await vi.waitFor(async () => expect((await mails()).length).toBe(11), { timeout: 15_000 });
  const sent = await mails();
  expect(new Set(sent.map(({ subject }) => subject)).size).toBe(11);

  await maya.post('/functions/v1/trigger-reminder', reminderAnnouncement(profile));
  await maya.post('/functions/v1/trigger-reminder', coreAnnouncement(profile));
  await maya.post('/functions/v1/sendToGHL', contactAnnouncement(profile));
  await vi.waitFor(() => expect(heard).toHaveLength(3), { timeout: 10_000 });

  const { address } = (await maya.put('/api/calendar-feed')).body;
  const feed = await (await app.fetch(new URL(address).pathname)).text();
  expect(feed).toContain('Review a vision');

  for (const text of [...sent.map((mail) => JSON.stringify(mail)), ...heard, feed]) {
    expect(text).not.toContain(CANARY);
  }
  for (const mail of sent) expect(JSON.stringify(mail)).not.toMatch(/Heron|Ease|Salt|Wind/);
  expect(feed).not.toMatch(/Maya|Tern|Heron|@example\.com/);
  expect(heard.filter((text) => text.includes('Heron'))).toHaveLength(2);
});
