import { addDays, type LocalDate, localDateOf } from '../../../../kernel/calendar.ts';
import { CITATIONS_LIMIT, type Citation, cite, firstQuote, isInline } from '../../../../language/quote.ts';
import type { Answer, EntryReading, TextReading } from '../../../../language/reader.ts';
import { WEAK_THINGS } from '../../../../language/vocabulary.ts';
import { claimOf, nextStepOn } from '../answered.ts';
import type { Pattern, Suggestion, TaskRow } from '../notebook.ts';
import { isCalledOff, isGrave, isQuoted } from '../own-words.ts';
import { isInRange, type Scope } from '../scope.ts';
import { areAbout } from '../subjects.ts';
import * as texts from '../texts.ts';
import { firstOfEach, keyOf } from './mentions.ts';

/* What is on the list for weeks, is planned again and again, and is in nothing that was finished: 'Ring Lou'. */

/** On so many days it was planned, the last of them at most so long ago. */
const DAYS = 3;
const RECENT_DAYS = 28;
/** For so many days the action is open. */
const OPEN_DAYS = { atLeast: 14, atMost: 100 };
/** What was planned so many days before is looked at, too. */
const BEFORE = 42;
/** Something that is told of on more of its days than it is planned is around the person anyway. */
const PLANNED = 0.6;

const PLANS: readonly Answer[] = ['goal', 'goal_importance', 'action', 'value_alignment'];
const OTHERS: readonly Answer[] = ['celebration', 'reflection', 'page'];

/** An open action, as it was read. */
interface OpenAction {
  row: TaskRow;
  date: LocalDate;
  reading: TextReading;
}

/** A thing or a person that an action is about. */
interface Thing {
  lemma: string;
  /** As the action names it. */
  said: string;
}

/** Where a thing was planned. */
interface Plan {
  date: LocalDate;
  reading: TextReading;
  citations: Citation[];
  /** By an answer about goals or values, an answer about actions, or on the list. */
  as: 'aim' | 'action' | 'listed';
}

interface Intended {
  action: OpenAction;
  thing: Thing;
  plans: Plan[];
}

const OWNER = /[’']s?$/u;

const thingsOf = ({ sentences }: TextReading, names: ReadonlySet<string>): Thing[] =>
  sentences
    .flatMap(({ tokens }) => tokens)
    .flatMap(({ surface, lemma, isThing }) => {
      const said = surface.replace(OWNER, '');
      return names.has(said) || (isThing && !WEAK_THINGS.has(lemma)) ? { lemma, said } : [];
    });

const speaksOf = ({ lemma }: Thing, { sentences }: TextReading): boolean => areAbout(sentences, lemma);

/** The open actions of the weeks that are looked at. Of ten years there are thousands: only what is near is read. */
function openActions({ open, notebook, reader, window, week }: Scope): OpenAction[] {
  const from = addDays(window.start, -BEFORE);
  const near = open.filter(({ created_at: at }) => at >= from && at <= addDays(week.end, 2));
  const readings = reader.texts(near.map(({ text }) => text));
  return near.flatMap((row, at) => {
    const reading = readings[at];
    const date = localDateOf(new Date(row.created_at), notebook.zone);
    return reading && date <= week.end ? [{ row, reading, date }] : [];
  });
}

/** Whether an action can be missed: it is the person's own, and not about a loss or something to leave undone. */
const canBeMissed = ({ reading }: OpenAction): boolean =>
  !reading.sentences.some(isGrave) &&
  !isCalledOff(reading) &&
  !isQuoted(reading, { start: 0, end: reading.text.length });

/** Where a thing was planned since some weeks before the action; nowhere where it was done, or is around anyway. */
function plansOf(thing: Thing, action: OpenAction, all: readonly OpenAction[], scope: Scope): Plan[] {
  const from = addDays(action.date, -BEFORE);
  const near = scope.entries.filter(({ row }) => row.date >= from);
  const naming = (names: readonly Answer[]) =>
    near.flatMap((entry) => {
      const name = names.find((one) => speaksOf(thing, entry.answers[one]));
      return name ? [{ entry, name }] : [];
    });
  const isDone =
    scope.finished.some(({ reading }) => speaksOf(thing, reading)) ||
    near.some(({ row, answers }) => row.date >= action.date && speaksOf(thing, answers.celebration));
  const planned = naming(PLANS);
  if (isDone || planned.length < (planned.length + naming(OTHERS).length) * PLANNED) return [];
  const listed = all.filter(({ date, reading }) => date >= from && speaksOf(thing, reading));
  return [
    ...planned.map(({ entry, name }) => planIn(entry, name)),
    ...listed.map(
      ({ row, ...of }): Plan => ({ ...of, citations: cite('action', row.id, row.text), as: 'listed' }),
    ),
  ].sort((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)));
}

