import { CITATIONS_LIMIT, isInline, quoteAround, shortQuote } from '../../../../language/quote.ts';
import { ANSWERS, type EntryReading, type Sentence, type TextReading } from '../../../../language/reader.ts';
import { MARKED } from '../../../../language/topics.ts';
import { BEHIND_ONE, JOYFUL, NEGATIONS, WEAK_THINGS } from '../../../../language/vocabulary.ts';
import { claimOf } from '../answered.ts';
import { isCelebration } from '../celebrations.ts';
import type { Citation, Pattern } from '../notebook.ts';
import { isGrave, isOthers, namesFear } from '../own-words.ts';
import { datesOf, isInRange, type Scope } from '../scope.ts';
import { daysOfSubjects, subjectsOf } from '../subjects.ts';
import * as texts from '../texts.ts';
import { isTopicKey, topicOfKey } from '../topic-phrases.ts';
import { hiddenFears } from './fears.ts';
import { citedAnswers, keyOf, withoutCopies } from './mentions.ts';

/* What was feared, and is celebrated now: 'Ten days to the committee', and then 'Did it! Twenty minutes before them all'. */

/** On so many days the fear must have been written of, and by so many things and topics the celebration speaks of it. */
const DAYS = 2;
const SIGNS = 2;
/** A thing or a topic on more than this part of all days tells nothing; nor does one that is mostly spoken of elsewhere. */
const RARE = { thing: 0.12, topic: 0.2 };
const FEARED = 0.5;
/** On so few days of few anything is rare. */
const FEW_DAYS = 4;

/** Before the rest of a sentence a quotation does not end with its own. */
const FULL_STOP = /[.\s]+$/u;

/** A sentence that names a fear. */
interface Feared {
  entry: EntryReading;
  subjects: ReadonlySet<string>;
  /** The answer, or where it says something that is not to be quoted the sentence alone. */
  quote: string | undefined;
}

/** A celebration with the fears of the weeks before that it speaks of; of none that is named again on its day or later. */
interface Faced {
  entry: EntryReading;
  feared: Feared[];
  /** Of each fear how much the celebration shares with it. */
  sharedWith: (feared: Feared) => number;
}

/** Whether a celebration calls out, or says that something is done. */
const isTriumph = ({ text, sentences }: TextReading): boolean =>
  text.includes('!') || /\b(?:at last|and back|out loud)\b/iu.test(text) || sentences.some(tellsOfEnd);

const tellsOfEnd = ({ tokens }: Sentence): boolean =>
  tokens.some(
    ({ word }, at) =>
      (BEHIND_ONE.has(word) || JOYFUL.has(word)) && !NEGATIONS.has(tokens[at + 1]?.word ?? ''),
  );

function fearedIn(scope: Scope): Feared[] {
  const hidden = hiddenFears(scope);
  const counts = (answer: TextReading, sentence: Sentence): boolean =>
    namesFear(answer, sentence) && !isOthers(answer, sentence) && !isGrave(sentence) && !hidden.has(sentence);
  return scope.entries
    .filter(({ isEnglish }) => isEnglish)
    .flatMap((entry) => {
      const { reflection } = entry.answers;
      const named = reflection.sentences.filter((sentence) => counts(reflection, sentence));
      const isWhole = named.length === reflection.sentences.length;
      return named.map((sentence) => ({
        entry,
        subjects: subjectsOf([sentence]),
        quote: isWhole ? shortQuote(reflection.text) : quoteAround(reflection.text, sentence),
      }));
    });
}

/** The things and topics that tell of fears: rare, and mostly spoken of as such. */
function tellingOf({ entries }: Scope): (subject: string) => boolean {
  const everywhere = daysOfSubjects(entries, ANSWERS);
  const inFears = daysOfSubjects(entries, ['reflection']);
  const all = datesOf(entries).length;
  const things = new Set(
    entries
      .flatMap(({ answers }) => answers.reflection.sentences)
      .flatMap(({ tokens }) => tokens.flatMap(({ lemma, isThing }) => (isThing ? lemma : []))),
  );
  return (subject) => {
    const days = everywhere.get(subject) ?? 0;
    const isTopic = isTopicKey(subject);
    const isKnown = isTopic
      ? MARKED.feared.has(topicOfKey(subject))
      : things.has(subject) && !WEAK_THINGS.has(subject);
    const isRare = days <= Math.max(FEW_DAYS, all * (isTopic ? RARE.topic : RARE.thing));
    // The celebration itself is no fear.
    return isKnown && isRare && (inFears.get(subject) ?? 0) >= (days - 1) * FEARED;
  };
}

