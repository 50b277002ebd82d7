import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod';
import { AppError, forbidden, invalid } from '../../../kernel/errors.ts';
import type { Api } from '../../../server/api.ts';
import type { Services } from '../../../server/services.ts';
import { isWebhookSignature } from '../../../server/webhook.ts';
import { normalizePhone, textedWordOf } from '../rules.ts';
import { texts } from '../spoken-texts.ts';
import { startNumber, stopNumber } from './number-stops.ts';

const ANSWERS = { stop: 'stopAnswer', start: 'startAnswer', help: 'helpAnswer' } as const;

export const SMS_PATH = '/webhooks/sms';
/** The longest texts are far shorter. */
const LARGEST_BODY = 64 * 1024;

/** A text of a person to us. */
interface Heard {
  /** The carrier's id of it, the same when it is told again. */
  id: string;
  from: string;
  text: string;
}

/** What a carrier tells: the id is a key of the database, which has room for so much. */
const heardSchema = z.object({
  id: z.string().min(1).max(200),
  from: z.string().max(40),
  text: z.string().max(2000),
});

/**
 * Takes what people answer to texts: from Twilio as a form, answered as TwiML; from a provider by webhook, and on a
 * developer's machine, as `{ id, from, text }`, answered as `{ answer }`. What is not signed by the carrier changes
 * nothing.
 */
export function serveInboundTexts({ hono, services }: Api): void {
  const { kind } = services.config.texts;
  if (kind === 'none') return;
  const tooLarge = () => {
    throw new AppError(413, 'too_large', texts.messageTooLarge);
  };
  hono.post(SMS_PATH, bodyLimit({ maxSize: LARGEST_BODY, onError: tooLarge }), async (context) => {
    context.header('Cache-Control', 'no-store');
    return kind === 'twilio' ? answerTwilio(context, services) : answerProvider(context, services);
  });
}

async function answerTwilio(context: Context, services: Services): Promise<Response> {
  const { texts, appUrl } = services.config;
  if (texts.kind !== 'twilio') throw forbidden();
  const form = Object.fromEntries(new URLSearchParams(await context.req.text()));
  const { default: twilio } = await import('twilio');
  const signature = context.req.header('x-twilio-signature') ?? '';
  const isSigned = twilio.validateRequest(texts.authToken, signature, `${appUrl}${SMS_PATH}`, form);
  if (!isSigned) throw forbidden();
  const { MessageSid: id, From: from, Body: text = '', OptOutType } = form;
  const said = await hear(services, readable({ id, from, text }));
  const response = new twilio.twiml.MessagingResponse();
  // Where Twilio looks after STOP itself, it has answered already.
  if (said && !OptOutType) response.message(said);
  return context.body(response.toString(), 200, { 'content-type': 'text/xml; charset=UTF-8' });
}

async function answerProvider(context: Context, services: Services): Promise<Response> {
  const { config, clock } = services;
  const body = await context.req.text();
  const signature = context.req.header('webhook-signature') ?? '';
  if (!isWebhookSignature(config.webhookSecret, signature, body, clock())) throw forbidden();
  return context.json({ answer: (await hear(services, readable(parsed(body)))) ?? null });
}

/** @throws AppError 400 for what is no text message, though the carrier signed it */
function readable(told: unknown): Heard {
  const heard = heardSchema.safeParse(told);
  if (!heard.success) throw invalid(texts.notATextMessage);
  return heard.data;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Does what the word asks for, each text once, and answers what to say; undefined where there is nothing to say. */
async function hear(services: Services, { id, from, text }: Heard): Promise<string | undefined> {
  const word = textedWordOf(text);
  const phone = normalizePhone(from);
  if (!word || !phone) return undefined;
  await services.database.asServer(async (tx) => {
    const { rowCount } = await tx.execute(sql`
      insert into reminders.texts_heard (id, heard_at) values (${id}, ${services.clock().toISOString()})
      on conflict do nothing`);
    if (rowCount === 0) return;
    if (word === 'stop') await stopNumber(services, phone, tx);
    if (word === 'start') await startNumber(services, phone, tx);
  });
  return texts[ANSWERS[word]](services.config.productName);
}
