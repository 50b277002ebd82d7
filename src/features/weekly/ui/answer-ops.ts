import { deviceNow } from '../../../browser/device-clock.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Mutation } from '../../../session/perform.ts';
import { offerUndo, tryPerform } from '../../../session/perform-or-toast.ts';
import { writtenFormat } from '../../../session/sealing.ts';
import { answerText, type InsightAnswer, isHiddenForGood, type SaidAnswer } from '../engine/answered.ts';
import type { Insight } from '../engine/notebook.ts';
import * as texts from '../texts.ts';
import type { OwnInsightAnswer } from './answers.ts';

type Answer = SaidAnswer & { id: string };

function answering({ id, kind, ...answer }: Answer): Mutation {
  const text = answerText(answer);
  const created_at = deviceNow().toISOString();
  return {
    id,
    what: texts.answeredInsight,
    words: answer.said,
    request: async ({ format, seal }) => ({
      call: 'POST /api/weekly/answers',
      body: { id, kind, text: await seal('insight_answers', 'text', id, text), format },
    }),
    changes: [
      { table: 'insight_answers', key: id, put: { id, kind, text, format: writtenFormat(), created_at } },
    ],
  };
}

const withdrawing = ({ id, said }: Pick<Answer, 'id' | 'said'>): Mutation => ({
  what: texts.withdrawnAnswer,
  words: said,
  request: async () => ({ call: 'DELETE /api/weekly/answers/{id}', params: { id } }),
  changes: [{ table: 'insight_answers', key: id, gone: true }],
});

/** How long an answer hides its sentence. */
export const hiddenHowLong = (answer: InsightAnswer): string =>
  isHiddenForGood(answer) ? texts.hiddenForGood : texts.hiddenUntilNews;

/** Answers a sentence, which goes at once, and offers to undo it for eight seconds. Says so when it could not be kept. */
export async function answerInsight(
  { about, rows = [], text: said }: Insight,
  kind: InsightAnswer['kind'],
): Promise<void> {
  if (about === undefined) return;
  const answer: Answer = { id: newId(), kind, about, said, rows };
  if (await tryPerform(answering(answer), texts.answerFailed))
    offerUndo(hiddenHowLong(answer), withdrawing(answer), texts.undoFailed);
}

/** Takes an answer back, and offers to undo that for eight seconds. */
export async function showAgain({ kind, about, said, rows, id }: OwnInsightAnswer): Promise<void> {
  if (!(await tryPerform(withdrawing({ id, said }), texts.showAgainFailed))) return;
  offerUndo(texts.shownAgain, answering({ id: newId(), kind, about, said, rows }), texts.undoFailed);
}
