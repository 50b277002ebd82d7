import { useQuery } from '@tanstack/react-query';
import { call } from '../../../web/api.ts';
import { JOURNAL_KEY } from './entries.ts';

/** Whether the person has journaled today, and for how many days in a row. */
export const useJournalToday = () =>
  useQuery({ queryKey: [...JOURNAL_KEY, 'today'], queryFn: () => call('GET /api/journal/today') });
