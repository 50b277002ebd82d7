import { afterEach, expect, test, vi } from 'vitest';

/** Where a browser keeps things, and what the device can do. */
function device(items: Record<string, string> = {}) {
  const stored = new Map(Object.entries(items));
  const felt: number[] = [];
  const tones: number[] = [];
  const audio = { opened: 0, closed: 0 };
  class FakeAudio {
    currentTime = 0;
    destination = {};
    constructor() {
      audio.opened += 1;
    }
    resume = async () => undefined;
    close = async () => {
      audio.closed += 1;
    };
    createGain = () => ({
      gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
      connect: () => undefined,
    });
    createOscillator = () => ({
      frequency: { value: 0 },
      connect: (next: object) => next,
      start(): void {
        tones.push(this.frequency.value);
      },
      stop: () => undefined,
    });
  }
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('navigator', { vibrate: (pattern: number) => felt.push(pattern) });
  vi.stubGlobal('AudioContext', FakeAudio);
  return { stored, felt, tones, audio };
}

async function load() {
  vi.resetModules();
  return import('./closing-signal.ts');
}

afterEach(() => vi.unstubAllGlobals());

test('nothing is heard or felt until somebody chooses it, nor for a value of another release', async () => {
  const stored: Record<string, string>[] = [{}, { 'closing-signal': 'fanfare' }];
  for (const items of stored) {
    const { felt, audio } = device(items);
    const { closingSignal, giveClosingSignal } = await load();
    expect(closingSignal.get()).toBe('none');
    giveClosingSignal();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([felt, audio.opened]).toEqual([[], 0]);
  }
});

test('a touch is one short one, and the choice stays on the device until it is taken back', async () => {
  const { felt, stored, audio } = device();
  const { chooseClosingSignal, giveClosingSignal } = await load();
  chooseClosingSignal('touch');
  expect(stored.get('closing-signal')).toBe('touch');
  giveClosingSignal();
  await vi.waitFor(() => expect(felt).toEqual([20]));
  chooseClosingSignal('none');
  expect(stored.size).toBe(0);
  expect(audio.opened).toBe(0);
});

test('a sound is two tones, and gives the device its audio back', async () => {
  const { tones, audio } = device({ 'closing-signal': 'sound' });
  const { giveClosingSignal } = await load();
  giveClosingSignal();
  await vi.waitFor(() => expect(tones).toHaveLength(2));
  await vi.waitFor(() => expect(audio).toEqual({ opened: 1, closed: 1 }), { timeout: 5_000 });
});

test('a device without audio closes its loops in silence', async () => {
  device();
  vi.stubGlobal('AudioContext', undefined);
  vi.stubGlobal('navigator', {});
  const { giveSignal } = await import('./give-signal.ts');
  await giveSignal('touch');
  await expect(giveSignal('sound')).rejects.toThrow(TypeError);
});
