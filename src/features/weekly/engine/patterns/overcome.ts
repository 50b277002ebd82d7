import { addDays } from '../../../../kernel/calendar.ts';
import type { Sentence } from '../../../../language/reader.ts';
import { MARKED } from '../../../../language/topics.ts';
import { BEHIND_ONE } from '../../../../language/vocabulary.ts';
import { isCelebration } from '../celebrations.ts';
import type { Pattern } from '../notebook.ts';
import { namesFear } from '../own-words.ts';
import type { Phrase } from '../phrases.ts';
import { isInRange, type Scope } from '../scope.ts';
import * as texts from '../texts.ts';
import { fearClaim } from './fears.ts';
import { citationsOf, newestQuote, phrasesByKey, withoutCopies } from './mentions.ts';

/** On fewer days a fear was not spoken of often enough to say that it is over. */
const DAYS = 3;
/** For so many days it has not been named when it is celebrated: what was feared yesterday may be feared tomorrow. */
const QUIET_DAYS = 14;

/** Whether a sentence says that something is behind one. */
const tellsOfEnd = ({ tokens }: Sentence): boolean => tokens.some(({ word }) => BEHIND_ONE.has(word));

/** A fear of the weeks before, of which this week celebrates that it is behind the person. */
export function overcomePatterns({ entries, week, answered, people }: Scope): Pattern[] {
  const english = withoutCopies(entries).filter(({ isEnglish }) => isEnglish);
  const sought = { topics: MARKED.feared, people };
  const feared = phrasesByKey(english, { answers: ['reflection'], counts: namesFear, sought });
  const celebrated = phrasesByKey(
    english.filter(({ row, answers }) => isInRange(row.date, week) && isCelebration(answers.celebration)),
    { answers: ['celebration'], counts: (_, sentence) => tellsOfEnd(sentence), sought },
  );
  const [best] = [...celebrated]
    .map(([key, ends]) => {
      const fears = feared.get(key) ?? [];
      const told = [...fears, ...ends];
      const claim = fearClaim(
        key,
        told.map(({ entry }) => entry),
      );
      return { ends, fears, told, claim };
    })
    .filter(({ ends, fears }) => fears.length >= DAYS && isLongQuiet(fears, ends))
    .filter(({ claim }) => answered.allows(claim))
    .sort((one, other) => other.fears.length - one.fears.length);
  const [first] = best?.fears ?? [];
  const last = best?.fears.at(-1);
  const newest = best && newestQuote(best.ends);
  if (!first || !last || !newest) return [];
  const text = texts.fearOvercome(
    first.words,
    { days: best.fears.length, since: first.entry.row.date, end: week.end },
    { last: last.entry.row.date, celebrated: newest.phrase.entry.row.date, quote: newest.quote },
  );
  return [{ kind: 'fear-overcome', text, citations: citationsOf(best.told), ...best.claim }];
}

function isLongQuiet(fears: readonly Phrase[], [first]: readonly Phrase[]): boolean {
  const last = fears.at(-1)?.entry.row.date ?? '';
  return first !== undefined && last <= addDays(first.entry.row.date, -QUIET_DAYS);
}
