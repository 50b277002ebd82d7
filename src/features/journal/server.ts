import { and, asc, eq, sql } from 'drizzle-orm';
import { earlierOf } from '../../kernel/calendar.ts';
import { notFound } from '../../kernel/errors.ts';
import type { AnswerOf, Parsed } from '../../kernel/route.ts';
import type { Api } from '../../server/api.ts';
import type { Statement, Tx } from '../../server/database.ts';
import { firstTime } from '../../server/receipts.ts';
import { todayOf } from '../profile/server.ts';
import { POINTS } from '../score/rules.ts';
import { awardOnce, markDay, streaksOf } from '../score/server.ts';
import { scoreHistory } from '../score/tables.ts';
import { addTasks } from '../tasks/server.ts';
import { type JournalEntry, listEntries, readEntry, readToday, saveEntry } from './contract.ts';
import { cursorOf } from './rules.ts';
import { journalEntries } from './tables.ts';

type Body = Parsed<(typeof saveEntry)['body']>;
type Saved = AnswerOf<typeof saveEntry>;

const JOURNAL = 'journal';
const COLUMNS =
  'id, date, celebration, goal, goal_importance, reflection, value_alignment, action, format, start_time, end_time, created_at';

interface Write {
  userId: string;
  body: Body;
  now: Date;
}

/**
 * Completes the journal: entry, one open action per line, the day's mark and its points, all or nothing.
 * A repeat of the same save changes nothing and answers the same.
 * @throws AppError 409 when the id was used for another page.
 */
async function save(tx: Tx, { userId, body, now }: Write): Promise<Saved> {
  const [isFirst, date] = await Promise.all([
    firstTime(tx, { userId, id: body.id, body, now }),
    todayOf(tx, userId, now),
  ]);
  if (isFirst) {
    const { tasks, ...entry } = body;
    const created_at = now.toISOString();
    // None of these waits for another's outcome, so they travel to Postgres together.
    await Promise.all([
      tx.insert(journalEntries).values({
        ...entry,
        user_id: userId,
        date,
        start_time: earlierOf(entry.start_time, created_at),
        end_time: created_at,
        created_at,
      }),
      addTasks(tx, { userId, tasks, now }),
      markDay(tx, { userId, date, flag: 'journaled', now }),
      awardOnce(tx, {
        userId,
        points: POINTS.journal,
        type: JOURNAL,
        description: 'Completed daily journal entry',
        date,
        once: date,
        now,
      }),
    ]);
  }
  return answerOf(tx, userId, body.id);
}

/** What a save answers, worked out from what is stored, so that a repeat answers the same. */
async function answerOf(tx: Tx, userId: string, id: string): Promise<Saved> {
  const [entry] = await tx
    .select({ id: journalEntries.id, date: journalEntries.date, created_at: journalEntries.created_at })
    .from(journalEntries)
    .where(and(eq(journalEntries.user_id, userId), eq(journalEntries.id, id)));
  if (!entry) throw notFound('That entry');
  const [{ journal }, points_awarded] = await Promise.all([
    streaksOf(tx, userId, entry.date),
    pointsFor(tx, userId, entry),
  ]);
  return { entry: { id, date: entry.date }, streak: journal, points_awarded };
}

/** The points that came with an entry: those of its day, when they were given in the same instant. */
async function pointsFor(
  tx: Tx,
  userId: string,
  entry: { id: string; date: string; created_at: string },
): Promise<number> {
  const [given] = await tx
    .select({
      points: scoreHistory.points,
      id: sql<string>`(select min(id::text) from journal_entries
        where user_id = ${userId} and date = ${entry.date} and created_at = ${scoreHistory.created_at})`,
    })
    .from(scoreHistory)
    .where(
      and(
        eq(scoreHistory.user_id, userId),
        eq(scoreHistory.type, JOURNAL),
        eq(scoreHistory.once, entry.date),
        eq(scoreHistory.created_at, entry.created_at),
      ),
    );
  return given?.id === entry.id ? given.points : 0;
}

function pageOf(userId: string, { limit, before }: Parsed<(typeof listEntries)['query']>): Statement {
  const page = 'order by date desc, created_at desc, id desc limit $2';
  if (!before) {
    return {
      name: 'journal-newest',
      text: `select ${COLUMNS} from journal_entries where user_id = $1 ${page}`,
      values: [userId, limit],
    };
  }
  return {
    name: 'journal-earlier',
    text: `select ${COLUMNS} from journal_entries
      where user_id = $1 and (date, created_at, id) < ($3::date, $4::timestamptz, $5::uuid) ${page}`,
    values: [userId, limit, before.date, before.created_at, before.id],
  };
}

async function today(tx: Tx, userId: string, now: Date): Promise<AnswerOf<typeof readToday>> {
  const date = await todayOf(tx, userId, now);
  const own = eq(journalEntries.user_id, userId);
  const { journal } = await streaksOf(tx, userId, date);
  const [all] = await tx
    .select({ entries: sql<number>`count(*)::int`, since: sql<string | null>`min(${journalEntries.date})` })
    .from(journalEntries)
    .where(own);
  const [first_entry] = await tx
    .select({ id: journalEntries.id, celebration: journalEntries.celebration, format: journalEntries.format })
    .from(journalEntries)
    .where(and(own, eq(journalEntries.date, date)))
    .orderBy(asc(journalEntries.created_at), asc(journalEntries.id))
    .limit(1);
  return {
    date,
    journaled: first_entry !== undefined,
    streak: journal,
    entries: all?.entries ?? 0,
    since: all?.since ?? null,
    first_entry: first_entry ?? null,
  };
}

/** Registers the calls on journal entries. */
export function registerJournal(api: Api): void {
  const { database } = api.services;

  api.serve(saveEntry, ({ caller, body, now }) =>
    database.asUser(caller, (tx) => save(tx, { userId: caller.userId, body, now })),
  );

  api.serve(listEntries, async ({ caller, query }) => {
    const entries = await database.read<JournalEntry>(caller, pageOf(caller.userId, query));
    return { entries, next: cursorOf(entries, query.limit) };
  });

  api.serve(readToday, ({ caller, now }) => database.asUser(caller, (tx) => today(tx, caller.userId, now)));

  api.serve(readEntry, async ({ caller, params }) => {
    const [entry] = await database.read<JournalEntry>(caller, {
      name: 'journal-one',
      text: `select ${COLUMNS} from journal_entries where user_id = $1 and id = $2`,
      values: [caller.userId, params.id],
    });
    if (!entry) throw notFound('That entry');
    return entry;
  });
}
