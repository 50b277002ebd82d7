/*
 * What the tabs of one person's notebook tell each other, in memory alone, and which of them leads. A lock ends with
 * its tab, however that ends, so another one takes over at once.
 */

import { openChannel, withLock } from '../browser/between-tabs.ts';
import type { CopyState } from './disk.ts';
import type { NotebookRow } from './rows.ts';

export type TabNews =
  /** The outbox or the rejected writes have changed on the disk. */
  | { type: 'outbox' }
  /** Rows came and are on the disk; `lifted` are the writes that they show. */
  | { type: 'rows'; rows: NotebookRow[]; state: CopyState | undefined; lifted: string[] }
  /** The rows are to be read from the disk again. */
  | { type: 'anew' }
  /** How the leader stands. */
  | { type: 'reached'; isReached: boolean; isUnpaid: boolean }
  /** A tab was opened, or came back, and asks how the leader stands. */
  | { type: 'hello' };

export interface Tabs<News = TabNews> {
  tell(news: News): void;
  hear(listener: (news: News) => void): void;
  /** Runs the work once this tab leads, until the tab is closed or `close` is called: then the signal says so. */
  lead(work: (signal: AbortSignal) => Promise<void>): void;
  close(): void;
}

/** The tabs of this browser that share this name. Without locks, or a channel to follow by, every tab leads. */
export function browserTabs<News = TabNews>(name: string): Tabs<News> {
  const channel = openChannel(name);
  const closing = new AbortController();
  const { signal } = closing;
  return {
    tell: (news) => {
      if (!signal.aborted) channel?.postMessage(news);
    },
    hear: (listener) => {
      channel?.addEventListener('message', ({ data }: MessageEvent<News>) => listener(data));
    },
    lead: (work) => {
      const leading = () => work(signal);
      // A tab that follows without hearing of the others would never be sent for.
      if (!channel) return void leading();
      withLock(name, { signal }, leading, leading).catch(() => undefined);
    },
    close: () => {
      closing.abort();
      channel?.close();
    },
  };
}
