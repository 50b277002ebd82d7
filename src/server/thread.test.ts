import { EventEmitter } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerOf } from './thread.ts';

const UNAVAILABLE = { status: 503, code: 'unavailable' };

/** A thread whose events are the test's. */
class PaperThread extends EventEmitter {
  ended = false;
  async terminate(): Promise<number> {
    this.ended = true;
    this.emit('exit', 1);
    return 1;
  }
}

describe('the time to think', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('begins when the thread runs, however long it took to start', async () => {
    const thread = new PaperThread();
    const answer = answerOf<string>(thread);
    await vi.advanceTimersByTimeAsync(3900);
    thread.emit('online');
    await vi.advanceTimersByTimeAsync(7900);
    thread.emit('message', 'said');
    expect(await answer).toBe('said');
    expect(thread.ended).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each([
    ['that never runs', false],
    ['that never answers', true],
  ])('ends for a thread %s', async (_, runs) => {
    const thread = new PaperThread();
    const answer = answerOf(thread);
    const refused = expect(answer).rejects.toMatchObject(UNAVAILABLE);
    if (runs) thread.emit('online');
    await vi.advanceTimersByTimeAsync(8000);
    await refused;
    expect(thread.ended).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });
});

const threadOf = (code: string) =>
  new Worker(code, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 8 } });

test('a thread that runs out of memory is a server that cannot just now', async () => {
  const hungry = threadOf('const held = []; for (;;) held.push(new Array(10_000).fill(Math.random()));');
  await expect(answerOf(hungry)).rejects.toMatchObject({
    ...UNAVAILABLE,
    cause: { code: 'ERR_WORKER_OUT_OF_MEMORY' },
  });
});

test('so is one that ends without an answer; what is wrong with the engine stays an error', async () => {
  await expect(answerOf(threadOf('process.exit()'))).rejects.toMatchObject(UNAVAILABLE);
  await expect(answerOf(threadOf('throw new TypeError("engine")'))).rejects.toThrow(TypeError);
});
