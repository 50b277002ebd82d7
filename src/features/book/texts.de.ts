import type { LocalDate } from '../../kernel/calendar.ts';
import { formatList, formatNumber, plural } from '../../kernel/intl.de.ts';
import { formatDay } from '../../kernel/written-days.de.ts';

/* Book: the page on which it is made */

export const pageTitle = 'Ein Buch erstellen';
export const pageHelp =
  'Ein PDF deiner Tage, für den Druck gesetzt: deine Einträge, erledigten Vorhaben, Erkenntnisse und was du von deiner Bucketlist erlebt hast, mit ihren Bildern. Es entsteht auf diesem Gerät.';
export const backToProfileButton = 'Zurück zum Profil';
export const makeBookLink = 'Mach ein Buch daraus';
export const makeBookOffer = <Part>(link: Part) => ['Möchtest du es auf Papier lesen? ', link];

export const spanTitle = 'Tage im Buch';
export const yearOption = 'Ein Jahr';
export const monthOption = 'Ein Monat';
export const daysOption = 'Von einem Tag zum anderen';
export const goalOption = 'Ein Ziel';
export const yearLabel = 'Jahr';
export const monthLabel = 'Monat';
export const firstDayLabel = 'Erster Tag';
export const lastDayLabel = 'Letzter Tag';
export const goalLabel = 'Ziel';
export const goalHelp = 'Das Buch enthält jeden Tag, an dem ein Eintrag dieses Ziel nennt.';
export const chooseDays = 'Wähle den ersten und den letzten Tag.';
export const daysReversed = 'Der letzte Tag liegt vor dem ersten.';

export const paperTitle = 'Seitengröße';
export const paperA5 = 'A5 (148 × 210 mm)';
export const paperA4 = 'A4 (210 × 297 mm)';
export const paperUs = 'US Letter (216 × 279 mm)';
export const nameLabel = 'Name auf der Titelseite';

/* Book: what it will hold */

export const bookNotLoaded =
  'Deine Einträge sind noch nicht auf diesem Gerät. Verbinde dich mit dem Internet und versuch es noch einmal.';
export const stillLoading =
  'Ältere Einträge werden auf diesem Gerät noch geladen. Sobald sie da sind, kannst du ein Buch erstellen.';
export const nothingWritten =
  'Du hast noch nichts geschrieben. Dein erster Eintrag kann die erste Seite eines Buches sein.';
export const writeButton = 'Eintrag für heute schreiben';
export const nothingInSpan =
  'An diesen Tagen wurde nichts geschrieben. Wähle andere, um ein Buch zu erstellen.';
export const lookFailed = 'Wir konnten diese Tage nicht durchsehen. Bitte lade die Seite neu.';
export const lookingIntoDays = 'Diese Tage werden durchgesehen\u00a0…';
export const daysFound = (days: number, first: LocalDate, last: LocalDate): string =>
  plural(days, {
    one: `1 Tag: ${formatDay(first, { year: true })}.`,
    other: `${formatNumber(days)} Tage, von ${formatDay(first, { year: true })} bis ${formatDay(last, { year: true })}.`,
  });
export const unreadableLeftOut = (count: number): string =>
  plural(count, {
    one: '1 Text kann auf diesem Gerät nicht entschlüsselt werden und fehlt im Buch.',
    other: `${formatNumber(count)} Texte können auf diesem Gerät nicht entschlüsselt werden und fehlen im Buch.`,
  });
export const otherFont = (characters: readonly string[], more: number): string =>
  `Die Schrift des Buches enthält nicht: ${named(characters, more)}. Sie werden in einer Schrift dieses Geräts gedruckt.`;
export const noFont = (characters: readonly string[], more: number): string =>
  `Keine Schrift auf diesem Gerät enthält: ${named(characters, more)}. Jedes dieser Zeichen wird als ${characterMissing} gedruckt.`;
const named = (characters: readonly string[], more: number): string =>
  formatList([
    ...characters,
    ...(more > 0
      ? [plural(more, { one: '1 weiteres Zeichen', other: `${formatNumber(more)} weitere Zeichen` })]
      : []),
  ]);

/* Book: making it */

export const makeBookButton = 'Buch erstellen';
export const makingBook = 'Dein Buch entsteht\u00a0…';
export const makingBookLabel = 'Dein Buch entsteht';
export const cancelButton = 'Abbrechen';
export const picturesMissing = (count: number): string =>
  plural(count, {
    one: '1 Bild konnte nicht geladen werden und fehlt.',
    other: `${formatNumber(count)} Bilder konnten nicht geladen werden und fehlen.`,
  });
export const bookReady = (pages: number, megabytes: number): string =>
  `Dein Buch ist fertig: ${plural(pages, { one: '1 Seite', other: `${formatNumber(pages)} Seiten` })}, ${formatNumber(megabytes)} MB.`;
export const saveAgainButton = 'PDF erneut speichern';
export const bookFailed =
  'Wir konnten dein Buch nicht erstellen. Nichts, was du geschrieben hast, wurde geändert. Bitte versuch es noch einmal.';
export const fileName = (span: string): string => `growth-loop-buch-${span}.pdf`;

/* Book: in the book itself */

export const bookTitle = (span: string): string => `Tagebuch: ${span}`;
export const fromTo = (first: LocalDate, last: LocalDate): string =>
  `${withoutWeekday(first)} bis ${withoutWeekday(last)}`;
const withoutWeekday = (date: LocalDate): string => formatDay(date, { year: true }).replace(/^\w+, /, '');
export const contentsTitle = 'Inhalt';
export const actionsDoneTitle = 'Erledigte Vorhaben';
export const lessonsTitle = 'Erkenntnisse';
export const bucketListTitle = 'Von der Bucketlist erlebt';
/** Where no font of the device has a character. */
export const characterMissing = '[?]';
export const madeWith = (date: LocalDate): string => `Erstellt mit Growth Loop am ${withoutWeekday(date)}.`;
