import { openForReading } from '../../kernel/seal.ts';
import { AfterCommit, type Api } from '../../server/api.ts';
import type { Actor } from '../../server/database.ts';
import type { Services } from '../../server/services.ts';
import { prepared } from '../../server/statement.ts';
import { SEALED_COLUMNS } from '../journal/contract.ts';
import { decryptUserEntries, generateCombinedGoldFile } from './contract.ts';
import { type Block, dateText, newestFirst, type Part, textOf } from './rules.ts';

type Row = { date: string; created_at: string; format: number | null } & Partial<Record<Part, string>>;

/** Enough to keep the engine busy, few enough for other requests to be served in between. */
const OPENED_AT_ONCE = 500;

const ENTRY_PARTS: readonly Part[] = SEALED_COLUMNS;
const LESSON_PARTS: Part[] = ['lesson'];

const allEntries = prepared<Row>(
  'export-entries',
  `select date, created_at, format, ${ENTRY_PARTS.join(', ')} from journal_entries
    where user_id = $1 order by date desc, created_at desc, id desc`,
);
const allLessons = prepared<Row>(
  'export-lessons',
  `select date, created_at, format, ${LESSON_PARTS.join(', ')} from lessons_learned
    where user_id = $1 order by date desc, created_at desc, id desc`,
);

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
async function readable(key: CryptoKey, rows: Row[]): Promise<{ textContent: string }> {
  const blocks: Block[] = [];
  for (let at = 0; at < rows.length; at += OPENED_AT_ONCE) {
    blocks.push(...(await Promise.all(rows.slice(at, at + OPENED_AT_ONCE).map((row) => blockOf(key, row)))));
  }
  return { textContent: textOf(blocks) };
}

/** Opens the rows once the transaction is over: ten years take a moment. */
async function exported(actor: Actor, services: Services, rows: Row[]) {
  const key = await services.entryKeys.keyOf(actor);
  return new AfterCommit(() => readable(key, rows));
}

/** Registers the calls that answer a person's texts in the clear, for the person to keep. */
export function registerExports(api: Api): void {
  api.serve(decryptUserEntries, async (actor, { body, services }) => {
    const all = body.type === 'journal' ? allEntries : allLessons;
    return exported(actor, services, await actor.run(all(actor.userId)));
  });

  api.serve(generateCombinedGoldFile, async (actor, { services }) => {
    const [entries, lessons] = await Promise.all([
      actor.run(allEntries(actor.userId)),
      actor.run(allLessons(actor.userId)),
    ]);
    return exported(actor, services, [...entries, ...lessons].sort(newestFirst));
  });
}
