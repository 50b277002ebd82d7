import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import { waitingForLocks } from '../../../test/harness/lock-waits.ts';
import { envelope } from '../../../test/harness/remote-person.ts';
import { newKeyId, vaultEnvelope } from '../../../test/harness/vault.ts';
import { sampleRows } from '../../../test/security/rows.ts';
import { newId } from '../../kernel/ids.ts';
import { SYNCED_TABLES, type SyncedTable } from '../../kernel/synced-tables.ts';
import { VAULT_STATES, type VaultState } from './contract.ts';

/* What the database refuses of a row, table by table, whoever writes it. */

let app: TestApp;
let ann: Person;

const [key, former, other] = [newKeyId(), newKeyId(), newKeyId()];

beforeAll(async () => {
  app = await createTestApp();
  ann = await app.person();
});
afterAll(() => app.close());

async function setState(state: VaultState | 'none'): Promise<void> {
  await app.sql('delete from vaults where user_id = $1', [ann.userId]);
  if (state === 'none') return;
  const formers = state === 'changing_key' ? [former] : [];
  await app.sql(
    `insert into vaults (user_id, state, record, mac, key_id, former_key_ids, created_at)
      values ($1, $2, '{}', 'x', $3, $4, now())`,
    [ann.userId, state, key, formers],
  );
}

/** What can stand in a sealed column. */
const TEXTS = {
  none: null,
  empty: '',
  plain: 'Walk',
  today: envelope(60, 3),
  ours: vaultEnvelope(key),
  former: vaultEnvelope(former),
  other: vaultEnvelope(other),
};
type Text = keyof typeof TEXTS;

const prefixesOf = (state: VaultState): Text[] => (state === 'changing_key' ? ['ours', 'former'] : ['ours']);

/** The rule as the vault's contract has it. */
function isAllowed(state: VaultState | 'none', format: number | null, columns: Text[]): boolean {
  const sealed = columns.filter((text) => text !== 'none' && text !== 'empty');
  if (sealed.length === 0) return true;
  if (format !== 4) return ['none', 'off', 'turning_on', 'turning_off'].includes(state);
  return state !== 'none' && state !== 'off' && sealed.every((text) => prefixesOf(state).includes(text));
}

interface Guarded {
  table: string;
  columns: readonly string[];
}

const TABLES: Guarded[] = [
  ...(Object.keys(SYNCED_TABLES) as SyncedTable[])
    .filter((table) => SYNCED_TABLES[table].sealed.length > 0)
    .map((table) => ({ table, columns: SYNCED_TABLES[table].sealed })),
  { table: 'content_choices', columns: ['choice_text'] },
];

const formatColumn = (table: string) => (table === 'profiles' ? 'visions_format' : 'format');

/** The values of a row's columns: of a revision, its JSON. */
const valuesOf = ({ table, columns }: Guarded, format: number | null, texts: Text[]) =>
  table === 'revisions'
    ? { text: JSON.stringify({ format, columns: formerColumns(texts) }), format }
    : {
        ...Object.fromEntries(columns.map((column, at) => [column, TEXTS[texts[at] ?? 'empty']])),
        [formatColumn(table)]: format,
      };
const formerColumns = (texts: Text[]) =>
  Object.fromEntries(texts.map((text, at) => [`column_${at}`, TEXTS[text] ?? '']));

/** Writes a row with these values. Answers whether the guard let it. */
async function isTaken({ table }: Guarded, values: object): Promise<boolean> {
  const row: Record<string, unknown> = { ...sampleRows()[table], user_id: ann.userId, ...values };
  const names = Object.keys(row);
  const list = names.map((_name, at) => `$${at + 1}`).join(', ');
  return guarded(
    table === 'profiles'
      ? updating(table, values)
      : `insert into ${table} (${names.join(', ')}) values (${list})`,
    table === 'profiles' ? [...Object.values(values), ann.userId] : Object.values(row),
  );
}

function updating(table: string, values: object): string {
  const names = Object.keys(values);
  const sets = names.map((name, at) => `${name} = $${at + 1}`).join(', ');
  return `update ${table} set ${sets} where ${table === 'profiles' ? 'id' : 'user_id'} = $${names.length + 1}`;
}

const guarded = (sql: string, values: unknown[]): Promise<boolean> =>
  app.sql(sql, values).then(
    () => true,
    (error) => {
      if (error.code === 'GL410') return false;
      throw error;
    },
  );

const emptied = async ({ table }: Guarded): Promise<void> => {
  await setState('none');
  if (table !== 'profiles') await app.sql(`delete from ${table} where user_id = $1`, [ann.userId]);
};

/** One row of every kind, as a text of one column. */
const CASES: [number | null, Text][] = [
  [3, 'today'],
  [4, 'ours'],
  [4, 'former'],
  [4, 'other'],
  [4, 'today'],
];

