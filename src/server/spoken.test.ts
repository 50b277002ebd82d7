import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { FileOutbox } from '../../dev/outbox/outbox.ts';
import { createTestApp, type Person, type TestApp } from '../../test/harness/app.ts';
import { signOutAccount } from '../features/auth/server/operator.ts';
import * as auth from '../features/auth/texts.de.ts';
import * as calendar from '../features/calendar-feed/texts.de.ts';
import { unsubscribeLink } from '../features/emails/server/unsubscribe-link.ts';
import * as emails from '../features/emails/texts.de.ts';
import { reminderEmail } from '../features/reminders/server/email-channel.ts';
import * as reminders from '../features/reminders/texts.de.ts';
import * as tasks from '../features/tasks/texts.de.ts';
import { newId } from '../kernel/ids.ts';
import * as kernel from '../kernel/texts.de.ts';
import { createServices } from './services.ts';
import { inLanguage, spoken, spokenLanguage } from './spoken.ts';
import { words } from './spoken-words.ts';

/* What the server says is in the language of whoever hears it. */

describe('the language that is spoken', () => {
  test('is that of the work in which it is asked, however much runs at once', async () => {
    const texts = await spoken({ hello: 'Hello' }, (language) =>
      Promise.resolve({ hello: `Hello in ${language}` }),
    );
    const said = await Promise.all(
      (['de', 'en', 'de', null] as const).map((language, at) =>
        inLanguage(language, async () => {
          await new Promise((resume) => setTimeout(resume, 5 - at));
          return `${texts.hello} ${spokenLanguage()}`;
        }),
      ),
    );
    expect(said).toEqual(['Hello in de de', 'Hello en', 'Hello in de de', 'Hello en']);
    expect(texts.hello).toBe('Hello');
  });

  test('holds for days and numbers', () => {
    expect(inLanguage('de', () => words.formatDay('2026-11-19', { year: true }))).toBe(
      'Donnerstag, 19. November 2026',
    );
    expect(inLanguage('de', () => words.formatNumber(1234))).toBe('1.234');
    expect(words.formatNumber(1234)).toBe('1,234');
  });
});

describe('whoever reads German', () => {
  let app: TestApp;
  let ann: Person;

  beforeAll(async () => {
    app = await createTestApp();
    ann = await app.person();
    await ann.patch('/api/profile', { language: 'de' });
  });
  afterAll(() => app.close());

  const asGerman = (path: string, init: RequestInit = {}) =>
    app.fetch(path, { ...init, headers: { ...init.headers, 'accept-language': 'de' } });

  test('is refused in German', async () => {
    const headers = { authorization: `Bearer ${ann.token}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ completed: true, completed_at: '2026-11-19T12:00:00Z' });
    const gone = await asGerman(`/api/tasks/${newId()}`, { method: 'PATCH', headers, body });
    expect([gone.status, (await gone.json()).error.message]).toEqual([404, tasks.actionNotFound]);
    const nobody = await asGerman('/api/profile');
    expect((await nobody.json()).error.message).toBe(kernel.unauthenticated);
    const english = await app.fetch('/api/profile');
    expect((await english.json()).error.message).toBe('No authenticated user found. Please sign in again.');
  });

  test('gets emails in German, whoever asked for them', async () => {
    const sent = await app.fetch('/api/auth/request-password-reset', {
      method: 'POST',
      headers: { origin: app.config.appUrl, 'content-type': 'application/json' },
      body: JSON.stringify({ email: ann.email }),
    });
    expect(sent.ok).toBe(true);
    const outbox = new FileOutbox(app.config.dataDir);
    await vi.waitFor(
      async () => {
        const email = (await outbox.list()).find(({ to }) => to === ann.email);
        expect(email?.subject).toBe(auth.recoverySubject);
        expect(email?.html).toContain('<html lang="de" dir="ltr">');
        expect(email?.text).toContain(emails.concernsAccount(app.config.productName));
      },
      { timeout: 15_000 },
    );
  });

  test('is asked in German whether to unsubscribe, and reminded in German', async () => {
    const address = unsubscribeLink(app.config, ann.userId, 'weekly-summary');
    const page = await (await asGerman(address.replace(app.config.appUrl, ''))).text();
    expect(page).toContain(emails.weeklySummaryStoppedTitle);
    const reminder = {
      deliveryId: newId(),
      userId: ann.userId,
      half: 'morning' as const,
      localDate: '2026-11-19',
      dueAt: '2026-11-19T07:00:00Z',
      to: { email: ann.email, phone: null },
      links: { open: 'https://a.example/', snooze: 'https://a.example/s', stop: 'https://a.example/t' },
    };
    expect(inLanguage('de', () => reminderEmail(reminder, app.config)).subject).toBe(reminders.morningTitle);
  });

  test('finds German in the calendar', async () => {
    await ann.patch('/api/profile', {
      reminder_time_am: '07:30',
      reminder_days_am: ['Mon'],
      email_reminders_enabled: true,
    });
    const { body } = await ann.put('/api/calendar-feed');
    const feed = await (await app.fetch(new URL(body.address).pathname)).text();
    expect(feed).toContain(`SUMMARY:${calendar.clarifyEvent}`);
  });

  test('is told in German what the operator did', async () => {
    const services = await createServices(app.config, app.url);
    expect(await signOutAccount(services, ann.userId)).toBe(true);
    await services.close();
    const outbox = new FileOutbox(app.config.dataDir);
    await vi.waitFor(
      async () => {
        const subjects = (await outbox.list())
          .filter(({ to }) => to === ann.email)
          .map((mail) => mail.subject);
        expect(subjects).toContain(auth.signedOutSubject);
      },
      { timeout: 15_000 },
    );
  });
});
