import { getTableColumns, type Table } from 'drizzle-orm';
import { addDays } from '../../kernel/calendar.ts';
import type { AnswerOf, Parsed } from '../../kernel/route.ts';
import { SYNCED_TABLES, type SyncedTable } from '../../kernel/synced-tables.ts';
import { AfterCommit, type Api, type Call } from '../../server/api.ts';
import type { Actor } from '../../server/database.ts';
import { type Statement, statement } from '../../server/statement.ts';
import { attachments } from '../attachments/tables.ts';
import { bucketListItems } from '../bucket-list/tables.ts';
import { callToActions, savedPosts, voiceProfiles } from '../content/tables.ts';
import { customizations } from '../dashboard/tables.ts';
import { previousGoals } from '../goals/tables.ts';
import { growthDays, pauses } from '../growth/tables.ts';
import { journalEntries } from '../journal/tables.ts';
import { lessonsLearned } from '../lessons/tables.ts';
import { moods } from '../mood/tables.ts';
import { hiddenMemories } from '../on-this-day/tables.ts';
import { impactIntentions } from '../onboarding/tables.ts';
import { aiTestAccess, profiles, userCategories } from '../profile/tables.ts';
import { reminderDeliveries } from '../reminders/tables.ts';
import { COMPLETED_DAYS } from '../tasks/contract.ts';
import { tasks } from '../tasks/tables.ts';
import { vaults } from '../vault/tables.ts';
import { insightAnswers, weeklyInsights } from '../weekly/tables.ts';
import { readSync, SYNC_PAGE, SYNC_PAGE_BYTES, type SyncedRow, syncedRowSchemas } from './contract.ts';
import { headOf, serveEvents } from './server/events.ts';
import { registerSealing } from './server/reseal.ts';
import { forgetEveryNight } from './server/upkeep.ts';
import { revisions } from './tables.ts';

export { saveRevision, saveVisionRevision } from './server/revisions.ts';

const DAY_MS = 86_400_000;
/** How many days of growth today's page may show: a month and what of the weeks around it. */
const GROWTH_DAYS = 40;
/** The epoch of an answer to a device that was away for longer than deletions are told. */
const AWAY_TOO_LONG = 'away-too-long';
/** Larger than any number of a write. */
const NEWEST = Number.MAX_SAFE_INTEGER;

/** Where the rows of each synced table are stored. */
const stored: Record<SyncedTable, Table> = {
  profiles,
  customizations,
  vaults,
  impact_intentions: impactIntentions,
  growth_days: growthDays,
  journal_entries: journalEntries,
  lessons_learned: lessonsLearned,
  tasks,
  previous_goals: previousGoals,
  bucket_list_items: bucketListItems,
  kept_back: hiddenMemories,
  weekly_insights: weeklyInsights,
  insight_answers: insightAnswers,
  user_categories: userCategories,
  ai_test_access: aiTestAccess,
  pauses,
  moods,
  reminder_deliveries: reminderDeliveries,
  call_to_actions: callToActions,
  voice_profiles: voiceProfiles,
  kept_posts: savedPosts,
  attachments,
  revisions,
};

/** What today cannot do without, however old: `since` is the instant COMPLETED_DAYS ago, `growthSince` the day GROWTH_DAYS ago. */
const essentials: { table: SyncedTable; which: string }[] = [
  { table: 'profiles', which: 'true' },
  { table: 'customizations', which: 'true' },
  { table: 'vaults', which: 'true' },
  { table: 'impact_intentions', which: 'true' },
  { table: 'growth_days', which: 'date >= :growthSince' },
  { table: 'pauses', which: 'true' },
  { table: 'moods', which: 'date >= :growthSince' },
  { table: 'tasks', which: 'not completed' },
  { table: 'tasks', which: 'completed and completed_at >= :since' },
  { table: 'previous_goals', which: "status = 'active'" },
  { table: 'kept_back', which: 'true' },
  { table: 'insight_answers', which: 'true' },
  { table: 'user_categories', which: 'true' },
  { table: 'ai_test_access', which: 'true' },
];

