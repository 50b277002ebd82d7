import {
  type Range,
  useWindowVirtualizer,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual';
import {
  memo,
  type ReactNode,
  type RefObject,
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import { classNames } from './class-names.ts';
import styles from './long-list.module.css';
import { usePrinting } from './use-printing.ts';

/** A row to go to; another `visit` goes to the same row again. */
export interface PlaceInList {
  id: string;
  visit: string;
}

interface LongListProps<Item> {
  items: readonly Item[];
  /** Names the list, or the id of the heading that does. */
  label?: string;
  labelledBy?: string;
  /** About how high a row is, in pixels; each is measured once it is seen. */
  estimate: number;
  /** Whoever gets the list looks at its top: the rows there come first, the others a moment later. */
  isFromTop?: boolean;
  /** The row to show: it is scrolled to, and its first control takes the focus. */
  at?: PlaceInList | undefined;
  children: (item: Item, index: number) => ReactNode;
}

interface Row {
  id: string;
}

/** Shorter lists stand in the document as a whole: the browser's own search and print see all of them. */
const WHOLE_UP_TO = 50;
/** Rows that stand ready beyond either edge of the window, and beyond the one that it scrolls away from. */
const READY_ROWS = 5;
const READY_BEHIND = 1;
/** Below the top of the window, where a row that was asked for comes to stand. In pixels. */
const PLACE_OFFSET = 96;
/** How many frames a row may take to be there. */
const PATIENCE = 60;

const CONTROLS = 'summary, a[href], button, input';

const rowOf = (id: string, within: ParentNode) =>
  within.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);

interface ContentProps<Item> {
  item: Item;
  index: number;
  render: (item: Item, index: number) => ReactNode;
}

const RenderedContent = <Item,>({ item, index, render }: ContentProps<Item>): ReactNode =>
  render(item, index);

/** While the window scrolls, rows move and come and go; what they show stays as it is. */
const Content = memo(RenderedContent) as typeof RenderedContent;

/** The rows' heights of the last visits, so that Back finds the page as high as it was left. */
const heights = new Map<string, VirtualItem[]>();
const VISITS_KEPT = 20;

/**
 * A list of any length that scrolls with the window. Of a long one only the rows about the window are in the document,
 * each of whatever height; the row that has the focus stays, and printing shows them all. A row stays the same element
 * when the list grows long under somebody's hands, with its focus and what is being written in it.
 */
export function LongList<Item extends Row>(props: LongListProps<Item>): ReactNode {
  const { items, label, labelledBy, estimate, isFromTop = false, at, children } = props;
  const list = useRef<HTMLOListElement>(null);
  const focused = useRef<string>(undefined);
  const visit = `${useLocation().key} ${label ?? labelledBy}`;
  const isPainted = usePainted(isFromTop);
  const isLong = isPainted && items.length > WHOLE_UP_TO;
  const isWindowed = !usePrinting() && isLong;
  // The rows in sight come first, those that stand ready after them.
  const isSettled = useDeferredValue(items, []) === items;
  const jumps = useJumps();
  const virtualizer: Virtualizer<Window, HTMLLIElement> = useWindowVirtualizer<HTMLLIElement>({
    enabled: isLong,
    count: items.length,
    estimateSize: () => estimate,
    initialRect: { width: innerWidth, height: innerHeight },
    initialOffset: () => scrollY,
    initialMeasurementsCache: heights.get(visit),
    scrollMargin: useDistanceFromTop(list, isLong),
    scrollPaddingStart: PLACE_OFFSET,
    getItemKey: useCallback((index: number) => items[index]?.id ?? index, [items]),
    rangeExtractor: (range) => {
      const direction = virtualizer.isScrolling ? virtualizer.scrollDirection : null;
      const ready = isSettled && !jumps(virtualizer) ? readyRows(direction) : NO_ROWS;
      return withKept(rowsOf(range, ready), placeOf(items, focused.current));
    },
  });
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = keepsPlace;
  useKeptHeights(visit, virtualizer);
  useGoTo(list, items, at, (index, row) => {
    if (isWindowed) virtualizer.scrollToIndex(index, { align: 'start' });
    else if (row) scrollTo(0, row.getBoundingClientRect().top + scrollY - PLACE_OFFSET);
  });
  const wholeUpTo = isPainted ? items.length : Math.ceil(innerHeight / estimate);
  const rows: { index: number; start?: number }[] = isWindowed
    ? virtualizer.getVirtualItems()
    : items.slice(0, wholeUpTo).map((_, index) => ({ index }));
  return (
    <ol
      ref={list}
      {...(isWindowed && { className: styles.list, style: { height: virtualizer.getTotalSize() } })}
      aria-label={label}
      aria-labelledby={labelledBy}
      onFocus={({ target }) => {
        focused.current = target.closest<HTMLElement>('[data-row]')?.dataset.row;
      }}
      onBlur={() => {
        focused.current = undefined;
      }}
    >
      {rows.map(({ index, start }) => {
        const item = items[index];
        if (!item) return null;
        const isPlaced = start !== undefined && {
          ref: virtualizer.measureElement,
          style: { transform: `translateY(${start - virtualizer.options.scrollMargin}px)` },
          'data-index': index,
          'aria-setsize': items.length,
          'aria-posinset': index + 1,
        };
        return (
          <li
            key={item.id}
            data-row={item.id}
            className={classNames(styles.row, isWindowed && styles.placed)}
            {...isPlaced}
          >
            <Content item={item} index={index} render={children} />
          </li>
        );
      })}
    </ol>
  );
}

/**
 * Whether the window follows when a row turns out to be of another height than thought: it does for rows above its
 * edge, so that what is in sight stays; but not for rows that it has just scrolled past, which nobody saw before.
 */
function keepsPlace(row: VirtualItem, _: number, list: Virtualizer<Window, HTMLLIElement>): boolean {
  const edge = list.scrollOffset ?? 0;
  if (!list.itemSizeCache.has(row.key)) return row.start < edge && list.scrollDirection !== 'forward';
  return row.end <= edge && list.scrollDirection !== 'backward';
}

/**
 * Whether the window is being moved by more than its height at once, as when its bar is dragged: rows that stand ready
 * would never be seen.
 */
function useJumps(): (list: Virtualizer<Window, HTMLLIElement>) => boolean {
  const last = useRef({ offset: 0, isFar: false });
  return ({ isScrolling, scrollOffset }) => {
    const offset = scrollOffset ?? 0;
    const way = Math.abs(offset - last.current.offset);
    if (way > 0) last.current = { offset, isFar: way > innerHeight };
    return isScrolling && last.current.isFar;
  };
}

const NO_ROWS = { above: 0, below: 0 };

const readyRows = (direction: 'forward' | 'backward' | null) => ({
  above: direction === 'forward' ? READY_BEHIND : READY_ROWS,
  below: direction === 'backward' ? READY_BEHIND : READY_ROWS,
});

/** The rows in sight and those that stand ready, by their places in the list. */
function rowsOf({ startIndex, endIndex, count }: Range, { above, below }: typeof NO_ROWS): number[] {
  const first = Math.max(startIndex - above, 0);
  const last = Math.min(endIndex + below, count - 1);
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

const placeOf = (items: readonly Row[], id: string | undefined): number =>
  id === undefined ? -1 : items.findIndex((item) => item.id === id);

/** The range with one row more, in the order of the list: Tab follows the document. */
function withKept(range: number[], kept: number): number[] {
  if (kept === -1 || range.includes(kept)) return range;
  return kept < (range[0] ?? 0) ? [kept, ...range] : [...range, kept];
}

/** Whether something has been on the screen since this was first rendered; where nobody waits for that, at once. */
function usePainted(isWaitedFor: boolean): boolean {
  const [isPainted, setPainted] = useState(!isWaitedFor);
  useEffect(() => {
    if (!isWaitedFor) return undefined;
    let afterwards: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      afterwards = setTimeout(() => startTransition(() => setPainted(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(afterwards);
    };
  }, [isWaitedFor]);
  return isPainted;
}

function useKeptHeights(visit: string, virtualizer: Virtualizer<Window, HTMLLIElement>): void {
  useEffect(
    () => () => {
      const measured = virtualizer.takeSnapshot();
      if (measured.length === 0) return;
      heights.delete(visit);
      heights.set(visit, measured);
      const oldest = heights.keys().next().value;
      if (heights.size > VISITS_KEPT && oldest !== undefined) heights.delete(oldest);
    },
    [visit, virtualizer],
  );
}

/** How far from the top of the document an element begins, in pixels; followed when what is above it changes. */
function useDistanceFromTop(element: RefObject<HTMLElement | null>, isAsked: boolean): number {
  const [distance, setDistance] = useState(0);
  useLayoutEffect(() => {
    if (!isAsked) return undefined;
    const measure = (): void => {
      if (element.current) setDistance(Math.round(element.current.getBoundingClientRect().top + scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element, isAsked]);
  return distance;
}

/** Goes to the row that is asked for as soon as there is one; `approach` brings it near, then it takes the focus. */
function useGoTo(
  list: RefObject<HTMLElement | null>,
  items: readonly Row[],
  at: PlaceInList | undefined,
  approach: (index: number, row: HTMLElement | null) => void,
): void {
  const index = placeOf(items, at?.id);
  const isThere = index !== -1;
  const go = useRef(approach);
  go.current = approach;
  const goal = useRef(index);
  goal.current = index;
  const visit = at?.visit;
  const id = at?.id;

  useEffect(() => {
    if (!isThere || id === undefined || visit === undefined) return;
    const rowNow = () => (list.current ? rowOf(id, list.current) : null);
    go.current(goal.current, rowNow());
    let patience = PATIENCE;
    let frame = requestAnimationFrame(function look() {
      const control = rowNow()?.querySelector<HTMLElement>(CONTROLS);
      control?.focus({ preventScroll: true });
      patience -= 1;
      if (!control && patience > 0) frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [list, id, visit, isThere]);
}
