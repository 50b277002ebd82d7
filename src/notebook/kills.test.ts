import { afterEach, expect, test, vi } from 'vitest';
import { FakeDevice, type Tab } from './testing/fake-device.ts';
import { FakeServer, type Way } from './testing/fake-server.ts';
import { addLesson, addTask, tick } from './testing/writes.ts';

const devices: FakeDevice[] = [];
afterEach(() => {
  for (const device of devices.splice(0)) device.off();
});

const DRAFT = '0190b1de-0000-7000-8000-0000000000dd';
const TASK = '0190b1de-0000-7000-8000-0000000000aa';

const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 8000, interval: 3 });

async function drafts(tab: Tab): Promise<string[]> {
  return tab.disk.run(['drafts'], 'readonly', (transaction) =>
    transaction.objectStore('drafts').getAllKeys(),
  );
}

interface Day {
  server: FakeServer;
  device: FakeDevice;
  tab: Tab;
}

/** A device on which a lesson is half written. */
async function begin(): Promise<Day> {
  const server = new FakeServer();
  const device = new FakeDevice(server);
  devices.push(device);
  const tab = device.tab();
  await until(() => expect(tab.notebook.state.state).toBe('complete'));
  await tab.disk.run(['drafts'], 'readwrite', (transaction) =>
    transaction
      .objectStore('drafts')
      .put({ id: DRAFT, user_id: 'ann', kind: 'lesson', value: 'sealed', format: 3, saved_at: '' }),
  );
  return { server, device, tab };
}

/** Three writes, the last of which ends the draft; answers those of which the person was told that they are kept. */
async function write({ tab }: Day): Promise<Set<string>> {
  const kept = new Set<string>();
  const writes = [addTask('Call Dad', TASK), tick(TASK), { ...addLesson('Rest.'), endsDraft: DRAFT }];
  for (const one of writes) {
    // A tab that dies answers nothing any more.
    const done = tab.notebook.perform(one).then(() => kept.add(one.id ?? ''));
    const dead = until(() => expect(tab.disk.isDead).toBe(true)).catch(() => undefined);
    await Promise.race([done, dead]);
    if (tab.disk.isDead) break;
  }
  return kept;
}

/** Waits until the first tab has died, or has nothing left to do. */
async function rest({ server, tab }: Day): Promise<void> {
  await until(async () => {
    if (tab.disk.isDead) return;
    expect(tab.notebook.unsaved.waiting).toBe(0);
    expect(tab.notebook.store.tables.tasks.size).toBe(server.rows('tasks').length);
  });
  await new Promise((resume) => setTimeout(resume, 15));
}

async function reopened(day: Day, kept: ReadonlySet<string>): Promise<void> {
  day.tab.kill();
  const again = day.device.tab();
  await until(() => expect(again.notebook.state.state).toBe('complete'));
  await until(() => expect(again.notebook.unsaved.waiting).toBe(0));
  for (const id of kept) expect(day.server.effects).toContain(id);
  expect(new Set(day.server.effects).size).toBe(day.server.effects.length);
  const lessons = day.server.rows('lessons_learned');
  // The text is in exactly one place: still a draft, or the server's.
  expect((await drafts(again)).length + lessons.length).toBe(1);
  await until(() => {
    expect(again.notebook.store.tables.tasks.size).toBe(day.server.rows('tasks').length);
    expect(again.notebook.store.tables.lessons_learned.size).toBe(lessons.length);
  });
}

const WAYS: Way[][] = [[], ['answer lost', 'arrives', 'answer lost', 'lost']];

for (const [at, ways] of WAYS.entries()) {
  const network = at === 0 ? 'a good network' : 'lost acknowledgements';
  test(`killed between any two steps with ${network}, a device loses nothing that it said was kept, and doubles nothing`, async () => {
    const whole = await begin();
    const first = whole.tab.disk.works;
    whole.tab.line.ways = [...ways];
    await write(whole);
    await rest(whole);
    const steps = whole.tab.disk.works - first;
    expect(steps).toBeGreaterThan(6);
    for (let step = 1; step <= steps; step++) {
      for (const when of ['before', 'after'] as const) {
        const day = await begin();
        day.tab.line.ways = [...ways];
        day.tab.disk.diesAt = { work: day.tab.disk.works + step, when };
        const kept = await write(day);
        await rest(day);
        await reopened(day, kept);
      }
    }
  }, 120_000);
}
