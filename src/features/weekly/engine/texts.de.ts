import type { LocalDate } from '../../../kernel/calendar.ts';
import { capitalized } from '../../../kernel/capitalized.ts';
import { formatList, formatNumber, plural } from '../../../kernel/intl.de.ts';
import { dayFormatter } from '../../../kernel/written-days.de.ts';

/*
 * Every sentence of the insights. They say what was written, when and how often, never how a person is. The person's
 * words come in quotation marks, letter for letter; only a theme (`phrases.ts`) is named in the sentence itself.
 */

const SMALL = ['keinem', 'einem', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];
const SUNDAYS = [
  'Sonntagen',
  'Montagen',
  'Dienstagen',
  'Mittwochen',
  'Donnerstagen',
  'Freitagen',
  'Samstagen',
];
const PLAIN = /^\p{L}[\p{L} ’'-]{0,39}$/u;

const dayOfYear = dayFormatter({ month: 'long', day: 'numeric' });
const dayWithYear = dayFormatter({ month: 'long', day: 'numeric', year: 'numeric' });
const weekday = dayFormatter({ weekday: 'long' });

/** Numbers up to ten in words. */
const number = (count: number): string => SMALL[count] ?? formatNumber(count);
const sundays = (on: number): string => SUNDAYS[on] ?? '';

/** A day of the year of the week that is looked at without its year, an older one with it. */
const day = (date: LocalDate, week: LocalDate): string =>
  date.slice(0, 4) === week.slice(0, 4) ? dayOfYear(date) : dayWithYear(date);

/** A value that is a plain word is named, anything else is quoted. */
const named = (value: string): string => (PLAIN.test(value) ? value : `„${value}“`);

/* Weekly insights: worth celebrating */

export const celebrated = (date: LocalDate, quote: string): string =>
  `Am ${weekday(date)} hast du geschrieben: „${quote}“`;
export const nothingCelebrated = 'In dieser Woche hast du nichts zum Feiern aufgeschrieben.';

/* Weekly insights: patterns in fears */

interface CountedDays {
  days: number;
  since: LocalDate;
  end: LocalDate;
}

/** `theme` is a phrase such as 'the exam' or 'your mother'. */
export const fear = (theme: string, { days, since, end }: CountedDays): string =>
  `Wenn du über deine Ängste geschrieben hast, ging es seit dem ${day(since, end)} an ${number(days)} Tagen um „${theme}“.`;
export const fearOnOneWeekday = (theme: string, { days, since, end }: CountedDays, on: number): string =>
  `Wenn du über deine Ängste geschrieben hast, ging es seit dem ${day(since, end)} an ${number(days)} Tagen um „${theme}“, immer an ${sundays(on)}.`;
export const fearMostlyOnOneWeekday = (
  theme: string,
  { days, since, end }: CountedDays,
  on: number,
  hits: number,
): string =>
  `Wenn du über deine Ängste geschrieben hast, ging es seit dem ${day(since, end)} an ${number(days)} Tagen um „${theme}“, davon an ${number(hits)} ${sundays(on)}.`;
export const sameFear = (quote: string, { days, since, end }: CountedDays): string =>
  `Diese Angst hast du seit dem ${day(since, end)} an ${number(days)} Tagen genannt: „${quote}“`;
export const fearOvercome = (
  feared: LocalDate,
  fear: string,
  { date, quote, end }: { date: LocalDate; quote: string; end: LocalDate },
): string =>
  `Am ${day(feared, end)} hast du über eine Angst geschrieben: „${fear}“, und am ${weekday(date)} hast du gefeiert: „${quote}“`;
export const fearStep = (quote: string): string =>
  `Welcher kleine Schritt könnte diese Angst leichter machen? „${quote}“`;

/* Topics, where they are said to the person in another way than they are named */

export const topicWords = (topic: string): string => topic;

/* Weekly insights: what is celebrated again and again */

export const joy = (topic: string, { days, since, end }: CountedDays): string =>
  `Wenn du etwas gefeiert hast, ging es seit dem ${day(since, end)} an ${number(days)} Tagen um „${topic}“.`;
export const joyQuoted = (
  topic: string,
  { days, since, end }: CountedDays,
  date: LocalDate,
  quote: string,
): string =>
  `Wenn du etwas gefeiert hast, ging es seit dem ${day(since, end)} an ${number(days)} Tagen um „${topic}“. Am ${weekday(date)} hast du geschrieben: „${quote}“`;

/* Weekly insights: themes */

export const theme = (words: string, days: number): string =>
  `„${words}“ kam in dieser Woche an ${number(days)} Tagen vor.`;
export const themeQuoted = (words: string, days: number, date: LocalDate, quote: string): string =>
  `„${words}“ kam in dieser Woche an ${number(days)} Tagen vor. Am ${weekday(date)} hast du geschrieben: „${quote}“`;

/* Weekly insights: goals */

export const goalNamed = (goal: string, days: number, of: number): string => {
  if (days < of)
    return `„${goal}“ war an ${number(days)} von ${number(of)} Tagen, an denen du in dieser Woche geschrieben hast, dein Ziel.`;
  if (of === 2)
    return `„${goal}“ war an beiden Tagen, an denen du in dieser Woche geschrieben hast, dein Ziel.`;
  return `„${goal}“ war an allen ${number(of)} Tagen, an denen du in dieser Woche geschrieben hast, dein Ziel.`;
};
export const goalMoved = (goal: string, days: number, actions: readonly string[]): string =>
  `„${goal}“ war in dieser Woche an ${number(days)} Tagen dein Ziel. Erledigt hast du auch ${formatList(actions.map((action) => `„${action}“`))}.`;
export const goalStalled = (goal: string, days: number, last: LocalDate, end: LocalDate): string =>
  `„${goal}“ war an ${number(days)} Tagen dein Ziel, zuletzt am ${day(last, end)}. Seitdem hast du über andere Ziele geschrieben.`;
export const goalChoice = (goal: string): string =>
  `Geh einen kleinen Schritt auf „${goal}“ zu, oder entscheide, dass es warten kann.`;

/* Weekly insights: values */

export const valueActed = (value: string, wrote: string, did: string): string =>
  `Du hast dich von ${named(value)} leiten lassen und „${did}“ erledigt. Geschrieben hattest du: „${wrote}“`;
export const valueWaiting = (value: string, days: number, since: LocalDate, end: LocalDate): string =>
  `Über ${named(value)} hast du seit dem ${day(since, end)} an ${number(days)} Tagen geschrieben. Keines der Vorhaben, die du in dieser Zeit erledigt hast, erwähnt diesen Wert.`;
export const valueUnlived = (
  value: string,
  { days, since, end }: CountedDays,
  toDo: number,
  { date, quote }: { date: LocalDate; quote: string },
): string =>
  `Über ${named(value)} hast du seit dem ${day(since, end)} an ${number(days)} Tagen geschrieben. ${toDo === days ? 'An jedem davon' : `An ${number(toDo)} davon`} stand es noch aus. Am ${day(date, end)} hast du geschrieben: „${quote}“`;
export const valueUnnamed = (
  value: string,
  other: string,
  { days, since, end }: { days: number; since: LocalDate; end: LocalDate },
): string =>
  `Wenn du über deine Werte geschrieben hast, kam seit dem ${day(since, end)} an ${number(days)} Tagen ${named(other)} vor. ${named(value)} hast du in dieser Zeit nicht erwähnt.`;
export const valueStep = (value: string, quote: string): string =>
  `Mach aus diesem Gedanken über ${named(value)} ein Vorhaben: „${quote}“`;
export const valueAsk = (value: string): string =>
  `Wenn du das nächste Mal über deine Werte schreibst, beginne mit ${named(value)}.`;

/* Weekly insights: lessons and actions */

export const lessonAgain = (quote: string, days: number, first: LocalDate, end: LocalDate): string =>
  `Diese Erkenntnis hast du an ${number(days)} Tagen notiert, zuerst am ${day(first, end)}: „${quote}“`;
export const lessonTopic = (
  topic: string,
  { days, since, end }: CountedDays,
  date: LocalDate,
  quote: string,
): string =>
  `Erkenntnisse über „${topicWords(topic)}“ hast du seit dem ${day(since, end)} an ${number(days)} Tagen notiert. Am ${weekday(date)} war es: „${quote}“`;
export const lessonStep = (quote: string): string =>
  `Diese Erkenntnis kommt immer wieder. Wo könnte sie dir nächste Woche helfen? „${quote}“`;
export const firstStep = (quote: string): string => `Was wäre ein kleiner erster Schritt? „${quote}“`;
export const actionIntended = (
  quote: string,
  listed: LocalDate,
  thing: string,
  { days, since, end }: CountedDays,
): string =>
  `„${quote}“ steht seit dem ${day(listed, end)} auf deiner Liste. „${thing}“ kam seit dem ${day(since, end)} an ${number(days)} Tagen vor, aber in keinem Vorhaben, das du erledigt hast.`;
export const actionWaiting = (quote: string, since: LocalDate, end: LocalDate): string =>
  `„${quote}“ steht seit dem ${day(since, end)} auf deiner Liste. Was wäre ein kleiner erster Schritt?`;

/* Weekly insights: rhythms */

interface Share {
  hits: number;
  of: number;
}

export const together = (withEntry: Share, without: Share): string =>
  `An ${number(withEntry.hits)} von ${number(withEntry.of)} Tagen mit Eintrag hast du ein Vorhaben erledigt, und an ${number(without.hits)} von ${number(without.of)} Tagen ohne.`;
export const subjectOnWeekday = (
  subject: string,
  { days, since, end }: CountedDays,
  on: number,
  hits: number,
): string =>
  hits === days
    ? `Um „${subject}“ ging es seit dem ${day(since, end)} an ${number(days)} Tagen, immer an ${sundays(on)}.`
    : `Um „${subject}“ ging es seit dem ${day(since, end)} an ${number(days)} Tagen, davon an ${number(hits)} ${sundays(on)}.`;
export const journalingOn = (on: number, those: Share, others: Share): string =>
  `An ${number(those.hits)} von ${number(those.of)} ${sundays(on)} hast du geschrieben, und an ${number(others.hits)} von ${number(others.of)} anderen Tagen.`;
export const wroteInTheMorning = ({ hits, of }: Share): string =>
  hits < of
    ? `An ${number(hits)} deiner letzten ${number(of)} Schreibtage hast du morgens begonnen.`
    : `An jedem deiner letzten ${number(of)} Schreibtage hast du morgens begonnen.`;
export const wroteInTheAfternoon = ({ hits, of }: Share): string =>
  hits < of
    ? `An ${number(hits)} deiner letzten ${number(of)} Schreibtage hast du nachmittags begonnen.`
    : `An jedem deiner letzten ${number(of)} Schreibtage hast du nachmittags begonnen.`;
export const wroteInTheEvening = ({ hits, of }: Share): string =>
  hits < of
    ? `An ${number(hits)} deiner letzten ${number(of)} Schreibtage hast du abends oder nachts begonnen.`
    : `An jedem deiner letzten ${number(of)} Schreibtage hast du abends oder nachts begonnen.`;

/* Weekly insights: in short */

export const noEntries = 'Aus dieser Woche gibt es keine Einträge.';
export const oneEntry = 'Ein Eintrag genügt nicht, um ein Muster zu zeigen.';
export const wrote = (entries: number): string =>
  plural(entries, {
    one: 'Du hast einen Eintrag geschrieben.',
    other: `Du hast ${number(entries)} Einträge geschrieben.`,
  });
export const learned = (lessons: number): string =>
  plural(lessons, {
    one: 'Du hast eine Erkenntnis notiert.',
    other: `Du hast ${number(lessons)} Erkenntnisse notiert.`,
  });
export const wroteAndLearned = (entries: number, lessons: number): string =>
  plural(entries, {
    one: plural(lessons, {
      one: 'Du hast einen Eintrag geschrieben und eine Erkenntnis notiert.',
      other: `Du hast einen Eintrag geschrieben und ${number(lessons)} Erkenntnisse notiert.`,
    }),
    other: plural(lessons, {
      one: `Du hast ${number(entries)} Einträge geschrieben und eine Erkenntnis notiert.`,
      other: `Du hast ${number(entries)} Einträge geschrieben und ${number(lessons)} Erkenntnisse notiert.`,
    }),
  });
export const addedActions = (actions: number): string =>
  plural(actions, {
    one: 'Du hast ein Vorhaben hinzugefügt.',
    other: `Du hast ${number(actions)} Vorhaben hinzugefügt.`,
  });
export const finishedActions = (finished: number, of: number): string => {
  if (finished === 0 && of === 1) return 'Ein Vorhaben ist noch offen.';
  if (finished < of) {
    const few = ['keines', 'eines'][finished] ?? number(finished);
    return `Du hast ${few} von ${number(of)} Vorhaben erledigt.`;
  }
  if (of === 2) return 'Du hast deine beiden Vorhaben erledigt.';
  return plural(of, {
    one: 'Du hast ein Vorhaben erledigt.',
    other: `Du hast alle ${number(of)} Vorhaben erledigt.`,
  });
};
export const loopClosed = (days: number): string =>
  plural(days, {
    one: 'An einem Tag hat sich der Kreis geschlossen.',
    other: `An ${number(days)} Tagen hat sich der Kreis geschlossen.`,
  });

/* Weekly review */

export const review = (journaled: number, acted: number, learned: number): string => {
  const onDays = (days: number): string => (days < 2 ? `an ${number(days)} Tag` : `an ${number(days)} Tagen`);
  return `In den letzten sieben Tagen hast du ${onDays(journaled)} geschrieben, ${onDays(acted)} Vorhaben erledigt und ${onDays(learned)} Erkenntnisse notiert.`;
};
export const reviewNothing = 'Nichts aus diesen Tagen erwähnt deine Bereiche.';
export const categoryNotes = (category: string, notes: number, of: number): string => {
  if (of === 1) return `Deine einzige Notiz hat mit ${named(category)} zu tun.`;
  return plural(notes, {
    one: `Eine deiner ${number(of)} Notizen hat mit ${named(category)} zu tun.`,
    other: `${capitalized(number(notes))} deiner ${number(of)} Notizen haben mit ${named(category)} zu tun.`,
  });
};
export const categoryStep = (category: string, quote: string): string =>
  `Wähle aus dem, was du geschrieben hast, ein kleines Vorhaben für ${named(category)}: „${quote}“`;
export const categoryQuiet = (category: string): string =>
  `Nichts, was du an diesen Tagen geschrieben hast, erwähnt ${named(category)}.`;
export const categoryFirst = (category: string, notes: number): string =>
  plural(notes, {
    one: `${named(category)}: eine Notiz`,
    other: `${named(category)}: ${number(notes)} Notizen`,
  });
