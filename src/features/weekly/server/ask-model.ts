import * as z from 'zod';
import type { Actor } from '../../../server/database.ts';
import type { LanguageModel } from '../../../server/language-model.ts';
import { statement } from '../../../server/statement.ts';
import type { InsightAnswer } from '../engine/answered.ts';
import { checkedInsights, type ModelAnswer, type StoredInsights } from '../engine/model-answer.ts';
import type { ModelRequest } from '../engine/model-request.ts';
import type { Insights } from '../engine/notebook.ts';

const agreed = statement('weekly-model-consent').sql(
  'select from profiles where id = :userId and model_consent_at is not null and model_consent_host = :host',
);

/** Whether the person has agreed that this model, and not one of another host, is given what they write. */
export async function isAgreed({ userId, run }: Actor, { host }: LanguageModel): Promise<boolean> {
  return (await run(agreed({ userId, host }))).length > 0;
}

const sentence = z.object({
  text: z.string(),
  citations: z.array(z.object({ id: z.string(), quote: z.string() })),
});
/** Without limits, which not every endpoint's schemas can say: what is too much is left out afterwards. */
const answerSchema: z.ZodType<ModelAnswer> = z.object({
  celebration: sentence,
  patterns: z.array(sentence),
  suggestions: z.array(sentence),
  summary: sentence,
});

/**
 * What the model says of the week, as far as it holds, else what the engine says. Only for a person who has agreed
 * (`isAgreed`).
 */
export async function withModel(
  model: LanguageModel,
  { rows, ...question }: ModelRequest,
  own: Insights,
  answers: readonly InsightAnswer[],
): Promise<StoredInsights<'model'>> {
  if (rows.length === 0) return own;
  const answer = await model.ask(question, answerSchema);
  return answer ? checkedInsights(answer, rows, own, { answers, writtenBy: 'model' }) : own;
}
