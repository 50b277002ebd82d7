import type { ReactNode } from 'react';
import type { LocalDate } from '../../../kernel/calendar.ts';
import { shorten } from '../../../kernel/text.ts';
import { Choice } from '../../../kit/choice.tsx';
import { DatePicker } from '../../../kit/date-picker.tsx';
import { Field } from '../../../kit/field.tsx';
import { Select } from '../../../kit/select.tsx';
import { monthName, type Span, spanOfMonth, spanOfYear } from '../rules/span.ts';
import * as texts from '../texts.ts';

/** The ways to say which days a book holds. */
export type SpanKind = 'year' | 'month' | 'days' | 'goal';

/** What is chosen, in every way; the way that is chosen counts. */
export interface SpanChoice {
  kind: SpanKind;
  year: string;
  month: string;
  first: LocalDate | undefined;
  last: LocalDate | undefined;
  goal: string;
}

/** What there is to choose from, the newest first. */
export interface Written {
  years: readonly string[];
  months: readonly string[];
  goals: readonly string[];
}

/** The span that is chosen; undefined while it is not complete. */
export function spanOf({ kind, year, month, first, last, goal }: SpanChoice): Span | undefined {
  switch (kind) {
    case 'year':
      return spanOfYear(year);
    case 'month':
      return spanOfMonth(month);
    case 'goal':
      return goal === '' ? undefined : { kind: 'goal', goal };
    case 'days':
      return first && last && first <= last
        ? { kind: 'days', range: { start: first, end: last } }
        : undefined;
  }
}

interface SpanFieldsProps {
  choice: SpanChoice;
  written: Written;
  today: LocalDate;
  onChange: (choice: SpanChoice) => void;
}

const OPTIONS = [
  { value: 'year', label: texts.yearOption },
  { value: 'month', label: texts.monthOption },
  { value: 'days', label: texts.daysOption },
  { value: 'goal', label: texts.goalOption },
] as const;

interface ListProps {
  label: string;
  help?: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

const List = ({ label, help, value, options, onChoose }: ListProps): ReactNode => (
  <Field label={label} {...(help !== undefined && { help })}>
    <Select value={value} onChange={({ target }) => onChoose(target.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  </Field>
);

/** As much of a goal as a list has room for. */
const GOAL_SHOWN = 80;

function Days({ choice, today, onChange }: Omit<SpanFieldsProps, 'written'>): ReactNode {
  const { first, last } = choice;
  const isReversed = first !== undefined && last !== undefined && first > last;
  return (
    <div className="grid gap-[16px] sm:grid-cols-2">
      <DatePicker
        label={texts.firstDayLabel}
        value={first}
        max={today}
        today={today}
        onChange={(day) => onChange({ ...choice, first: day })}
      />
      <DatePicker
        label={texts.lastDayLabel}
        value={last}
        max={today}
        today={today}
        error={isReversed ? texts.daysReversed : undefined}
        onChange={(day) => onChange({ ...choice, last: day })}
      />
    </div>
  );
}

/** Which days the book holds. */
export function SpanFields({ choice, written, today, onChange }: SpanFieldsProps): ReactNode {
  const options = written.goals.length > 0 ? OPTIONS : OPTIONS.filter(({ value }) => value !== 'goal');
  const change = (part: Partial<SpanChoice>): void => onChange({ ...choice, ...part });
  return (
    <>
      <Choice
        legend={texts.spanTitle}
        options={options}
        value={choice.kind}
        onChoose={(kind) => change({ kind })}
      />
      {choice.kind === 'year' && (
        <List
          label={texts.yearLabel}
          value={choice.year}
          options={written.years.map((year) => ({ value: year, label: year }))}
          onChoose={(year) => change({ year })}
        />
      )}
      {choice.kind === 'month' && (
        <List
          label={texts.monthLabel}
          value={choice.month}
          options={written.months.map((month) => ({ value: month, label: monthName(`${month}-01`) }))}
          onChoose={(month) => change({ month })}
        />
      )}
      {choice.kind === 'goal' && (
        <List
          label={texts.goalLabel}
          help={texts.goalHelp}
          value={choice.goal}
          options={written.goals.map((goal) => ({ value: goal, label: shorten(goal, GOAL_SHOWN) }))}
          onChoose={(goal) => change({ goal })}
        />
      )}
      {choice.kind === 'days' && <Days choice={choice} today={today} onChange={onChange} />}
    </>
  );
}
