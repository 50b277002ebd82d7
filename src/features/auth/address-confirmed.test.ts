import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/harness/app.ts';
import { Client, confirmBy, mailsTo, mailUnder, waitForMail } from '../../../test/harness/client.ts';

/* An address is confirmed by everybody, also where nobody has to wait for it. */
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ authRateLimit: true });
});
afterAll(() => app.close());

const CONFIRM = 'Confirm your email address';
const WELCOME = 'Welcome to Growth Loop';
const AGAIN = '/api/auth/send-confirmation';
const PATIENCE = { timeout: 15_000 };
let count = 0;

async function signedUp() {
  count += 1;
  const account = { name: 'Ann Bee', email: `ann-${count}@example.com`, password: 'secret-1' };
  const browser = new Client(app);
  const { body } = await browser.post('/api/auth/sign-up/email', account);
  const isConfirmed = async () => (await browser.get('/api/auth/get-session')).body.user.email_verified;
  return { ...account, userId: body.user.id as string, browser, isConfirmed };
}

const subjectsTo = async (email: string) =>
  (await mailsTo(app, email)).map(({ subject }) => subject).toSorted();
/** Whether everything that was to be mailed is. */
const mailed = () =>
  expect
    .poll(() => app.sql(`select name from pgboss.job where name ~ 'email$|^mail$'`), PATIENCE)
    .toEqual([]);

test('the link of the sign-up confirms the address, and then the welcome goes out, once', async () => {
  const ann = await signedUp();
  expect(await ann.isConfirmed()).toBe(false);
  const mail = await mailUnder(app, ann.email, CONFIRM);
  expect(await subjectsTo(ann.email)).toEqual([CONFIRM]);
  const answers = await Promise.all([1, 2, 3].map(() => confirmBy(app, mail)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
  expect(await ann.isConfirmed()).toBe(true);
  await mailUnder(app, ann.email, WELCOME);
  expect((await confirmBy(app, mail)).status).toBe(400);
  await mailed();
  expect(await subjectsTo(ann.email)).toEqual([CONFIRM, WELCOME]);
});

test('nobody sends a text of theirs to an address that is not shown to be theirs', async () => {
  const name = 'You won: https://spam.example';
  const email = 'stranger@example.com';
  const browser = new Client(app);
  await browser.post('/api/auth/sign-up/email', { name, email, password: 'secret-1' });
  await browser.post('/api/auth/change-email', {
    newEmail: 'other@example.com',
    currentPassword: 'secret-1',
  });
  await new Client(app).post('/api/auth/request-password-reset', { email });
  await new Client(app).post('/api/auth/sign-up/email', { name: 'Ann', email, password: 'secret-2' });
  await mailUnder(app, email, 'Set a new password');
  await mailUnder(app, 'other@example.com', 'Confirm your new email address');
  await mailed();
  const mails = [...(await mailsTo(app, email)), ...(await mailsTo(app, 'other@example.com'))];
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    CONFIRM,
    'Confirm your new email address',
    'Set a new password',
    'Someone asked to change your email address',
    'You already have an account',
  ]);
  expect(JSON.stringify(mails)).not.toContain('spam.example');
});

test('the link is sent again once a minute, however many tabs ask, and either link will do, once', async () => {
  app.setNow('2026-05-04T10:00:00.000Z');
  const ann = await signedUp();
  const first = await mailUnder(app, ann.email, CONFIRM);
  const answers = await Promise.all([1, 2, 3, 4].map(() => ann.browser.post(AGAIN)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429, 429, 429]);
  expect(answers.find(({ status }) => status === 200)?.body).toEqual({ sent: true });
  await ann.browser.post(AGAIN);
  expect(Number(ann.browser.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  app.setNow('2026-05-04T10:01:00.000Z');
  expect((await ann.browser.post(AGAIN)).body).toEqual({ sent: true });
  await mailed();
  expect(await subjectsTo(ann.email)).toEqual([CONFIRM, CONFIRM, CONFIRM]);

  const both = await Promise.all([confirmBy(app, first), confirmBy(app, (await mailsTo(app, ann.email))[0])]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await ann.browser.post(AGAIN)).body).toEqual({ sent: false });
  await mailed();
  expect(await subjectsTo(ann.email)).toEqual([CONFIRM, CONFIRM, CONFIRM, WELCOME]);
});

test('nobody is sent more than ten a day, nor is anything sent for a stranger or from a foreign page', async () => {
  const at = (minute: number) => new Date(Date.parse('2026-05-05T10:00:00.000Z') + minute * 60_000);
  app.setNow(at(0));
  const ann = await signedUp();
  const statuses = [];
  for (let minute = 0; minute < 12; minute += 1) {
    app.setNow(at(minute));
    statuses.push((await ann.browser.post(AGAIN)).status);
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
  app.setNow('2026-05-06T10:00:00.000Z');
  expect((await new Client(app).post(AGAIN)).status).toBe(401);
  expect((await ann.browser.post(AGAIN, {}, { origin: 'https://evil.example' })).status).toBe(403);
  expect((await ann.browser.post(AGAIN, { email: 'victim@example.com' })).status).toBe(400);
  expect((await ann.browser.post(AGAIN)).status).toBe(200);
});

test('whoever moves to another address confirms that one: the former link brings nothing back', async () => {
  app.setNow('2026-05-07T10:00:00.000Z');
  const ann = await signedUp();
  const former = await mailUnder(app, ann.email, CONFIRM);
  const newEmail = `new-${ann.email}`;
  await ann.browser.post('/api/auth/change-email', { currentPassword: ann.password, newEmail });
  const move = await mailUnder(app, newEmail, 'Confirm your new email address');
  // Of two wishes the later counts; asked for again, the present address can still be confirmed.
  expect((await confirmBy(app, former)).status).toBe(400);
  expect((await ann.browser.post(AGAIN)).body).toEqual({ sent: true });
  await mailed();
  const again = (await mailsTo(app, ann.email)).find(({ subject }) => subject === CONFIRM);
  const [, moved] = await Promise.all([confirmBy(app, again), confirmBy(app, move)]);
  expect(moved.status).toBe(200);
  expect((await confirmBy(app, again)).status).toBe(400);
  const { user } = (await ann.browser.get('/api/auth/get-session')).body;
  expect([user.email, user.email_verified]).toEqual([newEmail, true]);
  expect(await app.sql('select email from profiles where id = $1', [ann.userId])).toEqual([
    { email: newEmail },
  ]);
});

test('a sign-up that comes to nothing mails nobody, and one that is deleted takes its link along', async () => {
  const ann = await signedUp();
  const mail = await mailUnder(app, ann.email, CONFIRM);
  await ann.browser.post('/api/auth/delete-user', { password: ann.password });
  expect((await confirmBy(app, mail)).status).toBe(400);
  const before = await app.sql('select count(*) from auth."user"');
  await new Client(app).post('/api/auth/sign-up/email', { name: '', email: 'no@example.com', password: 'x' });
  expect(await app.sql('select count(*) from auth."user"')).toEqual(before);
  await mailed();
  expect(await subjectsTo('no@example.com')).toEqual([]);
  expect((await waitForMail(app, ann.email, 2)).map(({ subject }) => subject)).not.toContain(WELCOME);
});
