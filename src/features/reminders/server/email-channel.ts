import { composeEmail } from '../../../server/email.ts';
import type { Email } from '../../../server/mail.ts';
import type { Services } from '../../../server/services.ts';
import { REMINDER_WORDS } from '../contract/messages.ts';
import type { ReminderChannel, ReminderToSend } from './channel.ts';

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

/**
 * The mail of a reminder. Its Message-ID is the delivery's: should a server end between the mail server's yes and the
 * note of it, what is sent again is the same message, which mailboxes show once.
 */
export function reminderEmail(
  { deliveryId, half, to, links }: ReminderToSend,
  { productName, appUrl }: { productName: string; appUrl: string },
): Email {
  const { title, sentence, action } = REMINDER_WORDS[half];
  const email = composeEmail({
    to: to.email,
    subject: title,
    before: [sentence],
    action: { label: action, url: links.open },
    after: [
      `Once more in an hour: ${links.snooze}`,
      `No more of these: ${links.stop}`,
      'You chose these reminders in your profile, and can change them there.',
    ],
    from: productName,
  });
  return {
    ...email,
    headers: {
      'Message-ID': `<reminder-${deliveryId}@${new URL(appUrl).hostname}>`,
      'List-Unsubscribe': `<${links.unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
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
