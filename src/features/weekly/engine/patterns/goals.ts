import { addDays } from '../../../../kernel/calendar.ts';
import { fold } from '../../../find/rules.ts';
import type { Pattern, Suggestion } from '../notebook.ts';
import { CITATIONS_LIMIT, cite, firstQuote, isInline } from '../quote.ts';
import { contentOf, type EntryReading, sharedBy, type TextReading } from '../reader.ts';
import { datesOf, type FinishedAction, isIn, type Scope } from '../scope.ts';
import { WORDING } from '../wording.ts';

/** How often a goal must have been named in the week. */
const NAMED = 2;
/** On how many days it must have been named to be missed, how long ago, and how many entries must have come since. */
const KEPT_DAYS = 3;
const QUIET_DAYS = 14;
const ENTRIES_SINCE = 3;
/** How many words an action and a goal must share, unless the goal has fewer. */
const SHARED = 2;
/** From this part of common words on, two goals may be the same in other words. */
const ALIKE = 0.34;

/** A goal with the entries that name it in the same words. */
interface NamedGoal {
  key: string;
  quote: string;
  content: Set<string>;
  entries: EntryReading[];
}

const keyOf = ({ sentences }: TextReading): string =>
  sentences.flatMap(({ tokens }) => tokens.map(({ word }) => word)).join(' ');

function goalsOf(entries: readonly EntryReading[]): NamedGoal[] {
  const goals = new Map<string, NamedGoal>();
  for (const entry of entries) {
    const { goal } = entry.answers;
    const key = keyOf(goal);
    const quote = firstQuote(goal.text);
    if (key === '' || !isInline(quote)) continue;
    const known = goals.get(key);
    if (known) {
      known.entries.push(entry);
      known.quote = quote;
    } else goals.set(key, { key, quote, content: contentOf(goal.sentences), entries: [entry] });
  }
  return [...goals.values()].sort((one, other) => other.entries.length - one.entries.length);
}

const citationsOf = ({ entries }: NamedGoal) =>
  entries
    .toReversed()
    .flatMap(({ row, answers }) => cite('entry', row.id, answers.goal.text))
    .slice(0, CITATIONS_LIMIT);

/** Actions in which the words of the goal come again. */
function takingUp({ content }: NamedGoal, actions: readonly FinishedAction[]): FinishedAction[] {
  const needed = Math.min(SHARED, content.size);
  return actions.filter(
    ({ reading }) => needed > 0 && sharedBy(content, contentOf(reading.sentences)) >= needed,
  );
}

/** The goal that was named most in the week, and what was done for it. */
export function goalPatterns(scope: Scope): Pattern[] {
  const { ofWeek, finished, week } = scope;
  const goal = goalsOf(ofWeek).find(({ entries }) => entries.length >= NAMED);
  if (!goal) return [];
  const done = takingUp(
    goal,
    finished.filter(({ date }) => isIn(date, week)),
  );
  const named = citationsOf(goal);
  const actions = done.toReversed().flatMap(({ row }) => cite('action', row.id, row.text));
  if (done.length === 0 || actions.length < done.length) {
    const text = WORDING.goalNamed(goal.quote, goal.entries.length, ofWeek.length);
    return [{ kind: 'goal-named', text, citations: named }];
  }
  const text = WORDING.goalMoved(goal.quote, goal.entries.length, done.length);
  return [{ kind: 'goal-moved', text, citations: [...named, ...actions].slice(0, 2 * CITATIONS_LIMIT) }];
}

const keyOfText = (text: string): string => fold(text).replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** A goal that was named on several days and then, in the entries of two weeks and more, no longer. */
export function stalledGoal({
  entries,
  week,
  notebook,
  finished,
}: Scope): (NamedGoal & { after: number }) | undefined {
  const reached = new Set(
    notebook.goals.filter(({ status }) => status === 'completed').map(({ text }) => keyOfText(text)),
  );
  const naming = entries.filter(({ answers }) => answers.goal.text.trim() !== '');
  for (const goal of goalsOf(naming)) {
    const last = goal.entries.at(-1)?.row.date ?? '';
    const after = naming.slice(naming.indexOf(goal.entries.at(-1) as EntryReading) + 1);
    const isQuiet = datesOf(goal.entries).length >= KEPT_DAYS && last <= addDays(week.end, -QUIET_DAYS);
    if (!isQuiet || after.length < ENTRIES_SINCE || reached.has(keyOfText(goal.quote))) continue;
    const isAlive =
      after.some(({ answers }) => isAlike(goal.content, contentOf(answers.goal.sentences))) ||
      takingUp(
        goal,
        finished.filter(({ date }) => date > last),
      ).length > 0;
    if (!isAlive) return { ...goal, after: after.length };
  }
  return undefined;
}

function isAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = sharedBy(one, other);
  const all = one.size + other.size - shared;
  return all === 0 || shared / all >= ALIKE;
}

export function stalledPatterns(goal: ReturnType<typeof stalledGoal>, { week }: Scope): Pattern[] {
  const last = goal?.entries.at(-1);
  if (!goal || !last) return [];
  const text = WORDING.goalStalled(goal.quote, goal.entries.length, last.row.date, goal.after, week.end);
  return [{ kind: 'goal-stalled', text, citations: citationsOf(goal) }];
}

export const stalledSuggestions = (goal: ReturnType<typeof stalledGoal>): Suggestion[] =>
  goal ? [{ kind: 'goal-stalled', text: WORDING.goalChoice(goal.quote), citations: citationsOf(goal) }] : [];
