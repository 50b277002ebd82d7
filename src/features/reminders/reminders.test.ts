import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import { contactAnnouncement, coreAnnouncement, reminderAnnouncement } from './rules.ts';

/** Stands in for the operator's services: keeps what it is sent and answers what it is told to. */
class Receiver {
  readonly received: { path: string; body: unknown; text: string; headers: IncomingHttpHeaders }[] = [];
  status = 200;
  isSilent = false;
  readonly #server: Server;

  constructor() {
    this.#server = createServer(async (request, response) => {
      let text = '';
      for await (const chunk of request) text += chunk;
      this.received.push({
        path: request.url ?? '',
        body: JSON.parse(text),
        text,
        headers: request.headers,
      });
      if (!this.isSilent) response.writeHead(this.status, { location: '/elsewhere' }).end();
    });
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

const receiver = new Receiver();
let app: TestApp;
let plain: TestApp;
let ann: Person;

beforeAll(async () => {
  const address = await receiver.open();
  app = await createTestApp({
    reminderWebhookUrl: `${address}/reminders`,
    crmWebhookUrl: `${address}/contacts`,
  });
  plain = await createTestApp();
  ann = await app.person({ name: 'Ann Marie Bee' });
});
afterAll(async () => {
  await app.close();
  await plain.close();
  receiver.close();
});

const profileOf = async (person: Person) => (await person.get('/api/profile')).body;
const arrived = (path: string) => receiver.received.filter((one) => one.path === path).map((one) => one.body);

/** What of the announcements is not done yet. */
const waiting = (state?: 'retry') =>
  app.sql<{ data: object }>(
    `select data from pgboss.job where name = 'webhook' and ($1::text is null or state::text = $1)`,
    [state ?? null],
  );
/** Lets what waits for another try have it now. */
const due = () => app.sql(`update pgboss.job set start_after = now() where name = 'webhook'`);

