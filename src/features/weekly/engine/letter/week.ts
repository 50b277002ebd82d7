import { isUnread, type StoredInsights } from '../model-answer.ts';
import type { Insight } from '../notebook.ts';
import {
  isCited,
  type Letter,
  movedPart,
  numbersAlone,
  numbersPart,
  type PeriodCounts,
  withoutEmpty,
} from './letter.ts';
import { firstQuestion } from './question.ts';

/** A letter is read in a minute: what would make it longer than so many words is left out. */
const MOST_WORDS = 180;

/** What comes back, as far as a letter tells of it; of those the engine names what speaks of the week first. */
const RECURRING = new Set([
  'fear-overcome',
  'fear',
  'value-unlived',
  'action-intended',
  'lesson-again',
  'joy',
  'lesson-topic',
  'theme',
  'together',
  'weekday',
  'time-of-day',
]);

const wordsIn = (sentences: readonly Insight[]): number =>
  sentences.reduce((sum, { text }) => sum + text.split(/\s+/u).length, 0);

/** As many of the sentences, in their order, as there are words left for. */
function fitting(sentences: readonly Insight[], words: number): Insight[] {
  let left = words;
  return sentences.filter((sentence) => {
    const length = wordsIn([sentence]);
    if (length > left) return false;
    left -= length;
    return true;
  });
}

/** The goal of the week, and a value that was acted on. */
function movements({ patterns }: StoredInsights): Insight[] {
  const goal = patterns.find(({ kind }) => kind === 'goal-moved' || kind === 'goal-named');
  const acted = patterns.find(({ kind }) => kind === 'value-acted');
  return [goal, acted].filter((one) => one !== undefined).filter(isCited);
}

/** The letter of a week: what the engine says of it, in few words and with one question at most. */
export function weekLetter(insights: StoredInsights, counts: PeriodCounts): Letter {
  if (insights.isGuarded) return numbersAlone('week', counts);
  const { celebration, patterns, suggestions } = insights;
  const cameBack = patterns.filter(({ kind }) => RECURRING.has(kind)).find(isCited);
  const question = firstQuestion(suggestions, cameBack?.text ?? '');
  const numbers = numbersPart('week', counts, isUnread(insights));
  const always = [
    ...numbers.sentences,
    ...movedPart(counts, []).sentences,
    ...[celebration].filter(isCited),
    ...(cameBack ? [cameBack] : []),
    ...(question ? [question] : []),
  ];
  return withoutEmpty([
    numbers,
    { kind: 'celebrated', sentences: [celebration].filter(isCited) },
    movedPart(counts, fitting(movements(insights), MOST_WORDS - wordsIn(always))),
    { kind: 'came-back', sentences: cameBack ? [cameBack] : [] },
    { kind: 'question', sentences: question ? [question] : [] },
  ]);
}
