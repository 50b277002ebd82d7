import { openRows } from '../../../kernel/sealed-row.ts';
import { AfterCommit, type Api } from '../../../server/api.ts';
import type { Actor } from '../../../server/database.ts';
import type { Services } from '../../../server/services.ts';
import { columnList, statement } from '../../../server/statement.ts';
import { SEALED_COLUMNS } from '../../journal/contract.ts';
import type { MaybeImported } from '../../journal/rules/imported-page.ts';
import { decryptUserEntries, generateCombinedGoldFile } from '../contract/downloads.ts';
import { downloadOf, type Part } from '../rules/gold-file.ts';

type Row = { id: string; date: string; created_at: string; format: number | null } & Partial<
  Record<Part, string>
> &
  Partial<Pick<MaybeImported, 'imported' | 'start_time' | 'end_time'>>;

/** Rows of one table, in their order. */
interface Rows {
  table: 'journal_entries' | 'lessons_learned';
  rows: Row[];
}

const ENTRY_PARTS: readonly Part[] = SEALED_COLUMNS;
const LESSON_PARTS: Part[] = ['lesson'];

const allEntries = statement<Row>('export-entries').sql(`
    select id, date, created_at, format, imported, start_time, end_time, ${columnList(ENTRY_PARTS)} from journal_entries
    where user_id = :userId order by date desc, created_at desc, id desc`);
const allLessons = statement<Row>('export-lessons').sql(`
    select id, date, created_at, format, ${columnList(LESSON_PARTS)} from lessons_learned
    where user_id = :userId order by date desc, created_at desc, id desc`);

/** Opens the rows once the transaction is over: ten years take a moment. Tables are told together. */
async function exported(actor: Actor, services: Services, ...tables: Rows[]) {
  const key = await services.entryKeys.keyOf(actor);
  return new AfterCommit(async () => {
    const rows: Row[] = [];
    // What cannot be opened says so in its place.
    for (const each of tables) rows.push(...(await openRows(key, actor.userId, each.table, each.rows)));
    return { textContent: downloadOf(rows) };
  });
}

/** Registers the calls that answer a person's texts in the clear, for the person to keep. */
export function registerDownloads(api: Api): void {
  api.serve(decryptUserEntries, async (actor, { body, services }) => {
    const rows: Rows =
      body.type === 'journal'
        ? { table: 'journal_entries', rows: await actor.run(allEntries({ userId: actor.userId })) }
        : { table: 'lessons_learned', rows: await actor.run(allLessons({ userId: actor.userId })) };
    return exported(actor, services, rows);
  });

  api.serve(generateCombinedGoldFile, async (actor, { services }) => {
    const [entries, lessons] = await Promise.all([
      actor.run(allEntries({ userId: actor.userId })),
      actor.run(allLessons({ userId: actor.userId })),
    ]);
    return exported(
      actor,
      services,
      { table: 'journal_entries', rows: entries },
      { table: 'lessons_learned', rows: lessons },
    );
  });
}
