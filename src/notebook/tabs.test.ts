import { afterEach, expect, test, vi } from 'vitest';
import { browserTabs } from './tabs.ts';

afterEach(() => vi.unstubAllGlobals());

/** The browser's locks: one holder of a name at a time. */
function fakeLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) => {
      const held = last.then(() => {
        if (signal.aborted) throw signal.reason;
        return work();
      });
      last = held.catch(() => undefined);
      return held;
    },
  };
}

const ended = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));

test('one tab leads, and the next one once it is gone', async () => {
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  const leaders: string[] = [];
  const [one, other, third] = [browserTabs('ann'), browserTabs('ann'), browserTabs('ann')];
  for (const [name, tabs] of Object.entries({ one, other, third })) {
    tabs.lead((signal) => {
      leaders.push(name);
      return ended(signal);
    });
  }
  await expect.poll(() => leaders).toEqual(['one']);
  other.close();
  one.close();
  await expect.poll(() => leaders).toEqual(['one', 'third']);
  third.close();
});

test('without locks every tab leads, and without a channel none hears of the others', async () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('BroadcastChannel', undefined);
  const leaders: string[] = [];
  const tabs = [browserTabs('ann'), browserTabs('ann')];
  for (const one of tabs) {
    one.hear(() => leaders.push('heard'));
    one.lead(async () => void leaders.push('leads'));
    one.tell({ type: 'hello' });
  }
  expect(leaders).toEqual(['leads', 'leads']);
});

test('tabs of one person hear of each other, and after they are closed no more', async () => {
  const [one, other, bobs] = [browserTabs('ann'), browserTabs('ann'), browserTabs('bob')];
  const heard: string[] = [];
  other.hear(({ type }) => heard.push(`other ${type}`));
  bobs.hear(({ type }) => heard.push(`bob ${type}`));
  one.tell({ type: 'hello' });
  await expect.poll(() => heard).toEqual(['other hello']);
  other.close();
  one.tell({ type: 'hello' });
  one.close();
  one.tell({ type: 'hello' });
  await new Promise((resume) => setTimeout(resume, 20));
  expect(heard).toEqual(['other hello']);
  bobs.close();
});

test('without a channel every tab leads, although there are locks', () => {
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  vi.stubGlobal('BroadcastChannel', undefined);
  const lead = vi.fn(() => Promise.resolve());
  const tabs = [browserTabs('ann'), browserTabs('ann')];
  for (const each of tabs) each.lead(lead);
  expect(lead).toHaveBeenCalledTimes(2);
  for (const each of tabs) each.close();
});
