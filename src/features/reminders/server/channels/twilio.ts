import twilio from 'twilio';
import type { TwilioConfig } from '../../../../server/config/reminder-channels.ts';
import type { Carried, Carrier, TextMessage } from './carrier.ts';

const TIMEOUT_MS = 10_000;
/** Where the library asks; tests lead it elsewhere. */
const API = 'https://api.twilio.com';
/** So many of a number's latest messages are looked through: it is sent a few a day. */
const LATEST = 20;

/** The number has answered STOP. */
const STOPPED = 21610;
/** No number, no mobile number, or one that no message can be sent to. */
const UNREACHABLE = [21211, 21217, 21612, 21614];
/** A message in one of these states has not arrived and never will. */
const LOST = ['failed', 'undelivered', 'canceled'];

/** What the vendor refused, by its code alone: its words quote the number. */
export class TextRefused extends Error {
  override readonly name = 'TextRefused';
  readonly code: string;

  constructor(code: number | string) {
    super(`the text message was not taken: ${code}`);
    this.code = String(code);
  }
}

/** Sends by Twilio, with Twilio's own library. */
export function twilioCarrier(config: TwilioConfig): Carrier {
  const { messages } = clientOf(config);
  const sender = config.from.startsWith('+') ? { from: config.from } : { messagingServiceSid: config.from };

  /** Whether the number was sent this before. The server may have ended between Twilio's yes and its own note of it. */
  const isThere = async ({ to, text }: TextMessage): Promise<boolean> => {
    const latest = await messages.list({ to, limit: LATEST });
    // A trial account puts words of its own before the text.
    return latest.some(({ body, status }) => body.endsWith(text) && !LOST.includes(status));
  };

  return {
    async send(message, isRepeat) {
      try {
        if (isRepeat && (await isThere(message))) return 'sent';
        await messages.create({ ...sender, to: message.to, body: message.text });
        return 'sent';
      } catch (error) {
        return carriedOf(error);
      }
    },
  };
}

/** What the refusal means for the number. @throws TextRefused where it says nothing of it */
function carriedOf(error: unknown): Carried {
  const { code, status } = error as { code?: number | string; status?: number };
  if (code === STOPPED) return 'stopped';
  if (typeof code === 'number' && UNREACHABLE.includes(code)) return 'unreachable';
  throw new TextRefused(code ?? status ?? 'no answer');
}

function clientOf({ accountSid, authToken, apiUrl }: TwilioConfig): twilio.Twilio {
  const httpClient = new twilio.RequestClient({ timeout: TIMEOUT_MS });
  const request = httpClient.request.bind(httpClient);
  httpClient.request = (options) => request({ ...options, uri: options.uri.replace(API, apiUrl) });
  return twilio(accountSid, authToken, { httpClient });
}
