/* The statements that bring an import's rows in. Each leaves what is there already as it is. */
import { SYNCED_TABLES } from '../../../kernel/synced-tables.ts';
import { columnList, type Statement, statement } from '../../../server/statement.ts';
import type { ImportedRow } from '../contract.ts';

export type Table = ImportedRow['table'];

/** What a statement has done: how many rows are new, and how many of them the import has brought in by now. */
export interface ImportCounts {
  added: number;
  belonging: number;
}

/** A table whose rows come as they are: their columns with their types, and what else is stored of a new one. */
interface TableImport {
  columns: Record<string, string>;
  key: string;
  besides?: Record<string, string>;
}

/** One format is said of all texts of a batch. */
const FORMAT = { format: ':format::smallint' };
const texts = (table: 'journal_entries'): Record<string, string> =>
  Object.fromEntries(SYNCED_TABLES[table].sealed.map((column) => [column, 'text']));
const INSTANT = 'timestamptz';

const tables = {
  impact_intentions: { columns: { intention_type: 'text' }, key: 'intention_type' },
  growth_days: {
    columns: {
      date: 'date',
      journaled: 'boolean',
      task_completed: 'boolean',
      lesson_learned: 'boolean',
      vision_reviewed: 'boolean',
      mended: 'boolean',
    },
    key: 'date',
    besides: { updated_at: ':now::timestamptz' },
  },
  journal_entries: {
    columns: {
      id: 'uuid',
      date: 'date',
      ...texts('journal_entries'),
      start_time: INSTANT,
      end_time: INSTANT,
      created_at: INSTANT,
    },
    key: 'id',
    besides: FORMAT,
  },
  lessons_learned: {
    columns: { id: 'uuid', lesson: 'text', date: 'date', created_at: INSTANT },
    key: 'id',
    besides: FORMAT,
  },
  tasks: {
    columns: {
      id: 'uuid',
      text: 'text',
      completed: 'boolean',
      completed_at: INSTANT,
      created_at: INSTANT,
    },
    key: 'id',
    besides: FORMAT,
  },
  previous_goals: {
    columns: {
      id: 'uuid',
      text: 'text',
      status: 'text',
      use_count: 'integer',
      last_used_at: INSTANT,
      completed_at: INSTANT,
      created_at: INSTANT,
    },
    key: 'id',
    besides: FORMAT,
  },
  bucket_list_items: {
    columns: {
      id: 'uuid',
      item: 'text',
      reason: 'text',
      completion_story: 'text',
      status: 'text',
      created_at: INSTANT,
      updated_at: INSTANT,
      completed_at: INSTANT,
    },
    key: 'id',
    besides: FORMAT,
  },
  kept_back: {
    columns: { id: 'uuid', kind: 'text', text: 'text', created_at: INSTANT },
    key: 'id',
    besides: FORMAT,
  },
  insight_answers: {
    columns: { id: 'uuid', kind: 'text', text: 'text', created_at: INSTANT },
    key: 'id',
    besides: FORMAT,
  },
  pauses: {
    columns: { id: 'uuid', starts_on: 'date', ends_on: 'date', created_at: INSTANT },
    key: 'id',
  },
  moods: {
    columns: { date: 'date', step: 'text', chosen_at: INSTANT },
    key: 'date',
    besides: FORMAT,
  },
  user_categories: {
    columns: { id: 'uuid', category_name: 'text', description: 'text', priority: 'integer' },
    key: 'id',
    besides: FORMAT,
  },
  call_to_actions: {
    columns: { id: 'uuid', text: 'text', use_count: 'integer', created_at: INSTANT },
    key: 'id',
    besides: FORMAT,
  },
  kept_posts: {
    columns: { id: 'uuid', platform: 'text', text: 'text', created_at: INSTANT, updated_at: INSTANT },
    key: 'id',
    besides: FORMAT,
  },
  revisions: {
    columns: { id: 'uuid', of_table: 'text', of_id: 'uuid', text: 'text', created_at: INSTANT },
    key: 'id',
    besides: FORMAT,
  },
} satisfies Partial<Record<Table, TableImport>>;

type RowTable = keyof typeof tables;
export const ROW_TABLES = Object.keys(tables) as RowTable[];

/** Columns of a row by which it is known, as the notes of an import have it. */
const keyOf = (table: RowTable, row: string): string => `${row}.${tables[table].key}::text`;
/** The same, in the type of its column. */
export const typedKeyOf = (table: RowTable): { column: string; type: string } => {
  const { key, columns }: TableImport = tables[table];
  return { column: key, type: columns[key] ?? 'text' };
};

/** What every statement of an import is given: `given` holds its rows as JSON. */
const IMPORT_VALUES = ['userId', 'importId', 'given', 'format', 'now'] as const;

/** In the order of their keys: a day that comes after the one before it changes nothing of that one. */
function importStatement(table: RowTable) {
  const { columns, key, besides = {} }: TableImport = tables[table];
  const names = Object.keys(columns);
  const given = names.map((name) => `${name} ${columns[name]}`).join(', ');
  const stored = [...names, ...Object.keys(besides)].join(', ');
  const values = [...names, ...Object.values(besides)].join(', ');
  return statement<ImportCounts>(`import-${table}`).sql(
    `
    with given as (
        select distinct on (${key}) ${names.join(', ')} from jsonb_to_recordset(:given::jsonb) given(${given}) order by ${key}),
      added as (
        insert into ${table} as stored (user_id, ${stored}) select :userId::uuid, ${values} from given
          where :now::timestamptz is not null and :format::smallint is not null order by ${key}
          on conflict (user_id, ${key}) do nothing returning ${keyOf(table, 'stored')} as key, seq),
      noted as (
        insert into import_rows (user_id, import_id, table_name, key, seq)
          select :userId, :importId::uuid, '${table}', key, seq from added
          on conflict (user_id, import_id, table_name, key) do update set seq = excluded.seq returning key)
      select (select count(*) from noted) as added, count(*) as belonging from given
        where ${keyOf(table, 'given')} in (
          select key from noted union all
          select key from import_rows where user_id = :userId and import_id = :importId and table_name = '${table}')`,
    IMPORT_VALUES,
  );
}

