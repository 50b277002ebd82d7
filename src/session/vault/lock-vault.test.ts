import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lockVault } from './lock-vault.ts';

let holdsInMemory: boolean;
let tell: () => void;
const { closeVault, reload } = vi.hoisted(() => ({ closeVault: vi.fn(), reload: vi.fn() }));

vi.mock('./open-vault.ts', () => ({ closeVault }));
vi.mock('../../notebook/drafts/current.ts', () => ({
  currentDrafts: () => ({ store: { flush: async () => {} } }),
}));
vi.mock('../../notebook/current.ts', () => ({
  openedNotebook: () => ({ holdsInMemory }),
  watchNotebook: (listener: () => void) => {
    tell = listener;
    return () => undefined;
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('a vault locks at once where everything is on the disk', async () => {
  holdsInMemory = false;
  await lockVault();
  expect(closeVault).toHaveBeenCalledOnce();
  expect(reload).toHaveBeenCalledOnce();
});

test('it waits for what is still on its way there', async () => {
  holdsInMemory = true;
  const locking = lockVault();
  await vi.advanceTimersByTimeAsync(1000);
  expect(closeVault).not.toHaveBeenCalled();
  holdsInMemory = false;
  tell();
  await locking;
  expect(closeVault).toHaveBeenCalledOnce();
});

test('it stays open while the disk takes nothing, so that no words go with the page', async () => {
  holdsInMemory = true;
  const locking = expect(lockVault()).rejects.toMatchObject({ name: 'HeldInMemory' });
  await vi.advanceTimersByTimeAsync(4000);
  await locking;
  expect(closeVault).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});
