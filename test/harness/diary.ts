/* What a person wrote on their devices, and whether all of it can still be read. */
import { expect } from 'vitest';
import type { Tab } from '../../src/notebook/testing/fake-device.ts';
import type { AnyServer } from '../../src/notebook/testing/fake-server.ts';

/** A text that was typed, and what became of it. */
export interface Typed {
  text: string;
  /** The action that it is the text of, if any. */
  action?: string;
  /** The write that carries it. */
  write?: string;
  /** The device has said that it is kept. */
  isSaved: boolean;
}

/** Everything that a person has done so far, on all devices. */
export class Diary {
  readonly typed: Typed[] = [];
  readonly deletions: { action: string; write: string }[] = [];
  edits = 0;
  /** The number that the server gave each write that it has done. */
  readonly done = new Map<string, number>();

  say(about: string): string {
    return `${about} ${this.typed.length}`;
  }

  /** The server, as whoever stands next to it sees what it does. */
  watching(server: AnyServer): AnyServer {
    return {
      sync: server.sync,
      write: async (id, request) => {
        const seq = await server.write(id, request);
        this.done.set(id, Math.min(seq, this.done.get(id) ?? seq));
        return seq;
      },
    };
  }
}

/** Every text that can be read somewhere: in a row, in an earlier version of one, or among what was refused. */
export function readable(fresh: Tab, tabs: readonly (Tab | undefined)[]): ReadonlySet<unknown> {
  const { journal_entries, lessons_learned, tasks, revisions } = fresh.notebook.store.tables;
  const rows = [journal_entries, lessons_learned, tasks].flatMap((table) => [...table.values()]);
  const former = [...revisions.values()].map(({ text }) => JSON.parse(text) as object);
  const refused = tabs.flatMap((tab) => tab?.notebook.unsaved.refusals ?? []);
  return new Set([
    ...[...rows, ...former].flatMap((row) => Object.values(row)),
    ...refused.flatMap(({ words = '' }) => [words, ...words.split('\n')]),
  ]);
}

/** Fails for every text that should be readable and is not. */
export function expectNothingLost({ typed, deletions, done }: Diary, texts: ReadonlySet<unknown>): void {
  const lastDeletion = (action: string | undefined): number => {
    const numbers = deletions.flatMap((one) => (one.action === action ? (done.get(one.write) ?? []) : []));
    return Math.max(0, ...numbers);
  };
  for (const { text, action, write = '', isSaved } of typed) {
    const arrived = done.get(write);
    if (!isSaved && arrived === undefined) continue;
    // Deleted on purpose, after it was written.
    if (lastDeletion(action) > (arrived ?? 0)) continue;
    const isReadable = texts.has(text) || text.split('\n').every((line) => texts.has(line));
    expect(isReadable, `'${text}' can be read`).toBe(true);
  }
}
