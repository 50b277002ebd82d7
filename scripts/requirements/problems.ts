import type { Row } from './rows.ts';
import { groupsNamingRows, namesRange, type Title, titlesIn } from './titles.ts';

/** A test file as it stands on the disk. */
export interface Source {
  path: string;
  text: string;
}

/** With more, a failure does not say which row broke. */
const IDS_IN_A_TITLE = 3;

/** What is wrong between the rows and the tests: nothing, when every claim of the document is held by a test. */
export function problemsBetween(rows: Row[], sources: Source[]): string[] {
  const known = new Set(rows.map(({ id }) => id));
  const named = rowsNamedBy(sources);
  return [
    ...sources.flatMap((source) => problemsOfTitles(source, known)),
    ...problemsOfReadings(rows),
    ...rows.flatMap((row) => problemOfState(row, named)),
  ];
}

/** The ids that tests name. */
export const rowsNamedBy = (sources: Source[]): Set<string> =>
  new Set(sources.flatMap(({ text }) => titlesIn(text)).flatMap(({ ids }) => ids));

function problemsOfTitles({ path, text }: Source, known: Set<string>): string[] {
  const problems = (title: Title): string[] => [
    ...title.ids.filter((id) => !known.has(id)).map((id) => `there is no row ${id}`),
    ...(namesRange(title) ? ['a range of rows: name each one in a title of its own'] : []),
    ...(title.ids.length > IDS_IN_A_TITLE ? [`more than ${IDS_IN_A_TITLE} rows in one title`] : []),
  ];
  return [
    ...titlesIn(text).flatMap((title) => problems(title).map((what) => `${path}: ${what}: "${title.text}"`)),
    ...groupsNamingRows(text).map(
      (group) => `${path}: a group names rows, its tests should: "${group.text}"`,
    ),
  ];
}

function problemsOfReadings(rows: Row[]): string[] {
  const first = new Map<string, string>();
  return rows.flatMap(({ id, reading }) => {
    if (reading === '') return [`${id}: it has no reading`];
    const words = reading.toLowerCase().replaceAll(/\W+/g, ' ').trim();
    const other = first.get(words);
    first.set(words, id);
    return other ? [`${id}: it has the reading of ${other}`] : [];
  });
}

function problemOfState({ id, state }: Row, named: Set<string>): string[] {
  if (state === 'not built yet') return named.has(id) ? [`${id}: not built yet, but a test names it`] : [];
  return named.has(id) ? [] : [`${id}: no test names it`];
}
