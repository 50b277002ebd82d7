import { notFound } from '../../../kernel/errors.ts';
import type { BodyOf } from '../../../kernel/route.ts';
import type { Api } from '../../../server/api.ts';
import type { Actor } from '../../../server/database.ts';
import { claim } from '../../../server/idempotency.ts';
import { columnList, statement } from '../../../server/statement.ts';
import {
  answerInsight,
  insightAnswerSchema,
  type StoredInsightAnswer,
  withdrawInsightAnswer,
} from '../contract.ts';
import { texts } from '../spoken-texts.ts';

const columns = columnList(Object.keys(insightAnswerSchema.shape));

export const ownInsightAnswers = statement<StoredInsightAnswer>('weekly-answers').sql(
  `select ${columns} from insight_answers where user_id = :userId`,
);
const one = statement<StoredInsightAnswer>('weekly-answer').sql(
  `select ${columns} from insight_answers where user_id = :userId and id = :id`,
);
const inserted = statement<StoredInsightAnswer>('weekly-answer-insert').sql(`
    insert into insight_answers (user_id, id, kind, text, format, created_at)
    values (:userId, :id, :kind, :text, :format, :now) returning ${columns}`);
const removed = statement<{ id: string }>('weekly-answer-delete').sql(
  'delete from insight_answers where user_id = :userId and id = :id returning id',
);

async function answer(actor: Actor, body: BodyOf<typeof answerInsight>): Promise<StoredInsightAnswer> {
  const { userId, now } = actor;
  const { id, kind, text, format } = body;
  const isFirst = await claim(actor, id, body);
  const [stored] = await actor.finish(
    isFirst ? inserted({ userId, id, kind, text, format, now: now.toISOString() }) : one({ userId, id }),
  );
  if (!stored) throw notFound(texts.answerNotFound);
  return stored;
}

/** Registers the calls that answer a sentence of the insights, and take an answer back. */
export function registerInsightAnswers(api: Api): void {
  api.serve(answerInsight, async (actor, { body }) => ({ insight_answer: await answer(actor, body) }));

  api.serve(withdrawInsightAnswer, async (actor, { params }) => {
    const [gone] = await actor.finish(removed({ userId: actor.userId, id: params.id }));
    if (!gone) throw notFound(texts.answerNotFound);
    return undefined;
  });
}
