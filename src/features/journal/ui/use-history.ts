import { useInfiniteQuery } from '@tanstack/react-query';
import { WAITING } from '../../../kernel/seal.ts';
import { ApiError, call } from '../../../web/api.ts';
import { JOURNAL_KEY, type OpenedEntry, openEntry } from './entries.ts';

interface HistoryPage {
  entries: OpenedEntry[];
  next: string | null;
}

/** How often entries that wait for the key are read again, in milliseconds. */
const ASK_AGAIN = 2000;

async function readEntries(before: string | undefined): Promise<HistoryPage> {
  const { entries, next } = await call('GET /api/journal/entries', { query: { before } });
  return { entries: await Promise.all(entries.map(openEntry)), next };
}

const isWaiting = ({ entries }: HistoryPage): boolean =>
  entries.some(({ answers }) => Object.values(answers).includes(WAITING));

/** The entries, newest first, opened in this browser; earlier ones page by page. */
export const useHistory = () =>
  useInfiniteQuery({
    queryKey: [...JOURNAL_KEY, 'entries'],
    queryFn: ({ pageParam }) => readEntries(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: ({ state }) => (state.data?.pages.some(isWaiting) ? ASK_AGAIN : false),
  });

/** Why the history is not there, as the person is told. */
export const historyProblem = (error: unknown): string =>
  error instanceof ApiError && error.status === 401 ? 'Not authenticated' : 'Failed to fetch journal entries';
