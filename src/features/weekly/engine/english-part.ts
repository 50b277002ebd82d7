import { readable } from '../../../language/quote.ts';
import { ANSWERS, type EntryReading, type TextReading } from '../../../language/reader.ts';
import { DiaryLanguages, languagesOf, type WrittenLanguage } from '../../../language/written-in.ts';
import type { FinishedAction, Scope } from './scope.ts';

/*
 * The engine knows English alone. What is written in another language is passed over as if it were not there, so that no
 * word of it is taken for an English one; that it was written still counts.
 */

const NOTHING_READ: TextReading = { text: '', sentences: [] };

/** Of rows that were read: a row stays as it is, and one week after another looks at it. */
const languagesRead = new WeakMap<object, readonly (WrittenLanguage | undefined)[]>();

function languagesIn(
  row: object,
  textsOf: () => readonly string[],
): readonly (WrittenLanguage | undefined)[] {
  const languages = languagesRead.get(row) ?? languagesOf(textsOf());
  languagesRead.set(row, languages);
  return languages;
}

interface Read<Row> {
  row: Row;
  languages: readonly (WrittenLanguage | undefined)[];
}

/** The languages of a diary, with those of each of its rows. */
class Languages extends DiaryLanguages {
  read<Row extends object>(rows: readonly Row[], textsOf: (row: Row) => readonly string[]): Read<Row>[] {
    return rows.map((row) => {
      const languages = languagesIn(row, () => textsOf(row));
      for (const language of languages) this.count(language);
      return { row, languages };
    });
  }
}

function englishEntry({ row: entry, languages }: Read<EntryReading>, known: Languages): EntryReading {
  const others = ANSWERS.filter(
    (name, at) => entry.answers[name].text !== '' && !known.isEnglish(languages[at]),
  );
  if (others.length === 0) return entry;
  const blank = Object.fromEntries(others.map((name) => [name, NOTHING_READ]));
  return {
    ...entry,
    hasOther: true,
    answers: { ...entry.answers, ...blank },
  };
}

/** The same weeks without what is written in another language, and whether that is most of what is written. */
export function englishPart(scope: Scope): { english: Scope; isMostlyOther: boolean } {
  const known = new Languages();
  const entries = known.read(scope.entries, ({ answers }) => ANSWERS.map((name) => answers[name].text));
  const finished = known.read(
    scope.finished.map(({ row }) => row),
    ({ text }) => [readable(text)],
  );
  const open = known.read(scope.open, ({ text }) => [readable(text)]);
  const lessons = known.read(scope.lessons, ({ lesson }) => [readable(lesson)]);
  const inEnglish = <Row>(rows: readonly Read<Row>[]): Row[] =>
    rows.filter(({ languages: [language] }) => known.isEnglish(language)).map(({ row }) => row);
  const read = new Map(entries.map((one) => [one.row, englishEntry(one, known)]));
  // What is older tells nothing of the language of these weeks.
  for (const row of scope.ofHalfYear) {
    if (read.has(row)) continue;
    const languages = languagesIn(row, () => ANSWERS.map((name) => row.answers[name].text));
    read.set(row, englishEntry({ row, languages }, known));
  }
  const asRead = (some: readonly EntryReading[]): EntryReading[] => some.map((one) => read.get(one) ?? one);
  return {
    isMostlyOther: known.isMostlyOther,
    english: {
      ...scope,
      entries: asRead(scope.entries),
      ofHalfYear: asRead(scope.ofHalfYear),
      ofWeek: asRead(scope.ofWeek),
      before: asRead(scope.before),
      finished: scope.finished.map(
        (action, at): FinishedAction =>
          !known.isEnglish(finished[at]?.languages[0])
            ? { ...action, reading: NOTHING_READ, isOther: true }
            : action,
      ),
      open: inEnglish(open),
      lessons: inEnglish(lessons),
    },
  };
}

/** Of texts those that are in English, or say too little while most of them are; and whether most are in another language. */
export function englishTexts<Row extends object>(
  rows: readonly Row[],
  textOf: (row: Row) => string,
): { english: Row[]; isMostlyOther: boolean } {
  const known = new Languages();
  const read = known.read(rows, (row) => [textOf(row)]);
  return {
    english: read.filter(({ languages: [language] }) => known.isEnglish(language)).map(({ row }) => row),
    isMostlyOther: known.isMostlyOther,
  };
}
