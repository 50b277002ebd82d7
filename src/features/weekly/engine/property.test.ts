import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type LocalDate } from '../../../kernel/calendar.ts';
import { english } from '../../../language/english.ts';
import { QUOTE_LENGTH } from '../../../language/quote.ts';
import { readerOf } from '../../../language/reader.ts';
import { insightsOf } from './insights.ts';
import type { EntryRow, Insights, OpenedNotebook, Pattern, PatternKind, TaskRow } from './notebook.ts';
import { TODAY, weekNumber } from './testing/people.ts';
import { notebookArbitrary, VALUES } from './testing/random-notebook.ts';

/*
 * Everything that is said of any notebook, counted again in another way: by looking for the words in the rows.
 */

const week = weekNumber(12);
const WINDOW_START = addDays(week.end, -83);
const NUMBERS = 'zero one two three four five six seven eight nine ten'.split(' ');
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** Only what the engine says itself, and in it the numbers, of words and digits alike. */
const unquoted = (text: string) => text.replaceAll(/“.*?”(?=[ ,.;]|$)/gu, '“”');
function numbersIn(text: string): number[] {
  const plain = unquoted(text).replaceAll(new RegExp(`(${MONTHS.join('|')}) \\d+(, \\d{4})?`, 'g'), '');
  return [...plain.matchAll(/\b(?:\d+|none|one|two|three|four|five|six|seven|eight|nine|ten)\b/gi)]
    .map(([word]) => word.toLowerCase())
    .map((word) => (word === 'none' ? 0 : NUMBERS.includes(word) ? NUMBERS.indexOf(word) : Number(word)));
}
const quotesIn = (text: string) => [...text.matchAll(/“(.*?)”(?=[ ,.;]|$)/gu)].map(([, quote = '']) => quote);
const dateIn = (text: string): LocalDate => {
  const [, month = '', day = ''] = unquoted(text).match(new RegExp(`(${MONTHS.join('|')}) (\\d+)`)) ?? [];
  return `2026-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
};

const localDate = (instant: string, zone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(new Date(instant));
const inWindow = (date: LocalDate) => date >= WINDOW_START && date <= week.end;
const inWeek = (date: LocalDate) => date >= week.start && date <= week.end;
const dates = (rows: { date: LocalDate }[]) => [...new Set(rows.map(({ date }) => date))].sort();
const weekday = (date: LocalDate) => WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()];
const withoutLinks = (text: string) => text.replaceAll(/https?:\S+/g, '');
const has = (text: string, word: string) =>
  new RegExp(`(?<![\\p{L}])${word}(?![\\p{L}])`, 'iu').test(withoutLinks(text));
const prose = (row: EntryRow) => [row.celebration, row.goal_importance, row.reflection, row.value_alignment];
const everything = (row: EntryRow) => [...prose(row), row.goal, row.action];
/** As a text that could not be opened is none. */
const opened = (text: string) => (text.startsWith('[Decryption') ? '' : text);
const inOrder = (rows: readonly EntryRow[]) =>
  rows.toSorted((one, other) =>
    `${one.date} ${one.created_at}`.localeCompare(`${other.date} ${other.created_at}`),
  );
/** Entries of the window, in their order, without copies. */
function distinct({ entries }: OpenedNotebook): EntryRow[] {
  const rows = inOrder(entries.filter(({ date }) => inWindow(date)));
  return [
    ...new Map(rows.toReversed().map((row) => [everything(row).map(opened).join('|'), row])).values(),
  ].reverse();
}
/** As the person wrote it: 'my son' where it is said to them as 'your son'. */
function themeOf(text: string): string {
  const [, owner = '', word = ''] = text.match(/\b(the|your) (\p{L}+) came up/iu) ?? [];
  return `${owner.toLowerCase() === 'the' ? 'the' : 'my'} ${word}`;
}

const isInOneLanguage = (row: EntryRow) => !everything(row).some((text) => text.includes('Ayer'));

const finished = (of: OpenedNotebook): (TaskRow & { date: LocalDate })[] =>
  of.tasks.flatMap((task) =>
    task.completed && task.completed_at ? [{ ...task, date: localDate(task.completed_at, of.zone) }] : [],
  );

const SMALL_WORDS = new Set([
  '',
  'a',
  'the',
  'of',
  'for',
  'my',
  'with',
  'to',
  'i',
  'that',
  'should',
  'says',
  'be',
  'de',
]);
const words = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => !SMALL_WORDS.has(word)),
  );
const shared = (one: string, other: string) =>
  [...words(one)].filter((word) => words(other).has(word)).length;

/** What of each kind of pattern is said, and what is so. */
const RECOUNTS: Partial<
  Record<PatternKind, (of: OpenedNotebook, pattern: Pattern, isEnglish: (row: EntryRow) => boolean) => void>
> = {
  fear(of, { text }, isEnglish) {
    const [same] = quotesIn(text);
    const word = themeOf(text);
    const named = distinct(of).filter((row) =>
      same === undefined
        ? isEnglish(row) && has(row.reflection, word) && !row.reflection.includes('not afraid')
        : row.reflection.includes(same),
    );
    const days = dates(named);
    const sign = WEEKDAYS.find((one) => text.includes(`${one}s`));
    const on = days.filter((day) => weekday(day) === sign).length;
    expect(numbersIn(text)).toEqual(sign && on < days.length ? [days.length, on] : [days.length]);
    expect(text.includes('all of them')).toBe(sign !== undefined && on === days.length);
    expect(dateIn(text)).toBe(days[0]);
  },
  theme(of, { text }, isEnglish) {
    const seen = new Set<string>();
    const word = themeOf(text);
    const days = inOrder(of.entries.filter(({ date }) => inWeek(date)))
      .filter(isEnglish)
      .flatMap((row) =>
        [row.celebration, row.goal_importance, row.value_alignment].flatMap((answer) => {
          const isNew = !seen.has(answer);
          seen.add(answer);
          return isNew && has(answer, word) ? row.date : [];
        }),
      );
    expect(numbersIn(text)).toEqual([new Set(days).size]);
  },
  'goal-named'(of, { text }) {
    const entries = of.entries.filter(({ date }) => inWeek(date));
    const days = dates(entries.filter(({ goal }) => goal === quotesIn(text)[0])).length;
    const all = dates(entries).length;
    if (text.includes(' both days ')) expect([days, all]).toEqual([2, 2]);
    else if (text.includes(' all ')) expect([days, ...numbersIn(text)]).toEqual([all, all]);
    else expect(numbersIn(text)).toEqual([days, all]);
  },
  'goal-moved'(of, { text }) {
    const [goal = '', ...actions] = quotesIn(text);
    const named = of.entries.filter((row) => inWeek(row.date) && row.goal === goal);
    const done = finished(of).filter((task) => inWeek(task.date) && shared(task.text, goal) >= 2);
    expect(numbersIn(text)).toEqual([dates(named).length]);
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) expect(done.map((task) => task.text)).toContain(action);
  },
  'goal-stalled'(of, { text }) {
    const goal = quotesIn(text)[0] ?? '';
    const rows = of.entries.filter((row) => inWindow(row.date) && row.goal !== '');
    const named = rows.filter((row) => row.goal === goal);
    const days = dates(named);
    // A page with another language on it may not be read.
    const [count = 0] = numbersIn(text);
    expect(count).toBeLessThanOrEqual(days.length);
    expect(count).toBeGreaterThanOrEqual(dates(named.filter(isInOneLanguage)).length);
    expect(dateIn(text)).toBe(days.at(-1));
    const after = rows.filter(({ date }) => date > (days.at(-1) ?? ''));
    expect(dates(after).length).toBeGreaterThanOrEqual(3);
    expect(after.some((row) => row.goal === goal)).toBe(false);
  },
  'value-acted'(of, { text, citations }) {
    const entry = of.entries.find(({ id }) => id === citations[0]?.id);
    const task = finished(of).find(({ id }) => id === citations[1]?.id);
    const value = VALUES.find((one) => text.startsWith(`You acted on ${one}:`)) ?? '?';
    expect(entry?.value_alignment).toContain(value);
    expect(shared(entry?.value_alignment ?? '', task?.text ?? '')).toBeGreaterThanOrEqual(2);
    expect(inWeek(task?.date ?? '') && (task?.completed_at ?? '') >= (entry?.created_at ?? '')).toBe(true);
  },
  'value-waiting'(of, { text }) {
    const value = VALUES.find((one) => text.includes(`about ${one} on`)) ?? '?';
    const asked = distinct(of).filter((row) => has(row.value_alignment, value));
    expect(numbersIn(text.replace('None of', ''))).toEqual([dates(asked).length]);
    expect(dateIn(text)).toBe(dates(asked)[0]);
    const done = finished(of).filter(({ date }) => inWindow(date) && date >= (dates(asked)[0] ?? ''));
    expect(done.length).toBeGreaterThanOrEqual(3);
    expect(done.some((task) => asked.some((row) => shared(row.value_alignment, task.text) > 0))).toBe(false);
  },
  'value-unnamed'(of, { text }) {
    const [other = '?', value = '?'] = VALUES.filter((one) => text.includes(one)).sort(
      (one, next) => text.indexOf(one) - text.indexOf(next),
    );
    const asked = dates(distinct(of).filter((row) => has(row.value_alignment, other)));
    expect(numbersIn(text)).toEqual([asked.length]);
    expect(dateIn(text)).toBe(asked[0]);
    const rows = of.entries.filter(({ date }) => inWindow(date));
    expect(rows.some((row) => everything(row).some((answer) => has(answer, value)))).toBe(false);
  },
  'lesson-again'(of, { text }) {
    const plain = (lesson: string) => lesson.toLowerCase().replace('.', '');
    const same = of.lessons.filter(
      ({ lesson, date }) => date <= week.end && plain(lesson) === plain(quotesIn(text)[0] ?? ''),
    );
    expect(numbersIn(text)).toEqual([dates(same).length]);
    expect(dateIn(text)).toBe(dates(same)[0]);
  },
  together(of, { text }) {
    const { days, journaled, acted } = lived(of);
    const [on, off] = [days.filter((day) => journaled.has(day)), days.filter((day) => !journaled.has(day))];
    const done = (part: LocalDate[]) => part.filter((day) => acted.has(day)).length;
    expect(numbersIn(text)).toEqual([done(on), on.length, done(off), off.length]);
  },
  weekday(of, { text }) {
    const { days, journaled } = lived(of);
    const name = WEEKDAYS.find((one) => text.includes(`${one}`));
    const on = days.filter((day) => weekday(day) === name);
    const hits = (part: LocalDate[]) => part.filter((day) => journaled.has(day)).length;
    const others = days.filter((day) => weekday(day) !== name);
    expect(numbersIn(text)).toEqual([hits(on), on.length, hits(others), others.length]);
  },
  'time-of-day'(of, { text }) {
    const rows = inOrder(of.entries.filter(({ date }) => inWindow(date))).filter(
      ({ start_time, date }) => start_time && localDate(start_time, of.zone) === date,
    );
    const firsts = [...new Map(rows.toReversed().map((row) => [row.date, row])).values()];
    const hour = ({ start_time }: EntryRow) =>
      Number(
        new Intl.DateTimeFormat('en-GB', { timeZone: of.zone, hour: '2-digit' }).format(
          new Date(start_time ?? ''),
        ),
      );
    const isInRange = text.includes('morning')
      ? (at: number) => at >= 4 && at < 12
      : text.includes('afternoon')
        ? (at: number) => at >= 12 && at < 17
        : (at: number) => at >= 17 || at < 4;
    const hits = firsts.filter((row) => isInRange(hour(row))).length;
    expect(numbersIn(text)).toEqual(hits < firsts.length ? [hits, firsts.length] : [hits]);
  },
};

function lived(of: OpenedNotebook) {
  const marked = of.growthDays.map(({ date }) => date).sort();
  const days: LocalDate[] = [];
  for (let day = WINDOW_START; day <= week.end; day = addDays(day, 1)) {
    if (marked[0] !== undefined && day >= marked[0]) days.push(day);
  }
  const on = (mark: 'journaled' | 'task_completed') =>
    new Set(of.growthDays.filter((day) => day[mark]).map(({ date }) => date));
  return { days, journaled: on('journaled'), acted: on('task_completed') };
}

const textsOf = (of: OpenedNotebook): Record<string, string[]> => ({
  ...Object.fromEntries(of.entries.map((row) => [`entry ${row.id}`, everything(row)])),
  ...Object.fromEntries(of.tasks.map((row) => [`action ${row.id}`, [row.text]])),
  ...Object.fromEntries(of.lessons.map((row) => [`lesson ${row.id}`, [row.lesson]])),
});

function expectCited(of: OpenedNotebook, found: Insights): void {
  const texts = textsOf(of);
  for (const insight of [found.celebration, ...found.patterns, ...found.suggestions]) {
    for (const { kind, id, quote } of insight.citations) {
      expect(texts[`${kind} ${id}`]?.some((text) => text.includes(quote))).toBe(true);
      expect(quote.length).toBeLessThanOrEqual(QUOTE_LENGTH);
    }
    const cited = insight.citations.flatMap(({ kind, id }) => texts[`${kind} ${id}`] ?? []);
    for (const quote of quotesIn(insight.text)) expect(cited.some((text) => text.includes(quote))).toBe(true);
  }
  for (const { citations } of [...found.patterns, ...found.suggestions]) expect(citations).not.toEqual([]);
}

function expectStats(of: OpenedNotebook, { stats, summary, hasData }: Insights): void {
  const made = of.tasks.filter((task) => inWeek(localDate(task.created_at, of.zone)));
  const done = finished(of).filter(({ date }) => inWeek(date));
  const total = new Set([...made, ...done].map(({ id }) => id)).size;
  const entries = of.entries.filter(({ date }) => inWeek(date)).length;
  const lessons = of.lessons.filter(({ date }) => inWeek(date)).length;
  expect(stats).toEqual({
    totalJournalEntries: entries,
    totalLessons: lessons,
    completedActions: done.length,
    totalActions: total,
    actionCompletionRate: total === 0 ? 0 : Math.round((100 * done.length) / total),
  });
  expect(hasData).toBe(entries + lessons + total > 0);
  const loops = of.growthDays.filter(
    (day) => inWeek(day.date) && day.journaled && day.task_completed && day.lesson_learned,
  ).length;
  const said = numbersIn(summary.replace('One entry isn’t enough', ''));
  const actions = done.length === 0 || done.length === total ? [total] : [done.length, total];
  const isWorded = done.length === total && total === 2;
  const counts = [
    ...(entries > 0 ? [entries] : []),
    ...(lessons > 0 ? [lessons] : []),
    ...(total === 0 || (isWorded && done.length > 0) ? [] : actions),
    ...(entries > 0 && loops > 0 ? [loops] : []),
  ];
  expect(said).toEqual(counts);
}

describe.each([
  ['with English', english],
  ['without a grammar', undefined],
] as const)('any notebook, read %s', (_, grammar) => {
  test('is cited letter for letter, and counted right', () => {
    const seen = new Set<string>();
    const reader = readerOf(grammar);
    fc.assert(
      fc.property(notebookArbitrary, (of) => {
        const found = insightsOf(of, week, { today: TODAY, reader });
        expectCited(of, found);
        expectStats(of, found);
        const english = new Set(
          reader.entries(of.entries).flatMap((one) => (one.isEnglish ? one.row.id : [])),
        );
        const isEnglish = ({ id }: EntryRow) => english.has(id);
        for (const pattern of found.patterns) {
          seen.add(pattern.kind);
          RECOUNTS[pattern.kind]?.(of, pattern, isEnglish);
        }
      }),
      { numRuns: 120, seed: 20_261_129 },
    );
    expect(seen.size).toBeGreaterThanOrEqual(4);
    if (grammar) expect([...seen].sort()).toEqual(expect.arrayContaining(['fear', 'theme']));
  });
});
