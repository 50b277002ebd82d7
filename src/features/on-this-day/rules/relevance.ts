import type { LocalDate } from '../../../kernel/calendar.ts';
import type { Memory } from '../rules.ts';

/** What a person is occupied with now. */
export interface Lately {
  /** What was written on the last days: each an entry or a lesson. */
  pages: readonly { date: LocalDate; texts: readonly string[] }[];
  /** The goals that are worked toward. */
  goals: readonly string[];
}

/** A sentence that could come back. */
export type Candidate = Pick<Memory, 'date' | 'sentence'>;

/** On so many days a topic must be spoken of, so that no single page decides. A goal that is worked toward counts as much. */
const LEAST_DAYS = 2;

/** On which days each topic is spoken of. */
function daysByTopic<Topic>({ pages }: Lately, topicsOf: (text: string) => Iterable<Topic>) {
  const days = new Map<Topic, Set<LocalDate>>();
  for (const { date, texts } of pages) {
    for (const topic of texts.flatMap((text) => [...topicsOf(text)])) {
      const known = days.get(topic);
      if (known) known.add(date);
      else days.set(topic, new Set([date]));
    }
  }
  return days;
}

/**
 * The place of the candidate that is about what the person is occupied with now; the first where none is, or several are
 * equally. A candidate's topics are added up: each counts as often as there are days that speak of it, where there are at
 * least two; a topic of a goal counts two, or its days where they are more. A candidate's own day is left out: what was
 * written a week ago would speak for itself.
 *
 * @param candidates one or more, the earliest first
 * @param topicsOf the topics that a text is clearly about
 */
export function nearestTo<Topic>(
  candidates: readonly Candidate[],
  lately: Lately,
  topicsOf: (text: string) => Iterable<Topic>,
): number {
  const days = daysByTopic(lately, topicsOf);
  const ofGoals = new Set(lately.goals.flatMap((goal) => [...topicsOf(goal)]));
  const countOf = (topic: Topic, date: LocalDate): number => {
    const spoken = days.get(topic);
    const count = (spoken?.size ?? 0) - Number(spoken?.has(date) ?? false);
    const least = ofGoals.has(topic) ? LEAST_DAYS : 0;
    return count < LEAST_DAYS ? least : count;
  };
  const nearness = candidates.map(({ date, sentence }) =>
    [...new Set(topicsOf(sentence))].reduce((sum, topic) => sum + countOf(topic, date), 0),
  );
  return nearness.indexOf(Math.max(...nearness));
}
