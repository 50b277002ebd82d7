import pg from 'pg';
import { newId } from '../../src/kernel/ids.ts';
import { journalPage, type RemotePerson, sealedWords, signUpAt } from '../../test/harness/remote-person.ts';
import { post } from '../load.ts';

const DAYS = 365;
/** Where each person's feed stands: above the number of every row. */
export const HEAD = DAYS + 1;

/**
 * How often people write. One in a hundred does every third day, one in ten nearly every third week, and the rest once or
 * twice a year, as most do who have tried a journal: four days each on average.
 */
const EVERY = 'case when n % 100 = 0 then 3 when n % 10 = 0 then 24 else 240 end';
/** Whose day of writing it was so many days ago: spread, so that each day has its share. */
const wroteOn = (day: number) => `(${day} + n * 7) % (${EVERY}) = 0`;

/** What everybody has once. */
const ONCE = [
  'auth."user"',
  'auth.account',
  'auth.known_device',
  'profiles',
  'subscriptions',
  'account_events',
  'sync_heads',
];
/** What a day of writing leaves. */
const OF_A_DAY = [
  'journal_entries',
  'tasks',
  'lessons_learned',
  'growth_days',
  'score_history',
  'idempotency_keys',
];
const TABLES = [...ONCE, ...OF_A_DAY];

const emailOf = (n: number | string) => `person-${n}@example.com`;

/** Ids begin with what they are numbered by, as those that the product makes begin with the time. */
const idBy = (order: string, rest: string) =>
  `(lpad(to_hex(${order}), 12, '0') || '7' || substr(md5(${rest}), 14, 3) || '8' || substr(md5(${rest}), 18))::uuid`;
const PERSON = idBy('n', "'person' || n");

/** Where the template's rows of a table are kept. */
const templateOf = (table: string) => `template."${table.replaceAll('"', '')}"`;

interface Column {
  name: string;
  type: string;
}

async function columnsOf(client: pg.Client, table: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select attname as name, atttypid::regtype::text as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  );
  return rows;
}

/** A value of somebody's row, made from the template's. `day` is how many days ago it was written. */
function copied(table: string, { name, type }: Column, day: string | undefined): string {
  const column = `t."${name}"`;
  const isOwner = name === 'user_id' || (name === 'id' && ['profiles', 'auth."user"'].includes(table));
  if (isOwner) return 'p.id';
  if (name === 'account_id') return 'p.id::text';
  if (name === 'email') return `'person-' || p.n || '@example.com'`;
  if (name === 'seq') return day === undefined ? `${HEAD}` : `${HEAD} - ${day}`;
  if (table !== 'subscriptions' && type === 'uuid')
    return idBy(`${HEAD} - ${day ?? 0}`, `${column}::text || p.n || '/' || ${day ?? 0}`);
  if (table === 'subscriptions' && name === 'id') return idBy('p.n', "'plan' || p.n");
  if (day === undefined) return column;
  if (name === 'once') return `${column} || '/' || ${day}`;
  if (type === 'date') return `${column} - ${day}`;
  if (type === 'timestamp with time zone') return `${column} - ${day} * interval '1 day'`;
  return column;
}

async function copy(client: pg.Client, table: string, day?: number): Promise<void> {
  const columns = await columnsOf(client, table);
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const at = day === undefined ? undefined : String(day);
  const values = columns.map((column) => copied(table, column, at)).join(', ');
  const when = day === undefined ? 'true' : wroteOn(day);
  await client.query(
    `insert into ${table} (${names}) select ${values} from people p, ${templateOf(table)} t where ${when}`,
  );
}

export const lesson = () => ({ id: newId(), lesson: sealedWords('Rest early').text, format: 3 });

/** A part of the schema that is looked after with every row: how it is made, and how it is taken away. */
interface Kept {
  make: string;
  drop: string;
}

