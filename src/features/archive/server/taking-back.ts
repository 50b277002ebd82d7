/* The statements that take an import's rows back, but for those that were changed since. */
import type { AnswerOf } from '../../../kernel/route.ts';
import type { Actor } from '../../../server/database.ts';
import { prepared } from '../../../server/statement.ts';
import type { undoImport } from '../contract.ts';
import { ROW_TABLES, typedKeyOf } from './bringing-in.ts';

/** `$1` is the person, `$2` the import. A row that has another number than it came under has changed since. */
const cameBy = (table: (typeof ROW_TABLES)[number]): string => {
  const { column, type } = typedKeyOf(table);
  return `noted.user_id = $1 and noted.import_id = $2 and noted.table_name = '${table}' and stored.user_id = $1
    and stored.${column} = noted.key::${type} and stored.seq = noted.seq`;
};

/**
 * A day that goes changes whether the day after it begins a run, and only a day whose marks change says so. Its marks
 * go first; so it is not a change of the person's that its number is another one then.
 */
const unmarking = prepared(
  'import-unmark',
  `with unmarked as (
      update growth_days stored
        set journaled = false, task_completed = false, lesson_learned = false, vision_reviewed = false
        from import_rows noted where ${cameBy('growth_days')} returning stored.date::text as key, stored.seq)
    update import_rows noted set seq = unmarked.seq from unmarked
      where noted.user_id = $1 and noted.import_id = $2 and noted.table_name = 'growth_days' and noted.key = unmarked.key`,
);

const taking = ROW_TABLES.map((table) =>
  prepared<{ removed: number }>(
    `import-remove-${table}`,
    `with removed as (
        delete from ${table} stored using import_rows noted where ${cameBy(table)} returning true)
      select count(*) as removed from removed`,
  ),
);

/** Of the rows that it brought in, those that are there still. */
const left = prepared<{ kept: number }>(
  'import-kept',
  `select ${ROW_TABLES.map((table) => {
    const { column, type } = typedKeyOf(table);
    return `(select count(*) from import_rows noted join ${table} stored on stored.user_id = $1
      and stored.${column} = noted.key::${type}
      where noted.user_id = $1 and noted.import_id = $2 and noted.table_name = '${table}')`;
  }).join(' + ')} as kept`,
);

const forgotten = prepared('import-forget', 'delete from import_rows where user_id = $1 and import_id = $2');

/** Deletes what an import brought in, unless it was changed since. */
export async function takingBack(actor: Actor, importId: string): Promise<AnswerOf<typeof undoImport>> {
  const { userId } = actor;
  await actor.run(unmarking(userId, importId));
  // One after the other: a statement sees what the one before has done.
  let removed = 0;
  for (const remove of taking) removed += (await actor.run(remove(userId, importId)))[0]?.removed ?? 0;
  const [[{ kept } = { kept: 0 }]] = await actor.finish(left(userId, importId), forgotten(userId, importId));
  return { removed, kept };
}
