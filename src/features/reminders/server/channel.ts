import type { LocalDate } from '../../../kernel/calendar.ts';
import type { ReminderChannelName, ReminderHalf } from '../contract/limits.ts';
import { texts } from '../spoken-texts.ts';

/** What a reminder says. A text message holds the title alone. */
export const reminderWords = () =>
  ({
    morning: { title: texts.morningTitle, sentence: texts.morningText, action: texts.writePageButton },
    afternoon: { title: texts.afternoonTitle, sentence: texts.afternoonText, action: texts.noteLessonButton },
  }) as const;

/** One reminder, ready to be sent to one person over one channel. Nothing in it was written by a person. */
export interface ReminderToSend {
  /** The id of its row in `reminder_deliveries`, the same at every attempt: what makes sending repeatable. */
  deliveryId: string;
  userId: string;
  half: ReminderHalf;
  localDate: LocalDate;
  /** UTC, ISO 8601. */
  dueAt: string;
  to: {
    email: string;
    /** E.164, confirmed; null without one. */
    phone: string | null;
  };
  links: ReminderLinks;
}

/** Addresses of the product's pages. Following one changes nothing: mail scanners follow them too. */
export interface ReminderLinks {
  /** Where what it reminds of is done. */
  open: string;
  /** `/reminder#snooze.<token>`: the page asks for one click and posts the token. */
  snooze: string;
  /** `/reminder#stop.<token>` */
  stop: string;
}

/**
 * 'gone' when the person cannot be reached this way any more: the number answered STOP, every subscription has expired,
 * the address takes no mail.
 */
export type SendOutcome = 'sent' | 'gone';

/** One way to reach people. */
export interface ReminderChannel {
  readonly name: ReminderChannelName;
  /**
   * Sends one reminder. Asked again with the same `deliveryId`, it must not send twice where the vendor lets it tell.
   * Runs outside of any transaction, several at once. @throws for trouble that may pass; it is then tried again
   */
  send(reminder: ReminderToSend): Promise<SendOutcome>;
}
