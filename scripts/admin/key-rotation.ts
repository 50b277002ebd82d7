/*
 * Moves what is wrapped from the previous master key to the present one. Each batch is one short transaction that locks
 * its rows in their order, and every row names its key: so this may be broken off at any moment, begun again, and run
 * twice at once, while servers with both keys go on. What is sealed with a person's key is not touched.
 */
import type pg from 'pg';
import { factorBinding } from '../../src/features/auth/server/factor-secret.ts';
import { type MasterKeys, UnknownMasterKey } from '../../src/server/master-keys.ts';

const ROWS_AT_ONCE = 200;

/** A table of wrapped secrets. */
interface Wrapped {
  table: string;
  id: string;
  type: 'uuid' | 'text';
  column: string;
  /** What the secret of a row is bound to. */
  boundTo: (id: string) => string;
}

const itsId = (id: string) => id;
const salts: Wrapped = {
  table: 'auth.entry_key',
  id: 'user_id',
  type: 'uuid',
  column: 'wrapped_salt',
  boundTo: itsId,
};
const secondFactors: Wrapped = {
  table: 'auth.second_factor',
  id: 'user_id',
  type: 'uuid',
  column: 'wrapped_secret',
  boundTo: factorBinding,
};
const productKeys: Wrapped = {
  table: 'auth.product_key',
  id: 'name',
  type: 'text',
  column: 'wrapped',
  boundTo: itsId,
};

/** In the order in which they are moved, as far as the database has them: a backup of an earlier version has fewer. */
async function kindsIn(client: pg.ClientBase): Promise<Wrapped[]> {
  const { rows } = await client.query<{ found: boolean }>(
    `select to_regclass('${secondFactors.table}') is not null as found`,
  );
  return rows[0]?.found ? [salts, secondFactors, productKeys] : [salts, productKeys];
}

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

const opened = (keys: MasterKeys, { boundTo }: Wrapped, { id, wrapped }: Row) => {
  try {
    return keys.opened(boundTo(id), wrapped);
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
  for (const kind of await kindsIn(client)) {
    for (let rows = await page(client, kind, undefined); rows.length > 0; ) {
      for (const row of rows) {
        const by = opened(keys, kind, row)?.by;
        counts[by === undefined ? 'closed' : by === keys.presentName ? 'present' : 'previous'] += 1;
      }
      rows = await page(client, kind, rows.at(-1)?.id);
    }
  }
  return counts;
}

/** A secret under the present key. What would not open again is never written. */
function moved(keys: MasterKeys, kind: Wrapped, row: Row): Row[] {
  const secret = opened(keys, kind, row)?.secret;
  if (!secret) return [];
  const bound = kind.boundTo(row.id);
  const wrapped = keys.wrap(bound, secret);
  if (!Buffer.from(keys.open(bound, wrapped)).equals(secret)) throw new Error('a key did not open again');
  return [{ id: row.id, wrapped }];
}

/** Answers the last row's id and how many were moved; undefined when there was none. */
async function moveBatch(client: pg.ClientBase, keys: MasterKeys, kind: Wrapped, after: string | undefined) {
  await client.query('begin');
  try {
    // A name holds no sign that `like` or a quotation could take for something else.
    const which = `and not starts_with(${kind.column}, '${keys.presentName}.')`;
    const rows = await page(client, kind, after, { which, lock: 'for update' });
    const made = rows.flatMap((row) => moved(keys, kind, row));
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
  for (const kind of await kindsIn(client)) {
    for (let batch = await moveBatch(client, keys, kind, undefined); batch; ) {
      count += batch.count;
      tell(count);
      batch = await moveBatch(client, keys, kind, batch.last);
    }
  }
}
