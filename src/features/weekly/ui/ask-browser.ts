import { askBrowserModel } from '../../../browser/browser-model.ts';
import type { DayRange } from '../../../kernel/calendar.ts';
import type { InsightAnswer } from '../engine/answered.ts';
import {
  checkedInsights,
  type ModelAnswer,
  type ModelSentence,
  type StoredInsights,
} from '../engine/model-answer.ts';
import { modelRequest } from '../engine/model-request.ts';
import type { OpenedNotebook } from '../engine/notebook.ts';
import { fieldsOf, listIn, textIn } from './stored-insights.ts';

/** What such models can be given is a fifth of what an operator's takes. In characters. */
const LENGTH = 9_000;

const CITATION = {
  type: 'object',
  properties: { id: { type: 'string' }, quote: { type: 'string' } },
  required: ['id', 'quote'],
  additionalProperties: false,
};
const SENTENCE = {
  type: 'object',
  properties: { text: { type: 'string' }, citations: { type: 'array', items: CITATION } },
  required: ['text', 'citations'],
  additionalProperties: false,
};
const SENTENCES = { type: 'array', items: SENTENCE };
const SCHEMA = {
  type: 'object',
  properties: { celebration: SENTENCE, patterns: SENTENCES, suggestions: SENTENCES, summary: SENTENCE },
  required: ['celebration', 'patterns', 'suggestions', 'summary'],
  additionalProperties: false,
};

function sentenceIn(value: unknown): ModelSentence {
  const { text, citations } = fieldsOf(value);
  return {
    text: textIn(text),
    citations: listIn(citations).map((citation) => {
      const { id, quote } = fieldsOf(citation);
      return { id: textIn(id), quote: textIn(quote) };
    }),
  };
}

/** What a browser wrote, whatever it is: a schema is asked for, and not every browser holds to it. */
function answerIn(value: unknown): ModelAnswer {
  const { celebration, patterns, suggestions, summary } = fieldsOf(value);
  return {
    celebration: sentenceIn(celebration),
    patterns: listIn(patterns).map(sentenceIn),
    suggestions: listIn(suggestions).map(sentenceIn),
    summary: sentenceIn(summary),
  };
}

/**
 * What the browser's own model says of a week in the place of `own`, as far as it holds; undefined when nothing does.
 * Nothing leaves the device. @throws the browser's error
 */
export async function askBrowser(
  notebook: OpenedNotebook,
  week: DayRange,
  { own, answers }: { own: StoredInsights; answers: readonly InsightAnswer[] },
): Promise<StoredInsights | undefined> {
  const { rows, ...question } = modelRequest(notebook, week, LENGTH);
  if (rows.length === 0) return undefined;
  const answer = answerIn(await askBrowserModel({ ...question, schema: SCHEMA }));
  const insights = checkedInsights(answer, rows, own, { answers, writtenBy: 'browser' });
  return insights.writtenBy === 'browser' ? insights : undefined;
}
