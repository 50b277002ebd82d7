import * as z from 'zod';
import { localDateSchema } from '../../../kernel/calendar.ts';
import { idSchema, rowParams } from '../../../kernel/ids.ts';
import { defineRoute } from '../../../kernel/route.ts';

export * from './limits.ts';

/** Days, both included, on which a person's streaks wait. A person's pauses share no day. */
export const pauseSchema = z.object({
  id: idSchema,
  starts_on: localDateSchema,
  ends_on: localDateSchema,
  created_at: z.string(),
});
export type Pause = z.infer<typeof pauseSchema>;

const answer = z.object({ pause: pauseSchema });
/** When it was decided; now when left out. */
const at = z.iso.datetime().optional();

export const setPause = defineRoute({
  method: 'post',
  path: '/api/pauses',
  access: 'writing',
  tag: 'pauses',
  summary: 'Sets a pause, which starts today or later. Streaks wait on its days.',
  body: z.strictObject({ id: idSchema, starts_on: localDateSchema, ends_on: localDateSchema, at }),
  answer,
});

export const endPause = defineRoute({
  method: 'patch',
  path: '/api/pauses/{id}',
  access: 'writing',
  tag: 'pauses',
  summary: 'Ends a pause early. Its last day can be yesterday at the earliest, so that today counts again.',
  params: rowParams,
  body: z.strictObject({ ends_on: localDateSchema, at }),
  answer,
});

export const removePause = defineRoute({
  method: 'delete',
  path: '/api/pauses/{id}',
  tag: 'pauses',
  summary: 'Removes a pause of which no day has passed.',
  params: rowParams,
});
