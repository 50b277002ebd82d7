import { sql } from 'drizzle-orm';
import type { Services } from '../../../../server/services.ts';
import { texts } from '../../spoken-texts.ts';
import { type ReminderChannel, type ReminderToSend, reminderWords } from '../channel.ts';
import { optedOutAt, stopNumber } from '../number-stops.ts';
import { carrierOf } from './carrier.ts';

/** Reminders by text message; undefined where nobody carries them. */
export function textChannel(services: Services): ReminderChannel | undefined {
  const carrier = carrierOf(services);
  if (!carrier) return undefined;
  const { database, config } = services;
  return {
    name: 'text',
    async send(reminder) {
      const { phone } = reminder.to;
      if (!phone || (await optedOutAt(services, phone))) return 'gone';
      const isRepeat = await hasBegun(services, reminder.deliveryId);
      const text = reminderText(reminder, config.productName);
      const outcome = await carrier.send({ id: reminder.deliveryId, to: phone, text }, isRepeat);
      if (outcome === 'stopped') await stopNumber(services, phone, database.db);
      return outcome === 'sent' ? 'sent' : 'gone';
    },
  };
}

/**
 * Whether an attempt at the delivery was begun before, which may have gone out; from now on one was. Noted
 * before the carrier is asked, so that a server that ends in between leaves the note behind.
 */
async function hasBegun({ database, clock }: Services, deliveryId: string): Promise<boolean> {
  const { rowCount } = await database.db.execute(sql`
    insert into reminders.text_attempts (delivery_id, begun_at) values (${deliveryId}, ${clock().toISOString()})
    on conflict do nothing`);
  return rowCount === 0;
}

/** The same at every attempt, and no other delivery's: its links say which it is. */
export const reminderText = ({ half, links }: ReminderToSend, productName: string): string =>
  [
    texts.textTitle(productName, reminderWords()[half].title),
    links.open,
    texts.textSnooze(links.snooze),
    texts.textStop,
  ].join('\n');
