import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StoredDraft } from './draft-store.ts';
import { ANN, device, PAGE } from './testing/device.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('each keystroke is on the device, sealed, before the next one', async () => {
  const { rows, tab } = device();
  const { draftStore } = tab();
  const { id } = await draftStore.take(ANN, PAGE);
  for (const text of ['I', 'I c', 'I ca', 'I cal', 'I call']) {
    draftStore.write(id, text);
    await vi.advanceTimersByTimeAsync(40);
    expect(rows.get(id)).toMatchObject({ user_id: ANN, kind: PAGE, format: 3, value: `sealed:${text}` });
  }
});

test('a page that was left while it waited for its draft does not keep it from the page after it', async () => {
  const { tab } = device();
  const before = tab();
  const { id } = await before.draftStore.take(ANN, PAGE);
  before.draftStore.write(id, 'half a thought');
  await before.draftStore.flush();
  before.close();
  const { draftStore } = tab(before.memory);
  void draftStore.take(ANN, PAGE).then((left) => draftStore.release(left.id));
  expect(await draftStore.take(ANN, PAGE)).toMatchObject({ id, text: 'half a thought' });
});

test('a slow device gets the latest text, not each on the way', async () => {
  const { texts, tab } = device();
  const { draftStore } = tab();
  const { id } = await draftStore.take(ANN, PAGE);
  for (let letter = 1; letter <= 50; letter++) draftStore.write(id, 'x'.repeat(letter));
  await vi.advanceTimersByTimeAsync(40);
  expect(texts()).toEqual(['x'.repeat(50)]);
});

test('leaving the page writes at once', async () => {
  const { texts, tab } = device();
  const { draftStore } = tab();
  const { id } = await draftStore.take(ANN, PAGE);
  draftStore.write(id, 'last word');
  await draftStore.flush();
  expect(texts()).toEqual(['last word']);
});

test('after a crash the next tab goes on with the text', async () => {
  const { tab } = device();
  const crashed = tab();
  const { id } = await crashed.draftStore.take(ANN, PAGE);
  crashed.draftStore.write(id, 'half a thought');
  await vi.advanceTimersByTimeAsync(400);
  crashed.close();
  expect(await tab().draftStore.take(ANN, PAGE)).toMatchObject({ id, text: 'half a thought' });
});

test('a page hands its draft to the next page of the same tab, even before the device has it', async () => {
  const { draftStore } = device().tab();
  const { id } = await draftStore.take(ANN, PAGE);
  draftStore.write(id, 'from the dashboard');
  draftStore.release(id);
  expect(await draftStore.take(ANN, PAGE)).toMatchObject({ id, text: 'from the dashboard' });
});

test('before the key is there, writing stays in memory and is kept as soon as it comes', async () => {
  const { failures, texts, tab } = device();
  failures.seal = true;
  const { draftStore } = tab();
  const { id } = await draftStore.take(ANN, PAGE);
  draftStore.write(id, 'no key yet');
  await vi.advanceTimersByTimeAsync(5000);
  expect(texts()).toEqual([]);
  failures.seal = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(texts()).toEqual(['no key yet']);
});

test('a device that could not write is tried again', async () => {
  const { failures, texts, tab } = device();
  failures.storage = true;
  const { draftStore } = tab();
  const { id } = await draftStore.take(ANN, PAGE);
  draftStore.write(id, 'full disk');
  await vi.advanceTimersByTimeAsync(3000);
  failures.storage = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(texts()).toEqual(['full disk']);
});

test('two tabs never write to one draft: each keeps its own text', async () => {
  const { texts, tab } = device();
  const one = tab();
  const first = await one.draftStore.take(ANN, PAGE);
  one.draftStore.write(first.id, 'in the first tab');
  await one.draftStore.flush();
  const other = tab();
  const second = await other.draftStore.take(ANN, PAGE);
  expect(second.text).toBeUndefined();
  other.draftStore.write(second.id, 'in the second tab');
  await other.draftStore.flush();
  one.draftStore.write(first.id, 'in the first tab, and on');
  await one.draftStore.flush();
  expect(texts().sort()).toEqual(['in the first tab, and on', 'in the second tab']);
});

test('a tab that is reloaded goes on with its own text, though another is newer', async () => {
  const { tab } = device();
  const [one, other] = [tab(), tab()];
  const [first, second] = [await one.draftStore.take(ANN, PAGE), await other.draftStore.take(ANN, PAGE)];
  one.draftStore.write(first.id, 'of the first tab');
  await one.draftStore.flush();
  other.draftStore.write(second.id, 'of the second tab');
  await other.draftStore.flush();
  one.close();
  other.close();
  expect((await tab(one.memory).draftStore.take(ANN, PAGE)).text).toBe('of the first tab');
});

