import type { ReactNode } from 'react';
import { INVALID_DATE, readableDate } from '../../../kernel/month-list.ts';
import { AccordionItem } from '../../../kit/accordion.tsx';
import { Alert } from '../../../kit/alert.tsx';
import { Button } from '../../../kit/button.tsx';
import { ButtonLink } from '../../../kit/button-link.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { EntrySummary } from '../../../kit/entry-summary.tsx';
import { Download } from '../../../kit/icons.ts';
import { MonthList, type Opening } from '../../../kit/month-list.tsx';
import { NotHere } from '../../../kit/not-here.tsx';
import { PageHead } from '../../../kit/page-head.tsx';
import { TextLink } from '../../../kit/text-link.tsx';
import { useTitle } from '../../../kit/title.ts';
import { useNotebook, useView } from '../../../notebook/react/use-view.ts';
import type { Tables } from '../../../notebook/rows.ts';
import { ApiError } from '../../../session/call.ts';
import { useDownload } from '../../../session/use-download.ts';
import { useEndedMessageHere } from '../../../session/use-ended-message-here.ts';
import { fileOf } from '../../archive/client.ts';
import { Attachments } from '../../attachments/client.ts';
import { formerVersions } from '../../feed/client.ts';
import { Marked, Search, type SearchTarget, useSearchTarget } from '../../search/client.ts';

import { isReadable } from '../rules.ts';
import * as texts from '../texts.ts';
import { EarlierVersions } from './earlier-versions.tsx';
import { type Lesson, lessonsNewestFirst } from './views.ts';

const TITLE = texts.historyTitle;

/** Whether there is more than the row says: a way to change it, or what it said before. */
const hasMore = (tables: Tables, lesson: Lesson): boolean =>
  isReadable(lesson) || formerVersions(tables, 'lessons_learned', lesson.id).length > 0;

interface LessonItemProps extends Opening {
  lesson: Lesson;
  /** The words that it was found by. */
  words: SearchTarget['words'];
}

function LessonItem({ lesson, words, ...opening }: LessonItemProps): ReactNode {
  const date = readableDate(lesson.date);
  const canEdit = isReadable(lesson);
  const look = canEdit ? 'whitespace-pre-line wrap-anywhere' : 'text-ink-3 italic';
  const summary = (
    <EntrySummary date={date} dateMissing={INVALID_DATE} className={look}>
      <Marked text={lesson.lesson} words={words} />
    </EntrySummary>
  );
  return (
    <AccordionItem look="entry" {...opening} summary={summary} hasMore={useView(hasMore, lesson)}>
      <div className="grid gap-[24px] pb-[40px] md:ms-[128px] md:pe-[48px] md:pb-[52px] print:gap-[12px] print:pb-[16px]">
        {opening.open && <Attachments table="lessons_learned" id={lesson.id} />}
        <p className="flex flex-wrap items-baseline gap-x-[18px] text-small text-ink-2">
          <span>{texts.notedOn(date?.long ?? INVALID_DATE)}</span>
          {canEdit && (
            <TextLink
              to={`/lessons/edit?lesson=${lesson.id}`}
              aria-label={texts.editLabel(date?.long ?? INVALID_DATE)}
            >
              {texts.editLink}
            </TextLink>
          )}
          {canEdit && (
            <TextLink
              to={`/content?lesson=${lesson.id}`}
              aria-label={texts.makePostLabel(date?.long ?? INVALID_DATE)}
            >
              {texts.makePostLink}
            </TextLink>
          )}
        </p>
        <EarlierVersions lesson={lesson} />
      </div>
    </AccordionItem>
  );
}

const notLoggedIn = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** Lessons, or everything, as a text file. */
function useDownloads() {
  const lessons = useDownload(
    () => fileOf('lessons'),
    (error) => (notLoggedIn(error) ? texts.notLoggedIn : texts.lessonsDownloadFailed),
  );
  const gold = useDownload(
    () => fileOf('gold'),
    (error) => {
      console.error('Failed to fetch Golden File', error instanceof ApiError ? error.code : '');
      return notLoggedIn(error) ? texts.notLoggedIn : texts.goldFileDownloadFailed;
    },
  );
  return { lessons, gold };
}

function Lessons(): ReactNode {
  const lessons = useView(lessonsNewestFirst);
  const { state } = useNotebook();
  const place = useSearchTarget('lesson');
  if (lessons.length === 0 && state !== 'complete')
    return <NotHere failed={texts.lessonsNotLoaded} lines={8} />;
  if (lessons.length === 0) {
    return (
      <EmptyState
        heading={texts.emptyTitle}
        text={texts.emptyHint}
        action={<ButtonLink to="/dashgrowthloop">{texts.noteTodayButton}</ButtonLink>}
      />
    );
  }
  return (
    <Search label={texts.searchLabel} only="lesson">
      <MonthList label={TITLE} rows={lessons} at={place}>
        {(lesson, opening) => (
          <LessonItem
            lesson={lesson}
            words={lesson.id === place?.id ? place.words : undefined}
            {...opening}
          />
        )}
      </MonthList>
    </Search>
  );
}

/** /lessons-history: every lesson, opened in this browser, and the ways to take them along. */
export default function LessonsHistoryPage(): ReactNode {
  const { lessons, gold } = useDownloads();
  useEndedMessageHere(texts.notAuthenticated);
  const failed = [lessons, gold].filter(({ problem }) => problem !== undefined);
  useTitle(TITLE);
  return (
    <div className="mx-auto max-w-[940px] pb-16">
      <PageHead
        title={TITLE}
        sub={texts.historySubtitle}
        back={{ to: '/dashgrowthloop', label: texts.backToDashboardButton }}
        action={
          <span className="flex flex-wrap gap-3">
            <Button
              variant="secondary"
              busy={lessons.busy}
              busyLabel={texts.preparing}
              onClick={lessons.start}
            >
              <Download />
              {texts.downloadLessonsButton}
            </Button>
            <Button variant="secondary" busy={gold.busy} busyLabel={texts.preparing} onClick={gold.start}>
              <Download />
              {texts.downloadGoldFileButton}
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
