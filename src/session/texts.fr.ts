import { formatNumber, plural } from '../kernel/intl.fr.ts';

/* When a session has ended: the page */

export const endedPageTitle = 'Session terminée';
export const endedTitle = 'Ta session est terminée';
export const endedText = 'Reconnecte-toi pour retrouver ce que tu as écrit.';
export const signInAgainButton = 'Se reconnecter';

/* When a session has ended: what the next page says */

export const ended = 'Ta session est terminée. Reconnecte-toi.';
export const endedWithWriting =
  'Ta session est terminée. Ce qui n’est pas encore enregistré est gardé sur cet appareil, chiffré, et sera enregistré quand tu te reconnecteras.';

/* Where the app would be, while it is locked */

export const signOutButton = 'Se déconnecter';

/* Signing out with unsaved writing */

export const unsavedTitle = 'Une partie de tes textes n’est pas encore enregistrée';
export const unsavedFilesTitle = 'Des images ou des enregistrements ne sont pas encore envoyés';
export const signOutAnywayButton = 'Se déconnecter quand même';
export const staySignedInLabel = 'Rester dans l’application';

/* Days that were moved */

export const daysMovedTo = (days: string, to: string): string =>
  `Tes textes du ${days} sont maintenant rangés au ${to}.`;
export const manyDaysMovedTo = (days: string, others: number, to: string): string =>
  plural(others, {
    one: `Tes textes du ${days} et d’un autre jour sont maintenant rangés au ${to}.`,
    other: `Tes textes du ${days} et de ${formatNumber(others)} autres jours sont maintenant rangés au ${to}.`,
  });
export const daysMoved = (days: string): string =>
  `Tes textes du ${days} sont maintenant rangés à d’autres dates.`;
export const manyDaysMoved = (days: string, others: number): string =>
  plural(others, {
    one: `Tes textes du ${days} et d’un autre jour sont maintenant rangés à d’autres dates.`,
    other: `Tes textes du ${days} et de ${formatNumber(others)} autres jours sont maintenant rangés à d’autres dates.`,
  });
export const movedForLateness = (days: number): string =>
  plural(days, {
    one: `L’envoi est arrivé plus de ${formatNumber(days)} jour plus tard.`,
    other: `L’envoi est arrivé plus de ${formatNumber(days)} jours plus tard.`,
  });
export const movedForClock = 'L’horloge de ton appareil avançait sur celle du serveur.';
export const movedForEither = (days: number): string =>
  plural(days, {
    one: `L’envoi est arrivé plus de ${formatNumber(days)} jour plus tard, ou l’horloge de ton appareil avançait.`,
    other: `L’envoi est arrivé plus de ${formatNumber(days)} jours plus tard, ou l’horloge de ton appareil avançait.`,
  });

/* Downloads */

export const notLoggedIn = 'Aucune session ouverte.';

/* Deleting */

export const undoButton = 'Annuler';

/* Writes to the profile */

export const yourProfileLabel = 'Ton profil';