test('drafts of tabs that are gone come back one after the other, the newest first', async () => {
  const { tab } = device();
  for (const text of ['older', 'newer']) {
    const gone = tab();
    gone.draftStore.write(gone.draftStore.begin(ANN, PAGE).id, text);
    await gone.draftStore.flush();
    gone.close();
  }
  const { draftStore } = tab();
  const newer = await draftStore.take(ANN, PAGE);
  expect(newer.text).toBe('newer');
  await draftStore.remove(newer.id);
  expect((await draftStore.take(ANN, PAGE)).text).toBe('older');
});

test('only the word that it is saved removes a draft, and a late write does not bring it back', async () => {
  const { rows, tab } = device();
  const { draftStore } = tab();
  const { id } = await draftStore.take(ANN, PAGE);
  draftStore.write(id, 'saved');
  await draftStore.flush();
  draftStore.write(id, 'saved, almost');
  const late = draftStore.flush();
  await draftStore.remove(id);
  await late;
  await vi.advanceTimersByTimeAsync(2000);
  expect(rows.size).toBe(0);
});

test('a draft without text leaves nothing behind', async () => {
  const { rows, tab } = device();
  const { draftStore } = tab();
  const { id } = await draftStore.take(ANN, PAGE);
  draftStore.write(id, 'a');
  await draftStore.flush();
  draftStore.write(id, undefined);
  await draftStore.flush();
  expect(rows.size).toBe(0);
  draftStore.release(id);
  expect((await draftStore.take(ANN, PAGE)).id).not.toBe(id);
});

test('another person and another kind of writing get nothing of it', async () => {
  const { tab } = device();
  const gone = tab();
  gone.draftStore.write(gone.draftStore.begin(ANN, PAGE).id, 'of Ann');
  await gone.draftStore.flush();
  gone.close();
  const { draftStore } = tab();
  expect((await draftStore.take('ben', PAGE)).text).toBeUndefined();
  expect((await draftStore.take(ANN, 'lesson')).text).toBeUndefined();
  expect((await draftStore.take(ANN, PAGE)).text).toBe('of Ann');
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
  const { draftStore } = tab();
  expect((await draftStore.take(ANN, PAGE)).text).toBeUndefined();
  expect(rows.has('x')).toBe(true);
});

test('sign-out learns how many pieces are still here', async () => {
  const { tab } = device();
  const gone = tab();
  gone.draftStore.write(gone.draftStore.begin(ANN, PAGE).id, 'left behind');
  await gone.draftStore.flush();
  gone.close();
  const { draftStore } = tab();
  draftStore.begin(ANN, PAGE);
  draftStore.write(draftStore.begin(ANN, 'lesson').id, 'in memory');
  expect(await draftStore.count(ANN)).toBe(2);
  expect(await draftStore.count('ben')).toBe(0);
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
      const acquired = await Promise.all(tabs.map(({ draftStore }) => draftStore.take(ANN, PAGE)));
      const written = new Set<string>();
      for (const [at, { tab: which, act, wait }] of steps.entries()) {
        const { draftStore, close } = tabs[which] as ReturnType<typeof tab>;
        const draft = acquired[which] as { id: string; text?: string };
        if (act === 'write') {
          const text = `${draft.text ?? ''}<${at}>`;
          draftStore.write(draft.id, text);
          draft.text = text;
          written.add(`<${at}>`);
        }
        await vi.advanceTimersByTimeAsync(wait);
        if (act === 'crash') {
          await vi.advanceTimersByTimeAsync(400);
          close();
          tabs[which] = tab();
        }
        if (act === 'leave') draftStore.release(draft.id);
        if (act !== 'write') {
          const next = await (tabs[which] as ReturnType<typeof tab>).draftStore.take(ANN, PAGE);
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
  const { draftStore } = tab();
  const { id } = await draftStore.take(ANN, PAGE);
  draftStore.write(id, 'completed');
  draftStore.hold(id, true);
  draftStore.release(id);
  expect((await draftStore.take(ANN, PAGE)).id).not.toBe(id);
  draftStore.hold(id, false);
  expect(await draftStore.take(ANN, PAGE)).toMatchObject({ id, text: 'completed' });
});

test('all drafts are sealed again, those of closed tabs too; what cannot be opened stays as it is', async () => {
  const { rows, sealing, tab } = device();
  const gone = tab();
  const left = await gone.draftStore.take(ANN, PAGE);
  gone.draftStore.write(left.id, 'of a closed tab');
  await gone.draftStore.flush();
  gone.close();
  const other = { ...(rows.get(left.id) as StoredDraft), id: 'other', value: 'of a lost key' };
  rows.set('other', other);
  const { draftStore } = tab();
  const mine = draftStore.begin(ANN, 'lesson');
  draftStore.write(mine.id, 'being written');
  await draftStore.flush();
  sealing.format = 4;
  await draftStore.sealAgain(ANN);
  expect(rows.get(left.id)).toMatchObject({ format: 4, value: 'sealed:of a closed tab' });
  expect(rows.get(mine.id)).toMatchObject({ format: 4, value: 'sealed:being written' });
  expect(rows.get('other')).toEqual(other);
});
