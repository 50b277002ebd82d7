import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TASK_LENGTH } from '../tasks/contract/limits.ts';
import { showsSync } from './rules/button.ts';
import { consentAddress, consentAnswer } from './rules/consent.ts';
import { changeSentence, isFound, type LogLine, runSentence, withLine } from './rules/run-log.ts';
import { type Base, decide, type Here, type There, textOfTitle, titleOf } from './rules.ts';

const early = '2026-11-19T10:00:00.000Z';
const late = '2026-11-19T11:00:00.000Z';
const here = (given: Partial<Here> = {}): Here => ({
  id: 'a',
  text: 'Walk',
  completed: false,
  completedAt: null,
  createdAt: early,
  textChangedAt: null,
  ...given,
});
const there = (given: Partial<There> = {}): There => ({
  id: 'g',
  etag: '"1"',
  title: 'Walk',
  notes: '',
  completed: false,
  completedAt: null,
  updated: early,
  deleted: false,
  ...given,
});
const base: Base = { text: 'Walk', title: 'Walk', completed: false };
const linked = { base, deletedHereAt: null };

describe('what is done about a pair', () => {
  test.each([
    ['nothing changed', here(), there(), {}, {}],
    ['words changed here', here({ text: 'Run' }), there(), {}, { title: 'Run' }],
    ['words changed there', here(), there({ title: 'Run' }), { text: 'Run' }, {}],
    ['the same words on both', here({ text: 'Run' }), there({ title: 'Run' }), {}, {}],
    [
      'later here',
      here({ text: 'Run', textChangedAt: late }),
      there({ title: 'Swim' }),
      {},
      { title: 'Run' },
    ],
    [
      'later there',
      here({ text: 'Run', textChangedAt: early }),
      there({ title: 'Swim', updated: late }),
      { text: 'Swim' },
      {},
    ],
    [
      'words here, done there',
      here({ text: 'Run' }),
      there({ completed: true, updated: late }),
      { completed: true },
      { title: 'Run' },
    ],
    ['done on both', here({ completed: true }), there({ completed: true }), {}, {}],
    ['emptied there', here(), there({ title: ' ', updated: late }), {}, { title: 'Walk' }],
  ])('%s', (_name, mine, theirs, toHere, toThere) => {
    expect(decide(mine, theirs, linked)).toMatchObject({ kind: 'merge', here: toHere, there: toThere });
  });

  test.each([
    ['deleted here', undefined, there(), 'delete-there'],
    ['deleted here, changed there before', undefined, there({ title: 'Run' }), 'delete-there'],
    ['deleted here, changed there later', undefined, there({ title: 'Run', updated: late }), 'restore-here'],
    ['deleted there', here(), there({ deleted: true }), 'delete-here'],
    ['gone there', here(), undefined, 'delete-here'],
    [
      'deleted there, changed here before',
      here({ text: 'Run' }),
      there({ deleted: true, updated: late }),
      'delete-here',
    ],
    [
      'deleted there, changed here later',
      here({ text: 'Run', textChangedAt: late }),
      there({ deleted: true }),
      'create-there',
    ],
    ['gone there, changed here', here({ text: 'Run' }), undefined, 'create-there'],
    ['deleted on both', undefined, there({ deleted: true }), 'forget'],
  ])('%s', (_name, mine, theirs, kind) => {
    const deletedHereAt = '2026-11-19T10:30:00.000Z';
    expect(decide(mine, theirs, { base, deletedHereAt }).kind).toBe(kind);
  });

  test('applied once, there is nothing left to do', () => {
    const words = fc.constantFrom('Walk', 'Run', 'Swim');
    const when = fc.constantFrom(early, late);
    fc.assert(
      fc.property(
        words,
        words,
        words,
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        when,
        when,
        (a, b, c, x, y, z, s, t) => {
          const mine = here({ text: a, completed: x, textChangedAt: s, completedAt: x ? s : null });
          const theirs = there({ title: b, completed: y, updated: t });
          const first = decide(mine, theirs, {
            base: { text: c, title: c, completed: z },
            deletedHereAt: null,
          });
          if (first.kind !== 'merge') throw new Error('a pair is merged');
          const again = decide(
            { ...mine, ...first.here },
            { ...theirs, ...first.there },
            { base: first.base, deletedHereAt: null },
          );
          expect(again).toMatchObject({ here: {}, there: {}, base: first.base, changes: [] });
        },
      ),
    );
  });
});

