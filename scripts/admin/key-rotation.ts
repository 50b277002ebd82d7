/*
 * Moves what is wrapped from the previous master key to the present one. Each batch is one short transaction that locks
 * its rows in their order, and every row names its key: so this may be broken off at any moment, begun again, and run
 * twice at once, while servers with both keys go on. What is sealed with a person's key is not touched.
 */
import type pg from 'pg';
import { type MasterKeys, UnknownMasterKey } from '../../src/server/master-keys.ts';

const ROWS_AT_ONCE = 200;

/** A table of wrapped secrets; each is bound to its row's id. */
interface Wrapped {
  table: string;
  id: string;
  type: 'uuid' | 'text';
  column: string;
}

const salts: Wrapped = { table: 'auth.entry_key', id: 'user_id', type: 'uuid', column: 'wrapped_salt' };
const productKeys: Wrapped = { table: 'auth.product_key', id: 'name', type: 'text', column: 'wrapped' };

interface Row {
  id: string;
  wrapped: string;
}

/** How many keys there are, and under what. */
export interface Standing {
  present: number;
  previous: number;
  /** What neither key opens. */
  closed: number;
}

const opened = (keys: MasterKeys, { id, wrapped }: Row) => {
  try {
    return keys.opened(id, wrapped);
  } catch (error) {
    if (error instanceof UnknownMasterKey) return undefined;
    throw error;
  }
};

async function page(
  client: pg.ClientBase,
  kind: Wrapped,
  after: string | undefined,
  { which = '', lock = '' } = {},
): Promise<Row[]> {
  const { rows } = await client.query<Row>(
    `select ${kind.id}::text as id, ${kind.column} as wrapped from ${kind.table}
      where ($1::${kind.type} is null or ${kind.id} > $1) ${which} order by ${kind.id} limit ${ROWS_AT_ONCE} ${lock}`,
    [after ?? null],
  );
  return rows;
}

/** Opens every key, and counts by what opened it. Changes nothing. */
export async function standing(client: pg.ClientBase, keys: MasterKeys): Promise<Standing> {
  const counts: Standing = { present: 0, previous: 0, closed: 0 };
  for (const kind of [salts, productKeys]) {
    for (let rows = await page(client, kind, undefined); rows.length > 0; ) {
      for (const row of rows) {
        const by = opened(keys, row)?.by;
        counts[by === undefined ? 'closed' : by === keys.presentName ? 'present' : 'previous'] += 1;
      }
      rows = await page(client, kind, rows.at(-1)?.id);
    }
  }
  return counts;
}

/** A secret under the present key. What would not open again is never written. */
function moved(keys: MasterKeys, row: Row): Row[] {
  const secret = opened(keys, row)?.secret;
  if (!secret) return [];
  const wrapped = keys.wrap(row.id, secret);
  if (!Buffer.from(keys.open(row.id, wrapped)).equals(secret)) throw new Error('a key did not open again');
  return [{ id: row.id, wrapped }];
}

/** Answers the last row's id and how many were moved; undefined when there was none. */
async function moveBatch(client: pg.ClientBase, keys: MasterKeys, kind: Wrapped, after: string | undefined) {
  await client.query('begin');
  try {
    // A name holds no sign that `like` or a quotation could take for something else.
    const which = `and not starts_with(${kind.column}, '${keys.presentName}.')`;
    const rows = await page(client, kind, after, { which, lock: 'for update' });
    const made = rows.flatMap((row) => moved(keys, row));
    const { rowCount } = await client.query(
      `update ${kind.table} t set ${kind.column} = m.wrapped
        from unnest($1::${kind.type}[], $2::text[]) m (id, wrapped) where t.${kind.id} = m.id`,
      [made.map(({ id }) => id), made.map(({ wrapped }) => wrapped)],
    );
    await client.query('commit');
    return rows.length === 0 ? undefined : { last: rows.at(-1)?.id, count: rowCount ?? 0 };
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/**
 * Moves everything that one of the two keys opens. The product's own keys come last: a server that has the present key
 * alone starts only once all is done. `tell` is told how many were moved so far, after each batch.
 */
export async function rotate(
  client: pg.ClientBase,
  keys: MasterKeys,
  tell: (count: number) => void,
): Promise<void> {
  let count = 0;
  for (const kind of [salts, productKeys]) {
    for (let batch = await moveBatch(client, keys, kind, undefined); batch; ) {
      count += batch.count;
      tell(count);
      batch = await moveBatch(client, keys, kind, batch.last);
    }
  }
}
