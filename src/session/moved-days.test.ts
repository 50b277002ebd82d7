import { beforeEach, expect, test, vi } from 'vitest';
import type { MovedDay } from './moved-day.ts';

const ANN = 'ann';
const first = { written: '2026-10-01', kept: '2026-10-19' };
const second = { written: '2026-10-02', kept: '2026-10-19' };

/** What all tabs of a browser share, and how the others hear that it changed. */
class Storage {
  readonly #values = new Map<string, string>();
  readonly listeners = new Set<(event: { key: string | null }) => void>();
  /** What the tab hears that is changing it: nothing. */
  own: (event: { key: string | null }) => void = () => {};

  getItem(key: string): string | null {
    return this.#values.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#values.set(key, value);
    this.#tell(key);
  }

  removeItem(key: string): void {
    this.#values.delete(key);
    this.#tell(key);
  }

  clear(): void {
    this.#values.clear();
    this.#tell(null);
  }

  #tell(key: string | null): void {
    for (const listener of this.listeners) if (listener !== this.own) listener({ key });
  }
}

let storage: Storage;

beforeEach(() => {
  storage = new Storage();
  vi.stubGlobal('localStorage', storage);
});

/** A tab with the person signed in. */
async function openTab() {
  vi.resetModules();
  let hear: (userId: string, moved: MovedDay) => void = () => {};
  vi.doMock('./open-notebook.ts', () => ({
    onMovedDay: (listener: typeof hear) => {
      hear = listener;
    },
  }));
  let own: Storage['own'] = () => {};
  vi.stubGlobal('addEventListener', (_type: string, listener: Storage['own']) => {
    own = listener;
    storage.listeners.add(listener);
  });
  vi.stubGlobal('removeEventListener', (_type: string, listener: Storage['own']) => {
    storage.listeners.delete(listener);
  });
  const { shownToasts, toast } = await import('../kit/toast.ts');
  const { watchMovedDays } = await import('./moved-days.ts');
  const leave = watchMovedDays(ANN);
  const act = (work: () => void): void => {
    storage.own = own;
    work();
    storage.own = () => {};
  };
  return {
    leave,
    hear: (moved: MovedDay) => act(() => hear(ANN, moved)),
    shown: () => shownToasts().map(({ text }) => text),
    dismiss: () => act(() => toast.dismiss(shownToasts()[0]?.id ?? 0)),
  };
}

const BOTH = expect.stringMatching(/on October 1 and October 2 is now under/);

test('all days that moved are one message, dismissed at once, also after a reload', async () => {
  const tab = await openTab();
  tab.hear(first);
  tab.hear(second);
  tab.hear(first);
  await expect.poll(tab.shown).toEqual([BOTH]);
  tab.leave();
  const reloaded = await openTab();
  await expect.poll(reloaded.shown).toEqual([BOTH]);
  reloaded.dismiss();
  expect(reloaded.shown()).toEqual([]);
  reloaded.leave();
  const again = await openTab();
  await new Promise((done) => setTimeout(done, 50));
  expect(again.shown()).toEqual([]);
  expect(storage.getItem(`moved-days ${ANN}`)).toBeNull();
});

test('a day that moves while the message is on show joins it', async () => {
  const tab = await openTab();
  tab.hear(first);
  await expect.poll(tab.shown).toEqual([expect.stringContaining('October 1 is now under')]);
  tab.hear(second);
  await expect.poll(tab.shown).toEqual([BOTH]);
});

test('both tabs show it, and it is dismissed in both', async () => {
  const one = await openTab();
  const other = await openTab();
  one.hear(first);
  one.hear(second);
  await expect.poll(one.shown).toEqual([BOTH]);
  await expect.poll(other.shown).toEqual([BOTH]);
  other.dismiss();
  await expect.poll(one.shown).toEqual([]);
  expect(other.shown()).toEqual([]);
  // What one tab hears after that is news again.
  one.hear({ written: '2026-10-03', kept: '2026-10-19' });
  await expect.poll(other.shown).toEqual([expect.stringContaining('on Saturday, October 3 is now')]);
});

test('a device that is emptied says nothing any longer', async () => {
  const tab = await openTab();
  tab.hear(first);
  await expect.poll(tab.shown).toHaveLength(1);
  storage.clear();
  expect(tab.shown()).toEqual([]);
});

test('without storage it is said as well, and dismissed', async () => {
  vi.stubGlobal('localStorage', undefined);
  const tab = await openTab();
  tab.hear(first);
  tab.hear(second);
  await expect.poll(tab.shown).toEqual([BOTH]);
  tab.dismiss();
  expect(tab.shown()).toEqual([]);
});

test('what is stored in another form is passed over', async () => {
  storage.setItem(`moved-days ${ANN}`, JSON.stringify(['a sentence', null, first]));
  const tab = await openTab();
  await expect.poll(tab.shown).toEqual([expect.stringContaining('October 1 is now under')]);
});
