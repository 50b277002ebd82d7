import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { newId } from '../../src/kernel/ids.ts';
import type { Mutation } from '../../src/notebook/mutation.ts';
import { FakeDevice, type Tab } from '../../src/notebook/testing/fake-device.ts';
import type { FileShape } from '../../src/session/files/file-disk.ts';
import { fileServer } from '../../src/session/files/file-server.ts';
import { namedFiles } from '../../src/session/files/named-files.ts';
import type { Way } from '../../src/session/files/testing/fake-file-server.ts';
import {
  digestIn,
  digestOf,
  FilesDevice,
  type FilesTab,
  newFile,
  refOf,
} from '../../src/session/files/testing/fake-files.ts';
import { createTestApp, type Person, type TestApp } from '../harness/app.ts';
import { sealedInfo } from '../harness/files.ts';
import { notebookOf, notebookServer } from '../harness/notebook-server.ts';
import { type S3, startS3 } from '../harness/s3.ts';
import { sealingOf } from '../harness/sealing.ts';

/* The files of one person on several devices, against the real server, over a line that loses calls and answers. */

const person: { token: string } = { token: '' };
vi.mock('../../src/session/load.ts', () => ({ tokenForCall: async () => person.token }));

const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 15_000, interval: 10 });

describe.each(['the table', 'a bucket'] as const)('with pieces in %s', (place) => {
  let app: TestApp;
  let s3: S3 | undefined;
  let ann: Person;
  const off: (() => void)[] = [];

  beforeAll(async () => {
    s3 = place === 'a bucket' ? await startS3(() => new Date()) : undefined;
    app = await createTestApp(s3 ? { bucket: s3.config } : {});
  });
  afterAll(async () => {
    await app.close();
    await s3?.close();
  });
  beforeEach(async () => {
    ann = await app.person();
    person.token = ann.token;
    const plain = globalThis.fetch;
    vi.stubGlobal('fetch', (address: string | Request, init?: RequestInit) =>
      typeof address === 'string' && address.startsWith('/')
        ? app.fetch(address, init)
        : plain(address, init),
    );
  });
  afterEach(() => {
    for (const end of off.splice(0)) end();
    vi.unstubAllGlobals();
  });

  /** A device of Ann's with its notebook and its files, whose line to the server does as it is told. */
  async function device(ways: Way[] = []): Promise<{ notebook: Tab['notebook']; files: FilesTab }> {
    const own = new FakeDevice(notebookServer(app.fetch, () => ann.token));
    off.push(() => own.off());
    const { notebook } = own.tab(notebookOf(ann.userId, (await sealingOf(ann)).key));
    const named = () => namedFiles(notebook);
    const files = new FilesDevice().tab({ userId: ann.userId, server: fileServer, named }, ({ line }) => {
      line.ways = [...ways];
    });
    notebook.store.subscribe(() => files.files.wake());
    notebook.subscribe(() => files.files.wake());
    await until(() => expect(notebook.state.state).toBe('complete'));
    return { notebook, files };
  }

  function attachment(shape: FileShape, id = newId()): Mutation {
    const body = { of_table: 'lessons_learned', of_id: newId(), ...sealedInfo('A picture'), ...shape };
    const put = { ...body, id, info: 'A picture', stored_at: null, created_at: new Date().toISOString() };
    return {
      id: newId(),
      what: 'A picture',
      request: async () => ({ call: 'PUT /api/attachments/{id}', params: { id }, body }),
      changes: [{ table: 'attachments', key: id, put }],
    } as Mutation;
  }

  const isStored = ({ notebook }: { notebook: Tab['notebook'] }, file: string): boolean =>
    namedFiles(notebook).files.some((named) => named.file === file && named.isStored);

  test('what one device keeps another shows, whatever the line loses', async () => {
    const ways: Way[] = [
      'lost',
      'arrives',
      'answer lost',
      'arrives',
      'lost',
      'arrives',
      'arrives',
      'answer lost',
    ];
    const [one, other] = [await device(ways), await device(['lost', 'answer lost'])];
    const given = newFile();
    const shape = await one.files.files.keep(given);
    await one.notebook.perform(attachment(shape));
    await until(() => {
      one.notebook.wake();
      expect(isStored(one, given.file)).toBe(true);
    });
    await until(async () => expect(await one.files.files.countUnsent()).toBe(0));
    await until(() => {
      other.notebook.wake();
      expect(isStored(other, given.file)).toBe(true);
    });
    // The preview has come by itself.
    await until(async () =>
      expect(await other.files.disk.file(ann.userId, given.file)).toMatchObject({ has_preview: true }),
    );
    const ref = refOf(given, shape);
    expect(await digestIn(await other.files.files.reading.preview(ref))).toBe(digestOf(given.preview));
    expect(await digestIn(await other.files.files.reading.original(ref))).toBe(digestOf(given.original));
    other.files.line.isOnline = false;
    expect(await digestIn(await other.files.files.reading.original(ref))).toBe(digestOf(given.original));
  });

  test('of two devices that name the same attachment, the later one keeps its file to itself, and then lets it go', async () => {
    const [one, other] = [await device(), await device()];
    const [first, second] = [newFile(), newFile()];
    const id = newId();
    await one.notebook.perform(attachment(await one.files.files.keep(first), id));
    await until(() => {
      one.notebook.wake();
      expect(isStored(one, first.file)).toBe(true);
    });
    await other.notebook.perform(attachment(await other.files.files.keep(second), id));
    await until(async () => {
      other.notebook.wake();
      expect(await other.files.files.countUnsent()).toBe(0);
    });
    await until(() => expect(isStored(other, first.file)).toBe(true));
    expect(other.files.line.calls).not.toContain('write');
  });

  test('a deletion ends the sending, and undone it goes on', async () => {
    const one = await device();
    one.files.line.isOnline = false;
    const given = newFile();
    const id = newId();
    const added = attachment(await one.files.files.keep(given), id);
    await one.notebook.perform(added);
    await until(() => expect(one.notebook.unsaved.waiting).toBe(0));
    const gone = { call: 'DELETE /api/attachments/{id}', params: { id } };
    await one.notebook.perform({
      ...{ id: newId(), what: 'A picture', request: async () => gone },
      changes: [{ table: 'attachments', key: id, gone: true }],
    } as Mutation);
    await until(async () => expect(await one.files.files.countUnsent()).toBe(0));
    one.files.line.isOnline = true;
    await one.notebook.perform({ ...added, id: newId() });
    await until(() => {
      one.notebook.wake();
      expect(isStored(one, given.file)).toBe(true);
    });
  });
});
