import type { PushMessage } from '../../features/reminders/contract.ts';
import { type Answered, answeredInWords } from '../../features/reminders/rules/answers.ts';
import * as texts from './texts.ts';

/** What a notification keeps for when it is clicked. */
export type NotificationData = Partial<Pick<PushMessage, 'open' | 'snooze' | 'stop'>>;

/** Actions are not among what every browser's types know. */
export interface NotificationToShow {
  title: string;
  options: NotificationOptions & { data: NotificationData; actions?: { action: string; title: string }[] };
}

const ICON = '/icon.svg';
/** Where a reminder leads that says nowhere. */
const HOME = '/dashboard/growth';

/** The path of an address of this product; anything else leads home. */
export const pathOf = (open: unknown): string =>
  typeof open === 'string' && /^\/(?!\/)/.test(open) ? open : HOME;

const textOr = (value: unknown, preset: string): string =>
  typeof value === 'string' && value !== '' ? value : preset;

/** The notification of what came; a browser expects one whatever came. */
export function notificationOf(message: Partial<PushMessage> | undefined): NotificationToShow {
  const { half, open, snooze, stop } = message ?? {};
  const actions = [
    ...(snooze ? [{ action: 'snooze', title: texts.snoozeButton }] : []),
    ...(stop ? [{ action: 'stop', title: texts.stopButton }] : []),
  ];
  return {
    title: textOr(message?.title, texts.reminderTitle),
    options: {
      body: textOr(message?.body, texts.reminderText),
      icon: ICON,
      // One of each half of the day: what comes again takes the place of what is shown.
      tag: tagOf(half),
      data: { open: pathOf(open), ...(snooze ? { snooze } : {}), ...(stop ? { stop } : {}) },
      actions,
    },
  };
}

const tagOf = (half: unknown): string => `reminder-${half === 'afternoon' ? half : 'morning'}`;

/** What came of an answer that was given by a notification's button. */
export function answeredNotification(answered: Answered, stop: string | undefined): NotificationToShow {
  const isStopped = answered.outcome === 'stopped' && stop !== undefined;
  return {
    title: answeredInWords(answered),
    options: {
      icon: ICON,
      tag: tagOf(answered.half),
      silent: true,
      data: { open: '/profile', ...(isStopped ? { stop } : {}) },
      actions: isStopped ? [{ action: 'undo', title: texts.undoButton }] : [],
    },
  };
}

/** Where an answer that did not arrive can be given once more. */
export const retryPage = (answer: string, token: string): string => `/reminder#${answer}.${token}`;
