/*
 * Brings a backup into an empty database: the migrations that made its tables, then its rows, in one transaction. So
 * tables, policies, roles and rights are those of this version, and a restore that is broken off has not happened.
 */
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { MIGRATION_LOCK } from '../../../src/server/migrate.ts';
import { StartFailure } from '../../../src/server/start-failure.ts';
import { inspect } from './dump.ts';
import { type Head, readBackup, type Tally } from './file.ts';
import { SCHEMAS, setPortableFormats, tablesOf, tallyOf } from './tables.ts';

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));

export interface Restored {
  madeAt: string;
  /** What each table's rows add up to, in the file and in the database alike. */
  tallies: Record<string, Tally>;
}

/** @throws StartFailure when anything of the product is there, or any table where its own would stand */
async function expectEmpty(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query(
    `select exists (select from pg_namespace where nspname = any($1) and nspname <> 'public')
        or exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
          where n.nspname = 'public' and c.relkind in ('r', 'p')) as filled`,
    [[...SCHEMAS, 'pgboss']],
  );
  if (rows[0].filled) {
    throw new StartFailure(
      'The database is not empty. A backup can only be restored into a new one. Nothing was changed.',
    );
  }
}

/** Runs the migrations of the backup. @throws StartFailure when this version does not know them */
async function makeTables(client: pg.ClientBase, { migrations, tables }: Head): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder }).slice(0, migrations.length);
  if (known.length < migrations.length || known.some(({ hash }, at) => hash !== migrations[at])) {
    throw new StartFailure(
      'The backup was made by another version: restore it with that version, or a newer one.',
    );
  }
  // As the library makes it; its rows come with the others.
  await client.query(
    `create schema drizzle; create table drizzle.__drizzle_migrations
      (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const text of known.flatMap(({ sql }) => sql)) await client.query(text);
  const made = JSON.stringify(await tablesOf(client));
  if (made !== JSON.stringify(tables)) {
    throw new StartFailure(
      'The tables of the backup do not match its migrations: it cannot be restored here.',
    );
  }
}

/** Takes away what would hinder rows that come in the order of their tables; answers what brings it back. */
async function loosen(client: pg.ClientBase, tables: Head['tables']): Promise<string[]> {
  const { rows } = await client.query<{ name: string; of: string; text: string }>(
    `select quote_ident(c.conname) as name, format('%I.%I', n.nspname, r.relname) as of, pg_get_constraintdef(c.oid) as text
      from pg_constraint c join pg_class r on r.oid = c.conrelid join pg_namespace n on n.oid = r.relnamespace
      where c.contype = 'f' and n.nspname = any($1)`,
    [SCHEMAS],
  );
  for (const { name, of } of rows) await client.query(`alter table ${of} drop constraint ${name}`);
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`);
  // Migrations bring rows too.
  await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
  return [
    ...rows.map(({ name, of, text }) => `alter table ${of} add constraint ${name} ${text}`),
    ...tables.map(({ name }) => `alter table ${name} enable trigger user`),
  ];
}

async function fill(client: pg.ClientBase, path: string): Promise<Restored> {
  let head: Head | undefined;
  let tightening: string[] = [];
  for await (const part of readBackup(path)) {
    if ('head' in part) {
      head = part.head;
      await makeTables(client, head);
      await setPortableFormats(client);
      tightening = await loosen(client, head.tables);
    } else if ('rows' in part) {
      const columns = head?.tables.find(({ name }) => name === part.table)?.columns.join(', ');
      await client.query(
        `insert into ${part.table} (${columns}) overriding system value
          select ${columns} from unnest($1::${part.table}[])`,
        [part.rows],
      );
    } else if (head) {
      await finish(client, head, tightening, part.tallies);
      return { madeAt: head.made_at, tallies: part.tallies };
    }
  }
  throw new StartFailure(`${path} is not a complete backup.`);
}

/** @throws StartFailure when a table's rows are not those that were backed up */
async function finish(
  client: pg.ClientBase,
  { tables, sequences }: Head,
  tightening: string[],
  tallies: Record<string, Tally>,
): Promise<void> {
  for (const { name } of tables) {
    const { rows, digest } = await tallyOf(client, name);
    if (rows === tallies[name]?.rows && digest === tallies[name].digest) continue;
    throw new StartFailure(`The rows of ${name} do not match the backup: nothing was restored.`);
  }
  for (const { name, last } of sequences) {
    if (last !== null) await client.query('select setval($1::regclass, $2)', [name, last]);
  }
  for (const text of tightening) await client.query(text);
  // Devices are ahead of this database: by another epoch they know that they must read everything again.
  await client.query('update public.sync_epoch set id = gen_random_uuid()');
}

/**
 * All of it or nothing, from a file that was read to its end before: rows that are damaged would be refused by the
 * database in its own words. Servers that start meanwhile wait.
 *
 * @throws StartFailure for a database that is not empty, a file that is not whole, or one of another version
 */
export async function restore(client: pg.ClientBase, path: string): Promise<Restored> {
  await inspect(path);
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  await expectEmpty(client);
  await client.query('begin');
  try {
    const restored = await fill(client, path);
    await client.query('commit');
    await client.query('analyze');
    return restored;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
  }
}