const statements = Object.fromEntries(ROW_TABLES.map((table) => [table, importStatement(table)])) as Record<
  RowTable,
  ReturnType<typeof importStatement>
>;

const CHOSEN = [
  ['core_word'],
  ['core_value_1', 'core_value_2', 'core_value_3'],
  ['billing_name'],
  ['phone_number'],
  ['bucket_list_frequency', 'bucket_list_next_review', 'bucket_list_reviewed_at'],
];
const VISIONS = SYNCED_TABLES.profiles.sealed;
const BESIDE_VISION = ['frequency', 'next_review', 'saved_at', 'reviewed_at'];
const REMINDERS = [
  ...['phone_reminders_enabled', 'email_reminders_enabled'],
  ...['reminder_time_am', 'reminder_time_pm', 'reminder_days_am', 'reminder_days_pm'],
];

/** Columns that are taken over together, where `none` says that the profile has nothing there. */
const filling = (columns: readonly string[], none: string): string[] =>
  columns.map((column) => `${column} = case when ${none} then given.${column} else stored.${column} end`);
const isNull = (columns: readonly string[]): string =>
  columns.map((column) => `stored.${column} is null`).join(' and ');

const fills = [
  ...CHOSEN.flatMap((columns) => filling(columns, isNull(columns))),
  ...filling(
    [...VISIONS, ...VISIONS.flatMap((vision) => BESIDE_VISION.map((name) => `${vision}_${name}`))],
    isNull(VISIONS),
  ),
  ...filling(
    REMINDERS,
    [
      isNull(['reminder_time_am', 'reminder_time_pm']),
      'not (stored.phone_reminders_enabled or stored.email_reminders_enabled)',
    ].join(' and '),
  ),
  'mood_enabled = stored.mood_enabled or coalesce(given.mood_enabled, false)',
  'updated_at = :now',
  `visions_format = case when ${isNull(VISIONS)} and num_nonnulls(${VISIONS.map((vision) => `given.${vision}`).join(', ')}) > 0
    then :format::smallint else stored.visions_format end`,
];

/** Only what the profile has nothing of yet is filled in; a profile is there before any import. */
const fillProfile = statement<ImportCounts>('import-profile').sql(
  `
    with filled as (update profiles stored set ${fills.join(', ')}
      from jsonb_populate_recordset(null::profiles, :given::jsonb) given
      where stored.id = :userId and :importId::uuid is not null and :now::timestamptz is not null returning true)
    select 0 as added, 0 as belonging from filled`,
  IMPORT_VALUES,
);

/** Sections that were moved here stay where they are. */
const fillSections = statement<ImportCounts>('import-customization').sql(`
    with filled as (
      insert into customizations as stored (user_id, section_locations, updated_at)
        select :userId::uuid, section_locations, :now::timestamptz
        from jsonb_to_recordset(:given::jsonb) given(section_locations jsonb)
          where :importId::uuid is not null and :format::smallint is not null limit 1
      on conflict (user_id) do update
        set section_locations = excluded.section_locations || stored.section_locations
        where stored.section_locations <> excluded.section_locations || stored.section_locations
      returning true)
    select 0 as added, 0 as belonging from filled`);

const VOICE = columnList([...SYNCED_TABLES.voice_profiles.sealed, 'updated_at']);

/** A voice that is there stays. */
const fillVoice = statement<ImportCounts>('import-voice').sql(`
    with filled as (
      insert into voice_profiles (user_id, ${VOICE}, format)
        select :userId::uuid, ${VOICE}, :format::smallint from jsonb_populate_recordset(null::voice_profiles, :given::jsonb)
          where :importId::uuid is not null and :now::timestamptz is not null limit 1
      on conflict (user_id) do nothing returning true)
    select 0 as added, 0 as belonging from filled`);

/** A revision is stored with its format inside, and its columns as one text; a former vision is of the person’s own profile. */
function storedForm({ table, row }: ImportedRow, userId: string, format: number): object {
  if (table !== 'revisions') return row;
  const { columns, ...facts } = row;
  const of_id = facts.of_table === 'profiles' ? userId : facts.of_id;
  return { ...facts, of_id, text: JSON.stringify({ format, columns }) };
}

/** The statement that brings the rows of one table in. */
export function importTable(
  table: Table,
  rows: readonly ImportedRow[],
  { userId, importId, format, now }: { userId: string; importId: string; format: number; now: string },
): Statement<ImportCounts> {
  const given = JSON.stringify(
    rows.filter((row) => row.table === table).map((row) => storedForm(row, userId, format)),
  );
  if (table === 'profiles') return fillProfile({ userId, importId, given, format, now });
  if (table === 'voice_profiles') return fillVoice({ userId, importId, given, format, now });
  if (table === 'customizations') return fillSections({ userId, importId, given, format, now });
  return statements[table]({ userId, importId, given, format, now });
}
