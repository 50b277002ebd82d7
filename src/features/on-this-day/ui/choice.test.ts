import { beforeEach, expect, test, vi } from 'vitest';
import type { Memory } from '../rules.ts';

const asked: string[][] = [];
/** How the worker answers a question: as soon as a test says so. */
let answers: ((place: number) => void)[] = [];
let person = 'ann';
let hears: () => void = () => undefined;

vi.mock('./ask-worker.ts', () => ({
  askWhichIsNearest: ({ candidates }: { candidates: Memory[] }, signal: AbortSignal) => {
    asked.push(candidates.map(({ id }) => id));
    return new Promise<number>((resolve) => {
      answers.push(resolve);
      signal.addEventListener('abort', () => resolve(0));
    });
  },
}));
vi.mock('./views.ts', () => ({ latelyIn: () => ({ pages: [], goals: [] }) }));
vi.mock('../../../session/state.ts', () => ({
  currentSession: () => ({ user: { id: person } }),
  watchSession: (listener: () => void) => {
    hears = listener;
  },
}));

const { choices, chooseAmong, shownAmong } = await import('./choice.ts');

const TODAY = '2026-11-22';
const memory = (id: string, sentence = 'We swam.'): Memory => ({
  kind: 'entry',
  id,
  date: '2025-11-22',
  when: 'A year ago',
  sentence,
});
const [old, late, later] = [memory('old'), memory('late'), memory('later')];

const shown = (memories: Memory[], day = TODAY) => shownAmong(choices.get(), day, memories)?.id;

/** What a page does that shows some memories: asks, and is answered. */
async function open(memories: Memory[], { day = TODAY, place = 0 } = {}): Promise<string | undefined> {
  const chosen = chooseAmong(day, memories);
  answers.at(-1)?.(place);
  await chosen;
  return shown(memories, day);
}

beforeEach(() => {
  person = `${person}, and another`;
  hears();
  asked.length = 0;
  answers = [];
});

test('one alone is shown without being asked for, and none where there is none', async () => {
  expect(shown([old])).toBe('old');
  expect(await open([old])).toBe('old');
  expect(await open([])).toBeUndefined();
  expect(asked).toEqual([]);
});

test('of several none is shown until one is chosen, which then stays without asking again', async () => {
  expect(shown([old, late])).toBeUndefined();
  expect(await open([old, late], { place: 1 })).toBe('late');
  expect(await open([old, late], { place: 0 })).toBe('late');
  expect(asked).toEqual([['old', 'late']]);
});

test('whoever opens the page twice asks once', async () => {
  void chooseAmong(TODAY, [old, late]);
  await open([old, late], { place: 1 });
  expect(asked).toHaveLength(1);
  await vi.waitFor(() => expect(shown([old, late])).toBe('late'));
});

test('what is shown stays when others come and go', async () => {
  await open([late]);
  expect(await open([old, late])).toBe('late');
  expect(await open([late, later])).toBe('late');
  expect(asked).toEqual([]);
});

test('hidden, gone or changed, it is chosen anew from the rest; shown again, it is back', async () => {
  await open([old, late, later], { place: 1 });
  expect(shown([old, later])).toBeUndefined();
  expect(await open([old, later], { place: 1 })).toBe('later');
  expect(await open([old, late, later])).toBe('late');
  const changed = memory('late', 'We ran.');
  expect(shown([old, changed, later])).toBeUndefined();
  expect(await open([old, changed, later], { place: 0 })).toBe('old');
  expect(asked).toEqual([
    ['old', 'late', 'later'],
    ['old', 'later'],
    ['old', 'late', 'later'],
  ]);
});

test('another day has a choice of its own', async () => {
  await open([old, late], { place: 1 });
  expect(shown([old, late], '2026-11-23')).toBeUndefined();
  expect(await open([old, late], { day: '2026-11-23', place: 0 })).toBe('old');
  expect(shown([old, late])).toBe('late');
});

test('an answer that comes after the memories have changed chooses nothing', async () => {
  const first = chooseAmong(TODAY, [old, late]);
  expect(await open([old, later], { place: 1 })).toBe('later');
  answers[0]?.(1);
  await first;
  expect(shown([old, late])).toBeUndefined();
  expect(shown([old, later])).toBe('later');
});

test('nothing of it stays for another person', async () => {
  await open([old, late], { place: 1 });
  const asking = chooseAmong(TODAY, [old, later]);
  person = 'ben';
  hears();
  await asking;
  expect(choices.get()).toEqual({ ofDays: new Map(), among: new Map() });
});
