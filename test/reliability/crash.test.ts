import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTemporaryDirectory } from '../../dev/postgres/temporary.ts';
import { journalPage, type RemotePerson, signInAt, signUpAt } from '../harness/remote-person.ts';
import {
  type ServerProcess,
  sqlIn,
  startServerProcess,
  stopServerProcesses,
} from '../harness/server-process.ts';

/** CRASH_ROUNDS=20 kills more often than every time. */
const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 2);
const WRITERS = 4;
const email = 'crash@example.com';

let home: string;
let dataDir: string;

beforeAll(async () => {
  home = await makeTemporaryDirectory();
  dataDir = join(home, 'data');
});

afterAll(async () => {
  await stopServerProcesses();
  rmSync(home, { recursive: true, force: true });
});

const start = (): ServerProcess =>
  startServerProcess({ DATA_DIR: dataDir, HOME: home, AUTH_RATE_LIMIT: 'off', LOG_LEVEL: 'silent' });

async function save(url: string, person: RemotePerson, page: object): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/api/journal/entries`, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(page),
    });
    return answer.ok;
  } catch {
    return false;
  }
}

/** Saves pages one after the other until the server dies; notes which were acknowledged and which were cut off. */
async function writeUntilTheEnd(url: string, person: RemotePerson, acknowledged: string[], cutOff: object[]) {
  for (;;) {
    const page = journalPage();
    if (!(await save(url, person, page))) {
      cutOff.push(page);
      return;
    }
    acknowledged.push(page.id);
  }
}

test(`kill -9 during a stream of saves, ${ROUNDS} rounds: no acknowledged entry is lost, none is doubled, and what was cut off may be sent again`, {
  timeout: 300_000,
}, async () => {
  const acknowledged: string[] = [];
  let cutOff: object[] = [];
  let repeated = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const server = start();
    const url = await server.ready;
    const person = round === 0 ? await signUpAt(url, email) : await signInAt(url, email);
    for (const page of cutOff) {
      expect(await save(url, person, page)).toBe(true);
      acknowledged.push((page as { id: string }).id);
      repeated += 1;
    }
    cutOff = [];
    const writers = Array.from({ length: WRITERS }, () =>
      writeUntilTheEnd(url, person, acknowledged, cutOff),
    );
    await pause(60 + (round % 7) * 30);
    server.signal('SIGKILL');
    await Promise.all([server.ended, ...writers]);
  }

  const last = start();
  await last.ready;
  const stored = await sqlIn(dataDir, 'select id::text from journal_entries');
  const ids = stored.map(([id]) => String(id));
  expect(acknowledged.length).toBeGreaterThan(ROUNDS);
  expect(repeated).toBeGreaterThan(ROUNDS);
  expect(acknowledged.filter((id) => !ids.includes(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  const [facts] = await sqlIn(
    dataDir,
    `select (select count(*)::int from tasks), (select count(*)::int from idempotency_keys),
            (select count(*)::int from score_history where type = 'journal'), (select count(*)::int from growth_days)`,
  );
  const days = new Set((await sqlIn(dataDir, 'select date::text from journal_entries')).map(([date]) => date))
    .size;
  expect(facts).toEqual([ids.length * 2, ids.length, days, days]);
  last.signal('SIGTERM');
  expect(await last.ended).toBe(0);
});
