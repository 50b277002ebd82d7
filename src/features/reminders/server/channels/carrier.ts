import type { Services } from '../../../../server/services.ts';
import { postWebhook } from '../../../../server/webhook.ts';
import { texts } from '../../spoken-texts.ts';

/** A text message. `id` stays the same at every attempt, so that none is sent twice where that can be told. */
export interface TextMessage {
  id: string;
  /** As E.164 text, such as '+15550100199'. */
  to: string;
  text: string;
}

/** 'stopped': whoever has the number wants no texts; 'unreachable': nobody can be sent texts there. */
export type Carried = 'sent' | 'stopped' | 'unreachable';

/** Who carries text messages to phones. */
export interface Carrier {
  /**
   * Hands the message over. `isRepeat` says that an attempt may have succeeded before without our hearing of it.
   * Rejects where trying again may help; no number and no text is in what it rejects with.
   */
  send(message: TextMessage, isRepeat: boolean): Promise<Carried>;
}

/** The carrier of this server; undefined where text messages are not set up. */
export function carrierOf(services: Services): Carrier | undefined {
  const { texts } = services.config;
  if (texts.kind === 'none') return undefined;
  if (texts.kind === 'webhook') return throughWebhook(services, texts.url);
  if (texts.kind === 'outbox') return intoOutbox(services);
  let twilio: Carrier | undefined;
  return {
    async send(message, isRepeat) {
      // Its library is heavy: it is loaded with the first message.
      twilio ??= (await import('./twilio.ts')).twilioCarrier(texts);
      return twilio.send(message, isRepeat);
    },
  };
}

/** A provider at an address of its own, which knows a message that comes again by its id. */
const throughWebhook = (services: Services, url: string): Carrier => ({
  async send({ id, to, text }) {
    await postWebhook(services, url, { id, body: { to, text, id } });
    return 'sent';
  },
});

/** On a developer's machine texts are read where mail is. */
const intoOutbox = ({ outbox, clock }: Services): Carrier => ({
  async send({ to, text }) {
    await outbox?.put({ to, subject: texts.textMessage, text, html: '' }, clock());
    return 'sent';
  },
});
