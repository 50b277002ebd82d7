import type { LocalDate } from '../../../../kernel/calendar.ts';
import { formatList, formatNumber, plural } from '../../../../kernel/intl.de.ts';
import { dayFormatter } from '../../../../kernel/written-days.de.ts';

/*
 * What letters say beside the sentences of the insights. The person's words come in quotation marks, letter for letter.
 */

const SMALL = ['keinem', 'einem', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];

/** Numbers up to ten in words. */
const number = (count: number): string => SMALL[count] ?? formatNumber(count);

const monthDay = dayFormatter({ month: 'long', day: 'numeric' });
const monthName = dayFormatter({ month: 'long' });

/* Letter: nothing was written */

export const nothingWritten = {
  week: 'In dieser Woche hast du nichts aufgeschrieben, deshalb ist dieser Brief kurz.',
  month: 'In diesem Monat hast du nichts aufgeschrieben, deshalb ist dieser Brief kurz.',
  year: 'In diesem Jahr hast du nichts aufgeschrieben, deshalb ist dieser Brief kurz.',
};
export const otherLanguage =
  'Briefe können vorerst nur aus englischen Texten zitieren, deshalb bleibt dieser bei deinen Zahlen.';

/* Letter: what was celebrated */

export const celebratedOn = (date: LocalDate, quote: string): string => `${monthDay(date)}: „${quote}“`;
export const monthInShort = (month: LocalDate, entries: number): string =>
  plural(entries, {
    one: `${monthName(month)}, ein Eintrag.`,
    other: `${monthName(month)}, ${entries === 0 ? 'keine' : number(entries)} Einträge.`,
  });
export const monthCelebrated = (month: LocalDate, entries: number, quote: string): string =>
  plural(entries, {
    one: `${monthName(month)}, ein Eintrag: „${quote}“`,
    other: `${monthName(month)}, ${entries === 0 ? 'keine' : number(entries)} Einträge: „${quote}“`,
  });

/* Letter: what moved */

export const goalInWeeks = (goal: string, weeks: number): string =>
  `„${goal}“ war in ${number(weeks)} Wochen des Monats dein Ziel.`;
export const goalInMonths = (goal: string, months: number): string =>
  `„${goal}“ war in ${number(months)} Monaten des Jahres dein Ziel.`;

/* Letter: what came back */

export const cameBackInWeeks = {
  fear: (weeks: number, quote: string): string =>
    `Dieselbe Angst kam in ${number(weeks)} Wochen des Monats vor: „${quote}“`,
  'lesson-again': (weeks: number, quote: string): string =>
    `Dieselbe Erkenntnis hast du in ${number(weeks)} Wochen des Monats notiert: „${quote}“`,
  joy: (weeks: number, quote: string): string =>
    `Etwas Ähnliches hast du in ${number(weeks)} Wochen des Monats gefeiert: „${quote}“`,
};
export const cameBackInMonths = {
  fear: (months: number, quote: string): string =>
    `Dieselbe Angst kam in ${number(months)} Monaten des Jahres vor: „${quote}“`,
  'lesson-again': (months: number, quote: string): string =>
    `Dieselbe Erkenntnis hast du in ${number(months)} Monaten des Jahres notiert: „${quote}“`,
  joy: (months: number, quote: string): string =>
    `Etwas Ähnliches hast du in ${number(months)} Monaten des Jahres gefeiert: „${quote}“`,
};

/* Letter: the question */

/** Each asks about words that it quotes. */
export const asks = {
  fear: (quote: string): string => `Was würde diese Angst ein wenig kleiner machen? „${quote}“`,
  'value-waiting': (quote: string): string => `Wie sähe ein erster Schritt aus? „${quote}“`,
  'goal-stalled': (quote: string): string => `„${quote}“ war eine Zeit lang dein Ziel. Willst du es noch?`,
  'lesson-again': (quote: string): string => `Wo wirst du diese Erkenntnis als Nächstes brauchen? „${quote}“`,
  'action-waiting': (quote: string): string => `„${quote}“ steht noch auf deiner Liste. Was steht im Weg?`,
};
/** The same, where the letter has just quoted the words. */
export const asksAgain: Partial<Record<keyof typeof asks, string>> = {
  fear: 'Was würde diese Angst ein wenig kleiner machen?',
  'lesson-again': 'Wo wirst du diese Erkenntnis als Nächstes brauchen?',
};

/* Letter: the picture to share */

interface Counts {
  entries: number;
  completedActions: number;
  lessons: number;
  loops: number;
}

const entriesLabel = (count: number): string => plural(count, { one: 'Eintrag', other: 'Einträge' });
const actionsLabel = (count: number): string =>
  plural(count, { one: 'erledigtes Vorhaben', other: 'erledigte Vorhaben' });
const lessonsLabel = (count: number): string => plural(count, { one: 'Erkenntnis', other: 'Erkenntnisse' });
const loopsLabel = (count: number): string =>
  plural(count, { one: 'geschlossener Kreis', other: 'geschlossene Kreise' });

/** Each number with what it counts. */
export const pictureFigures = ({ entries, completedActions, lessons, loops }: Counts): [string, string][] => [
  [formatNumber(entries), entriesLabel(entries)],
  [formatNumber(completedActions), actionsLabel(completedActions)],
  [formatNumber(lessons), lessonsLabel(lessons)],
  [formatNumber(loops), loopsLabel(loops)],
];
export const pictureAlternative = (name: string, drawn: number, days: number, counts: Counts): string => {
  const figures = pictureFigures(counts).map(([value, label]) => `${value} ${label}`);
  return `${name}: ein Ring für jeden von ${formatNumber(days)} Tagen, mit Strichen an ${formatNumber(drawn)} davon. ${formatList(figures)}.`;
};
