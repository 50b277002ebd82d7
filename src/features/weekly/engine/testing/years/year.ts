import { addDays, type LocalDate } from '../../../../../kernel/calendar.ts';

/*
 * A year of somebody's journal, as ordinary people write in the evening, with facts planted in it that a careful reader
 * would notice, and traps into which a careless one would fall. Whoever wrote the lines did not know what the engine looks
 * for. Days without a planted line are drawn from lines of every day; the same seed draws the same year.
 */

const FIELDS = {
  c: 'celebration',
  g: 'goal',
  w: 'goal_importance',
  r: 'reflection',
  v: 'value_alignment',
  a: 'action',
} as const;
type Field = (typeof FIELDS)[keyof typeof FIELDS];

/** Where a line stands: one of the six answers, a lesson, or an action. */
export type Code = keyof typeof FIELDS | 'L' | 'T';
/** Week 0 to 51, weekday from Sunday on, where, what; of an action, after how many days it was done, if it was. */
export type Row = [week: number, day: number, code: Code, text: string, done?: number];

export type FactKind = 'fear' | 'joy' | 'overcome' | 'faded' | 'unlived' | 'lesson' | 'rhythm';

/** What a year is made of. A line of every day may begin with '@from-to ', the weeks in which it fits, and hold {choices|of}. */
export interface Spec {
  key: string;
  name: string;
  seed: number;
  /** Written to mislead: irony, quotations, other people's words, denials, words in two senses. */
  misleads: boolean;
  values: string[];
  goals: { text: string; created: [week: number, day: number]; reached?: [week: number, day: number] }[];
  pools: Record<Field, string[]>;
  /** What ends a line now and then. */
  tails: string[];
  lessons: string[];
  tasks: string[];
  /** How often an answer is given, from 0 to 1, where that is another than usual. */
  fill?: Partial<Record<Field, number>>;
  /** `fact` as a friend would say it; it can be known after `week`; a right sentence has one of the words. */
  facts: { kind: FactKind; fact: string; week: number; words: string[]; rows: Row[] }[];
  traps: { claim: string; words: string[]; rows: Row[] }[];
  /** What a person would search for, in words that the right rows do not have. */
  questions: { ask: string; rows: Row[] }[];
  /** What belongs to the story, and to no fact. */
  also?: Row[];
}

export type YearEntry = Record<Field, string> & { id: string; date: LocalDate };

export interface Year {
  name: string;
  misleads: boolean;
  values: string[];
  goals: { id: string; text: string; created: LocalDate; reached?: LocalDate }[];
  entries: YearEntry[];
  lessons: { id: string; date: LocalDate; text: string }[];
  actions: { id: string; text: string; created: LocalDate; completed?: LocalDate }[];
  /** `week` is a Sunday; `rows` are the ids of what the fact rests on. */
  planted: { id: string; kind: FactKind; fact: string; week: LocalDate; rows: string[]; words: string[] }[];
  traps: { claim: string; rows: string[]; words: string[] }[];
  questions: { ask: string; rows: string[] }[];
}

const FILL: Record<Field, number> = {
  ...{ celebration: 0.9, goal: 0.72, goal_importance: 0.55 },
  ...{ reflection: 0.55, value_alignment: 0.55, action: 0.7 },
};
const FIRST_SUNDAY: LocalDate = '2025-11-02';
const WEEKS = 52;
const LESSONS = 60;
const ACTIONS = 120;
/** So far apart lie draws that are spread over a year evenly: the golden ratio's fraction. */
const APART = 0.618034;

export const dayOf = (week: number, day: number): LocalDate => addDays(FIRST_SUNDAY, week * 7 + day);

const isField = (code: Code): code is keyof typeof FIELDS => code in FIELDS;

/** Mulberry32: numbers from 0 to 1, the same for the same seed. */
function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const WEEKS_OF_LINE = /^@(\d+)-(\d+) /;
const fits = (line: string, week: number): boolean => {
  const [, from, until] = WEEKS_OF_LINE.exec(line) ?? [];
  return from === undefined || (week >= Number(from) && week <= Number(until));
};

/** Draws lines of every day, none of a pool twice before all of it was drawn. */
class Lines {
  readonly #chance: () => number;
  readonly #left = new Map<readonly string[], string[]>();

  constructor(chance: () => number) {
    this.#chance = chance;
  }

