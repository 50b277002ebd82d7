import type { PageQuery } from '../kernel/pagination.ts';
import { type Statement, statement } from './statement.ts';

/**
 * The statement that reads one page of a person's rows, newest first: of a table with `date`, `created_at` and `id`,
 * and an index on them. `name` names the prepared statements.
 */
export function pageOf<Row extends object>(name: string, table: string, columns: string) {
  const select = `select ${columns} from ${table} where user_id = :userId`;
  const order = 'order by date desc, created_at desc, id desc limit :limit';
  const newest = statement<Row>(`${name}-newest`).sql(`${select} ${order}`, ['userId', 'limit']);
  const earlier = statement<Row>(`${name}-earlier`).sql(
    `${select} and (date, created_at, id) < (:date::date, :created_at::timestamptz, :id::uuid) ${order}`,
    ['userId', 'limit', 'date', 'created_at', 'id'],
  );
  return (userId: string, { limit, before }: PageQuery): Statement<Row> =>
    before ? earlier({ userId, limit, ...before }) : newest({ userId, limit });
}
