/* Writing a lesson */

export const lessonQuestion = 'Was hast du gelernt?';
export const lessonPlaceholder = 'Ein Satz, den du in einem Jahr wiederfinden möchtest.';
export const saveLessonButton = 'Erkenntnis speichern';
export const lessonSaved = 'Erkenntnis gespeichert!';
export const lessonNotSaved = 'Die Erkenntnis konnte nicht gespeichert werden';

/* Today: Learn, and a day of the calendar */

export const learnTitle = 'Lernen';
export const historyButton = 'Verlauf';
export const addAnotherButton = 'Noch eine Erkenntnis notieren';
export const lessonSavedToday = 'Erkenntnis gespeichert!';
export const lessonNotSavedToday = 'Die Erkenntnis konnte nicht gespeichert werden.';

/* Quick add: a lesson */

export const quickAddTitle = 'Erkenntnis notieren';
export const closeButton = 'Schließen';

/* Lessons History */

export const historyTitle = 'Erkenntnisse';
export const historySubtitle = 'Was deine Tage dich gelehrt haben, neueste zuerst';
export const backToDashboardButton = 'Zur Übersicht';
export const searchLabel = 'In deinen Erkenntnissen suchen';
export const notedOn = (day: string): string => `Notiert am ${day}`;
export const editLink = 'Bearbeiten';
export const editLabel = (day: string): string => `Erkenntnis vom ${day} bearbeiten`;
export const makePostLink = 'Zum Beitrag machen';
export const makePostLabel = (day: string): string => `Zum Beitrag machen: die Erkenntnis vom ${day}`;
export const versionRestored = 'Frühere Fassung wiederhergestellt';
export const restoreFailed =
  'Wir konnten diese Fassung nicht wiederherstellen. Bitte versuch es noch einmal.';
export const undoButton = 'Rückgängig';
export const downloadLessonsButton = 'Erkenntnisse herunterladen';
export const downloadGoldFileButton = 'Gold File herunterladen';
export const preparing = 'Wird vorbereitet';
export const lessonsDownloadFailed = 'Die Erkenntnisse konnten nicht heruntergeladen werden';
export const goldFileDownloadFailed = 'Dein Gold File ist nicht bereit. Bitte versuch es noch einmal.';
export const notLoggedIn = 'Nicht angemeldet.';
export const notAuthenticated = 'Nicht angemeldet';
export const lessonsNotLoaded = 'Die Erkenntnisse konnten nicht geladen werden';
export const emptyTitle = 'Noch keine Erkenntnisse.';
export const emptyHint = 'Ein Satz am Abend genügt.';
export const noteTodayButton = 'Erkenntnis von heute notieren';

/* Editing a lesson */

export const editTitle = 'Deine Erkenntnis bearbeiten';
export const backToLessonsButton = 'Zurück zu deinen Erkenntnissen';
export const lessonNotLoaded = 'Wir konnten diese Erkenntnis nicht laden. Bitte versuch es noch einmal.';
export const lessonNotReadable =
  'Diese Erkenntnis kann hier nicht geöffnet werden. Damit nichts verloren geht, kann sie auch nicht bearbeitet werden.';
export const changedElsewhere =
  'Diese Erkenntnis wurde auf einem anderen Gerät geändert. Wenn du speicherst, bleibt die andere Fassung unter „Frühere Fassungen“.';
export const saveChangesButton = 'Änderungen speichern';
export const cancelButton = 'Abbrechen';
export const saving = 'Wird gespeichert';
export const changesSaved = 'Änderungen gespeichert. Du kannst die frühere Fassung noch wiederherstellen.';
export const changesNotSaved =
  'Wir konnten deine Änderungen nicht speichern. Sie sind noch hier. Bitte lass diese Seite offen und versuch es noch einmal.';

/* Waiting to be saved: what each change is called */

export const newLesson = 'Eine Erkenntnis';
export const saveAsNewButton = 'Als neue Erkenntnis speichern';
export const changedLesson = 'Eine geänderte Erkenntnis';

/* Answers of the server */

export const lessonNotFound = 'Wir konnten diese Erkenntnis nicht finden. Vielleicht wurde sie gelöscht.';
export const nothingToChange = 'Es gibt nichts zu ändern.';
