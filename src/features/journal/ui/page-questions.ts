import type { QUESTION_COLUMNS } from '../rules.ts';

/** What each question is called in the spine, and how its page helps to begin. The question itself may name values. */
interface PageQuestion {
  column: (typeof QUESTION_COLUMNS)[number];
  name: string;
  ask: string;
  lead?: string;
  placeholder: string;
}

export const FIRST_QUESTION = 'What can you celebrate about yesterday?';
export const FIRST_PLACEHOLDER = 'Something small counts.';

export const PAGE_QUESTIONS: readonly PageQuestion[] = [
  { column: 'celebration', name: 'Celebrate', ask: FIRST_QUESTION, placeholder: FIRST_PLACEHOLDER },
  { column: 'goal', name: 'Goal', ask: 'What is your major goal right now?', placeholder: 'I want to…' },
  {
    column: 'reflection',
    name: 'Fear',
    ask: 'What are you afraid of?',
    lead: 'About this goal. On paper, a fear tends to get smaller.',
    placeholder: 'That…',
  },
  {
    column: 'value_alignment',
    name: 'Values',
    ask: 'What do your values say to do?',
    lead: 'Let each value say one thing about your goal, and about the fear.',
    placeholder: 'My values say…',
  },
  {
    column: 'action',
    name: 'Actions',
    ask: 'What will you do today?',
    lead: 'One action on each line. They become your list for the day.',
    placeholder: 'One thing, small enough for today',
  },
];
