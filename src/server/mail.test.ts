import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createTestApp, testConfig } from '../../test/harness/app.ts';
import { Client } from '../../test/harness/client.ts';
import { startMailServer } from '../../test/harness/smtp.ts';
import { composeEmail } from '../features/emails/server/compose-email.ts';
import type { Jobs } from './jobs.ts';
import { Mail } from './mail.ts';
import { createServices } from './services.ts';

test('a email says the same in text and in HTML, and nothing in it is taken for markup', () => {
  const email = composeEmail({
    to: 'ann@example.com',
    subject: 'A <b>bold</b> subject',
    before: ['Hello <script>alert(1)</script>,'],
    action: { label: 'Go "there"', url: 'https://loop.example/?a=1&b="2"' },
    after: ['Goodbye & thanks'],
    from: 'Growth Loop',
  });
  expect(email.text).toBe(
    'Hello <script>alert(1)</script>,\n\nGo "there":\nhttps://loop.example/?a=1&b="2"\n\nGoodbye & thanks\n\nGrowth Loop\n\nYou are receiving this email because it concerns your Growth Loop account.\n',
  );
  expect(email.html).not.toMatch(/<script|<b>/);
  expect(email.html).toContain('Hello &lt;script&gt;');
  expect(email.html).toContain('href="https://loop.example/?a=1&amp;b=&quot;2&quot;"');
  expect(email.html).toContain('Goodbye &amp; thanks');
});

test('a mail has the product’s colours by day and night, a line for lists of mails, and a way to stop it', () => {
  const unsubscribe = 'https://loop.example/unsubscribe?token=abc';
  const email = composeEmail({
    to: 'ann@example.com',
    subject: 'Your week in numbers',
    preheader: 'Sunday to Saturday',
    before: ['Hello Ann,', 'this is your week.'],
    facts: [{ name: 'Days journaled', value: '3 of 7' }],
    action: { label: 'Open your day', url: 'https://loop.example/' },
    from: 'Growth Loop',
    why: 'You have asked for it.',
    unsubscribe,
  });
  expect(email.headers).toEqual({
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(email.text).toBe(
    `Hello Ann,\n\nthis is your week.\n\nDays journaled: 3 of 7\n\nOpen your day:\nhttps://loop.example/\n\nGrowth Loop\n\nYou have asked for it.\n\nStop these emails:\n${unsubscribe}\n`,
  );
  const { html } = email;
  expect(html).toMatch(/^<!doctype html>\n<html lang="en"/);
  for (const part of [
    'prefers-color-scheme:dark',
    'name="color-scheme" content="light dark"',
    'Sunday to Saturday',
    'Days journaled</th>',
    '3 of 7</td>',
    'You have asked for it.',
    `href="${unsubscribe}"`,
  ]) {
    expect(html).toContain(part);
  }
  expect(html.match(/<table/g)).toHaveLength(3);
  expect(html.match(/<table role="presentation"/g)).toHaveLength(2);
  expect(html).not.toMatch(/<(img|script|link)|src=|@import|url\(/);
});

test('with a mail server emails go there, are tried again, and there is no outbox', async () => {
  const server = await startMailServer();
  const sending = await createTestApp({ smtpUrl: server.url, devOutbox: false });
  try {
    server.refuse = 1;
    const ann = await sending.person();
    await new Client(sending).post('/api/auth/request-password-reset', { email: ann.email });
    for (const end = Date.now() + 15_000; server.received.length === 0 && Date.now() < end; ) {
      await new Promise((done) => setTimeout(done, 50));
    }
    const [mail] = server.received;
    expect(server.refuse).toBe(0);
    expect(mail?.to).toEqual([ann.email]);
    expect(mail?.data).toContain('Subject: Set a new password');
    expect(mail?.data).toContain('From: Growth Loop <hello@growthloop.example>');
    expect(mail?.data).toContain('Content-Type: text/plain');
    expect(mail?.data).toContain('Content-Type: text/html');
    const services = await createServices(sending.config, sending.url);
    try {
      const content = { to: 'bob@example.com', subject: 'One', before: ['x'], from: 'Growth Loop' };
      await services.mail.deliver(
        composeEmail({ ...content, unsubscribe: 'https://loop.example/u?token=a' }),
      );
    } finally {
      await services.close();
    }
    const data = server.received.at(-1)?.data ?? '';
    expect(data).toMatch(/^List-Unsubscribe: <https:\/\/loop\.example\/u\?token=a>\r?$/m);
    expect(data).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
    const answer = await sending.fetch('/dev/outbox', { headers: { accept: 'application/json' } });
    expect(answer.headers.get('content-type') ?? '').not.toContain('json');
    expect(await readdir(sending.config.dataDir)).not.toContain('outbox');
  } finally {
    await sending.close();
    await server.close();
  }
});

test.each([
  // The same server under an address that is not this machine's own name for itself.
  { production: true, host: '0.0.0.0', query: '', goes: false },
  { production: true, host: '0.0.0.0', query: '?requireTLS=false', goes: true },
  { production: true, host: '127.0.0.1', query: '', goes: true },
  { production: true, host: '127.0.0.1', query: '?requireTLS=true', goes: false },
  { production: false, host: '0.0.0.0', query: '', goes: true },
])('mail over an unencrypted connection: %o', async ({ production, host, query, goes }) => {
  const server = await startMailServer();
  const jobs = { handle: () => undefined } as unknown as Jobs;
  const smtpUrl = `${server.url.replace('127.0.0.1', host)}${query}`;
  const mail = new Mail(testConfig({ production, smtpUrl, devOutbox: false }), jobs, () => new Date(), {});
  try {
    const email = composeEmail({ to: 'ann@example.com', subject: 'One', before: ['x'], from: 'Growth Loop' });
    const delivered = await mail.deliver(email).then(
      () => true,
      () => false,
    );
    expect(delivered).toBe(goes);
    expect(server.received).toHaveLength(goes ? 1 : 0);
  } finally {
    mail.close();
    await server.close();
  }
});

test('one connection to the mail server carries one email after another, and there are no more than its address says', async () => {
  const server = await startMailServer();
  const config = { ...testConfig(), smtpUrl: `${server.url}?maxConnections=2` };
  const mail = new Mail(config, { handle: () => undefined } as unknown as Jobs, () => new Date(), {});
  try {
    const words = { subject: 'Hello', text: 'Hello', html: 'Hello' };
    const all = Array.from({ length: 12 }, (_, index) => ({ ...words, to: `ann-${index}@example.com` }));
    await Promise.all(all.map((email) => mail.deliver(email)));
    expect(server.received.map(({ to }) => to[0]).toSorted()).toEqual(all.map(({ to }) => to).toSorted());
    expect(server.connections).toBe(2);
  } finally {
    mail.close();
    await server.close();
  }
});
