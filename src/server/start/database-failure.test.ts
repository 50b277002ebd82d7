import { createServer } from 'node:net';
import pg from 'pg';
import { expect, test } from 'vitest';
import { createEmptyDatabase } from '../../../test/harness/postgres.ts';
import { migrate } from '../migrate.ts';
import { databaseFailure, placeOf } from './database-failure.ts';

/** Why a start with this DATABASE_URL ends. */
const reason = (url: string): Promise<string> =>
  migrate(url).then(
    () => 'it does not end',
    (error: unknown) => databaseFailure(error, url).message,
  );

async function sqlAt(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

test('what answers is no Postgres', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    // As MySQL greets.
    socket.write(Buffer.from('4a0000000a352e372e333300', 'hex'));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const place = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/loop`;
  expect(await reason(`postgres://ann:hush@${place}`)).toBe(
    `The database at ${place} cannot be used (received invalid response: 4a): check it and DATABASE_URL.`,
  );
  server.close();
});

test('a read-only database', async () => {
  const { url, drop } = await createEmptyDatabase();
  const name = new URL(url).pathname.slice(1);
  await sqlAt(url, `alter database ${name} set default_transaction_read_only = on`);
  expect(await reason(url)).toBe(
    `The database at ${placeOf(url)} is read-only: name the primary server in DATABASE_URL, or make it writable.`,
  );
  await drop();
});

test('a database that cannot hold every character', async () => {
  const { url, drop } = await createEmptyDatabase();
  const latin = new URL(url);
  latin.pathname += '_latin';
  const name = latin.pathname.slice(1);
  await sqlAt(
    url,
    `create database ${name} encoding 'LATIN1' locale_provider libc locale 'C' template template0`,
  );
  expect(await reason(latin.href)).toBe(
    `The database at ${placeOf(latin.href)} is encoded in LATIN1; Growth Loop needs one that was created with encoding UTF8.`,
  );
  await sqlAt(url, `drop database ${name}`);
  await drop();
});
