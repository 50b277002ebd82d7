import * as z from 'zod';
import { defineRoute } from '../../../kernel/route.ts';

const answer = z.object({ textContent: z.string() });

export const decryptUserEntries = defineRoute({
  method: 'post',
  path: '/functions/v1/decrypt-user-entries',
  tag: 'exports',
  summary: "The person's journal entries or lessons as readable text, newest first",
  body: z.object({ type: z.enum(['journal', 'lessons']) }),
  answer,
});

export const generateCombinedGoldFile = defineRoute({
  method: 'post',
  path: '/functions/v1/generate_combined_gold_file',
  tag: 'exports',
  summary: "The person's journal entries and lessons together as readable text, newest first",
  answer,
});
