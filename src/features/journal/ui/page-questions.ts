import type { QUESTION_COLUMNS } from '../rules.ts';
import * as texts from '../texts.ts';

/** What each question is called in the spine, and how its page helps to begin. The question itself may name values. */
interface PageQuestion {
  column: (typeof QUESTION_COLUMNS)[number];
  name: string;
  ask: string;
  lead?: string;
  placeholder: string;
}

export const FIRST_QUESTION = texts.whatCanYouCelebrateAbout;
export const FIRST_PLACEHOLDER = texts.somethingSmallCounts;

export const PAGE_QUESTIONS: readonly PageQuestion[] = [
  { column: 'celebration', name: 'Celebrate', ask: FIRST_QUESTION, placeholder: FIRST_PLACEHOLDER },
  { column: 'goal', name: 'Goal', ask: texts.whatIsYourMajorGoal, placeholder: texts.iWantTo },
  {
    column: 'reflection',
    name: 'Fear',
    ask: texts.whatAreYouAfraidOf,
    lead: texts.aboutThisGoalOnPaper,
    placeholder: texts.that,
  },
  {
    column: 'value_alignment',
    name: 'Values',
    ask: texts.whatDoYourValuesSay,
    lead: texts.letEachValueSayOne,
    placeholder: texts.myValuesSay,
  },
  {
    column: 'action',
    name: 'Actions',
    ask: texts.whatWillYouDoToday,
    lead: texts.oneActionOnEachLine,
    placeholder: texts.oneThingSmallEnoughFor,
  },
];
