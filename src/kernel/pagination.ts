import * as z from 'zod';
import { localDateSchema } from './calendar.ts';
import { idSchema } from './ids.ts';
import * as texts from './texts.ts';

/** Rows that one page of a list holds unless another number is asked for. */
const PAGE_ROWS = 30;

/** Where a page of a list ends: date, instant and id of its last row. */
export const cursorSchema = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}_[0-9TZ:.-]{20,24}_[0-9a-f-]{36}$/i)
  .transform((text, context) => {
    const [date, created_at, id] = text.split('_');
    const cursor = z
      .object({ date: localDateSchema, created_at: z.iso.datetime(), id: idSchema })
      .safeParse({ date, created_at, id });
    if (cursor.success) return cursor.data;
    context.addIssue(texts.notAPageEnd);
    return z.NEVER;
  });

export const pageQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(PAGE_ROWS),
  /** `next` of the page before. */
  before: cursorSchema.optional(),
});

export type PageQuery = z.output<typeof pageQuerySchema>;

interface Listed {
  date: string;
  created_at: string;
  id: string;
}

/** Where the page of a list ends, for the next one to begin; null when it was not full. */
export function cursorOf(rows: readonly Listed[], limit: number): string | null {
  const last = rows[limit - 1];
  return last ? `${last.date}_${last.created_at}_${last.id}` : null;
}
