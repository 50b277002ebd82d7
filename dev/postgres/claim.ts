import pg from 'pg';
import { systemCode } from '../../src/server/start-failure.ts';

/** The lock in the `postgres` database that the one server holds which owns this data directory. */
const OWNER_LOCK = 4_715_001;

export type Answer =
  | { is: 'claimed'; connection: pg.Client }
  | { is: 'taken'; owner: string }
  | { is: 'silent' }
  | { is: 'starting' };

/** Postgres answers, but only to say that it is starting up or shutting down. */
const NOT_NOW = ['57P03', '57P01'];
/** Nobody is behind the socket, or just left. */
const NOBODY = ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'];

/**
 * Knocks at the Postgres behind `socket` and tries to become its owner. The lock lives as long as the connection
 * does, so it cannot outlast its holder, whatever ends that.
 */
export async function claim(socket: string, password: string): Promise<Answer> {
  const connection = new pg.Client({
    host: socket,
    port: 5432,
    user: 'postgres',
    database: 'postgres',
    password,
    application_name: `growth-loop ${process.pid}`,
    connectionTimeoutMillis: 10_000,
  });
  connection.on('error', () => undefined);
  try {
    await connection.connect();
    return await claimBy(connection);
  } catch (error) {
    // Also of the lock: whoever began this Postgres may end it once somebody is connected.
    return toAnswer(error);
  }
}

async function claimBy(connection: pg.Client): Promise<Answer> {
  const { rows } = await connection.query('select pg_try_advisory_lock($1) as mine', [OWNER_LOCK]);
  if (rows[0].mine) return { is: 'claimed', connection };
  const owner = await ownerOf(connection);
  await connection.end();
  return { is: 'taken', owner };
}

function toAnswer(error: unknown): Answer {
  const code = systemCode(error) ?? '';
  if (NOT_NOW.includes(code)) return { is: 'starting' };
  const said = error instanceof Error ? error.message : '';
  if (NOBODY.includes(code) || said === 'Connection terminated unexpectedly') return { is: 'silent' };
  if (/timeout/.test(said)) return { is: 'starting' };
  throw error;
}

async function ownerOf(connection: pg.Client): Promise<string> {
  const { rows } = await connection.query(
    `select application_name from pg_locks join pg_stat_activity using (pid)
      where locktype = 'advisory' and objid = $1 and granted`,
    [OWNER_LOCK],
  );
  return String(rows[0]?.application_name ?? '').replace(/^growth-loop /, '');
}

/** Makes the server's own login and database where they are missing. It owns its database and nothing else. */
export async function createRoleAndDatabase(connection: pg.Client, password: string): Promise<void> {
  const { rows } = await connection.query(
    `select exists (select from pg_roles where rolname = 'growth_loop') as role,
            exists (select from pg_database where datname = 'growth_loop') as database`,
  );
  if (!rows[0].role) {
    await connection.query(
      `create role growth_loop login createrole createdb password ${connection.escapeLiteral(password)}`,
    );
  }
  if (!rows[0].database) await connection.query('create database growth_loop owner growth_loop');
}
