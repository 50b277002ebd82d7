import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  DraftKeeper,
  type DraftLocks,
  type DraftStorage,
  type DraftTalk,
  type NotedDraft,
  type StoredDraft,
} from './keeper.ts';

const ANN = 'ann';
const PAGE = 'journal';

type AnswerTo = Parameters<DraftTalk['answer']>[0];

/** One device: its database, which of its tabs has which draft, and what the tabs ask each other. */
function device() {
  const rows = new Map<string, StoredDraft>();
  const owners = new Map<string, object>();
  const answerers = new Map<object, AnswerTo>();
  const failures = { seal: false, storage: false };
  let ids = 0;
  let seconds = 0;
  const clock = () => {
    seconds += 1;
    return new Date(Date.UTC(2026, 10, 19, 8, 0, seconds));
  };

  const storage: DraftStorage = {
    all: async () => [...rows.values()],
    put: async (draft) => {
      if (failures.storage) throw new Error('the disk is full');
      rows.set(draft.id, draft);
    },
    remove: async (id) => void rows.delete(id),
  };

  /** Opens a tab; `close` ends it as a crash does: nothing of it runs any more, and its locks are gone. */
  function tab(memory = new Map<string, NotedDraft>()) {
    const me = {};
    const locks: DraftLocks = {
      acquire: async (id) => {
        const owner = owners.get(id);
        if (owner && owner !== me) return false;
        owners.set(id, me);
        return true;
      },
      isHeld: async (id) => owners.has(id),
      release: (id) => void owners.delete(id),
    };
    const keeper = new DraftKeeper({
      storage,
      locks,
      tab: { last: (kind) => memory.get(kind), note: (kind, draft) => void memory.set(kind, draft) },
      talk: {
        ask: async (id, question) => {
          const others = [...answerers].filter(([other]) => other !== me);
          const answers = await Promise.all(others.map(([, answerTo]) => answerTo(id, question)));
          return answers.find((answer) => answer !== undefined);
        },
        answer: (answerTo) => void answerers.set(me, answerTo),
      },
      sealing: {
        format: 3,
        seal: async (_id, text) => {
          if (failures.seal) throw new Error('no key yet');
          return `sealed:${text}`;
        },
        open: async ({ value }) => {
          if (!value.startsWith('sealed:')) throw new Error('cannot be opened');
          return value.slice('sealed:'.length);
        },
      },
      newId: () => `draft-${++ids}`,
      clock,
    });
    const close = () => {
      answerers.delete(me);
      for (const [id, owner] of owners) if (owner === me) owners.delete(id);
    };
    return { keeper, close, memory };
  }

  return {
    rows,
    failures,
    tab,
    texts: () => [...rows.values()].map(({ value }) => value.slice('sealed:'.length)),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('each keystroke is on the device, sealed, before the next one', async () => {
  const { rows, tab } = device();
  const { keeper } = tab();
  const { id } = await keeper.take(ANN, PAGE);
  for (const text of ['I', 'I c', 'I ca', 'I cal', 'I call']) {
    keeper.write(id, text);
    await vi.advanceTimersByTimeAsync(40);
    expect(rows.get(id)).toMatchObject({ user_id: ANN, kind: PAGE, format: 3, value: `sealed:${text}` });
  }
});

test('a page that was left while it waited for its draft does not keep it from the page after it', async () => {
  const { tab } = device();
  const before = tab();
  const { id } = await before.keeper.take(ANN, PAGE);
  before.keeper.write(id, 'half a thought');
  await before.keeper.flush();
  before.close();
  const { keeper } = tab(before.memory);
  void keeper.take(ANN, PAGE).then((left) => keeper.release(left.id));
  expect(await keeper.take(ANN, PAGE)).toMatchObject({ id, text: 'half a thought' });
});

test('a slow device gets the latest text, not each on the way', async () => {
  const { texts, tab } = device();
  const { keeper } = tab();
  const { id } = await keeper.take(ANN, PAGE);
  for (let letter = 1; letter <= 50; letter++) keeper.write(id, 'x'.repeat(letter));
  await vi.advanceTimersByTimeAsync(40);
  expect(texts()).toEqual(['x'.repeat(50)]);
});

test('leaving the page writes at once', async () => {
  const { texts, tab } = device();
  const { keeper } = tab();
  const { id } = await keeper.take(ANN, PAGE);
  keeper.write(id, 'last word');
  await keeper.flush();
  expect(texts()).toEqual(['last word']);
});

test('after a crash the next tab goes on with the text', async () => {
  const { tab } = device();
  const crashed = tab();
  const { id } = await crashed.keeper.take(ANN, PAGE);
  crashed.keeper.write(id, 'half a thought');
  await vi.advanceTimersByTimeAsync(400);
  crashed.close();
  expect(await tab().keeper.take(ANN, PAGE)).toMatchObject({ id, text: 'half a thought' });
});

test('a page hands its draft to the next page of the same tab, even before the device has it', async () => {
  const { keeper } = device().tab();
  const { id } = await keeper.take(ANN, PAGE);
  keeper.write(id, 'from the dashboard');
  keeper.release(id);
  expect(await keeper.take(ANN, PAGE)).toMatchObject({ id, text: 'from the dashboard' });
});

test('before the key is there, writing stays in memory and is kept as soon as it comes', async () => {
  const { failures, texts, tab } = device();
  failures.seal = true;
  const { keeper } = tab();
  const { id } = await keeper.take(ANN, PAGE);
  keeper.write(id, 'no key yet');
  await vi.advanceTimersByTimeAsync(5000);
  expect(texts()).toEqual([]);
  failures.seal = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(texts()).toEqual(['no key yet']);
});

test('a device that could not write is tried again', async () => {
  const { failures, texts, tab } = device();
  failures.storage = true;
  const { keeper } = tab();
  const { id } = await keeper.take(ANN, PAGE);
  keeper.write(id, 'full disk');
  await vi.advanceTimersByTimeAsync(3000);
  failures.storage = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(texts()).toEqual(['full disk']);
});

test('two tabs never write to one draft: each keeps its own text', async () => {
  const { texts, tab } = device();
  const one = tab();
  const first = await one.keeper.take(ANN, PAGE);
  one.keeper.write(first.id, 'in the first tab');
  await one.keeper.flush();
  const other = tab();
  const second = await other.keeper.take(ANN, PAGE);
  expect(second.text).toBeUndefined();
  other.keeper.write(second.id, 'in the second tab');
  await other.keeper.flush();
  one.keeper.write(first.id, 'in the first tab, and on');
  await one.keeper.flush();
  expect(texts().sort()).toEqual(['in the first tab, and on', 'in the second tab']);
});

test('a tab that is reloaded goes on with its own text, though another is newer', async () => {
  const { tab } = device();
  const [one, other] = [tab(), tab()];
  const [first, second] = [await one.keeper.take(ANN, PAGE), await other.keeper.take(ANN, PAGE)];
  one.keeper.write(first.id, 'of the first tab');
  await one.keeper.flush();
  other.keeper.write(second.id, 'of the second tab');
  await other.keeper.flush();
  one.close();
  other.close();
  expect((await tab(one.memory).keeper.take(ANN, PAGE)).text).toBe('of the first tab');
});

test('drafts of tabs that are gone come back one after the other, the newest first', async () => {
  const { tab } = device();
  for (const text of ['older', 'newer']) {
    const gone = tab();
    gone.keeper.write(gone.keeper.begin(ANN, PAGE).id, text);
    await gone.keeper.flush();
    gone.close();
  }
  const { keeper } = tab();
  const newer = await keeper.take(ANN, PAGE);
  expect(newer.text).toBe('newer');
  await keeper.remove(newer.id);
  expect((await keeper.take(ANN, PAGE)).text).toBe('older');
});

test('only the word that it is saved removes a draft, and a late write does not bring it back', async () => {
  const { rows, tab } = device();
  const { keeper } = tab();
  const { id } = await keeper.take(ANN, PAGE);
  keeper.write(id, 'saved');
  await keeper.flush();
  keeper.write(id, 'saved, almost');
  const late = keeper.flush();
  await keeper.remove(id);
  await late;
  await vi.advanceTimersByTimeAsync(2000);
  expect(rows.size).toBe(0);
});

test('a draft without text leaves nothing behind', async () => {
  const { rows, tab } = device();
  const { keeper } = tab();
  const { id } = await keeper.take(ANN, PAGE);
  keeper.write(id, 'a');
  await keeper.flush();
  keeper.write(id, undefined);
  await keeper.flush();
  expect(rows.size).toBe(0);
  keeper.release(id);
  expect((await keeper.take(ANN, PAGE)).id).not.toBe(id);
});

test('another person and another kind of writing get nothing of it', async () => {
  const { tab } = device();
  const gone = tab();
  gone.keeper.write(gone.keeper.begin(ANN, PAGE).id, 'of Ann');
  await gone.keeper.flush();
  gone.close();
  const { keeper } = tab();
  expect((await keeper.take('ben', PAGE)).text).toBeUndefined();
  expect((await keeper.take(ANN, 'lesson')).text).toBeUndefined();
  expect((await keeper.take(ANN, PAGE)).text).toBe('of Ann');
});

test('a draft that cannot be opened stays where it is and stands in nobody’s way', async () => {
  const { rows, tab } = device();
  rows.set('x', {
    id: 'x',
    user_id: ANN,
    kind: PAGE,
    value: '???',
    format: 2,
    saved_at: '2026-11-19T09:00:00Z',
  });
  const { keeper } = tab();
  expect((await keeper.take(ANN, PAGE)).text).toBeUndefined();
  expect(rows.has('x')).toBe(true);
});

test('sign-out learns how many pieces are still here', async () => {
  const { tab } = device();
  const gone = tab();
  gone.keeper.write(gone.keeper.begin(ANN, PAGE).id, 'left behind');
  await gone.keeper.flush();
  gone.close();
  const { keeper } = tab();
  keeper.begin(ANN, PAGE);
  keeper.write(keeper.begin(ANN, 'lesson').id, 'in memory');
  expect(await keeper.count(ANN)).toBe(2);
  expect(await keeper.count('ben')).toBe(0);
});

test('whatever two tabs do, in whatever order, no text is lost', async () => {
  const step = fc.record({
    tab: fc.nat(1),
    act: fc.constantFrom('write', 'crash', 'leave'),
    wait: fc.nat(500),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const { texts, tab } = device();
      const tabs = [tab(), tab()];
      const acquired = await Promise.all(tabs.map(({ keeper }) => keeper.take(ANN, PAGE)));
      const written = new Set<string>();
      for (const [at, { tab: which, act, wait }] of steps.entries()) {
        const { keeper, close } = tabs[which] as ReturnType<typeof tab>;
        const draft = acquired[which] as { id: string; text?: string };
        if (act === 'write') {
          const text = `${draft.text ?? ''}<${at}>`;
          keeper.write(draft.id, text);
          draft.text = text;
          written.add(`<${at}>`);
        }
        await vi.advanceTimersByTimeAsync(wait);
        if (act === 'crash') {
          await vi.advanceTimersByTimeAsync(400);
          close();
          tabs[which] = tab();
        }
        if (act === 'leave') keeper.release(draft.id);
        if (act !== 'write') {
          const next = await (tabs[which] as ReturnType<typeof tab>).keeper.take(ANN, PAGE);
          acquired[which] = { id: next.id, text: next.text };
        }
      }
      await vi.advanceTimersByTimeAsync(400);
      const kept = texts().join('');
      for (const mark of written) expect(kept).toContain(mark);
    }),
    { numRuns: 200 },
  );
});

test('a draft that a write is ending is handed to nobody, and to the next one when it did not end', async () => {
  const { tab } = device();
  const { keeper } = tab();
  const { id } = await keeper.take(ANN, PAGE);
  keeper.write(id, 'completed');
  keeper.hold(id, true);
  keeper.release(id);
  expect((await keeper.take(ANN, PAGE)).id).not.toBe(id);
  keeper.hold(id, false);
  expect(await keeper.take(ANN, PAGE)).toMatchObject({ id, text: 'completed' });
});

/** A page that offers what other tabs left, as the journal's does. */
const OFFERED = { isOffered: true };

type Tab = ReturnType<ReturnType<typeof device>['tab']>;

/** Opens a page in the tab and writes to its draft. */
async function written({ keeper }: Tab, text: string): Promise<string> {
  const { id } = await keeper.take(ANN, PAGE, OFFERED);
  keeper.write(id, text);
  await keeper.flush();
  return id;
}

const namesIn = async ({ keeper }: Tab) =>
  (await keeper.elsewhere(ANN, PAGE)).map(({ text, isOpen }) => `${text}, ${isOpen ? 'open' : 'left'}`);

test('of two tabs that are reloaded in turn, again and again, each has its own text', async () => {
  const { tab } = device();
  let [one, other] = [tab(), tab()];
  await written(one, 'in the first tab');
  await written(other, 'in the second tab');
  for (let round = 0; round < 3; round += 1) {
    one.close();
    expect(await namesIn(other)).toEqual(['in the first tab, left']);
    one = tab(one.memory);
    expect((await one.keeper.take(ANN, PAGE, OFFERED)).text).toBe('in the first tab');
    expect(await namesIn(other)).toEqual(['in the first tab, open']);
    other.close();
    other = tab(other.memory);
    expect((await other.keeper.take(ANN, PAGE, OFFERED)).text).toBe('in the second tab');
  }
});

test('a duplicate of a tab begins with a page of its own, and has that one after a reload', async () => {
  const { tab } = device();
  let one = tab();
  await written(one, 'in the first tab');
  let duplicate = tab(new Map(one.memory));
  expect((await duplicate.keeper.take(ANN, PAGE, OFFERED)).text).toBeUndefined();
  one.close();
  duplicate.close();
  duplicate = tab(duplicate.memory);
  // It was told that the text is another tab's, though nobody has it now.
  expect((await duplicate.keeper.take(ANN, PAGE, OFFERED)).text).toBeUndefined();
  one = tab(one.memory);
  expect((await one.keeper.take(ANN, PAGE, OFFERED)).text).toBe('in the first tab');
  await written(duplicate, 'never in use by the page');
  duplicate.close();
  duplicate = tab(duplicate.memory);
  expect((await duplicate.keeper.take(ANN, PAGE, OFFERED)).text).toBe('never in use by the page');
});

test('a new tab finds what was left, and gives it back to its own tab as long as nothing was written to it', async () => {
  const { tab } = device();
  const gone = tab();
  const id = await written(gone, 'before the browser was closed');
  gone.close();
  const fresh = tab();
  const onGivenBack = vi.fn();
  const found = await fresh.keeper.take(ANN, PAGE, { ...OFFERED, onGivenBack });
  expect(found).toMatchObject({ id, text: 'before the browser was closed' });
  fresh.keeper.write(id, 'noted by the page itself', { bySomebody: false });
  const restored = tab(gone.memory);
  expect(await restored.keeper.take(ANN, PAGE, OFFERED)).toMatchObject({
    id,
    text: 'noted by the page itself',
  });
  expect(onGivenBack).toHaveBeenCalledOnce();
  expect((await fresh.keeper.take(ANN, PAGE, OFFERED)).text).toBeUndefined();
  expect(await namesIn(fresh)).toEqual(['noted by the page itself, open']);
});

test('what a tab found stays found after a reload, and its own once something is written to it', async () => {
  const { tab } = device();
  const gone = tab();
  const id = await written(gone, 'left');
  gone.close();
  let fresh = tab();
  await fresh.keeper.take(ANN, PAGE, OFFERED);
  fresh.close();
  fresh = tab(fresh.memory);
  await fresh.keeper.take(ANN, PAGE, OFFERED);
  const restored = tab(gone.memory);
  expect((await restored.keeper.take(ANN, PAGE, OFFERED)).id).toBe(id);
  restored.close();
  const next = tab();
  await written(next, 'left, and gone on with');
  const late = tab(gone.memory);
  expect((await late.keeper.take(ANN, PAGE, OFFERED)).text).toBeUndefined();
  expect(await namesIn(late)).toEqual(['left, and gone on with, open']);
});

test('a tab that has written before is offered what others left, and takes none of it unasked', async () => {
  const { tab } = device();
  const [gone, later, here] = [tab(), tab(), tab()];
  const id = await written(gone, 'left');
  await written(later, 'left later');
  await here.keeper.remove(await written(here, 'completed'));
  gone.close();
  later.close();
  expect((await here.keeper.take(ANN, PAGE, OFFERED)).text).toBeUndefined();
  expect(await namesIn(here)).toEqual(['left later, left', 'left, left']);
  expect(await here.keeper.takeOver(ANN, PAGE, id)).toMatchObject({ id, text: 'left' });
  expect(await namesIn(here)).toEqual(['left later, left']);
  // Its own tab is told where it went: the person went on with it there.
  const restored = tab(gone.memory);
  expect((await restored.keeper.take(ANN, PAGE, OFFERED)).text).toBeUndefined();
});

test('what its own tab has again, or has saved meanwhile, cannot be taken over', async () => {
  const { rows, tab } = device();
  const gone = tab();
  const id = await written(gone, 'left');
  const here = tab();
  expect(await here.keeper.takeOver(ANN, PAGE, id)).toBeUndefined();
  gone.close();
  rows.clear();
  expect(await here.keeper.takeOver(ANN, PAGE, id)).toBeUndefined();
});

test('when a draft was written to last does not change as its page is opened', async () => {
  const { rows, tab } = device();
  const gone = tab();
  const id = await written(gone, 'left');
  const before = rows.get(id)?.saved_at;
  gone.close();
  const { keeper } = tab();
  await keeper.take(ANN, PAGE, OFFERED);
  keeper.write(id, 'noted by the page itself', { bySomebody: false });
  await keeper.flush();
  expect(rows.get(id)).toMatchObject({ value: 'sealed:noted by the page itself', saved_at: before });
  keeper.write(id, 'written to');
  await keeper.flush();
  expect(rows.get(id)?.saved_at).not.toBe(before);
});

test('whatever tabs are reloaded, closed, duplicated and opened again, each has its own words and none are lost', async () => {
  const step = fc.record({
    tab: fc.nat(2),
    act: fc.constantFrom('write', 'reload', 'duplicate', 'close', 'open again'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      const { texts, tab } = device();
      interface Open {
        tab: Tab;
        draft: { id: string; text: string | undefined };
        /** What somebody wrote here last; a page that was only found or offered is nobody's here. */
        own: string | undefined;
      }
      const open: Open[] = [];
      const closed: Open[] = [];
      const opened = async (memory?: Map<string, NotedDraft>, own?: string): Promise<Open> => {
        const one: Open = { tab: tab(memory), draft: { id: '', text: undefined }, own };
        const look = async (): Promise<void> => {
          const { id, text } = await one.tab.keeper.take(ANN, PAGE, {
            ...OFFERED,
            onGivenBack: () => void look(),
          });
          one.draft = { id, text };
        };
        await look();
        await vi.advanceTimersByTimeAsync(1);
        return one;
      };
      const marks: string[] = [];
      open.push(await opened());
      for (const [at, { tab: place, act }] of steps.entries()) {
        const which = place % open.length;
        const here = open[which] as Open;
        if (act === 'write') {
          here.own = here.draft.text = `${here.draft.text ?? ''}<${at}>`;
          here.tab.keeper.write(here.draft.id, here.own);
          marks.push(`<${at}>`);
          await here.tab.keeper.flush();
        }
        if (act === 'reload') {
          here.tab.close();
          open[which] = await opened(here.tab.memory, here.own);
          if (here.own !== undefined) expect(open[which].draft.text).toBe(here.own);
        }
        if (act === 'duplicate') {
          const duplicate = await opened(new Map(here.tab.memory));
          if (here.own !== undefined) expect(duplicate.draft.text).toBeUndefined();
          open.push(duplicate);
        }
        if (act === 'close' && open.length > 1) {
          here.tab.close();
          closed.push(...open.splice(which, 1));
        }
        const before = closed.at(-1);
        if (act === 'open again' && before) {
          closed.pop();
          const wentOn = open.some(({ draft, own }) => draft.id === before.draft.id && own !== undefined);
          const again = await opened(before.tab.memory, wentOn ? undefined : before.own);
          if (again.own !== undefined) expect(again.draft.text).toBe(again.own);
          open.push(again);
        }
      }
      const kept = texts().join('');
      for (const mark of marks) expect(kept).toContain(mark);
    }),
    { numRuns: 300 },
  );
});
