import { isOpened, openForReading } from '../../../kernel/seal.ts';
import type { Actor } from '../../../server/database.ts';
import { statement } from '../../../server/statement.ts';
import type { Here } from '../rules.ts';

interface Row {
  id: string;
  text: string;
  format: number | null;
  completed: boolean;
  completed_at: string | null;
  created_at: string;
  seq: number;
}

/** An action with the number of the write that it was read after. */
export interface Action extends Here {
  seq: number;
}

/** Open ones, those completed since, and those that are linked, in the order in which they were made. */
const inScope = statement<Row>('google-tasks-here').sql(`
    select id, text, format, completed, completed_at, created_at, seq from tasks t
    where user_id = :userId and (not completed or completed_at >= :since or exists (
      select from google_task_links l where l.user_id = :userId and l.list_id = :list and l.task_id = t.id))
    order by created_at, id desc`);

/** When the words of each were last written over: what they said before was kept then. */
const rewordings = statement<{ of_id: string; at: string }>('google-rewordings').sql(
  "select of_id, max(created_at) as at from revisions where user_id = :userId and of_table = 'tasks' group by of_id",
);

const asRead = statement<{ id: string }>('google-as-read').sql(
  'select id from tasks where user_id = :userId and id = :id and seq = :seq',
);

/** Whether the action is as it was read. */
export const isAsRead = async ({ run, userId }: Actor, { id, seq }: Action): Promise<boolean> =>
  (await run(asRead({ userId, id, seq }))).length > 0;

/** The actions to be synced as they stand, sealed; `since` is an instant. */
export async function readActions({ run, userId }: Actor, list: string, since: string) {
  const [rows, times] = await Promise.all([
    run(inScope({ userId, list, since })),
    run(rewordings({ userId })),
  ]);
  return { rows, changedAt: new Map(times.map(({ of_id, at }) => [of_id, at])) };
}

/** The actions opened. One that cannot be opened is left out: its words cannot travel. */
export async function openActions(
  key: CryptoKey,
  person: string,
  { rows, changedAt }: Awaited<ReturnType<typeof readActions>>,
): Promise<{ actions: Map<string, Action>; unreadable: Set<string> }> {
  const unreadable = new Set<string>();
  const actions = new Map<string, Action>();
  for (const row of rows) {
    const place = { table: 'tasks', column: 'text', row: row.id, person };
    const text = await openForReading(key, row.text, row.format, place);
    if (!isOpened(text)) unreadable.add(row.id);
    else
      actions.set(row.id, {
        id: row.id,
        text,
        completed: row.completed,
        completedAt: row.completed_at,
        createdAt: row.created_at,
        textChangedAt: changedAt.get(row.id) ?? null,
        seq: row.seq,
      });
  }
  return { actions, unreadable };
}
