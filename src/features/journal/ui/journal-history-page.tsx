import { type ReactNode, Suspense, useId, useState } from 'react';
import { INVALID_DATE, readableDate } from '../../../kernel/month-list.ts';
import { AccordionItem } from '../../../kit/accordion.tsx';
import { Alert } from '../../../kit/alert.tsx';
import { ButtonLink } from '../../../kit/button-link.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { EntrySummary } from '../../../kit/entry-summary.tsx';
import { Download } from '../../../kit/icons.ts';
import { lazyPart, renderNothingOnFailure } from '../../../kit/lazy-part.tsx';
import { MonthList, type Opening } from '../../../kit/month-list.tsx';
import { useNavigate } from '../../../kit/navigate.ts';
import { NotHere } from '../../../kit/not-here.tsx';
import { PageHead } from '../../../kit/page-head.tsx';
import { useSearchParams } from '../../../kit/search-params.ts';
import { TextLink } from '../../../kit/text-link.tsx';
import { useTitle } from '../../../kit/title.ts';
import { ToolButton } from '../../../kit/tool-button.tsx';
import { useNotebook, useView } from '../../../notebook/react/use-view.ts';
import { ApiError } from '../../../session/call.ts';
import { useToday } from '../../../session/clock.ts';
import { useDownload } from '../../../session/use-download.ts';
import { useEndedMessageHere } from '../../../session/use-ended-message-here.ts';
import { fileOf } from '../../archive/client.ts';
import { Attachments, loadMonthsOfPictures, ShowPicturesButton } from '../../attachments/client.ts';
import { CalendarBeside, CalendarButton } from '../../growth/client.ts';
import { keepsMood, loadMoodMark } from '../../mood/client.ts';
import { loadOnThisDay } from '../../on-this-day/client.ts';
import { Search, type SearchTarget, useSearchTarget } from '../../search/client.ts';
import { entriesSince } from '../rules/entries-since.ts';
import { isReadable } from '../rules.ts';
import * as texts from '../texts.ts';
import { EarlierVersions } from './earlier-versions.tsx';
import { EntryAnswers, EntryLead } from './entry-answers.tsx';
import { type Entry, entriesNewestFirst, howMany } from './views.ts';

// Without them the history is there all the same.
const OnThisDay = lazyPart(renderNothingOnFailure(loadOnThisDay));
const MonthsOfPictures = lazyPart(loadMonthsOfPictures);
const MoodMark = lazyPart(renderNothingOnFailure(loadMoodMark));

const TITLE = texts.historyTitle;
/** In the address while pictures are shown instead of pages. */
const PICTURES = 'pictures';

interface EntryItemProps extends Opening {
  entry: Entry;
  /** The words that it was found by. */
  words: SearchTarget['words'];
}

function EntryItem({ entry, words, ...opening }: EntryItemProps): ReactNode {
  const date = readableDate(entry.date);
  const hasMark = useView(keepsMood) && date !== undefined;
  const mark = hasMark && (
    <Suspense>
      <MoodMark day={entry.date} />
    </Suspense>
  );
  const summary = (
    <EntrySummary date={date} dateMissing={INVALID_DATE} mark={mark}>
      <EntryLead entry={entry} words={words} />
    </EntrySummary>
  );
  return (
    <AccordionItem look="entry" {...opening} summary={summary}>
      <div className="grid gap-[24px] pb-[40px] md:ms-[128px] md:pe-[48px] md:pb-[52px] print:gap-[12px] print:pb-[16px]">
        <EntryAnswers entry={entry} withoutLead words={words} />
        {opening.open && <Attachments table="journal_entries" id={entry.id} />}
        {isReadable(entry) && (
          <p>
            <TextLink
              to={`/journal/edit?entry=${entry.id}`}
              aria-label={texts.editLabel(date?.long ?? INVALID_DATE)}
            >
              {texts.editLink}
            </TextLink>
          </p>
        )}
        <EarlierVersions entry={entry} />
      </div>
    </AccordionItem>
  );
}

const explainDownload = (error: unknown): string =>
  error instanceof ApiError && error.status === 401 ? texts.notLoggedIn : texts.downloadFailed;

function HowMuch(): ReactNode {
  const { state } = useNotebook();
  const today = useToday();
  const much = useView(howMany);
  if (state === 'recent') return texts.olderPagesLoading;
  return much && today ? entriesSince(much.entries, much.since, today) : null;
}

const addressOf = (id: string): string => `/journal/history?entry=${id}`;

function Entries(): ReactNode {
  const today = useToday();
  const entries = useView(entriesNewestFirst);
  const { state } = useNotebook();
  const place = useSearchTarget('entry');
  const showsPictures = useSearchParams().has(PICTURES);
  if (entries.length === 0 && state !== 'complete') {
    return <NotHere failed={texts.entriesNotLoaded} lines={8} />;
  }
  if (entries.length === 0) {
    return (
      <EmptyState
        heading={texts.historyEmptyTitle}
        text={texts.historyEmptyHint}
        action={<ButtonLink to="/journal/new">{texts.writeTodayButton}</ButtonLink>}
      />
    );
  }
  if (showsPictures) {
    return (
      <Suspense>
        <MonthsOfPictures table="journal_entries" rows={entries} addressOf={addressOf} />
      </Suspense>
    );
  }
  return (
    <Search label={texts.searchLabel} only="entry">
      {today && (
        <Suspense>
          <OnThisDay today={today} isInHistory />
        </Suspense>
      )}
      <MonthList label={TITLE} rows={entries} openAtFirst={entries[0]?.id} at={place}>
        {(entry, opening) => (
          <EntryItem entry={entry} words={entry.id === place?.id ? place.words : undefined} {...opening} />
        )}
      </MonthList>
    </Search>
  );
}

/** /journal/history: every entry, and the ways to take them along. */
export default function JournalHistoryPage(): ReactNode {
  const download = useDownload(() => fileOf('journal'), explainDownload);
  useEndedMessageHere(texts.notAuthenticated);
  useTitle(TITLE);
  const navigate = useNavigate();
  const showsPictures = useSearchParams().has(PICTURES);
  const today = useToday();
  const calendar = useId();
  const [isCalendarOpen, setCalendarOpen] = useState(false);
  return (
    <div className="pb-16">
      <PageHead
        title={<span className="max-md:text-[1.75rem]">{TITLE}</span>}
        sub={<HowMuch />}
        back={{ to: '/dashgrowthloop', label: texts.backToDashboardButton }}
        tools={
          <>
            <ShowPicturesButton
              table="journal_entries"
              isShown={showsPictures}
              onChange={(isShown) => navigate(isShown ? `/journal/history?${PICTURES}` : '/journal/history')}
            />
            <CalendarButton controls={calendar} isOpen={isCalendarOpen} onChange={setCalendarOpen} />
            <ToolButton
              label={texts.downloadButton}
              icon={<Download />}
              busy={download.busy}
              busyLabel={texts.preparing}
              onClick={download.start}
            />
          </>
        }
      />
      {download.problem && (
        <div className="mb-8">
          <Alert onRetry={download.start}>{download.problem}</Alert>
        </div>
      )}
      <CalendarBeside id={calendar} isOpen={isCalendarOpen} today={today}>
        <Entries />
      </CalendarBeside>
    </div>
  );
}
