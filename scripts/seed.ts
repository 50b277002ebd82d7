/*
 * npm run seed: a demo account with two years of believable days, in the database that npm start uses;
 * `-- --ten-years` makes it ten years without a day missed. Sign in as maya@example.com with the password
 * "growth-loop". An account of that address is replaced: nobody is signed in to the new one, and what a browser keeps of
 * the former, drafts included, does not open for it.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { previousGoals } from '../src/features/goals/tables.ts';
import { POINTS } from '../src/features/growth/rules.ts';
import { growthDays, pauses, scoreHistory } from '../src/features/growth/tables.ts';
import { journalEntries } from '../src/features/journal/tables.ts';
import { lessonsLearned } from '../src/features/lessons/tables.ts';
import { impactIntentions } from '../src/features/onboarding/tables.ts';
import { profiles } from '../src/features/profile/tables.ts';
import { tasks } from '../src/features/tasks/tables.ts';
import { SECTION_NAMES } from '../src/features/visions/texts.ts';
import { addDays, type LocalDate, localDateOf, startOfLocalDay } from '../src/kernel/calendar.ts';
import { newId } from '../src/kernel/ids.ts';
import { CURRENT_FORMAT } from '../src/kernel/seal.ts';
import { sealRow } from '../src/kernel/sealed-row.ts';
import type { SyncedTable } from '../src/kernel/synced-tables.ts';
import { createApp } from '../src/server/app.ts';
import { isProduction, loadConfig } from '../src/server/config.ts';
import type { Tx } from '../src/server/database.ts';
import { startEmbeddedPostgres } from '../src/server/dev.ts';
import { loadOrCreateMasterSecrets } from '../src/server/master-secrets.ts';
import { migrate } from '../src/server/migrate.ts';
import { createServices, type Services } from '../src/server/services.ts';
import { StartFailure } from '../src/server/start-failure.ts';
import { believableDays, fullDays, type SeedDay } from './seed/days.ts';
import { latestPause, withMendedDay } from './seed/forgiven.ts';
import { coreValues, seasons } from './seed/texts.ts';
import { SEED_VISIONS, savedAt, visionColumns } from './seed/visions.ts';

const DAYS = 730;
const TEN_YEARS = 3650;
/** For how many days Maya keeps an action on her list that she has not done. */
const OPEN_DAYS = 6;
const HOUR = 3_600_000;
const ZONE = 'America/Los_Angeles';
const DAYS_AT_ONCE = 50;
const account = { name: 'Maya Lindqvist', email: 'maya@example.com', password: 'growth-loop' };

const { values: flags } = parseArgs({ options: { 'ten-years': { type: 'boolean', default: false } } });

if (isProduction(process.env)) {
  console.error('The demo account cannot be created in production.');
  process.exit(1);
}

interface Rows {
  entries: (typeof journalEntries.$inferInsert)[];
  lessons: (typeof lessonsLearned.$inferInsert)[];
  tasks: (typeof tasks.$inferInsert)[];
  days: (typeof growthDays.$inferInsert)[];
  scores: (typeof scoreHistory.$inferInsert)[];
}

/** Seals the columns of a row, as Maya's browser would. */
type Sealer = <Columns extends object>(table: SyncedTable, row: string, columns: Columns) => Promise<Columns>;

