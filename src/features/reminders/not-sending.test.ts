import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../../test/harness/app.ts';
import { setConfirmed } from '../../../test/harness/confirmation.ts';
import { BEFORE, DUE, type Reminding, startReminding } from '../../../test/harness/reminded.ts';
import { journalPage } from '../../../test/harness/remote-person.ts';
import { newId } from '../../kernel/ids.ts';
import { ReminderSender } from './server/sender.ts';
import { settleStuck } from './server/upkeep.ts';

let reminding: Reminding;
let ann: Person;

beforeAll(async () => {
  reminding = await startReminding();
});
afterAll(() => reminding.close());
beforeEach(async () => {
  reminding.setNow(BEFORE);
  reminding.mails.received.length = 0;
  ann = await reminding.app.person();
});
afterEach(() =>
  reminding.app.sql('update profiles set email_reminders_enabled = false, phone_reminders_enabled = false'),
);

describe('a reminder is not sent', () => {
  test('when today’s page is written', async () => {
    await reminding.remind(ann);
    expect((await ann.post('/api/journal/entries', journalPage())).status).toBe(200);
    await reminding.at(DUE);
    expect(await reminding.outcomes(ann)).toEqual(['morning 2026-11-19 email skipped journaled']);
  });

  test('when a lesson stands on the day', async () => {
    await reminding.remind(ann, { reminder_time_am: null, reminder_days_am: [] });
    await reminding.app.sql(
      `insert into lessons_learned (user_id, id, lesson, date, created_at) values ($1, gen_random_uuid(), 'x', '2026-11-19', now())`,
      [ann.userId],
    );
    await reminding.at('2026-11-20T03:00:00.000Z');
    expect(await reminding.outcomes(ann)).toEqual(['afternoon 2026-11-19 email skipped lesson_noted']);
  });

  test('in a pause', async () => {
    await reminding.remind(ann);
    await reminding.app.sql(
      `insert into pauses (user_id, id, starts_on, ends_on, created_at) values ($1, gen_random_uuid(), '2026-11-19', '2026-11-19', now())`,
      [ann.userId],
    );
    await reminding.at(DUE);
    await reminding.at('2026-11-20T16:00:00.000Z');
    expect(await reminding.outcomes(ann)).toEqual([
      'morning 2026-11-19 email skipped paused',
      'afternoon 2026-11-19 email skipped paused',
      'morning 2026-11-20 email sent',
    ]);
  });

  test('when the trial has ended, until there is a plan', async () => {
    await reminding.remind(ann);
    await reminding.app.sql('update profiles set trial_ends_at = $2 where id = $1', [ann.userId, BEFORE]);
    await reminding.at(DUE);
    await reminding.app.sql(
      `insert into subscriptions (user_id, id, tier_id, status, start_date, created_at)
        select $1, gen_random_uuid(), id, 'active', now(), now() from subscription_tiers where name = 'growth'`,
      [ann.userId],
    );
    await reminding.at('2026-11-20T03:00:00.000Z');
    expect(await reminding.outcomes(ann)).toEqual([
      'morning 2026-11-19 email skipped trial_ended',
      'afternoon 2026-11-19 email sent',
    ]);
  });

  test('by text before the number is confirmed, nor over what this server does not offer', async () => {
    await reminding.remind(ann, { phone_reminders_enabled: true, phone_number: '+15550100199' });
    await reminding.at(DUE);
    const [, text] = await reminding.outcomes(ann);
    expect(text).toMatch(/^morning 2026-11-19 text skipped (phone_unconfirmed|not_offered)$/);
  });

  test('when the half was switched off after it was handed on', async () => {
    await reminding.remind(ann);
    reminding.setNow(DUE);
    const sender = new ReminderSender(reminding.services, []);
    const deliveryId = newId();
    await reminding.app.sql(
      `insert into reminder_deliveries (user_id, id, half, local_date, channel, due_at) values ($1, $2, 'morning', '2026-11-18', 'email', $3)`,
      [ann.userId, deliveryId, DUE],
    );
    await ann.patch('/api/profile', { reminder_time_am: null, reminder_days_am: [] });
    await sender.send({ userId: ann.userId, deliveryId });
    expect(await reminding.outcomes(ann)).toEqual(['morning 2026-11-18 email skipped switched_off']);
  });
});

test('an address that nobody has confirmed gets none, and the next once it is', async () => {
  await setConfirmed(reminding.app, ann.userId, false);
  await reminding.remind(ann);
  await reminding.at(DUE);
  expect(reminding.mailsTo(ann)).toEqual([]);
  await setConfirmed(reminding.app, ann.userId, true);
  await reminding.at('2026-11-20T03:00:00.000Z');
  expect(await reminding.outcomes(ann)).toEqual([
    'morning 2026-11-19 email skipped email_unconfirmed',
    'afternoon 2026-11-19 email sent',
  ]);
});

describe('what a channel says', () => {
  const handOver = async (send: () => Promise<'sent' | 'gone'>) => {
    await reminding.remind(ann);
    reminding.setNow(DUE);
    const deliveryId = newId();
    await reminding.app.sql(
      `insert into reminder_deliveries (user_id, id, half, local_date, channel, due_at) values ($1, $2, 'morning', '2026-11-19', 'email', $3)`,
      [ann.userId, deliveryId, DUE],
    );
    const sender = new ReminderSender(reminding.services, [{ name: 'email', send }]);
    return { sender, wish: { userId: ann.userId, deliveryId } };
  };

  test('gone: it failed, and why', async () => {
    const { sender, wish } = await handOver(async () => 'gone');
    await sender.send(wish);
    expect(await reminding.outcomes(ann)).toEqual(['morning 2026-11-19 email failed refused']);
  });

  test('trouble: it is tried again under the same id; once settled it is never sent again', async () => {
    const asked: string[] = [];
    let trouble = true;
    await reminding.remind(ann);
    const { wish } = await handOver(async () => 'sent');
    const sender = new ReminderSender(reminding.services, [
      {
        name: 'email',
        send: async ({ deliveryId }) => {
          asked.push(deliveryId);
          if (trouble) throw new Error('the mail server is away');
          return 'sent';
        },
      },
    ]);
    await expect(sender.send(wish)).rejects.toThrow('away');
    expect(await reminding.deliveries(ann, 'sending')).toHaveLength(1);
    trouble = false;
    await sender.send(wish);
    await sender.send(wish);
    expect(asked).toEqual([wish.deliveryId, wish.deliveryId]);
    expect(await reminding.outcomes(ann)).toEqual(['morning 2026-11-19 email sent']);
  });

  test('nothing for hours: it failed', async () => {
    const { sender } = await handOver(async () => 'sent');
    expect(await settleStuck(reminding.services, sender, new Date('2026-11-19T18:59:00Z'))).toBe(0);
    expect(await settleStuck(reminding.services, sender, new Date('2026-11-19T19:01:00Z'))).toBe(1);
    expect(await reminding.outcomes(ann)).toEqual(['morning 2026-11-19 email failed trouble']);
  });
});
