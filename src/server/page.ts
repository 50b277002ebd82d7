import type { PageQuery } from '../kernel/pagination.ts';
import { prepared, type Statement } from './statement.ts';

/**
 * The statement that reads one page of a person's rows, newest first: of a table with `date`, `created_at` and `id`,
 * and an index on them. `name` names the prepared statements.
 */
export function pageOf<Row extends object>(name: string, table: string, columns: string) {
  const select = `select ${columns} from ${table} where user_id = $1`;
  const order = 'order by date desc, created_at desc, id desc limit $2';
  const newest = prepared<Row>(`${name}-newest`, `${select} ${order}`);
  const earlier = prepared<Row>(
    `${name}-earlier`,
    `${select} and (date, created_at, id) < ($3::date, $4::timestamptz, $5::uuid) ${order}`,
  );
  return (userId: string, { limit, before }: PageQuery): Statement<Row> =>
    before ? earlier(userId, limit, before.date, before.created_at, before.id) : newest(userId, limit);
}
