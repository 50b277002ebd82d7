import { isLocalDate } from '../../../kernel/calendar.ts';
import type { RawEntry } from './other-journals.ts';

/*
 * A table with a column of dates and one of texts. Which they are is read from the names in its first line, or else
 * from what stands in them.
 */

const NAMES = {
  date: [
    'date',
    'day',
    'datum',
    'fecha',
    'data',
    'created',
    'createdat',
    'creationdate',
    'entrydate',
    'timestamp',
    'time',
    'datetime',
  ],
  text: [
    'text',
    'entry',
    'body',
    'content',
    'note',
    'notes',
    'journal',
    'message',
    'description',
    'reflection',
    'texto',
    'eintrag',
  ],
  title: ['title', 'heading', 'subject', 'headline', 'titel'],
  tags: ['tags', 'labels', 'categories'],
  location: ['location', 'place', 'address'],
  weather: ['weather'],
  starred: ['starred', 'star', 'favorite', 'favourite'],
} as const;
type Role = keyof typeof NAMES;

/** How days with slashes or dots are written in this table. */
export type DayOrder = 'month-first' | 'day-first';

export interface TableEntries {
  entries: RawEntry[];
  /** How days were read that could be read in two ways; undefined where none is. */
  order: DayOrder | undefined;
}

export type Unusable = 'no-dates' | 'no-texts';

const plainName = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '');

const PARTS = /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})(?:[ ,T]+(.*))?$/;
const pad = (part: string, length: number): string => part.padStart(length, '0');

/** A day with its time, as a Date reads it or as a local date; undefined when it is neither. */
export function readWhen(value: string, order: DayOrder): string | undefined {
  const text = value.trim();
  const [, first = '', second = '', third = '', time = ''] = PARTS.exec(text) ?? [];
  if (first.length === 4) {
    const day = `${first}-${pad(second, 2)}-${pad(third, 2)}`;
    if (!isLocalDate(day)) return undefined;
    return /(Z|[+-]\d\d:?\d\d)$/i.test(time) && !Number.isNaN(Date.parse(text)) ? text : day;
  }
  if (third.length === 4) {
    const isDayFirst = order === 'day-first' || text.includes('.');
    const [day, month] = isDayFirst ? [first, second] : [second, first];
    const date = `${third}-${pad(month, 2)}-${pad(day, 2)}`;
    return isLocalDate(date) ? date : undefined;
  }
  return readInWords(text);
}

/** 'November 22, 2026' and the like: the day that stands there, whatever the zone of this device. */
function readInWords(text: string): string | undefined {
  if (!/\d{4}/.test(text) || !/[A-Za-z]{3}/.test(text)) return undefined;
  const at = Date.parse(`${text.replace(/^[A-Za-z]+,\s+/, '')} UTC`);
  return Number.isNaN(at) ? undefined : new Date(at).toISOString().slice(0, 10);
}

/** Which of day and month comes first where this language is spoken: 'en-GB', 'de'. The month, where that is not known. */
export function dayOrderIn(language: string): DayOrder {
  try {
    const parts = new Intl.DateTimeFormat(language).formatToParts();
    const place = (type: 'day' | 'month'): number => parts.findIndex((part) => part.type === type);
    return place('day') < place('month') ? 'day-first' : 'month-first';
  } catch {
    return 'month-first';
  }
}

/** A number above twelve gives away which is the day; where none does, `preferred` holds, and that is said. */
function orderOf(values: readonly string[], preferred: DayOrder): { order: DayOrder; isGuess: boolean } {
  let isSlashed = false;
  for (const value of values) {
    const [, first = '', second = '', third = ''] = PARTS.exec(value.trim()) ?? [];
    if (third.length !== 4 || value.includes('.')) continue;
    isSlashed = true;
    if (Number(first) > 12) return { order: 'day-first', isGuess: false };
    if (Number(second) > 12) return { order: 'month-first', isGuess: false };
  }
  return { order: preferred, isGuess: isSlashed };
}

const SAMPLE = 50;
/** How a table says that a row is starred. */
const MARKED = /^(true|yes|y|x|1|★|⭐)$/i;

const isDated = (values: readonly string[]): boolean => {
  const filled = values.filter((value) => value.trim() !== '');
  const dated = filled.filter((value) => readWhen(value, 'month-first') ?? readWhen(value, 'day-first'));
  return filled.length > 0 && dated.length >= filled.length * 0.6;
};

const meanLength = (values: readonly string[]): number =>
  values.reduce((sum, value) => sum + value.length, 0) / Math.max(1, values.length);

function columnsOf(head: readonly string[], rows: readonly (readonly string[])[]) {
  const names = head.map(plainName);
  const named = (role: Role): number => {
    const known: readonly string[] = NAMES[role];
    return known.map((name) => names.indexOf(name)).find((at) => at >= 0) ?? -1;
  };
  const sample = rows.slice(0, SAMPLE);
  const column = (at: number): string[] => sample.map((row) => row[at] ?? '');
  const all = head.map((_, at) => at);
  const date = named('date') >= 0 ? named('date') : (all.find((at) => isDated(column(at))) ?? -1);
  const beside = {
    ...{ title: named('title'), tags: named('tags'), location: named('location') },
    ...{ weather: named('weather'), starred: named('starred') },
  };
  // Looked up once: a table may have as many columns as others have lines.
  const known = [date, ...Object.values(beside)];
  const others = all.filter((at) => !known.includes(at));
  const lengths = new Map(others.map((at) => [at, meanLength(column(at))]));
  const [longest = -1] = others.toSorted((one, other) => (lengths.get(other) ?? 0) - (lengths.get(one) ?? 0));
  const text = named('text') >= 0 ? named('text') : longest;
  return { date, text, ...beside };
}

/**
 * The entries of a table. `places` says for people where each row is in the file. A table without a heading is one
 * whose first line has a date already. Days that nothing in the table tells apart are read as `preferred`.
 */
export function readTable(
  rows: readonly (readonly string[])[],
  places: readonly string[],
  preferred: DayOrder,
): TableEntries | Unusable {
  const [first = [], ...rest] = rows;
  const hasHead = !first.some((cell) => readWhen(cell, 'month-first') ?? readWhen(cell, 'day-first'));
  const body = hasHead ? rest : rows;
  const columns = columnsOf(hasHead ? first : first.map(() => ''), body);
  if (columns.date < 0) return 'no-dates';
  if (columns.text < 0) return 'no-texts';
  const { order, isGuess } = orderOf(
    body.map((row) => row[columns.date] ?? ''),
    preferred,
  );
  const entries = body.map((row, at): RawEntry => {
    const cell = (column: number): string => (column < 0 ? '' : (row[column] ?? ''));
    return {
      place: places[hasHead ? at + 1 : at] ?? '',
      when: cell(columns.date).trim() === '' ? '' : readWhen(cell(columns.date), order),
      title: cell(columns.title),
      text: cell(columns.text).replace(/\r\n?/g, '\n'),
      tags: cell(columns.tags)
        .split(/[,;]/)
        .map((tag) => tag.trim())
        .filter((tag) => tag !== ''),
      location: cell(columns.location),
      weather: { conditions: cell(columns.weather) },
      starred: MARKED.test(cell(columns.starred).trim()),
      media: [],
    };
  });
  return { entries, order: isGuess ? order : undefined };
}
