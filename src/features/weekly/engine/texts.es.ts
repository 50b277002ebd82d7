import type { LocalDate } from '../../../kernel/calendar.ts';
import { formatList, formatNumber, plural } from '../../../kernel/intl.es.ts';
import { dayFormatter } from '../../../kernel/written-days.es.ts';

/*
 * Every sentence of the insights. They say what was written, when and how often, never how a person is. The person's
 * words come in quotation marks, letter for letter; only a theme (`phrases.ts`) is named in the sentence itself.
 */

const SMALL = ['ninguno', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];
const SUNDAYS = ['domingos', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábados'];

const dayOfYear = dayFormatter({ month: 'long', day: 'numeric' });
const dayWithYear = dayFormatter({ month: 'long', day: 'numeric', year: 'numeric' });
const weekday = dayFormatter({ weekday: 'long' });

/** Numbers up to ten in words. */
const number = (count: number): string => SMALL[count] ?? formatNumber(count);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const sundays = (on: number): string => SUNDAYS[on] ?? '';

/** A day of the year of the week that is looked at without its year, an older one with it. */
const day = (date: LocalDate, week: LocalDate): string =>
  date.slice(0, 4) === week.slice(0, 4) ? dayOfYear(date) : dayWithYear(date);

/** A value that is a plain word is named, anything else is quoted. */
const named = (value: string): string => `«${value}»`;

/* Weekly insights: worth celebrating */

export const celebrated = (date: LocalDate, quote: string): string =>
  `El ${weekday(date)} escribiste: «${quote}»`;
export const nothingCelebrated = 'Esta semana no anotaste nada que celebrar.';

/* Weekly insights: patterns in fears */

interface CountedDays {
  days: number;
  since: LocalDate;
  end: LocalDate;
}

/** `theme` is a phrase such as 'the exam' or 'your mother'. */
export const fear = (theme: string, { days, since, end }: CountedDays): string =>
  `Cuando escribiste sobre tus miedos, «${theme}» apareció en ${number(days)} días distintos desde el ${day(since, end)}.`;
export const fearOnOneWeekday = (theme: string, { days, since, end }: CountedDays, on: number): string =>
  `Cuando escribiste sobre tus miedos, «${theme}» apareció en ${number(days)} días distintos desde el ${day(since, end)}, todos ${sundays(on)}.`;
export const fearMostlyOnOneWeekday = (
  theme: string,
  { days, since, end }: CountedDays,
  on: number,
  hits: number,
): string =>
  `Cuando escribiste sobre tus miedos, «${theme}» apareció en ${number(days)} días distintos desde el ${day(since, end)}. De ellos, ${number(hits)} fueron ${sundays(on)}.`;
export const sameFear = (quote: string, { days, since, end }: CountedDays): string =>
  `Nombraste este miedo en ${number(days)} días distintos desde el ${day(since, end)}: «${quote}»`;
export const fearOvercome = (
  feared: LocalDate,
  fear: string,
  { date, quote, end }: { date: LocalDate; quote: string; end: LocalDate },
): string =>
  `El ${day(feared, end)} escribiste sobre un miedo: «${fear}». El ${weekday(date)} celebraste: «${quote}»`;
export const fearStep = (quote: string): string => `¿Qué paso pequeño podría aliviar este miedo? «${quote}»`;

/* Topics, where they are said to the person in another way than they are named */

const TOPIC_WORDS: Readonly<Record<string, string>> = {
  'my mother': 'your mother',
  'my father': 'your father',
};
export const topicWords = (topic: string): string => TOPIC_WORDS[topic] ?? topic;

/* Weekly insights: what is celebrated again and again */

export const joy = (topic: string, { days, since, end }: CountedDays): string =>
  `Cuando celebraste algo, «${topic}» apareció en ${number(days)} días distintos desde el ${day(since, end)}.`;
export const joyQuoted = (
  topic: string,
  { days, since, end }: CountedDays,
  date: LocalDate,
  quote: string,
): string =>
  `Cuando celebraste algo, «${topic}» apareció en ${number(days)} días distintos desde el ${day(since, end)}. El ${weekday(date)} escribiste: «${quote}»`;

/* Weekly insights: themes */

export const theme = (words: string, days: number): string =>
  `«${capital(words)}» apareció en ${number(days)} días de esta semana.`;
export const themeQuoted = (words: string, days: number, date: LocalDate, quote: string): string =>
  `«${capital(words)}» apareció en ${number(days)} días de esta semana. El ${weekday(date)} escribiste: «${quote}»`;

/* Weekly insights: goals */

export const goalNamed = (goal: string, days: number, of: number): string => {
  if (days < of)
    return `«${goal}» fue tu meta en ${number(days)} de los ${number(of)} días en que escribiste esta semana.`;
  if (of === 2) return `«${goal}» fue tu meta los dos días en que escribiste esta semana.`;
  return `«${goal}» fue tu meta los ${number(of)} días en que escribiste esta semana.`;
};
export const goalMoved = (goal: string, days: number, actions: readonly string[]): string =>
  `«${goal}» fue tu meta en ${number(days)} días de esta semana. También terminaste ${formatList(actions.map((action) => `«${action}»`))}.`;
export const goalStalled = (goal: string, days: number, last: LocalDate, end: LocalDate): string =>
  `«${goal}» fue tu meta ${number(days)} días, la última vez el ${day(last, end)}. Desde entonces has escrito sobre otras metas.`;
export const goalChoice = (goal: string): string =>
  `Da un paso pequeño hacia «${goal}», o decide que puede esperar.`;

/* Weekly insights: values */

export const valueActed = (value: string, wrote: string, did: string): string =>
  `Actuaste según ${named(value)}: terminaste «${did}». Habías escrito: «${wrote}»`;
export const valueWaiting = (value: string, days: number, since: LocalDate, end: LocalDate): string =>
  `Escribiste sobre ${named(value)} en ${number(days)} días distintos desde el ${day(since, end)}. Ninguna de las acciones que completaste en ese tiempo lo menciona.`;
export const valueUnlived = (
  value: string,
  { days, since, end }: CountedDays,
  toDo: number,
  { date, quote }: { date: LocalDate; quote: string },
): string =>
  `Escribiste sobre ${named(value)} en ${number(days)} días distintos desde el ${day(since, end)}. ${toDo === days ? 'En todos ellos' : `En ${number(toDo)} de ellos`} estaba aún por hacer. El ${day(date, end)} escribiste: «${quote}»`;
export const valueUnnamed = (
  value: string,
  other: string,
  { days, since, end }: { days: number; since: LocalDate; end: LocalDate },
): string =>
  `Cuando escribiste sobre tus valores, ${named(other)} apareció en ${number(days)} días distintos desde el ${day(since, end)}. En ese tiempo no has mencionado ${named(value)}.`;
export const valueStep = (value: string, quote: string): string =>
  `Convierte en una acción esta idea sobre ${named(value)}: «${quote}»`;
export const valueAsk = (value: string): string =>
  `La próxima vez que escribas sobre tus valores, empieza por ${named(value)}.`;

/* Weekly insights: lessons and actions */

export const lessonAgain = (quote: string, days: number, first: LocalDate, end: LocalDate): string =>
  `Anotaste esta lección ${number(days)} días, el primero de ellos el ${day(first, end)}: «${quote}»`;
export const lessonTopic = (
  topic: string,
  { days, since, end }: CountedDays,
  date: LocalDate,
  quote: string,
): string =>
  `Anotaste lecciones sobre «${topicWords(topic)}» en ${number(days)} días distintos desde el ${day(since, end)}. El ${weekday(date)} fue: «${quote}»`;
export const lessonStep = (quote: string): string =>
  `Esta lección vuelve una y otra vez. ¿Dónde podría ayudarte la próxima semana? «${quote}»`;
export const firstStep = (quote: string): string => `¿Cuál sería un primer paso pequeño? «${quote}»`;
export const actionIntended = (
  quote: string,
  listed: LocalDate,
  thing: string,
  { days, since, end }: CountedDays,
): string =>
  `«${quote}» está en tu lista desde el ${day(listed, end)}. «${thing}» apareció en ${number(days)} días distintos desde el ${day(since, end)}, pero en ninguna acción que completaste.`;
export const actionWaiting = (quote: string, since: LocalDate, end: LocalDate): string =>
  `«${quote}» está en tu lista desde el ${day(since, end)}. ¿Cuál sería un primer paso pequeño?`;

/* Weekly insights: rhythms */

interface Share {
  hits: number;
  of: number;
}

export const together = (withEntry: Share, without: Share): string =>
  `Terminaste una acción en ${number(withEntry.hits)} de los ${number(withEntry.of)} días en que escribiste en el diario, y en ${number(without.hits)} de los ${number(without.of)} en que no.`;
export const subjectOnWeekday = (
  subject: string,
  { days, since, end }: CountedDays,
  on: number,
  hits: number,
): string =>
  hits === days
    ? `«${subject}» apareció en ${number(days)} días distintos desde el ${day(since, end)}, todos ${sundays(on)}.`
    : `«${subject}» apareció en ${number(days)} días distintos desde el ${day(since, end)}. De ellos, ${number(hits)} fueron ${sundays(on)}.`;
export const journalingOn = (on: number, those: Share, others: Share): string =>
  `${those.hits === 0 ? 'No escribiste' : 'Escribiste'} en el diario en ${number(those.hits)} de los últimos ${number(those.of)} ${sundays(on)}, y en ${number(others.hits)} de los otros ${number(others.of)} días.`;
export const wroteInTheMorning = ({ hits, of }: Share): string =>
  hits < of
    ? `Empezaste a escribir por la mañana en ${number(hits)} de los últimos ${number(of)} días en que escribiste.`
    : `Empezaste a escribir por la mañana en cada uno de los últimos ${number(of)} días en que escribiste.`;
export const wroteInTheAfternoon = ({ hits, of }: Share): string =>
  hits < of
    ? `Empezaste a escribir por la tarde en ${number(hits)} de los últimos ${number(of)} días en que escribiste.`
    : `Empezaste a escribir por la tarde en cada uno de los últimos ${number(of)} días en que escribiste.`;
export const wroteInTheEvening = ({ hits, of }: Share): string =>
  hits < of
    ? `Empezaste a escribir al anochecer o de noche en ${number(hits)} de los últimos ${number(of)} días en que escribiste.`
    : `Empezaste a escribir al anochecer o de noche en cada uno de los últimos ${number(of)} días en que escribiste.`;

/* Weekly insights: in short */

export const noEntries = 'No hay entradas de esta semana.';
export const oneEntry = 'Una sola entrada no basta para mostrar un patrón.';
export const wrote = (entries: number): string =>
  plural(entries, {
    one: 'Escribiste una entrada.',
    other: `Escribiste ${number(entries)} entradas.`,
  });
export const learned = (lessons: number): string =>
  plural(lessons, {
    one: 'Anotaste una lección.',
    other: `Anotaste ${number(lessons)} lecciones.`,
  });
export const wroteAndLearned = (entries: number, lessons: number): string =>
  plural(entries, {
    one: plural(lessons, {
      one: 'Escribiste una entrada y anotaste una lección.',
      other: `Escribiste una entrada y anotaste ${number(lessons)} lecciones.`,
    }),
    other: plural(lessons, {
      one: `Escribiste ${number(entries)} entradas y anotaste una lección.`,
      other: `Escribiste ${number(entries)} entradas y anotaste ${number(lessons)} lecciones.`,
    }),
  });
export const addedActions = (actions: number): string =>
  plural(actions, {
    one: 'Añadiste una acción.',
    other: `Añadiste ${number(actions)} acciones.`,
  });
export const finishedActions = (finished: number, of: number): string => {
  if (finished < of) {
    if (finished === 0) return 'No terminaste ninguna de tus acciones.';
    return finished === 1
      ? `Terminaste una de tus ${number(of)} acciones.`
      : `Terminaste ${number(finished)} de tus ${number(of)} acciones.`;
  }
  if (of === 2) return 'Terminaste tus dos acciones.';
  return plural(of, {
    one: 'Terminaste una acción.',
    other: `Terminaste tus ${number(of)} acciones.`,
  });
};
export const loopClosed = (days: number): string =>
  plural(days, {
    one: 'El ciclo se cerró un día.',
    other: `El ciclo se cerró ${number(days)} días.`,
  });

/* Weekly review */

const onDays = (did: string, days: number): string => `${days === 0 ? 'no ' : ''}${did} en ${number(days)}`;

export const review = (journaled: number, acted: number, learned: number): string =>
  `De los últimos siete días, ${onDays('escribiste en el diario', journaled)}, ${onDays('terminaste acciones', acted)} y ${onDays('anotaste lecciones', learned)}.`;
export const reviewNothing = 'Nada de estos días menciona tus categorías.';
export const categoryNotes = (category: string, notes: number, of: number): string => {
  if (of === 1) return `Tu única nota tiene que ver con ${named(category)}.`;
  return plural(notes, {
    one: `Una de tus ${number(of)} notas tiene que ver con ${named(category)}.`,
    other: `${capital(number(notes))} de tus ${number(of)} notas tienen que ver con ${named(category)}.`,
  });
};
export const categoryStep = (category: string, quote: string): string =>
  `Elige una acción pequeña para ${named(category)} a partir de lo que escribiste: «${quote}»`;
export const categoryQuiet = (category: string): string =>
  `Nada de lo que escribiste estos días menciona ${named(category)}.`;
export const categoryFirst = (category: string, notes: number): string =>
  plural(notes, {
    one: `${category}: una nota`,
    other: `${category}: ${number(notes)} notas`,
  });
