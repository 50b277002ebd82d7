/* The statements that take an import's rows back, but for those that were changed since. */
import type { AnswerOf } from '../../../kernel/route.ts';
import type { Actor } from '../../../server/database.ts';
import { statement } from '../../../server/statement.ts';
import type { undoImport } from '../contract.ts';
import { ROW_TABLES, typedKeyOf } from './import-service.ts';

type RowTable = (typeof ROW_TABLES)[number];

/** A row that came in, and the number under which it did. */
interface Noted {
  key: string;
  seq: number;
}

const next = statement<Noted>('import-next').sql(
  `select key, seq from import_rows where user_id = :userId and import_id = :importId and table_name = :table order by key limit :room`,
);

/**
 * Of the rows `keys` those that still have the numbers which `numbers`, in the same order, says of them. Keys in an array are looked up one
 * by one in the index of the table, however little Postgres knows of tables that were filled a moment ago.
 */
function unchanged(table: RowTable): string {
  const { column, type } = typedKeyOf(table);
  return `user_id = :userId and ${column} = any(:keys::${type}[])
    and seq = (:numbers::bigint[])[array_position(:keys::${type}[], ${column})]`;
}

/**
 * A day that goes changes whether the day after it begins a run, and only a day whose marks change says so: its marks go
 * first. Answers the numbers that the days have then.
 */
const unmark = statement<Noted>('import-unmark').sql(
  `
    update growth_days
    set journaled = false, task_completed = false, lesson_learned = false, vision_reviewed = false, mended = false
    where ${unchanged('growth_days')} returning date as key, seq`,
  ['userId', 'keys', 'numbers'],
);

/** For each table, what deletes those rows of it, and what counts those that are there then. */
const takings = ROW_TABLES.map((table) => {
  const { column, type } = typedKeyOf(table);
  return {
    table,
    remove: statement<{ removed: number }>(`import-remove-${table}`).sql(
      `
    with removed as (delete from ${table} where ${unchanged(table)} returning true)
        select count(*) as removed from removed`,
      ['userId', 'keys', 'numbers'],
    ),
    count: statement<{ kept: number }>(`import-kept-${table}`).sql(
      `select count(*) as kept from ${table} where user_id = :userId and ${column} = any(:keys::${type}[])`,
      ['userId', 'keys'],
    ),
  };
});

const forget = statement('import-forget').sql(
  'delete from import_rows where user_id = :userId and import_id = :importId and table_name = :table and key = any(:keys::text[])',
);
const left = statement<{ left: number }>('import-left').sql(
  'select count(*) as left from import_rows where user_id = :userId and import_id = :importId',
);

const listsOf = (rows: readonly Noted[]) => ({
  keys: rows.map(({ key }) => key),
  numbers: rows.map(({ seq }) => seq),
});

interface TakenBack {
  removed: number;
  kept: number;
}

async function takeBack(
  actor: Actor,
  { table, remove, count }: (typeof takings)[number],
  noted: Noted[],
): Promise<TakenBack> {
  const { userId } = actor;
  const rows = table === 'growth_days' ? await actor.run(unmark({ userId, ...listsOf(noted) })) : noted;
  const [removal] = await actor.run(remove({ userId, ...listsOf(rows) }));
  const [there] = await actor.run(count({ userId, keys: noted.map(({ key }) => key) }));
  return { removed: removal?.removed ?? 0, kept: there?.kept ?? 0 };
}

/** Deletes what an import brought in, unless it was changed since: up to `most` rows of it. */
export async function undoImportRows(
  actor: Actor,
  importId: string,
  most: number,
): Promise<AnswerOf<typeof undoImport>> {
  const { userId } = actor;
  const total: TakenBack = { removed: 0, kept: 0 };
  let room = most;
  for (const taking of takings) {
    const { table } = taking;
    const noted = room > 0 ? await actor.run(next({ userId, importId, table, room })) : [];
    if (noted.length === 0) continue;
    const { removed, kept } = await takeBack(actor, taking, noted);
    const keys = noted.map(({ key }) => key);
    await actor.run(forget({ userId, importId, table, keys }));
    total.removed += removed;
    total.kept += kept;
    room -= noted.length;
  }
  const [remaining] = await actor.finish(left({ userId, importId }));
  return { ...total, left: remaining?.left ?? 0 };
}
