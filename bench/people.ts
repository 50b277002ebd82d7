/*
 * npm run bench:people: mornings of people, on servers with ten thousand accounts, a hundred thousand and a million, each
 * account with what is written in a year (bench/people/population.ts). The three have a database each in one Postgres, and
 * are measured in turns, so that what else the machine does strikes them alike: compare the ratios, not the figures.
 *
 * A morning is what the app asks for: the feed, today, the list, a page, its two actions ticked, a lesson, the feed again;
 * one in twenty begins with a sign-in and the feed from its start. Several client processes live several mornings at once.
 *
 * `npm run bench:people -- --sizes 1000,10000 --rounds 2` measures others. A million accounts take about 15 GB of disk.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose';
import pg from 'pg';
import { makeTemporaryDirectory, startTemporaryPostgres } from '../dev/postgres/temporary.ts';
import { newId } from '../src/kernel/ids.ts';
import type { RemotePerson } from '../test/harness/remote-person.ts';
import { spawnServer } from './load.ts';
import { ms, percentile } from './page-measures.ts';
import type { Mornings, Took } from './people/morning.ts';
import { populate, sizeOf, wake } from './people/population.ts';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
    rounds: { type: 'string', default: '6' },
    seconds: { type: 'string', default: '10' },
  },
});
const SIZES = values.sizes.split(',').map(Number);
const ROUNDS = Number(values.rounds);
const SECONDS = Number(values.seconds);
const CLIENTS = 2;
const AT_ONCE = 2;
const AWAKE = 2000;
const WARM_UPS = 20;
const ALGORITHM = 'EdDSA';

const root = join(import.meta.dirname, '..');
const folder = await makeTemporaryDirectory();
const postgres = await startTemporaryPostgres();

interface House {
  count: number;
  url: string;
  child: ChildProcess;
  people: Mornings['people'];
  took: Took;
}

async function query(url: string, text: string, parameters: unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text, parameters).finally(() => client.end());
}

/** Access tokens by a key of the bench's own, which the server takes for one of its former ones. */
async function signerFor(databaseUrl: string, { token }: RemotePerson) {
  const { publicKey, privateKey } = await generateKeyPair(ALGORITHM, { crv: 'Ed25519', extractable: true });
  const kid = newId();
  const jwk = JSON.stringify(await exportJWK(publicKey));
  await query(
    databaseUrl,
    `insert into auth.jwks (id, public_key, private_key, created_at, alg, crv)
     select $1, $2, '', min(created_at) - interval '1 day', min(alg), min(crv) from auth.jwks`,
    [kid, jwk],
  );
  const { iss = '', aud = '' } = decodeJwt(token);
  return (userId: string, sessionId: string) =>
    new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: ALGORITHM, kid })
      .setSubject(userId)
      .setIssuer(iss)
      .setAudience(aud)
      .setIssuedAt()
      .setExpirationTime('1 day')
      .sign(privateKey);
}

async function build(count: number): Promise<House> {
  const startedAt = performance.now();
  const database = `people_${count}`;
  await query(postgres.url, `create database ${database}`);
  const databaseUrl = Object.assign(new URL(postgres.url), { pathname: `/${database}` }).href;
  const { url, child } = await spawnServer(root, { folder, databaseUrl });
  const template = await populate(url, databaseUrl, count);
  const sign = await signerFor(databaseUrl, template);
  const awake = await wake(databaseUrl, AWAKE);
  const people = await Promise.all(
    awake.map(async ({ userId, sessionId, email }) => ({ email, token: await sign(userId, sessionId) })),
  );
  const { bytes, pages, actions } = await sizeOf(databaseUrl);
  const took = Math.round((performance.now() - startedAt) / 1000);
  console.log(
    `${count.toLocaleString('en-US')} accounts: ${pages.toLocaleString('en-US')} pages, ` +
      `${actions.toLocaleString('en-US')} actions, ${(bytes / 1e9).toFixed(1)} GB, made in ${took} s`,
  );
  return { count, url, child, people, took: {} };
}

function client(mornings: Mornings): Promise<Took> {
  const child = fork(join(import.meta.dirname, 'people/morning.ts'));
  child.send(mornings);
  return new Promise((resolve, reject) => {
    child.once('message', (took: Took) => resolve(took));
    child.once('exit', (code) => code && reject(new Error(`a client ended with ${code}`)));
  });
}

/** Each client has people of its own. */
async function measure({ url, people, took }: House, seconds: number): Promise<void> {
  const share = (index: number) => people.filter((_, position) => position % CLIENTS === index);
  const all = await Promise.all(
    Array.from({ length: CLIENTS }, (_, index) =>
      client({ url, people: share(index), seconds, atOnce: AT_ONCE }),
    ),
  );
  for (const one of all)
    for (const [name, figures] of Object.entries(one)) took[name] = [...(took[name] ?? []), ...figures];
}

/**
 * What is read for the first time belongs to nobody's morning, nor does what is still being written to the disk of all that
 * was made: calls may run out of time until it has been.
 */
async function warmUp(house: House): Promise<void> {
  for (let left = WARM_UPS; ; left--) {
    try {
      return await measure({ ...house, took: {} }, SECONDS);
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}

const PARTS = [0.5, 0.95, 0.99];

function report(houses: House[]): void {
  const [smallest, largest] = [houses[0], houses.at(-1)];
  if (!smallest || !largest) return;
  console.log(
    `${'call'.padEnd(12)}${'accounts'.padStart(12)}${'calls'.padStart(8)}     p50       p95       p99`,
  );
  for (const name of Object.keys(smallest.took)) {
    for (const { count, took } of houses) {
      const figures = took[name] ?? [];
      const parts = PARTS.map((part) => ms(percentile(figures, part)).padStart(10)).join('');
      console.log(
        `${name.padEnd(12)}${count.toLocaleString('en-US').padStart(12)}${String(figures.length).padStart(8)}${parts}`,
      );
    }
    const ratios = PARTS.map((part) => {
      const [few = [], many = []] = [smallest.took[name], largest.took[name]];
      return (percentile(many, part) / percentile(few, part)).toFixed(2).padStart(10);
    });
    console.log(`${''.padEnd(20)}    ratio   ${ratios.join('')}`);
  }
}

const houses: House[] = [];
try {
  for (const count of SIZES) houses.push(await build(count));
  for (const house of houses) await warmUp(house);
  for (let round = 0; round < ROUNDS; round++)
    for (const house of round % 2 ? houses.toReversed() : houses) await measure(house, SECONDS);
  report(houses);
} finally {
  for (const { child } of houses) child.kill();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
