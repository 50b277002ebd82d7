import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { LocalDate } from '../kernel/calendar.ts';
import { capitalized } from '../kernel/capitalized.ts';
import { addMonths } from '../kernel/month-grid.ts';
import { dayFormatter } from '../kernel/written-days.ts';
import styles from './date-picker.module.css';
import { IconButton } from './icon-button.tsx';
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from './icons.ts';
import { MonthGrid } from './month-grid.tsx';
import * as texts from './texts.ts';

interface DatePopoverProps {
  id: string;
  label: string;
  /** What it opens beside. */
  beside: RefObject<HTMLElement | null>;
  value: LocalDate | undefined;
  min: LocalDate | undefined;
  max: LocalDate | undefined;
  today: LocalDate;
  onChoose: (day: LocalDate) => void;
  /** Asked for by Escape. */
  onClose: () => void;
  /** Something else was pressed: it keeps the focus. */
  onLeave: () => void;
}

/** Room between the field and the calendar, and between that and the edge of the screen, in pixels. */
const GAP = 8;

/** Below the field, or above it where there is more room; on a narrow screen the style sheet has the last word. */
function place(popover: HTMLElement, beside: HTMLElement): void {
  const field = beside.getBoundingClientRect();
  const { width, height } = popover.getBoundingClientRect();
  const isAbove = field.bottom + GAP + height > innerHeight && field.top > innerHeight - field.bottom;
  const top = isAbove ? field.top - GAP - height : field.bottom + GAP;
  popover.style.top = `${Math.max(GAP, Math.min(top, innerHeight - height - GAP))}px`;
  popover.style.left = `${Math.max(GAP, Math.min(field.left, innerWidth - width - GAP))}px`;
}

/** Shows the calendar above everything, dialogs too, and beside its field, however that moves. */
function usePlaced(popover: RefObject<HTMLElement | null>, beside: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const [shown, field] = [popover.current, beside.current];
    if (!shown || !field) return;
    shown.showPopover();
    // Before, it could not take the focus.
    shown.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();
    const follow = (): void => place(shown, field);
    follow();
    addEventListener('resize', follow);
    addEventListener('scroll', follow, { capture: true, passive: true });
    return () => {
      removeEventListener('resize', follow);
      removeEventListener('scroll', follow, { capture: true });
    };
  }, [popover, beside]);
}

/** The Tab key stays within, as in every dialog. */
function keepFocus(popover: HTMLElement, event: KeyboardEvent): void {
  const stops = [...popover.querySelectorAll<HTMLElement>('button:not([tabindex="-1"])')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  event.preventDefault();
  stops.at((at + (event.shiftKey ? -1 : 1)) % stops.length)?.focus();
}

const titleOf = dayFormatter({ month: 'long', year: 'numeric' });

/** A calendar to choose a day from: the date picker dialog of the ARIA practices. */
export function DatePopover(props: DatePopoverProps): ReactNode {
  const { id, label, beside, value, min, max, today, onChoose, onClose, onLeave } = props;
  const popover = useRef<HTMLDivElement>(null);
  const title = useId();
  const [month, setMonth] = useState(() => firstShown(value ?? today, min, max).slice(0, 7));
  usePlaced(popover, beside);
  const leave = useRef(onLeave);
  leave.current = onLeave;
  useEffect(() => {
    const outside = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !beside.current?.contains(target)) leave.current();
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [beside]);
  const keyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Tab' && popover.current) keepFocus(popover.current, event);
    if (event.key !== 'Escape') return;
    // It closes this and not the dialog around it.
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  const turn = (by: number, name: string, icon: ReactNode): ReactNode => {
    const next = addMonths(`${month}-01`, by).slice(0, 7);
    const isOut =
      (min !== undefined && next < min.slice(0, 7)) || (max !== undefined && next > max.slice(0, 7));
    return (
      <IconButton label={name} aria-disabled={isOut || undefined} onClick={() => !isOut && setMonth(next)}>
        {icon}
      </IconButton>
    );
  };
  return (
    <div
      ref={popover}
      id={id}
      popover="manual"
      role="dialog"
      aria-modal="true"
      aria-label={label}
      className={styles.popover}
      onKeyDown={keyDown}
    >
      <div className={styles.head}>
        {turn(-12, texts.previousYearLabel, <ChevronsLeft />)}
        {turn(-1, texts.previousMonthLabel, <ChevronLeft />)}
        <p id={title} aria-live="polite">
          {capitalized(titleOf(`${month}-01`))}
        </p>
        {turn(1, texts.nextMonthLabel, <ChevronRight />)}
        {turn(12, texts.nextYearLabel, <ChevronsRight />)}
      </div>
      <MonthGrid
        month={month}
        labelledBy={title}
        today={today}
        selected={value}
        min={min}
        max={max}
        onChoose={onChoose}
        onMonthChange={setMonth}
      />
    </div>
  );
}

function firstShown(day: LocalDate, min: LocalDate | undefined, max: LocalDate | undefined): LocalDate {
  if (min !== undefined && day < min) return min;
  return max !== undefined && day > max ? max : day;
}
