import { formatNumber, plural } from '../../kernel/intl.de.ts';

/* What a sync ends with */

export const noToken = 'Google hat keinen Zugang erteilt';
export const consentFailed = 'Die Verbindung mit Google ist fehlgeschlagen. Bitte versuch es noch einmal.';
export const syncFailed = 'Der Abgleich ist fehlgeschlagen';
export const synced = 'Vorhaben abgeglichen! Lade die Seite neu, um Änderungen zu sehen.';
export const unfinished =
  'Es gab mehr abzugleichen, als in eine Minute passt. Gleiche noch einmal ab, um fortzufahren.';
export const consentNeeded =
  'Google fragt noch einmal nach deiner Zustimmung. Bitte drücke den Knopf zum Abgleichen noch einmal.';
export const notPermitted =
  'Google hat uns deine Aufgaben nicht gezeigt. Bitte erlaube den Zugriff, wenn Google fragt.';
export const alreadyRunning = 'Ein Abgleich läuft schon. Bitte warte, bis er fertig ist.';
export const tooManyTasks = (most: number): string =>
  `Eine Liste hat mehr als ${formatNumber(most)} Aufgaben. Bitte lösche einige, die du nicht mehr brauchst.`;
export const googleUnavailable =
  'Google antwortet gerade nicht. Bitte versuch es in ein paar Minuten noch einmal.';
export const vaultClosed =
  'Dein privater Tresor ist an, deshalb kann unser Server deine Vorhaben nicht lesen und abgleichen.';
export const notSetUp = 'Der Abgleich mit Google Tasks ist auf diesem Server nicht eingerichtet.';

/* The log: what was done to one action, and why */

export const skippedEmpty = 'Übersprungen: Die Aufgabe in Google Tasks hat keinen Text.';
export const skippedRefused = 'Übersprungen: Google Tasks hat sie nicht angenommen.';
export const addedHere = 'Hier hinzugefügt.';
export const addedThere = 'In Google Tasks hinzugefügt.';
export const renamedHere = 'Hier umbenannt.';
export const renamedThere = 'In Google Tasks umbenannt.';
export const completedHere = 'Hier erledigt.';
export const completedThere = 'In Google Tasks erledigt.';
export const reopenedHere = 'Hier wieder geöffnet.';
export const reopenedThere = 'In Google Tasks wieder geöffnet.';
export const deletedHere = 'Hier gelöscht.';
export const deletedThere = 'In Google Tasks gelöscht.';
export const restoredHere =
  'Hier wiederhergestellt. Es war hier gelöscht, aber die Änderung in Google Tasks kam später.';
export const restoredThere =
  'In Google Tasks wiederhergestellt. Es war dort gelöscht, aber die Änderung hier kam später.';
export const wasNewHere = 'Es war hier neu.';
export const wasNewThere = 'Es war in Google Tasks neu.';
export const wasChangedHere = 'Es war hier geändert.';
export const wasChangedThere = 'Es war in Google Tasks geändert.';
export const wasChangedLaterHere = 'Es war auf beiden Seiten geändert, und die Änderung hier kam später.';
export const wasChangedLaterThere =
  'Es war auf beiden Seiten geändert, und die Änderung in Google Tasks kam später.';
export const wasDeletedHere = 'Es war hier gelöscht.';
export const wasDeletedThere = 'Es war in Google Tasks gelöscht.';

/* The log: what a sync did in all */

export const countAdded = (count: number): string => `${formatNumber(count)} hinzugefügt`;
export const countChanged = (count: number): string => `${formatNumber(count)} geändert`;
export const countDeleted = (count: number): string => `${formatNumber(count)} gelöscht`;
export const nothingHere = 'Hier: nichts zu ändern.';
export const nothingThere = 'Google Tasks: nichts zu ändern.';
export const changedHere = (counts: string): string => `Hier: ${counts}.`;
export const changedThere = (counts: string): string => `Google Tasks: ${counts}.`;
export const skippedCount = (count: number): string => `Übersprungen: ${formatNumber(count)}.`;

/* The notes of a task that comes from here */

export const taskNotes = (product: string, mark: string): string => `Von ${product} · ${mark}`;

/* The page that Google leads back to */

export const googleTasksTitle = 'Google Tasks';
export const notAwaited =
  'Die Seite, die diesen Abgleich begonnen hat, wartet nicht mehr. Bitte drücke den Knopf zum Abgleichen noch einmal.';
export const backToTasksLink = 'Zurück zu den Vorhaben';
export const closeWindow = 'Du kannst dieses Fenster schließen.';
export const oneMoment = 'Einen Moment\u00a0…';

/* The log: its lines */

export const changes = (count: number): string =>
  plural(count, { one: '1 Änderung', other: `${formatNumber(count)} Änderungen` });
export const noText = '(kein Text)';
export const before = <Part>(bdi: Part) => ['Vorher: ', bdi];

/* Sync button */

export const syncing = 'Wird abgeglichen\u00a0…';
export const offline = 'Du bist offline. Zum Abgleichen brauchst du eine Verbindung.';

/* Sync monitor page */

export const syncMonitorTitle = 'Abgleichprotokoll';
export const monitorIntro =
  'Was zwischen deinen Vorhaben und Google Tasks abgeglichen wurde, wie dieser Browser es sich gemerkt hat.';
export const backToTasksButton = 'Zurück zu den Vorhaben';
export const noAccess = 'Zum Abgleichen brauchst du eine laufende Testphase oder ein bezahltes Abo.';
export const testSyncButton = 'Abgleich testen';
export const logTitle = 'Protokoll';
export const clearLogsButton = 'Protokoll leeren';
export const logEmptyTitle = 'Noch kein Abgleich';
export const logEmptyText = 'Jeder Abgleich steht hier: wann er begann, was er tat und warum.';
export const searchLabel = 'Im Protokoll suchen';
export const linesFound = (count: number): string =>
  plural(count, { one: '1 Zeile gefunden', other: `${formatNumber(count)} Zeilen gefunden` });

/* The log: a sync that begins */

export const syncStarted = 'Abgleich begonnen';

/* Actions: the sync */

export const syncHelp =
  'Gleicht deine Vorhaben mit einer Liste in Google Tasks ab, in beide Richtungen, jedes Mal, wenn du den Knopf drückst.';
export const syncButton = 'Mit Google Tasks abgleichen';
export const lastSynced = <Part>(time: Part) => ['Zuletzt abgeglichen am ', time];
export const syncMonitorLink = 'Abgleichprotokoll';
