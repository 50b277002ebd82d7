import { notifyManager, QueryClient } from '@tanstack/react-query';
import { ApiError, isUnreachable } from './http.ts';

// What a click changes is on the screen in the same frame: the preset waits for a timer, and a ticked box flickers.
notifyManager.setScheduler(queueMicrotask);

const RETRIES = 2;

/** A profile that is missing is being made at that very moment; other refusals stay refusals. */
const isWorthRetrying = (fault: unknown) =>
  !(fault instanceof ApiError) ||
  fault.status >= 500 ||
  isUnreachable(fault) ||
  fault.code === 'profile_missing';

/** What pages have read. It lives in memory and goes with the document when a session ends. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 30 * 60_000,
      networkMode: 'offlineFirst',
      retry: (failures, fault) => failures < RETRIES && isWorthRetrying(fault),
    },
    mutations: { networkMode: 'always', retry: false },
  },
});