/** The constraints and indexes of these tables, in the order in which they are made: keys before what refers to them. */
async function keptWith(client: pg.Client, tables: string[]): Promise<Kept[]> {
  const { rows: constraints } = await client.query<Kept>(
    `select format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make,
       format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop
     from pg_constraint where contype in ('p', 'u', 'f')
       and (conrelid = any($1::regclass[]) or confrelid = any($1::regclass[])) order by contype = 'f'`,
    [tables],
  );
  const { rows: indexes } = await client.query<Kept>(
    `select pg_get_indexdef(indexrelid) as make, format('drop index %s', indexrelid::regclass) as drop
     from pg_index where indrelid = any($1::regclass[])
       and not exists (select from pg_constraint where conindid = indexrelid)`,
    [tables],
  );
  return [...indexes, ...constraints];
}

/** Fills tables without what is looked after with every row: making it once afterwards takes a third of the time. */
async function inBulk(client: pg.Client, tables: string[], fill: () => Promise<void>): Promise<void> {
  const kept = await keptWith(client, tables);
  for (const { drop } of kept.toReversed()) await client.query(drop);
  await fill();
  for (const { make } of kept) await client.query(make);
}

/** Somebody's first day, written by the product itself: what everybody else's rows are made from. */
async function writeTemplate(url: string, client: pg.Client): Promise<RemotePerson> {
  const person = await signUpAt(url, 'template@example.com');
  await post(url, person, '/api/journal/entries', journalPage());
  await post(url, person, '/api/lessons', lesson());
  await client.query('create schema template');
  for (const table of TABLES) {
    const [owner] = ['profiles', 'auth."user"'].includes(table) ? ['id'] : ['user_id'];
    const own = `select * from ${table} where ${owner} = '${person.userId}'`;
    await client.query(`create table ${templateOf(table)} as ${own}`);
  }
  return person;
}

/**
 * Fills a server's database with so many people, each with what is written in a year. Rows come in the order of their days,
 * so that one person's lie as far apart as they would.
 *
 * @returns the template's own session
 */
export async function populate(url: string, databaseUrl: string, count: number): Promise<RemotePerson> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const person = await writeTemplate(url, client);
    // What triggers would count comes with the template's rows.
    for (const table of TABLES) await client.query(`alter table ${table} disable trigger user`);
    await client.query(
      `create table people as select n, ${PERSON} as id from generate_series(1, ${count}) n`,
    );
    for (const table of ONCE) await copy(client, table);
    await inBulk(client, OF_A_DAY, async () => {
      for (let day = DAYS; day > 0; day--) for (const table of OF_A_DAY) await copy(client, table, day);
    });
    for (const table of TABLES) await client.query(`alter table ${table} enable trigger user`);
    await client.query('vacuum analyze');
    return person;
  } finally {
    await client.end();
  }
}

export interface Awake {
  userId: string;
  sessionId: string;
  email: string;
}

/** Some of the people, each signed in: of each kind as large a part as it is of all, so that their years are alike at every size. */
export async function wake(databaseUrl: string, count: number): Promise<Awake[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ n: number; id: string }>(
      `select n, id from people order by md5(id::text) limit ${count}`,
    );
    const awake = rows.map(({ n, id }) => ({ userId: id, sessionId: newId(), email: emailOf(n) }));
    await client.query(
      `insert into auth.session (id, user_id, token, expires_at, created_at, updated_at, proved_at)
       select s, u, s::text, now() + interval '30 days', now(), now(), now()
       from unnest($1::uuid[], $2::uuid[]) as sessions (s, u)`,
      [awake.map(({ sessionId }) => sessionId), awake.map(({ userId }) => userId)],
    );
    return awake;
  } finally {
    await client.end();
  }
}

/** Bytes on the disk, and rows. */
export async function sizeOf(
  databaseUrl: string,
): Promise<{ bytes: number; pages: number; actions: number }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select pg_database_size(current_database()) as bytes,
         (select count(*) from journal_entries) as pages, (select count(*) from tasks) as actions`,
    );
    return {
      bytes: Number(rows[0].bytes),
      pages: Number(rows[0].pages),
      actions: Number(rows[0].actions),
    };
  } finally {
    await client.end();
  }
}