  pick<Value>(values: readonly Value[]): Value | undefined {
    return values[Math.floor(this.#chance() * values.length)];
  }

  shuffled<Value>(values: readonly Value[]): Value[] {
    return values
      .map((value) => ({ value, at: this.#chance() }))
      .sort((one, other) => one.at - other.at)
      .map(({ value }) => value);
  }

  draw(pool: readonly string[], week: number): string {
    const known = this.#left.get(pool) ?? [];
    const left = known.some((line) => fits(line, week)) ? known : this.shuffled(pool);
    const at = left.findIndex((line) => fits(line, week));
    const [line = ''] = left.splice(Math.max(at, 0), 1);
    this.#left.set(pool, left);
    return line
      .replace(WEEKS_OF_LINE, '')
      .replaceAll(/\{([^}]*)\}/g, (_, choices: string) => this.pick(choices.split('|')) ?? '');
  }
}

type Planted = Pick<YearEntry, 'date'> & { week: number; answers: Partial<Record<Field, string>> };

function plantedDays(rows: readonly Row[]): Map<LocalDate, Planted> {
  const days = new Map<LocalDate, Planted>();
  for (const [week, day, code, text] of rows) {
    if (!isField(code)) continue;
    const date = dayOf(week, day);
    const known = days.get(date) ?? { date, week, answers: {} };
    known.answers[FIELDS[code]] = text;
    days.set(date, known);
  }
  return days;
}

/** The year that follows from what it is made of. */
export function yearOf(spec: Spec): Year {
  const chance = chanceOf(spec.seed);
  const lines = new Lines(chance);
  const rows = [
    ...new Set([
      ...[...spec.facts, ...spec.traps, ...spec.questions].flatMap((one) => one.rows),
      ...(spec.also ?? []),
    ]),
  ];
  const planted = plantedDays(rows);

  /** As somebody types in the evening. */
  const sloppy = (text: string): string => {
    const begun = chance() < 0.12 ? text.charAt(0).toLowerCase() + text.slice(1) : text;
    return chance() < 0.14 ? begun.replace(/\.$/, '') : begun;
  };
  const answerOf = (field: Field, week: number): string => {
    if (chance() > (spec.fill?.[field] ?? FILL[field])) return '';
    const tail = field !== 'goal' && chance() < 0.07 ? ` ${lines.pick(spec.tails) ?? ''}` : '';
    return sloppy(`${lines.draw(spec.pools[field], week)}${tail}`);
  };
  const entryOn = (date: LocalDate, week: number): YearEntry => {
    const given = planted.get(date)?.answers ?? {};
    const answers = Object.values(FIELDS).map((field) => [field, given[field] ?? answerOf(field, week)]);
    return { id: `${spec.key}-e-${date}`, date, ...(Object.fromEntries(answers) as Record<Field, string>) };
  };
  const entries = Array.from({ length: WEEKS }, (_, week) => {
    const days = Array.from({ length: 7 }, (_each, day) => dayOf(week, day));
    const written = days.filter((date) => planted.has(date));
    const others = lines.shuffled(days.filter((date) => !planted.has(date)));
    const count = Math.max(written.length, 3 + Math.floor(chance() * 3));
    return [...written, ...others.slice(0, count - written.length)].sort().map((date) => entryOn(date, week));
  }).flat();

  /** So many days of entries, evenly over the year. */
  const spread = (count: number, shift: number): LocalDate[] =>
    Array.from({ length: Math.max(0, count) }, (_, at) => {
      const place = Math.floor(((at * APART + shift) % 1) * entries.length);
      return entries[place]?.date ?? FIRST_SUNDAY;
    }).sort();
  const weekOfDay = (date: LocalDate): number =>
    Math.floor((Date.parse(date) - Date.parse(FIRST_SUNDAY)) / (7 * 86_400_000));

  const lessonRows = rows.filter(([, , code]) => code === 'L');
  const lessons = [
    ...lessonRows.map((row) => ({ row, date: dayOf(row[0], row[1]), text: row[3] })),
    ...spread(LESSONS - lessonRows.length, 0).map((date) => ({
      ...{ row: undefined, date },
      text: sloppy(lines.draw(spec.lessons, weekOfDay(date))),
    })),
  ].sort((one, other) => (one.date < other.date ? -1 : 1));
  const actionRows = rows.filter(([, , code]) => code === 'T');
  const actions = [
    ...actionRows.map((row) => {
      const created = dayOf(row[0], row[1]);
      return {
        row,
        created,
        text: row[3],
        ...(row[4] !== undefined && { completed: addDays(created, row[4]) }),
      };
    }),
    ...spread(ACTIONS - actionRows.length, 0.31).map((created) => {
      const done = chance() < 0.7 ? addDays(created, Math.floor(chance() * chance() * 9)) : undefined;
      const text = sloppy(lines.draw(spec.tasks, weekOfDay(created)));
      return { row: undefined, created, text, ...(done && done < '2026-11-01' && { completed: done }) };
    }),
  ].sort((one, other) => (one.created < other.created ? -1 : 1));

  const numbered = (letter: string, at: number): string =>
    `${spec.key}-${letter}-${String(at + 1).padStart(3, '0')}`;
  const ids = new Map<Row | undefined, string>([
    ...lessons.map(({ row }, at) => [row, numbered('l', at)] as const),
    ...actions.map(({ row }, at) => [row, numbered('a', at)] as const),
  ]);
  const idsOf = (of: readonly Row[]): string[] => [
    ...new Set(of.map((row) => ids.get(row) ?? `${spec.key}-e-${dayOf(row[0], row[1])}`)),
  ];
  return {
    name: spec.name,
    misleads: spec.misleads,
    values: spec.values,
    goals: spec.goals.map(({ text, created, reached }, at) => ({
      ...{ id: `${spec.key}-g-${at + 1}`, text, created: dayOf(...created) },
      ...(reached && { reached: dayOf(...reached) }),
    })),
    entries,
    lessons: lessons.map(({ date, text }, at) => ({ id: numbered('l', at), date, text })),
    actions: actions.map(({ row: _, ...action }, at) => ({ id: numbered('a', at), ...action })),
    planted: spec.facts.map(({ kind, fact, week, words, rows: of }) => ({
      ...{ id: `${spec.key}-${kind}`, kind, fact, week: dayOf(week, 0), rows: idsOf(of), words },
    })),
    traps: spec.traps.map(({ claim, words, rows: of }) => ({ claim, words, rows: idsOf(of) })),
    questions: spec.questions.map(({ ask, rows: of }) => ({ ask, rows: idsOf(of) })),
  };
}
