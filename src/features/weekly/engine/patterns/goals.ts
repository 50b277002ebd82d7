import { addDays } from '../../../../kernel/calendar.ts';
import { CITATIONS_LIMIT, cite, firstQuote, isInline } from '../../../../language/quote.ts';
import {
  contentOf,
  type EntryReading,
  PROSE,
  sharedBy,
  type TextReading,
} from '../../../../language/reader.ts';
import { ENDS_WITH_ITS_DAY } from '../../../../language/vocabulary.ts';
import { fold } from '../../../search/rules.ts';
import { type Claim, claimOf, nextStepOn } from '../answered.ts';
import type { Pattern, Suggestion } from '../notebook.ts';
import { isCalledOff, isGrave, isNoAnswer, isPlatitude, isQuoted } from '../own-words.ts';
import { datesOf, type FinishedAction, idsOf, isInRange, type Scope } from '../scope.ts';
import * as texts from '../texts.ts';
import { type ListedGoal, leftGoal, listedGoals } from './listed-goals.ts';
import { keyOf } from './mentions.ts';

/** On how many days a goal must have been named in the week. */
const NAMED = 2;
/** On how many days it must have been named to be missed, how long ago, and on how many there must have been others. */
const KEPT_DAYS = 3;
const QUIET_DAYS = 14;
const DAYS_SINCE = 3;
/** How many words an action and a goal must share: by one alone, 'run' would be done with 'run the dishwasher'. */
const SHARED = 2;
const MOST_ACTIONS = 3;
/** From this part of common words on, two goals may be the same in other words. */
const ALIKE = 0.34;

/** A goal with the entries that name it in the same words. */
interface NamedGoal {
  key: string;
  quote: string;
  content: Set<string>;
  entries: EntryReading[];
}

function goalsOf(entries: readonly EntryReading[]): NamedGoal[] {
  const goals = new Map<string, NamedGoal>();
  for (const entry of entries) {
    const { goal } = entry.answers;
    const key = keyOf(goal.sentences);
    const quote = firstQuote(goal.text);
    if (!isInline(quote) || isNoGoal(goal)) continue;
    const known = goals.get(key);
    if (known) {
      known.entries.push(entry);
      known.quote = quote;
    } else goals.set(key, { key, quote, content: contentOf(goal.sentences), entries: [entry] });
  }
  return [...goals.values()].sort((one, other) => daysOf(other) - daysOf(one));
}

/** 'None', 'same as yesterday', 'one day at a time', or somebody else's words. */
const isNoGoal = (goal: TextReading): boolean =>
  isNoAnswer(goal) || isPlatitude(goal) || goal.sentences.every((sentence) => isQuoted(goal, sentence));

const daysOf = ({ entries }: Pick<NamedGoal, 'entries'>): number => datesOf(entries).length;

const citationsOf = ({ entries }: Pick<NamedGoal, 'entries'>) =>
  entries
    .toReversed()
    .flatMap(({ row, answers }) => cite('entry', row.id, answers.goal.text))
    .slice(0, CITATIONS_LIMIT);

/** Actions in which the words of the goal come again. */
const takingUp = ({ content }: NamedGoal, actions: readonly FinishedAction[]): FinishedAction[] =>
  actions.filter(
    (action) =>
      sharedBy(content, contentOf(action.reading.sentences)) >= SHARED && !isCalledOff(action.reading),
  );

/** Whether the goal is to leave something undone: what was done about it may be the opposite. */
const isNegative = ({ entries }: NamedGoal): boolean =>
  entries.some(({ answers }) => isCalledOff(answers.goal));

/** The goal that was named most in the week, and what was done in its words. */
export function goalPatterns(scope: Scope): Pattern[] {
  const patterns = goalsOf(scope.ofWeek)
    .filter((goal) => daysOf(goal) >= NAMED)
    .map((goal) => namedPattern(goal, scope));
  return patterns.filter((pattern) => scope.answered.allows(pattern)).slice(0, 1);
}

