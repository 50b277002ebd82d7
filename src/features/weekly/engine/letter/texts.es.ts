import type { LocalDate } from '../../../../kernel/calendar.ts';
import { capitalized } from '../../../../kernel/capitalized.ts';
import { formatList, formatNumber, plural } from '../../../../kernel/intl.es.ts';
import { dayFormatter } from '../../../../kernel/written-days.es.ts';

/*
 * What letters say beside the sentences of the insights. The person's words come in quotation marks, letter for letter.
 */

const SMALL = ['ninguna', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];

/** Numbers up to ten in words. */
const number = (count: number): string => SMALL[count] ?? formatNumber(count);

const monthDay = dayFormatter({ month: 'long', day: 'numeric' });
const monthAlone = dayFormatter({ month: 'long' });
const monthName = (date: LocalDate): string => capitalized(monthAlone(date));

/* Letter: nothing was written */

export const nothingWritten = {
  week: 'Esta semana no anotaste nada, así que esta carta es corta.',
  month: 'Este mes no anotaste nada, así que esta carta es corta.',
  year: 'Este año no anotaste nada, así que esta carta es corta.',
};
export const otherLanguage =
  'Por ahora, las cartas solo pueden citar textos en inglés, así que esta se queda en tus cifras.';

/* Letter: what was celebrated */

export const celebratedOn = (date: LocalDate, quote: string): string => `${monthDay(date)}: «${quote}»`;
export const monthInShort = (month: LocalDate, entries: number): string =>
  plural(entries, {
    one: `${monthName(month)}, una entrada.`,
    other: `${monthName(month)}, ${number(entries)} entradas.`,
  });
export const monthCelebrated = (month: LocalDate, entries: number, quote: string): string =>
  plural(entries, {
    one: `${monthName(month)}, una entrada: «${quote}»`,
    other: `${monthName(month)}, ${number(entries)} entradas: «${quote}»`,
  });

/* Letter: what moved */

export const goalInWeeks = (goal: string, weeks: number): string =>
  `«${goal}» fue tu meta en ${number(weeks)} de las semanas del mes.`;
export const goalInMonths = (goal: string, months: number): string =>
  `«${goal}» fue tu meta en ${number(months)} meses del año.`;

/* Letter: what came back */

export const cameBackInWeeks = {
  fear: (weeks: number, quote: string): string =>
    `El mismo miedo apareció en ${number(weeks)} semanas del mes: «${quote}»`,
  'lesson-again': (weeks: number, quote: string): string =>
    `Anotaste la misma lección en ${number(weeks)} semanas del mes: «${quote}»`,
  joy: (weeks: number, quote: string): string =>
    `Celebraste algo parecido en ${number(weeks)} semanas del mes: «${quote}»`,
};
export const cameBackInMonths = {
  fear: (months: number, quote: string): string =>
    `El mismo miedo apareció en ${number(months)} meses del año: «${quote}»`,
  'lesson-again': (months: number, quote: string): string =>
    `Anotaste la misma lección en ${number(months)} meses del año: «${quote}»`,
  joy: (months: number, quote: string): string =>
    `Celebraste algo parecido en ${number(months)} meses del año: «${quote}»`,
};

/* Letter: the question */

/** Each asks about words that it quotes. */
export const asks = {
  fear: (quote: string): string => `¿Qué haría este miedo un poco más pequeño? «${quote}»`,
  'value-waiting': (quote: string): string => `¿Cómo sería un primer paso? «${quote}»`,
  'goal-stalled': (quote: string): string =>
    `«${quote}» fue tu meta durante un tiempo. ¿Sigue siendo algo que quieres?`,
  'lesson-again': (quote: string): string => `¿Dónde necesitarás esta lección la próxima vez? «${quote}»`,
  'action-waiting': (quote: string): string => `«${quote}» sigue en tu lista. ¿Qué se interpone?`,
};
/** The same, where the letter has just quoted the words. */
export const asksAgain: Partial<Record<keyof typeof asks, string>> = {
  fear: '¿Qué haría este miedo un poco más pequeño?',
  'lesson-again': '¿Dónde necesitarás esta lección la próxima vez?',
};

/* Letter: the picture to share */

interface Counts {
  entries: number;
  completedActions: number;
  lessons: number;
  loops: number;
}

const entriesLabel = (count: number): string => plural(count, { one: 'entrada', other: 'entradas' });
const actionsLabel = (count: number): string =>
  plural(count, { one: 'acción terminada', other: 'acciones terminadas' });
const lessonsLabel = (count: number): string => plural(count, { one: 'lección', other: 'lecciones' });
const loopsLabel = (count: number): string =>
  plural(count, { one: 'ciclo cerrado', other: 'ciclos cerrados' });

/** Each number with what it counts. */
export const pictureFigures = ({ entries, completedActions, lessons, loops }: Counts): [string, string][] => [
  [formatNumber(entries), entriesLabel(entries)],
  [formatNumber(completedActions), actionsLabel(completedActions)],
  [formatNumber(lessons), lessonsLabel(lessons)],
  [formatNumber(loops), loopsLabel(loops)],
];
export const pictureAlternative = (name: string, drawn: number, days: number, counts: Counts): string => {
  const figures = pictureFigures(counts).map(([value, label]) => `${value} ${label}`);
  return `${name}: un anillo por cada uno de los ${formatNumber(days)} días, con trazos en ${formatNumber(drawn)} de ellos. ${formatList(figures)}.`;
};
