import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { NotedDraft } from './draft-store.ts';
import { ANN, device, PAGE } from './testing/device.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page that offers what other tabs left, as the journal's does. */
const OFFERED = { isOffered: true };

type Tab = ReturnType<ReturnType<typeof device>['tab']>;

/** Opens a page in the tab and writes to its draft. */
async function written({ draftStore }: Tab, text: string): Promise<string> {
  const { id } = await draftStore.take(ANN, PAGE, OFFERED);
  draftStore.write(id, text);
  await draftStore.flush();
  return id;
}

const namesIn = async ({ draftStore }: Tab) =>
  (await draftStore.elsewhere(ANN, PAGE)).map(({ text, isOpen }) => `${text}, ${isOpen ? 'open' : 'left'}`);

test('of two tabs that are reloaded in turn, again and again, each has its own text', async () => {
  const { tab } = device();
  let [one, other] = [tab(), tab()];
  await written(one, 'in the first tab');
  await written(other, 'in the second tab');
  for (let round = 0; round < 3; round += 1) {
    one.close();
    expect(await namesIn(other)).toEqual(['in the first tab, left']);
    one = tab(one.memory);
    expect((await one.draftStore.take(ANN, PAGE, OFFERED)).text).toBe('in the first tab');
    expect(await namesIn(other)).toEqual(['in the first tab, open']);
    other.close();
    other = tab(other.memory);
    expect((await other.draftStore.take(ANN, PAGE, OFFERED)).text).toBe('in the second tab');
  }
});

test('a duplicate of a tab begins with a page of its own, and has that one after a reload', async () => {
  const { tab } = device();
  let one = tab();
  await written(one, 'in the first tab');
  let duplicate = tab(new Map(one.memory));
  expect((await duplicate.draftStore.take(ANN, PAGE, OFFERED)).text).toBeUndefined();
  one.close();
  duplicate.close();
  duplicate = tab(duplicate.memory);
  // It was told that the text is another tab's, though nobody has it now.
  expect((await duplicate.draftStore.take(ANN, PAGE, OFFERED)).text).toBeUndefined();
  one = tab(one.memory);
  expect((await one.draftStore.take(ANN, PAGE, OFFERED)).text).toBe('in the first tab');
  await written(duplicate, 'never in use by the page');
  duplicate.close();
  duplicate = tab(duplicate.memory);
  expect((await duplicate.draftStore.take(ANN, PAGE, OFFERED)).text).toBe('never in use by the page');
});

test('a new tab finds what was left, and gives it back to its own tab as long as nothing was written to it', async () => {
  const { tab } = device();
  const gone = tab();
  const id = await written(gone, 'before the browser was closed');
  gone.close();
  const fresh = tab();
  const onGivenBack = vi.fn();
  const found = await fresh.draftStore.take(ANN, PAGE, { ...OFFERED, onGivenBack });
  expect(found).toMatchObject({ id, text: 'before the browser was closed' });
  fresh.draftStore.write(id, 'noted by the page itself', { bySomebody: false });
  const restored = tab(gone.memory);
  expect(await restored.draftStore.take(ANN, PAGE, OFFERED)).toMatchObject({
    id,
    text: 'noted by the page itself',
  });
  expect(onGivenBack).toHaveBeenCalledOnce();
  expect((await fresh.draftStore.take(ANN, PAGE, OFFERED)).text).toBeUndefined();
  expect(await namesIn(fresh)).toEqual(['noted by the page itself, open']);
});

test('what a tab found stays found after a reload, and its own once something is written to it', async () => {
  const { tab } = device();
  const gone = tab();
  const id = await written(gone, 'left');
  gone.close();
  let fresh = tab();
  await fresh.draftStore.take(ANN, PAGE, OFFERED);
  fresh.close();
  fresh = tab(fresh.memory);
  await fresh.draftStore.take(ANN, PAGE, OFFERED);
  const restored = tab(gone.memory);
  expect((await restored.draftStore.take(ANN, PAGE, OFFERED)).id).toBe(id);
  restored.close();
  const next = tab();
  await written(next, 'left, and gone on with');
  const late = tab(gone.memory);
  expect((await late.draftStore.take(ANN, PAGE, OFFERED)).text).toBeUndefined();
  expect(await namesIn(late)).toEqual(['left, and gone on with, open']);
});

test('a tab that has written before is offered what others left, and takes none of it unasked', async () => {
  const { tab } = device();
  const [gone, later, here] = [tab(), tab(), tab()];
  const id = await written(gone, 'left');
  await written(later, 'left later');
  await here.draftStore.remove(await written(here, 'completed'));
  gone.close();
  later.close();
  expect((await here.draftStore.take(ANN, PAGE, OFFERED)).text).toBeUndefined();
  expect(await namesIn(here)).toEqual(['left later, left', 'left, left']);
  expect(await here.draftStore.takeOver(ANN, PAGE, id)).toMatchObject({ id, text: 'left' });
  expect(await namesIn(here)).toEqual(['left later, left']);
  // Its own tab is told where it went: the person went on with it there.
  const restored = tab(gone.memory);
  expect((await restored.draftStore.take(ANN, PAGE, OFFERED)).text).toBeUndefined();
});

test('what its own tab has again, or has saved meanwhile, cannot be taken over', async () => {
  const { rows, tab } = device();
  const gone = tab();
  const id = await written(gone, 'left');
  const here = tab();
  expect(await here.draftStore.takeOver(ANN, PAGE, id)).toBeUndefined();
  gone.close();
  rows.clear();
  expect(await here.draftStore.takeOver(ANN, PAGE, id)).toBeUndefined();
});

test('when a draft was written to last does not change as its page is opened', async () => {
  const { rows, tab } = device();
  const gone = tab();
  const id = await written(gone, 'left');
  const before = rows.get(id)?.saved_at;
  gone.close();
  const { draftStore } = tab();
  await draftStore.take(ANN, PAGE, OFFERED);
  draftStore.write(id, 'noted by the page itself', { bySomebody: false });
  await draftStore.flush();
  expect(rows.get(id)).toMatchObject({ value: 'sealed:noted by the page itself', saved_at: before });
  draftStore.write(id, 'written to');
  await draftStore.flush();
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
          const { id, text } = await one.tab.draftStore.take(ANN, PAGE, {
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
          here.tab.draftStore.write(here.draft.id, here.own);
          marks.push(`<${at}>`);
          await here.tab.draftStore.flush();
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
