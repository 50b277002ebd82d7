import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import { contactAnnouncement, coreAnnouncement, reminderAnnouncement } from './rules.ts';

/** Stands in for the operator's services: keeps what it is sent and answers what it is told to. */
class Receiver {
  readonly received: { path: string; body: unknown }[] = [];
  status = 200;
  readonly #server: Server;

  constructor() {
    this.#server = createServer(async (request, response) => {
      let text = '';
      for await (const chunk of request) text += chunk;
      this.received.push({ path: request.url ?? '', body: JSON.parse(text) });
      response.writeHead(this.status).end();
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

  test('what the receiver refuses is kept and sent again later', async () => {
    const before = arrived('/contacts').length;
    const refused = contactAnnouncement({ ...(await profileOf(ann)), core_word: 'Joy' });
    receiver.status = 503;
    await ann.post('/functions/v1/sendToGHL', refused);
    await vi.waitFor(() => expect(arrived('/contacts')).toHaveLength(before + 1), { timeout: 8000 });
    receiver.status = 200;
    const waiting = async () => {
      const due = `update pgboss.job set start_after = now() where name = 'announcement' and state = 'retry'`;
      await app.sql(due);
      return app.sql(`select state from pgboss.job where name = 'announcement' and state = 'retry'`);
    };
    await vi.waitFor(async () => expect(await waiting()).toHaveLength(1), { timeout: 8000 });
    // The next announcement wakes the worker, which takes along whatever is due.
    await ann.post('/functions/v1/sendToGHL', contactAnnouncement(await profileOf(ann)));
    await vi.waitFor(() => expect(arrived('/contacts')).toHaveLength(before + 3), { timeout: 8000 });
    expect(
      arrived('/contacts').filter((body) => JSON.stringify(body) === JSON.stringify(refused)),
    ).toHaveLength(2);
  }, 30_000);

  test('nobody announces under the address of somebody else', async () => {
    const eve = await app.person({ name: 'Eve' });
    const before = receiver.received.length;
    const stolen = contactAnnouncement({ ...(await profileOf(eve)), email: ann.email });
    expect((await eve.post('/functions/v1/sendToGHL', stolen)).status).toBe(403);
    const core = coreAnnouncement({ ...(await profileOf(eve)), email: ann.email });
    expect((await eve.post('/functions/v1/trigger-reminder', core)).status).toBe(403);
    expect((await app.nobody.post('/functions/v1/sendToGHL', stolen)).status).toBe(401);
    expect(receiver.received.length).toBe(before);
  });
});

test('without addresses the announcement is accepted and says that it ends here', async () => {
  const bob = await plain.person();
  const profile = await profileOf(bob);
  const answers = [
    await bob.post('/functions/v1/trigger-reminder', reminderAnnouncement(profile)),
    await bob.post('/functions/v1/sendToGHL', contactAnnouncement(profile)),
  ];
  expect(answers).toEqual(Array(2).fill({ status: 200, body: { success: true, forwarded: false } }));
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
