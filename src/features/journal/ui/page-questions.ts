import type { QUESTION_COLUMNS } from '../rules.ts';
import * as texts from '../texts.ts';

/** What each question asks, and how its page helps to begin. The question itself may name values. */
interface PageQuestion {
  column: (typeof QUESTION_COLUMNS)[number];
  ask: string;
  lead?: string;
  placeholder: string;
}

export const FIRST_QUESTION = texts.celebrationQuestion;
export const FIRST_PLACEHOLDER = texts.celebrationPlaceholder;

export const PAGE_QUESTIONS: readonly PageQuestion[] = [
  { column: 'celebration', ask: FIRST_QUESTION, placeholder: FIRST_PLACEHOLDER },
  { column: 'goal', ask: texts.goalQuestion, placeholder: texts.goalPlaceholder },
  {
    column: 'reflection',
    ask: texts.fearQuestion,
    lead: texts.fearHint,
    placeholder: texts.fearPlaceholder,
  },
  {
    column: 'value_alignment',
    ask: texts.valuesQuestion,
    lead: texts.valuesHint,
    placeholder: texts.valuesPlaceholder,
  },
  {
    column: 'action',
    ask: texts.actionsQuestion,
    lead: texts.actionsHint,
    placeholder: texts.actionsPlaceholder,
  },
];
