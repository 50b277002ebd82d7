import { type Query, wordsOf } from '../rules.ts';

/* What may be asked instead, where nothing has all words of a query. */

/** Another question: everywhere, in another spelling, or with a word less. */
interface OtherQuestion {
  by: 'everywhere' | 'spelling' | 'fewer-words';
  query: Query;
}

/** Another question, and how much answers it. */
export interface Instead extends OtherQuestion {
  count: number;
}

const isFiltered = ({ kinds, from, to }: Query): boolean => kinds.length > 0 || Boolean(from) || Boolean(to);

const joined = (...parts: string[]): string => parts.join('').replace(/\s+/gu, ' ').trim();

/** The questions that come close to the query, the closest first. `nearest` answers the known form most like a word. */
export function questionsInstead(
  query: Query,
  nearest: (word: string) => string | undefined,
): OtherQuestion[] {
  const { text } = query;
  const words = wordsOf(text);
  const other = (by: OtherQuestion['by'], change: Partial<Query>): OtherQuestion => ({
    by,
    query: { ...query, ...change },
  });
  const everywhere: OtherQuestion[] = isFiltered(query)
    ? [{ by: 'everywhere', query: { text, kinds: [] } }]
    : [];
  const spelt = words.flatMap(({ start, end, forms: [form = ''] }) => {
    const near = nearest(form);
    return near === undefined
      ? []
      : [other('spelling', { text: joined(text.slice(0, start), near, text.slice(end)) })];
  });
  const fewer =
    words.length < 2
      ? []
      : words.map(({ start, end }) =>
          other('fewer-words', { text: joined(text.slice(0, start), text.slice(end)) }),
        );
  return [...everywhere, ...spelt, ...fewer];
}
