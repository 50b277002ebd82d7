import { AppError, conflict, invalid, notFound } from '../../kernel/errors.ts';
import type { AnswerOf, Parsed } from '../../kernel/route.ts';
import { keyOfRow } from '../../kernel/synced-tables.ts';
import type { Api } from '../../server/api.ts';
import type { Actor } from '../../server/database.ts';
import { statement } from '../../server/statement.ts';
import { type Import, importRows, listImports, ROWS_A_DAY, UNDO_ROWS, undoImport } from './contract.ts';
import { isInFuture } from './rules/moments.ts';
import { registerDownloads } from './server/downloads.ts';
import { importTable, type Table } from './server/import-service.ts';
import { undoImportRows } from './server/undo-import.ts';
import { texts } from './spoken-texts.ts';

type Body = Parsed<(typeof importRows)['body']>;

const DAY_SECONDS = 86_400;

const started = statement('import-begin').sql(`
  insert into imports (user_id, id, source, created_at) values (:userId, :import_id, :source, :at) on conflict (user_id, id) do nothing`);
const facts = statement<{ source: string; undone_at: string | null; today: number }>('import-facts').sql(`
    select source, undone_at, (select coalesce(sum(added), 0) from imports
      where user_id = :userId and created_at > :at::timestamptz - interval '1 day') as today
    from imports where user_id = :userId and id = :import_id`);
const noted = statement<{ count: number }>('import-noted').sql(`
    select count(*) as count from import_rows
    where user_id = :userId and import_id = :import_id and table_name || ' ' || key = any(:keys::text[])`);
const counted = statement('import-count').sql(
  'update imports set added = added + :added where user_id = :userId and id = :importId',
);
const listed = statement<Import>('import-list').sql(
  'select id, source, created_at, added, undone_at from imports where user_id = :userId order by created_at desc, id desc',
);
const ended = statement<{ id: string }>('import-end').sql(
  'update imports set undone_at = coalesce(undone_at, :now) where user_id = :userId and id = :id returning id',
);

/** Begins the import with its first batch. @throws AppError 409 when it was undone, 429 when the day has had enough */
async function begin({ run, userId, now }: Actor, { import_id, source, rows }: Body): Promise<void> {
  const at = now.toISOString();
  const {
    found: [found],
  } = await run({
    started: started({ userId, import_id, source, at }),
    found: facts({ userId, import_id, at }),
  });
  if (!found) throw notFound(texts.importNotFound);
  if (found.source !== source) throw conflict(texts.otherSource);
  if (found.undone_at) throw conflict(texts.undoneInBetween);
  if (found.today + rows.length > ROWS_A_DAY) {
    throw new AppError(429, 'too_many_rows', texts.importLimitReached, { retryAfter: DAY_SECONDS });
  }
}

/**
 * Brings a batch in: whatever has its key already stays as it is, so that a repeat changes nothing. No activity is rewarded:
 * neither points nor marks but those that the rows themselves are.
 */
async function importBatchRows(actor: Actor, body: Body): Promise<AnswerOf<typeof importRows>> {
  if (body.rows.some(({ row }) => isInFuture(row, actor.now))) throw invalid(texts.rowInFuture);
  await begin(actor, body);
  const { userId } = actor;
  const { import_id: importId, format, rows } = body;
  const given = { userId, importId, format, now: actor.now.toISOString() };
  const tables: Table[] = [...new Set(rows.map(({ table }) => table))];
  const done = await Promise.all(tables.map((table) => actor.run(importTable(table, rows, given))));
  const total = (count: 'added' | 'belonging'): number =>
    done.flat().reduce((sum, each) => sum + each[count], 0);
  await actor.finish(counted({ userId, importId, added: total('added') }));
  return { added: total('belonging'), present: rows.length - total('belonging') };
}

/** What a batch that came before has left: nothing is brought in again, whatever happened since. */
async function broughtIn(actor: Actor, { import_id, rows }: Body): Promise<AnswerOf<typeof importRows>> {
  const keys = rows.map(({ table, row }) => `${table} ${keyOfRow(table, row)}`);
  const [found] = await actor.finish(noted({ userId: actor.userId, import_id, keys }));
  const added = found?.count ?? 0;
  return { added, present: rows.length - added };
}

/** Takes an import back. A second time finds nothing left. @throws AppError 404 */
async function undo(actor: Actor, id: string, most: number): Promise<AnswerOf<typeof undoImport>> {
  const { userId, now } = actor;
  const [import_] = await actor.run(ended({ userId, id, now: now.toISOString() }));
  if (!import_) throw notFound(texts.importNotFound);
  return undoImportRows(actor, id, most);
}

/** Registers the calls by which a person's rows come in from a file, and go again. */
export function registerArchive(api: Api): void {
  const mostUndone = api.services.distributed ? UNDO_ROWS.onSeveral : UNDO_ROWS.onOneMachine;
  registerDownloads(api);
  api.serve(
    importRows,
    (actor, { body }) => importBatchRows(actor, body),
    (actor, { body }) => broughtIn(actor, body),
  );

  api.serve(listImports, async (actor) => {
    const imports = await actor.finish(listed({ userId: actor.userId }));
    return { imports };
  });

  api.serve(
    undoImport,
    (actor, { params }) => undo(actor, params.id, mostUndone),
    async () => ({ removed: 0, kept: 0, left: 0 }),
  );
}
