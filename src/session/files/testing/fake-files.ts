/* A device with files, whose database outlives its tabs, and whose tabs can be cut off at any step. */
import { createHash } from 'node:crypto';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { onTestFinished, vi } from 'vitest';
import { createStore } from '../../../browser/store.ts';
import { newId } from '../../../kernel/ids.ts';
import { type Bytes, toBase64 } from '../../../kernel/seal/bytes.ts';
import { newFileKey } from '../../../kernel/seal/pieces.ts';
import { Hub } from '../../../notebook/testing/fake-tabs.ts';
import { DeviceFiles, type DeviceFilesParts, type FileNews } from '../device-files.ts';
import { FileDisk, type FileShape } from '../file-disk.ts';
import type { FileStates } from '../file-states.ts';
import type { NamedFile } from '../named-files.ts';
import type { FileRef } from '../reading.ts';
import { FakeFileLine, FakeFileServer } from './fake-file-server.ts';

export const ANN = '01890a5d-ac96-774b-bcce-b302099a8057';

const never = new Promise<never>(() => {});

/** A disk whose tab dies before or after a given piece of its work, or which answers with an error instead. */
export class MortalFileDisk extends FileDisk {
  isDead = false;
  /** How many pieces of work were begun. */
  works = 0;
  diesAt: { work: number; when: 'before' | 'after' } | undefined;
  fails: ((mode: string) => Error | undefined) | undefined;

  override async run<Mode extends 'readonly' | 'readwrite', Answer>(
    ...[stores, mode, work, durability]: Parameters<typeof FileDisk.prototype.run<Mode, Answer>>
  ): Promise<Answer> {
    this.works += 1;
    const isLast = this.works === this.diesAt?.work;
    if (isLast && this.diesAt?.when === 'before') this.isDead = true;
    if (this.isDead) return never;
    const failure = this.fails?.(mode);
    if (failure) throw failure;
    const answer = await super.run(stores, mode, work, durability);
    if (isLast) this.isDead = true;
    return this.isDead ? never : answer;
  }
}

/** A file in the clear, as a person adds it. */
export interface FakeFile {
  file: string;
  key: Bytes;
  original: Bytes;
  preview?: Bytes;
}

/** Bytes that are not all the same, and begin with words that can be looked for. */
function bytesOf(words: string, length: number): Bytes {
  const bytes: Bytes = new Uint8Array(length);
  for (let at = 0; at < length; at++) bytes[at] = (at * 31) % 251;
  bytes.set(new TextEncoder().encode(words).slice(0, length));
  return bytes;
}

/** A picture of three pieces, with a preview. */
export const newFile = (parts: Partial<FakeFile> = {}): FakeFile => ({
  file: newId(),
  key: newFileKey(),
  original: bytesOf('CANARY-original', 600_000),
  preview: bytesOf('CANARY-preview', 9000),
  ...parts,
});

export interface FilesTab {
  files: DeviceFiles;
  disk: MortalFileDisk;
  line: FakeFileLine;
  states: () => FileStates;
  /** As a crash ends it: nothing of it reaches the disk, the server or another tab any more. */
  kill(): void;
}

export class FilesDevice {
  readonly #server: FakeFileServer | undefined;
  readonly #hub = new Hub<FileNews>();
  readonly #tabs: FilesTab[] = [];
  /** What the notebook of this device names, oldest first. */
  named: NamedFile[] = [];
  isComplete = true;
  mayUse = true;
  storage: { quota: number; usage: number } | undefined;
  now = Date.UTC(2026, 10, 20);
  factory = new IDBFactory();

  /** Without a server of its own, each tab is given one. */
  constructor(server?: FakeFileServer) {
    this.#server = server;
    onTestFinished(() => this.off());
  }

  tab(parts: Partial<DeviceFilesParts> = {}, prepare: (tab: FilesTab) => void = () => {}): FilesTab {
    const disk = new MortalFileDisk(() => this.factory);
    const line = new FakeFileLine(parts.server ?? this.#server ?? new FakeFileServer());
    const { tabs, member } = this.#hub.join();
    const states = createStore<FileStates>(new Map());
    line.leaves = () => (disk.isDead ? never : undefined);
    const files = new DeviceFiles({
      userId: ANN,
      ...{ disk, tabs, states },
      named: () => ({ isComplete: this.isComplete, files: this.named.toReversed() }),
      mayUse: () => this.mayUse,
      storage: async () => this.storage,
      now: () => this.now,
      random: () => 1,
      waits: { every: 60_000, first: 5, longest: 20 },
      ...parts,
      server: line,
    });
    const kill = (): void => {
      disk.isDead = true;
      this.#hub.leave(member);
    };
    const tab: FilesTab = { files, disk, line, states: states.get, kill };
    this.#tabs.push(tab);
    prepare(tab);
    files.open();
    return tab;
  }

  /** A row names the file here. `isWithServer`: and has arrived. */
  name(shape: FileShape, isWithServer: boolean): void {
    if (isWithServer) this.#server?.name(shape);
    const isStored = this.#server?.rows.get(shape.file)?.isStored ?? false;
    const createdAt = `2026-11-20T08:00:00.${String(this.named.length).padStart(3, '0')}Z`;
    const others = this.named.filter(({ file }) => file !== shape.file);
    this.named = [...others, { ...shape, isWithServer, isStored, createdAt }];
    for (const { files } of this.#tabs) files.wake();
  }

  /** The feed says which files the server has. */
  hear(): void {
    this.named = this.named.map((named) => ({
      ...named,
      isStored: this.#server?.rows.get(named.file)?.isStored ?? false,
    }));
    for (const { files } of this.#tabs) files.wake();
  }

  off(): void {
    for (const tab of this.#tabs.splice(0)) {
      tab.kill();
      tab.files.close();
    }
  }
}

export const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 8000, interval: 3 });

/** Keeps the file in a tab, and answers its shape as its row has it. */
export async function keep({ files }: FilesTab, file: FakeFile): Promise<FileShape> {
  return files.keep(file);
}

export const refOf = ({ key, original }: FakeFile, shape: FileShape): FileRef => ({
  ...shape,
  key: toBase64(key),
  type: 'image/jpeg',
  size: original.length,
  previewType: 'image/webp',
});

/** Bytes as tests compare them: byte by byte takes seconds. */
export const digestOf = (bytes: Uint8Array = new Uint8Array()): string =>
  createHash('sha256').update(bytes).digest('hex');

export const digestIn = async (blob: Blob): Promise<string> =>
  digestOf(new Uint8Array(await blob.arrayBuffer()));
