import { AppError } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import type { AnswerOf } from '../../../kernel/route.ts';
import { seal } from '../../../kernel/seal.ts';
import type { Services } from '../../../server/services.ts';
import { statement } from '../../../server/statement.ts';
import { COMPLETED_DAYS } from '../../tasks/contract.ts';
import { RUN_MS, type RunReport, type syncGoogleTasks } from '../contract.ts';
import { changesPlace } from '../rules/changes-place.ts';
import { openGoogle } from './google.ts';
import { Lease } from './lease.ts';
import { type Pace, paceOf } from './pace.ts';
import { answerTo, BrokenOff } from './refusals.ts';
import { RunTally } from './run-tally.ts';
import { type RunContext, syncPass } from './sync-run.ts';

const DAY_MS = 86_400_000;
/** How often both sides are looked at in one run, when something changes all the time. */
const PASSES = 5;

const keepList = statement('google-keep-list').sql(
  'update google_task_syncs set list_id = :list where user_id = :userId',
);
const lastSync = statement<{ at: string | null }>('google-last-sync').sql(
  'select last_google_tasks_sync as at from profiles where id = :userId',
);
const synced = statement('google-synced').sql(
  'update profiles set last_google_tasks_sync = :begun where id = :userId',
);

/** For whom a run is made, with what. */
export interface Asked {
  userId: string;
  key: CryptoKey;
  accessToken: string;
  apiUrl: string;
}

/** What a run needs of the server. */
type Ground = Pick<Services, 'database' | 'clock' | 'config'>;

/**
 * Syncs a person's actions with the list at Google. Between two requests nothing is held open, and wherever it stops the
 * next run goes on, also when its `milliseconds` are over. What it did up to there is told in either case.
 * @throws AppError 409 while another run is under way or when Google wants consent; 503 when it is away
 */
export async function runSync(
  ground: Ground,
  asked: Asked,
  milliseconds: number = RUN_MS,
): Promise<AnswerOf<typeof syncGoogleTasks>> {
  const lease = await Lease.claim(ground.database, asked.userId, ground.clock);
  const tally = new RunTally();
  try {
    return await syncUnder(lease, ground, asked, paceOf(milliseconds), tally);
  } catch (error) {
    const answer = answerTo(error);
    throw answer instanceof AppError && tally.isAny
      ? new BrokenOff(answer, await reportOf(asked, tally))
      : answer;
  } finally {
    // One that cannot be given back runs out by itself.
    await lease.release().catch(() => undefined);
  }
}

async function syncUnder(
  lease: Lease,
  { clock, config }: Ground,
  { userId, key, ...connection }: Asked,
  pace: Pace,
  tally: RunTally,
) {
  const google = await openGoogle({ ...connection, pace, beforeEach: () => lease.hold() });
  const { productName } = config;
  const list = await google.findList(lease.listId, productName);
  const started = clock();
  const last = await lease.write(async ({ run }) => {
    if (list !== lease.listId) await run(keepList({ userId, list }));
    return (await run(lastSync({ userId })))[0]?.at ?? null;
  });
  const week = new Date(started.getTime() - COMPLETED_DAYS * DAY_MS).toISOString();
  const since = last !== null && last < week ? last : week;
  const run: RunContext = { userId, key, list, productName, since, lease, google, pace, tally };
  const finished = await settle(run);
  const synced_at = clock().toISOString();
  if (finished) await lease.write((actor) => actor.run(synced({ userId, begun: started.toISOString() })));
  return { ...(await reportOf(run, tally)), finished, synced_at };
}

/** Whether both sides are the same. */
async function settle(run: RunContext): Promise<boolean> {
  for (let passes = 0; passes < PASSES; passes++) {
    const outcome = await syncPass(run);
    if (outcome !== 'again') return outcome === 'done';
  }
  return false;
}

async function reportOf({ key, userId }: Pick<Asked, 'key' | 'userId'>, tally: RunTally): Promise<RunReport> {
  const run_id = newId();
  const { here, there, skipped } = tally;
  const changes = await seal(key, JSON.stringify(tally.changes), changesPlace(userId, run_id));
  return { run_id, here, there, skipped, changes };
}
