import { dayOfInstant, dayOfPage, type PageDay } from '../../kernel/activity-day.ts';
import { earlierOf, type LocalDate, localDateOf } from '../../kernel/calendar.ts';
import { invalid, notFound } from '../../kernel/errors.ts';
import { cursorOf } from '../../kernel/pagination.ts';
import type { AnswerOf, Parsed } from '../../kernel/route.ts';
import type { Api } from '../../server/api.ts';
import type { Actor } from '../../server/database.ts';
import { ofAnotherFormat } from '../../server/formats.ts';
import { claim } from '../../server/idempotency.ts';
import { pageOf } from '../../server/page.ts';
import { columnList, type Statement, statement } from '../../server/statement.ts';
import { saveRevision } from '../feed/server.ts';
import { type Earned, earnForEntry, earnNothing, mend, STREAKS, streaksOf } from '../growth/server.ts';
import { todayOf, zoneOf } from '../profile/server.ts';
import { insertTasks } from '../tasks/server.ts';
import {
  changeEntry,
  ENTRY_COLUMNS,
  type EntryColumn,
  type JournalEntry,
  listEntries,
  readEntry,
  readToday,
  SEALED_COLUMNS,
  saveEntry,
} from './contract.ts';
import { texts } from './spoken-texts.ts';

type Body = Parsed<(typeof saveEntry)['body']>;
type Saved = AnswerOf<typeof saveEntry>;

const SEALED = columnList(SEALED_COLUMNS);
const COLUMNS = `id, date, ${SEALED}, imported, format, start_time, end_time, created_at` as const;

const insertEntry = statement('journal-insert').sql(
  `
    insert into journal_entries (user_id, id, date, ${SEALED}, format, start_time, end_time, created_at)
    values (:userId, :id, :date, ${SEALED_COLUMNS.map((column) => `:${column}`).join(', ')}, :format, :startTime, :endTime, :now)`,
  ['userId', 'id', 'date', ...SEALED_COLUMNS, 'format', 'startTime', 'endTime', 'now'],
);

const savedEntry = statement<{ date: LocalDate; points: number }>('journal-saved').sql(`
    select date, coalesce((select points from score_history s where s.user_id = :userId and s.id = :id), 0) as points
    from journal_entries where user_id = :userId and id = :id`);

type SealedColumn = (typeof SEALED_COLUMNS)[number];

const answersOf = <Sent extends Body | Change>(sent: Sent) =>
  Object.fromEntries(SEALED_COLUMNS.map((column) => [column, sent[column]])) as {
    [Column in SealedColumn]: Sent[Column];
  };

/** The day of a page, and what it may do for it, by the server's clock in the person's zone. */
async function resolvePageDay(actor: Actor, written: Body['written']): Promise<PageDay> {
  const zone = await zoneOf(actor);
  const today = localDateOf(actor.now, zone);
  if (!written) return dayOfPage({ date: today }, today);
  return dayOfPage(written, today, dayOfInstant(written.at, actor.now, zone).date);
}

function earned(userId: string, entry: string, now: Date, day: PageDay): Statement<Earned> {
  const activity = { userId, date: day.date, now };
  if (day.counts) return earnForEntry(activity, entry);
  return day.mends ? mend(activity) : earnNothing();
}

/**
 * Completes the journal: entry, one open action per line, the day's mark and its points, all or nothing.
 * A repeat of the same save changes nothing and answers the same.
 * @throws AppError 409 when the id, or that of an action, was used for something else.
 */
async function save(actor: Actor, body: Body): Promise<Saved> {
  const { id, tasks, format, written } = body;
  const [isFirst, day] = await Promise.all([claim(actor, id, body), resolvePageDay(actor, written)]);
  if (!isFirst) return savedBefore(actor, id);
  const { userId, now } = actor;
  const { date } = day;
  const created = now.toISOString();
  const end = earlierOf(written?.at ?? created, created);
  const {
    given: [given],
    streaks: [streaks],
  } = await actor.finish({
    entry: insertEntry({
      ...{ userId, id, date, format, ...answersOf(body) },
      startTime: earlierOf(body.start_time, end),
      endTime: end,
      now: created,
    }),
    tasks: insertTasks(actor, tasks),
    given: earned(userId, id, now, day),
    streaks: streaksOf(userId, date),
  });
  return { entry: { id, date }, streak: streaks?.journal ?? 0, points_awarded: given?.points ?? 0 };
}

/** What the first save answered, worked out from what is stored. */
async function savedBefore(actor: Actor, id: string): Promise<Saved> {
  const { userId } = actor;
  const [entry] = await actor.run(savedEntry({ userId, id }));
  if (!entry) throw notFound(texts.entryNotFound);
  const [streaks] = await actor.finish(streaksOf(userId, entry.date));
  return { entry: { id, date: entry.date }, streak: streaks?.journal ?? 0, points_awarded: entry.points };
}

const entryToChange = statement<Changeable>('journal-to-change').sql(`
    select date, format, goal_importance = '' as without_importance, imported is null as is_own, seq
    from journal_entries where user_id = :userId and id = :id`);