test('titles are one line within Google’s limit, and words from there within ours', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 3000 }), (text) => {
      expect(titleOf(text).length).toBeLessThanOrEqual(1024);
      expect(titleOf(text)).not.toMatch(/[\n\r]/);
      expect(textOfTitle(text)?.length ?? 0).toBeLessThanOrEqual(TASK_LENGTH);
      expect((textOfTitle(text) ?? '').isWellFormed()).toBe(true);
    }),
  );
  expect(textOfTitle('\u200b \u2066')).toBeNull();
  expect(titleOf('one\n  two')).toBe('one   two');
});

test.each([
  [true, true, false, true],
  [true, false, true, true],
  [true, false, false, false],
  [false, true, true, false],
  [undefined, true, true, false],
])('SYNC-02 may: %s, has tasks: %s, flag: %s; shown: %s', (maySync, hasTasks, showWhenNoTasks, shown) => {
  expect(showsSync({ maySync, hasTasks, showWhenNoTasks })).toBe(shown);
});

describe('consent', () => {
  const asked = {
    consentUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    clientId: 'id',
    returnUrl: 'https://growthloop.example/google-return',
    state: 's',
    again: false,
  };
  test('SYNC-03 asks for a token with the tasks scope, and again only where it must', () => {
    const address = new URL(consentAddress(asked));
    expect(address.host).toBe('accounts.google.com');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'id',
      redirect_uri: asked.returnUrl,
      response_type: 'token',
      scope: 'https://www.googleapis.com/auth/tasks',
      state: 's',
    });
    expect(consentAddress({ ...asked, again: true })).toContain('prompt=consent');
  });
  test.each([
    ['#state=s&access_token=t&expires_in=10', { state: 's', token: 't', seconds: 10, refused: false }],
    ['#state=s&error=access_denied', { state: 's', seconds: 3600, refused: true }],
    ['', { state: '', seconds: 3600, refused: false }],
    ['#state=s&access_token=&expires_in=x', { state: 's', seconds: 3600, refused: false }],
  ])('reads %s', (fragment, answer) => expect(consentAnswer(fragment)).toEqual(answer));
});

describe('the log', () => {
  const line = (id: string): LogLine => ({ id, at: early, kind: 'started', message: `Sync ${id}` });
  test('LIM-27 keeps the latest fifty', () => {
    let log: LogLine[] = [];
    for (let number = 1; number <= 51; number++) log = withLine(log, line(String(number)));
    expect(log).toHaveLength(50);
    expect([log[0]?.id, log.at(-1)?.id]).toEqual(['51', '2']);
  });
  test('SYNC-08 is searched by all words, those of the changes too', () => {
    const change = {
      side: 'here',
      what: 'renamed',
      why: 'later',
      text: 'Walk at LUNCH',
      former: 'Walk',
    } as const;
    expect(isFound(line('1'), [change], 'lunch walk')).toBe(true);
    expect(isFound(line('1'), [change], 'came later')).toBe(true);
    expect(isFound(line('1'), [], 'lunch')).toBe(false);
    expect(isFound(line('1'), [], '')).toBe(true);
  });
  test('says what happened and why', () => {
    expect(changeSentence({ side: 'there', what: 'deleted', why: 'deleted', text: '' })).toBe(
      'Deleted in Google Tasks. It was deleted here.',
    );
    expect(changeSentence({ side: 'there', what: 'skipped', why: 'empty', text: '' })).toBe(
      'Skipped: the task in Google Tasks has no text.',
    );
    const none = { created: 0, changed: 0, deleted: 0 };
    const run = { id: 'r', changes: '', skipped: 1, here: none, there: { ...none, created: 2, deleted: 1 } };
    expect(runSentence(run)).toBe(
      'Here: nothing to change. Google Tasks: 2 added and 1 deleted. Skipped: 1.',
    );
  });
});
