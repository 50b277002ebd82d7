import { openForReading } from '../../kernel/seal.ts';
import type { Api, SignedInCall } from '../../server/api.ts';
import type { Caller, Database } from '../../server/database.ts';
import { decryptUserEntries, generateCombinedGoldFile } from './contract.ts';
import { type Block, dateText, newestFirst, type Part, textOf } from './rules.ts';

type Row = { date: string; created_at: string; format: number | null } & Partial<Record<Part, string>>;

/** Enough to keep the engine busy, few enough for other requests to be served in between. */
const OPENED_AT_ONCE = 500;

const ENTRY_PARTS: Part[] = [
  'celebration',
  'goal',
  'goal_importance',
  'reflection',
  'value_alignment',
  'action',
];
const LESSON_PARTS: Part[] = ['lesson'];

const entriesOf = (database: Database, caller: Caller) =>
  database.read<Row>(caller, {
    name: 'export-entries',
    text: `select date, created_at, format, ${ENTRY_PARTS.join(', ')} from journal_entries
      where user_id = $1 order by date desc, created_at desc, id desc`,
    values: [caller.userId],
  });

const lessonsOf = (database: Database, caller: Caller) =>
  database.read<Row>(caller, {
    name: 'export-lessons',
    text: `select date, created_at, format, ${LESSON_PARTS.join(', ')} from lessons_learned
      where user_id = $1 order by date desc, created_at desc, id desc`,
    values: [caller.userId],
  });

async function blockOf(key: CryptoKey, row: Row): Promise<Block> {
  const opened = await Promise.all(
    [...ENTRY_PARTS, ...LESSON_PARTS].map(async (part) => {
      const value = row[part];
      return value === undefined ? undefined : [part, await openForReading(key, value, row.format)];
    }),
  );
  return { date: dateText(row.date), ...Object.fromEntries(opened.filter((part) => part !== undefined)) };
}

/** The rows as readable text, in their order. What cannot be opened says so in its place. */
async function readable(
  {
    caller,
    services,
    now,
  }: Pick<SignedInCall<typeof generateCombinedGoldFile>, 'caller' | 'services' | 'now'>,
  rows: Row[],
): Promise<{ textContent: string }> {
  const key = await services.entryKeys.keyOf(caller.userId, now);
  const blocks: Block[] = [];
  for (let at = 0; at < rows.length; at += OPENED_AT_ONCE) {
    blocks.push(...(await Promise.all(rows.slice(at, at + OPENED_AT_ONCE).map((row) => blockOf(key, row)))));
  }
  return { textContent: textOf(blocks) };
}

/** Ten years take a moment to open. */
const patient = { patient: true };

/** Registers the calls that answer a person's texts in the clear, for the person to keep. */
export function registerExports(api: Api): void {
  const { database } = api.services;

  api.serve(
    decryptUserEntries,
    async ({ body, ...call }) => {
      const rowsOf = body.type === 'journal' ? entriesOf : lessonsOf;
      return readable(call, await rowsOf(database, call.caller));
    },
    patient,
  );

  api.serve(
    generateCombinedGoldFile,
    async (call) => {
      const [entries, lessons] = await Promise.all([
        entriesOf(database, call.caller),
        lessonsOf(database, call.caller),
      ]);
      return readable(call, [...entries, ...lessons].sort(newestFirst));
    },
    patient,
  );
}
