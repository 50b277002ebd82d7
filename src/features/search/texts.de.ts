import { formatList, formatNumber, plural } from '../../kernel/intl.de.ts';
import type { Relation } from '../../language/topics/relations.ts';

/* Find page */

export const findTitle = 'Suchen';
export const backToDashboardButton = 'Zur Übersicht';
export const searchEverythingLabel = 'In allem suchen, was du geschrieben hast';
export const findText =
  'Finde alles, was du je geschrieben hast, nach seinen Worten oder danach, worum es geht. Du kannst auch eine Frage stellen. Die Suche läuft auf diesem Gerät. Was du eingibst, wird nie gesendet.';
/** On a phone; with how many are set. */
export const filtersButton = (count: number): string =>
  count === 0 ? filtersTitle : `${filtersTitle} (${formatNumber(count)})`;
export const filtersTitle = 'Filter';
export const showResultsButton = 'Ergebnisse zeigen';
export const everywhereButton = 'Filter entfernen';
export const recentTitle = 'Letzte Suchen';
export const clearRecentButton = 'Suchverlauf löschen';
export const recentCleared = 'Suchverlauf gelöscht';
export const undoButton = 'Rückgängig';
export const recentHint = 'Verschlüsselt auf diesem Gerät, bis du dich abmeldest.';
export const goalsTitle = 'Deine Ziele';
export const kindsTitle = 'Suchen in';
export const kindNames = {
  entry: 'Tagebuch',
  action: 'Vorhaben',
  lesson: 'Erkenntnisse',
  goal: 'Ziele',
  item: 'Bucketlist',
  vision: 'Visionen',
} as const;
export const fromLabel = 'Von';
export const toLabel = 'Bis';

/* Results */

export const resultsLabel = 'Ergebnisse';
/** The parts of an entry, in the order in which they are asked; the last is a page from another journal. */
export const entryParts = [
  'Grund zum Feiern',
  'Ziel',
  'Warum es wichtig ist',
  'Bewusstsein',
  'Einklang',
  'Vorhaben',
  'Importierte Seite',
] as const;
export const inJournal = (part: string): string => `Tagebuch: ${part}`;
export const inVision = (section: string): string => `Vision: ${section}`;
export const inLessons = 'Erkenntnis';
export const inActions = 'Vorhaben';
export const inGoals = 'Ziel';
export const inBucketList = 'Bucketlist';

/* Results that say it in other words */

export const relatedTitle = 'Ähnliches';
export const relatedText = 'Hier geht es um dasselbe, in anderen Worten.';
export const moreAboutTitle = 'Mehr dazu';
export const moreAboutText = 'Was du sonst noch zum selben Thema geschrieben hast.';
export const about = (topics: readonly string[]): string =>
  `Über ${formatList(topics.map((topic) => `„${topic}“`))}`;
export const related = (count: number): string =>
  plural(count, { one: '1 ähnliches Ergebnis.', other: `${formatNumber(count)} ähnliche Ergebnisse.` });

/* Asking everything that was written */

export const askTitle = 'Frag dein Tagebuch';
export const askText = 'Die Antworten sind deine eigenen Worte, älteste zuerst.';
export const otherLanguage =
  'Fragen und verwandte Ergebnisse gibt es vorerst nur für englische Texte. Die Suche nach Wörtern geht in jeder Sprache.';
export const questionWords = {
  learned: (topic: string) => `Was habe ich über „${topic}“ gelernt?`,
  celebrated: (topic: string) => `Was habe ich beim Thema „${topic}“ gefeiert?`,
  feared: (topic: string) => `Was habe ich beim Thema „${topic}“ befürchtet?`,
  brave: () => 'Wann war ich mutig?',
  undone: () => 'Was wollte ich tun und habe es noch nicht getan?',
} as const;
export const answersCount = (count: number): string =>
  plural(count, { one: '1 Antwort', other: `${formatNumber(count)} Antworten` });
export const allQuestionsButton = 'Alle Fragen zeigen';

/* Who somebody is */

export const whoIs = (name: string): string => `Wer ist ${name}?`;
export const whoIsHelp = (name: string, days: number): string =>
  `Du hast an ${formatNumber(days)} Tagen über ${name} geschrieben. Wenn du sagst, wer das ist, finden Suche und Beobachtungen mehr davon.`;
