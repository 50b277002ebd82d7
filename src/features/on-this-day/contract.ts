import * as z from 'zod';
import { idSchema, rowParams } from '../../kernel/ids.ts';
import { defineRoute } from '../../kernel/route.ts';
import { areOfTheirFormat, formatTodaySchema, NOT_SEALED, sealedTodayOf } from '../../kernel/sealed-text.ts';
import { HIDDEN_MEMORY_KINDS, WORD_LENGTH } from './contract/limits.ts';

export * from './contract/limits.ts';

export const hiddenMemorySchema = z.object({
  id: idSchema,
  kind: z.enum(HIDDEN_MEMORY_KINDS),
  /** The day as 'YYYY-MM-DD', or the word; sealed in the envelope that `format` names. */
  text: z.string(),
  format: z.number().int(),
  created_at: z.string(),
});
export type HiddenMemory = z.infer<typeof hiddenMemorySchema>;

export const hideMemory = defineRoute({
  method: 'post',
  path: '/api/kept-back',
  tag: 'on this day',
  summary: 'Keeps a day, or a word, from coming back by itself.',
  body: z
    .object({
      id: idSchema,
      kind: z.enum(HIDDEN_MEMORY_KINDS),
      text: sealedTodayOf(WORD_LENGTH),
      format: formatTodaySchema,
    })
    .refine(areOfTheirFormat(['text']), NOT_SEALED),
  answer: z.object({ kept_back: hiddenMemorySchema }),
});

export const showMemory = defineRoute({
  method: 'delete',
  path: '/api/kept-back/{id}',
  tag: 'on this day',
  summary: 'Lets a day, or a word, come back again.',
  params: rowParams,
});
