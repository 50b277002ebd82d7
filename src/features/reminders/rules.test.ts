import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { REMINDER_DAYS } from './contract/limits.ts';
import {
  chosenOf,
  contactAnnouncement,
  coreAnnouncement,
  DAY_HALVES,
  normalizePhone,
  phoneProblem,
  REMINDER_HOURS,
  REMINDER_MINUTES,
  type ReminderSettings,
  reminderAnnouncement,
  settingsOf,
  storedOf,
  storedReminders,
  withChannel,
} from './rules.ts';
import * as texts from './texts.ts';

const fresh = settingsOf({
  phone_number: null,
  phone_reminders_enabled: false,
  email_reminders_enabled: false,
  push_reminders_enabled: false,
  reminder_time_am: null,
  reminder_time_pm: null,
  reminder_days_am: [],
  reminder_days_pm: [],
});

describe('times', () => {
  test('LIM-31 hours are 1 to 12, minutes quarters, halves AM and PM', () => {
    expect(REMINDER_HOURS).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(REMINDER_MINUTES).toEqual(['00', '15', '30', '45']);
    expect(DAY_HALVES).toEqual(['AM', 'PM']);
  });

  test.each([
    ['00:00', 12, '00', 'AM'],
    ['00:45', 12, '45', 'AM'],
    ['01:15', 1, '15', 'AM'],
    ['11:45', 11, '45', 'AM'],
    ['12:00', 12, '00', 'PM'],
    ['12:30', 12, '30', 'PM'],
    ['13:00', 1, '00', 'PM'],
    ['23:45', 11, '45', 'PM'],
  ] as const)('%s is %i:%s %s and back', (stored, hour, minute, half) => {
    expect(chosenOf(stored)).toEqual({ hour, minute, half });
    expect(storedOf({ hour, minute, half })).toBe(stored);
  });

  test('PRF-15 every choice is stored in 24-hour form and read back as the same choice', () => {
    const choice = fc.record({
      hour: fc.constantFrom(...REMINDER_HOURS),
      minute: fc.constantFrom(...REMINDER_MINUTES),
      half: fc.constantFrom(...DAY_HALVES),
    });
    fc.assert(
      fc.property(choice, (chosen) => {
        expect(storedOf(chosen)).toMatch(/^([01]\d|2[0-3]):(00|15|30|45)$/);
        expect(chosenOf(storedOf(chosen))).toEqual(chosen);
      }),
    );
  });
});

describe('the switch', () => {
  const on = withChannel(fresh, 'text', true);

  test('LIM-32 on enables the morning at 8:00 AM', () => {
    expect(chosenOf(on.morning.time)).toEqual({ hour: 8, minute: '00', half: 'AM' });
  });

  test('LIM-33 on enables the afternoon at 7:00 PM', () => {
    expect(chosenOf(on.afternoon.time)).toEqual({ hour: 7, minute: '00', half: 'PM' });
  });

  test('PRF-18 LIM-34 on enables all seven days of both', () => {
    expect(on.morning.days).toEqual([...REMINDER_DAYS]);
    expect(on.afternoon.days).toEqual([...REMINDER_DAYS]);
  });

  test('PRF-19 off clears both reminders and their days', () => {
    const off = withChannel(withChannel(fresh, 'text', true), 'text', false);
    expect(storedReminders(off)).toMatchObject({
      phone_reminders_enabled: false,
      reminder_time_am: null,
      reminder_time_pm: null,
      reminder_days_am: [],
      reminder_days_pm: [],
    });
  });

  const byEmail: ReminderSettings = {
    ...withChannel(fresh, 'email', true),
    morning: { time: '06:30', days: ['Mon'] },
    afternoon: { time: '19:00', days: [] },
  };

  test('PRF-18 text enables both on all seven days beside email, at the times that were chosen', () => {
    const both = withChannel(byEmail, 'text', true);
    expect(both.morning).toEqual({ time: '06:30', days: [...REMINDER_DAYS] });
    expect(both.afternoon).toEqual({ time: '19:00', days: [...REMINDER_DAYS] });
  });

  test('PRF-19 text clears both when it is turned off, while email stays on', () => {
    const off = withChannel(withChannel(byEmail, 'text', true), 'text', false);
    expect(storedReminders(off)).toMatchObject({
      email_reminders_enabled: true,
      reminder_time_am: null,
      reminder_time_pm: null,
      reminder_days_am: [],
      reminder_days_pm: [],
    });
  });

  test('email alone enables both on all seven days, and beside text it changes no day', () => {
    expect(withChannel(fresh, 'email', true).afternoon.days).toEqual([...REMINDER_DAYS]);
    const chosen = { ...on, morning: { time: '08:00', days: ['Fri' as const] } };
    const both = withChannel(chosen, 'email', true);
    expect(both.morning.days).toEqual(['Fri']);
    expect(withChannel(both, 'email', false).morning.days).toEqual(['Fri']);
    expect(withChannel(byEmail, 'email', false).morning.days).toEqual([]);
  });

  test('PRF-16 days are stored as abbreviations in the order of the week, and no day means no time', () => {
    const stored = storedReminders({
      ...withChannel(fresh, 'text', true),
      morning: { time: '08:00', days: ['Fri', 'Mon'] },
      afternoon: { time: '19:00', days: [] },
    });
    expect(stored.reminder_days_am).toEqual(['Mon', 'Fri']);
    expect(stored).toMatchObject({ reminder_time_am: '08:00', reminder_time_pm: null, reminder_days_pm: [] });
  });
});

