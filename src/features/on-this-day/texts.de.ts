import { formatNumber, plural } from '../../kernel/intl.de.ts';

/* A memory from this day, on the dashboard and in the journal history */

export const aWeekAgo = 'Vor einer Woche';
export const aMonthAgo = 'Vor einem Monat';
export const yearsAgo = (years: number): string =>
  plural(years, { one: 'Vor einem Jahr', other: `Vor ${formatNumber(years)} Jahren` });
export const hideDayButton = 'Diesen Tag nicht zeigen';
export const memoryOptionsLabel = 'Optionen für Rückblenden';
export const hiddenMemoriesButton = 'Ausgeblendetes verwalten';

export const dayHidden = 'Dieser Tag wird nicht mehr gezeigt.';
export const wordHidden = 'Rückblenden mit diesem Wort werden nicht mehr gezeigt.';
export const shownAgain = 'Das kann wieder gezeigt werden.';
export const undoButton = 'Rückgängig';
export const hideFailed = 'Wir konnten das nicht ausblenden. Bitte versuch es noch einmal.';
export const showFailed = 'Wir konnten das nicht ändern. Bitte versuch es noch einmal.';
export const undoFailed = 'Wir konnten das nicht rückgängig machen.';

/* Hidden memories */

export const dialogTitle = 'Ausgeblendete Rückblenden';
export const dialogIntroduction =
  'Diese Tage und alles mit diesen Wörtern bleiben in deinem Tagebuch. Sie werden nur nicht als Rückblende gezeigt.';
export const wordLabel = 'Name oder Wort, das ausgeblendet wird';
export const wordMissing = 'Bitte gib ein Wort ein.';
export const addButton = 'Hinzufügen';
export const closeButton = 'Schließen';
export const showAgainButton = 'Wieder zeigen';
export const showAgainLabel = (what: string): string => `${what} wieder zeigen`;

/* Waiting to be saved: what each change is called */

export const dayToHide = 'Ein Tag, der nicht mehr als Rückblende erscheint';
export const wordToHide = 'Ein Wort, das nicht mehr als Rückblende erscheint';
export const memoryToShow = 'Eine Rückblende, die wieder gezeigt wird';

/* Answers of the server */

export const hiddenNotFound =
  'Wir konnten diese Rückblende nicht finden. Vielleicht wird sie schon wieder gezeigt.';