/** A table of the feed: what is selected of it, the length of its texts, and the column that names the owner. */
interface Source {
  name: SyncedTable | 'tombstones';
  columns: string;
  bytes: string;
  owner: string;
}

const INSTANT = 'timestamp(3) with time zone';

/** A column as other answers give it: instants as ISO 8601 in UTC, with milliseconds. */
const selected = (column: string, type: string | undefined) =>
  type === INSTANT
    ? `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${column}`
    : column;

/** The columns that devices keep, as the contract names them. */
function sourceOf(name: SyncedTable): Source {
  const columns = getTableColumns(stored[name]);
  const kept = Object.keys(syncedRowSchemas[name].shape);
  const list = kept.map((column) => selected(column, columns[column]?.getSQLType()));
  // Postgres knows how long a long text is without reading it.
  const lengths = SYNCED_TABLES[name].sealed.map((column) => `coalesce(octet_length(${column}), 0)`);
  return {
    name,
    columns: list.join(', '),
    bytes: lengths.join(' + ') || '0',
    owner: name === 'profiles' ? 'id' : 'user_id',
  };
}

const rowSources = (Object.keys(stored) as SyncedTable[]).map(sourceOf);
const tombstones: Source = {
  name: 'tombstones',
  columns: 'table_name as "table", key, seq',
  bytes: '0',
  owner: 'user_id',
};

/** A row with the page that it is on; a page without rows answers one without a row. */
interface Found {
  head: number;
  edge: number | null;
  /** Whether the device may have missed that a row went. */
  missed: boolean;
  table: SyncedRow[0] | null;
  row: SyncedRow[1];
}

interface Page {
  sources: Source[];
  /** Whether there is anything to ask the tables for. */
  asks: string;
  /** Which rows are still to come. */
  ahead: string;
  order: 'asc' | 'desc';
  /** Which of those are on the page: those up to `last`. */
  onPage: string;
  /** The `last` of a page on which all that is left is. */
  end: string;
  /** Whether the device may have missed that a row went. */
  missed: string;
  /** Rows that come along though they are not on the page. */
  besides?: { table: SyncedTable; which: string }[];
}

/**
 * One statement over all tables, so that it sees them, and the person's head, at one instant. `edge` is the number of
 * the last row of a full page; rows that share it are on the page too.
 */
function pageText({ sources, asks, ahead, order, onPage, end, missed, besides = [] }: Page): string {
  const numbers = sources.map(
    ({ name, bytes, owner }) =>
      `(select seq, ${bytes} as bytes from ${name} where ${owner} = :userId and ${ahead} order by seq ${order} limit ${SYNC_PAGE})`,
  );
  const rowsOf = ({ name, columns, owner }: Source, which: string) => `
    select '${name}' as "table", found.seq, row_to_json(found) as row
    from (select ${columns} from ${name} where ${owner} = :userId and ${ahead} and ${which}) found where ${asks}`;
  const rows = [
    ...sources.map((source) => rowsOf(source, onPage)),
    ...besides.map(({ table, which }) => rowsOf(sourceOf(table), `not (${onPage}) and ${which}`)),
  ];
  return `with full_page as materialized (
      select head, forgotten, ${missed} as missed, (
        select seq from (
          select seq, count(*) over so_far as count, sum(bytes) over so_far as bytes
          from (${numbers.join(' union all ')}) numbers where ${asks}
          window so_far as (order by seq ${order} rows unbounded preceding)) counted
        where count >= ${SYNC_PAGE} or bytes >= ${SYNC_PAGE_BYTES}
        order by seq ${order} limit 1) as edge
      from (select seq as head, forgotten_seq as forgotten from sync_heads where user_id = :userId) own),
    page as materialized (select *, coalesce(edge, ${end}) as last from full_page)
    select head, edge, missed, rows."table", rows.row
    from page left join lateral (${rows.join(' union all ')}) rows on true
    order by rows.seq ${order}`;
}