describe('with addresses to send to', () => {
  test('CALL-44 saved reminder settings are sent on as they were announced', async () => {
    const body = reminderAnnouncement(await profileOf(ann));
    const answer = await ann.post('/functions/v1/trigger-reminder', body);
    expect(answer).toEqual({ status: 200, body: { success: true, forwarded: true } });
    await vi.waitFor(() => expect(arrived('/reminders')).toContainEqual(body), { timeout: 8000 });
  });

  test('CALL-43 CALL-46 core facts go to the reminder service and to the customer records', async () => {
    const profile = await profileOf(ann);
    const core = coreAnnouncement(profile);
    const contact = contactAnnouncement(profile);
    expect(core.payload).toMatchObject({ first_name: 'Ann', last_name: 'Marie Bee' });
    expect((await ann.post('/functions/v1/trigger-reminder', core)).body.forwarded).toBe(true);
    expect((await ann.post('/functions/v1/sendToGHL', contact)).body.forwarded).toBe(true);
    await vi.waitFor(() => expect(arrived('/contacts')).toEqual([contact]), { timeout: 8000 });
    await vi.waitFor(() => expect(arrived('/reminders')).toContainEqual(core), { timeout: 8000 });
  });

  test('MSG-26 CALL-45 settings that the reminder service refuses are a failure at once, and not sent again', async () => {
    const body = reminderAnnouncement(await profileOf(ann));
    const before = arrived('/reminders').length;
    receiver.status = 503;
    const answer = await ann.post('/functions/v1/trigger-reminder', body);
    expect([answer.status, answer.body.error.code]).toEqual([424, 'webhook_status_503']);
    receiver.status = 307;
    expect((await ann.post('/functions/v1/trigger-reminder', body)).status).toBe(424);
    receiver.status = 200;
    expect(await waiting()).toEqual([]);
    expect(arrived('/reminders')).toHaveLength(before + 2);
  });

  test('MSG-26 CALL-45 a reminder service that says nothing is a failure before anybody tires of waiting', async () => {
    const body = reminderAnnouncement(await profileOf(ann));
    receiver.isSilent = true;
    const began = performance.now();
    const answer = await ann.post('/functions/v1/trigger-reminder', body);
    receiver.isSilent = false;
    expect([answer.status, answer.body.error.code]).toEqual([424, 'webhook_timeout']);
    expect(performance.now() - began).toBeLessThan(5000);
  });

  test('CALL-46 what the customer records refuse is sent again later, as the profile is by then', async () => {
    const before = arrived('/contacts').length;
    receiver.status = 503;
    const old = contactAnnouncement(await profileOf(ann));
    expect((await ann.post('/functions/v1/sendToGHL', old)).status).toBe(200);
    await vi.waitFor(async () => expect(await waiting('retry')).toHaveLength(1), { timeout: 8000 });
    const [{ data } = { data: {} }] = await waiting();
    expect(JSON.stringify(data)).not.toContain(ann.email);
    receiver.status = 200;
    await ann.patch('/api/profile', { core_word: 'Joy' });
    await due();
    await vi.waitFor(() => expect(arrived('/contacts')).toHaveLength(before + 2), { timeout: 8000 });
    expect(arrived('/contacts').at(-1)).toEqual({ ...old, core_word: 'Joy' });
    const [first, second] = receiver.received.slice(-2);
    expect(first?.headers['webhook-id']).toBe(second?.headers['webhook-id']);
  }, 30_000);

  test('what waited on a device without a connection is taken, and tried until the service has it', async () => {
    const before = arrived('/reminders').length;
    receiver.status = 500;
    const old = reminderAnnouncement(await profileOf(ann));
    const answer = await ann.post('/functions/v1/trigger-reminder/later', old);
    expect(answer).toEqual({ status: 200, body: { success: true, forwarded: true } });
    await vi.waitFor(async () => expect(await waiting('retry')).toHaveLength(1), { timeout: 8000 });
    receiver.status = 200;
    await ann.patch('/api/profile', { time_zone: 'Europe/Berlin' });
    await due();
    await vi.waitFor(() => expect(arrived('/reminders')).toHaveLength(before + 2), { timeout: 8000 });
    expect(arrived('/reminders').at(-1)).toEqual({ ...old, timeZone: 'Europe/Berlin' });
  }, 30_000);

  test('CALL-43 CALL-44 CALL-46 every message is signed with the secret that the operator knows', async () => {
    const profile = await profileOf(ann);
    await ann.post('/functions/v1/trigger-reminder', reminderAnnouncement(profile));
    await ann.post('/functions/v1/trigger-reminder', coreAnnouncement(profile));
    const contacts = arrived('/contacts').length;
    await ann.post('/functions/v1/sendToGHL', contactAnnouncement(profile));
    await vi.waitFor(() => expect(arrived('/contacts').length).toBeGreaterThan(contacts), { timeout: 8000 });
    for (const { headers, text } of receiver.received.slice(-3)) {
      const [, time, mac] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['webhook-signature'])) ?? [];
      const signed = createHmac('sha256', app.config.webhookSecret).update(`${time}.${text}`).digest('hex');
      expect(mac).toBe(signed);
      expect(headers['webhook-id']).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  test('news of an account that is gone are told to nobody', async () => {
    const carl = await app.person({ name: 'Carl' });
    receiver.status = 503;
    await carl.post('/functions/v1/sendToGHL', contactAnnouncement(await profileOf(carl)));
    await vi.waitFor(async () => expect(await waiting('retry')).toHaveLength(1), { timeout: 8000 });
    receiver.status = 200;
    await app.sql('delete from auth."user" where id = $1', [carl.userId]);
    const before = receiver.received.length;
    await due();
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 8000 });
    expect(receiver.received).toHaveLength(before);
  }, 20_000);

  test('nobody announces under the address of somebody else', async () => {
    const eve = await app.person({ name: 'Eve' });
    const before = receiver.received.length;
    const stolen = contactAnnouncement({ ...(await profileOf(eve)), email: ann.email });
    expect((await eve.post('/functions/v1/sendToGHL', stolen)).status).toBe(403);
    const core = coreAnnouncement({ ...(await profileOf(eve)), email: ann.email });
    expect((await eve.post('/functions/v1/trigger-reminder', core)).status).toBe(403);
    expect((await eve.post('/functions/v1/trigger-reminder/later', core)).status).toBe(403);
    expect((await app.nobody.post('/functions/v1/sendToGHL', stolen)).status).toBe(401);
    expect(receiver.received.length).toBe(before);
  });
});

test('without addresses the announcement is accepted and says that it ends here', async () => {
  const bob = await plain.person();
  const profile = await profileOf(bob);
  const answers = [
    await bob.post('/functions/v1/trigger-reminder', reminderAnnouncement(profile)),
    await bob.post('/functions/v1/trigger-reminder/later', coreAnnouncement(profile)),
    await bob.post('/functions/v1/sendToGHL', contactAnnouncement(profile)),
  ];
  expect(answers).toEqual(Array(3).fill({ status: 200, body: { success: true, forwarded: false } }));
});

test.each([
  ['no event', {}],
  ['another event', { eventType: 'delete_everything' }],
  ['a missing time zone', { timeZone: undefined }],
  ['a time that is none', { morningTime: '8 AM' }],
  ['a day that is none', { morningDays: ['Monday'] }],
  ['an unknown key', { userId: '1' }],
])('CALL-45 %s is answered with 400, which is a failure', async (what, change) => {
  const bob = await plain.person();
  const right = reminderAnnouncement(await profileOf(bob));
  const body = what === 'no event' ? change : { ...right, ...change };
  expect((await bob.post('/functions/v1/trigger-reminder', body)).status).toBe(400);
});