/** Everything the days leave in the database. */
async function rowsOf(
  userId: string,
  sealed: Sealer,
  days: SeedDay[],
  keptOpenSince: LocalDate,
): Promise<Rows> {
  const rows: Rows = { entries: [], lessons: [], tasks: [], days: [], scores: [] };
  for (const day of days) {
    const midnight = startOfLocalDay(day.date, ZONE).getTime();
    const at = (hour: number) => new Date(midnight + hour * HOUR).toISOString();
    const written = startOfLocalDay(day.writtenOn ?? day.date, ZONE).getTime();
    const wroteAt = (hour: number) => new Date(written + hour * HOUR).toISOString();
    const owned = { user_id: userId, date: day.date };
    const score = (type: string, points: number, description: string, once: string, hour: number) =>
      rows.scores.push({ ...owned, id: newId(), type, points, description, once, created_at: at(hour) });
    let acted = false;
    if (day.entry) {
      const entryId = newId();
      const answers = await sealed('journal_entries', entryId, {
        celebration: day.entry.celebration,
        goal: day.season.goal,
        goal_importance: day.season.importance,
        reflection: day.entry.reflection,
        value_alignment: day.entry.valueAlignment,
        action: day.entry.tasks.map((task) => task.text).join('\n'),
      });
      rows.entries.push({
        ...owned,
        id: entryId,
        ...answers,
        format: CURRENT_FORMAT,
        start_time: wroteAt(7),
        end_time: wroteAt(7.2),
        created_at: wroteAt(7.2),
      });
      if (!day.writtenOn) score('journal', POINTS.journal, 'Completed daily journal entry', day.date, 7.2);
      for (const { text, completedAtHour } of day.entry.tasks) {
        // What stayed open for long was deleted again at some point.
        if (completedAtHour === undefined && day.date < keptOpenSince) continue;
        const id = newId();
        const completed_at = completedAtHour === undefined ? null : at(completedAtHour);
        rows.tasks.push({
          user_id: userId,
          id,
          ...(await sealed('tasks', id, { text })),
          format: CURRENT_FORMAT,
          completed: completed_at !== null,
          completed_at,
          created_at: at(7.2),
        });
        if (completedAtHour === undefined) continue;
        acted = true;
        score('action', POINTS.action, 'Completed intentional action', id, completedAtHour);
      }
    }
    if (day.lesson) {
      const id = newId();
      rows.lessons.push({
        ...owned,
        id,
        ...(await sealed('lessons_learned', id, { lesson: day.lesson })),
        format: CURRENT_FORMAT,
        created_at: at(21),
      });
    }
    if (day.entry || day.lesson) {
      rows.days.push({
        ...owned,
        journaled: Boolean(day.entry) && !day.writtenOn,
        mended: Boolean(day.writtenOn),
        task_completed: acted,
        lesson_learned: Boolean(day.lesson),
        updated_at: at(21),
      });
    }
  }
  return rows;
}

const insertRows = (services: Services, rows: Rows): Promise<unknown> =>
  services.database.asServer(async (tx) => {
    if (rows.entries.length) await tx.insert(journalEntries).values(rows.entries);
    if (rows.lessons.length) await tx.insert(lessonsLearned).values(rows.lessons);
    if (rows.tasks.length) await tx.insert(tasks).values(rows.tasks);
    if (rows.days.length) await tx.insert(growthDays).values(rows.days);
    if (rows.scores.length) await tx.insert(scoreHistory).values(rows.scores);
  });

