import { expect, test } from 'vitest';
import { FakeFileServer } from './testing/fake-file-server.ts';
import {
  ANN,
  digestIn,
  digestOf,
  FilesDevice,
  type FilesTab,
  keep,
  newFile,
  refOf,
  until,
} from './testing/fake-files.ts';

/** Two pieces and a preview. */
const smallFile = () => newFile({ original: new Uint8Array(300_000).fill(3) });

interface Day {
  server: FakeFileServer;
  device: FilesDevice;
  tab: FilesTab;
}

function begin(): Day {
  const server = new FakeFileServer();
  const device = new FilesDevice(server);
  return { server, device, tab: device.tab() };
}

/** Keeps a file, which its row then names. Answers its shape when the person was told that it is kept. */
async function add({ device, tab }: Day, given = smallFile()) {
  const dead = until(() => expect(tab.disk.isDead).toBe(true)).then(() => undefined);
  const shape = await Promise.race([keep(tab, given), dead.catch(() => undefined)]);
  if (shape) device.name(shape, true);
  return { given, shape };
}

/** Waits until the tab has died, or the server has the file. */
async function rest({ server, tab }: Day, file: string): Promise<void> {
  await until(async () => {
    if (tab.disk.isDead) return;
    expect(server.rows.get(file)?.isStored).toBe(true);
    expect(tab.states().size).toBe(0);
  });
  await new Promise((resume) => setTimeout(resume, 15));
}

test('killed between any two steps, it loses no file that it said was kept, and keeps none by half', async () => {
  const whole = begin();
  const { given } = await add(whole);
  await rest(whole, given.file);
  const steps = whole.tab.disk.works;
  expect(steps).toBeGreaterThan(8);
  for (let step = 1; step <= steps; step++) {
    for (const when of ['before', 'after'] as const) {
      const day = begin();
      day.tab.disk.diesAt = { work: step, when };
      const { given, shape } = await add(day);
      await rest(day, given.file);
      day.tab.kill();
      const again = day.device.tab();
      if (shape) {
        await until(() => expect(day.server.rows.get(given.file)?.isStored).toBe(true));
        await until(async () => expect(await again.files.countUnsent()).toBe(0));
        const read = await again.files.reading.original(refOf(given, shape));
        expect(await digestIn(read)).toBe(digestOf(given.original));
        expect(again.line.calls).not.toContain('read');
      } else {
        const [file] = await again.disk.files(ANN);
        const pieces = await Promise.all(
          [0, 1, 2].map((number) => again.disk.piece(ANN, given.file, number)),
        );
        // All of it, which goes when no row ever names it, or nothing.
        expect(pieces.map((piece) => piece !== undefined)).toEqual(Array(3).fill(file !== undefined));
      }
    }
  }
}, 120_000);
