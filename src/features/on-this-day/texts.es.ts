import { formatNumber, plural } from '../../kernel/intl.es.ts';

/* A memory from this day, on the dashboard and in the journal history */

export const aWeekAgo = 'Hace una semana';
export const aMonthAgo = 'Hace un mes';
export const yearsAgo = (years: number): string =>
  plural(years, { one: 'Hace un año', other: `Hace ${formatNumber(years)} años` });
export const hideDayButton = 'No mostrar este día';
export const memoryOptionsLabel = 'Opciones del recuerdo';
export const hiddenMemoriesButton = 'Gestionar recuerdos ocultos';

export const dayHidden = 'Ese día no volverá a mostrarse.';
export const wordHidden = 'Los recuerdos con esa palabra no volverán a mostrarse.';
export const shownAgain = 'Puede volver a mostrarse.';
export const undoButton = 'Deshacer';
export const hideFailed = 'No pudimos ocultarlo. Vuelve a intentarlo.';
export const showFailed = 'No pudimos cambiarlo. Vuelve a intentarlo.';
export const undoFailed = 'No pudimos deshacerlo.';

/* Hidden memories */

export const dialogTitle = 'Recuerdos ocultos';
export const dialogIntroduction =
  'Estos días, y todo lo que contiene estas palabras, siguen en tu diario. Solo que no se mostrarán como recuerdos.';
export const wordLabel = 'Nombre o palabra que ocultar';
export const wordMissing = 'Escribe una palabra.';
export const addButton = 'Añadir';
export const closeButton = 'Cerrar';
export const showAgainButton = 'Volver a mostrar';
export const showAgainLabel = (what: string): string => `Volver a mostrar: ${what}`;

/* Waiting to be saved: what each change is called */

export const dayToHide = 'Un día que ocultar de los recuerdos';
export const wordToHide = 'Una palabra que ocultar de los recuerdos';
export const memoryToShow = 'Un recuerdo oculto que volverá a mostrarse';

/* Answers of the server */

export const hiddenNotFound = 'No pudimos encontrar ese recuerdo oculto. Puede que ya se muestre otra vez.';
