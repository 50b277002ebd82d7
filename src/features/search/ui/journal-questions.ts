import { MARKED, TOPICS, topicOf } from '../../../language/topics.ts';
import { FEAR_PART } from '../rules.ts';
import type { MeaningIndex, Related, Where } from './meaning-index.ts';

/** What a person can ask of everything they wrote. */
export type QuestionKind = 'learned' | 'celebrated' | 'feared' | 'brave' | 'undone';

/** A question that has answers. */
export interface JournalQuestion {
  kind: QuestionKind;
  /** What it is about; '' of a question that names nothing. */
  topic: string;
  /** Sentences in the person's own words, the oldest first. */
  answers: readonly Related[];
}

/** What fewer documents say answers no question. */
const LEAST = 3;

const CELEBRATIONS: Where = { kind: 'entry', part: 0 };
const FEARS: Where = { kind: 'entry', part: FEAR_PART };
const LESSONS: Where = { kind: 'lesson', part: 0 };

const questionAbout = (
  index: MeaningIndex,
  kind: QuestionKind,
  where: Where,
  among: Iterable<number>,
): JournalQuestion[] => {
  const topic = index.mostSaid(among, where, LEAST);
  return topic === undefined
    ? []
    : [{ kind, topic: TOPICS[topic] ?? '', answers: index.about(topic, where) }];
};

/** The questions about what a person writes of most, each with its answers; none where little was written. */
export function questionsOf(index: MeaningIndex): JournalQuestion[] {
  const brave = questionAbout(index, 'brave', CELEBRATIONS, [topicOf('courage')]);
  return [
    ...questionAbout(index, 'learned', LESSONS, MARKED.learned),
    ...questionAbout(index, 'celebrated', CELEBRATIONS, MARKED.celebrated),
    ...questionAbout(index, 'feared', FEARS, MARKED.feared),
    ...brave.map((question) => ({ ...question, topic: '' })),
  ];
}