const backwards = {
  // Rows that are gone are nothing to a device that has none.
  sources: rowSources,
  asks: 'true',
  ahead: 'seq < :from',
  order: 'desc',
  onPage: 'seq >= page.last',
  end: '0',
  missed: 'false',
} as const satisfies Page;

const firstPage = statement<Found>('sync-first').sql(pageText({ ...backwards, besides: essentials }), [
  'userId',
  'from',
  'since',
  'growthSince',
]);
const pageBefore = statement<Found>('sync-before').sql(pageText(backwards), ['userId', 'from']);
const MISSED = ':from < forgotten';

const pageAfter = statement<Found>('sync-after').sql(
  pageText({
    sources: [...rowSources, tombstones],
    asks: `head > :from and not (${MISSED})`,
    ahead: 'seq > :from',
    order: 'asc',
    onPage: 'seq <= page.last',
    end: 'head',
    missed: MISSED,
  }),
  ['userId', 'from'],
);

/**
 * So many tables take longer to plan than to find nothing new in; how the rows are found never depends on the numbers. A
 * distributed Postgres has to know whose they are as it plans.
 */
const planOnce = statement('sync-plan-once').sql(
  `select set_config('plan_cache_mode', 'force_generic_plan', true)
   where to_regclass('pg_catalog.pg_dist_partition') is null`,
);

/** Which history the numbers are of: the first machine's, where people's rows are spread over several. */
const epochNow = statement<{ epoch: string }>('sync-epoch').sql('select app_sync_epoch() as epoch');

type Query = Parsed<(typeof readSync)['query']>;

function pageOf({ userId, now }: Actor, { after, before }: Query): Statement<Found> {
  if (after !== undefined) return pageAfter({ userId, from: after });
  if (before !== undefined) return pageBefore({ userId, from: before });
  const since = new Date(now.getTime() - COMPLETED_DAYS * DAY_MS).toISOString();
  return firstPage({
    userId,
    from: NEWEST,
    since,
    growthSince: addDays(now.toISOString().slice(0, 10), -GROWTH_DAYS),
  });
}

type Answer = AnswerOf<typeof readSync>;

/** A page; nothing for a device that knows the epoch and has every number of it. */
async function answerSync(
  actor: Actor,
  { query, services }: Call<typeof readSync>,
): Promise<Answer | AfterCommit<Answer>> {
  const { userId, sessionId } = actor;
  if (query.epoch === undefined || query.after === undefined || !sessionId) return readPage(actor, query);
  // All that is asked for a device that is up to date: no table that holds rows is opened.
  const { heads, epochs } = await actor.finish({ heads: headOf({ userId }), epochs: epochNow() });
  const [{ head } = noHead()] = heads;
  if (head === query.after && epochs[0]?.epoch === query.epoch) return undefined;
  const opening = { now: actor.now, writes: false };
  return new AfterCommit(() =>
    services.database.asUser({ userId, sessionId }, opening, (again) => readPage(again, query)),
  );
}

/** One page of what the person's devices keep, in the order of its numbers; whatever shares a number is on one page. */
async function readPage(actor: Actor, query: Query): Promise<Answer> {
  const page = pageOf(actor, query);
  const { epochs, found } = await actor.finish({ plan: planOnce(), epochs: epochNow(), found: page });
  const [{ head, edge, missed } = noHead()] = found;
  const [{ epoch } = noHead()] = epochs;
  const rows = found.flatMap(({ table, row }) => (table === null ? [] : [[table, row] as SyncedRow]));
  const isLast = query.after !== undefined && edge === head;
  // Told of another history, the device reads everything again.
  return { rows, next: isLast ? null : edge, head, epoch: missed ? AWAY_TOO_LONG : epoch };
}

/** An account comes with its head. */
function noHead(): never {
  throw new Error('a person has no head');
}

/** Registers the calls by which devices keep up, and seal what was stored before. */
export function registerFeed(api: Api): void {
  api.serve(readSync, answerSync);
  serveEvents(api);
  registerSealing(api);
  forgetEveryNight(api.services);
}
