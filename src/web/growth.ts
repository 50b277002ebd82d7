import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Growth } from '../features/score/contract.ts';
import { call } from './api.ts';
import { queryClient } from './queries.ts';

export const GROWTH_KEY = ['growth'] as const;

/** The growth of a month ('YYYY-MM'), or of the present one. */
export const useGrowth = (month?: string): UseQueryResult<Growth> =>
  useQuery({
    queryKey: [...GROWTH_KEY, month ?? 'present'],
    queryFn: ({ signal }) => call('GET /api/growth', { query: { month }, signal }),
    placeholderData: keepPreviousData,
  });

/** Invalidates growth when the person's day has changed while the page stood open. */
export function useFreshGrowth(today: string | undefined, known: string | undefined): void {
  useEffect(() => {
    if (today && known && today > known) queryClient.invalidateQueries({ queryKey: GROWTH_KEY });
  }, [today, known]);
}
