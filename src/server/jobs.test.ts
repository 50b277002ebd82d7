import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { createTestApp, type TestApp } from '../../test/harness/app.ts';
import { AppError } from '../kernel/errors.ts';
import { defineJob } from './jobs.ts';
import { createServices, type Services } from './services.ts';

let app: TestApp;
let services: Services;
beforeAll(async () => {
  app = await createTestApp();
  services = await createServices(app.config, app.url);
});
afterAll(async () => {
  await services.close();
  await app.close();
});

let kinds = 0;
/** A kind of job of its own for each test, with what was done of it. */
function countingJob() {
  kinds += 1;
  return {
    job: defineJob({ name: `counting-${kinds}`, data: z.object({ word: z.string() }) }),
    done: [] as string[],
  };
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 10_000; Date.now() < end; ) {
    if (await condition()) return;
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error('it never came true');
}

test('work is done soon after it was asked for, each piece once, whichever server does it', async () => {
  const { job, done } = countingJob();
  const second = await createServices(app.config, app.url);
  onTestFinished(() => second.close());
  for (const server of [services, second]) server.jobs.handle(job, async ({ word }) => void done.push(word));
  const words = Array.from({ length: 20 }, (_, index) => `word-${index}`);
  await Promise.all(words.map((word) => services.jobs.send(job, { word })));
  await until(() => done.length >= words.length);
  expect(done.toSorted()).toEqual(words.toSorted());
});

test('work that nobody could do yet waits for a server that can', async () => {
  const { job, done } = countingJob();
  await services.jobs.send(job, { word: 'kept' });
  const later = await createServices(app.config, app.url);
  onTestFinished(() => later.close());
  later.jobs.handle(job, async ({ word }) => void done.push(word));
  await until(() => done.length === 1);
});

