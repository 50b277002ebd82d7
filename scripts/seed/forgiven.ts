import { addDays, type LocalDate } from '../../src/kernel/calendar.ts';
import type { SeedDay } from './days.ts';
import { celebrations } from './texts.ts';

/** On fewer days without a word nobody would have set a pause. */
const SHORTEST_PAUSE = 3;

export interface SeedPause {
  starts_on: LocalDate;
  ends_on: LocalDate;
}

const isIdle = ({ entry, lesson }: SeedDay): boolean => !entry && !lesson;

/** The latest days in a row without a word, as a pause that was set for them; undefined for who missed none. */
export function latestPause(days: readonly SeedDay[]): SeedPause | undefined {
  for (let end = days.length - 1; end >= 0; end -= 1) {
    let begin = end;
    while (begin >= 0 && isIdle(days[begin] as SeedDay)) begin -= 1;
    const [first, last] = [days[begin + 1], days[end]];
    if (end - begin >= SHORTEST_PAUSE && first && last) return { starts_on: first.date, ends_on: last.date };
    if (begin < end) end = begin + 1;
  }
  return undefined;
}

/** The days, the latest one that was missed alone mended: its page was written on the day after it. */
export function withMendedDay(days: readonly SeedDay[]): SeedDay[] {
  const at = days.findLastIndex(
    (day, index) => !day.entry && Boolean(days[index - 1]?.entry) && Boolean(days[index + 1]?.entry),
  );
  return days.map((day, index) => {
    if (index !== at) return day;
    const { fears, values, actions } = day.season;
    const [reflection = '', valueAlignment = '', text = ''] = [fears[0], values[0], actions[0]];
    const entry = { celebration: celebrations[0] ?? '', reflection, valueAlignment, tasks: [{ text }] };
    return { ...day, entry, writtenOn: addDays(day.date, 1) };
  });
}
