import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';

const KEY = 'google-sync-log';
const items = new Map<string, string>();
const tab = new EventTarget();

beforeEach(() => {
  items.clear();
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
});

const line = (message: string) => ({ id: message, at: '2026-11-20T09:00:00Z', kind: 'started', message });

interface MessagesProps {
  useLines: () => { message: string }[];
}

const Messages = ({ useLines }: MessagesProps): ReactNode =>
  useLines()
    .map(({ message }) => message)
    .join();

/** The log of a document that has just been opened, and what it shows. */
async function openLog() {
  const log = await import('./run-log.ts');
  return { ...log, shown: () => renderToStaticMarkup(createElement(Messages, log)) };
}

const otherTab = (key: string | null, lines: object[]): void => {
  items.set(KEY, JSON.stringify(lines));
  tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
};

test.each([
  ['nothing', '', ''],
  ['no JSON', 'noted late', ''],
  ['no list', '{}', ''],
  ['a line without its words', JSON.stringify([{ id: 'a' }, line('b')]), 'b'],
  ['a run without its counts', JSON.stringify([{ ...line('a'), run: {} }, line('b')]), 'b'],
])('of a log with %s, what can be read is shown', async (_, stored, shown) => {
  items.set(KEY, stored);
  expect((await openLog()).shown()).toBe(shown);
});

test('a line joins what is stored, and clearing leaves nothing behind', async () => {
  items.set(KEY, JSON.stringify([line('a')]));
  const log = await openLog();
  log.addLine({ kind: 'done', message: 'b' });
  expect(log.shown()).toBe('b,a');
  log.clearLines();
  expect(log.shown()).toBe('');
  expect(items.size).toBe(0);
});

test('what another tab adds or clears is shown here', async () => {
  const log = await openLog();
  expect(log.shown()).toBe('');
  otherTab(KEY, [line('a')]);
  expect(log.shown()).toBe('a');
  otherTab('another item', [line('b')]);
  expect(log.shown()).toBe('a');
  otherTab(null, []);
  expect(log.shown()).toBe('');
});
