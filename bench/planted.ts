/*
 * npm run bench:planted: what the engine finds in three times six diaries of a year. Each has facts that a careful reader
 * would notice, traps for a careless one, and questions for the search in words that the right lines don't have. A fact is
 * found when a sentence that is said until two weeks after it can be known has one of its words and rests on two of its
 * rows at least. `--all` prints everything that is said, for reading; of the unseen diaries it does not.
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
  goals: year.goals
    .filter(({ created }) => created <= end)
    .map(({ text, reached }) => ({
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

interface Found {
  facts: { kind: FactKind; isFound: boolean }[];
  nearTraps: number;
  /** How many sentences are said, and how many of them are news. */
  sentences: number;
  news: number;
}

/** Which facts of a year are found, and how many traps are near. */
function factsIn(year: Year, isPrinted: boolean): Found {
  const print = (text: string) => isPrinted && console.info(text);
  print(`\n${year.name}${year.misleads ? ' (misleads)' : ''}`);
  const said = saidOf(year);
  const facts = year.planted.map((fact) => {
    const weeks = [...said.keys()].filter((week) => week <= addDays(fact.week, LATER * WEEK));
    const sentence = weeks.flatMap((week) => said.get(week) ?? []).find((one) => rests(one, fact));
    print(`  ${sentence ? 'found ' : 'missed'} ${fact.fact}${sentence ? `\n         ${sentence.text}` : ''}`);
    return { kind: fact.kind, isFound: sentence !== undefined };
  });
  const near = year.traps.flatMap((trap) => {
    const sentence = [...said.values()].flat().find((one) => rests(one, trap));
    return sentence ? [{ trap, sentence }] : [];
  });
  for (const { trap, sentence } of near) print(`  near the trap “${trap.claim}”\n         ${sentence.text}`);
  if (process.argv.includes('--all'))
    for (const [week, sentences] of said)
      for (const { text, isKnown } of sentences) print(`    ${week} ${isKnown ? '(known) ' : ''}${text}`);
  const sentences = [...said.values()].flat();
  const news = sentences.filter(({ isKnown }) => !isKnown).length;
  return { facts, nearTraps: near.length, sentences: sentences.length, news };
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

/** How many questions have a right row among the first three. */
function answeredIn(year: Year): { byWords: number; byMeaning: number } {
  const documents = documentsOf(year);
  const words = new SearchIndex();
  const meaning = new MeaningIndex();
  for (const index of [words, meaning]) {
    index.update(documents, []);
    index.indexWaiting(() => false);
  }
  const idOf = new Map(documents.map(({ key, id }) => [key, id]));
  const isAnswered = (rows: readonly string[], keys: readonly SearchDocument['key'][]): boolean =>
    keys.slice(0, 3).some((key) => rows.includes(idOf.get(key) ?? ''));
  const answered = year.questions.map(({ ask, rows }) => {
    const query = { text: ask, kinds: [] };
    return {
      byWords: isAnswered(rows, words.search(query).keys),
      byMeaning: isAnswered(
        rows,
        meaning.search(query).map(({ key }) => key),
      ),
    };
  });
  return {
    byWords: answered.filter((one) => one.byWords).length,
    byMeaning: answered.filter((one) => one.byMeaning).length,
  };
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

const foundOf = (facts: Found['facts']): string =>
  `${facts.filter(({ isFound }) => isFound).length} of ${facts.length}`;

for (const [name, diaries] of Object.entries(years)) {
  const found = diaries.map((year) => factsIn(year, name !== 'unseen'));
  const facts = found.flatMap((one) => one.facts);
  const byKind = Map.groupBy(facts, ({ kind }) => kind);
  const asked = sum(diaries.map(({ questions }) => questions.length));
  const answers = diaries.map(answeredIn);
  console.info(`\n${name}`, {
    facts: foundOf(facts),
    ...Object.fromEntries([...byKind].map(([kind, of]) => [kind, foundOf(of)])),
    nearTraps: `${sum(found.map(({ nearTraps }) => nearTraps))} of ${sum(diaries.map(({ traps }) => traps.length))}`,
    sentences: sum(found.map(({ sentences }) => sentences)),
    news: sum(found.map(({ news }) => news)),
    questionsByWords: `${sum(answers.map(({ byWords }) => byWords))} of ${asked}`,
    questionsByMeaning: `${sum(answers.map(({ byMeaning }) => byMeaning))} of ${asked}`,
  });
}