/** Only older tables hold rows that say nothing of a format. */
const MAY_SAY_NOTHING = new Set([
  ...['attachments', 'moods', 'kept_back', 'kept_posts', 'weekly_insights', 'insight_answers'],
]);
const casesOf = ({ table }: Guarded): [number | null, Text][] =>
  MAY_SAY_NOTHING.has(table) ? CASES : [...CASES, [null, 'plain'], [null, 'ours']];

const all = <Value>(columns: readonly string[], value: Value): Value[] => columns.map(() => value);

describe.each(TABLES)('the guard of $table', (guardedTable) => {
  const { table, columns } = guardedTable;

  test.each(['none', ...VAULT_STATES] as const)('lets in what the state allows: %s', async (state) => {
    for (const [format, text] of casesOf(guardedTable)) {
      await emptied(guardedTable);
      await setState(state);
      const texts = table === 'revisions' ? [text, text] : all(columns, text);
      const taken = await isTaken(guardedTable, valuesOf(guardedTable, format, texts));
      expect(taken, `${format} ${text}`).toBe(isAllowed(state, format, texts));
    }
  });

  test('holds for a change of every sealed column, and of the format', async () => {
    await emptied(guardedTable);
    await setState('on');
    const fine = valuesOf(guardedTable, 4, all(columns, 'ours'));
    expect(await isTaken(guardedTable, fine)).toBe(true);
    const change = (values: object) =>
      guarded(updating(table, values), [...Object.values(values), ann.userId]);
    for (const column of columns) {
      expect(
        await change({
          [column]: table === 'revisions' ? '{"format":3,"columns":{"text":"x"}}' : TEXTS.today,
        }),
      ).toBe(false);
      expect(
        await change({
          [column]:
            table === 'revisions' ? JSON.stringify({ format: 4, columns: { a: TEXTS.other } }) : TEXTS.other,
        }),
      ).toBe(false);
    }
    expect(await change({ [formatColumn(table)]: 3 })).toBe(false);
    expect(await change(fine)).toBe(true);
  });
});

test('the words that an action and its task at Google had in common are kept under no vault', async () => {
  const links: Guarded = { table: 'google_task_links', columns: ['base'] };
  for (const state of ['none', ...VAULT_STATES] as const) {
    await emptied(links);
    await setState(state);
    const taken = await isTaken(links, { base: TEXTS.today });
    expect(taken, state).toBe(isAllowed(state, 3, ['today']));
    await emptied(links);
    await setState(state);
    expect(await isTaken(links, { base: '' })).toBe(true);
  }
});

test('every table with sealed columns has its guard over all of them', async () => {
  const triggers = await app.sql<{ table: string; columns: string }>(
    `select c.relname as table, (select string_agg(a.attname, ' ' order by a.attname) from pg_attribute a
        where a.attrelid = c.oid and a.attnum = any(t.tgattr)) as columns
      from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgname = 'vault_guard'`,
  );
  const expected = [
    ...TABLES.map(({ table, columns }) => [table, [...columns, formatColumn(table)].toSorted().join(' ')]),
    ['google_task_links', 'base'],
  ];
  expect(triggers.map(({ table, columns }) => [table, columns]).toSorted()).toEqual(expected.toSorted());
});

test('and so decides over any mixture of texts', async () => {
  const table = { table: 'bucket_list_items', columns: SYNCED_TABLES.bucket_list_items.sealed };
  const text = fc.constantFrom(...(Object.keys(TEXTS) as Text[]));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('none' as const, ...VAULT_STATES),
      fc.constantFrom(null, 1, 2, 3, 4),
      fc.tuple(
        text.filter((each) => each !== 'none'),
        text,
        text,
      ),
      async (state, format, texts) => {
        await emptied(table);
        await setState(state);
        expect(await isTaken(table, valuesOf(table, format, texts))).toBe(isAllowed(state, format, texts));
      },
    ),
    { numRuns: 150 },
  );
});

test('a writer that waits for another one is held against what that one has left', async () => {
  await setState('turning_on');
  const other = new pg.Client({ connectionString: app.url });
  await other.connect();
  try {
    await other.query('begin');
    await other.query('select app_take_number($1)', [ann.userId]);
    await other.query("update vaults set state = 'on' where user_id = $1", [ann.userId]);
    const tasks: Guarded = { table: 'tasks', columns: ['text'] };
    const waiting = isTaken(tasks, valuesOf(tasks, 3, ['today']));
    await expect
      .poll(() => waitingForLocks(app.url))
      .toContainEqual(expect.stringMatching(/insert into .*tasks/i));
    await other.query('commit');
    expect(await waiting).toBe(false);
  } finally {
    await other.end();
  }
});

test('nobody’s vault guards somebody else’s rows', async () => {
  const bob = await app.person();
  await setState('on');
  expect((await bob.post('/api/tasks', { id: newId(), text: TEXTS.today, format: 3 })).status).toBe(200);
  expect((await bob.post('/api/tasks', { id: newId(), text: TEXTS.ours, format: 4 })).body.error.code).toBe(
    'vault_changed',
  );
});
