import { notifyManager, QueryClient } from '@tanstack/react-query';
import { ApiError, isUnreachable } from './http.ts';

// What a click changes is on the screen in the same frame: the preset waits for a timer, and a ticked box flickers.
notifyManager.setScheduler(queueMicrotask);

const RETRIES = 2;

/** A profile that is missing is being made at that very moment; other refusals stay refusals. */
const isWorthRetrying = (error: unknown) =>
  !(error instanceof ApiError) ||
  error.status >= 500 ||
  isUnreachable(error) ||
  error.code === 'profile_missing';

/** What pages have read. It lives in memory and goes with the document when a session ends. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 30 * 60_000,
      networkMode: 'offlineFirst',
      retry: (failures, error) => failures < RETRIES && isWorthRetrying(error),
    },
    mutations: { networkMode: 'always', retry: false },
  },
});
