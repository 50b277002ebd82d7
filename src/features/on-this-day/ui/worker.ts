import { type Candidate, type Lately, nearestTo } from '../rules/relevance.ts';
import { clearTopics } from './clear-topics.ts';

/*
 * What words are about, beside the page: the list weighs more than Today, so it's loaded here alone, where there is
 * something to choose from, and gone with the answer.
 */

export interface ToWorker {
  /** The earliest first. */
  candidates: readonly Candidate[];
  lately: Lately;
}

/** The place of the candidate to show. */
export type FromWorker = number;

/** A worker's own side looks like the page's side of it. */
const page = globalThis as unknown as Pick<Worker, 'postMessage' | 'onmessage'>;

page.onmessage = ({ data: { candidates, lately } }: MessageEvent<ToWorker>) =>
  page.postMessage(nearestTo(candidates, lately, clearTopics(candidates, lately)) satisfies FromWorker);