/** What a celebration speaks of, and what an action speaks of that was finished on its day and shares something with it. */
function spokenOf(
  { row, answers }: EntryReading,
  { finished }: Scope,
  isTelling: (subject: string) => boolean,
) {
  const spoken = subjectsOf(answers.celebration.sentences);
  const done = finished
    .filter(({ date }) => date === row.date)
    .map(({ reading }) => subjectsOf(reading.sentences))
    .filter((subjects) => [...subjects].some((subject) => spoken.has(subject) && isTelling(subject)));
  return { subjects: new Set([...spoken, ...done.flatMap((one) => [...one])]), isDone: done.length > 0 };
}

function facedIn(
  entry: EntryReading,
  fears: readonly Feared[],
  scope: Scope,
  isTelling: (subject: string) => boolean,
): Faced[] {
  const { subjects, isDone } = spokenOf(entry, scope, isTelling);
  if (!isDone && !isTriumph(entry.answers.celebration)) return [];
  const shared = (feared: Feared) =>
    [...feared.subjects].filter((subject) => subjects.has(subject) && isTelling(subject));
  const feared = fears.filter((one) => shared(one).length > 0);
  if (feared.some((one) => one.entry.row.date >= entry.row.date)) return [];
  // A topic that only the same word speaks of is no second sign.
  const words = new Set(feared.flatMap(shared).filter((one) => !isTopicKey(one)));
  const topics = new Set(feared.map(shared).flatMap((of) => (of.every(isTopicKey) ? of : [])));
  const isEnough =
    datesOf(feared.map((one) => one.entry)).length >= DAYS && words.size + topics.size >= SIGNS;
  return isEnough ? [{ entry, feared, sharedWith: (one) => shared(one).length }] : [];
}

/** The celebration of the week that speaks of a fear of the weeks before. */
export function overcomePatterns(scope: Scope): Pattern[] {
  const { entries, week, answered } = scope;
  // What is celebrated again and again was not feared until now.
  const times = Map.groupBy(entries, ({ answers }) => keyOf(answers.celebration.sentences));
  const isOnce = ({ answers }: EntryReading) => times.get(keyOf(answers.celebration.sentences))?.length === 1;
  const celebrating = withoutCopies(entries)
    .filter(({ row, isEnglish }) => isEnglish && isInRange(row.date, week))
    .filter(
      ({ answers: { celebration } }) =>
        isCelebration(celebration) && !celebration.sentences.some((one) => isOthers(celebration, one)),
    )
    .filter(isOnce);
  if (celebrating.length === 0) return [];
  const isTelling = tellingOf(scope);
  const fears = fearedIn(scope);
  return celebrating
    .flatMap((entry) => facedIn(entry, fears, scope, isTelling))
    .sort((one, other) => other.feared.length - one.feared.length)
    .flatMap((faced) => overcomePattern(faced, week.end))
    .filter((pattern) => answered.allows(pattern))
    .slice(0, 1);
}

function overcomePattern({ entry, feared, sharedWith }: Faced, end: string): Pattern[] {
  const [nearest] = feared.toReversed().sort((one, other) => sharedWith(other) - sharedWith(one));
  const quote = shortQuote(entry.answers.celebration.text);
  if (!isInline(nearest?.quote) || !isInline(quote)) return [];
  const byEntry = new Map(feared.map((one) => [one.entry.row.id, one]));
  const told = [...byEntry.values()].toReversed();
  const citations = [
    ...citedAnswers([entry], 'celebration'),
    ...told.flatMap(({ entry: { row }, quote: said }): Citation[] =>
      said === undefined ? [] : [{ kind: 'entry', id: row.id, quote: said }],
    ),
  ].slice(0, CITATIONS_LIMIT);
  const last = { date: entry.row.date, quote, end };
  const text = texts.fearOvercome(nearest.entry.row.date, nearest.quote.replace(FULL_STOP, ''), last);
  const rows = [...byEntry.keys(), entry.row.id];
  return [{ kind: 'fear-overcome', text, citations, ...claimOf('fear-overcome', entry.row.id, rows) }];
}
