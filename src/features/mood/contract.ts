import * as z from 'zod';
import { localDateSchema } from '../../kernel/calendar.ts';
import { defineRoute } from '../../kernel/route.ts';
import { areOfTheirFormat, formatTodaySchema, NOT_SEALED, sealedTodayOf } from '../../kernel/sealed-text.ts';
import { MOOD_LENGTH } from './contract/limits.ts';

export * from './contract/limits.ts';

export const moodSchema = z.object({
  date: localDateSchema,
  /** One of MOOD_STEPS, sealed in the envelope that `format` names; null once it was taken away. */
  step: z.string().nullable(),
  format: z.number().int(),
  /** When the person chose it, or took it away. */
  chosen_at: z.string(),
});
export type Mood = z.output<typeof moodSchema>;

const params = z.object({ date: localDateSchema });
/** By a clock that the server's has corrected: of two devices, the later choice stays, whichever arrives first. */
const chosen_at = z.iso.datetime();

export const setMood = defineRoute({
  method: 'put',
  path: '/api/moods/{date}',
  access: 'writing',
  tag: 'mood',
  summary: 'Sets the mood of a day, unless a later choice is there. 400 for a day that has not begun.',
  params,
  body: z
    .object({ step: sealedTodayOf(MOOD_LENGTH), format: formatTodaySchema, chosen_at })
    .refine(areOfTheirFormat(['step']), NOT_SEALED),
});

export const clearMood = defineRoute({
  method: 'post',
  path: '/api/moods/{date}/removals',
  tag: 'mood',
  summary: 'Takes the mood of a day away, unless a later choice is there.',
  params,
  body: z.object({ chosen_at }),
});