const planIn = ({ row, answers }: EntryReading, name: Answer): Plan => ({
  date: row.date,
  reading: answers[name],
  citations: cite('entry', row.id, answers[name].text),
  as: name === 'action' ? 'action' : 'aim',
});

/** Each plan once that is written down again in the same words. */
const withoutCopies = (plans: readonly Plan[]): Plan[] =>
  firstOfEach(plans, ({ reading }) => keyOf(reading.sentences));

const daysOf = (plans: readonly Plan[]): number => new Set(plans.map(({ date }) => date)).size;
const timesAs = (plans: readonly Plan[], kind: Plan['as']): number =>
  plans.filter((plan) => plan.as === kind).length;

/** Whether it matters to the person: a goal or a value speaks of it, or it is on the list more than once. */
const matters = (plans: readonly Plan[]): boolean =>
  timesAs(plans, 'aim') > 0 || timesAs(plans, 'listed') > 1;

/** What goals and values speak of more often comes first, then what was planned on more days. */
const byWeight = (one: Intended, other: Intended): number =>
  timesAs(other.plans, 'aim') - timesAs(one.plans, 'aim') || daysOf(other.plans) - daysOf(one.plans);

function intendedIn(action: OpenAction, all: readonly OpenAction[], scope: Scope): Intended[] {
  const [best] = thingsOf(action.reading, scope.names)
    .map((thing) => ({ action, thing, plans: withoutCopies(plansOf(thing, action, all, scope)) }))
    .sort(byWeight);
  const isRecent = (best?.plans.at(-1)?.date ?? '') >= addDays(scope.week.end, -RECENT_DAYS);
  return best && isRecent && daysOf(best.plans) >= DAYS && matters(best.plans) ? [best] : [];
}

/** The open action that goals, values and plans spoke of most. */
export function intendedAction(scope: Scope): Intended | undefined {
  const { week, answered } = scope;
  const range = {
    start: addDays(week.end, -OPEN_DAYS.atMost),
    end: addDays(week.end, -OPEN_DAYS.atLeast),
  };
  const all = openActions(scope);
  return all
    .filter((action) => isInRange(action.date, range) && canBeMissed(action))
    .filter(({ reading }) => isInline(firstQuote(reading.text)))
    .flatMap((action) => intendedIn(action, all, scope))
    .filter((intended) => answered.allows(claimOn(intended)))
    .sort(byWeight)[0];
}

const citationsOf = ({ plans }: Intended): Citation[] =>
  plans
    .toReversed()
    .flatMap(({ citations }) => citations)
    .slice(0, CITATIONS_LIMIT);

const claimOn = (intended: Intended) =>
  claimOf(
    'action-intended',
    intended.action.row.id,
    citationsOf(intended).map(({ id }) => id),
  );

export function intendedPatterns(intended: Intended | undefined, { week }: Scope): Pattern[] {
  if (!intended) return [];
  const { action, thing, plans } = intended;
  const days = { days: daysOf(plans), since: plans[0]?.date ?? action.date, end: week.end };
  const text = texts.actionIntended(firstQuote(action.reading.text) ?? '', action.date, thing.said, days);
  return [{ kind: 'action-intended', text, citations: citationsOf(intended), ...claimOn(intended) }];
}

export const intendedSuggestions = (intended: Intended | undefined): Suggestion[] => {
  if (!intended) return [];
  const { action } = intended;
  const quote = firstQuote(action.reading.text) ?? '';
  return [
    {
      kind: 'action-waiting',
      text: texts.firstStep(quote),
      citations: [{ kind: 'action', id: action.row.id, quote }],
      // Of the action, as when nothing else is said of it: whoever refused the one is not given the other.
      ...nextStepOn(claimOf('action', action.row.id, [action.row.id])),
    },
  ];
};
