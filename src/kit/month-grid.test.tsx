import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MonthGrid } from './month-grid.tsx';

const days = (grid: ReactNode): string[] =>
  renderToStaticMarkup(grid).match(/<(a|button) [^>]*data-day[^>]*>/g) ?? [];

const stops = (grid: ReactNode): string[] => days(grid).filter((day) => day.includes('tabindex="0"'));

test('a month is a grid with a name, columns of weekdays, and one stop for the Tab key', () => {
  const grid = <MonthGrid month="2026-11" label="November 2026" firstDay={1} today="2026-11-25" />;
  const markup = renderToStaticMarkup(grid);
  expect(markup).toContain('role="grid" aria-label="November 2026"');
  expect(markup.match(/<span class="sr-only">\w+/g)?.[0]).toContain('Monday');
  expect(days(grid)).toHaveLength(30);
  expect(stops(grid)).toHaveLength(1);
  expect(stops(grid)[0]).toContain('aria-label="Wednesday, November 25, 2026" aria-current="date"');
});

test('the stop is the selected day, then today, then the first day that can be chosen', () => {
  const month = '2026-11';
  expect(stops(<MonthGrid month={month} selected="2026-11-03" today="2026-11-25" />)[0]).toContain('11-03');
  expect(stops(<MonthGrid month={month} selected="2026-10-03" today="2026-11-25" />)[0]).toContain('11-25');
  expect(stops(<MonthGrid month={month} min="2026-11-08" />)[0]).toContain('11-08');
});

test('days out of bounds, and those that a caller says, cannot be chosen; a day that leads somewhere is a link', () => {
  const grid = (
    <MonthGrid
      month="2026-11"
      min="2026-11-02"
      max="2026-11-28"
      day={(date) => (date === '2026-11-09' ? { isDisabled: true } : { to: `/day/${date}`, label: date })}
    />
  );
  const disabled = days(grid).filter((day) => day.includes('aria-disabled="true"'));
  expect(disabled.map((day) => /data-day="([^"]+)"/.exec(day)?.[1])).toEqual([
    '2026-11-01',
    '2026-11-09',
    '2026-11-29',
    '2026-11-30',
  ]);
  expect(disabled.every((day) => day.startsWith('<button'))).toBe(true);
  expect(days(grid)[1]).toContain('<a ');
  expect(days(grid)[1]).toContain('href="/day/2026-11-02"');
});
