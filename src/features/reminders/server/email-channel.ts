import type { Config } from '../../../server/config.ts';
import type { Email } from '../../../server/mail.ts';
import type { Services } from '../../../server/services.ts';
import { composeEmail, unsubscribeLink } from '../../emails/server.ts';
import { texts } from '../spoken-texts.ts';
import { type ReminderChannel, type ReminderToSend, reminderWords } from './channel.ts';

/** What a mail server says of an address that takes no mail, at once and for good (RFC 5321, RFC 3463). */
const NO_SUCH_ADDRESS = [550, 551, 553];

/** Reminders by e-mail; undefined where no mail leaves this server. */
export function emailChannel({ config, mail }: Services): ReminderChannel | undefined {
  if (!config.smtpUrl && !config.devOutbox) return undefined;
  return {
    name: 'email',
    async send(reminder) {
      try {
        await mail.deliver(reminderEmail(reminder, config));
        return 'sent';
      } catch (error) {
        if (isAddressRefused(error)) return 'gone';
        throw error;
      }
    },
  };
}

/** What ends the half of the day that the mail is about, whichever way it comes. */
const halfStop = () => ({ morning: texts.turnOffMorningButton, afternoon: texts.turnOffAfternoonButton });

/**
 * The mail of a reminder. Its Message-ID is the delivery's: should a server end between the mail server's yes and the
 * note of it, what is sent again is the same message, which mailboxes show once.
 */
export function reminderEmail(
  { deliveryId, userId, half, to, links }: ReminderToSend,
  config: Pick<Config, 'productName' | 'appUrl' | 'authSecret'>,
): Email {
  const { title, sentence, action } = reminderWords()[half];
  const email = composeEmail({
    to: to.email,
    subject: title,
    before: [sentence],
    action: { label: action, url: links.open },
    links: [
      { label: texts.snoozeEmailButton, url: links.snooze },
      { label: halfStop()[half], url: links.stop },
    ],
    why: texts.emailReason,
    unsubscribe: unsubscribeLink(config, userId, 'reminders'),
    from: config.productName,
  });
  return {
    ...email,
    headers: {
      ...email.headers,
      'Message-ID': `<reminder-${deliveryId}@${new URL(config.appUrl).hostname}>`,
      'Auto-Submitted': 'auto-generated',
    },
  };
}

/** Whether the mail server turned the recipient away, rather than the sender or the moment. */
const isAddressRefused = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  NO_SUCH_ADDRESS.includes(error.responseCode as number) &&
  'command' in error &&
  error.command === 'RCPT TO';
