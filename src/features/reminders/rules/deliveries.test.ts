import { describe, expect, test } from 'vitest';
import { DELIVERY_REASONS } from '../contract/limits.ts';
import type { Delivery } from '../contract.ts';
import { isAnyOn, settingsOf, storedReminders, textedWordOf, withChannel } from '../rules.ts';
import { deliveryInWords, latestFirst } from './deliveries.ts';

const sent: Delivery = {
  id: '01900000-0000-7000-8000-000000000001',
  half: 'morning',
  local_date: '2026-11-20',
  channel: 'text',
  kind: 'planned',
  state: 'sent',
  reason: null,
  due_at: '2026-11-20T16:00:00.000Z',
  sent_at: '2026-11-20T16:00:20.000Z',
};
const here = { zone: 'America/Los_Angeles', today: '2026-11-20' };

describe('a delivery in words', () => {
  test('says when, which way and what became of it', () => {
    expect(deliveryInWords(sent, here)).toEqual({
      when: 'Today, 8:00\u00a0AM',
      way: 'Text',
      outcome: 'Sent',
    });
    expect(
      deliveryInWords({ ...sent, channel: 'email', state: 'sending' }, { ...here, today: '2026-11-21' }),
    ).toEqual({ when: 'Yesterday, 8:00\u00a0AM', way: 'Email', outcome: 'Sending' });
    const far = deliveryInWords({ ...sent, channel: 'push' }, { zone: 'Asia/Tokyo', today: '2026-11-30' });
    expect(far).toMatchObject({ when: expect.stringMatching(/21, 1:00\u00a0AM$/), way: 'Notification' });
  });

  test.each(DELIVERY_REASONS)('says why not: %s', (reason) => {
    const { outcome } = deliveryInWords({ ...sent, state: 'skipped', sent_at: null, reason }, here);
    expect(outcome).toMatch(/^Not sent\. [A-Z][a-z ’,]+\.$/);
  });

  test('the latest come first', () => {
    const later = { ...sent, due_at: '2026-11-21T03:00:00.000Z' };
    expect(latestFirst([sent, later])).toEqual([later, sent]);
  });
});

describe('notifications among the channels', () => {
  const none = settingsOf({
    phone_number: null,
    phone_reminders_enabled: false,
    email_reminders_enabled: false,
    push_reminders_enabled: false,
    reminder_time_am: null,
    reminder_time_pm: null,
    reminder_days_am: [],
    reminder_days_pm: [],
  });

  test('alone they keep times and days, and turned off alone they clear them', () => {
    const on = withChannel(none, 'push', true);
    expect(isAnyOn(on)).toBe(true);
    expect(storedReminders(on)).toMatchObject({ push_reminders_enabled: true, reminder_time_am: '08:00' });
    expect(storedReminders(withChannel(on, 'push', false))).toMatchObject({ reminder_time_am: null });
    const both = withChannel(withChannel(on, 'email', true), 'push', false);
    expect(storedReminders(both)).toMatchObject({ reminder_time_am: '08:00', email_reminders_enabled: true });
  });
});

test.each([
  ['stop', 'stop'],
  [' S T O P ', 'stop'],
  ['Start', 'start'],
  ['help', 'help'],
  ['hello', undefined],
] as const)('%j is %s', (text, word) => expect(textedWordOf(text)).toBe(word));
