/*
 * npm run bench:rows: what one person is in the database after ten years without a day missed (3,650 entries, as many
 * lessons, 18,000 actions): rows, bytes of the rows, and bytes on the disk with indexes, by table.
 *
 * The seed writes rows alone. What else comes with a life like that is added at these rates: two idempotency keys for each
 * entry, one for each lesson and two for each action, of which those of AWAY_DAYS are kept; one deletion in five days, kept
 * as long; one text reworded in five days; two reminders a day.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { makeTemporaryDirectory, startTemporaryPostgres } from '../dev/postgres/temporary.ts';
import { AWAY_DAYS } from '../src/features/feed/contract.ts';
import { DELIVERIES_KEPT_DAYS } from '../src/features/reminders/contract/limits.ts';

const OVER_DAYS = 5;
const root = join(import.meta.dirname, '..');
const KEYS_A_DAY = 13;
/** Tables with no more rows are of no weight. */
const FEW = 50;

const folder = await makeTemporaryDirectory();
const postgres = await startTemporaryPostgres();

function seed(): void {
  const settings = {
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: postgres.url,
    HOME: folder,
    LOG_LEVEL: 'silent',
  };
  const env = { PATH: process.env.PATH, ...settings };
  const { status } = spawnSync(process.execPath, ['scripts/seed.ts', '--ten-years'], {
    cwd: root,
    env,
    stdio: 'ignore',
  });
  if (status !== 0) throw new Error('scripts/seed.ts failed.');
}

/** What a life like that leaves besides, as the server would have written it. */
const BESIDES = `
  insert into idempotency_keys (user_id, id, digest, created_at)
    select id, gen_random_uuid(), repeat('x', 44), now() from profiles, generate_series(1, ${AWAY_DAYS * KEYS_A_DAY});
  insert into tombstones (user_id, table_name, key, seq)
    select id, 'tasks', gen_random_uuid(), n from profiles, generate_series(1, ${AWAY_DAYS / OVER_DAYS}) n;
  insert into revisions (user_id, id, of_table, of_id, text, format, created_at)
    select user_id, gen_random_uuid(), 'lessons_learned', id,
      jsonb_build_object('format', format, 'columns', jsonb_build_object('lesson', lesson))::text, format, now()
    from (select *, row_number() over () as n from lessons_learned) numbered where n % ${OVER_DAYS} = 0;
  insert into reminder_deliveries (user_id, id, half, local_date, channel, state, due_at, sent_at)
    select id, gen_random_uuid(), half, current_date - n, 'email', 'sent', now(), now()
    from profiles, generate_series(1, ${DELIVERIES_KEPT_DAYS}) n, unnest(array['morning', 'afternoon']) half;
  vacuum full;`;

const TABLES = `
  select n.nspname || '.' || c.relname as name, c.oid::regclass::text as place from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in ('public', 'auth', 'billing', 'reminders')
  order by pg_total_relation_size(c.oid) desc`;

const number = (figure: number) => Number(figure).toLocaleString('en-US').padStart(12);

async function measure(client: pg.Client): Promise<void> {
  for (const statement of BESIDES.split(';')) if (statement.trim()) await client.query(statement);
  const { rows: tables } = await client.query<{ name: string; place: string }>(TABLES);
  console.log(`${'table'.padEnd(34)}${'rows'.padStart(12)}${'bytes'.padStart(12)}${'on disk'.padStart(12)}`);
  for (const { name, place } of tables) {
    const { rows } = await client.query(
      `select count(*) as rows, coalesce(sum(pg_column_size(t.*)), 0) as bytes,
        pg_total_relation_size('${place}') as disk from ${place} t`,
    );
    const [{ rows: count, bytes, disk }] = rows;
    if (Number(count) > FEW) console.log(name.padEnd(34) + number(count) + number(bytes) + number(disk));
  }
}

try {
  seed();
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await measure(client).finally(() => client.end());
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
