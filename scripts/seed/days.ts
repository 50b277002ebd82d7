import { addDays, type LocalDate } from '../../src/kernel/calendar.ts';
import { celebrations, lessons, type Season, seasons } from './texts.ts';

export interface SeedTask {
  text: string;
  /** Hours after the local midnight of its day; undefined while it is open. */
  completedAtHour?: number;
}

/** What was done on one day. */
export interface SeedDay {
  date: LocalDate;
  season: Season;
  entry?: {
    celebration: string;
    reflection: string;
    valueAlignment: string;
    tasks: SeedTask[];
  };
  lesson?: string;
  /** The day on which the entry was written, when it is not this one: it mends this one, and gives nothing. */
  writtenOn?: LocalDate;
}

/** Numbers from 0 to 1 that look random and are the same at every run (mulberry32). */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Somebody who has never missed a day: five actions in each of them but a few. */
export function fullDays(today: LocalDate, count: number): SeedDay[] {
  const roll = dice(20_261_119);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(roll() * from.length)] as T;
  return Array.from({ length: count }, (_, index) => {
    const season = seasons[Math.floor((index / count) * seasons.length)] as Season;
    const tasks = Array.from({ length: roll() < 0.93 ? 5 : 4 }, () => pick(season.actions));
    return {
      date: addDays(today, index - count),
      season,
      entry: {
        celebration: pick(celebrations),
        reflection: pick(season.fears),
        valueAlignment: pick(season.values),
        tasks: tasks.map((text, place) => ({
          text,
          ...(index < count - 5 || place < 3 ? { completedAtHour: 9 + roll() * 12 } : {}),
        })),
      },
      lesson: pick(lessons),
    };
  });
}

/**
 * `count` believable days, the last of which is yesterday: a person who writes on most days, skips a week now
 * and then, and does about two thirds of what the list says.
 */
export function believableDays(today: LocalDate, count: number): SeedDay[] {
  const roll = dice(20_261_119);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(roll() * from.length)] as T;
  const first = addDays(today, -count);
  let pause = 0;
  return Array.from({ length: count }, (_, index) => {
    const date = addDays(first, index);
    const season = seasons[Math.floor((index / count) * seasons.length)] as Season;
    const nearTheEnd = count - index <= 9;
    if (pause === 0 && !nearTheEnd && roll() < 0.015) pause = 2 + Math.floor(roll() * 7);
    if (pause > 0) {
      pause -= 1;
      return { date, season };
    }
    const day: SeedDay = { date, season };
    if (nearTheEnd || roll() < 0.86) {
      day.entry = {
        celebration: pick(celebrations),
        reflection: pick(season.fears),
        valueAlignment: pick(season.values),
        tasks: someTasks(season, roll),
      };
    }
    if (roll() < 0.62) day.lesson = pick(lessons);
    return day;
  });
}

function someTasks(season: Season, roll: () => number): SeedTask[] {
  const start = Math.floor(roll() * season.actions.length);
  return Array.from({ length: 1 + Math.floor(roll() * 3) }, (_, index) => {
    const text = season.actions[(start + index) % season.actions.length] as string;
    return roll() < 0.72 ? { text, completedAtHour: 9 + roll() * 12 } : { text };
  });
}
