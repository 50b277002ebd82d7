import { addDays, type LocalDate } from '../../../../kernel/calendar.ts';
import { dayFormatter } from '../../../../kernel/written-days.ts';
import type { ringOf } from '../../../growth/rules.ts';
import { type PeriodKind, periodTitle } from '../../rules/periods.ts';
import type { PeriodCounts } from './letter.ts';
import * as texts from './texts.ts';

type Strokes = ReturnType<typeof ringOf>;

/**
 * What a picture is made from: numbers, and days as numbers. No field can hold a text, so that no word of the diary can
 * come into a picture.
 */
export interface PictureFacts {
  kind: PeriodKind;
  /** The first and the last day, and today, as `dayNumber` counts them. */
  start: number;
  end: number;
  today: number;
  /** Which strokes are drawn, of each day from the first on. */
  days: readonly Strokes[];
  counts: PeriodCounts;
}

export const PICTURE_WIDTH = 1080;
export const PICTURE_HEIGHT = 1350;

export interface PictureText {
  text: string;
  left: number;
  /** Where the letters stand. */
  baseline: number;
  size: number;
  /** What is wider is drawn smaller. */
  room: number;
  look: 'title' | 'number' | 'label';
}

export interface PictureRing {
  left: number;
  top: number;
  size: number;
  strokes: Strokes;
}

/** What is drawn, in pixels. */
export interface Picture {
  texts: PictureText[];
  rings: PictureRing[];
  /** The hairline above the numbers. */
  line: { left: number; right: number; top: number };
  /** The same in words, for those who do not see it. */
  alternative: string;
}

const MARGIN = 84;
const ROOM = PICTURE_WIDTH - 2 * MARGIN;
const TITLE_BASELINE = 190;
/** Where the rings begin, and the numbers below them. */
const RINGS_TOP = 272;
const LINE_TOP = 1064;
const NUMBER_BASELINE = 1180;
const LABEL_BASELINE = 1232;
const DAYS_IN_WEEK = 7;

const dateOf = (day: number): LocalDate => addDays('1970-01-01', day);
/** 0 for Sunday; day 0 was a Thursday. */
const weekdayOf = (day: number): number => (((day + 4) % DAYS_IN_WEEK) + DAYS_IN_WEEK) % DAYS_IN_WEEK;
const weekdayName = dayFormatter({ weekday: 'short' });
const monthName = dayFormatter({ month: 'long' });

type Drawn = Pick<Picture, 'texts' | 'rings'>;

/** Seven large rings in two rows, each above its weekday. */
function weekRings({ start, days }: PictureFacts): Drawn {
  const columns = 4;
  const [cell, size, pitch] = [ROOM / columns, 184, 348];
  const places = days.map((strokes, at) => ({
    strokes,
    size,
    left: MARGIN + (at % columns) * cell,
    top: RINGS_TOP + 36 + Math.floor(at / columns) * pitch,
  }));
  return {
    rings: places,
    texts: places.map(({ left, top }, at) => ({
      text: weekdayName(dateOf(start + at)),
      left,
      baseline: top + size + 50,
      size: 34,
      room: cell,
      look: 'label',
    })),
  };
}

interface Grid {
  left: number;
  top: number;
  cell: number;
  size: number;
}

/** The days of a month, a week in each row. */
function gridRings(
  days: readonly Strokes[],
  first: number,
  { left, top, cell, size }: Grid,
): Picture['rings'] {
  const before = weekdayOf(first);
  return days.map((strokes, at) => ({
    strokes,
    size,
    left: left + ((before + at) % DAYS_IN_WEEK) * cell,
    top: top + Math.floor((before + at) / DAYS_IN_WEEK) * cell,
  }));
}

function monthRings({ start, days }: PictureFacts): Drawn {
  const size = 96;
  const grid = { left: MARGIN, top: RINGS_TOP, cell: (ROOM - size) / (DAYS_IN_WEEK - 1), size };
  return { texts: [], rings: gridRings(days, start, grid) };
}

/** Twelve small months, each below its name. */
function yearRings({ start, days }: PictureFacts): Drawn {
  const columns = 4;
  const [gap, pitch, size] = [36, 258, 22];
  const width = (ROOM - (columns - 1) * gap) / columns;
  const cell = (width - size) / (DAYS_IN_WEEK - 1);
  const byMonth = Map.groupBy(
    days.map((strokes, at) => ({ strokes, day: start + at })),
    ({ day }) => dateOf(day).slice(0, 7),
  );
  const months = [...byMonth.values()].map((ofMonth, at) => {
    const left = MARGIN + (at % columns) * (width + gap);
    const top = RINGS_TOP + Math.floor(at / columns) * pitch;
    const first = ofMonth[0]?.day ?? start;
    const name: PictureText = {
      text: monthName(dateOf(first)),
      left,
      baseline: top + 24,
      size: 28,
      room: width,
      look: 'label',
    };
    const strokes = ofMonth.map((day) => day.strokes);
    return { name, rings: gridRings(strokes, first, { left, top: top + 44, cell, size }) };
  });
  return { texts: months.map(({ name }) => name), rings: months.flatMap(({ rings }) => rings) };
}

const RINGS: Record<PeriodKind, (facts: PictureFacts) => Drawn> = {
  week: weekRings,
  month: monthRings,
  year: yearRings,
};

/** Four numbers beside each other, each above its name. */
function numberTexts(counts: PeriodCounts): PictureText[] {
  const figures = texts.pictureFigures(counts);
  const cell = ROOM / figures.length;
  return figures.flatMap(([value, label], at) => {
    const place = { left: MARGIN + at * cell, room: cell - 24 };
    return [
      { ...place, text: value, baseline: NUMBER_BASELINE, size: 80, look: 'number' as const },
      { ...place, text: label, baseline: LABEL_BASELINE, size: 28, look: 'label' as const },
    ];
  });
}

const isDrawn = ({ clarify, act, learn }: Strokes): boolean => clarify || act || learn;

/** A picture of a period to share: its name, its rings and its numbers. */
export function pictureOf(facts: PictureFacts): Picture {
  const { kind, start, end, today, days, counts } = facts;
  const name = periodTitle({ kind, start: dateOf(start), end: dateOf(end) }, dateOf(today));
  const title: PictureText = {
    text: name,
    left: MARGIN,
    baseline: TITLE_BASELINE,
    size: 84,
    room: ROOM,
    look: 'title',
  };
  const drawn = RINGS[kind](facts);
  return {
    texts: [title, ...drawn.texts, ...numberTexts(counts)],
    rings: drawn.rings,
    line: { left: MARGIN, right: PICTURE_WIDTH - MARGIN, top: LINE_TOP },
    alternative: texts.pictureAlternative(name, days.filter(isDrawn).length, days.length, counts),
  };
}
