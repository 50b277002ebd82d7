/*
 * npm run bench:planted: what the engine finds in six diaries of a year. Each has facts that a careful reader would notice,
 * traps for a careless one, and questions for the search in words that the right lines don't have. A fact is found when a
 * sentence of its week or of the two weeks after has one of its words and rests on two of its rows at least. `--all` prints
 * everything that is said, for reading.
 */

import { documentKey, type SearchDocument } from '../src/features/search/rules.ts';
import { MeaningIndex } from '../src/features/search/ui/meaning-index.ts';
import { SearchIndex } from '../src/features/search/ui/search-index.ts';
import { insightsOf } from '../src/features/weekly/engine/insights.ts';
import type { Insight, OpenedNotebook } from '../src/features/weekly/engine/notebook.ts';
import type { FactKind, Year } from '../src/features/weekly/engine/testing/years/year.ts';
import { years } from '../src/features/weekly/engine/testing/years/years.ts';
import { addDays, type LocalDate } from '../src/kernel/calendar.ts';
import { english } from '../src/language/english.ts';
import { readerOf } from '../src/language/reader.ts';

const WEEK = 7;
const LAST = '2026-10-31';
/** How many weeks may pass before it is said. */
const LATER = 2;
const LEAST_ROWS = 2;

const reader = readerOf(english);

/** The notebook as it stood at the end of a day. */
const notebookAt = (year: Year, end: LocalDate): OpenedNotebook => ({
  entries: year.entries
    .filter(({ date }) => date <= end)
    .map((entry) => ({ ...entry, start_time: null, created_at: `${entry.date}T20:00:00.000Z` })),
  tasks: year.actions
    .filter(({ created }) => created <= end)
    .map(({ id, text, created, completed }) => {
      const isDone = completed !== undefined && completed <= end;
      const completed_at = isDone ? `${completed}T18:00:00.000Z` : null;
      return { id, text, completed: isDone, completed_at, created_at: `${created}T12:00:00.000Z` };
    }),
  lessons: year.lessons
    .filter(({ date }) => date <= end)
    .map(({ id, text, date }) => ({ id, lesson: text, date, created_at: `${date}T20:00:00.000Z` })),
  goals: year.goals.map(({ text, reached }) => ({
    text,
    status: reached !== undefined && reached <= end ? 'completed' : 'active',
  })),
  growthDays: [],
  values: year.values,
  zone: 'UTC',
});

/** What is said of each week, by its Sunday. */
function saidOf(year: Year): Map<LocalDate, Insight[]> {
  const said = new Map<LocalDate, Insight[]>();
  for (let start = '2025-11-02'; start < LAST; start = addDays(start, WEEK)) {
    const end = addDays(start, WEEK - 1);
    const { patterns, suggestions } = insightsOf(
      notebookAt(year, end),
      { start, end },
      { today: addDays(end, 1), reader },
    );
    said.set(start, [...patterns, ...suggestions]);
  }
  return said;
}

/** What the product says itself: not the sentence that it quotes at the end, nor its day. */
const ownWords = (text: string): string =>
  text.replace(/ On \w+ (you wrote|it was): “.*$/u, '').toLowerCase();

const rests = ({ text, citations }: Insight, { rows, words }: { rows: string[]; words: string[] }): boolean =>
  citations.filter(({ id }) => rows.includes(id)).length >= LEAST_ROWS &&
  words.some((word) => ownWords(text).includes(word.toLowerCase()));

const count = new Map<FactKind, { found: number; all: number }>();
let fallenInto = 0;

for (const year of years) {
  console.info(`\n${year.name}${year.misleads ? ' (misleads)' : ''}`);
  const said = saidOf(year);
  for (const fact of year.planted) {
    const weeks = Array.from({ length: LATER + 1 }, (_, later) => addDays(fact.week, later * WEEK));
    const sentence = weeks.flatMap((week) => said.get(week) ?? []).find((one) => rests(one, fact));
    const known = count.get(fact.kind) ?? { found: 0, all: 0 };
    count.set(fact.kind, { found: known.found + Number(sentence !== undefined), all: known.all + 1 });
    console.info(
      `  ${sentence ? 'found ' : 'missed'} ${fact.fact}${sentence ? `\n         ${sentence.text}` : ''}`,
    );
  }
  for (const trap of year.traps) {
    const sentence = [...said.values()].flat().find((one) => rests(one, trap));
    if (!sentence) continue;
    fallenInto += 1;
    console.info(`  near the trap “${trap.claim}”\n         ${sentence.text}`);
  }
  if (process.argv.includes('--all'))
    for (const [week, sentences] of said)
      for (const { text } of sentences) console.info(`    ${week} ${text}`);
}

const documentsOf = (year: Year): SearchDocument[] => [
  ...year.entries.map(({ id, date, ...answers }) => ({
    ...{ key: documentKey('entry', id), kind: 'entry' as const, id, date },
    texts: [
      ...[answers.celebration, answers.goal, answers.goal_importance],
      ...[answers.reflection, answers.value_alignment, answers.action],
    ],
  })),
  ...year.lessons.map(({ id, date, text }) => ({
    ...{ key: documentKey('lesson', id), kind: 'lesson' as const, id, date, texts: [text] },
  })),
  ...year.actions.map(({ id, created, text }) => ({
    ...{ key: documentKey('action', id), kind: 'action' as const, id, date: created, texts: [text] },
  })),
];

let byWords = 0;
let byMeaning = 0;
let asked = 0;
for (const year of years) {
  const documents = documentsOf(year);
  const words = new SearchIndex();
  const meaning = new MeaningIndex();
  for (const index of [words, meaning]) {
    index.update(documents, []);
    index.indexWaiting(() => false);
  }
  const idOf = new Map(documents.map(({ key, id }) => [key, id]));
  for (const { ask, rows } of year.questions) {
    const query = { text: ask, kinds: [] };
    const isRight = (key: string): boolean => rows.includes(idOf.get(key as SearchDocument['key']) ?? '');
    asked += 1;
    byWords += Number(words.search(query).keys.slice(0, 3).some(isRight));
    byMeaning += Number(
      meaning
        .search(query)
        .slice(0, 3)
        .some(({ key }) => isRight(key)),
    );
  }
}

const totals = [...count.values()];
const sum = (of: (one: { found: number; all: number }) => number): number =>
  totals.reduce((all, one) => all + of(one), 0);
console.info({
  facts: `${sum(({ found }) => found)} of ${sum(({ all }) => all)}`,
  ...Object.fromEntries([...count].map(([kind, { found, all }]) => [kind, `${found} of ${all}`])),
  nearTraps: fallenInto,
  questionsByWords: `${byWords} of ${asked}`,
  questionsByMeaning: `${byMeaning} of ${asked}`,
});
