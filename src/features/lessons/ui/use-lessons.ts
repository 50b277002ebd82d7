import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { localDateOf } from '../../../kernel/calendar.ts';
import { WAITING } from '../../../kernel/seal.ts';
import { ApiError, call } from '../../../web/api.ts';
import { openRow } from '../../../web/entry-key.ts';
import { useProfile } from '../../../web/profile.ts';

/** A lesson as it reads. */
export interface OpenedLesson {
  id: string;
  date: string;
  text: string;
}

interface LessonsPage {
  lessons: OpenedLesson[];
  next: string | null;
}

const LESSONS_KEY = ['lessons'];

/** How often lessons that wait for the key are read again, in milliseconds. */
const ASK_AGAIN = 2000;

async function readLessons(before: string | undefined): Promise<LessonsPage> {
  const { lessons, next } = await call('GET /api/lessons', { query: { before } });
  const opened = lessons.map(async (stored) => {
    const { id, date, lesson } = await openRow('lessons_learned', stored);
    return { id, date, text: lesson };
  });
  return { lessons: await Promise.all(opened), next };
}

const isWaiting = ({ lessons }: LessonsPage): boolean => lessons.some(({ text }) => text === WAITING);

/** The lessons, newest first, opened in this browser; earlier ones page by page. */
export const useLessons = () =>
  useInfiniteQuery({
    queryKey: [...LESSONS_KEY, 'all'],
    queryFn: ({ pageParam }) => readLessons(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: ({ state }) => (state.data?.pages.some(isWaiting) ? ASK_AGAIN : false),
  });

/** Why the lessons are not there, as the person is told. */
export const lessonsProblem = (error: unknown): string =>
  error instanceof ApiError && error.status === 401 ? 'Not authenticated' : 'Failed to fetch lessons';

/** Whether a lesson was noted today. */
export function useLearnedToday(): boolean {
  const { data: profile } = useProfile();
  const { data } = useQuery({
    queryKey: [...LESSONS_KEY, 'latest'],
    queryFn: () => call('GET /api/lessons', { query: { limit: 1 } }),
  });
  const latest = data?.lessons[0]?.date;
  return profile !== undefined && latest === localDateOf(new Date(), profile.time_zone);
}
