import type { ReactNode } from 'react';
import { INVALID_DATE, readableDate } from '../../../kernel/month-list.ts';
import { UNREADABLE, WAITING } from '../../../kernel/seal.ts';
import { ApiError, call } from '../../../web/api.ts';
import { useDownload } from '../../../web/download.ts';
import { useProfile } from '../../../web/profile.ts';
import { AccordionItem } from '../../../web/ui/accordion.tsx';
import { Alert } from '../../../web/ui/alert.tsx';
import { Button } from '../../../web/ui/button.tsx';
import { ButtonLink } from '../../../web/ui/button-link.tsx';
import { EmptyState } from '../../../web/ui/empty-state.tsx';
import { EntrySummary } from '../../../web/ui/entry-summary.tsx';
import { Download } from '../../../web/ui/icons.ts';
import { Earlier, MonthList, type Opening } from '../../../web/ui/month-list.tsx';
import { PageHead } from '../../../web/ui/page-head.tsx';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import { useTitle } from '../../../web/ui/title.ts';
import { fileName } from '../../exports/rules.ts';
import { Marked } from '../../find/ui/widgets/marked.tsx';
import { Search } from '../../find/ui/widgets/search.tsx';
import { type FoundPlace, useFoundPlace } from '../../find/ui/widgets/use-found-place.ts';
import { lessonsProblem, type OpenedLesson, useLessons } from './use-lessons.ts';

const TITLE = 'Lessons History';

interface LessonProps extends Opening {
  lesson: OpenedLesson;
  /** The words that it was found by. */
  words: FoundPlace['words'];
}

function Lesson({ lesson, words, ...opening }: LessonProps): ReactNode {
  const date = readableDate(lesson.date);
  const isNote = lesson.text === UNREADABLE || lesson.text === WAITING;
  const look = isNote ? 'text-ink-3 italic' : 'whitespace-pre-line wrap-anywhere';
  const summary = (
    <EntrySummary date={date} dateMissing={INVALID_DATE} className={look}>
      <Marked text={lesson.text} words={words} />
    </EntrySummary>
  );
  return (
    <AccordionItem look="entry" {...opening} summary={summary}>
      <p className="pb-[40px] text-small text-ink-2 md:ml-[128px] md:pr-[48px] md:pb-[52px]">
        Noted on {date?.long ?? INVALID_DATE}
      </p>
    </AccordionItem>
  );
}

const notLoggedIn = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

function useDownloads() {
  const { data: profile } = useProfile();
  const name = profile?.name ?? '';
  const lessons = useDownload(
    async () => {
      const { textContent } = await call('POST /functions/v1/decrypt-user-entries', {
        body: { type: 'lessons' },
      });
      return { name: fileName('lessons', name), text: textContent };
    },
    (error) => (notLoggedIn(error) ? 'Not logged in.' : 'Could not download lessons'),
  );
  const gold = useDownload(
    async () => ({
      name: fileName('gold', name),
      text: (await call('POST /functions/v1/generate_combined_gold_file')).textContent,
    }),
    (error) => {
      console.error('Failed to fetch Golden File', error instanceof ApiError ? error.code : '');
      return notLoggedIn(error) ? 'Not logged in.' : 'Your Gold File is not ready. Please try again.';
    },
  );
  return { lessons, gold };
}

function Lessons(): ReactNode {
  const { data, error, isFetchNextPageError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useLessons();
  const place = useFoundPlace('lesson');
  if (!data)
    return error ? <Alert onRetry={() => refetch()}>{lessonsProblem(error)}</Alert> : <Skeleton lines={8} />;
  const lessons = data.pages.flatMap((page) => page.lessons);
  if (lessons.length === 0) {
    return (
      <EmptyState
        heading="No lessons recorded yet."
        text="One sentence in the evening is enough."
        action={<ButtonLink to="/dashgrowthloop">Note today’s lesson</ButtonLink>}
      />
    );
  }
  return (
    <Search label="Find in your lessons" only="lesson">
      <MonthList label={TITLE} rows={lessons} at={place}>
        {(lesson, opening) => (
          <Lesson lesson={lesson} words={lesson.id === place?.id ? place.words : undefined} {...opening} />
        )}
      </MonthList>
      <Earlier
        label="Show earlier lessons"
        exists={hasNextPage}
        busy={isFetchingNextPage}
        problem={isFetchNextPageError ? lessonsProblem(error) : undefined}
        load={fetchNextPage}
      />
    </Search>
  );
}

/** /lessons-history: every lesson, opened in this browser, and the ways to take them along. */
export default function LessonsHistoryPage(): ReactNode {
  const { lessons, gold } = useDownloads();
  const failed = [lessons, gold].filter(({ problem }) => problem !== undefined);
  useTitle(TITLE);
  return (
    <div className="max-w-[940px] pb-16">
      <PageHead
        title={TITLE}
        sub="What your days have taught you, newest first"
        back={{ to: '/dashgrowthloop', label: 'Back to Dashboard' }}
        action={
          <span className="flex flex-wrap gap-3">
            <Button variant="secondary" busy={lessons.busy} busyLabel="Preparing" onClick={lessons.start}>
              <Download />
              Download lessons
            </Button>
            <Button variant="secondary" busy={gold.busy} busyLabel="Preparing" onClick={gold.start}>
              <Download />
              Download Gold File
            </Button>
          </span>
        }
      />
      {failed.map(({ problem, start }) => (
        <div className="mb-8" key={problem}>
          <Alert onRetry={start}>{problem}</Alert>
        </div>
      ))}
      <Lessons />
    </div>
  );
}
