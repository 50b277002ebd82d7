/* A device with tabs, whose database outlives them, and which can be cut off at any step. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { essentialsOn } from '../../session/rows-of-today.ts';
import { Disk } from '../disk.ts';
import type { NotebookParts } from '../notebook.ts';
import { Notebook } from '../notebook.ts';
import type { TabNews } from '../tabs.ts';
import { type AnyServer, FakeLine } from './fake-server.ts';
import { Hub } from './fake-tabs.ts';

export const ANN = '01890a5d-ac96-774b-bcce-b302099a8057';

/** A key as a person's is: it opens what it has sealed, and cannot be exported. */
export const newKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]) as Promise<CryptoKey>;

const never = new Promise<never>(() => {});

/** A disk whose tab dies before or after a given piece of its work; 'fails' answers with an error instead. */
export class MortalDisk extends Disk {
  isDead = false;
  /** How many pieces of work were begun. */
  works = 0;
  diesAt: { work: number; when: 'before' | 'after' } | undefined;
  /** The error that comes instead of work over these stores. */
  fails: ((stores: string[], mode: string) => Error | undefined) | undefined;

  override async run<Mode extends 'readonly' | 'readwrite', Answer>(
    ...[stores, mode, work, durability]: Parameters<typeof Disk.prototype.run<Mode, Answer>>
  ): Promise<Answer> {
    this.works += 1;
    const isLast = this.works === this.diesAt?.work;
    if (isLast && this.diesAt?.when === 'before') this.isDead = true;
    if (this.isDead) return never;
    const failure = this.fails?.(stores, mode);
    if (failure) throw failure;
    const answer = await super.run(stores, mode, work, durability);
    if (isLast) this.isDead = true;
    return this.isDead ? never : answer;
  }
}

export interface Tab {
  notebook: Notebook;
  disk: MortalDisk;
  line: FakeLine;
  /** As a crash ends it: nothing of it reaches the disk, the server or another tab any more. */
  kill(): void;
}

export class FakeDevice {
  readonly #server: AnyServer;
  readonly #hub = new Hub<TabNews>();
  readonly #tabs: Tab[] = [];
  factory = new IDBFactory();
  key: Promise<CryptoKey> = newKey();

  constructor(server: AnyServer) {
    this.#server = server;
  }

  /** Opens a tab. Its notebook opens by itself unless `prepare` says what happens first. */
  tab(parts: Partial<NotebookParts> = {}, prepare: (tab: Tab) => void = () => {}): Tab {
    const disk = new MortalDisk(() => this.factory);
    const line = new FakeLine(this.#server);
    const { tabs, member } = this.#hub.join();
    const notebook = new Notebook({
      userId: ANN,
      disk,
      tabs,
      keys: async () => [await this.key] as const,
      ask: (from) => (disk.isDead ? never : line.ask(from)),
      send: (write) => (disk.isDead ? never : line.send(write)),
      openRow: async (row) => row,
      now: () => new Date('2026-11-20T09:00:00Z'),
      random: () => 1,
      isEssential: essentialsOn,
      waits: { every: 60_000, first: 5, longest: 20 },
      ...parts,
    });
    const tab: Tab = {
      notebook,
      disk,
      line,
      kill: () => {
        disk.isDead = true;
        this.#hub.leave(member);
      },
    };
    this.#tabs.push(tab);
    prepare(tab);
    void notebook.open();
    return tab;
  }

  /** Ends all tabs. */
  off(): void {
    for (const tab of this.#tabs.splice(0)) {
      tab.kill();
      tab.notebook.close();
    }
  }
}
