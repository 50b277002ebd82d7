import type { ReactNode } from 'react';
import { INVALID_DATE, readableDate } from '../../../kernel/month-list.ts';
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
import { Search } from '../../find/ui/widgets/search.tsx';
import { type FoundPlace, useFoundPlace } from '../../find/ui/widgets/use-found-place.ts';
import { entriesSince } from '../rules.ts';
import type { OpenedEntry } from './entries.ts';
import { historyProblem, useHistory } from './use-history.ts';
import { useJournalToday } from './use-journal-today.ts';
import { Written } from './written.tsx';

const TITLE = 'Action Journal History';

const PARTS = [
  ['Goal', 'goal'],
  ['Why it’s important', 'goal_importance'],
  ['Awareness', 'reflection'],
  ['Alignment', 'value_alignment'],
  ['Action', 'action'],
] as const;

interface EntryProps extends Opening {
  entry: OpenedEntry;
  /** The words that it was found by. */
  words: FoundPlace['words'];
}

function Entry({ entry, words, ...opening }: EntryProps): ReactNode {
  const { answers } = entry;
  const summary = (
    <EntrySummary date={readableDate(entry.date)} dateMissing={INVALID_DATE}>
      <Written text={answers.celebration} words={words} inline />
    </EntrySummary>
  );
  return (
    <AccordionItem look="entry" {...opening} summary={summary}>
      <dl className="grid gap-[24px] pb-[40px] md:ml-[128px] md:pr-[48px] md:pb-[52px]">
        {PARTS.filter(([, column]) => answers[column] !== '').map(([label, column]) => (
          <div key={column}>
            <dt className="mb-[4px] text-small/5.5 text-ink-2">{label}</dt>
            <dd className="max-w-[34em] font-serif text-read">
              <Written text={answers[column]} words={words} />
            </dd>
          </div>
        ))}
      </dl>
    </AccordionItem>
  );
}

function useJournalDownload() {
  const { data: profile } = useProfile();
  return useDownload(
    async () => {
      const { textContent } = await call('POST /functions/v1/decrypt-user-entries', {
        body: { type: 'journal' },
      });
      return { name: fileName('journal', profile?.name ?? ''), text: textContent };
    },
    (error) =>
      error instanceof ApiError && error.status === 401
        ? 'Not logged in.'
        : 'Failed to download journal history',
  );
}

function HowMuch(): ReactNode {
  const { data: today } = useJournalToday();
  return today?.since ? entriesSince(today.entries, today.since, today.date) : null;
}

function Entries(): ReactNode {
  const { data, error, isFetchNextPageError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useHistory();
  const place = useFoundPlace('entry');
  if (!data)
    return error ? <Alert onRetry={() => refetch()}>{historyProblem(error)}</Alert> : <Skeleton lines={8} />;
  const entries = data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) {
    return (
      <EmptyState
        heading="No journal entries available."
        text="Your first page takes about ten minutes."
        action={<ButtonLink to="/journal/new">Write today’s page</ButtonLink>}
      />
    );
  }
  return (
    <Search label="Find in your journal" only="entry">
      <MonthList label={TITLE} rows={entries} openAtFirst={entries[0]?.id} at={place}>
        {(entry, opening) => (
          <Entry entry={entry} words={entry.id === place?.id ? place.words : undefined} {...opening} />
        )}
      </MonthList>
      <Earlier
        label="Show earlier pages"
        exists={hasNextPage}
        busy={isFetchingNextPage}
        problem={isFetchNextPageError ? historyProblem(error) : undefined}
        load={fetchNextPage}
      />
    </Search>
  );
}

/** /journal/history: every entry, opened in this browser. */
export default function JournalHistoryPage(): ReactNode {
  const download = useJournalDownload();
  useTitle(TITLE);
  return (
    <div className="max-w-[940px] pb-16">
      <PageHead
        title={TITLE}
        sub={<HowMuch />}
        back={{ to: '/dashgrowthloop', label: 'Back to Dashboard' }}
        action={
          <Button variant="secondary" busy={download.busy} busyLabel="Preparing" onClick={download.start}>
            <Download />
            Download
          </Button>
        }
      />
      {download.problem && (
        <div className="mb-8">
          <Alert onRetry={download.start}>{download.problem}</Alert>
        </div>
      )}
      <Entries />
    </div>
  );
}
