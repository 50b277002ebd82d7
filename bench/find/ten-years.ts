import type { SyncedRow } from '../../src/features/feed/contract.ts';

/*
 * Ten years of a person's rows: 3,650 entries, as many lessons, 18,000 actions. The words are made up, but how often
 * each comes follows a natural text: a few very often, thousands seldom.
 */

const DAYS = 3650;
const ACTIONS = 18_000;
const LEXICON_SIZE = 9000;
const DAY_MS = 86_400_000;
const LAST_DAY = Date.parse('2026-11-20T15:00:00Z');

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

const roll = dice(20_261_119);
const SOUNDS = [
  'ba',
  'ce',
  'di',
  'for',
  'gu',
  'hal',
  'in',
  'ke',
  'lo',
  'men',
  'na',
  'ó',
  'per',
  'qui',
  'ra',
  'st',
  'to',
  'un',
  'vé',
  'wi',
];

const lexicon = Array.from({ length: LEXICON_SIZE }, () =>
  Array.from({ length: 1 + Math.floor(roll() * 4) }, () => SOUNDS[Math.floor(roll() * SOUNDS.length)]).join(
    '',
  ),
);

/** Zipf's law: the tenth word comes a tenth as often as the first. */
const word = (): string => lexicon[Math.min(Math.floor(LEXICON_SIZE ** roll()) - 1, LEXICON_SIZE - 1)] ?? '';

function sentence(words: number): string {
  const text = Array.from({ length: words }, word).join(' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

const about = (words: number): string =>
  Array.from({ length: 1 + Math.floor(roll() * (words / 10)) }, () =>
    sentence(6 + Math.floor(roll() * 10)),
  ).join(' ');

const at = (day: number): string => new Date(LAST_DAY - day * DAY_MS).toISOString();

function entry(day: number): SyncedRow {
  const row = {
    id: `e${day}`,
    date: at(day).slice(0, 10),
    celebration: about(30),
    goal: sentence(7),
    goal_importance: about(20),
    reflection: about(40),
    value_alignment: about(30),
    action: `${sentence(5)}\n${sentence(6)}`,
    format: 3,
    imported: null,
    start_time: null,
    end_time: null,
    created_at: at(day),
    seq: DAYS - day,
  };
  return ['journal_entries', row];
}

const lesson = (day: number): SyncedRow => [
  'lessons_learned',
  {
    id: `l${day}`,
    lesson: about(20),
    format: 3,
    date: at(day).slice(0, 10),
    created_at: at(day),
    seq: DAYS - day,
  },
];

function task(number: number): SyncedRow {
  const day = Math.floor((number * DAYS) / ACTIONS);
  const completed = roll() < 0.8;
  const row = {
    id: `t${number}`,
    text: sentence(3 + Math.floor(roll() * 6)),
    completed,
    completed_at: completed ? at(day) : null,
    created_at: at(day),
    format: 3,
    seq: ACTIONS - number,
  };
  return ['tasks', row];
}

/** All rows as the notebook takes them, and words that they hold, for questions. */
export function tenYears(): { rows: SyncedRow[]; words: string[] } {
  const days = Array.from({ length: DAYS }, (_, day) => day);
  const rows = [
    ...days.flatMap((day) => [entry(day), lesson(day)]),
    ...Array.from({ length: ACTIONS }, (_, n) => task(n)),
  ];
  return { rows, words: lexicon };
}
