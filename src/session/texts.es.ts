import { formatNumber, plural } from '../kernel/intl.es.ts';

/* When a session has ended: the page */

export const endedPageTitle = 'Sesión cerrada';
export const endedTitle = 'Tu sesión se cerró';
export const endedText = 'Vuelve a iniciar sesión para ver lo que escribiste.';
export const signInAgainButton = 'Iniciar sesión de nuevo';

/* When a session has ended: what the next page says */

export const ended = 'Tu sesión se cerró. Vuelve a iniciar sesión.';
export const endedWithWriting =
  'Tu sesión se cerró. Lo que aún no está guardado se conserva cifrado en este dispositivo y se guardará cuando vuelvas a iniciar sesión.';

/* Where the app would be, while it is locked */

export const signOutButton = 'Cerrar sesión';

/* Signing out with unsaved writing */

export const unsavedTitle = 'Parte de lo que escribiste aún no está guardada';
export const unsavedFilesTitle = 'Algunas imágenes o grabaciones aún no se han subido';
export const signOutAnywayButton = 'Cerrar sesión igualmente';
export const staySignedInLabel = 'Mantener la sesión';

/* Days that were moved */

export const daysMovedTo = (days: string, to: string): string =>
  `Lo que escribiste el ${days} ahora está en el ${to}.`;
export const manyDaysMovedTo = (days: string, others: number, to: string): string =>
  plural(others, {
    one: `Lo que escribiste el ${days} y 1 día más ahora está en el ${to}.`,
    other: `Lo que escribiste el ${days} y ${formatNumber(others)} días más ahora está en el ${to}.`,
  });
export const daysMoved = (days: string): string => `Lo que escribiste el ${days} ahora está en otros días.`;
export const manyDaysMoved = (days: string, others: number): string =>
  plural(others, {
    one: `Lo que escribiste el ${days} y 1 día más ahora está en otros días.`,
    other: `Lo que escribiste el ${days} y ${formatNumber(others)} días más ahora está en otros días.`,
  });
export const movedForLateness = (days: number): string =>
  plural(days, {
    one: 'Llegó con más de 1 día de retraso.',
    other: `Llegó con más de ${formatNumber(days)} días de retraso.`,
  });
export const movedForClock = 'El reloj de tu dispositivo iba adelantado respecto al del servidor.';
export const movedForEither = (days: number): string =>
  plural(days, {
    one: 'Llegó con más de 1 día de retraso, o el reloj de tu dispositivo iba adelantado.',
    other: `Llegó con más de ${formatNumber(days)} días de retraso, o el reloj de tu dispositivo iba adelantado.`,
  });

/* Downloads */

export const notLoggedIn = 'No has iniciado sesión.';

/* Deleting */

export const undoButton = 'Deshacer';

/* Writes to the profile */

export const yourProfileLabel = 'Tu perfil';
