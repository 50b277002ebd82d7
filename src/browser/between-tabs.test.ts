import { afterEach, expect, test, vi } from 'vitest';
import { browserTabs } from '../notebook/tabs.ts';
import { tabLockIsFree, withTabLock } from '../session/tab-messages.ts';
import { openChannel, withLock } from './between-tabs.ts';

afterEach(() => vi.unstubAllGlobals());

const refusal = () => new DOMException('The request was denied.', 'SecurityError');
/** Where a browser has no locks (plain http), and how it refuses them where it stores nothing. */
const NO_LOCKS = {
  'has none': {},
  'refuses them': { locks: { request: () => Promise.reject(refusal()) } },
  'refuses to be asked': {
    get locks() {
      throw refusal();
    },
  },
};

test.each(Object.entries(NO_LOCKS))('a browser that %s does without them', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const without = vi.fn(async () => 'done');
  expect(await withLock('name', {}, async () => 'locked', without)).toBe('done');
  expect(await withTabLock('name', 10, async (waited) => `waited: ${waited}`)).toBe('waited: false');
  await expect(tabLockIsFree('name', 10)).resolves.toBeUndefined();
  const lead = vi.fn(async () => undefined);
  browserTabs('ann').lead(lead);
  await expect.poll(() => lead.mock.calls.length).toBe(1);
});

test('work that fails behind a lock fails once, and is not done again without it', async () => {
  const request = async (_: string, _options: object, work: (lock: object) => Promise<unknown>) => work({});
  vi.stubGlobal('navigator', { locks: { request } });
  const work = vi.fn(async () => Promise.reject(new Error('no answer')));
  await expect(withTabLock('name', 10, work)).rejects.toThrow('no answer');
  expect(work).toHaveBeenCalledOnce();
});

test('waiting that is given up is not done without the lock', async () => {
  const request = (_: string, { signal }: LockOptions) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  vi.stubGlobal('navigator', { locks: { request } });
  const without = vi.fn(async () => 'done');
  const waiting = withLock('name', { signal: AbortSignal.timeout(10) }, async () => 'locked', without);
  await expect(waiting).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(without).not.toHaveBeenCalled();
});

test('a tab that was put to sleep at its work does not keep the others from theirs', async () => {
  const { promise: asleep, resolve: wake } = Promise.withResolvers<void>();
  const sleeping = withTabLock('asleep', 10, () => asleep);
  const work = vi.fn(async (waited: boolean) => `waited: ${waited}`);
  expect(await withTabLock('asleep', 10, work)).toBe('waited: true');
  await expect(withTabLock('asleep', 10, () => Promise.reject(new Error('no answer')))).rejects.toThrow(
    'no answer',
  );
  wake();
  await sleeping;
  expect(work).toHaveBeenCalledOnce();
});

test('a browser that refuses channels has none', () => {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw refusal();
      }
    },
  );
  expect(openChannel('name')).toBeUndefined();
});
