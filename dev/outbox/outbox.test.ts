import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/harness/app.ts';
import { Client, waitForMail } from '../../test/harness/client.ts';
import { FileOutbox, linksIn } from './outbox.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const ask = (email: string) => new Client(app).post('/api/auth/request-password-reset', { email });

test('the links of a text are found in order', () => {
  expect(linksIn('See https://a.example/x?y=1\nand <http://b.example>.')).toEqual([
    'https://a.example/x?y=1',
    'http://b.example',
  ]);
  expect(linksIn('none')).toEqual([]);
});

test('without a mail server emails are kept in files for this user alone', async () => {
  const ann = await app.person();
  await ask(ann.email);
  await waitForMail(app, ann.email);
  const folder = join(app.config.dataDir, 'outbox');
  const [file = ''] = await readdir(folder);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600);
});

test('the outbox keeps the newest 200', async () => {
  const outbox = new FileOutbox(join(app.config.dataDir, 'many'));
  for (let number = 1; number <= 203; number++) {
    const email = { to: 'a@example.com', subject: String(number), text: '', html: '' };
    await outbox.put(email, new Date());
    if (number > 198) await new Promise((done) => setTimeout(done, 2));
  }
  const kept = await outbox.list();
  expect(kept).toHaveLength(200);
  expect(kept[0]?.subject).toBe('203');
});

test('the outbox is a page, and JSON to whoever accepts it', async () => {
  const ann = await app.person();
  await ask(ann.email);
  const [mail] = await waitForMail(app, ann.email);
  expect(mail).toEqual({
    to: ann.email,
    subject: 'Set a new password',
    text: expect.stringContaining('Hello Ann Bee'),
    links: [expect.stringContaining('/reset-password?code=')],
    sent_at: expect.stringMatching(/^\d{4}-.*Z$/),
  });
  const page = await app.fetch('/dev/outbox', { headers: { accept: 'text/html' } });
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const html = await page.text();
  expect(html).toContain(ann.email);
  expect(html).not.toContain('<script');
});

test('a name that was bent to this machine reads no outbox', async () => {
  const answer = await app.fetch('http://evil.example/dev/outbox', {
    headers: { accept: 'application/json' },
  });
  expect(answer.status).toBe(404);
});

test('what comes through a proxy reads no outbox, whether the proxy or the address of the product says so', async () => {
  const address = 'http://localhost:3000/dev/outbox';
  const answerTo = async (target: TestApp, headers: Record<string, string>) =>
    (await target.fetch(address, { headers: { accept: 'application/json', ...headers } })).status;
  expect(await answerTo(app, { 'x-forwarded-for': '::1' })).toBe(200);
  expect(await answerTo(app, { 'x-forwarded-for': '203.0.113.9' })).toBe(404);
  expect(await answerTo(app, { 'x-forwarded-for': '127.0.0.1, 203.0.113.9' })).toBe(404);
  const opened = await createTestApp({ appUrl: 'https://journal.example' });
  try {
    expect(await answerTo(opened, {})).toBe(404);
  } finally {
    await opened.close();
  }
});
