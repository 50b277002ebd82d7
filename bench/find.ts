/*
 * npm run bench:find: one question to the index and to the scan before it, and making the index, over ten years of rows
 * (25,300 pieces); by the clock. What the page needs on top of it is measured by bench/notebook.ts.
 */
import { Finder } from '../src/features/search/ui/search-index.ts';
import { changesBetween, type Findable, NOTHING_FINDABLE, pieceOf } from '../src/features/search/ui/views.ts';
import { tenYears } from './find/ten-years.ts';
import { ms, percentile } from './page-measures.ts';

function timed(work: () => void): number {
  const begun = performance.now();
  work();
  return performance.now() - begun;
}

function measureFinder(): void {
  const { rows, words } = tenYears();
  const by = (table: string) =>
    new Map(rows.filter(([of]) => of === table).map(([, row]) => [(row as { id: string }).id, row]));
  const from = {
    ...NOTHING_FINDABLE,
    entries: by('journal_entries'),
    lessons: by('lessons_learned'),
    tasks: by('tasks'),
    zone: 'America/Los_Angeles',
  } as Findable;
  const finder = new Finder();
  const keys = changesBetween(NOTHING_FINDABLE, from).put;
  const pieces = keys.flatMap((key) => pieceOf(from, key) ?? []);
  const fold = timed(() => finder.change(pieces, []));
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
  const ask = () => questions.map((text) => timed(() => finder.ask({ text, kinds: [] })));
  const say = (name: string, figures: number[]) =>
    console.log(
      `finder    ${name}: median ${ms(percentile(figures, 0.5))}, p95 ${ms(percentile(figures, 0.95))}, longest ${ms(Math.max(...figures))}`,
    );
  say('scan', ask());
  const make = timed(() => finder.work(() => false));
  say('index', ask());
  console.log(`finder    ${pieces.length} pieces folded in ${ms(fold)}, put into the index in ${ms(make)}`);
}

measureFinder();
