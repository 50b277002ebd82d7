import { formatNumber, plural } from '../../kernel/intl.de.ts';

/* Today: goals */

export const goalsTitle = 'Ziele';
export const goalsNotLoaded = 'Frühere Ziele konnten nicht geladen werden';
export const goalNotSaved = 'Das Ziel konnte nicht gespeichert werden';
export const goalsEmpty = 'Die Ziele, die du in deinem Tagebuch nennst, erscheinen hier.';
export const showMoreButton = (more: number): string => `${formatNumber(more)} weitere zeigen`;
export const reachedSummary = (count: number): string => `${formatNumber(count)} erreicht`;
export const optionsLabel = (goal: string): string => `Optionen für „${goal}“`;
export const editButton = 'Bearbeiten';
export const deleteButton = 'Löschen';
export const goalDeleted = 'Ziel gelöscht';
export const undoButton = 'Rückgängig';
/** Begins with what the button shows, so that it can be spoken. */
export const undoReachedLabel = (goal: string): string => `Rückgängig: „${goal}“ erreicht`;
export const goalReached = 'Du hast dein Ziel erreicht.';
export const seeStoryLink = 'Sieh dir deinen Weg dahin an';

/* Today: editing a goal */

export const editLabel = 'Ziel bearbeiten';
export const goalMissing = 'Bitte schreib dein Ziel auf.';
export const goalKnown = 'Dieses Ziel hast du schon.';
export const saveButton = 'Speichern';
export const cancelButton = 'Abbrechen';

/* A goal: its story */

export const goalTitle = 'Ziel';
export const backToDashboardButton = 'Zur Übersicht';
export const reachedOn = (day: string): string => `Erreicht am ${day}.`;
export const goalSince = (day: string): string => `Dein Ziel seit ${day}.`;
export const pagesNone = 'Noch keine Seite nennt es in diesen Worten.';
export const pagesCount = (pages: number): string =>
  plural(pages, {
    one: 'Du hast es auf 1 Seite genannt.',
    other: `Du hast es auf ${formatNumber(pages)} Seiten genannt.`,
  });
export const actionsCount = (done: number, all: number): string =>
  plural(all, {
    one: `${formatNumber(done)} von 1 Vorhaben erledigt.`,
    other: `${formatNumber(done)} von ${formatNumber(all)} Vorhaben erledigt.`,
  });
export const pagesTitle = 'Seiten, die es nennen';
export const pagesEmpty = 'Seiten, die dieses Ziel in denselben Worten nennen, erscheinen hier.';
export const actionsTitle = 'Vorhaben von diesen Seiten';
export const actionsEmpty = 'Vorhaben, die du auf diesen Seiten schreibst, erscheinen hier.';
export const actionDone = 'Erledigt';
export const actionOpen = 'Offen';
export const lessonsTitle = 'Erkenntnisse auf dem Weg';
export const lessonsEmpty = (from: string, to: string): string =>
  `Von ${from} bis ${to} hast du keine Erkenntnis notiert.`;
export const notFoundTitle = 'Wir konnten dieses Ziel nicht finden.';
export const notFoundHint =
  'Vielleicht wurde es gelöscht. Die Seiten, die es nennen, sind noch in deinem Tagebuch.';
export const journalHistoryButton = 'Tagebuchverlauf';

/* Waiting to be saved: what each change is called */

export const newGoal = 'Ein Ziel';
export const changedGoal = 'Ein geändertes Ziel';
export const reachedGoal = 'Ein erreichtes Ziel';
export const reopenedGoal = 'Ein wieder geöffnetes Ziel';
export const restoredGoal = 'Ein wiederhergestelltes Ziel';
export const deletedGoal = 'Ein gelöschtes Ziel';

/* Answers of the server */

export const goalNotFound = 'Wir konnten dieses Ziel nicht finden. Vielleicht wurde es gelöscht.';
export const nothingToChange = 'Es gibt nichts zu ändern.';
