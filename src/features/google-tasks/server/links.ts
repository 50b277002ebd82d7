import { createHash } from 'node:crypto';
import { open, seal } from '../../../kernel/seal.ts';
import { statement } from '../../../server/statement.ts';
import type { Base, There } from '../rules.ts';
import { texts } from '../spoken-texts.ts';

/** Which task of the list an action is, as it stands in the database. */
export interface LinkRow {
  task_id: string;
  google_id: string | null;
  etag: string | null;
  made: number;
  base: string;
  completed: boolean;
  deleted_here_at: string | null;
}

/** The same, opened. */
export interface Link {
  taskId: string;
  googleId: string | null;
  etag: string | null;
  /** How often it was made there. */
  made: number;
  /** Null when it cannot be opened. */
  base: Base | null;
  deletedHereAt: string | null;
}

export const linksOf = statement<LinkRow>('google-links').sql(`
    select task_id, google_id, etag, made, base, completed, deleted_here_at from google_task_links
    where user_id = :userId and list_id = :list`);

export const saveLinks = statement('google-keep-links').sql(`
    insert into google_task_links (user_id, list_id, task_id, google_id, etag, made, base, completed)
    select :userId::uuid, :list::text, * from unnest(:taskIds::uuid[], :googleIds::text[], :etags::text[], :made::integer[], :bases::text[], :completed::boolean[])
    on conflict (user_id, task_id, list_id) do update
      set google_id = excluded.google_id, etag = excluded.etag, made = excluded.made, base = excluded.base, completed = excluded.completed`);

export const forgetLink = statement('google-forget-link').sql(
  'delete from google_task_links where user_id = :userId and list_id = :list and task_id = :taskId',
);

const place = (person: string, row: string) => ({ table: 'google_task_links', column: 'base', row, person });

/** A link as it is to be stored. */
export interface NewLink {
  taskId: string;
  there: Pick<There, 'id' | 'etag'> | null;
  made: number;
  base: Base;
}

/** The values of `saveLinks` for these. */
export async function linkValues(
  key: CryptoKey,
  person: string,
  list: string,
  links: readonly NewLink[],
): Promise<Parameters<typeof saveLinks>[0]> {
  const bases = links.map(({ taskId, base: { text, title } }) =>
    seal(key, JSON.stringify({ text, title }), place(person, taskId)),
  );
  return {
    userId: person,
    list,
    taskIds: links.map(({ taskId }) => taskId),
    googleIds: links.map(({ there }) => there?.id ?? null),
    etags: links.map(({ there }) => there?.etag ?? null),
    made: links.map(({ made }) => made),
    bases: await Promise.all(bases),
    completed: links.map(({ base }) => base.completed),
  };
}

export async function opened(key: CryptoKey, person: string, row: LinkRow): Promise<Link> {
  const words = await open(key, row.base, 3, place(person, row.task_id))
    .then((json) => JSON.parse(json) as Omit<Base, 'completed'>)
    .catch(() => undefined);
  return {
    taskId: row.task_id,
    googleId: row.google_id,
    etag: row.etag,
    made: row.made,
    base: words ? { ...words, completed: row.completed } : null,
    deletedHereAt: row.deleted_here_at,
  };
}

const MARK_LENGTH = 10;

/**
 * By what a task is known as ours although its making was never heard of: a digest of the action's id, in its notes, other
 * for each time that it is made. It says nothing of the person or the words.
 */
export const markOf = (taskId: string, made: number): string =>
  createHash('sha256').update(`google-tasks ${taskId} ${made}`).digest('hex').slice(0, MARK_LENGTH);

/** The notes of a task that comes from here. */
export const notesOf = (taskId: string, made: number, productName: string): string =>
  texts.taskNotes(productName, markOf(taskId, made));

/** What may be marks in a task's notes, wherever they stand and whatever was written around them. */
export const marksIn = (notes: string): string[] => notes.match(/\b[0-9a-f]{10}\b/g) ?? [];