describe('the phone number', () => {
  test('PRF-20 MSG-29 it is required when text reminders are on, and only then', () => {
    expect(phoneProblem({ text: true, phone: '  ' })).toBe(
      'Phone number is required when text reminders are enabled',
    );
    expect(phoneProblem({ text: false, phone: '' })).toBeUndefined();
  });

  test.each([
    ['+1 (555) 010-0199', '+15550100199'],
    ['555-010-0199', '+15550100199'],
    ['1 555 010 0199', '+15550100199'],
    ['0044 20 7946 0958', '+442079460958'],
    ['+81 3-1234-5678', '+81312345678'],
  ])('%s is stored as %s', (typed, stored) => {
    expect(normalizePhone(typed)).toBe(stored);
    expect(normalizePhone(stored)).toBe(stored);
  });

  test.each(['12', 'call me', '+0123456789', '020 7946 0958', '+1234567890123456'])(
    '%s is refused',
    (typed) => {
      expect(phoneProblem({ text: true, phone: typed })).toBe(texts.phoneShape);
    },
  );
});

test('CALL-44 the announcement carries name, email, switch, times, days and zone', () => {
  const stored = storedReminders({ ...withChannel(fresh, 'text', true), phone: '+15550100199' });
  expect(
    reminderAnnouncement({ ...stored, name: 'Ann', email: 'ann@example.com', time_zone: 'Europe/London' }),
  ).toEqual({
    eventType: 'reminder_settings_update',
    name: 'Ann',
    email: 'ann@example.com',
    useText: true,
    morningTime: '08:00',
    morningDays: [...REMINDER_DAYS],
    afternoonTime: '19:00',
    afternoonDays: [...REMINDER_DAYS],
    timeZone: 'Europe/London',
  });
});

const ann = {
  name: 'Ann Marie Bee',
  email: 'ann@example.com',
  core_word: 'Joy',
  core_value_1: 'Courage',
  core_value_2: 'Family',
  core_value_3: 'Fun',
};
const announced = {
  full_name: 'Ann Marie Bee',
  email: 'ann@example.com',
  core_word: 'Joy',
  core_value_1: 'Courage',
  core_value_2: 'Family',
  core_value_3: 'Fun',
};

test('CALL-43 core facts travel in a payload with first and last name', () => {
  expect(coreAnnouncement(ann)).toEqual({
    eventType: 'core_profile_update',
    payload: { ...announced, first_name: 'Ann', last_name: 'Marie Bee' },
  });
  expect(coreAnnouncement({ ...ann, name: ' Ann ' }).payload).toMatchObject({
    first_name: 'Ann',
    last_name: '',
  });
});

test('CALL-46 customer records get the same facts beside the event', () => {
  expect(contactAnnouncement(ann)).toEqual({ eventType: 'core_profile_update', ...announced });
});
