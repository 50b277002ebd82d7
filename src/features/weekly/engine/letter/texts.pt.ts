import type { LocalDate } from '../../../../kernel/calendar.ts';
import { formatList, formatNumber, plural } from '../../../../kernel/intl.pt.ts';
import { dayFormatter } from '../../../../kernel/written-days.pt.ts';

/*
 * What letters say beside the sentences of the insights. The person's words come in quotation marks, letter for letter.
 */
const SMALL = ['nenhum', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'];
/** Numbers up to ten in words. */
const number = (count: number): string => SMALL[count] ?? formatNumber(count);
const weeksOf = (count: number): string =>
  plural(count, { one: 'uma semana', other: `${count === 2 ? 'duas' : number(count)} semanas` });
const monthsOf = (count: number): string => plural(count, { one: 'um mês', other: `${number(count)} meses` });
const entriesOf = (count: number): string => `${number(count)} ${count < 2 ? 'registro' : 'registros'}`;
const monthDay = dayFormatter({ month: 'long', day: 'numeric' });
const monthName = dayFormatter({ month: 'long' });

/* Letter: nothing was written */
export const nothingWritten = {
  week: 'Você não escreveu nada nesta semana, por isso esta carta é curta.',
  month: 'Você não escreveu nada neste mês, por isso esta carta é curta.',
  year: 'Você não escreveu nada neste ano, por isso esta carta é curta.',
};
export const otherLanguage =
  'Por enquanto, as cartas só podem citar textos em inglês, então esta fica nos seus números.';

/* Letter: what was celebrated */
export const celebratedOn = (date: LocalDate, quote: string): string => `${monthDay(date)}: “${quote}”`;
export const monthInShort = (month: LocalDate, entries: number): string =>
  `Em ${monthName(month)}, ${entriesOf(entries)}.`;
export const monthCelebrated = (month: LocalDate, entries: number, quote: string): string =>
  `Em ${monthName(month)}, ${entriesOf(entries)}: “${quote}”`;

/* Letter: what moved */
export const goalInWeeks = (goal: string, weeks: number): string =>
  `“${goal}” foi sua meta em ${weeksOf(weeks)} do mês.`;
export const goalInMonths = (goal: string, months: number): string =>
  `“${goal}” foi sua meta em ${monthsOf(months)} do ano.`;

/* Letter: what came back */
export const cameBackInWeeks = {
  fear: (weeks: number, quote: string): string =>
    `O mesmo medo apareceu em ${weeksOf(weeks)} do mês: “${quote}”`,
  'lesson-again': (weeks: number, quote: string): string =>
    `Você anotou a mesma lição em ${weeksOf(weeks)} do mês: “${quote}”`,
  joy: (weeks: number, quote: string): string =>
    `Você celebrou o mesmo tipo de coisa em ${weeksOf(weeks)} do mês: “${quote}”`,
};
export const cameBackInMonths = {
  fear: (months: number, quote: string): string =>
    `O mesmo medo apareceu em ${monthsOf(months)} do ano: “${quote}”`,
  'lesson-again': (months: number, quote: string): string =>
    `Você anotou a mesma lição em ${monthsOf(months)} do ano: “${quote}”`,
  joy: (months: number, quote: string): string =>
    `Você celebrou o mesmo tipo de coisa em ${monthsOf(months)} do ano: “${quote}”`,
};

/* Letter: the question */
/** Each asks about words that it quotes. */
export const asks = {
  fear: (quote: string): string => `O que deixaria este medo um pouco menor? “${quote}”`,
  'value-waiting': (quote: string): string => `Como seria um primeiro passo? “${quote}”`,
  'goal-stalled': (quote: string): string => `“${quote}” foi sua meta por um tempo. Você ainda quer isso?`,
  'lesson-again': (quote: string): string => `Onde você vai precisar desta lição de novo? “${quote}”`,
  'action-waiting': (quote: string): string => `“${quote}” ainda está na sua lista. O que está no caminho?`,
};
/** The same, where the letter has just quoted the words. */
export const asksAgain: Partial<Record<keyof typeof asks, string>> = {
  fear: 'O que deixaria este medo um pouco menor?',
  'lesson-again': 'Onde você vai precisar desta lição de novo?',
};

/* Letter: the picture to share */
interface Counts {
  entries: number;
  completedActions: number;
  lessons: number;
  loops: number;
}
const entriesLabel = (count: number): string => plural(count, { one: 'registro', other: 'registros' });
const actionsLabel = (count: number): string =>
  plural(count, { one: 'ação concluída', other: 'ações concluídas' });
const lessonsLabel = (count: number): string => plural(count, { one: 'lição', other: 'lições' });
const loopsLabel = (count: number): string =>
  plural(count, { one: 'ciclo fechado', other: 'ciclos fechados' });
/** Each number with what it counts. */
export const pictureFigures = ({ entries, completedActions, lessons, loops }: Counts): [string, string][] => [
  [formatNumber(entries), entriesLabel(entries)],
  [formatNumber(completedActions), actionsLabel(completedActions)],
  [formatNumber(lessons), lessonsLabel(lessons)],
  [formatNumber(loops), loopsLabel(loops)],
];
export const pictureAlternative = (name: string, drawn: number, days: number, counts: Counts): string => {
  const figures = pictureFigures(counts).map(([value, label]) => `${value} ${label}`);
  return `${name}: um anel por dia, ${formatNumber(days)} no total, com traços em ${formatNumber(drawn)}. ${formatList(figures)}.`;
};
