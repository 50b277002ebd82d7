import type { AskedQuestion } from '../rules/asked-question.ts';
import { matchesFilters, type Query } from '../rules.ts';
import type { AnswerPlace, MeaningIndex, Related } from './meaning-index.ts';

/** When something was the last time is told by the newest few. */
const LATEST = 3;

const isWhere = (where: AskedQuestion['where'], { kind, part }: AnswerPlace): boolean =>
  where === undefined || (where === 'lesson' ? kind === 'lesson' : kind === 'entry' && part === 0);

/** What answers a question of the person's own: the oldest first, or of the last time the newest. */
export function answersTo(question: AskedQuestion, index: MeaningIndex, query: Query): Related[] {
  const answers = index.answersAbout(
    question.about,
    (sentence) =>
      isWhere(question.where, sentence) && question.isMeant(sentence.date) && matchesFilters(sentence, query),
  );
  return question.form === 'latest' ? answers.toReversed().slice(0, LATEST) : answers;
}
