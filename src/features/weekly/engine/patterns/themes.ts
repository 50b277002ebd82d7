import { contentOf } from '../../../../language/reader.ts';
import { claimOf } from '../answered.ts';
import type { Pattern } from '../notebook.ts';
import { commonest, type Phrase } from '../phrases.ts';
import { idsOf, type Scope } from '../scope.ts';
import * as texts from '../texts.ts';
import { fearClaim } from './fears.ts';
import { citationsOf, keyOf, newestQuote, phrasesByKey } from './mentions.ts';

/** On fewer days a thing is no theme. */
const DAYS = 3;
const MOST_THEMES = 2;
/** Fears have a pattern of their own. */
const LOOKED_THROUGH = ['celebration', 'goal_importance', 'value_alignment', 'page'] as const;

/** Values and goals have patterns of their own. */
function spokenOf({ notebook, ofWeek, reader }: Scope): Set<string> {
  const values = reader.texts(notebook.values);
  const goals = ofWeek.map(({ answers }) => answers.goal);
  return contentOf([...values, ...goals].flatMap(({ sentences }) => sentences));
}

/**
 * What a person comes back to within the week. It takes grammar to know a thing, so that of other languages than
 * English nothing is said here. A sentence that is copied from day to day counts once.
 */
export function themePatterns(scope: Scope, fear: string | undefined): Pattern[] {
  const spoken = spokenOf(scope);
  const seen = new Set<string>();
  const english = scope.ofWeek.filter(({ isEnglish }) => isEnglish);
  const named = phrasesByKey(english, {
    answers: LOOKED_THROUGH,
    counts: (_, sentence) => {
      const key = keyOf([sentence]);
      const isNew = !seen.has(key);
      seen.add(key);
      return isNew;
    },
  });
  const isSpoken = (key: string) => key.split(' ').some((word) => spoken.has(word));
  // What was answered as a fear would come back here under another name.
  const isFear = (key: string) => key === fear || scope.answered.isAnswered(fearClaim(key, []).about);
  return [...named]
    .filter(([key, phrases]) => phrases.length >= DAYS && !isFear(key) && !isSpoken(key.toLowerCase()))
    .filter(([key, phrases]) => scope.answered.allows(claimOn(key, phrases)))
    .sort(([, one], [, other]) => other.length - one.length)
    .slice(0, MOST_THEMES)
    .map(([key, phrases]) => themePattern(key, phrases));
}

const claimOn = (key: string, phrases: readonly Phrase[]) =>
  claimOf('theme', key, idsOf(phrases.map(({ entry }) => entry)));

function themePattern(key: string, phrases: readonly Phrase[]): Pattern {
  const words = commonest(phrases);
  const newest = newestQuote(phrases);
  const text = newest?.isTelling
    ? texts.themeQuoted(words, phrases.length, newest.phrase.entry.row.date, newest.quote)
    : texts.theme(words, phrases.length);
  return { kind: 'theme', text, citations: citationsOf(phrases), ...claimOn(key, phrases) };
}
