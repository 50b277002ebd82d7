import type { LocalDate } from '../../../kernel/calendar.ts';
import { capitalized } from '../../../kernel/capitalized.ts';
import { formatList, formatNumber, plural } from '../../../kernel/intl.fr.ts';
import { dayFormatter } from '../../../kernel/written-days.fr.ts';

/*
 * Every sentence of the insights. They say what was written, when and how often, never how a person is. The person's
 * words come in quotation marks, letter for letter; so does a theme (`phrases.ts`).
 */

const SMALL = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];
const SUNDAYS = ['dimanches', 'lundis', 'mardis', 'mercredis', 'jeudis', 'vendredis', 'samedis'];
const SUNDAY = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'];

const dayOfYear = dayFormatter({ month: 'long', day: 'numeric' });
const dayWithYear = dayFormatter({ month: 'long', day: 'numeric', year: 'numeric' });
const weekday = dayFormatter({ weekday: 'long' });

/** Numbers up to ten in words, before a masculine noun. */
const number = (count: number): string => SMALL[count] ?? formatNumber(count);
/** The same before a feminine noun, such as “fois”. */
const feminine = (count: number): string => (count === 1 ? 'une' : number(count));
const sundays = (on: number): string => SUNDAYS[on] ?? '';
const sunday = (on: number): string => SUNDAY[on] ?? '';

/** A day of the year of the week that is looked at without its year, an older one with it. */
const day = (date: LocalDate, week: LocalDate): string =>
  date.slice(0, 4) === week.slice(0, 4) ? dayOfYear(date) : dayWithYear(date);

/** Quoted, so that no article and no elision depends on the word. */
const named = (value: string): string => `«\u202f${value}\u202f»`;

/** Such as “deux fois”. */
const times = (count: number): string => (count === 0 ? 'aucune fois' : `${feminine(count)} fois`);

/** Such as “il y a eu trois jours où tu as parlé de”. */
const daysWhen = (days: number, what: string): string => `il y a eu ${number(days)} jours où tu as ${what}`;
const spokeOf = (words: string): string => `parlé de ${named(words)}`;

/** Such as “Lundi, tu as écrit”. */
const wroteOn = (date: LocalDate): string => `${capitalized(weekday(date))}, tu as écrit`;

/* Weekly insights: worth celebrating */

export const celebrated = (date: LocalDate, quote: string): string =>
  `${wroteOn(date)}\u00a0: «\u202f${quote}\u202f»`;
export const nothingCelebrated = 'Tu n’as rien noté à célébrer cette semaine.';

/* Weekly insights: patterns in fears */

interface CountedDays {
  days: number;
  since: LocalDate;
  end: LocalDate;
}

/** `theme` is a phrase such as 'the exam' or 'your mother'. */
export const fear = (theme: string, { days, since, end }: CountedDays): string =>
  `Depuis le ${day(since, end)}, ${daysWhen(days, spokeOf(theme))} en écrivant sur tes peurs.`;
export const fearOnOneWeekday = (theme: string, { days, since, end }: CountedDays, on: number): string =>
  `Depuis le ${day(since, end)}, ${daysWhen(days, spokeOf(theme))} en écrivant sur tes peurs, toujours un ${sunday(on)}.`;
export const fearMostlyOnOneWeekday = (
  theme: string,
  { days, since, end }: CountedDays,
  on: number,
  hits: number,
): string =>
  `Depuis le ${day(since, end)}, ${daysWhen(days, spokeOf(theme))} en écrivant sur tes peurs, dont ${number(hits)} ${hits === 1 ? sunday(on) : sundays(on)}.`;
export const sameFear = (quote: string, { days, since, end }: CountedDays): string =>
  `Depuis le ${day(since, end)}, ${daysWhen(days, 'nommé cette peur')}\u00a0: «\u202f${quote}\u202f»`;
