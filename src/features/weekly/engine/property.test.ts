import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type LocalDate } from '../../../kernel/calendar.ts';
import { english } from './english.ts';
import { insightsOf } from './insights.ts';
import type { EntryRow, Insights, OpenedNotebook, Pattern, PatternKind, TaskRow } from './notebook.ts';
import { QUOTE_LENGTH } from './quote.ts';
import { readerOf } from './reader.ts';
import { TODAY, weekNumber } from './testing/people.ts';
import { anyNotebook, VALUES } from './testing/random-notebook.ts';

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
const RECOUNTS: Partial<Record<PatternKind, (of: OpenedNotebook, pattern: Pattern) => void>> = {
  fear(of, { text }) {
    const word = quotesIn(text)[0] ?? '';
    const named = of.entries
      .filter(({ date }) => inWindow(date))
      .filter(({ reflection }) => has(reflection, word) && !reflection.includes('not afraid'));
    const days = dates(named);
    const sign = [...unquoted(text).matchAll(new RegExp(WEEKDAYS.join('|'), 'g'))][0]?.[0];
    const on = days.filter((day) => weekday(day) === sign).length;
    expect(numbersIn(text.replace('each of them', ''))).toEqual(
      sign && on < days.length ? [days.length, on] : [days.length],
    );
    expect(text.includes('each of them')).toBe(sign !== undefined && on === days.length);
    expect(dateIn(text)).toBe(days[0]);
  },
  theme(of, { text }) {
    const entries = of.entries.filter(({ date }) => inWeek(date));
    const named = entries.filter((row) => prose(row).some((answer) => has(answer, quotesIn(text)[0] ?? '')));
    expectShare(text, named.length, entries.length);
  },
  'goal-named'(of, { text }) {
    const entries = of.entries.filter(({ date }) => inWeek(date));
    expectShare(text, entries.filter(({ goal }) => goal === quotesIn(text)[0]).length, entries.length);
  },
  'goal-moved'(of, { text }) {
    const goal = quotesIn(text)[0] ?? '';
    const named = of.entries.filter((row) => inWeek(row.date) && row.goal === goal).length;
    const done = finished(of).filter((task) => inWeek(task.date) && shared(task.text, goal) >= 2).length;
    expect(numbersIn(text)).toEqual([named, done]);
  },
  'goal-stalled'(of, { text }) {
    const goal = quotesIn(text)[0] ?? '';
    const rows = of.entries.filter((row) => inWindow(row.date) && row.goal !== '');
    const named = rows.filter((row) => row.goal === goal);
    const last =
      named
        .map(({ date, created_at }) => `${date} ${created_at}`)
        .sort()
        .at(-1) ?? '';
    const after = rows.filter(({ date, created_at }) => `${date} ${created_at}` > last);
    expect(numbersIn(text)[0]).toBe(named.length);
    expect(dateIn(text)).toBe(last.slice(0, 10));
    const sameMoment = rows.filter(
      (row) => `${row.date} ${row.created_at}` === last && row.goal !== goal,
    ).length;
    expect(numbersIn(text)[1]).toBeGreaterThanOrEqual(after.length);
    expect(numbersIn(text)[1]).toBeLessThanOrEqual(after.length + sameMoment);
    expect(after.some((row) => row.goal === goal)).toBe(false);
  },
  'value-acted'(of, { text, citations }) {
    const entry = of.entries.find(({ id }) => id === citations[0]?.id);
    const task = finished(of).find(({ id }) => id === citations[1]?.id);
    const value = VALUES.find((one) => text.startsWith(`You acted on ${one}.`)) ?? '?';
    expect(entry?.value_alignment).toContain(value);
    expect(shared(entry?.value_alignment ?? '', task?.text ?? '')).toBeGreaterThanOrEqual(2);
    expect(inWeek(task?.date ?? '') && (task?.date ?? '') >= (entry?.date ?? '')).toBe(true);
  },
  'value-waiting'(of, { text }) {
    const value = VALUES.find((one) => text.includes(`what ${one} says`)) ?? '?';
    const asked = of.entries.filter((row) => inWindow(row.date) && has(row.value_alignment, value));
    expect(numbersIn(text)).toEqual([asked.length]);
    expect(dateIn(text)).toBe(dates(asked)[0]);
    const done = finished(of).filter(({ date }) => inWindow(date));
    expect(done.some((task) => asked.some((row) => shared(row.value_alignment, task.text) > 0))).toBe(false);
  },
  'value-unnamed'(of, { text }) {
    const rows = of.entries.filter(({ date }) => inWindow(date));
    const [other = '?', value = '?'] = VALUES.filter((one) => text.includes(one)).sort(
      (one, next) => text.indexOf(one) - text.indexOf(next),
    );
    const naming = (name: string) =>
      rows.filter((row) => everything(row).some((answer) => has(answer, name)));
    expect(numbersIn(text.replace('None names', ''))).toEqual([rows.length, naming(other).length]);
    expect(naming(value)).toEqual([]);
    expect(dateIn(text)).toBe(dates(rows)[0]);
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
    expect(numbersIn(text.replace('without one', ''))).toEqual([done(on), on.length, done(off), off.length]);
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
    const rows = of.entries.filter(({ date }) => inWindow(date));
    const hour = ({ start_time }: EntryRow) =>
      Number(
        new Intl.DateTimeFormat('en-GB', { timeZone: of.zone, hour: '2-digit' }).format(
          new Date(start_time ?? ''),
        ),
      );
    const isIn = text.includes('morning')
      ? (at: number) => at >= 4 && at < 12
      : text.includes('noon and five')
        ? (at: number) => at >= 12 && at < 17
        : (at: number) => at >= 17 || at < 4;
    expectShare(text.replace('noon and five', ''), rows.filter((row) => isIn(hour(row))).length, rows.length);
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

/** 'three of your five', 'all five', 'both', 'your'. */
function expectShare(text: string, part: number, of: number): void {
  if (text.includes(' both of ')) expect([part, of]).toEqual([2, 2]);
  else if (text.includes(' all ')) expect([part, ...numbersIn(text)]).toEqual([of, of]);
  else if (numbersIn(text).length === 0) expect([part, of]).toEqual([1, 1]);
  else expect(numbersIn(text)).toEqual([part, of]);
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
  const said = numbersIn(summary.replace('One entry is too little', ''));
  const actions = done.length === 0 || done.length === total ? [total] : [done.length, total];
  const isWorded = done.length === total && total <= 2;
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
      fc.property(anyNotebook, (of) => {
        const found = insightsOf(of, week, { today: TODAY, reader });
        expectCited(of, found);
        expectStats(of, found);
        for (const pattern of found.patterns) {
          seen.add(pattern.kind);
          RECOUNTS[pattern.kind]?.(of, pattern);
        }
      }),
      { numRuns: 120, seed: 20_261_129 },
    );
    expect(seen.size).toBeGreaterThanOrEqual(4);
    if (grammar) expect([...seen].sort()).toEqual(expect.arrayContaining(['fear', 'theme']));
  });
});
