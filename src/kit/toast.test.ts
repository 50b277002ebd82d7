import { beforeEach, expect, test, vi } from 'vitest';
import { shownToasts, toast } from './toast.ts';

const undo = { label: 'Undo', onSelect: () => undefined };
const texts = () => shownToasts().map(({ text }) => text);

beforeEach(() => {
  for (const { id } of shownToasts()) toast.dismiss(id);
});

test('what is said again takes the place of the same words', () => {
  toast.success('Saved');
  toast.success('Changed');
  toast.success('Saved');
  expect(texts()).toEqual(['Changed', 'Saved']);
});

test('LIM-04 a success is there for three seconds, unless it has a time of its own', () => {
  toast.success('Saved');
  toast.success('Noted', { seconds: 5 });
  toast.info('Moved', { sticky: true });
  expect(shownToasts().map(({ seconds }) => seconds)).toEqual([3, 5, undefined]);
});

test('the oldest goes when there are more than three', () => {
  for (const text of ['a', 'b', 'c', 'd']) toast.info(text);
  expect(texts()).toEqual(['b', 'c', 'd']);
});

test('what can be undone keeps its place, whatever else is said, also in the same words', () => {
  for (let time = 0; time < 4; time += 1) toast.success('Action deleted', { action: undo });
  for (const text of ['a', 'b']) toast.info(text);
  expect(texts()).toEqual([...Array<string>(4).fill('Action deleted'), 'b']);
});

test('being dismissed is told, and making room is not', () => {
  const onDismiss = vi.fn();
  const first = toast.info('Moved', { onDismiss });
  toast.dismiss(first);
  toast.dismiss(first);
  expect(onDismiss).toHaveBeenCalledTimes(1);
  toast.info('Moved', { onDismiss });
  for (const text of ['a', 'b', 'c']) toast.info(text);
  expect(texts()).toEqual(['a', 'b', 'c']);
  expect(onDismiss).toHaveBeenCalledTimes(1);
});
