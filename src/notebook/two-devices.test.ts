import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { rounds } from '../../test/harness/rounds.ts';
import type { Mutation } from './mutation.ts';
import { FakeDevice, type Tab } from './testing/fake-device.ts';
import { FakeServer, type Way } from './testing/fake-server.ts';
import { addLesson, addTask, removeTask, rewordLesson, tick } from './testing/writes.ts';

const devices: FakeDevice[] = [];
afterEach(() => {
  for (const device of devices.splice(0)) device.off();
});

const LESSONS = ['0190b1de-0000-7000-8000-00000000000a', '0190b1de-0000-7000-8000-00000000000b'] as const;
const TASKS = ['0190b1de-0000-7000-8000-00000000000c', '0190b1de-0000-7000-8000-00000000000d'] as const;

/** What happens on one of the two devices. */
const step = fc.record({
  on: fc.constantFrom(0, 1),
  does: fc.constantFrom(
    'reword',
    'reword',
    'tick',
    'untick',
    'remove',
    'offline',
    'online',
    'restart',
    'wait',
  ),
  which: fc.constantFrom(0, 1),
});
const way = fc.constantFrom<Way>('arrives', 'arrives', 'lost', 'answer lost');

const until = (check: () => void) => vi.waitFor(check, { timeout: 8000, interval: 3 });

/** What a device shows, without the order. */
function shown({ notebook }: Tab): unknown {
  const { tasks, lessons_learned, revisions } = notebook.store.tables;
  return [tasks, lessons_learned, revisions].map((rows) =>
    [...rows.entries()].sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

function serverRows(server: FakeServer): unknown {
  return (['tasks', 'lessons_learned', 'revisions'] as const).map((table) =>
    server
      .rows(table)
      .map((row) => [String(row.id), row] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

test('4 two devices and a flaky network end equal, with every text shown or in a revision', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 14 }),
      fc.array(way, { maxLength: 30 }),
      async (steps, ways) => {
        const server = new FakeServer();
        const both = [new FakeDevice(server), new FakeDevice(server)] as const;
        devices.push(...both);
        const tabs = [both[0].tab(), both[1].tab()] as [Tab, Tab];
        for (const tab of tabs) await until(() => expect(tab.notebook.state.state).toBe('complete'));
        const texts: string[] = [];
        const write = (tab: Tab, one: Mutation) => tab.notebook.perform(one);
        for (const [at, id] of LESSONS.entries()) {
          texts.push(`first ${at}`);
          await write(tabs[0], addLesson(`first ${at}`, id));
        }
        for (const [at, id] of TASKS.entries()) await write(tabs[0], addTask(`action ${at}`, id));
        await until(() => {
          for (const tab of tabs) {
            tab.notebook.wake();
            expect(tab.notebook.store.tables.tasks.size).toBe(2);
            expect(tab.notebook.store.tables.lessons_learned.size).toBe(2);
          }
        });
        tabs[0].line.ways = ways.slice(0, ways.length / 2);
        tabs[1].line.ways = ways.slice(ways.length / 2);

        for (const [at, { on, does, which }] of steps.entries()) {
          const tab = tabs[on] as Tab;
          const task = TASKS[which] ?? '';
          if (does === 'reword') {
            texts.push(`text ${at}`);
            await write(tab, rewordLesson(LESSONS[which] ?? '', `text ${at}`));
          }
          if (does === 'tick' || does === 'untick') await write(tab, tick(task, does === 'tick'));
          if (does === 'remove') await write(tab, removeTask(task));
          if (does === 'offline') tab.line.isOnline = false;
          if (does === 'online') tab.line.isOnline = true;
          if (does === 'wait') await new Promise((resume) => setTimeout(resume, 10));
          if (does === 'restart') {
            const { isOnline } = tab.line;
            tab.kill();
            tabs[on] = both[on as 0 | 1].tab({}, ({ line }) => {
              line.isOnline = isOnline;
            });
            const { notebook } = tabs[on] as Tab;
            await until(() => expect(notebook.state.state).toBe('complete'));
          }
        }

        for (const tab of tabs) {
          tab.line.isOnline = true;
          tab.line.ways = [];
        }
        await until(() => {
          for (const tab of tabs) {
            tab.notebook.wake();
            expect(tab.notebook.unsaved.waiting).toBe(0);
            expect(shown(tab)).toEqual(serverRows(server));
          }
        });
        expect(new Set(server.effects).size).toBe(server.effects.length);
        const found = [
          ...server.rows('lessons_learned').map(({ lesson }) => lesson),
          ...server.rows('revisions').map(({ text }) => text),
        ];
        for (const text of texts) expect(found).toContain(text);
        for (const device of both) device.off();
      },
    ),
    { numRuns: rounds(20) },
  );
}, 120_000);