export const fearOvercome = (
  feared: LocalDate,
  fear: string,
  { date, quote, end }: { date: LocalDate; quote: string; end: LocalDate },
): string =>
  `Le ${day(feared, end)}, tu as écrit sur une peur\u00a0: «\u202f${fear}\u202f», et ${weekday(date)}, tu as célébré\u00a0: «\u202f${quote}\u202f»`;
export const fearStep = (quote: string): string =>
  `Quel petit pas pourrait alléger cette peur\u202f? «\u202f${quote}\u202f»`;

/* Topics, where they are said to the person in another way than they are named */

const TOPIC_WORDS: Readonly<Record<string, string>> = {
  'my mother': 'ta mère',
  'my father': 'ton père',
};
export const topicWords = (topic: string): string => TOPIC_WORDS[topic] ?? topic;

/* Weekly insights: what is celebrated again and again */

export const joy = (topic: string, { days, since, end }: CountedDays): string =>
  `Depuis le ${day(since, end)}, ${daysWhen(days, spokeOf(topic))} dans ce que tu as célébré.`;
export const joyQuoted = (
  topic: string,
  { days, since, end }: CountedDays,
  date: LocalDate,
  quote: string,
): string =>
  `Depuis le ${day(since, end)}, ${daysWhen(days, spokeOf(topic))} dans ce que tu as célébré. ${wroteOn(date)}\u00a0: «\u202f${quote}\u202f»`;

/* Weekly insights: themes */

export const theme = (words: string, days: number): string =>
  `Cette semaine, ${daysWhen(days, spokeOf(words))}.`;
export const themeQuoted = (words: string, days: number, date: LocalDate, quote: string): string =>
  `Cette semaine, ${daysWhen(days, spokeOf(words))}. ${wroteOn(date)}\u00a0: «\u202f${quote}\u202f»`;

/* Weekly insights: goals */

export const goalNamed = (goal: string, days: number, of: number): string => {
  if (days < of)
    return `Cette semaine, «\u202f${goal}\u202f» a été ton objectif ${number(days)} ${days === 1 ? 'jour' : 'jours'} sur les ${number(of)} où tu as écrit.`;
  return `Cette semaine, «\u202f${goal}\u202f» a été ton objectif les ${number(of)} jours où tu as écrit.`;
};
export const goalMoved = (goal: string, days: number, actions: readonly string[]): string =>
  `Cette semaine, «\u202f${goal}\u202f» a été ton objectif pendant ${number(days)} jours. Tu as aussi terminé ${formatList(actions.map((action) => `«\u202f${action}\u202f»`))}.`;
export const goalStalled = (goal: string, days: number, last: LocalDate, end: LocalDate): string =>
  `«\u202f${goal}\u202f» a été ton objectif pendant ${number(days)} jours, la dernière fois le ${day(last, end)}. Depuis, tu as écrit sur d’autres objectifs.`;
export const goalChoice = (goal: string): string =>
  `Fais un petit pas vers «\u202f${goal}\u202f», ou décide que cela peut attendre.`;

/* Weekly insights: values */

export const valueActed = (value: string, wrote: string, did: string): string =>
  `Tu as mis ${named(value)} en pratique\u00a0: tu as terminé «\u202f${did}\u202f». Tu avais écrit\u00a0: «\u202f${wrote}\u202f»`;
export const valueWaiting = (value: string, days: number, since: LocalDate, end: LocalDate): string =>
  `Depuis le ${day(since, end)}, ${daysWhen(days, `écrit sur ${named(value)}`)}. Aucune des actions terminées pendant ce temps n’en parle.`;
export const valueUnlived = (
  value: string,
  { days, since, end }: CountedDays,
  toDo: number,
  { date, quote }: { date: LocalDate; quote: string },
): string =>
  `Depuis le ${day(since, end)}, ${daysWhen(days, `écrit sur ${named(value)}`)}. ${toDo === days ? 'Chaque fois' : `Pour ${number(toDo)} d’entre eux`}, cela restait à faire. Le ${day(date, end)}, tu as écrit\u00a0: «\u202f${quote}\u202f»`;
