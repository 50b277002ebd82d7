import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { POLLED_EVERY, poll } from './use-polling.ts';

class Page extends EventTarget {
  visibilityState = 'visible';

  show(isShown: boolean): void {
    this.visibilityState = isShown ? 'visible' : 'hidden';
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

let page: Page;
let asked = 0;
let stop: () => void;

const ask = async () => {
  asked += 1;
};

beforeEach(() => {
  vi.useFakeTimers();
  page = new Page();
  vi.stubGlobal('document', page);
  asked = 0;
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the server is asked at once, and again as long as it is wanted', async () => {
  stop = poll(ask);
  await vi.advanceTimersByTimeAsync(2 * POLLED_EVERY);
  expect(asked).toBe(3);
  stop();
  await vi.advanceTimersByTimeAsync(5 * POLLED_EVERY);
  page.show(true);
  expect(asked).toBe(3);
});

test('a page that is not to be seen asks nothing, and asks at once when it comes back', async () => {
  stop = poll(ask);
  page.show(false);
  await vi.advanceTimersByTimeAsync(10 * POLLED_EVERY);
  expect(asked).toBe(1);
  page.show(true);
  await vi.advanceTimersByTimeAsync(POLLED_EVERY);
  expect(asked).toBe(3);
});

test('an answer that takes long is waited for, and one that comes after the end begins nothing', async () => {
  let answer = () => {};
  stop = poll(() => {
    asked += 1;
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
  await vi.advanceTimersByTimeAsync(5 * POLLED_EVERY);
  page.show(true);
  expect(asked).toBe(1);
  answer();
  await vi.advanceTimersByTimeAsync(POLLED_EVERY);
  expect(asked).toBe(2);
  stop();
  answer();
  await vi.advanceTimersByTimeAsync(5 * POLLED_EVERY);
  expect(asked).toBe(2);
});
