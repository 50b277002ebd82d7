import { createHmac, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type Account, api, expect, sql } from './support.ts';

/* What the journeys of reminders share. */

interface Kept {
  to: string;
  subject: string;
  text: string;
}

/** What would have gone to this address or number, the newest first, as the developer's outbox keeps it. */
export async function outboxFor(page: Page, to: string): Promise<Kept[]> {
  const answer = await page.request.get('/dev/outbox', { headers: { accept: 'application/json' } });
  const kept: Kept[] = await answer.json();
  return kept.filter((one) => one.to === to);
}

/** The code that was texted last. */
export async function codeTo(page: Page, phone: string): Promise<string> {
  const code = async () => /^\d{6}/.exec((await outboxFor(page, phone))[0]?.text ?? '')?.[0] ?? '';
  await expect.poll(code).toMatch(/^\d{6}$/);
  return code();
}

let numbers = 0;
/** A number that no other journey uses. */
export const newPhoneNumber = (): string => {
  numbers += 1;
  return `+1555${String(process.pid % 1000).padStart(3, '0')}${String(numbers).padStart(4, '0')}`;
};

/** Somebody texts a word to us: their carrier tells the server. */
export async function textUs(page: Page, from: string, text: string): Promise<string> {
  const body = JSON.stringify({ id: randomUUID(), from, text });
  const at = Math.floor(Date.now() / 1000);
  const signed = createHmac('sha256', process.env.E2E_WEBHOOK_SECRET ?? '')
    .update(`${at}.${body}`)
    .digest('hex');
  const answer = await page.request.post('/webhooks/sms', {
    data: body,
    headers: { 'webhook-signature': `t=${at},v1=${signed}`, 'content-type': 'text/plain' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).answer;
}

/** Lives where it is about ten in the morning, so that an hour later is still the same day and half. */
export async function setZoneToMorning(page: Page): Promise<void> {
  const hours = 10 - new Date().getUTCHours();
  const shift = ((hours + 35) % 24) - 11;
  // POSIX counts west of Greenwich as positive.
  const zone = shift === 0 ? 'Etc/GMT' : `Etc/GMT${shift > 0 ? '-' : '+'}${Math.abs(shift)}`;
  await api(page).patch('/api/profile', { time_zone: zone });
}

/** The morning's reminder is due now, and the server looks. */
export async function makeReminderDue({ userId }: Account): Promise<void> {
  await sql(
    `update reminder_schedules s set due_at = now() - interval '1 second', changed_at = null,
      local_date = (now() at time zone p.time_zone)::date
      from profiles p where p.id = s.user_id and s.user_id = $1 and s.half = 'morning'`,
    [userId],
  );
  await sql(`insert into pgboss.job (name, data) values ('reminders-due', '{}')`);
}

/** The address of the kind in the mail that reminded last: of '/reminder#snooze.' or '/reminder#stop.'. */
export async function linkInMail(page: Page, { email }: Account, kind: 'snooze' | 'stop'): Promise<string> {
  const link = async () =>
    (await outboxFor(page, email))
      .map(({ text }) => new RegExp(`\\S+/reminder#${kind}\\.[\\w.-]+`).exec(text)?.[0])
      .find(Boolean) ?? '';
  await expect.poll(link, { timeout: 90_000 }).not.toBe('');
  return link();
}
