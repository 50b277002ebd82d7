import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../../web/api.ts';
import { queryClient } from '../../../../web/queries.ts';
import type { Growth } from '../../contract.ts';

/** The growth of a month ('YYYY-MM'), or of the present one. */
export const useGrowth = (month?: string): UseQueryResult<Growth> =>
  useQuery({
    queryKey: ['growth', month ?? 'present'],
    queryFn: ({ signal }) => call('GET /api/growth', { query: { month }, signal }),
    placeholderData: keepPreviousData,
  });

/** Reads growth again when the person's day has changed while the page stood open. */
export function useFreshGrowth(today: string | undefined, known: string | undefined): void {
  useEffect(() => {
    if (today && known && today > known) queryClient.invalidateQueries({ queryKey: ['growth'] });
  }, [today, known]);
}
