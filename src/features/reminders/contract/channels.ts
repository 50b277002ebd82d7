import * as z from 'zod';
import { idSchema } from '../../../kernel/ids.ts';
import { defineRoute } from '../../../kernel/route.ts';
import * as texts from '../texts.ts';
import { ENDPOINT_LENGTH, PHONE_CODE_DIGITS } from './limits.ts';

/** Bytes written as base64url without padding. */
const bytes = (count: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((count * 4) / 3)}}$`), texts.bytesShape(count));

const POINT_BYTES = 65;
const SECRET_BYTES = 16;
const DIGEST_BYTES = 32;

/** How this server reaches people, and how it stands with the caller. */
export const reminderChannelsSchema = z.object({
  text: z.object({
    /** Whether this server sends text messages at all. */
    offered: z.boolean(),
    /** Since when the caller's number wants none, by its answer STOP; null: it has not answered so. */
    stopped_at: z.iso.datetime().nullable(),
    /** The number to which START is texted; null where it is not known. */
    number: z.string().nullable(),
  }),
  push: z.object({
    /** The key with which a browser subscribes, as base64url; null where this server sends no notifications. */
    public_key: z.string().nullable(),
    /** The subscribed browsers, each by the SHA-256 of its endpoint as base64url. */
    subscribed: z.array(z.string()),
  }),
});
export type ReminderChannels = z.output<typeof reminderChannelsSchema>;

export const getReminderChannels = defineRoute({
  method: 'get',
  path: '/api/reminders/channels',
  tag: 'reminders',
  summary: texts.channelsSummary,
  answer: reminderChannelsSchema,
});

export const sendPhoneCode = defineRoute({
  method: 'post',
  path: '/api/reminders/phone-code',
  tag: 'reminders',
  summary: texts.sendCodeSummary,
  answer: z.object({ good_until: z.iso.datetime() }),
});

export const confirmPhone = defineRoute({
  method: 'post',
  path: '/api/reminders/phone-confirmation',
  tag: 'reminders',
  summary: texts.confirmSummary,
  body: z.strictObject({
    code: z.string().regex(new RegExp(`^\\d{${PHONE_CODE_DIGITS}}$`), texts.codeShape),
  }),
});

export const subscribeToPush = defineRoute({
  method: 'post',
  path: '/api/reminders/push-subscriptions',
  tag: 'reminders',
  summary: texts.subscribeSummary,
  body: z.strictObject({
    id: idSchema,
    endpoint: z.url().max(ENDPOINT_LENGTH),
    p256dh: bytes(POINT_BYTES),
    auth: bytes(SECRET_BYTES),
  }),
});

export const unsubscribeFromPush = defineRoute({
  method: 'delete',
  path: '/api/reminders/push-subscriptions/{endpoint_hash}',
  tag: 'reminders',
  summary: texts.unsubscribeSummary,
  params: z.object({ endpoint_hash: bytes(DIGEST_BYTES) }),
});

/** What a notification is made of; it travels encrypted to the browser alone. */
export interface PushMessage {
  half: 'morning' | 'afternoon';
  title: string;
  body: string;
  /** The page to open: path, query and fragment. */
  open: string;
  /** The tokens of the answers. */
  snooze: string;
  stop: string;
}
