import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, noAnswer } from '../../api/http.ts';
import { Listening } from './listening.ts';

const FIRST_WAIT = 1000;
const SILENCE = 10_000;

/** A stream that the test says what comes over, and when it ends. */
interface Line {
  say(text: string): void;
  end(): void;
  /** The device has let go of it. */
  isLeft: boolean;
}

let lines: Line[];
let heard: [head: number, isFirst: boolean][];
let refusal: Error | undefined;
let listening: Listening;
let asked: number;

function openLine(): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      const line: Line = {
        say: (text) => controller.enqueue(encoder.encode(text)),
        end: () => controller.close(),
        isLeft: false,
      };
      lines.push(line);
    },
    cancel() {
      const line = lines.at(-1);
      if (line) line.isLeft = true;
    },
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  [lines, heard, refusal, asked] = [[], [], undefined, 0];
  listening = new Listening({
    open: async () => {
      asked += 1;
      if (refusal) throw refusal;
      return openLine();
    },
    heard: (head, isFirst) => heard.push([head, isFirst]),
    random: () => 1,
    waits: { every: 500, first: FIRST_WAIT, longest: 8000 },
    silence: SILENCE,
  });
});
afterEach(() => {
  listening.close();
  vi.useRealTimers();
});

const soon = () => vi.advanceTimersByTimeAsync(0);

test('each number is told once, whatever pieces it comes in', async () => {
  void listening.run();
  await soon();
  for (const piece of ['data: 4', '1\n\n:\n', '\ndata: 42\n\ndata: 43\n', '\n']) {
    lines[0]?.say(piece);
    await soon();
  }
  expect(heard).toEqual([
    [41, true],
    [42, false],
    [43, false],
  ]);
});

test('what says no number is not told', async () => {
  void listening.run();
  await soon();
  lines[0]?.say(': hello\nevent: other\ndata: words\ndata: 1.5\ndata:\n\n');
  await soon();
  expect(heard).toEqual([]);
});

test('a stream that ends is asked for again, and what was missed is in its first number', async () => {
  void listening.run();
  await soon();
  lines[0]?.say('data: 1\n\n');
  await soon();
  lines[0]?.end();
  await vi.advanceTimersByTimeAsync(FIRST_WAIT - 1);
  expect(asked).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toBe(2);
  lines[1]?.say('data: 5\n\n');
  await soon();
  expect(heard.at(-1)).toEqual([5, true]);
});

test('it waits longer with every failure, and begins anew after a stream that lasted', async () => {
  refusal = noAnswer();
  void listening.run();
  const waited: number[] = [];
  for (let failures = 0; failures < 5; failures++) {
    await soon();
    const began = Date.now();
    await vi.advanceTimersToNextTimerAsync();
    waited.push(Date.now() - began);
  }
  expect(waited).toEqual([1000, 2000, 4000, 8000, 8000]);
  refusal = undefined;
  await vi.advanceTimersToNextTimerAsync();
  lines[0]?.say('data: 1\n\n:\n\n');
  await soon();
  lines[0]?.end();
  await soon();
  const before = asked;
  await vi.advanceTimersByTimeAsync(500);
  expect(asked).toBe(before + 1);
});

test('one that falls silent, or is held back by something between, is let go of', async () => {
  void listening.run();
  await soon();
  await vi.advanceTimersByTimeAsync(SILENCE - 1);
  lines[0]?.say(':\n\n');
  await vi.advanceTimersByTimeAsync(SILENCE - 1);
  expect(lines[0]?.isLeft).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(lines[0]?.isLeft).toBe(true);
  await vi.advanceTimersByTimeAsync(FIRST_WAIT);
  expect(asked).toBe(2);
});

test.each([404, 501])('a server that answers %i is not asked again', async (status) => {
  refusal = new ApiError(status, 'any', '');
  expect(await listening.run()).toBe(false);
  expect(asked).toBe(1);
});

test('a connection that is back is tried at once', async () => {
  refusal = noAnswer();
  void listening.run();
  await soon();
  refusal = undefined;
  listening.wake();
  await soon();
  expect(lines).toHaveLength(1);
});

test('closed, it lets go of the stream and asks no more', async () => {
  const running = listening.run();
  await soon();
  listening.close();
  expect(await running).toBe(true);
  expect(lines[0]?.isLeft).toBe(true);
  await vi.runAllTimersAsync();
  expect(asked).toBe(1);
  expect(vi.getTimerCount()).toBe(0);
});
