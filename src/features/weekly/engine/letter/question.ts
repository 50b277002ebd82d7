import { quoted } from '../../../../kernel/quoted.ts';
import { isInline } from '../../../../language/quote.ts';
import type { Citation, Insight } from '../notebook.ts';
import * as texts from './texts.ts';

type Askable = keyof typeof texts.asks;

const isAskable = (kind: string): kind is Askable => Object.hasOwn(texts.asks, kind);

/** The row to ask about: one that the sentence quotes itself, else the newest that can be quoted within another. */
export function quotedRow({ text, citations }: Insight): Citation | undefined {
  const inline = citations.filter(({ quote }) => isInline(quote));
  return inline.find(({ quote }) => text.includes(quoted(quote))) ?? inline[0];
}

/**
 * The question that a suggestion of the engine turns into; none where there is nothing to ask. What the letter has just
 * `said` is not quoted again.
 */
export function questionOf(suggestion: Insight & { kind: string }, said: string): Insight | undefined {
  const { kind } = suggestion;
  const row = isAskable(kind) ? quotedRow(suggestion) : undefined;
  if (!isAskable(kind) || !row) return undefined;
  const again = said.includes(quoted(row.quote)) ? texts.asksAgain[kind] : undefined;
  return { text: again ?? texts.asks[kind](row.quote), citations: [row] };
}

/** The first of the suggestions that can be asked about. */
export function firstQuestion(
  suggestions: readonly (Insight & { kind: string })[],
  said: string,
): Insight | undefined {
  for (const suggestion of suggestions) {
    const question = questionOf(suggestion, said);
    if (question) return question;
  }
  return undefined;
}
