import * as z from 'zod';
import { defineRoute } from '../../kernel/route.ts';
import { CHECKLIST_FACTS, type ChecklistFact } from './contract/limits.ts';

export * from './contract/limits.ts';
export * from './contract/sections.ts';

const facts = Object.fromEntries(CHECKLIST_FACTS.map((fact) => [fact, z.boolean()])) as Record<
  ChecklistFact,
  z.ZodBoolean
>;

export const checklistSchema = z.object(facts);
export type Checklist = Record<ChecklistFact, boolean>;

export const getChecklist = defineRoute({
  method: 'get',
  path: '/api/checklist',
  tag: 'dashboard',
  summary: 'Which items of the Growth Checklist are true of the person today.',
  answer: checklistSchema,
});