/** What is null stays as it is. */
const rewriteEntry = statement('journal-rewrite').sql(
  `
    update journal_entries set ${ENTRY_COLUMNS.map((column) => `${column} = coalesce(:${column}, ${column})`).join(', ')},
      format = :format, date = :date
    where user_id = :userId and id = :id`,
  ['userId', 'id', 'format', 'date', ...ENTRY_COLUMNS],
);

/** What decides how an entry can be changed. */
interface Changeable {
  date: LocalDate;
  format: number | null;
  without_importance: boolean;
  /** Written here, and in no other journal. */
  is_own: boolean;
  seq: number;
}

type Change = Parsed<(typeof changeEntry)['body']>;
type Changed = AnswerOf<typeof changeEntry>;

/** Whether some answer would be left in another envelope than the entry's new one. */
function mixesFormats(entry: Changeable, change: Change): boolean {
  const isEmpty: Partial<Record<EntryColumn, boolean>> = {
    goal_importance: entry.without_importance,
    imported: entry.is_own,
  };
  return (
    entry.format !== change.format &&
    ENTRY_COLUMNS.some((column) => change[column] === undefined && !isEmpty[column])
  );
}

/**
 * Writes answers again, whatever the entry says by now, and keeps what it said. Its points stay where they were earned; a
 * day that it is moved to gets neither points nor a mark, and is not mended.
 * @throws AppError 400, or 409 beside a vault, when the answers would be in two formats; 400 when one's own entry would become another journal's.
 */
async function change(actor: Actor, id: string, body: Change): Promise<Changed> {
  const { userId } = actor;
  const [[entry], today] = await Promise.all([actor.run(entryToChange({ userId, id })), todayOf(actor)]);
  if (!entry) throw notFound(texts.entryNotFound);
  if (body.imported !== undefined && entry.is_own) throw invalid(texts.notFromAnotherJournal);
  const sent = { ...answersOf(body), imported: body.imported };
  const rewrites = Object.values(sent).some((text) => text !== undefined);
  if (rewrites && mixesFormats(entry, body)) {
    throw ofAnotherFormat(entry.format, body.format, texts.formatsDiffer);
  }
  const date =
    body.date === undefined ? entry.date : dayOfPage({ date: body.date, backdated: true }, today).date;
  const format = rewrites ? body.format : entry.format;
  await actor.finish({
    former: saveRevision(actor, 'journal_entries', id, sent),
    entry: rewriteEntry({ userId, id, format, date, ...sent }),
  });
  return { entry: { id, date }, overwrote: body.based_on > 0 && entry.seq > body.based_on };
}

async function changedBefore(actor: Actor, id: string): Promise<Changed> {
  const [entry] = await actor.run(entryToChange({ userId: actor.userId, id }));
  if (!entry) throw notFound(texts.entryNotFound);
  return { entry: { id, date: entry.date }, overwrote: false };
}

const entriesPage = pageOf<JournalEntry>('journal', 'journal_entries', COLUMNS);
const oneEntry = statement<JournalEntry>('journal-one').sql(
  `select ${COLUMNS} from journal_entries where user_id = :userId and id = :id`,
);

interface TodayRow {
  streak: number;
  entries: number;
  since: LocalDate | null;
  id: string | null;
  celebration: string;
  format: number | null;
}

const todaysFacts = statement<TodayRow>('journal-today').sql(
  `
    select streaks.journal as streak, counted.entries, counted.since, first.id, first.celebration, first.format
    from (${STREAKS}) streaks
    cross join (select count(*) as entries, min(date) as since from journal_entries where user_id = :userId) counted
    left join lateral (
      select id, celebration, format from journal_entries where user_id = :userId and date = :today and celebration <> ''
      order by created_at, id limit 1) first on true`,
  ['userId', 'today'],
);

async function today(actor: Actor): Promise<AnswerOf<typeof readToday>> {
  const date = await todayOf(actor);
  const [facts] = await actor.finish(todaysFacts({ userId: actor.userId, today: date }));
  if (!facts) throw new Error('a count answers one row');
  const { streak, entries, since, id, celebration, format } = facts;
  const first_entry = id === null ? null : { id, celebration, format };
  return { date, journaled: first_entry !== null, streak, entries, since, first_entry };
}

/** Registers the calls on journal entries. */
export function registerJournal(api: Api): void {
  api.serve(saveEntry, (actor, { body }) => save(actor, body));

  api.serve(listEntries, async (actor, { query }) => {
    const entries = await actor.finish(entriesPage(actor.userId, query));
    return { entries, next: cursorOf(entries, query.limit) };
  });

  api.serve(
    changeEntry,
    (actor, { params, body }) => change(actor, params.id, body),
    (actor, { params }) => changedBefore(actor, params.id),
  );

  api.serve(readToday, (actor) => today(actor));

  api.serve(readEntry, async (actor, { params }) => {
    const [entry] = await actor.finish(oneEntry({ userId: actor.userId, id: params.id }));
    if (!entry) throw notFound(texts.entryNotFound);
    return entry;
  });
}
