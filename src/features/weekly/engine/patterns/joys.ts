import { MARKED } from '../../../../language/topics.ts';
import { claimOf } from '../answered.ts';
import { isCelebration } from '../celebrations.ts';
import type { Pattern } from '../notebook.ts';
import type { Phrase } from '../phrases.ts';
import { idsOf, isInRange, type Scope } from '../scope.ts';
import * as texts from '../texts.ts';
import { subjectOf } from '../topic-phrases.ts';
import { citationsOf, newestQuote, phrasesByKey, withoutCopies } from './mentions.ts';

/** On fewer days it is what a day brought, and nothing that a person comes back to. */
const DAYS = 5;

/** What a person celebrates again and again over the weeks, in whatever words, and in this one too. */
export function joyPatterns({ entries, week, answered, people }: Scope): Pattern[] {
  const celebrated = withoutCopies(entries).filter(
    ({ isEnglish, answers: { celebration } }) => isEnglish && isCelebration(celebration),
  );
  const named = phrasesByKey(celebrated, {
    answers: ['celebration'],
    counts: () => true,
    sought: { topics: MARKED.celebrated, people },
  });
  const [best] = [...named.values()]
    .filter((phrases) => phrases.length >= DAYS)
    .filter((phrases) => phrases.some(({ entry }) => isInRange(entry.row.date, week)))
    .filter((phrases) => phrases.some(({ entry }) => !isInRange(entry.row.date, week)))
    .filter((phrases) => answered.allows(claimOn(phrases)))
    .sort((one, other) => other.length - one.length);
  const [first] = best ?? [];
  if (!best || !first) return [];
  const { words } = first;
  const days = { days: best.length, since: first.entry.row.date, end: week.end };
  const newest = newestQuote(best.filter(({ entry }) => isInRange(entry.row.date, week)));
  const text = newest
    ? texts.joyQuoted(words, days, newest.phrase.entry.row.date, newest.quote)
    : texts.joy(words, days);
  return [{ kind: 'joy', text, citations: citationsOf(best), ...claimOn(best) }];
}

const claimOn = (phrases: readonly Phrase[]) =>
  claimOf('joy', subjectOf(phrases[0]?.key ?? ''), idsOf(phrases.map(({ entry }) => entry)));
