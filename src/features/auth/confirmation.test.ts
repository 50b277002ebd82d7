import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/harness/app.ts';
import { Client, codeIn, waitForMail } from '../../../test/harness/client.ts';

/* Where the operator asks for a confirmed address before the first session. */
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ requireEmailConfirmation: true });
});
afterAll(() => app.close());

const SIGN_UP = '/api/auth/sign-up/email';
const account = { name: 'Ann Bee', email: 'ann@example.com', password: 'secret-1' };

test('sign-up reveals nothing, the link in the mail opens the account, and the profile comes with the first session', async () => {
  const ann = new Client(app);
  const first = await ann.post(SIGN_UP, account);
  expect(first).toMatchObject({ status: 200, body: { signed_in: false, user: { email: account.email } } });
  expect(ann.cookie).toBe('');
  const [mail] = await waitForMail(app, account.email);
  expect(mail?.subject).toBe('Confirm your email address');

  const refused = await ann.post('/api/auth/sign-in/email', account);
  expect(refused).toMatchObject({ status: 403, body: { error: { code: 'email_unconfirmed' } } });
  const wrong = await ann.post('/api/auth/sign-in/email', { ...account, password: 'wrong-1' });
  expect(wrong.status).toBe(401);
  const [again] = await waitForMail(app, account.email, 2);
  expect(codeIn(again)).not.toBe(codeIn(mail));

  const confirmed = await app.fetch('/api/auth/confirm-email', {
    method: 'POST',
    headers: { origin: app.config.appUrl, 'content-type': 'application/x-www-form-urlencoded' },
    body: `code=${codeIn(again)}`,
  });
  expect(confirmed.status).toBe(200);
  expect((await ann.post('/api/auth/sign-in/email', account)).status).toBe(200);
  const authorization = `Bearer ${await ann.token()}`;
  expect((await ann.post('/api/profile/ensure', {}, { authorization })).status).toBeLessThan(300);
  expect(await app.sql('select name from profiles where email = $1', [account.email])).toEqual([
    { name: 'Ann Bee' },
  ]);
});

test('whoever has confirmed their address is welcomed, then and not at sign-up, and once', async () => {
  const cora = { name: 'Cora', email: 'cora@example.com', password: 'secret-1' };
  await new Client(app).post(SIGN_UP, cora);
  const [mail] = await waitForMail(app, cora.email);
  const confirm = async (code: string) =>
    (
      await app.fetch('/api/auth/confirm-email', {
        method: 'POST',
        headers: { origin: app.config.appUrl, 'content-type': 'application/x-www-form-urlencoded' },
        body: `code=${code}`,
      })
    ).status;
  expect(await confirm(codeIn(mail))).toBe(200);
  expect(await confirm(codeIn(mail))).toBe(400);
  const subjects = (await waitForMail(app, cora.email, 2)).map(({ subject }) => subject);
  expect(subjects.toSorted()).toEqual(['Confirm your email address', 'Welcome to Growth Loop']);
});

test('a known address gets the same answer in the same time, and its owner a mail', async () => {
  const known = { ...account, email: 'known@example.com' };
  const answers = [];
  const times = [];
  for (const email of [known.email, known.email, 'new-1@example.com', known.email, 'new-2@example.com']) {
    const before = performance.now();
    const { status, body } = await new Client(app).post(SIGN_UP, { ...known, email });
    times.push(performance.now() - before);
    answers.push({ status, body: { ...body, user: { ...body.user, id: '', email: '' } } });
  }
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  for (const time of times) expect(time).toBeGreaterThanOrEqual(590);
  const subjects = (await waitForMail(app, known.email, 3)).map(({ subject }) => subject).sort();
  expect(subjects).toEqual([
    'Confirm your email address',
    'You already have an account',
    'You already have an account',
  ]);
});
