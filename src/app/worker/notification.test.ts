import { describe, expect, test } from 'vitest';
import { answeredInWords } from '../../features/reminders/rules/answers.ts';
import { answeredNotification, notificationOf, pathOf, retryPage } from './notification.ts';

describe('the notification of a reminder', () => {
  const message = {
    half: 'morning',
    title: 'Good morning. Time to clarify your day.',
    body: 'Five questions.',
    open: '/journal/new',
    snooze: 'abc',
    stop: 'def',
  } as const;

  test('says what came, and offers both answers', () => {
    expect(notificationOf(message)).toEqual({
      title: message.title,
      options: {
        body: message.body,
        icon: '/icon.svg',
        tag: 'reminder-morning',
        data: { open: '/journal/new', snooze: 'abc', stop: 'def' },
        actions: [
          { action: 'snooze', title: 'Remind me in an hour' },
          { action: 'stop', title: 'Turn off reminders' },
        ],
      },
    });
  });

  test('is shown whatever came, for a browser expects one', () => {
    for (const came of [undefined, {}, { title: '', open: 'https://elsewhere.example' }]) {
      const { title, options } = notificationOf(came);
      expect(title).toBe('Time for your journal');
      expect(options).toMatchObject({ data: { open: '/dashboard/growth' }, actions: [] });
    }
  });

  test.each(['https://elsewhere.example/', '//elsewhere.example/', 'javascript:alert(1)', '', undefined, 7])(
    '%j leads home',
    (open) => expect(pathOf(open)).toBe('/dashboard/growth'),
  );

  test('tells what came of an answer, and takes a stop back', () => {
    const stopped = answeredNotification({ outcome: 'stopped', half: 'afternoon', at: null }, 'def');
    expect(stopped).toMatchObject({
      title: 'Your afternoon reminders are off.',
      options: { tag: 'reminder-afternoon', silent: true, data: { stop: 'def' } },
    });
    expect(stopped.options.actions).toEqual([{ action: 'undo', title: 'Undo' }]);
    const undone = answeredNotification({ outcome: 'undone', half: 'afternoon', at: null }, 'def');
    expect(undone.options.actions).toEqual([]);
    expect(retryPage('stop', 'def')).toBe('/reminder#stop.def');
  });

  test('names the time of the one more', () => {
    const at = new Date(2026, 10, 20, 9, 0).toISOString();
    expect(answeredInWords({ outcome: 'snoozed', half: 'morning', at })).toMatch(
      /^We’ll remind you again at 9:00\sAM\.$/,
    );
    expect(answeredInWords({ outcome: 'too_late', half: 'afternoon', at: null })).toContain(
      'another reminder today',
    );
  });
});
