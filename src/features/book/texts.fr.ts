import type { LocalDate } from '../../kernel/calendar.ts';
import { formatList, formatNumber, plural } from '../../kernel/intl.fr.ts';
import { dayFormatter, formatDay } from '../../kernel/written-days.fr.ts';

/* Book: the page on which it is made */

export const pageTitle = 'Créer un livre';
export const pageHelp =
  'Un PDF de tes journées, mis en page pour l’impression\u00a0: tes entrées, tes actions terminées, tes leçons et tes rêves réalisés, avec leurs images. Il est créé sur cet appareil.';
export const backToProfileButton = 'Retour au profil';
export const makeBookLink = 'Créer un livre';
export const makeBookOffer = <Part>(link: Part) => ['Envie de le lire sur papier\u202f? ', link];

export const spanTitle = 'Jours du livre';
export const yearOption = 'Une année';
export const monthOption = 'Un mois';
export const daysOption = 'D’un jour à un autre';
export const goalOption = 'Un objectif';
export const yearLabel = 'Année';
export const monthLabel = 'Mois';
export const firstDayLabel = 'Premier jour';
export const lastDayLabel = 'Dernier jour';
export const goalLabel = 'Objectif';
export const goalHelp = 'Le livre contient tous les jours où une entrée a nommé cet objectif.';
export const chooseDays = 'Choisis le premier et le dernier jour.';
export const daysReversed = 'Le dernier jour précède le premier.';

export const paperTitle = 'Format de page';
export const paperA5 = 'A5 (148 × 210\u00a0mm)';
export const paperA4 = 'A4 (210 × 297\u00a0mm)';
export const paperUs = 'Lettre US (8½ × 11 pouces)';
export const nameLabel = 'Nom sur la page de titre';

/* Book: what it will hold */

export const bookNotLoaded =
  'Tes entrées ne sont pas encore sur cet appareil. Connecte-toi à internet, puis réessaie.';
export const stillLoading =
  'Tes anciennes entrées sont encore en cours de chargement sur cet appareil. Tu pourras créer un livre dès qu’elles seront là.';
export const nothingWritten =
  'Tu n’as encore rien écrit. Ta première entrée peut être la première page d’un livre.';
export const writeButton = 'Écrire l’entrée du jour';
export const nothingInSpan = 'Rien n’a été écrit ces jours-là. Choisis-en d’autres pour créer un livre.';
export const lookFailed = 'Ces jours n’ont pas pu être parcourus. Recharge la page.';
export const lookingIntoDays = 'Lecture de ces jours…';
export const daysFound = (days: number, first: LocalDate, last: LocalDate): string =>
  plural(days, {
    one: `${formatNumber(days)} jour\u00a0: ${formatDay(first, { year: true })}.`,
    other: `${formatNumber(days)} jours, du ${formatDay(first, { year: true })} au ${formatDay(last, { year: true })}.`,
  });
export const unreadableLeftOut = (count: number): string =>
  plural(count, {
    one: `${formatNumber(count)} texte ne peut pas être déchiffré sur cet appareil et ne figure donc pas dans le livre.`,
    other: `${formatNumber(count)} textes ne peuvent pas être déchiffrés sur cet appareil et ne figurent donc pas dans le livre.`,
  });
export const otherFont = (characters: readonly string[], more: number): string =>
  `La police du livre ne contient pas ces caractères\u00a0: ${named(characters, more)}. Ils sont imprimés avec une police de cet appareil.`;
export const noFont = (characters: readonly string[], more: number): string =>
  `Aucune police de cet appareil ne contient ces caractères\u00a0: ${named(characters, more)}. Chacun est imprimé comme ${characterMissing}.`;
const named = (characters: readonly string[], more: number): string =>
  formatList([
    ...characters,
    ...(more > 0
      ? [
          plural(more, {
            one: `${formatNumber(more)} autre caractère`,
            other: `${formatNumber(more)} autres caractères`,
          }),
        ]
      : []),
  ]);

/* Book: making it */

export const makeBookButton = 'Créer le livre';
export const makingBook = 'Création de ton livre…';
export const makingBookLabel = 'Création de ton livre';
export const cancelButton = 'Annuler';
export const picturesMissing = (count: number): string =>
  plural(count, {
    one: `${formatNumber(count)} image n’a pas pu être chargée et ne figure donc pas dans le livre.`,
    other: `${formatNumber(count)} images n’ont pas pu être chargées et ne figurent donc pas dans le livre.`,
  });
export const bookReady = (pages: number, megabytes: number): string =>
  `Ton livre est prêt\u00a0: ${plural(pages, { one: `${formatNumber(pages)} page`, other: `${formatNumber(pages)} pages` })}, ${formatNumber(megabytes)}\u00a0Mo.`;
export const saveAgainButton = 'Enregistrer de nouveau le PDF';
export const bookFailed = 'Ton livre n’a pas pu être créé. Rien de ce que tu as écrit n’a changé. Réessaie.';
export const fileName = (span: string): string => `growth-loop-livre-${span}.pdf`;

/* Book: in the book itself */

export const bookTitle = (span: string): string => `Journal\u00a0: ${span}`;
export const fromTo = (first: LocalDate, last: LocalDate): string =>
  `${withoutWeekday(first)} – ${withoutWeekday(last)}`;
const withoutWeekday = dayFormatter({ day: 'numeric', month: 'long', year: 'numeric' });
export const contentsTitle = 'Sommaire';
export const actionsDoneTitle = 'Actions terminées';
export const lessonsTitle = 'Leçons apprises';
export const bucketListTitle = 'Rêves réalisés';
/** Where no font of the device has a character. */
export const characterMissing = '[?]';
export const madeWith = (date: LocalDate): string => `Créé avec Growth Loop le ${withoutWeekday(date)}.`;
