import { type ReactNode, useState } from 'react';
import type { LocalDate } from '../../../kernel/calendar.ts';
import { isOpened } from '../../../kernel/seal.ts';
import { Alert } from '../../../kit/alert.tsx';
import { Button } from '../../../kit/button.tsx';
import { ButtonLink } from '../../../kit/button-link.tsx';
import { Choice } from '../../../kit/choice.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { Field } from '../../../kit/field.tsx';
import { NotHere } from '../../../kit/not-here.tsx';
import { PageHead } from '../../../kit/page-head.tsx';
import { TextInput } from '../../../kit/text-input.tsx';
import { useTitle } from '../../../kit/title.ts';
import { useNotebook, useView } from '../../../notebook/react/use-view.ts';
import type { Tables } from '../../../notebook/rows.ts';
import { useToday } from '../../../session/clock.ts';
import { ownProfile } from '../../../session/profile.ts';
import { ProgressBar, saveAsFile } from '../../archive/client.ts';
import { goalsInOrder } from '../../goals/rules.ts';
import type { Found } from '../rules/found.ts';
import type { PaperName } from '../rules/paper.ts';
import { writtenMonths } from '../rules/span.ts';
import * as texts from '../texts.ts';
import { FoundNotes } from './found-notes.tsx';
import { type SpanChoice, SpanFields, spanOf, type Written } from './span-fields.tsx';
import { type BookState, useBook } from './use-book.ts';

const BACK = { to: '/profile#data', label: texts.backToProfileButton };

const PAPERS: readonly { value: PaperName; label: string }[] = [
  { value: 'a5', label: texts.paperA5 },
  { value: 'a4', label: texts.paperA4 },
  { value: 'letter', label: texts.paperUs },
];

/** The months of entries and lessons, and the goals. */
function written(tables: Tables): Written {
  const dates = function* (): Generator<LocalDate> {
    for (const { date } of tables.journal_entries.values()) yield date;
    for (const { date } of tables.lessons_learned.values()) yield date;
  };
  const goals = goalsInOrder(tables.previous_goals.values()).map(({ text }) => text);
  return { ...writtenMonths(dates()), goals: goals.filter(isOpened) };
}

/** /book: days of the notebook as a PDF for print. */
export default function BookPage(): ReactNode {
  useTitle(texts.pageTitle);
  return (
    <div className="pb-16">
      <PageHead title={texts.pageTitle} sub={texts.pageHelp} back={BACK} />
      <WhenComplete />
    </div>
  );
}

/** A book lacks no page: it waits until the notebook is complete on this device. */
function WhenComplete(): ReactNode {
  const { state } = useNotebook();
  const all = useView(written);
  const today = useToday();
  if (state === 'recent') return <p role="status">{texts.stillLoading}</p>;
  if (state !== 'complete' || !today) return <NotHere failed={texts.bookNotLoaded} lines={6} />;
  if (all.months.length > 0) return <BookForm written={all} today={today} />;
  return (
    <EmptyState
      heading={texts.nothingWritten}
      action={<ButtonLink to="/journal/new">{texts.writeButton}</ButtonLink>}
    />
  );
}

const firstChoice = ({ years, months, goals }: Written): SpanChoice => ({
  kind: 'year',
  year: years[0] ?? '',
  month: months[0] ?? '',
  first: undefined,
  last: undefined,
  goal: goals[0] ?? '',
});

function BookForm({ written: all, today }: { written: Written; today: LocalDate }): ReactNode {
  const profile = useView(ownProfile);
  const [choice, setChoice] = useState(() => firstChoice(all));
  const [paper, setPaper] = useState<PaperName>('a5');
  const [typedName, setTypedName] = useState<string>();
  const name = typedName ?? profile?.name ?? '';
  const zone = profile?.time_zone ?? 'UTC';
  const span = spanOf(choice);
  const { state, found, make, cancel, reset } = useBook(span, zone);
  const isMaking = state.at === 'making';
  const canMake = typeof found === 'object' && found.days > 0;
  const start = (): void => {
    if (span && canMake && !isMaking) void make({ span, paper, name: name.trim(), zone, today });
  };
  /** What was made is of another choice from then on. */
  const changed =
    <Value,>(set: (value: Value) => void) =>
    (value: Value): void => {
      set(value);
      if (state.at !== 'idle') reset();
    };
  return (
    <div className="grid max-w-[38em] grid-cols-1 gap-[24px]">
      <fieldset disabled={isMaking} className="contents">
        <SpanFields choice={choice} written={all} today={today} onChange={changed(setChoice)} />
        <Choice legend={texts.paperTitle} options={PAPERS} value={paper} onChoose={changed(setPaper)} />
        <Field label={texts.nameLabel} optional>
          <TextInput
            value={name}
            maxLength={200}
            onChange={({ target }) => changed(setTypedName)(target.value)}
          />
        </Field>
      </fieldset>
      <div role="status" className="grid gap-[8px]">
        <Looked found={found} isChosen={span !== undefined} />
      </div>
      <Progress state={state} canMake={canMake} onMake={start} onCancel={cancel} />
    </div>
  );
}

function Looked({ found, isChosen }: { found: Found | 'failed' | undefined; isChosen: boolean }): ReactNode {
  if (!isChosen) return <p className="text-ink-2">{texts.chooseDays}</p>;
  if (found === undefined) return <p className="text-ink-2">{texts.lookingIntoDays}</p>;
  return found === 'failed' ? <Alert>{texts.lookFailed}</Alert> : <FoundNotes found={found} />;
}

interface ProgressProps {
  state: BookState;
  canMake: boolean;
  onMake: () => void;
  onCancel: () => void;
}

/** In megabytes, with one decimal. */
const megabytes = (bytes: number): number => Math.max(0.1, Math.round(bytes / 100_000) / 10);

function Progress({ state, canMake, onMake, onCancel }: ProgressProps): ReactNode {
  const isMaking = state.at === 'making';
  return (
    <>
      {isMaking && <ProgressBar label={texts.makingBookLabel} done={state.done} total={1} />}
      <div role="status">
        {state.at === 'ready' && <p>{texts.bookReady(state.book.pages, megabytes(state.book.file.size))}</p>}
        {state.at === 'ready' && state.book.missing > 0 && <p>{texts.picturesMissing(state.book.missing)}</p>}
      </div>
      {state.at === 'idle' && state.failed && <Alert onRetry={onMake}>{texts.bookFailed}</Alert>}
      <div className="flex flex-wrap gap-[12px]">
        {state.at === 'ready' ? (
          <Button variant="secondary" onClick={() => saveAsFile(state.fileName, state.book.file)}>
            {texts.saveAgainButton}
          </Button>
        ) : (
          <Button busy={isMaking} busyLabel={texts.makingBook} unavailable={!canMake} onClick={onMake}>
            {texts.makeBookButton}
          </Button>
        )}
        {isMaking && (
          <Button variant="tertiary" onClick={onCancel}>
            {texts.cancelButton}
          </Button>
        )}
      </div>
    </>
  );
}
