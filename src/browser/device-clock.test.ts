import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const kept = new Map<string, string>();

/** The clock as a fresh document has it. */
async function freshClock() {
  vi.resetModules();
  return import('./device-clock.ts');
}

beforeEach(() => {
  kept.clear();
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a wrong clock is corrected by the server’s, also after a restart without a network', async () => {
  const clock = await freshClock();
  expect(clock.deviceNow().getTime()).toBe(NOW);
  clock.noteServerTime('Sat, 21 Nov 2026 09:00:00 GMT', NOW - 200, NOW + 200);
  expect(clock.deviceNow().toISOString()).toBe('2026-11-21T09:00:00.000Z');
  expect((await freshClock()).deviceNow().toISOString()).toBe('2026-11-21T09:00:00.000Z');
});

test('a clock that is set right is believed again', async () => {
  const clock = await freshClock();
  clock.noteServerTime('Sat, 21 Nov 2026 09:00:00 GMT', NOW, NOW);
  clock.noteServerTime('Fri, 20 Nov 2026 09:00:00 GMT', NOW, NOW);
  expect(clock.deviceNow().getTime()).toBe(NOW);
});

test('some seconds, and what is no date, change nothing', async () => {
  const clock = await freshClock();
  clock.noteServerTime('Fri, 20 Nov 2026 09:00:20 GMT', NOW, NOW);
  clock.noteServerTime('soon', NOW, NOW);
  clock.noteServerTime(null, NOW, NOW);
  expect(clock.deviceNow().getTime()).toBe(NOW);
});

test.each([
  ['slept through the night between call and answer', NOW - 8 * 3_600_000, NOW],
  ['had its clock set back meanwhile', NOW + 3_600_000, NOW],
])('a device that %s learns nothing from it', async (_, asked, answered) => {
  const clock = await freshClock();
  clock.noteServerTime('Fri, 20 Nov 2026 01:00:00 GMT', asked, answered);
  expect(clock.deviceNow().getTime()).toBe(NOW);
  expect(kept.size).toBe(0);
});

test('a storage that is closed spoils nothing', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('No.', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('No.', 'SecurityError');
    },
  });
  const clock = await freshClock();
  clock.noteServerTime('Sat, 21 Nov 2026 09:00:00 GMT', NOW, NOW);
  expect(clock.deviceNow().toISOString()).toBe('2026-11-21T09:00:00.000Z');
});
