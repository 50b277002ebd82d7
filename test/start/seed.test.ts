import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeTemporaryDirectory } from '../../dev/postgres/temporary.ts';
import { createTestDatabase, type TestDatabase } from '../harness/postgres.ts';
import { QUICK_START } from '../harness/quick-start.ts';
import { startServerProcess, stopServerProcesses } from '../harness/server-process.ts';

vi.setConfig({ testTimeout: 180_000 });

const script = join(import.meta.dirname, '..', '..', 'scripts', 'seed.ts');

let home: string;
let database: TestDatabase;
beforeEach(async () => {
  home = await makeTemporaryDirectory();
  database = await createTestDatabase();
});
afterEach(async () => {
  await stopServerProcesses();
  await database.drop();
  rmSync(home, { recursive: true, force: true });
});

/** What there is of visions, pauses and mended days, and whether all of it lies where it should. */
const FORGIVEN = `select
    (select count(*)::int from growth_days where mended and not journaled) as mended,
    (select count(*)::int from growth_days d join journal_entries e using (user_id, date) where d.mended) as pages,
    (select count(*)::int from pauses where ends_on < current_date) as pauses,
    (select count(*)::int from pauses p join growth_days d using (user_id) where d.date between p.starts_on and p.ends_on)
      as lived_in_pauses,
    professional_vision_next_review < now() and ideal_day_next_review > now() as one_is_due,
    num_nonnulls(professional_vision, personal_vision, health_vision, relationships_vision, ideal_day) as visions,
    professional_vision like '%<p>%' as is_readable
  from profiles`;

test('npm run seed says where to sign in as whom, and what it made opens with a session of its own alone', async () => {
  const settings = { HOME: home, DATA_DIR: join(home, 'data'), DATABASE_URL: database.url };
  // A second time, over the account of the first.
  for (const _ of [1, 2]) {
    const { status, stdout } = spawnSync(process.execPath, [script], {
      cwd: home,
      env: { PATH: process.env.PATH, ...QUICK_START, APP_URL: 'http://localhost:3000', ...settings },
      encoding: 'utf8',
    });
    expect(status).toBe(0);
    for (const part of ['http://localhost:3000', 'maya@example.com', 'growth-loop']) {
      expect(stdout).toContain(part);
    }
  }
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  try {
    expect((await owner.query('select 1 from auth.session')).rowCount).toBe(0);
    expect((await owner.query('select 1 from auth."user"')).rowCount).toBe(1);
    expect((await owner.query(FORGIVEN)).rows).toEqual([
      {
        ...{ mended: 1, pages: 1, pauses: 1, lived_in_pauses: 0 },
        ...{ visions: 2, one_is_due: true, is_readable: false },
      },
    ]);
  } finally {
    await owner.end();
  }
  const origin = await startServerProcess(settings).ready;
  const answer = await fetch(`${origin}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email: 'maya@example.com', password: 'growth-loop' }),
  });
  expect(answer.status).toBe(200);
});