export const valueUnnamed = (
  value: string,
  other: string,
  { days, since, end }: { days: number; since: LocalDate; end: LocalDate },
): string =>
  `Depuis le ${day(since, end)}, ${daysWhen(days, spokeOf(other))} en écrivant sur tes valeurs. Pendant ce temps, tu n’as pas mentionné ${named(value)}.`;
export const valueStep = (value: string, quote: string): string =>
  `Transforme en action cette pensée sur ${named(value)}\u00a0: «\u202f${quote}\u202f»`;
export const valueAsk = (value: string): string =>
  `La prochaine fois que tu écris sur tes valeurs, commence par ${named(value)}.`;

/* Weekly insights: lessons and actions */

export const lessonAgain = (quote: string, days: number, first: LocalDate, end: LocalDate): string =>
  `Tu as noté cette leçon à ${number(days)} dates différentes, la première fois le ${day(first, end)}\u00a0: «\u202f${quote}\u202f»`;
export const lessonTopic = (
  topic: string,
  { days, since, end }: CountedDays,
  date: LocalDate,
  quote: string,
): string =>
  `Depuis le ${day(since, end)}, ${daysWhen(days, `noté une leçon sur ${named(topicWords(topic))}`)}. Celle de ${weekday(date)}\u00a0: «\u202f${quote}\u202f»`;
export const lessonStep = (quote: string): string =>
  `Cette leçon revient souvent. Où pourrait-elle t’aider la semaine prochaine\u202f? «\u202f${quote}\u202f»`;
export const firstStep = (quote: string): string =>
  `Quel serait un premier petit pas\u202f? «\u202f${quote}\u202f»`;
export const actionIntended = (
  quote: string,
  listed: LocalDate,
  thing: string,
  { days, since, end }: CountedDays,
): string =>
  `«\u202f${quote}\u202f» est sur ta liste depuis le ${day(listed, end)}. Depuis le ${day(since, end)}, ${daysWhen(days, spokeOf(thing))}, mais aucune action terminée n’en parle.`;
export const actionWaiting = (quote: string, since: LocalDate, end: LocalDate): string =>
  `«\u202f${quote}\u202f» est sur ta liste depuis le ${day(since, end)}. Quel serait un premier petit pas\u202f?`;

/* Weekly insights: rhythms */

interface Share {
  hits: number;
  of: number;
}

export const together = (withEntry: Share, without: Share): string =>
  `Les jours où tu as écrit, tu as terminé une action ${times(withEntry.hits)} sur ${number(withEntry.of)}. Les jours sans écriture, ${times(without.hits)} sur ${number(without.of)}.`;
export const subjectOnWeekday = (
  subject: string,
  { days, since, end }: CountedDays,
  on: number,
  hits: number,
): string =>
  hits === days
    ? `Depuis le ${day(since, end)}, ${daysWhen(days, spokeOf(subject))}, toujours un ${sunday(on)}.`
    : `Depuis le ${day(since, end)}, ${daysWhen(days, spokeOf(subject))}, dont ${number(hits)} ${hits === 1 ? sunday(on) : sundays(on)}.`;
export const journalingOn = (on: number, those: Share, others: Share): string =>
  `Sur les ${number(those.of)} derniers ${sundays(on)}, tu as écrit ${times(those.hits)}. Sur les ${number(others.of)} autres jours, ${times(others.hits)}.`;
export const wroteInTheMorning = ({ hits, of }: Share): string =>
  hits < of
    ? `Sur tes ${number(of)} derniers jours d’écriture, tu as commencé le matin ${times(hits)}.`
    : `Lors de tes ${number(of)} derniers jours d’écriture, tu as toujours commencé le matin.`;
