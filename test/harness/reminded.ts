import { expect, vi } from 'vitest';
import { enqueueDueReminders } from '../../src/features/reminders/server/due.ts';
import { createServices, type Services } from '../../src/server/services.ts';
import { createTestApp, type Person, type TestApp } from './app.ts';
import { type MailServer, startMailServer } from './smtp.ts';

/** Thursday, half past seven in the morning in Los Angeles. */
export const BEFORE = '2026-11-19T15:30:00.000Z';
/** Eight there. */
export const DUE = '2026-11-19T16:00:00.000Z';
export const EVERY_DAY = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

export interface DeliveryRow {
  half: string;
  local_date: string;
  channel: string;
  state: string;
  reason: string | null;
}

/** A server that reminds people by e-mail, with a clock that the test sets. */
export interface Reminding {
  app: TestApp;
  services: Services;
  mails: MailServer;
  setNow(instant: string): void;
  /** Somebody whose reminders by e-mail are on, at 8:00 AM and 7:00 PM on every day, but for these settings. */
  remind(person: Person, settings?: object): Promise<void>;
  /** What the scheduler does at that instant, until every reminder is settled. Answers how many were handed on. */
  at(instant: string): Promise<number>;
  /** In the order in which they were due; of snoozed ones those whose time has come. */
  deliveries(person: Person | undefined, state?: string): Promise<DeliveryRow[]>;
  /** For example 'morning 2026-11-19 email skipped late'. */
  outcomes(person: Person): Promise<string[]>;
  mailsTo(person: Person): MailServer['received'];
  close(): Promise<void>;
}

export async function startReminding(): Promise<Reminding> {
  const mails = await startMailServer();
  const app = await createTestApp({ smtpUrl: mails.url });
  let now = BEFORE;
  const services = await createServices(app.config, app.url, { clock: () => new Date(now) });
  services.database.gateWith('billing_gate');
  const deliveries = (person: Person | undefined, state?: string) =>
    app.sql<DeliveryRow & Record<string, unknown>>(
      `select half, local_date::text, channel, state, reason from reminder_deliveries
        where ($1::uuid is null or user_id = $1) and ($2::text is null or state = $2) and due_at <= $3
        order by due_at, channel`,
      [person?.userId ?? null, state ?? null, now],
    );
  const setNow = (instant: string) => {
    now = instant;
    app.setNow(instant);
  };
  return {
    app,
    services,
    mails,
    setNow,
    deliveries,
    async remind(person, settings = {}) {
      const set = {
        email_reminders_enabled: true,
        reminder_time_am: '08:00',
        reminder_days_am: EVERY_DAY,
        reminder_time_pm: '19:00',
        reminder_days_pm: EVERY_DAY,
        ...settings,
      };
      expect((await person.patch('/api/profile', set)).status).toBe(200);
    },
    async at(instant) {
      setNow(instant);
      const handedOn = await enqueueDueReminders(services, new Date(instant));
      const sending = () => deliveries(undefined, 'sending');
      await vi.waitFor(async () => expect(await sending()).toEqual([]), { timeout: 15_000 });
      return handedOn;
    },
    outcomes: async (person) =>
      (await deliveries(person)).map(({ half, local_date, channel, state, reason }) =>
        [half, local_date, channel, state, reason ?? ''].join(' ').trim(),
      ),
    mailsTo: (person) => mails.received.filter(({ to }) => to.includes(person.email)),
    async close() {
      await services.close();
      await app.close();
      await mails.close();
    },
  };
}
