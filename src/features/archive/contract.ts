import * as z from 'zod';
import { idSchema, rowParams } from '../../kernel/ids.ts';
import { defineRoute } from '../../kernel/route.ts';
import { areOfFormat, formatTodaySchema, NOT_SEALED, sealedTodayOf } from '../../kernel/sealed-text.ts';
import { SYNCED_TABLES } from '../../kernel/synced-tables.ts';
import { rowSchemas } from './contract/archive.ts';
import { BATCH_ROWS, SOURCES } from './contract/limits.ts';

export * from './contract/archive.ts';
export * from './contract/downloads.ts';
export * from './contract/limits.ts';

/** The rows as they travel: each text sealed for its place; one that is empty stays so. */
const sealed = rowSchemas((limit) => z.union([z.literal(''), sealedTodayOf(limit)]));

const rowOf = <const Table extends keyof typeof sealed>(table: Table) =>
  z.object({ table: z.literal(table), row: sealed[table] });

const importedRow = z.discriminatedUnion('table', [
  rowOf('profiles'),
  rowOf('customizations'),
  rowOf('impact_intentions'),
  rowOf('growth_days'),
  rowOf('journal_entries'),
  rowOf('lessons_learned'),
  rowOf('tasks'),
  rowOf('previous_goals'),
  rowOf('bucket_list_items'),
  rowOf('kept_back'),
  rowOf('insight_answers'),
  rowOf('pauses'),
  rowOf('moods'),
  rowOf('user_categories'),
  rowOf('call_to_actions'),
  rowOf('voice_profiles'),
  rowOf('kept_posts'),
  rowOf('revisions'),
]);
export type ImportedRow = z.output<typeof importedRow>;

/** The sealed values of a row; those of a revision are the former columns that it holds. */
const sealedValues = ({ table, row }: ImportedRow): unknown[] =>
  table === 'revisions'
    ? Object.values(row.columns)
    : SYNCED_TABLES[table].sealed.map((column) => (row as Record<string, unknown>)[column]);

const source = z.enum(SOURCES);
const count = z.number().int().min(0);

export const importRows = defineRoute({
  method: 'post',
  path: '/api/import',
  access: 'writing',
  tag: 'archive',
  summary:
    'Brings rows of an archive or of another journal in, as part of one import: whatever is there already stays as it is. Gives no points.',
  body: z
    .strictObject({
      /** Of the whole import; the same for every batch of it. */
      import_id: idSchema,
      source,
      format: formatTodaySchema,
      rows: z.array(importedRow).min(1).max(BATCH_ROWS),
    })
    .refine(({ format, rows }) => areOfFormat(format, rows.flatMap(sealedValues)), NOT_SEALED),
  answer: z.object({
    /** Rows of this batch that the import has brought in, now or when the batch was sent before. */
    added: count,
    /** Those that were there without it. */
    present: count,
  }),
});

const importSchema = z.object({
  id: idSchema,
  source,
  created_at: z.string(),
  /** How many rows it brought in. */
  added: count,
  /** When it was undone. */
  undone_at: z.string().nullable(),
});
export type Import = z.output<typeof importSchema>;

export const listImports = defineRoute({
  method: 'get',
  path: '/api/import',
  tag: 'archive',
  summary: 'The imports of the person, newest first, those that were undone too.',
  answer: z.object({ imports: z.array(importSchema) }),
});

export const undoImport = defineRoute({
  method: 'delete',
  path: '/api/import/{id}',
  tag: 'archive',
  summary:
    'Takes back what an import brought in: its rows are deleted, 5,000 in one call, but for those that were changed since. Settings that it filled in stay.',
  params: rowParams,
  answer: z.object({
    removed: count,
    /** Rows that were changed since, and stay. */
    kept: count,
    /** Rows that the next call goes on with. */
    left: count,
  }),
});
