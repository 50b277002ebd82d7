/*
 * npm run bench:enumeration: whether the time that an answer takes tells who has an account.
 *
 * Each call is made 200 times for an account that is there and 200 times for one that is not, in turns, so that whatever
 * else the machine does falls on both alike. The figure is the AUC (Mann-Whitney): how often a call for an account takes
 * longer than one for none. 0.5 tells nothing; chance alone strays 0.03 from it, and twice that in one of twenty runs. A
 * figure beyond 0.05 is measured again, and one that stays there is a leak. `-- --only sign-in` measures one of them.
 */
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { makeTemporaryDirectory, startTemporaryPostgres } from '../dev/postgres/temporary.ts';
import { createApp } from '../src/server/app.ts';
import { loadConfig } from '../src/server/config.ts';
import { loadOrCreateMasterSecrets } from '../src/server/master-secrets.ts';
import { migrate } from '../src/server/migrate.ts';
import { createServices } from '../src/server/services.ts';
import { ms, percentile } from './page-measures.ts';

const PAIRS = 200;
const WARM_UP = 10;
const WITHIN = 0.05;
const AT_MOST = 3;

const folder = await makeTemporaryDirectory();
const postgres = await startTemporaryPostgres();
await migrate(postgres.url);
const env = {
  DATA_DIR: folder,
  AUTH_RATE_LIMIT: 'off',
  // Where signing up opens a session at once, a taken address is told in so many words.
  REQUIRE_EMAIL_CONFIRMATION: 'true',
  LOG_LEVEL: 'error',
};
const config = loadConfig(env, loadOrCreateMasterSecrets(folder));
const services = await createServices(config, postgres.url);
const { app } = createApp(services);

async function post(path: string, body: object, cookie = ''): Promise<Response> {
  const headers = { origin: config.appUrl, 'content-type': 'application/json', cookie };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await app.fetch(new Request(`${config.appUrl}/api/auth/${path}`, init));
  await answer.arrayBuffer();
  return answer;
}

const PRESENT = 'ann@example.com';
const account = { name: 'Ann Bee', password: 'secret-1' };
let strangers = 0;
const stranger = () => `stranger-${strangers++}@example.com`;

await post('sign-up/email', { ...account, email: PRESENT });
await services.database.pool.query('update auth."user" set email_verified = true');
const signedIn = await post('sign-in/email', { email: PRESENT, password: account.password });
/** What is left in a browser that has signed out. */
const device =
  signedIn.headers.getSetCookie().find((cookie) => cookie.startsWith('growth-loop.device=')) ?? '';

interface Call {
  name: string;
  /** Makes it for the account that is there, or for one that is not. */
  make(isThere: boolean): Promise<Response>;
}

const emailOf = (isThere: boolean) => (isThere ? PRESENT : stranger());
const calls: Call[] = [
  {
    name: 'sign-in',
    make: (isThere) => post('sign-in/email', { email: emailOf(isThere), password: 'wrong-password' }),
  },
  { name: 'recovery', make: (isThere) => post('request-password-reset', { email: emailOf(isThere) }) },
  {
    name: 'passkey',
    make: (isThere) => post('passkeys/sign-in-options', {}, isThere ? (device.split(';')[0] ?? '') : ''),
  },
  { name: 'sign-up', make: (isThere) => post('sign-up/email', { ...account, email: emailOf(isThere) }) },
];

interface Times {
  there: number[];
  absent: number[];
}

async function measure({ make }: Call): Promise<Times> {
  for (let round = 0; round < WARM_UP; round++) await make(round % 2 === 0);
  const times: Times = { there: [], absent: [] };
  for (let pair = 0; pair < PAIRS; pair++) {
    for (const isThere of pair % 2 === 0 ? [true, false] : [false, true]) {
      const startedAt = performance.now();
      await make(isThere);
      times[isThere ? 'there' : 'absent'].push(performance.now() - startedAt);
    }
  }
  return times;
}

/** How often one of the first takes longer than one of the second; equal ones count half. */
function aucOf({ there, absent }: Times): number {
  let longer = 0;
  for (const one of there) {
    for (const other of absent) longer += one > other ? 1 : one === other ? 0.5 : 0;
  }
  return longer / (there.length * absent.length);
}

/** Answers whether one of the measurements is within what tells nothing. */
async function tellsNothing(call: Call): Promise<boolean> {
  for (let measured = 0; measured < AT_MOST; measured++) {
    const times = await measure(call);
    const auc = aucOf(times);
    const medians = [times.there, times.absent].map((of) => ms(percentile(of, 0.5)));
    console.log(
      `${call.name.padEnd(9)} AUC ${auc.toFixed(3)}, median ${medians[0]} for an account, ${medians[1]} for none`,
    );
    if (Math.abs(auc - 0.5) <= WITHIN) return true;
  }
  return false;
}

const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
try {
  for (const call of calls.filter(({ name }) => only === undefined || name === only)) {
    if (!(await tellsNothing(call))) process.exitCode = 1;
  }
} finally {
  await services.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
