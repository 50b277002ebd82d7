import { formatNumber, plural } from '../kernel/intl.de.ts';

/* When a session has ended: the page */

export const endedPageTitle = 'Abgemeldet';
export const endedTitle = 'Du wurdest abgemeldet';
export const endedText = 'Melde dich wieder an, um zu sehen, was du geschrieben hast.';
export const signInAgainButton = 'Wieder anmelden';

/* When a session has ended: what the next page says */

export const ended = 'Du wurdest abgemeldet. Bitte melde dich wieder an.';
export const endedWithWriting =
  'Du wurdest abgemeldet. Was noch nicht gespeichert ist, bleibt verschlüsselt auf diesem Gerät und wird gespeichert, wenn du dich wieder anmeldest.';

/* Where the app would be, while it is locked */

export const signOutButton = 'Abmelden';

/* Signing out with unsaved writing */

export const unsavedTitle = 'Einiges, was du geschrieben hast, ist noch nicht gespeichert';
export const unsavedFilesTitle = 'Einige Bilder oder Aufnahmen sind noch nicht hochgeladen';
export const signOutAnywayButton = 'Trotzdem abmelden';
export const staySignedInLabel = 'Angemeldet bleiben';

/* Days that were moved */

export const daysMovedTo = (days: string, to: string): string =>
  `Was du am ${days} geschrieben hast, steht jetzt unter ${to}.`;
export const manyDaysMovedTo = (days: string, others: number, to: string): string =>
  plural(others, {
    one: `Was du am ${days} und an 1 weiteren Tag geschrieben hast, steht jetzt unter ${to}.`,
    other: `Was du am ${days} und an ${formatNumber(others)} weiteren Tagen geschrieben hast, steht jetzt unter ${to}.`,
  });
export const daysMoved = (days: string): string =>
  `Was du am ${days} geschrieben hast, steht jetzt unter anderen Tagen.`;
export const manyDaysMoved = (days: string, others: number): string =>
  plural(others, {
    one: `Was du am ${days} und an 1 weiteren Tag geschrieben hast, steht jetzt unter anderen Tagen.`,
    other: `Was du am ${days} und an ${formatNumber(others)} weiteren Tagen geschrieben hast, steht jetzt unter anderen Tagen.`,
  });
export const movedForLateness = (days: number): string =>
  plural(days, {
    one: 'Es kam mehr als 1 Tag später an.',
    other: `Es kam mehr als ${formatNumber(days)} Tage später an.`,
  });
export const movedForClock = 'Die Uhr deines Geräts ging gegenüber der des Servers vor.';
export const movedForEither = (days: number): string =>
  plural(days, {
    one: 'Es kam mehr als 1 Tag später an, oder die Uhr deines Geräts ging vor.',
    other: `Es kam mehr als ${formatNumber(days)} Tage später an, oder die Uhr deines Geräts ging vor.`,
  });

/* Downloads */

export const notLoggedIn = 'Nicht angemeldet.';

/* Deleting */

export const undoButton = 'Rückgängig';

/* Writes to the profile */

export const yourProfileLabel = 'Dein Profil';
