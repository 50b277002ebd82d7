import type pg from 'pg';

/*
 * A database that is spread over several machines by the Postgres extension Citus. A table of people lies in shards, each
 * person's rows together on one machine; a small table that statements of theirs join has a copy everywhere; all else
 * stays on the first machine, the coordinator, which is also the one that servers connect to.
 */

/** With a copy on every machine: what rows of people refer to, or are joined with. */
const COPIED = ['auth."user"', 'subscription_tiers', 'tier_features', 'platforms'];

/** Tables of people that are also looked up by an id of somebody else's, or written together with tables of the operator's. */
const ON_COORDINATOR = ['billing_customers', 'calendar_feeds', 'coupon_redemptions', 'push_subscriptions'];

/** The first of all shares its shards with the others. */
const FIRST = 'profiles';
/** Each lies on one machine, so there can be no more machines than these. */
const SHARDS = 32;

/** Where a table lies: in shards, copied to every machine, or on the coordinator alone. */
export type Placement = 'sharded' | 'copied' | 'coordinator';

export interface PlacedTable {
  /** With its schema where that is not `public`. */
  name: string;
  wanted: Placement;
  is: Placement;
}

type Client = Pick<pg.ClientBase, 'query'>;

/** Whether the database has the extension. */
export async function hasCitus(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ citus: boolean }>(
    "select to_regclass('pg_catalog.pg_dist_partition') is not null as citus",
  );
  return rows[0]?.citus === true;
}

/** Whether people's rows are spread over several machines, or began to be. */
export async function isDistributed(client: Client): Promise<boolean> {
  if (!(await hasCitus(client))) return false;
  const { rows } = await client.query<{ spread: boolean }>(
    `select exists (select from pg_dist_partition where logicalrelid = to_regclass('${FIRST}') and partmethod = 'h') as spread`,
  );
  return rows[0]?.spread === true;
}

/** Where each table lies and where it should. Asks for the extension's own tables. */
export async function readPlacements(client: Client): Promise<PlacedTable[]> {
  const { rows } = await client.query<{ name: string; wanted: Placement; is: Placement }>(
    `select c.oid::regclass::text as name,
        case when c.oid = any($1::regclass[]) then 'copied'
          when c.oid <> all($2::regclass[]) and n.nspname = 'public' and (c.oid = $3::regclass or exists (
            select from pg_attribute a where a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped))
          then 'sharded' else 'coordinator' end as wanted,
        case when p.partmethod = 'h' then 'sharded'
          when p.repmodel = 't' then 'copied' else 'coordinator' end as is
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
        left join pg_dist_partition p on p.logicalrelid = c.oid
      where c.relkind = 'r' and n.nspname in ('public', 'auth', 'billing', 'reminders')
      order by c.oid = $3::regclass desc, 1`,
    [COPIED, ON_COORDINATOR, FIRST],
  );
  return rows;
}

/**
 * Puts every table where it should lie, one transaction each, and tells of each. May be ended at any moment and asked for
 * again; tables that are where they should be are left alone. @param shards counts the first time, and stays
 */
export async function distribute(
  client: Client,
  tell: (table: PlacedTable) => void,
  shards = SHARDS,
): Promise<void> {
  const misplaced = (await readPlacements(client)).filter(({ wanted, is }) => wanted !== is);
  if (misplaced.length === 0) return;
  await prepare(client, shards);
  const of = (placement: Placement) => misplaced.filter(({ wanted }) => wanted === placement);
  for (const table of of('copied')) {
    await client.query('select create_reference_table($1)', [table.name]);
    tell(table);
  }
  for (const table of of('sharded')) {
    await shard(client, table.name);
    tell(table);
  }
}

/** What the database and its machines must be told once. */
async function prepare(client: Client, shards: number): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  for (const setting of databaseSettings(rows[0]?.name ?? '')) {
    await client.query('select run_command_on_all_nodes($1)', [setting]);
  }
  await client.query('set citus.enable_unsafe_triggers to on');
  await client.query(`set citus.shard_count to ${shards}`);
  // Every machine has a copy of each account: it would make as many heads.
  await client.query('drop trigger if exists begin_head on auth."user"');
  // Machines call each other as the role that asks.
  await client.query('alter role app_user login');
}

/** What a distributed database is set to, on every machine. */
export const databaseSettings = (name: string): string[] => [
  // What triggers do stays with the person whose row it is, so on the machine where it is.
  `alter database ${quoted(name)} set citus.enable_unsafe_triggers to on`,
  // Functions in a statement ask for rows of the statement's own person.
  `alter database ${quoted(name)} set citus.allow_nested_distributed_execution to on`,
  // Whose transaction it is must be known on every machine that it reaches.
  `alter database ${quoted(name)} set citus.propagate_set_commands to 'local'`,
];

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

interface ForeignKey {
  name: string;
  of_table: string;
  to_table: string;
  definition: string;
}

/**
 * Shards one table, and those that refer to it or that it refers to. Their keys would stand in the way, and their triggers
 * would take each row that is copied for a new one: both go and come back, in one transaction.
 */
async function shard(client: Client, table: string): Promise<void> {
  await client.query('begin');
  try {
    const keys = await keysBetweenPeople(client, table);
    const tables = new Set([table, ...keys.flatMap(({ of_table, to_table }) => [of_table, to_table])]);
    for (const { name, of_table } of keys) {
      await client.query(`alter table ${of_table} drop constraint ${quoted(name)}`);
    }
    for (const each of tables) await withoutTriggers(client, each, () => spread(client, each));
    for (const { name, of_table, definition } of keys) {
      await client.query(`alter table ${of_table} add constraint ${quoted(name)} ${definition}`);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function withoutTriggers(client: Client, table: string, work: () => Promise<void>): Promise<void> {
  const { rows: triggers } = await client.query<{ name: string; definition: string }>(
    `select tgname as name, pg_get_triggerdef(oid) as definition from pg_trigger
      where tgrelid = $1::regclass and not tgisinternal`,
    [table],
  );
  for (const { name } of triggers) await client.query(`drop trigger ${quoted(name)} on ${table}`);
  await work();
  for (const { definition } of triggers) await client.query(definition);
}

/** The keys between this table and others, but for those to what is copied everywhere. */
async function keysBetweenPeople(client: Client, table: string): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conname as name, conrelid::regclass::text as of_table, confrelid::regclass::text as to_table,
        pg_get_constraintdef(oid) as definition
      from pg_constraint
      where contype = 'f' and $1::regclass in (conrelid, confrelid) and confrelid <> all($2::regclass[])`,
    [table, COPIED],
  );
  return rows;
}

async function spread(client: Client, table: string): Promise<void> {
  const { rows } = await client.query(
    `select exists (select from pg_dist_partition where logicalrelid = $1::regclass and partmethod = 'h') as done`,
    [table],
  );
  if (rows[0].done) return;
  if (table === FIRST) {
    await client.query("select create_distributed_table($1, 'id')", [table]);
  } else {
    await client.query("select create_distributed_table($1, 'user_id', colocate_with => $2)", [table, FIRST]);
  }
}