test('work asked for in a transaction is done only if that is committed', async () => {
  const { job, done } = countingJob();
  services.jobs.handle(job, async ({ word }) => void done.push(word));
  const undone = services.database.asServer(async (tx) => {
    await services.jobs.send(job, { word: 'undone' }, { tx });
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  await services.database.asServer((tx) => services.jobs.send(job, { word: 'committed' }, { tx }));
  await until(() => done.length > 0);
  expect(done).toEqual(['committed']);
});

test('a person’s own transaction may ask for work and stays within its rights', async () => {
  const { job, done } = countingJob();
  services.jobs.handle(job, async ({ word }) => void done.push(word));
  const ann = await app.person();
  const [session] = await app.sql<{ id: string }>('select id from auth.session where user_id = $1', [
    ann.userId,
  ]);
  const caller = { userId: ann.userId, sessionId: session?.id ?? '' };
  const opening = { now: new Date(), writes: true };
  await services.database.asUser(caller, opening, async ({ tx }) => {
    await services.jobs.send(job, { word: 'mine' }, { tx });
    const { rows } = await tx.execute<{ current_user: string }>(sql`select current_user`);
    expect(rows).toEqual([{ current_user: 'app_user' }]);
  });
  await until(() => done.length === 1);
  await expect(
    services.database.asUser(caller, opening, ({ tx }) => tx.execute(sql`select * from pgboss.job`)),
  ).rejects.toThrow();
});

test('work that fails is kept for another try, without the words of the failure', async () => {
  const { job } = countingJob();
  services.jobs.handle(job, () => Promise.reject(new Error('canary in the reason')));
  await services.jobs.send(job, { word: 'fails' });
  const stored = () =>
    app.sql('select state, output::text as output from pgboss.job where name = $1', [job.name]);
  await until(async () => (await stored())[0]?.state === 'retry');
  expect(JSON.stringify(await stored())).not.toContain('canary');
});

test('what was given up is kept for thirty days with a code for its reason, or as long as its kind says', async () => {
  const { job } = countingJob();
  const failing = { ...job, retries: 0 };
  services.jobs.handle(failing, () => Promise.reject(new AppError(424, 'webhook_timeout', 'canary')));
  const short = { ...countingJob().job, retries: 0, keptWhenFailed: 3600 };
  services.jobs.handle(short, () => Promise.reject(new TypeError('canary')));
  await services.jobs.send(failing, { word: 'one' });
  await services.jobs.send(short, { word: 'two' });
  const stored = () =>
    app.sql(
      `select name, deletion_seconds, output->>'reason' as reason from pgboss.job
        where name = any($1) and state = 'failed' order by name`,
      [[job.name, short.name]],
    );
  await until(async () => (await stored()).length === 2);
  expect(await stored()).toEqual([
    { name: job.name, deletion_seconds: 30 * 24 * 3600, reason: 'webhook_timeout' },
    { name: short.name, deletion_seconds: 3600, reason: 'TypeError' },
  ]);
});

test('a kind of work that an earlier release knew otherwise is kept as this one says', async () => {
  const { job } = countingJob();
  await services.jobs.send({ ...job, keptWhenFailed: 3600 }, { word: 'before' });
  const second = await createServices(app.config, app.url);
  onTestFinished(() => second.close());
  await second.jobs.send(job, { word: 'after' });
  const kept = await app.sql('select deletion_seconds from pgboss.job where name = $1 order by created_on', [
    job.name,
  ]);
  expect(kept).toEqual([{ deletion_seconds: 3600 }, { deletion_seconds: 30 * 24 * 3600 }]);
});

test('one piece of work can be tried again, and the others stay', async () => {
  const { job, done } = countingJob();
  let fails = true;
  const stubborn = { ...job, retries: 0 };
  services.jobs.handle(stubborn, async ({ word }) => {
    if (fails) throw new Error('not yet');
    done.push(word);
  });
  for (const word of ['a', 'b']) await services.jobs.send(stubborn, { word });
  const failed = () =>
    app.sql<{ id: string }>(
      `select id from pgboss.job where name = $1 and state = 'failed' order by data->>'word'`,
      [job.name],
    );
  await until(async () => (await failed()).length === 2);
  fails = false;
  const [{ id } = { id: '' }] = await failed();
  expect(await services.jobs.retryFailed(id)).toBe(1);
  expect(await services.jobs.retryFailed('nonsense')).toBe(0);
  await until(() => done.length === 1);
  expect(done).toEqual(['a']);
  expect(await failed()).toHaveLength(1);
});

test('work with a wrong shape is refused when it is asked for', async () => {
  const { job } = countingJob();
  await expect(services.jobs.send(job, { word: 1 as unknown as string })).rejects.toThrow();
});

test('what was given up is done when the operator has it tried again', async () => {
  const { job, done } = countingJob();
  let fails = true;
  const stubborn = { ...job, retries: 0 };
  services.jobs.handle(stubborn, async ({ word }) => {
    if (fails) throw new Error('not yet');
    done.push(word);
  });
  await services.jobs.send(stubborn, { word: 'again' });
  const failed = () => app.sql(`select from pgboss.job where name = $1 and state = 'failed'`, [job.name]);
  await until(async () => (await failed()).length === 1);
  fails = false;
  expect(await services.jobs.retryFailed()).toBeGreaterThan(0);
  await until(() => done.length === 1);
});

test('of work that comes by the hundred each piece is done once by two servers, and one that waits holds up no other', async () => {
  const { job, done } = countingJob();
  const many = { ...job, atOnce: 10 };
  let finish = (): void => undefined;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const second = await createServices(app.config, app.url);
  onTestFinished(() => second.close());
  for (const server of [services, second]) {
    server.jobs.handle(many, async ({ word }) => {
      if (word === 'word-0') await finished;
      done.push(word);
    });
  }
  const words = Array.from({ length: 150 }, (_, index) => `word-${index}`);
  await services.database.asServer((tx) =>
    services.jobs.sendAll(
      many,
      words.map((word) => ({ word })),
      { tx },
    ),
  );
  await until(() => done.length === words.length - 1);
  // Its server says that it is still there: without that, another one would take it up.
  const isHeldOn = async () =>
    (await app.sql('select heartbeat_on > started_on as held from pgboss.job where name = $1', [job.name]))[0]
      ?.held === true;
  await until(isHeldOn);
  finish();
  await until(async () => (await app.sql('select from pgboss.job where name = $1', [job.name])).length === 0);
  expect(done.toSorted()).toEqual(words.toSorted());
});

test('of work that comes by the hundred what fails is tried again, and the rest is done', async () => {
  const { job, done } = countingJob();
  const many = { ...job, atOnce: 10 };
  services.jobs.handle(many, async ({ word }) => {
    if (word === 'bad') throw new AppError(424, 'webhook_timeout', 'canary');
    done.push(word);
  });
  await services.database.asServer((tx) =>
    services.jobs.sendAll(many, [{ word: 'good' }, { word: 'bad' }], { tx }),
  );
  const left = () =>
    app.sql(
      `select state, data->>'word' as word, output->>'reason' as reason from pgboss.job where name = $1`,
      [job.name],
    );
  await until(async () => (await left())[0]?.state === 'retry');
  expect(await left()).toEqual([{ state: 'retry', word: 'bad', reason: 'webhook_timeout' }]);
  expect(done).toEqual(['good']);
});
