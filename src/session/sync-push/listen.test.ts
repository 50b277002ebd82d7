import { beforeEach, expect, test, vi } from 'vitest';
import { openEvents } from '../../api/events.ts';
import { ApiError } from '../../api/http.ts';
import { tokenForCall } from '../load.ts';

/*
 * What of the server's word makes the notebook ask. The module begins to listen once, for the whole document, so each
 * test has a person of its own.
 */

const shared = vi.hoisted(() => ({
  here: undefined as number | undefined,
  waiting: 0,
  asked: 0,
  changed: (): void => undefined,
}));

vi.hoisted(() => {
  vi.stubGlobal('document', { hidden: false, addEventListener: () => undefined });
  vi.stubGlobal('addEventListener', () => undefined);
});
vi.mock('../../api/events.ts', () => ({ openEvents: vi.fn() }));
vi.mock('../load.ts', () => ({ tokenForCall: vi.fn() }));
vi.mock('../../browser/public-settings.ts', () => ({ settings: { sync_push: true } }));
vi.mock('../../notebook/device-disk.ts', () => ({ deviceDisk: {} }));
vi.mock('../../notebook/number-on-disk.ts', () => ({ numberOnDisk: async () => shared.here }));
vi.mock('../../notebook/current.ts', () => ({
  syncNow: () => {
    shared.asked += 1;
  },
  unsaved: () => ({ waiting: shared.waiting }),
  watchNotebook: (listener: () => void) => {
    shared.changed = listener;
  },
}));

const opening = vi.mocked(openEvents);
const tokens = vi.mocked(tokenForCall);

const { listenForWrites } = await import('./listen.ts');
const { setSession } = await import('../state.ts');
listenForWrites();

let line: ReadableStreamDefaultController<Uint8Array>;
let isLeft: boolean;
let people = 0;

const signIn = (): void => {
  people += 1;
  const user = { id: `person-${people}`, name: 'Ann', email: 'ann@example.com' };
  setSession({ status: 'signed-in', user } as Parameters<typeof setSession>[0]);
};

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn++) await new Promise((resume) => setImmediate(resume));
};

async function say(head: number): Promise<void> {
  line.enqueue(new TextEncoder().encode(`data: ${head}\n\n`));
  await settle();
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  setSession({ status: 'signed-out' });
  tokens.mockReset().mockResolvedValue('token');
  opening.mockReset().mockImplementation(
    async () =>
      new ReadableStream({
        start: (controller) => {
          line = controller;
        },
        cancel: () => {
          isLeft = true;
        },
      }),
  );
  [shared.here, shared.waiting, isLeft] = [10, 0, false];
  // Whatever the test before has written is long ago.
  vi.advanceTimersByTime(60_000);
  signIn();
  await settle();
  shared.asked = 0;
});

test('a number that is on the device asks for nothing, a larger one asks at once', async () => {
  await say(10);
  await say(9);
  expect(shared.asked).toBe(0);
  await say(11);
  expect(shared.asked).toBe(1);
});

test('a first number that is smaller than what is here is of another history', async () => {
  await say(4);
  expect(shared.asked).toBe(1);
});

test('a device that keeps no copy asks each time', async () => {
  shared.here = undefined;
  await say(10);
  await say(11);
  expect(shared.asked).toBe(2);
});

test('what the device has just written itself is brought by its own round', async () => {
  await say(10);
  shared.waiting = 1;
  shared.changed();
  await say(11);
  shared.here = 11;
  shared.waiting = 0;
  shared.changed();
  await vi.advanceTimersByTimeAsync(1000);
  await settle();
  expect(shared.asked).toBe(0);
});

test('what another one wrote at the same time is asked for a moment later', async () => {
  await say(10);
  shared.waiting = 1;
  shared.changed();
  await say(12);
  expect(shared.asked).toBe(0);
  shared.here = 11;
  await vi.advanceTimersByTimeAsync(1000);
  await settle();
  expect(shared.asked).toBe(1);
});

test('a token that has run out is renewed once', async () => {
  opening.mockRejectedValueOnce(new ApiError(401, 'unauthenticated', ''));
  tokens.mockResolvedValueOnce('old').mockResolvedValueOnce('new');
  signIn();
  await settle();
  expect(tokens.mock.calls.at(-1)).toEqual(['old']);
  expect(opening.mock.calls.at(-1)?.[1].token).toBe('new');
  await say(11);
  expect(shared.asked).toBe(1);
});

test('with the session the stream ends, and the next person has one of their own', async () => {
  const before = opening.mock.calls.length;
  setSession({ status: 'signed-out' });
  await settle();
  expect(isLeft).toBe(true);
  expect(opening.mock.calls.length).toBe(before);
  signIn();
  await settle();
  expect(opening.mock.calls.length).toBe(before + 1);
});
