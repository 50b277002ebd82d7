import type { Tables } from '../../../notebook/rows.ts';
import type { SyncedRows } from '../../feed/contract.ts';
import { openedAnswers, type SaidAnswer } from '../engine/answered.ts';

/** An answer to a sentence as devices keep it, opened. */
export type OwnInsightAnswer = SaidAnswer & Pick<SyncedRows['insight_answers'], 'id' | 'created_at'>;

/** What the person has answered sentences with, the newest on top; what cannot be read here is left out. */
export const insightAnswers = (tables: Tables): OwnInsightAnswer[] =>
  openedAnswers(tables.insight_answers.values())
    .map(({ id, kind, about, said, rows, created_at }) => ({ id, kind, about, said, rows, created_at }))
    .sort((one, other) => (one.created_at < other.created_at ? 1 : -1));

/** Tells whether anything was answered or taken back: an answer itself never changes. */
export const answeredIds = (tables: Tables): string =>
  insightAnswers(tables)
    .map(({ id }) => id)
    .sort()
    .join(' ');
