import pg from 'pg';
import { distribute } from '../../src/server/distribution.ts';
import { migrate } from '../../src/server/migrate.ts';

/** The coordinator of a Citus of several machines that the tests may make databases on, as the superuser of each. */
const COORDINATOR = process.env.TEST_CITUS_URL ?? 'postgres://postgres@127.0.0.1:5601/app';
const TEMPLATE = 'growth_loop_template';

/** Whether tests of the server run on a distributed Postgres: `TEST_DATABASE=citus`. */
export const onCitus = process.env.TEST_DATABASE === 'citus';

const withHost = (url: string, host: string, port: number): string => {
  const changed = new URL(url);
  changed.hostname = host;
  changed.port = String(port);
  return changed.href;
};

export const withDatabase = (url: string, name: string): string => {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
};

export async function ask<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** The address of every machine, the coordinator's first. */
export async function machines(): Promise<string[]> {
  const rows = await ask<{ host: string; port: number }>(
    COORDINATOR,
    'select nodename as host, nodeport as port from pg_dist_node order by groupid',
  );
  return rows.map(({ host, port }) => withHost(COORDINATOR, host, port));
}

/** Makes the distributed database that tests' own are copied from, machine by machine. */
export async function makeCitusTemplate(
  makeJobTables: (url: string) => Promise<void>,
): Promise<{ url: string; machines: string[]; drop(): Promise<void> }> {
  const all = await machines();
  const [coordinator = ''] = all;
  const drop = async () => {
    for (const machine of all) {
      await ask(withDatabase(machine, 'postgres'), `drop database if exists ${TEMPLATE} with (force)`);
    }
  };
  await drop();
  for (const machine of all) {
    await ask(withDatabase(machine, 'postgres'), `create database ${TEMPLATE}`);
  }
  await joinMachines(all, TEMPLATE);
  const url = withDatabase(coordinator, TEMPLATE);
  await migrate(url);
  await makeJobTables(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await distribute(client, () => undefined).finally(() => client.end());
  for (const machine of all) await leave(machine);
  return { url, machines: all, drop };
}

/** Makes one database of the same name on several machines one, the first its coordinator. */
export async function joinMachines(all: string[], name: string): Promise<void> {
  for (const machine of all) await ask(withDatabase(machine, name), 'create extension citus');
  const [coordinator = '', ...workers] = all;
  const url = withDatabase(coordinator, name);
  const at = (machine: string) => [new URL(machine).hostname, Number(new URL(machine).port)];
  await ask(url, 'select citus_set_coordinator_host($1, $2)', at(coordinator));
  for (const worker of workers) await ask(url, 'select citus_add_node($1, $2)', at(worker));
}

/** The extension's own worker stays in a database that it was used in; nobody may be there when it is copied. */
async function leave(machine: string): Promise<void> {
  const postgres = withDatabase(machine, 'postgres');
  await ask(postgres, `alter database ${TEMPLATE} allow_connections false`);
  await ask(postgres, 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    TEMPLATE,
  ]);
}