export const relationLabel = (name: string): string => `${name} ist`;
export const noRelation = 'Nichts davon';
export const relationNotSaid = 'Nicht gesagt';
export const relationWords: Readonly<Record<Relation, string>> = {
  child: 'Mein Kind',
  partner: 'Mein Partner oder meine Partnerin',
  mother: 'Meine Mutter',
  father: 'Mein Vater',
  sibling: 'Mein Bruder oder meine Schwester',
  grandchild: 'Mein Enkelkind',
  relative: 'Jemand aus der Verwandtschaft',
  friend: 'Ein Freund oder eine Freundin',
  colleague: 'Jemand von der Arbeit',
  neighbor: 'Jemand aus der Nachbarschaft',
  pet: 'Ein Haustier',
};
export const saveWhoButton = 'Speichern';
export const knownPeople = (count: number): string =>
  plural(count, {
    one: '1 Mensch, den du genannt hast',
    other: `${formatNumber(count)} Menschen, die du genannt hast`,
  });
export const forgetWhoButton = 'Vergessen';
export const forgetWhoLabel = (name: string): string => `Vergessen, wer ${name} ist`;
export const saidWho = 'Wer jemand ist';
export const forgotWho = 'Jemand, den du genannt hattest';
export const whoKept = (name: string): string => `Gespeichert, wer ${name} ist.`;
export const whoNotKept = 'Wir konnten das nicht speichern. Bitte versuch es noch einmal.';
export const whoForgotten = (name: string): string => `Vergessen, wer ${name} ist.`;
export const whoNotForgotten = 'Wir konnten das nicht vergessen. Bitte versuch es noch einmal.';
export const undoFailed = 'Wir konnten das nicht rückgängig machen. Bitte versuch es noch einmal.';

/* An action that was found, above the actions */

export const foundActionTitle = 'Aus deiner Suche';
export const completedOn = (day: string): string => `Erledigt am ${day}`;
export const openSince = (day: string): string => `Offen seit ${day}`;
export const closeLink = 'Schließen';

/* Going through what was found */

export const foundBarLabel = 'Treffer';
export const previousMatchLabel = 'Vorheriger Treffer';
export const nextMatchLabel = 'Nächster Treffer';
export const backToResultsButton = 'Zurück zu den Ergebnissen';
export const closeMatchesButton = 'Treffer schließen';
export const matchHere = (number: number, count: number): string =>
  `Treffer ${formatNumber(number)} von ${formatNumber(count)}`;
export const resultNumber = (number: number, count: number): string =>
  `Ergebnis ${formatNumber(number)} von ${formatNumber(count)}`;

/* Search: no matches */

export const insteadLabel = 'Versuch stattdessen';
export const withoutFiltersButton = 'Ohne Filter suchen';
export const insteadButton = (text: string): string => `Nach „${text}“ suchen`;
export const insteadCount = (count: number): string =>
  plural(count, { one: '1 Treffer', other: `${formatNumber(count)} Treffer` });
export const noMatchesHint = 'Versuch ein anderes Wort oder den Anfang eines Wortes.';

/* Search */

export const wordsPlaceholder = 'Ein Wort oder ein Wortanfang';
export const clearButton = 'Leeren';
export const noMatches = 'Keine Treffer.';
export const matches = (count: number): string =>
  plural(count, { one: '1 Treffer.', other: `${formatNumber(count)} Treffer.` });
export const firstMatches = (count: number, shown: number): string =>
  plural(shown, {
    one: `${formatNumber(count)} Treffer. Der erste wird gezeigt.`,
    other: `${formatNumber(count)} Treffer. Die ersten ${formatNumber(shown)} werden gezeigt.`,
  });
export const earlierMissing = 'Frühere Seiten können erst durchsucht werden, wenn du wieder online bist.';
export const earlierLoading = 'Ältere Seiten werden noch geladen. Auch sie werden durchsucht.';
export const searchFailed = 'Wir konnten die Suche nicht starten. Bitte versuch es noch einmal.';
export const searchEverythingLink = 'In allem suchen, was du geschrieben hast';

/* Answers to a question that is typed */

export const answersTitle = 'Antworten';
export const latestFirstText = 'Die Antworten sind deine eigenen Worte, neueste zuerst.';
export const noAnswer = 'Nichts, was du geschrieben hast, beantwortet diese Frage.';
export const noAnswerHint = 'Frag nach nur einer Sache, oder such nach einem Wort daraus.';
export const hasWords = (words: readonly string[]): string =>
  `Enthält ${formatList(words.map((word) => `„${word}“`))}`;
