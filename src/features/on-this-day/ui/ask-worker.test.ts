import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askWhichIsNearest } from './ask-worker.ts';

const ASKED = {
  candidates: [
    { date: '2020-11-22', sentence: 'We swam.' },
    { date: '2025-11-22', sentence: 'We ran.' },
  ],
  lately: { pages: [], goals: [] },
};

/** What becomes of a question in this test. */
let answering: (worker: FakeWorker) => void;
const started: FakeWorker[] = [];

class FakeWorker {
  onmessage: ((event: { data: number }) => void) | undefined;
  onerror: (() => void) | undefined;
  told: unknown[] = [];
  isEnded = false;
  constructor() {
    started.push(this);
  }
  postMessage(message: unknown): void {
    this.told.push(message);
    answering(this);
  }
  terminate(): void {
    this.isEnded = true;
  }
}

const ask = (signal = new AbortController().signal) => askWhichIsNearest(ASKED, signal);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
  started.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the worker is told of the candidates and of now, and ends with its answer', async () => {
  answering = ({ onmessage }) => onmessage?.({ data: 1 });
  expect(await ask()).toBe(1);
  expect(started.map(({ told, isEnded }) => [told, isEnded])).toEqual([[[ASKED], true]]);
});

test.each<[what: string, becomes: (worker: FakeWorker) => void]>([
  ['breaks off', ({ onerror }) => onerror?.()],
  [
    'cannot be told',
    () => {
      throw new Error('not told');
    },
  ],
  ['takes longer than two seconds', () => void vi.advanceTimersByTimeAsync(2000)],
])('a worker that %s is ended, and the earliest comes back', async (_what, becomes) => {
  answering = becomes;
  expect(await ask()).toBe(0);
  expect(started.map(({ isEnded }) => isEnded)).toEqual([true]);
});

test('whoever asks no longer ends the worker', async () => {
  const stop = new AbortController();
  answering = () => stop.abort();
  expect(await ask(stop.signal)).toBe(0);
  expect(started[0]?.isEnded).toBe(true);
});

test('where no worker can be started the earliest comes back', async () => {
  vi.stubGlobal('Worker', undefined);
  expect(await ask()).toBe(0);
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        throw new Error('blocked');
      }
    },
  );
  expect(await ask()).toBe(0);
});
