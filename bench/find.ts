/*
 * npm run bench:find: one question to the index and to the scan before it, and making the index, over ten years of rows
 * (25,300 documents), and the same of what is about the question in other words; by the clock. What the page needs on top
 * of it is measured by bench/notebook.ts.
 */

import { questionAsked } from '../src/features/search/rules/asked-question.ts';
import { documentKey, type SearchDocument } from '../src/features/search/rules.ts';
import { electrician } from '../src/features/search/testing/electrician.ts';
import { nurse } from '../src/features/search/testing/nurse.ts';
import { parent } from '../src/features/search/testing/parent.ts';
import { receptionist } from '../src/features/search/testing/receptionist.ts';
import { MeaningIndex } from '../src/features/search/ui/meaning-index.ts';
import { answersTo } from '../src/features/search/ui/own-question.ts';
import { SearchIndex } from '../src/features/search/ui/search-index.ts';
import {
  changesBetween,
  documentOf,
  NOTHING_SEARCHABLE,
  type Searchable,
} from '../src/features/search/ui/views.ts';
import { tenYears } from './find/ten-years.ts';
import { ms, percentile } from './page-measures.ts';

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function measureIndex(): void {
  const { rows, words } = tenYears();
  const by = (table: string) =>
    new Map(rows.filter(([of]) => of === table).map(([, row]) => [(row as { id: string }).id, row]));
  const from = {
    ...NOTHING_SEARCHABLE,
    entries: by('journal_entries'),
    lessons: by('lessons_learned'),
    tasks: by('tasks'),
    zone: 'America/Los_Angeles',
  } as Searchable;
  const index = new SearchIndex();
  const keys = changesBetween(NOTHING_SEARCHABLE, from).put;
  const documents = keys.flatMap((key) => documentOf(from, key) ?? []);
  const fold = timed(() => index.update(documents, []));
  const questions = Array.from(
    { length: 200 },
    (_, number) => words[(number * 37) % words.length] ?? '',
  ).flatMap((word) => [
    word.slice(0, 2),
    word.slice(0, 4),
    word,
    `${word.slice(0, 3)}${word.slice(4)}`,
    `${word} ${words[word.length]}`,
  ]);
  const ask = () => questions.map((text) => timed(() => index.search({ text, kinds: [] })));
  const say = (name: string, figures: number[]) =>
    console.log(
      `finder    ${name}: median ${ms(percentile(figures, 0.5))}, p95 ${ms(percentile(figures, 0.95))}, longest ${ms(Math.max(...figures))}`,
    );
  say('scan', ask());
  const make = timed(() => index.indexWaiting(() => false));
  say('index', ask());
  console.log(
    `finder    ${documents.length} documents folded in ${ms(fold)}, put into the index in ${ms(make)}`,
  );
}

/** Ten years of sentences from four diaries: the index of what they are about, and one question to it. */
function measureMeaning(): void {
  const diaries = [parent, nurse, receptionist, electrician];
  const lines = diaries.flatMap(({ lines }) => lines);
  const line = (at: number): string => lines[(at * 7919) % lines.length] ?? '';
  const documents = Array.from({ length: 25_300 }, (_, at): SearchDocument => {
    const isEntry = at < 3650;
    const texts = isEntry
      ? [0, 1, 2, 3, 4, 5].map((part) => `${line(at * 6 + part)} ${line(at + part)}`)
      : [line(at)];
    const kind = isEntry ? 'entry' : 'action';
    return { key: documentKey(kind, `${at}`), kind, id: `${at}`, date: `20${16 + (at % 10)}-03-01`, texts };
  });
  const index = new MeaningIndex();
  index.update(documents, []);
  const make = timed(() => index.indexWaiting(() => false));
  const questions = diaries.flatMap(({ questions }) => questions.map(({ asks }) => asks));
  const figures = questions.map((text) => timed(() => index.search({ text, kinds: [] })));
  console.log(
    `meaning   ${documents.length} documents read in ${ms(make)}; a question: median ${ms(percentile(figures, 0.5))}, p95 ${ms(percentile(figures, 0.95))}, longest ${ms(Math.max(...figures))}`,
  );
  const own = questions.map((text) =>
    timed(() => {
      const question = questionAsked(`What did I write about ${text} since May?`, '2026-11-19');
      if (question) answersTo(question, index, { text, kinds: [] });
    }),
  );
  console.log(
    `meaning   a question of one's own: median ${ms(percentile(own, 0.5))}, p95 ${ms(percentile(own, 0.95))}, longest ${ms(Math.max(...own))}`,
  );
}

measureIndex();
measureMeaning();
