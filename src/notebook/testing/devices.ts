/* Devices of one person at a server stand-in, and what tests ask of their tabs. */
import { expect, onTestFinished, vi } from 'vitest';
import { FakeDevice, type Tab } from './fake-device.ts';
import type { FakeServer } from './fake-server.ts';
import { lessonRow } from './writes.ts';

/** A device that is off once the test is over. */
export function newDevice(server: FakeServer): FakeDevice {
  const device = new FakeDevice(server);
  onTestFinished(() => device.off());
  return device;
}

export const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 8000, interval: 5 });
export const complete = (tab: Tab) => until(() => expect(tab.notebook.state.state).toBe('complete'));
export const saved = (tab: Tab) => until(() => expect(tab.notebook.unsaved.waiting).toBe(0));

export const lessons = ({ notebook }: Tab) =>
  [...notebook.store.tables.lessons_learned.values()].map(({ lesson }) => lesson).sort();
export const tasks = ({ notebook }: Tab) =>
  [...notebook.store.tables.tasks.values()]
    .map(({ text, completed }) => `${completed ? 'x' : '-'} ${text}`)
    .sort();

/** Everything the device has on its disk, as it lies there. */
export async function onDisk(tab: Tab, ...stores: ('meta' | 'chunks' | 'outbox' | 'shelf' | 'drafts')[]) {
  const all = await tab.disk.run(stores, 'readonly', (transaction) =>
    Promise.all(stores.map((store) => transaction.objectStore(store).getAll())),
  );
  return all.flat();
}

/** `count` lessons of one day each, older and older, as the server has them. */
export function manyLessons(server: FakeServer, count: number): void {
  for (let at = count; at > 0; at--) {
    const date = new Date(Date.UTC(2026, 10, 20) - at * 86_400_000).toISOString().slice(0, 10);
    server.put('lessons_learned', { ...lessonRow(crypto.randomUUID(), `Lesson ${at}`), date });
  }
}
