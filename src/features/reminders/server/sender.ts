import type { Services } from '../../../server/services.ts';
import { inLanguage } from '../../../server/spoken.ts';
import { Together } from '../../../server/together.ts';
import type { DeliveryReason, ReminderChannelName } from '../contract/limits.ts';
import { quietReason } from '../rules.ts';
import type { ReminderChannel, ReminderToSend } from './channel.ts';
import {
  type Found,
  findDeliveries,
  findDelivery,
  type Settled,
  type Settlement,
  settleDeliveries,
  settleDelivery,
  type Wish,
  type Written,
} from './deliveries.ts';
import { linksOf } from './links.ts';

/** Of deliveries whose rows are read or written together: few enough to be over within a few hundredths of a second. */
const AT_ONCE = 100;

/** What it means that a channel does not reach the person any more. */
const GONE: Record<ReminderChannelName, Settlement> = {
  text: { state: 'skipped', reason: 'number_stopped' },
  push: { state: 'skipped', reason: 'no_subscription' },
  email: { state: 'failed', reason: 'refused' },
};

/** Sends reminders that were handed on, over the channels that there are. */
export class ReminderSender {
  readonly #services: Services;
  readonly #channels: ReadonlyMap<ReminderChannelName, ReminderChannel>;
  /** Undefined where people's rows are spread over several machines: no statement is of several people there. */
  readonly #finding: Together<Wish, Found | undefined> | undefined;
  readonly #settling: Together<Settled, Written[] | undefined> | undefined;

  constructor(services: Services, channels: readonly ReminderChannel[]) {
    this.#services = services;
    this.#channels = new Map(channels.map((channel) => [channel.name, channel]));
    if (services.distributed) return;
    this.#finding = new Together(AT_ONCE, (wishes) => findDeliveries(services, wishes, services.clock()));
    this.#settling = new Together(AT_ONCE, (all) => settleDeliveries(services, all));
  }

  /**
   * Sends one reminder, or notes why not. What is settled already is left alone. @throws when the channel is in trouble:
   * the job is then tried again, under the same id
   */
  async send(wish: Wish): Promise<void> {
    const delivery = await this.#find(wish);
    if (!delivery) return;
    const reason = this.#reasonAgainst(delivery, this.#services.clock());
    if (reason) return this.#settle(wish, { state: 'skipped', reason });
    const channel = this.#channels.get(delivery.channel);
    if (!channel) return;
    const outcome = await inLanguage(delivery.language, () => channel.send(this.#toSend(wish, delivery)));
    await this.#settle(wish, outcome === 'gone' ? GONE[channel.name] : { state: 'sent' });
  }

  /** Notes that what was tried for hours was given up. */
  giveUp(wish: Wish): Promise<void> {
    return this.#settle(wish, { state: 'failed', reason: 'trouble' });
  }

  /** With others that are begun by now; alone when that fails. */
  #find(wish: Wish): Promise<Found | undefined> {
    const alone = () => findDelivery(this.#services, wish, this.#services.clock());
    return this.#finding ? this.#finding.do(wish).catch(alone) : alone();
  }

  /** With others that are over by now; alone where the person is writing, or when that fails. */
  async #settle(wish: Wish, settlement: Settlement): Promise<void> {
    const settled = { ...wish, settlement, at: this.#services.clock() };
    const together = await this.#settling?.do(settled).catch(() => undefined);
    const written = together ?? (await settleDelivery(this.#services, settled));
    for (const { channel } of written) this.#services.metrics?.countReminder(channel, settlement.state);
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
