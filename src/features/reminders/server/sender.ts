import type * as z from 'zod';
import type { LocalDate } from '../../../kernel/calendar.ts';
import type { Services } from '../../../server/services.ts';
import { statement } from '../../../server/statement.ts';
import type { DeliveryReason, DeliveryState, ReminderChannelName, ReminderHalf } from '../contract/limits.ts';
import { quietReason, type ReminderColumns } from '../rules.ts';
import type { ReminderChannel, ReminderToSend } from './channel.ts';
import type { reminderJob } from './due.ts';
import { linksOf } from './links.ts';

type Wish = z.output<typeof reminderJob.data>;

/** A delivery with all that decides whether it is sent, and where to. */
interface Found extends ReminderColumns {
  half: ReminderHalf;
  local_date: LocalDate;
  channel: ReminderChannelName;
  state: DeliveryState;
  due_at: string;
  time_zone: string;
  email: string;
  phone_number: string | null;
  phone_confirmed_at: string | null;
  journaled: boolean;
  lesson_noted: boolean;
  paused: boolean;
  may_write: boolean;
  email_confirmed: boolean;
}

const found = (gate: string) =>
  statement<Found>(`reminder-found-${gate}`).sql(
    `
    select d.half, d.local_date, d.channel, d.state, d.due_at, p.time_zone, p.email, p.phone_number,
        p.phone_confirmed_at, p.phone_reminders_enabled, p.email_reminders_enabled, p.push_reminders_enabled,
        p.reminder_time_am, p.reminder_time_pm, p.reminder_days_am, p.reminder_days_pm,
        exists(select from journal_entries j where j.user_id = :userId and j.date = d.local_date) as journaled,
        exists(select from lessons_learned l where l.user_id = :userId and l.date = d.local_date) as lesson_noted,
        exists(select from pauses s where s.user_id = :userId and d.local_date between s.starts_on and s.ends_on) as paused,
        ${gate}(:userId, 'writing', :now) as may_write, app_email_confirmed() as email_confirmed
      from reminder_deliveries d join profiles p on p.id = d.user_id where d.user_id = :userId and d.id = :deliveryId`,
    ['userId', 'deliveryId', 'now'],
  );

/** What is settled stays: of two attempts at once, the first says what came of it. */
const settled = statement<{ channel: ReminderChannelName }>('reminder-settled').sql(`
    update reminder_deliveries set state = :state, reason = :reason, sent_at = :sentAt
    where user_id = :userId and id = :deliveryId and state = 'sending' returning channel`);

type Settlement = { state: 'sent' } | { state: 'skipped' | 'failed'; reason: DeliveryReason };

/** What it means that a channel does not reach the person any more. */
const GONE: Record<ReminderChannelName, Settlement> = {
  text: { state: 'skipped', reason: 'number_stopped' },
  push: { state: 'skipped', reason: 'no_subscription' },
  email: { state: 'failed', reason: 'refused' },
};

const settling = ({ userId, deliveryId }: Wish, settlement: Settlement, now: Date) =>
  settled({
    userId,
    deliveryId,
    state: settlement.state,
    reason: settlement.state === 'sent' ? null : settlement.reason,
    sentAt: settlement.state === 'sent' ? now.toISOString() : null,
  });

/** Sends reminders that were handed on, over the channels that there are. */
export class ReminderSender {
  readonly #services: Services;
  readonly #channels: ReadonlyMap<ReminderChannelName, ReminderChannel>;

  constructor(services: Services, channels: readonly ReminderChannel[]) {
    this.#services = services;
    this.#channels = new Map(channels.map((channel) => [channel.name, channel]));
  }

  /**
   * Sends one reminder, or notes why not. What is settled already is left alone. @throws when the channel is in trouble:
   * the job is then tried again, under the same id
   */
  async send(wish: Wish): Promise<void> {
    const reminder = await this.#prepare(wish);
    const channel = reminder && this.#channels.get(reminder.channel);
    if (!channel) return;
    const outcome = await channel.send(reminder.toSend);
    await this.#settle(wish, outcome === 'gone' ? GONE[channel.name] : { state: 'sent' });
  }

  /** Notes that what was tried for hours was given up. */
  giveUp(wish: Wish): Promise<void> {
    return this.#settle(wish, { state: 'failed', reason: 'trouble' });
  }

  async #settle(wish: Wish, settlement: Settlement): Promise<void> {
    const now = this.#services.clock();
    await this.#services.database.asJob(wish.userId, now, async (actor) => {
      const rows = await actor.finish(settling(wish, settlement, now));
      for (const { channel } of rows) this.#count(channel, settlement.state);
    });
  }

  #count(channel: ReminderChannelName, state: Settlement['state']): void {
    this.#services.metrics?.countReminder(channel, state);
  }

  /** What is to be sent; undefined when it is settled, or was found not to be sent and noted so. */
  #prepare(wish: Wish): Promise<{ channel: ReminderChannelName; toSend: ReminderToSend } | undefined> {
    const { database, clock } = this.#services;
    return database.asJob(wish.userId, clock(), async (actor) => {
      const read = found(database.gate)({ ...wish, now: actor.now.toISOString() });
      const [delivery] = await actor.run(read);
      if (delivery?.state !== 'sending') return undefined;
      const reason = this.#reasonAgainst(delivery, actor.now);
      if (!reason) return { channel: delivery.channel, toSend: this.#toSend(wish, delivery) };
      await actor.finish(settling(wish, { state: 'skipped', reason }, actor.now));
      this.#count(delivery.channel, 'skipped');
      return undefined;
    });
  }

  #reasonAgainst(delivery: Found, now: Date): DeliveryReason | undefined {
    const facts = {
      half: delivery.half,
      channel: delivery.channel,
      localDate: delivery.local_date,
      dueAt: new Date(delivery.due_at),
      zone: delivery.time_zone,
      profile: delivery,
      journaled: delivery.journaled,
      lessonNoted: delivery.lesson_noted,
      paused: delivery.paused,
      mayWrite: delivery.may_write,
      phoneConfirmed: delivery.phone_number !== null && delivery.phone_confirmed_at !== null,
      emailConfirmed: delivery.email_confirmed,
      offered: [...this.#channels.keys()],
    };
    return quietReason(facts, now);
  }

  #toSend({ userId, deliveryId }: Wish, delivery: Found): ReminderToSend {
    const { config } = this.#services;
    const isConfirmed = delivery.phone_confirmed_at !== null;
    return {
      deliveryId,
      userId,
      half: delivery.half,
      localDate: delivery.local_date,
      dueAt: delivery.due_at,
      to: { email: delivery.email, phone: isConfirmed ? delivery.phone_number : null },
      // Every attempt sends the very same.
      links: linksOf(config, { deliveryId, half: delivery.half }, new Date(delivery.due_at)),
    };
  }
}
