import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { makeTemporaryDirectory, startTemporaryPostgres } from '../dev/postgres/temporary.ts';
import { startAdmin } from '../test/harness/admin-process.ts';
import { occupyPort, startServerProcess, stopServer } from '../test/harness/server-process.ts';
import type { sql } from './support.ts';

/** The line between browsers and a server: every byte that is sent to the server is kept. */
async function openWatchedLine(port: number) {
  const sent: Buffer[][] = [];
  const open = new Set<Socket>();
  const join = (from: Socket, to: Socket, hear?: (chunk: Buffer) => void) => {
    open.add(from);
    from.on('data', (chunk: Buffer) => {
      hear?.(chunk);
      to.write(chunk);
    });
    from.on('error', () => undefined);
    from.on('close', () => {
      open.delete(from);
      to.destroy();
    });
  };
  const line = createServer((client) => {
    const connection: Buffer[] = [];
    sent.push(connection);
    const server = createConnection({ port, host: 'localhost' });
    join(client, server, (chunk) => connection.push(chunk));
    join(server, client);
  });
  await new Promise<void>((listening) => line.listen(0, 'localhost', listening));
  return {
    url: `http://localhost:${(line.address() as AddressInfo).port}`,
    sent: (): Buffer => Buffer.concat(sent.flat()),
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((closed) => line.close(closed));
    },
  };
}

export interface WatchedServer {
  /** Where browsers find it. */
  url: string;
  /** Every secret of its settings. */
  secrets: string[];
  /** All that it was sent, connection by connection. */
  sent(): Buffer;
  /** All that it has said. */
  said(): string;
  sql: typeof sql;
  /** Every row of every table, the jobs' and the library's too. */
  tables(): Promise<Record<string, Record<string, unknown>[]>>;
  /** The path of a backup, as the operator's command makes it. */
  backUp(): Promise<string>;
  stop(): Promise<void>;
}

/** A server and a database of its own that are looked at from all sides. It writes into its log all that it ever does. */
export async function startWatchedServer(): Promise<WatchedServer> {
  const { port, release } = await occupyPort();
  const [home, postgres, line] = await Promise.all([
    makeTemporaryDirectory(),
    startTemporaryPostgres(),
    openWatchedLine(port),
    release(),
  ]);
  const secrets = {
    AUTH_SECRET: randomBytes(48).toString('base64url'),
    ENTRY_MASTER_KEY: randomBytes(32).toString('base64'),
    WEBHOOK_SECRET: randomBytes(32).toString('base64url'),
  };
  const settings = {
    ...secrets,
    HOME: home,
    DATA_DIR: join(home, 'data'),
    DATABASE_URL: postgres.url,
    PORT: String(port),
    APP_URL: line.url,
    AUTH_RATE_LIMIT: 'off',
    LOG_LEVEL: 'info',
  };
  await mkdir(settings.DATA_DIR);
  const server = startServerProcess(settings);
  await server.ready;
  const pool = new pg.Pool({ connectionString: postgres.url, max: 2, allowExitOnIdle: true });
  const ask: typeof sql = async <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) =>
    (await pool.query<Row>(text, values)).rows;
  return {
    url: line.url,
    secrets: Object.values(secrets),
    sent: line.sent,
    said: () => [...server.lines, ...server.complaints].join('\n'),
    sql: ask,
    async tables() {
      const named = await ask<{ name: string; quoted: string }>(
        `select schemaname || '.' || tablename as name, format('%I.%I', schemaname, tablename) as quoted
         from pg_tables where schemaname not in ('information_schema', 'pg_catalog')`,
      );
      const all = named.map(async ({ name, quoted }) => {
        const rows = await ask<{ row: Record<string, unknown> }>(
          `select to_jsonb(t) as row from ${quoted} t`,
        );
        return [name, rows.map(({ row }) => row)] as const;
      });
      return Object.fromEntries(await Promise.all(all));
    },
    async backUp() {
      const file = join(home, 'backup');
      const { status, said } = await startAdmin(['back-up', file], settings, home).ended;
      if (status !== 0) throw new Error(said);
      return file;
    },
    async stop() {
      await pool.end();
      await stopServer(server);
      await line.close();
      await postgres.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}
