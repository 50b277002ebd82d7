/*
 * Deletes what nothing refers to, in small steps that any of the servers may take and repeat.
 */
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database, Tx } from '../../../server/database.ts';
import { defineJob } from '../../../server/jobs.ts';
import { errorFields } from '../../../server/log.ts';
import { deleteOldRows } from '../../../server/old-rows.ts';
import type { Services } from '../../../server/services.ts';
import { statement } from '../../../server/statement.ts';
import { ATTACHED_TABLES, FORMER_FILE_HOURS, WITHOUT_ROW_DAYS } from '../contract.ts';
import type { FileOf, PieceStore } from './piece-store.ts';

const formerFilesJob = defineJob({ name: 'former-files', data: z.object({}), retries: 2, seconds: 1800 });
const HOURLY = '23 * * * *';
const unreferencedJob = defineJob({
  name: 'unreferenced-files',
  data: z.object({}),
  retries: 2,
  seconds: 7200,
});
const NIGHTLY = '11 3 * * *';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How many files, and how many people, are looked up in one statement. */
const AT_ONCE = { files: 100, people: 200 };

/** Has the pieces of deleted attachments go every hour, and whatever else nothing refers to every night. */
export function keepFilesTidy({ jobs, log, clock, background }: Services, pieces: PieceStore): void {
  jobs.handle(formerFilesJob, async () => {
    await forgetFormerFiles(background, pieces, clock());
  });
  jobs.handle(unreferencedJob, async () => {
    await deleteWithoutRow(background, clock());
    await deleteUnreferenced(background, pieces, clock());
  });
  for (const [job, cron] of [
    [formerFilesJob, HOURLY],
    [unreferencedJob, NIGHTLY],
  ] as const) {
    jobs.schedule(job, cron, {}).catch((error) => log.error('schedule failed', errorFields(error)));
  }
}

const before = (now: Date, milliseconds: number): string =>
  new Date(now.getTime() - milliseconds).toISOString();

/** Removes the files whose attachment was deleted a day ago. Answers how many. */
export async function forgetFormerFiles(database: Database, pieces: PieceStore, now: Date): Promise<number> {
  const deleted = before(now, FORMER_FILE_HOURS * HOUR_MS);
  let forgotten = 0;
  for (;;) {
    const { rows } = await database.db.execute<{ user_id: string; file: string }>(sql`
      select user_id, file from former_files where deleted_at < ${deleted} order by deleted_at limit ${AT_ONCE.files}`);
    if (rows.length === 0) return forgotten;
    for (const { user_id: userId, file } of rows) {
      if (await forgetFormerFile(database, pieces, { userId, file, deleted })) forgotten += 1;
    }
  }
}

/**
 * Removes one, unless it was put back meanwhile: whoever puts it back waits for this. From the moment at which its pieces
 * may be missing it counts as not stored, also should this be ended in between.
 */
async function forgetFormerFile(
  database: Database,
  pieces: PieceStore,
  { userId, file, deleted }: FileOf & { deleted: string },
): Promise<boolean> {
  if (!pieces.isTable) {
    await database.db.execute(sql`
      update former_files set stored_at = null where user_id = ${userId} and file = ${file} and deleted_at < ${deleted}`);
  }
  return database.asServer(async (tx) => {
    await waitForWriters(tx, userId);
    const { rowCount } = await tx.execute(sql`
      delete from former_files where user_id = ${userId} and file = ${file} and deleted_at < ${deleted}`);
    if (!rowCount) return false;
    await tx.execute(sql`delete from file_pieces where user_id = ${userId} and file = ${file}`);
    await pieces.remove({ userId, file });
    return true;
  });
}

/** By the head that each of a person's writers changes. */
const waitForWriters = (tx: Tx, userId: string) =>
  tx.execute(sql`select from sync_heads where user_id = ${userId} for update`);

/** Each by itself: shards answer no `or` of them. */
const HAS_NO_ROW = ATTACHED_TABLES.map(
  (table) =>
    `not exists (select from ${table} r where r.user_id = a.user_id and a.of_table = '${table}' and r.id = a.of_id)`,
).join(' and ');
/** The row did not go less than so long ago, and so will not come back. */
const NOT_GONE_SINCE = `not exists (select from tombstones t
  where t.user_id = a.user_id and t.table_name = a.of_table and t.key = a.of_id::text and t.at >=`;

const deletedWithoutRow = statement('attachments-without-row').sql(
  `delete from attachments a where a.user_id = :userId and a.created_at < :before and ${HAS_NO_ROW} and ${NOT_GONE_SINCE} :before)`,
  ['userId', 'before'],
);

/** Deletes attachments that have been without the row they belong to for too long. Devices are told as of any deletion. */
export async function deleteWithoutRow(database: Database, now: Date): Promise<void> {
  const earlier = before(now, WITHOUT_ROW_DAYS * DAY_MS);
  for (;;) {
    const { rows } = await database.db.execute<{ user_id: string }>(sql`
      select distinct user_id from attachments a
      where a.created_at < ${earlier} and ${sql.raw(HAS_NO_ROW)}
        and ${sql.raw(NOT_GONE_SINCE)} ${earlier}) limit ${AT_ONCE.people}`);
    if (rows.length === 0) return;
    for (const { user_id: userId } of rows) {
      await database.asJob(userId, now, ({ run }) => run(deletedWithoutRow({ userId, before: earlier })));
    }
  }
}

/** Deletes the pieces of files that no attachment has or had, those of accounts that are gone among them. */
export async function deleteUnreferenced(database: Database, pieces: PieceStore, now: Date): Promise<void> {
  const earlier = before(now, FORMER_FILE_HOURS * HOUR_MS);
  await deleteOldRows(
    database,
    'file_pieces',
    sql`created_at < ${earlier}
      and not exists (select from attachments a where a.user_id = file_pieces.user_id and a.file = file_pieces.file)
      and not exists (select from former_files f where f.user_id = file_pieces.user_id and f.file = file_pieces.file)`,
  );
  for await (const files of pieces.files()) {
    const old = files.filter(({ writtenAt }) => writtenAt.toISOString() < earlier);
    for (const file of await unreferencedOf(database, old)) await removeUnreferenced(database, pieces, file);
  }
}

/** Those of the files that no attachment has or had, as far as can be seen without making anybody wait. */
async function unreferencedOf(database: Database, files: readonly FileOf[]): Promise<FileOf[]> {
  if (files.length === 0) return [];
  const people = sql.param(files.map(({ userId }) => userId));
  const ids = sql.param(files.map(({ file }) => file));
  const { rows } = await database.db.execute<{ user_id: string; file: string }>(sql`
    select user_id, file from attachments where user_id = any(${people}::uuid[]) and file = any(${ids}::uuid[])
    union all
    select user_id, file from former_files where user_id = any(${people}::uuid[]) and file = any(${ids}::uuid[])`);
  const known = new Set(rows.map(({ user_id, file }) => `${user_id} ${file}`));
  return files.filter(({ userId, file }) => !known.has(`${userId} ${file}`));
}

/** Whoever adds the file meanwhile waits for this, and finds its pieces missing. */
const removeUnreferenced = (
  database: Database,
  pieces: PieceStore,
  { userId, file }: FileOf,
): Promise<void> =>
  database.asServer(async (tx) => {
    await waitForWriters(tx, userId);
    const { rows } = await tx.execute<{ known: boolean }>(sql`
      select exists (select from attachments where user_id = ${userId} and file = ${file})
        or exists (select from former_files where user_id = ${userId} and file = ${file}) as known`);
    if (!rows[0]?.known) await pieces.remove({ userId, file });
  });
