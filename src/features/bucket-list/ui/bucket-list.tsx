import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { isReviewDue } from '../../../kernel/cadence.ts';
import { AccordionItem } from '../../../kit/accordion.tsx';
import { Tag } from '../../../kit/tag.tsx';
import { TextButton } from '../../../kit/text-button.tsx';
import { StillArriving, WhenOpen } from '../../../kit/when-open.tsx';
import { useNotebook, useView } from '../../../notebook/react/use-view.ts';
import { useNow } from '../../../session/clock.ts';
import { FoundBarHere, type SearchTarget, useSearchTarget } from '../../search/client.ts';
import type { Status } from '../contract/limits.ts';
import type { OwnItem } from '../rules.ts';
import * as texts from '../texts.ts';
import { AddItem } from './add-item.tsx';
import { ItemRow } from './item-row.tsx';
import { setStatus } from './ops.ts';
import { ReviewRow } from './review-row.tsx';
import { StoryDialog } from './story-dialog.tsx';
import { bucketList, schedule } from './views.ts';

/** How many are shown before the rest is asked for. */
const AT_FIRST = 30;
/** So many completed ones stand in the list; more of them are folded away. */
const COMPLETED_IN_SIGHT = 3;

/** The bucket list: what a person wants to do once, how far each is, and when to look at it all again. */
export default function BucketList(): ReactNode {
  const heading = useId();
  return (
    <section className="border-rule border-t pb-5" aria-labelledby={heading}>
      <div className="flex min-h-14 flex-wrap items-center gap-x-3 py-2">
        <h2 className="section-heading" id={heading} tabIndex={-1}>
          {texts.listTitle}
        </h2>
        <DueTag />
      </div>
      <WhenOpen lines={4} failed={texts.listNotLoaded}>
        <AddToList />
        <List headingId={heading} />
        <ReviewRow />
      </WhenOpen>
    </section>
  );
}

/** The whole list has to be here before it is known to be empty. */
function AddToList(): ReactNode {
  const items = useView(bucketList);
  const { state } = useNotebook();
  return <AddItem isFirst={items.length === 0 && state === 'complete'} />;
}

function DueTag(): ReactNode {
  const next = useView(schedule)?.next;
  return isReviewDue(next, useNow()) && <Tag tone="due">{texts.reviewDue}</Tag>;
}

/** The items as they are shown: those in sight, and the completed ones when they are many. */
function groupsOf(items: readonly OwnItem[]): { open: OwnItem[]; folded: OwnItem[] } {
  const completed = items.filter(({ status }) => status === 'completed');
  const folded = completed.length > COMPLETED_IN_SIGHT ? completed : [];
  return { folded, open: items.filter((item) => !folded.includes(item)) };
}

/** A row that moves within the list keeps the focus; one that was folded away leaves it to the heading. */
function useFocusOfMoved(heading: string, isAsking: boolean): (id: string) => void {
  const [moved, setMoved] = useState<string>();
  useEffect(() => {
    if (moved === undefined || isAsking) return;
    setMoved(undefined);
    const select = document.querySelector<HTMLElement>(`[data-status-of="${CSS.escape(moved)}"]`);
    if (select?.checkVisibility()) select.focus({ preventScroll: true });
    else document.getElementById(heading)?.focus();
  }, [moved, isAsking, heading]);
  return setMoved;
}

/** The item that the address asks for is gone to, in whichever part of the list it is. */
function useFoundItem(items: readonly OwnItem[], showAll: () => void): SearchTarget | undefined {
  const place = useSearchTarget('item');
  const isThere = items.some(({ id }) => id === place?.id);
  const show = useRef(showAll);
  show.current = showAll;
  const [id, visit] = [place?.id, place?.visit];
  useEffect(() => {
    if (id === undefined || visit === undefined || !isThere) return undefined;
    show.current();
    const frame = requestAnimationFrame(() => {
      const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
      row?.closest('details')?.setAttribute('open', '');
      row?.scrollIntoView({ block: 'center' });
      row?.querySelector<HTMLElement>('select, button')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [id, visit, isThere]);
  return place;
}

function List({ headingId }: { headingId: string }): ReactNode {
  const items = useView(bucketList);
  const { state } = useNotebook();
  const [all, setAll] = useState(false);
  const [storyOf, setStoryOf] = useState<string>();
  const focusMoved = useFocusOfMoved(headingId, storyOf !== undefined);
  const found = useFoundItem(items, () => setAll(true));
  const { open, folded } = groupsOf(items);
  const shown = all ? open : open.slice(0, AT_FIRST);
  const told = items.find(({ id }) => id === storyOf);

  const choose = async (item: OwnItem, status: Status): Promise<void> => {
    const kept = setStatus(item, status);
    focusMoved(item.id);
    if ((await kept) && status === 'completed') setStoryOf(item.id);
  };
  const row = (item: OwnItem): ReactNode => (
    <li key={item.id} data-row={item.id}>
      <ItemRow
        item={item}
        words={item.id === found?.id ? found.words : undefined}
        onStatus={(status) => void choose(item, status)}
        onStory={() => setStoryOf(item.id)}
        onRemoved={() => document.getElementById(headingId)?.focus()}
      />
    </li>
  );
  return (
    <>
      {items.length === 0 && state === 'complete' && (
        <p className="text-small text-ink-2">{texts.listEmpty}</p>
      )}
      <ol aria-labelledby={headingId}>{shown.map(row)}</ol>
      <StillArriving />
      {shown.length < open.length && (
        <p className="mt-3">
          <TextButton onClick={() => setAll(true)}>
            {texts.showMoreButton(open.length - shown.length)}
          </TextButton>
        </p>
      )}
      {folded.length > 0 && (
        <AccordionItem look="quiet" summary={texts.completedSummary(folded.length)}>
          <ol aria-label={texts.completedLabel}>{folded.map(row)}</ol>
        </AccordionItem>
      )}
      {told && (
        <StoryDialog
          key={told.id}
          item={told}
          onClose={() => {
            focusMoved(told.id);
            setStoryOf(undefined);
          }}
        />
      )}
      <FoundBarHere kind="item" />
    </>
  );
}
