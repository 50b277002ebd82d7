import { addDays } from '../../../../kernel/calendar.ts';
import { isInline, type Span, shortQuote } from '../../../../language/quote.ts';
import type { EntryReading } from '../../../../language/reader.ts';
import { clearTopicsOf, MARKED, topicTerms } from '../../../../language/topics.ts';
import { type Claim, claimOf } from '../answered.ts';
import type { Pattern } from '../notebook.ts';
import { isGrave, isOthersInValues } from '../own-words.ts';
import { datesOf, idsOf, isInRange, type Scope } from '../scope.ts';
import * as texts from '../texts.ts';
import { topicPlacesIn } from '../topic-phrases.ts';
import { citedAnswers, withoutCopies } from './mentions.ts';
import type { NamedValue } from './values.ts';

/* A value of which a person writes, day after day, that it is still to be done. */

/** On so many days, and on so much of the days that speak of the value since the first of them. */
const DAYS = 3;
const MOSTLY = 0.6;
/** The last of them lies at most so many days back. */
const RECENT_DAYS = 21;

/** What says that something is meant or wished for. */
const MEANT =
  /\b(?:ought to|should(?:['’]ve| have)?(?! ?n['’]?o?t)|supposed to|mean(?:t|ing)? to|going to|must|would (?:be|mean|have been|take|say)|in theory|only in words|on (?:my|the) list|lip service|i (?:always |keep )?(?:say|saying|talk|preach|tell)\b)/iu;
/** What says that it was not done. */
const UNDONE =
  /\b(?:(?:did ?n['’]?o?t|don['’]?t|do not) (?:do|manage|get|go|call|ring|make) (?:it|that|to|round|around)|ha(?:ve|s) ?n['’]?o?t|i['’]ve not|not (?:yet|today|this week|once|really|again|with|much)|again not|nothing again|skipped|put (?:it|that) off|unanswered|postponed|instead|nobody but|no time|too (?:tired|late|busy)|failed|forgot|weeks? now|(?:second|third|fourth) week|still (?:not|no|have ?n)|next (?:week|month|time)|tomorrow)\b/iu;
/** What asks for the value, or says right before or behind it that there was none. */
const ASKED = /^\s*\?/u;
const NONE_BEFORE = /\b(?:no|not|without|zero)(?: much)? $/iu;
const NONE_BEHIND = /^[,:]? no\s*(?:[.!,;]|$)/iu;

/** Whether an answer says of a value, which stands at a place, that it is still to be done. */
function isStillToDo(text: string, { start, end }: Span): boolean {
  const [before, behind] = [text.slice(0, start), text.slice(end)];
  return (
    ASKED.test(behind) ||
    NONE_BEHIND.test(behind) ||
    NONE_BEFORE.test(before) ||
    MEANT.test(text) ||
    UNDONE.test(text)
  );
}

/** An entry whose answer about values speaks of one. */
interface Telling {
  entry: EntryReading;
  isToDo: boolean;
}

export interface UnlivedValue {
  value: string;
  /** How many days speak of it since the first on which it was to be done. */
  days: number;
  toDo: EntryReading[];
  quote: string;
  claim: Claim;
}

/** The topics that the name of a value is about. What can be feared is none of them: 'health' is not about illness. */
const topicsOf = (value: string): Set<number> =>
  new Set(clearTopicsOf(topicTerms(value)).filter((topic) => !MARKED.feared.has(topic)));

/** The answers about values that speak of one: by its name, or by what it is about. */
function tellingsOf({ value, asked }: NamedValue, { entries, people }: Scope): Telling[] {
  const sought = { topics: topicsOf(value), people };
  return withoutCopies(entries)
    .filter(({ isEnglish }) => isEnglish)
    .flatMap((entry) => {
      const answer = entry.answers.value_alignment;
      const named = asked.find((naming) => naming.entry === entry)?.at;
      const [about] = answer.sentences.flatMap((sentence) => [
        ...topicPlacesIn(sentence, sought, () => true).values(),
      ]);
      const place = named ?? about;
      if (!place || isOthersInValues(answer, place) || answer.sentences.some(isGrave)) return [];
      return [{ entry, isToDo: isStillToDo(answer.text, place) }];
    });
}

function unlivedIn(value: NamedValue, scope: Scope): UnlivedValue[] {
  const tellings = tellingsOf(value, scope);
  const first = tellings.find(({ isToDo }) => isToDo)?.entry.row.date ?? '';
  const since = tellings.filter(({ entry }) => entry.row.date >= first).map(({ entry }) => entry);
  const toDo = tellings.filter(({ isToDo }) => isToDo).map(({ entry }) => entry);
  const last = toDo.at(-1);
  const quote = last && shortQuote(last.answers.value_alignment.text);
  const recent = { start: addDays(scope.week.end, -RECENT_DAYS), end: scope.week.end };
  const days = datesOf(since).length;
  const isUnlived = datesOf(toDo).length >= Math.max(DAYS, days * MOSTLY);
  if (!last || !isUnlived || !isInRange(last.row.date, recent) || !isInline(quote)) return [];
  const claim = claimOf('value-unlived', value.value.toLowerCase(), idsOf(toDo));
  return [{ value: value.value, days, toDo, quote, claim }];
}

/** The value that was to be done on most days. */
export const unlivedValue = (values: readonly NamedValue[], scope: Scope): UnlivedValue | undefined =>
  values
    .flatMap((value) => unlivedIn(value, scope))
    .filter(({ claim }) => scope.answered.allows(claim))
    .sort((one, other) => other.toDo.length - one.toDo.length)[0];

export function unlivedPatterns(unlived: UnlivedValue | undefined, { week }: Scope): Pattern[] {
  if (!unlived) return [];
  const { value, days, toDo, quote, claim } = unlived;
  const dates = datesOf(toDo);
  const counted = { days, since: dates[0] ?? week.start, end: week.end };
  const last = { date: dates.at(-1) ?? week.end, quote };
  const text = texts.valueUnlived(value, counted, dates.length, last);
  return [{ kind: 'value-unlived', text, citations: citedAnswers(toDo, 'value_alignment'), ...claim }];
}