export const wroteInTheAfternoon = ({ hits, of }: Share): string =>
  hits < of
    ? `Sur tes ${number(of)} derniers jours d’écriture, tu as commencé l’après-midi ${times(hits)}.`
    : `Lors de tes ${number(of)} derniers jours d’écriture, tu as toujours commencé l’après-midi.`;
export const wroteInTheEvening = ({ hits, of }: Share): string =>
  hits < of
    ? `Sur tes ${number(of)} derniers jours d’écriture, tu as commencé le soir ou la nuit ${times(hits)}.`
    : `Lors de tes ${number(of)} derniers jours d’écriture, tu as toujours commencé le soir ou la nuit.`;

/* Weekly insights: in short */

export const noEntries = 'Il n’y a pas d’entrée cette semaine-là.';
export const oneEntry = 'Une seule entrée ne suffit pas pour voir ce qui revient.';
export const wrote = (entries: number): string =>
  plural(entries, {
    one: `Tu as écrit ${feminine(entries)} entrée.`,
    other: `Tu as écrit ${feminine(entries)} entrées.`,
  });
export const learned = (lessons: number): string =>
  plural(lessons, {
    one: `Tu as noté ${feminine(lessons)} leçon.`,
    other: `Tu as noté ${feminine(lessons)} leçons.`,
  });
export const wroteAndLearned = (entries: number, lessons: number): string => {
  const noted = plural(lessons, {
    one: `${feminine(lessons)} leçon`,
    other: `${feminine(lessons)} leçons`,
  });
  return plural(entries, {
    one: `Tu as écrit ${feminine(entries)} entrée et noté ${noted}.`,
    other: `Tu as écrit ${feminine(entries)} entrées et noté ${noted}.`,
  });
};
export const addedActions = (actions: number): string =>
  plural(actions, {
    one: `Tu as ajouté ${feminine(actions)} action.`,
    other: `Tu as ajouté ${feminine(actions)} actions.`,
  });
export const finishedActions = (finished: number, of: number): string => {
  if (finished === 0)
    return plural(of, {
      one: 'Ton action n’est pas terminée.',
      other: `Aucune de tes ${number(of)} actions n’est terminée.`,
    });
  if (finished < of) return `Tu as terminé ${feminine(finished)} de tes ${number(of)} actions.`;
  return plural(of, {
    one: `Tu as terminé ${feminine(of)} action.`,
    other: `Tu as terminé tes ${number(of)} actions.`,
  });
};
export const loopClosed = (days: number): string => `La boucle s’est fermée ${times(days)}.`;

/* Weekly review */

const daysOf = (count: number): string =>
  count === 0
    ? 'aucun jour'
    : plural(count, { one: `${number(count)} jour`, other: `${number(count)} jours` });
export const review = (journaled: number, acted: number, learned: number): string =>
  `Sur les sept derniers jours\u00a0: ${daysOf(journaled)} d’écriture, ${daysOf(acted)} avec une action terminée et ${daysOf(learned)} avec une leçon notée.`;
export const reviewNothing = 'Rien de ces jours-là ne mentionne tes catégories.';
export const categoryNotes = (category: string, notes: number, of: number): string => {
  if (of === 1) return `Ta seule note touche à ${named(category)}.`;
  return plural(notes, {
    one: `${capitalized(feminine(notes))} de tes ${number(of)} notes touche à ${named(category)}.`,
    other: `${capitalized(feminine(notes))} de tes ${number(of)} notes touchent à ${named(category)}.`,
  });
};
export const categoryStep = (category: string, quote: string): string =>
  `Choisis une petite action pour ${named(category)} à partir de ce que tu as écrit\u00a0: «\u202f${quote}\u202f»`;
export const categoryQuiet = (category: string): string =>
  `Rien de ce que tu as écrit ces jours-là ne mentionne ${named(category)}.`;
export const categoryFirst = (category: string, notes: number): string =>
  plural(notes, {
    one: `${named(category)}\u00a0: ${feminine(notes)} note`,
    other: `${named(category)}\u00a0: ${feminine(notes)} notes`,
  });
