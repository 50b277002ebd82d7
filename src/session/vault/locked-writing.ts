/*
 * Lessons that are written while the vault is closed here. Each is sealed with every keystroke, to the key that this device
 * noted when the vault was last open (no server is asked for it), and cannot be shown again before it is open. Then they
 * become lessons like any other.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { DATABASE_PREFIX } from '../../browser/databases.ts';
import { newId } from '../../kernel/ids.ts';
import type { Bytes } from '../../kernel/seal/bytes.ts';
import { notebookOpens, shownTables } from '../../notebook/current.ts';
import { countBeforeSignOut } from '../leave.ts';
import { perform } from '../perform.ts';
import { writtenFormat } from '../sealing.ts';
import { currentSession } from '../state.ts';
import { writtenNow } from '../written-now.ts';
import { deviceVault } from './device-vault.ts';
import { newestOnly } from './newest-only.ts';
import { vaultKeysHere } from './open-vault.ts';
import * as texts from './texts.ts';
import { openFromLocked, sealToVault } from './writing-key.ts';

/** How soon a lesson is taken again that could not be noted, in milliseconds. */
const TRY_AGAIN_AFTER = 10_000;

interface LockedLesson {
  /** The id that the lesson is going to have. */
  id: string;
  user_id: string;
  /** The id of the vault key that opens it. */
  vault: string;
  sealed: string;
  written: ReturnType<typeof writtenNow>['written'];
}

interface Schema extends DBSchema {
  lessons: { key: string; value: LockedLesson };
}

const upgrade = (database: IDBPDatabase<Schema>): void =>
  void database.createObjectStore('lessons', { keyPath: 'id' });

/** Whoever wipes the device must not have to wait, so the database is left at once. */
async function onDisk<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const database = await openDB<Schema>(`${DATABASE_PREFIX}locked-writing`, 1, { upgrade });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

const person = (): string => currentSession().user?.id ?? '';

async function ownLessons(): Promise<LockedLesson[]> {
  const all = await onDisk((database) => database.getAll('lessons'));
  return all.filter(({ user_id }) => user_id === person());
}

/** How many lessons wait here for the vault to be opened. */
export const countLocked = async (): Promise<number> => (await ownLessons()).length;

/** Whether this device can take a lesson while the vault is closed: it was open here, in a browser that has X25519. */
export const takesLocked = async (): Promise<boolean> => (await deviceVault())?.writeTo !== undefined;

interface Typed extends Pick<LockedLesson, 'written'> {
  text: string;
}

const keepNewest = newestOnly<Typed>(store);

/** Keeps what is typed so far; nothing typed keeps nothing. @throws the browser's error where nothing can be stored */
export const keepLocked = (id: string, text: string): Promise<void> =>
  keepNewest(id, { text, written: writtenNow(shownTables()).written });

async function store(id: string, { text, written }: Typed): Promise<void> {
  const { id: vault, writeTo } = (await deviceVault()) ?? {};
  if (text.trim() === '') return onDisk((database) => database.delete('lessons', id));
  if (!vault || !writeTo) throw new Error('nothing to write to');
  const user_id = person();
  const sealed = await sealToVault(writeTo, text, { person: user_id, vault, id });
  await onDisk((database) => database.put('lessons', { id, user_id, vault, sealed, written }));
}

async function noteAsLesson(id: string, text: string, written: LockedLesson['written']): Promise<void> {
  const put = { id, lesson: text, format: writtenFormat(), date: written.date, created_at: written.at };
  await perform({
    id,
    what: texts.lockedLesson,
    words: text,
    request: async ({ seal, format }) => ({
      call: 'POST /api/lessons',
      body: { id, lesson: await seal('lessons_learned', 'lesson', id, text), format, written },
    }),
    changes: [{ table: 'lessons_learned', key: id, put }],
  });
}

/** It may be a lesson already: of a page that was closed in between, or another tab typed on meanwhile. */
async function take(lesson: LockedLesson, vaultKey: Bytes): Promise<void> {
  const text = await openFromLocked(vaultKey, lesson.sealed, { ...lesson, person: lesson.user_id });
  const noted = shownTables().lessons_learned.get(lesson.id);
  if (noted?.lesson !== text) await noteAsLesson(noted ? newId() : lesson.id, text, lesson.written);
  await onDisk((database) => database.delete('lessons', lesson.id));
}

async function takeAll(): Promise<void> {
  // Without an open vault nothing is looked for: most people have none.
  if (!(await deviceVault())?.keys) return;
  const lessons = await ownLessons();
  if (lessons.length === 0) return;
  const keys = await vaultKeysHere();
  await notebookOpens();
  let hasFailed = false;
  for (const lesson of lessons) {
    const vaultKey = keys.get(lesson.vault);
    // One of another key waits: it was written under a vault that this device does not open any more.
    if (!vaultKey) continue;
    await take(lesson, vaultKey).catch(() => {
      hasFailed = true;
    });
  }
  if (hasFailed) setTimeout(() => takeLocked().catch(() => undefined), TRY_AGAIN_AFTER);
}

/** Makes lessons of what was written while the vault was closed. Tabs do so one after another. */
export const takeLocked = (): Promise<void> => navigator.locks.request('growth-loop/locked-writing', takeAll);

countBeforeSignOut(countLocked);
