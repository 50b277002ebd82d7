/* A device that follows a person's rows by the calls of the feed, and what the server has of them. */
import { expect } from 'vitest';
import type { SyncedRow } from '../../src/features/feed/contract.ts';
import { newId } from '../../src/kernel/ids.ts';
import { keyOfRow, SYNCED_TABLES } from '../../src/kernel/synced-tables.ts';
import type { Person, TestApp } from './app.ts';
import { grantFeatureFlag } from './feature-flags.ts';
import { sealedAttachment } from './files.ts';
import { daysFrom } from './pauses.ts';
import {
  envelope,
  journalPage,
  sealedCategory,
  sealedHiddenMemory,
  sealedInsightAnswer,
  sealedItem,
  sealedMood,
  sealedPost,
  sealedVoice,
  sealedWords,
} from './remote-person.ts';

export interface Page {
  rows: SyncedRow[];
  next: number | null;
  head: number;
  epoch: string;
}

export async function pull(person: Person, query = ''): Promise<Page> {
  const { status, body } = await person.get(`/api/sync${query}`);
  expect(status).toBe(200);
  return body;
}

/** What a device of the person holds: its rows by table and key. */
export type Device = Map<string, object>;

export function take(device: Device, rows: SyncedRow[]): void {
  for (const [table, row] of rows) {
    if (table === 'tombstones') device.delete(`${row.table} ${row.key}`);
    else device.set(`${table} ${keyOfRow(table, row)}`, row);
  }
}

/** Pages on from `after` until nothing is left. */
export async function follow(person: Person, device: Device, after: number): Promise<number> {
  for (let cursor = after; ; ) {
    const page = await pull(person, `?after=${cursor}`);
    take(device, page.rows);
    if (page.next === null) return page.head;
    cursor = page.next;
  }
}

/** A first sync as a device does it: newest first, then what came meanwhile. */
export async function firstSync(person: Person): Promise<Device> {
  const device: Device = new Map();
  const first = await pull(person);
  take(device, first.rows);
  for (let { next } = first; next !== null; ) {
    const page = await pull(person, `?before=${next}`);
    take(device, page.rows);
    next = page.next;
  }
  await follow(person, device, first.head);
  return device;
}

/** Every row that the person has in the synced tables, by table and key, with its number. */
export async function stored(app: TestApp, person: Person): Promise<[string, number][]> {
  const found: [string, number][] = [];
  for (const [table, { key }] of Object.entries(SYNCED_TABLES)) {
    const known = key === 'own' ? "'own'" : `${key}::text`;
    const owner = table === 'profiles' ? 'id' : 'user_id';
    const rows = await app.sql<{ key: string; seq: string }>(
      `select ${known} as key, seq from ${table} where ${owner} = $1`,
      [person.userId],
    );
    for (const { key: value, seq } of rows) found.push([`${table} ${value}`, Number(seq)]);
  }
  return found.toSorted();
}

export const held = (device: Device): [string, number][] =>
  [...device].map(([key, row]): [string, number] => [key, (row as { seq: number }).seq]).toSorted();

/** Something in every table. */
export async function writeEverywhere(
  app: TestApp,
  person: Person,
  now: string,
): Promise<
  Record<
    'entry' | 'lesson' | 'word' | 'insightAnswer' | 'pause' | 'cta' | 'post' | 'attachment' | 'file',
    string
  > & {
    tasks: string[];
  }
> {
  await grantFeatureFlag(app, person);
  await app.sql(
    `insert into reminder_deliveries (user_id, id, half, local_date, channel, state, due_at, sent_at)
      values ($1, $2, 'morning', $3::timestamptz::date, 'email', 'sent', $3, $3)`,
    [person.userId, newId(), now],
  );
  // A vault that is off demands nothing of what is written.
  await app.sql(
    "insert into vaults (user_id, state, record, mac, key_id, created_at) values ($1, 'off', '{}', 'mac', 'key', $2)",
    [person.userId, now],
  );
  const page = journalPage(new Date(now));
  const lesson = { id: newId(), lesson: envelope(), format: 2 };
  const word = sealedHiddenMemory();
  const insightAnswer = sealedInsightAnswer();
  const pause = { id: newId(), ...daysFrom(now, 10) };
  const [cta, post, attachment] = [newId(), newId(), newId()];
  const picture = sealedAttachment();
  const answers = [
    await person.patch('/api/profile', { core_word: 'Freedom' }),
    await person.put('/api/impact-intentions', { intentions: ['heard', 'safe'] }),
    await person.put('/api/customization', { section_locations: { goals: 'tools' } }),
    await person.post('/api/journal/entries', page),
    await person.post('/api/lessons', lesson),
    await person.post('/api/goals/use', { id: newId(), ...sealedWords('Run a workshop') }),
    await person.post('/api/bucket-list/items', { id: newId(), ...sealedItem('Swim in the lake') }),
    await person.post('/api/kept-back', word),
    await person.post('/api/weekly/answers', insightAnswer),
    await person.post('/api/weekly/categories', { id: newId(), ...sealedCategory('Family') }),
    await person.put('/api/weekly/insights/2026-11-08', sealedWords('A quiet week')),
    await person.post('/api/pauses', pause),
    await person.put(`/api/moods/${now.slice(0, 10)}`, sealedMood('4', now)),
    await person.post('/api/content/calls-to-action', { id: cta, ...sealedWords('Write to me') }),
    await person.put('/api/content/voice-profile', sealedVoice()),
    await person.put(`/api/content/posts/${post}`, sealedPost()),
    await person.put(`/api/attachments/${attachment}`, picture),
    await person.patch(`/api/tasks/${page.tasks[0]?.id}`, { completed: true }),
  ];
  for (const { status, body } of answers) expect([200, 204], JSON.stringify(body)).toContain(status);
  return {
    ...{ entry: page.id, lesson: lesson.id, word: word.id, pause: pause.id, cta, post },
    ...{ attachment, file: picture.file, insightAnswer: insightAnswer.id },
    tasks: page.tasks.map(({ id }) => id),
  };
}
