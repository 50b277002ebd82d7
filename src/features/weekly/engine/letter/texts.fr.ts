import type { LocalDate } from '../../../../kernel/calendar.ts';
import { capitalized } from '../../../../kernel/capitalized.ts';
import { formatList, formatNumber, plural } from '../../../../kernel/intl.fr.ts';
import { dayFormatter } from '../../../../kernel/written-days.fr.ts';

/*
 * What letters say beside the sentences of the insights. The person's words come in quotation marks, letter for letter.
 */

const SMALL = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];

/** Numbers up to ten in words. */
const number = (count: number): string => SMALL[count] ?? formatNumber(count);
/** The same before a feminine noun. */
const feminine = (count: number): string => (count === 1 ? 'une' : number(count));

const monthDay = dayFormatter({ month: 'long', day: 'numeric' });
const monthName = dayFormatter({ month: 'long' });

/** Such as “Mai, trois entrées”. */
const monthEntries = (month: LocalDate, entries: number): string =>
  plural(entries, {
    one: `${capitalized(monthName(month))}, ${feminine(entries)} entrée`,
    other: `${capitalized(monthName(month))}, ${feminine(entries)} entrées`,
  });
const weeksOfMonth = (weeks: number): string =>
  plural(weeks, { one: `${feminine(weeks)} semaine du mois`, other: `${feminine(weeks)} semaines du mois` });

/* Letter: nothing was written */

export const nothingWritten = {
  week: 'Tu n’as rien écrit cette semaine-là, cette lettre est donc courte.',
  month: 'Tu n’as rien écrit ce mois-là, cette lettre est donc courte.',
  year: 'Tu n’as rien écrit cette année-là, cette lettre est donc courte.',
};
export const otherLanguage =
  'Pour l’instant, les lettres ne citent que des textes en anglais, celle-ci s’en tient donc à tes chiffres.';

/* Letter: what was celebrated */

export const celebratedOn = (date: LocalDate, quote: string): string =>
  `${monthDay(date)}\u00a0: «\u202f${quote}\u202f»`;
export const monthInShort = (month: LocalDate, entries: number): string => `${monthEntries(month, entries)}.`;
export const monthCelebrated = (month: LocalDate, entries: number, quote: string): string =>
  `${monthEntries(month, entries)}\u00a0: «\u202f${quote}\u202f»`;

/* Letter: what moved */

export const goalInWeeks = (goal: string, weeks: number): string =>
  `«\u202f${goal}\u202f» a été ton objectif pendant ${weeksOfMonth(weeks)}.`;
export const goalInMonths = (goal: string, months: number): string =>
  `«\u202f${goal}\u202f» a été ton objectif pendant ${number(months)} mois de l’année.`;

/* Letter: what came back */

export const cameBackInWeeks = {
  fear: (weeks: number, quote: string): string =>
    `La même peur est revenue pendant ${weeksOfMonth(weeks)}\u00a0: «\u202f${quote}\u202f»`,
  'lesson-again': (weeks: number, quote: string): string =>
    `Tu as noté la même leçon pendant ${weeksOfMonth(weeks)}\u00a0: «\u202f${quote}\u202f»`,
  joy: (weeks: number, quote: string): string =>
    `Tu as célébré le même genre de choses pendant ${weeksOfMonth(weeks)}\u00a0: «\u202f${quote}\u202f»`,
};
export const cameBackInMonths = {
  fear: (months: number, quote: string): string =>
    `La même peur est revenue pendant ${number(months)} mois de l’année\u00a0: «\u202f${quote}\u202f»`,
  'lesson-again': (months: number, quote: string): string =>
    `Tu as noté la même leçon pendant ${number(months)} mois de l’année\u00a0: «\u202f${quote}\u202f»`,
  joy: (months: number, quote: string): string =>
    `Tu as célébré le même genre de choses pendant ${number(months)} mois de l’année\u00a0: «\u202f${quote}\u202f»`,
};

/* Letter: the question */

/** Each asks about words that it quotes. */
export const asks = {
  fear: (quote: string): string =>
    `Qu’est-ce qui rendrait cette peur un peu plus petite\u202f? «\u202f${quote}\u202f»`,
  'value-waiting': (quote: string): string =>
    `À quoi ressemblerait un premier pas\u202f? «\u202f${quote}\u202f»`,
  'goal-stalled': (quote: string): string =>
    `«\u202f${quote}\u202f» a été ton objectif pendant un temps. Est-ce encore ce que tu veux\u202f?`,
  'lesson-again': (quote: string): string =>
    `Où auras-tu bientôt besoin de cette leçon\u202f? «\u202f${quote}\u202f»`,
  'action-waiting': (quote: string): string =>
    `«\u202f${quote}\u202f» est encore sur ta liste. Qu’est-ce qui lui fait obstacle\u202f?`,
};
/** The same, where the letter has just quoted the words. */
export const asksAgain: Partial<Record<keyof typeof asks, string>> = {
  fear: 'Qu’est-ce qui rendrait cette peur un peu plus petite\u202f?',
  'lesson-again': 'Où auras-tu bientôt besoin de cette leçon\u202f?',
};

/* Letter: the picture to share */

interface Counts {
  entries: number;
  completedActions: number;
  lessons: number;
  loops: number;
}

const entriesLabel = (count: number): string => plural(count, { one: 'entrée', other: 'entrées' });
const actionsLabel = (count: number): string =>
  plural(count, { one: 'action terminée', other: 'actions terminées' });
const lessonsLabel = (count: number): string => plural(count, { one: 'leçon', other: 'leçons' });
const loopsLabel = (count: number): string =>
  plural(count, { one: 'boucle fermée', other: 'boucles fermées' });

/** Each number with what it counts. */
export const pictureFigures = ({ entries, completedActions, lessons, loops }: Counts): [string, string][] => [
  [formatNumber(entries), entriesLabel(entries)],
  [formatNumber(completedActions), actionsLabel(completedActions)],
  [formatNumber(lessons), lessonsLabel(lessons)],
  [formatNumber(loops), loopsLabel(loops)],
];
export const pictureAlternative = (name: string, drawn: number, days: number, counts: Counts): string => {
  const figures = pictureFigures(counts).map(([value, label]) => `${value} ${label}`);
  return `${capitalized(name)}\u00a0: un cercle par jour (${formatNumber(days)}), dont ${formatNumber(drawn)} avec des traits. ${formatList(figures)}.`;
};
