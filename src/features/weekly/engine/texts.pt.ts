import type { LocalDate } from '../../../kernel/calendar.ts';
import { capitalized } from '../../../kernel/capitalized.ts';
import { formatList, formatNumber, plural } from '../../../kernel/intl.pt.ts';
import { dayFormatter } from '../../../kernel/written-days.pt.ts';

/*
 * Every sentence of the insights. They say what was written, when and how often, never how a person is. The person's
 * words come in quotation marks, letter for letter; only a theme (`phrases.ts`) is named in the sentence itself.
 */
const SMALL = ['nenhum', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'];
const SMALL_FEMININE = ['nenhuma', 'uma', 'duas', ...SMALL.slice(3)];
const SUNDAYS = [
  'domingos',
  'segundas-feiras',
  'terças-feiras',
  'quartas-feiras',
  'quintas-feiras',
  'sextas-feiras',
  'sábados',
];
const PLAIN = /^\p{L}[\p{L} ’'-]{0,39}$/u;
const dayOfYear = dayFormatter({ month: 'long', day: 'numeric' });
const dayWithYear = dayFormatter({ month: 'long', day: 'numeric', year: 'numeric' });
const weekday = dayFormatter({ weekday: 'long' });

/** Numbers up to ten in words, masculine and feminine. */
const number = (count: number): string => SMALL[count] ?? formatNumber(count);
const feminine = (count: number): string => SMALL_FEMININE[count] ?? formatNumber(count);
const sundays = (on: number): string => SUNDAYS[on] ?? '';
const isMasculine = (on: number): boolean => on === 0 || on === 6;
/** 'Na segunda-feira', 'No sábado' */
const onWeekday = (date: LocalDate): string => {
  const name = weekday(date);
  return `${name.endsWith('feira') ? 'Na' : 'No'} ${name}`;
};
const days = (count: number): string => plural(count, { one: 'um dia', other: `${number(count)} dias` });
/** A day of the year of the week that is looked at without its year, an older one with it. */
const day = (date: LocalDate, week: LocalDate): string =>
  date.slice(0, 4) === week.slice(0, 4) ? dayOfYear(date) : dayWithYear(date);
/** A value that is a plain word is named, anything else is quoted. */
const named = (value: string): string => (PLAIN.test(value) ? value : `“${value}”`);

/* Weekly insights: worth celebrating */
export const celebrated = (date: LocalDate, quote: string): string =>
  `${onWeekday(date)} você escreveu: “${quote}”`;
export const nothingCelebrated = 'Você não escreveu nenhuma celebração nesta semana.';

/* Weekly insights: patterns in fears */
interface CountedDays {
  days: number;
  since: LocalDate;
  end: LocalDate;
}
const fearCame = (theme: string, counted: CountedDays): string =>
  `Quando você escreveu sobre seus medos, um tema apareceu em ${days(counted.days)} desde ${day(counted.since, counted.end)}: “${theme}”.`;
/** `theme` is a phrase such as 'the exam' or 'your mother'. */
export const fear = (theme: string, counted: CountedDays): string => fearCame(theme, counted);
export const fearOnOneWeekday = (theme: string, counted: CountedDays, on: number): string =>
  `${fearCame(theme, counted)} Sempre ${isMasculine(on) ? 'aos' : 'às'} ${sundays(on)}.`;
export const fearMostlyOnOneWeekday = (
  theme: string,
  counted: CountedDays,
  on: number,
  hits: number,
): string => `${fearCame(theme, counted)} Desses dias, ${number(hits)} caíram em ${sundays(on)}.`;
export const sameFear = (quote: string, counted: CountedDays): string =>
  `Você falou deste medo em ${days(counted.days)} desde ${day(counted.since, counted.end)}: “${quote}”`;
export const fearOvercome = (
  feared: LocalDate,
  fear: string,
  { date, quote, end }: { date: LocalDate; quote: string; end: LocalDate },
): string =>
  `Em ${day(feared, end)} você escreveu sobre um medo: “${fear}”. ${onWeekday(date)} você celebrou: “${quote}”`;
export const fearStep = (quote: string): string => `Que passo pequeno aliviaria este medo? “${quote}”`;

/* Topics, where they are said to the person in another way than they are named */
const TOPIC_WORDS: Readonly<Record<string, string>> = {
  'minha mãe': 'sua mãe',
  'my mother': 'sua mãe',
  'meu pai': 'seu pai',
  'my father': 'seu pai',
};
export const topicWords = (topic: string): string => TOPIC_WORDS[topic] ?? topic;

/* Weekly insights: what is celebrated again and again */
export const joy = (topic: string, counted: CountedDays): string =>
  `Quando você celebrou algo, um tema apareceu em ${days(counted.days)} desde ${day(counted.since, counted.end)}: “${topic}”.`;
export const joyQuoted = (topic: string, counted: CountedDays, date: LocalDate, quote: string): string =>
  `${joy(topic, counted)} ${onWeekday(date)} você escreveu: “${quote}”`;

/* Weekly insights: themes */
export const theme = (words: string, count: number): string =>
  `“${words}” foi um tema em ${days(count)} desta semana.`;
export const themeQuoted = (words: string, count: number, date: LocalDate, quote: string): string =>
  `${theme(words, count)} ${onWeekday(date)} você escreveu: “${quote}”`;

/* Weekly insights: goals */
export const goalNamed = (goal: string, named: number, of: number): string => {
  if (named < of)
    return `“${goal}” foi sua meta em ${number(named)} dos ${number(of)} dias em que você escreveu nesta semana.`;
  if (of === 2) return `“${goal}” foi sua meta nos dois dias em que você escreveu nesta semana.`;
  return `“${goal}” foi sua meta em todos os ${number(of)} dias em que você escreveu nesta semana.`;
};
export const goalMoved = (goal: string, count: number, actions: readonly string[]): string =>
  `“${goal}” foi sua meta em ${days(count)} desta semana. Você também concluiu ${formatList(actions.map((action) => `“${action}”`))}.`;
export const goalStalled = (goal: string, count: number, last: LocalDate, end: LocalDate): string =>
  `“${goal}” foi sua meta em ${days(count)}, a última vez em ${day(last, end)}. Desde então você escreveu sobre outras metas.`;
export const goalChoice = (goal: string): string =>
  `Dê um passo pequeno rumo a “${goal}”, ou decida que isso pode esperar.`;

/* Weekly insights: values */
export const valueActed = (value: string, wrote: string, did: string): string =>
  `Um valor seu virou ação: ${named(value)}. Você concluiu “${did}”. Antes, tinha escrito: “${wrote}”`;
export const valueWaiting = (value: string, count: number, since: LocalDate, end: LocalDate): string =>
  `Você escreveu sobre ${named(value)} em ${days(count)} desde ${day(since, end)}. Nenhuma das ações concluídas nesse tempo menciona esse valor.`;
export const valueUnlived = (
  value: string,
  counted: CountedDays,
  toDo: number,
  { date, quote }: { date: LocalDate; quote: string },
): string =>
  `Você escreveu sobre ${named(value)} em ${days(counted.days)} desde ${day(counted.since, counted.end)}. Em ${toDo === counted.days ? 'todos' : number(toDo)} deles, isso ainda estava por fazer. Em ${day(date, counted.end)} você escreveu: “${quote}”`;
export const valueUnnamed = (
  value: string,
  other: string,
  counted: { days: number; since: LocalDate; end: LocalDate },
): string =>
  `Quando você escreveu sobre seus valores, ${named(other)} apareceu em ${days(counted.days)} desde ${day(counted.since, counted.end)}. Nesse tempo, você não mencionou ${named(value)}.`;
export const valueStep = (value: string, quote: string): string =>
  `Transforme este pensamento sobre ${named(value)} em uma ação: “${quote}”`;
export const valueAsk = (value: string): string =>
  `Da próxima vez que escrever sobre seus valores, comece por ${named(value)}.`;

/* Weekly insights: lessons and actions */
export const lessonAgain = (quote: string, count: number, first: LocalDate, end: LocalDate): string =>
  `Você anotou esta lição em ${days(count)}, a primeira vez em ${day(first, end)}: “${quote}”`;
export const lessonTopic = (topic: string, counted: CountedDays, date: LocalDate, quote: string): string =>
  `Você anotou lições sobre “${topicWords(topic)}” em ${days(counted.days)} desde ${day(counted.since, counted.end)}. ${onWeekday(date)} foi esta: “${quote}”`;
export const lessonStep = (quote: string): string =>
  `Esta lição sempre volta. Onde ela poderia ajudar você na próxima semana? “${quote}”`;
export const firstStep = (quote: string): string => `Qual seria um primeiro passo pequeno? “${quote}”`;
export const actionIntended = (
  quote: string,
  listed: LocalDate,
  thing: string,
  counted: CountedDays,
): string =>
  `“${quote}” está na sua lista desde ${day(listed, counted.end)}. “${thing}” apareceu em ${days(counted.days)} desde ${day(counted.since, counted.end)}, mas em nenhuma ação que você concluiu.`;
export const actionWaiting = (quote: string, since: LocalDate, end: LocalDate): string =>
  `“${quote}” está na sua lista desde ${day(since, end)}. Qual seria um primeiro passo pequeno?`;

/* Weekly insights: rhythms */
interface Share {
  hits: number;
  of: number;
}
export const together = (withEntry: Share, without: Share): string =>
  `Você concluiu uma ação em ${number(withEntry.hits)} dos ${number(withEntry.of)} dias em que escreveu no diário, e em ${number(without.hits)} dos ${number(without.of)} dias em que não escreveu.`;
export const subjectOnWeekday = (subject: string, counted: CountedDays, on: number, hits: number): string =>
  hits === counted.days
    ? `“${subject}” apareceu em ${days(counted.days)} desde ${day(counted.since, counted.end)}, sempre ${isMasculine(on) ? 'aos' : 'às'} ${sundays(on)}.`
    : `“${subject}” apareceu em ${days(counted.days)} desde ${day(counted.since, counted.end)}. Desses dias, ${number(hits)} caíram em ${sundays(on)}.`;
export const journalingOn = (on: number, those: Share, others: Share): string => {
  const lastOnes = isMasculine(on)
    ? `${number(those.hits)} dos últimos ${number(those.of)} ${sundays(on)}`
    : `${feminine(those.hits)} das últimas ${feminine(those.of)} ${sundays(on)}`;
  return `Você escreveu no diário em ${lastOnes}, e em ${number(others.hits)} dos outros ${number(others.of)} dias.`;
};
const startedWriting = (when: string, { hits, of }: Share): string =>
  hits < of
    ? `Você começou a escrever ${when} em ${number(hits)} dos seus últimos ${number(of)} dias de diário.`
    : `Você começou a escrever ${when} em todos os seus últimos ${number(of)} dias de diário.`;
export const wroteInTheMorning = (share: Share): string => startedWriting('de manhã', share);
export const wroteInTheAfternoon = (share: Share): string => startedWriting('à tarde', share);
export const wroteInTheEvening = (share: Share): string => startedWriting('à noite ou de madrugada', share);

/* Weekly insights: in short */
export const noEntries = 'Não há registros desta semana.';
export const oneEntry = 'Um registro não basta para mostrar um padrão.';
const entriesOf = (count: number): string => `${number(count)} ${count < 2 ? 'registro' : 'registros'}`;
const lessonsOf = (count: number): string => `${feminine(count)} ${count < 2 ? 'lição' : 'lições'}`;
const actionsOf = (count: number): string => `${feminine(count)} ${count < 2 ? 'ação' : 'ações'}`;
export const wrote = (entries: number): string => `Você escreveu ${entriesOf(entries)}.`;
export const learned = (lessons: number): string => `Você anotou ${lessonsOf(lessons)}.`;
export const wroteAndLearned = (entries: number, lessons: number): string =>
  `Você escreveu ${entriesOf(entries)} e anotou ${lessonsOf(lessons)}.`;
export const addedActions = (actions: number): string => `Você adicionou ${actionsOf(actions)}.`;
export const finishedActions = (finished: number, of: number): string => {
  if (finished < of) return `Você concluiu ${feminine(finished)} das suas ${actionsOf(of)}.`;
  if (of === 1) return 'Você concluiu uma ação.';
  if (of === 2) return 'Você concluiu as duas ações.';
  return `Você concluiu todas as suas ${actionsOf(of)}.`;
};
export const loopClosed = (count: number): string => `O ciclo se fechou em ${days(count)}.`;

/* Weekly review */
export const review = (journaled: number, acted: number, learned: number): string =>
  `Nos últimos sete dias: diário em ${number(journaled)}, ações concluídas em ${number(acted)} e lições em ${number(learned)}.`;
export const reviewNothing = 'Nada destes dias menciona suas categorias.';
export const categoryNotes = (category: string, notes: number, of: number): string => {
  if (of === 1) return `Sua única anotação fala de ${named(category)}.`;
  return plural(notes, {
    one: `${capitalized(feminine(notes))} das suas ${feminine(of)} anotações fala de ${named(category)}.`,
    other: `${capitalized(feminine(notes))} das suas ${feminine(of)} anotações falam de ${named(category)}.`,
  });
};
export const categoryStep = (category: string, quote: string): string =>
  `Escolha uma ação pequena para ${named(category)} a partir do que você escreveu: “${quote}”`;
export const categoryQuiet = (category: string): string =>
  `Nada do que você escreveu nestes dias menciona ${named(category)}.`;
export const categoryFirst = (category: string, notes: number): string =>
  plural(notes, {
    one: `${named(category)}: ${feminine(notes)} anotação`,
    other: `${named(category)}: ${feminine(notes)} anotações`,
  });