async function signUp(services: Services): Promise<string> {
  const { config, database } = services;
  await database.pool.query('delete from auth."user" where email = $1', [account.email]);
  const answer = await createApp(services).app.request(`${config.appUrl}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: config.appUrl },
    body: JSON.stringify(account),
  });
  if (!answer.ok) throw new Error(`The demo account could not be created: ${await answer.text()}`);
  const userId: string = (await answer.json()).user.id;
  await database.pool.query('update auth."user" set email_verified = true where id = $1', [userId]);
  // Signing up begins a session, which nobody uses.
  await database.pool.query('delete from auth.session where user_id = $1', [userId]);
  return userId;
}

/** The points that writing a vision gave. */
function forVision(userId: string, vision: (typeof SEED_VISIONS)[number], now: Date) {
  const saved = savedAt(vision, now);
  const date = localDateOf(saved, ZONE);
  const name = SECTION_NAMES[vision.section].toLowerCase();
  return {
    ...{ user_id: userId, id: newId(), date, once: date, created_at: saved.toISOString() },
    ...{
      points: POINTS.vision,
      type: `${vision.section}_vision_update`,
      description: `Updated the ${name} vision`,
    },
  };
}

async function describeMaya(
  tx: Tx,
  userId: string,
  sealed: Sealer,
  days: SeedDay[],
  now: Date,
): Promise<void> {
  const begin = startOfLocalDay(days[0]?.date ?? localDateOf(now, ZONE), ZONE).toISOString();
  const [core_value_1, core_value_2, core_value_3] = coreValues;
  // Nobody pays for it, so that the demo goes on when a trial would have ended.
  await tx.execute(sql`
    insert into subscriptions (user_id, id, tier_id, status, start_date, created_at)
    select ${userId}, ${newId()}, id, 'active', ${begin}, ${begin} from subscription_tiers where name = 'growth'`);
  await tx
    .update(profiles)
    .set({
      ...{ created_at: begin, core_word: 'Joy', core_value_1, core_value_2, core_value_3 },
      // Whoever looks at the demo reads it in the language of their own browser.
      language: null,
      ...(await visionColumns(now, ZONE, (texts) => sealed('profiles', 'own', texts))),
    })
    .where(eq(profiles.id, userId));
  const pause = latestPause(days);
  if (pause) {
    const created_at = new Date(startOfLocalDay(pause.starts_on, ZONE).getTime() - HOUR).toISOString();
    await tx.insert(pauses).values({ user_id: userId, id: newId(), ...pause, created_at });
  }
  await tx.insert(impactIntentions).values(
    (['heard', 'inspired', 'clarity'] as const).map((intention_type) => ({
      user_id: userId,
      intention_type,
    })),
  );
  const span = (now.getTime() - Date.parse(begin)) / seasons.length;
  const goals = await Promise.all(
    seasons.map(async (season, index) => {
      const ended = new Date(Date.parse(begin) + (index + 1) * span - HOUR).toISOString();
      const reached = index < seasons.length - 2;
      const id = newId();
      return {
        user_id: userId,
        id,
        ...(await sealed('previous_goals', id, { text: season.goal })),
        format: CURRENT_FORMAT,
        status: reached ? ('completed' as const) : ('active' as const),
        completed_at: reached ? ended : null,
        use_count: days.filter((day) => day.season === season && day.entry).length,
        last_used_at: ended,
        created_at: new Date(Date.parse(begin) + index * span).toISOString(),
      };
    }),
  );
  await tx.insert(previousGoals).values(goals);
}

async function fill(services: Services): Promise<void> {
  const now = services.clock();
  const userId = await signUp(services);
  const today = localDateOf(now, ZONE);
  const days = flags['ten-years'] ? fullDays(today, TEN_YEARS) : withMendedDay(believableDays(today, DAYS));
  const key = await services.database.asJob(userId, now, (actor) => services.entryKeys.keyOf(actor));
  const sealed: Sealer = (table, row, columns) => sealRow(key, { person: userId, table, row }, columns);
  await services.database.asServer((tx) => describeMaya(tx, userId, sealed, days, now));
  const keptOpenSince = addDays(today, -OPEN_DAYS - 1);
  const made = { entries: 0, tasks: 0, lessons: 0 };
  // Rows of one transaction have one number, and come to a device together: no more than a page of them.
  for (let from = 0; from < days.length; from += DAYS_AT_ONCE) {
    const rows = await rowsOf(userId, sealed, days.slice(from, from + DAYS_AT_ONCE), keptOpenSince);
    await insertRows(services, rows);
    made.entries += rows.entries.length;
    made.tasks += rows.tasks.length;
    made.lessons += rows.lessons.length;
  }
  const scores = SEED_VISIONS.map((vision) => forVision(userId, vision, now));
  await services.database.asServer((tx) => tx.insert(scoreHistory).values(scores));
  console.log(`${made.entries} entries, ${made.tasks} actions and ${made.lessons} lessons are ready.`);
  console.log(`After npm start, open ${services.config.appUrl} and sign in:`);
  console.log(`  email     ${account.email}`);
  console.log(`  password  ${account.password}`);
}

async function run(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const dataDir = resolve(process.env.DATA_DIR?.trim() || 'data');
  const config = loadConfig(process.env, loadOrCreateMasterSecrets(dataDir));
  const postgres = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir, say: (line) => console.log(line) });
  try {
    const url = config.databaseDirectUrl ?? config.databaseUrl ?? postgres?.url ?? '';
    await migrate(url);
    const services = await createServices({ ...config, dataDir }, url);
    try {
      await fill(services);
    } finally {
      await services.close();
    }
  } finally {
    await postgres?.stop();
  }
}

await run().catch((error: unknown) => {
  if (!(error instanceof StartFailure)) throw error;
  console.error(`${error.message} (Stop the running server before you fill its database.)`);
  process.exitCode = 1;
});