function namedPattern(goal: NamedGoal, { ofWeek, finished, week }: Scope): Pattern {
  const ofThisWeek = finished.filter(({ date }) => isInRange(date, week));
  const named = citationsOf(goal);
  const actions = (isNegative(goal) ? [] : takingUp(goal, ofThisWeek))
    .toReversed()
    .flatMap(({ row }) => cite('action', row.id, row.text))
    .filter(({ quote }) => isInline(quote));
  const once = [...new Map(actions.map((action) => [action.quote, action])).values()].slice(0, MOST_ACTIONS);
  if (once.length === 0) {
    const text = texts.goalNamed(goal.quote, daysOf(goal), datesOf(ofWeek).length);
    return { kind: 'goal-named', text, citations: named, ...claimOf('goal', goal.key, idsOf(goal.entries)) };
  }
  const quotes = once.map(({ quote }) => quote);
  const text = texts.goalMoved(goal.quote, daysOf(goal), quotes);
  const rows = [...idsOf(goal.entries), ...once.map(({ id }) => id)];
  return {
    kind: 'goal-moved',
    text,
    citations: [...named, ...once],
    ...claimOf('goal', goal.key, rows),
  };
}

const keyOfText = (text: string): string => fold(text).replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** A goal of one day or event, which is not left behind but over. */
const isOver = ({ sentences }: TextReading): boolean =>
  sentences.some(({ tokens }) =>
    tokens.some(({ word, lemma }) => ENDS_WITH_ITS_DAY.has(word) || ENDS_WITH_ITS_DAY.has(lemma)),
  );

/** A goal, with the entries that name it and those after them that name others. */
type StalledGoal = Pick<NamedGoal, 'quote' | 'entries'> & { claim: Claim };

/** The goal of the list, or else of the days, that was left. */
export function stalledGoal(scope: Scope): StalledGoal | undefined {
  const listed = listedGoals(scope);
  return leftGoal(listed, scope) ?? quietGoal(listed, scope);
}

/**
 * A goal that was named on several days in the same words and then, in the entries of two weeks and more, no longer. One
 * that is of a goal of the list goes on in other words.
 */
function quietGoal(
  listed: readonly ListedGoal[],
  { entries, week, notebook, finished, answered }: Scope,
): StalledGoal | undefined {
  const reached = new Set(
    notebook.goals.filter(({ status }) => status === 'completed').map(({ text }) => keyOfText(text)),
  );
  const naming = entries.filter(({ answers }) => answers.goal.text.trim() !== '');
  for (const goal of goalsOf(naming)) {
    const last = goal.entries.at(-1)?.row.date ?? '';
    const after = naming.filter(({ row }) => row.date > last);
    const isQuiet = daysOf(goal) >= KEPT_DAYS && last <= addDays(week.end, -QUIET_DAYS);
    if (!isQuiet || datesOf(after).length < DAYS_SINCE || reached.has(keyOfText(goal.quote))) continue;
    if (listed.some(({ isIn }) => goal.entries.some(({ answers }) => isIn(answers.goal)))) continue;
    if (goal.entries.some(({ answers }) => isOver(answers.goal) || answers.goal.sentences.some(isGrave)))
      continue;
    const isAlive =
      after.some(({ answers }) => isAlike(goal.content, contentOf(answers.goal.sentences))) ||
      entries.some((entry) => entry.row.date > last && speaksOf(goal, entry)) ||
      takingUp(
        goal,
        finished.filter(({ date }) => date > last),
      ).length > 0;
    // Of what is written in another language it cannot be told.
    const isUnknown =
      entries.some(({ row, hasOther }) => hasOther && row.date > last) ||
      finished.some(({ date, isOther }) => isOther && date > last);
    const claim = claimOf('goal-stalled', goal.key, idsOf([...goal.entries, ...after]));
    if (!isAlive && !isUnknown && answered.allows(claim)) return { ...goal, claim };
  }
  return undefined;
}

/** Whether an entry writes of the goal, which may be how it was reached. */
const speaksOf = ({ content }: NamedGoal, { answers }: EntryReading): boolean =>
  sharedBy(content, contentOf(PROSE.flatMap((name) => answers[name].sentences))) >=
  Math.min(SHARED, content.size);

function isAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = sharedBy(one, other);
  const all = one.size + other.size - shared;
  return all === 0 || shared / all >= ALIKE;
}

export function stalledPatterns(goal: StalledGoal | undefined, { week }: Scope): Pattern[] {
  const last = goal?.entries.at(-1);
  if (!goal || !last) return [];
  const text = texts.goalStalled(goal.quote, daysOf(goal), last.row.date, week.end);
  return [{ kind: 'goal-stalled', text, citations: citationsOf(goal), ...goal.claim }];
}

export const stalledSuggestions = (goal: StalledGoal | undefined): Suggestion[] =>
  goal
    ? [
        {
          kind: 'goal-stalled',
          text: texts.goalChoice(goal.quote),
          citations: citationsOf(goal),
          ...nextStepOn(goal.claim),
        },
      ]
    : [];
