import { formatNumber, plural } from '../../kernel/intl.de.ts';

/* Writing that couldn’t be saved */

export const discarded = 'Verworfen.';
export const refusedBecause = (time: string, reason: string): string => `${time}: ${reason}`;
export const copyButton = 'Kopieren';
export const copied = 'Kopiert';
export const copyFailed = 'Kopieren ging nicht. Markiere stattdessen den Text.';
export const undoButton = 'Rückgängig';
export const tryAgainButton = 'Erneut versuchen';
export const discardButton = 'Verwerfen';

/* Your writing */

export const yourWritingTitle = 'Was du geschrieben hast';
export const closeButton = 'Schließen';
export const seePlansLink = 'Abos ansehen';
export const trialEndedWithPlans = <Part>(link: Part) => ['Deine Testphase ist zu Ende. ', link];

/* Whether everything is saved */

export const saved = 'Gespeichert';
export const saving = 'Wird gespeichert';
export const waiting = <Part>(detail: (words: string) => Part) => [
  'Auf diesem Gerät',
  detail(', wartet auf eine Verbindung'),
];
export const offline = 'Offline';
export const offlineAndKept = <Part>(detail: (words: string) => Part) => [
  'Offline',
  detail(', bleibt auf diesem Gerät'),
];
export const waitingForPlan = 'Wartet auf ein Abo';
export const needsYou = 'Bitte ansehen';
export const storageFull =
  'Auf diesem Gerät ist kein Platz mehr. Was du schreibst, wird deshalb nur gespeichert, solange du verbunden bist. Lass diese Seite offen, bis „Gespeichert“ erscheint.';
export const storageRefused =
  'Dieser Browser speichert nichts auf diesem Gerät. Was du schreibst, wird deshalb nur gespeichert, solange du verbunden bist. Lass diese Seite offen, bis „Gespeichert“ erscheint.';
export const encryptionFailed =
  'Was du schreibst, kann gerade nicht verschlüsselt werden und ist deshalb noch nicht gespeichert. Lass diese Seite offen, bis „Gespeichert“ erscheint.';

/* What isn’t saved */

export const changesWaiting = (count: number): string =>
  plural(count, {
    one: 'Eine Änderung wartet auf diesem Gerät auf eine Verbindung. Sie wird automatisch gesendet.',
    other: `${formatNumber(count)} Änderungen warten auf diesem Gerät auf eine Verbindung. Sie werden automatisch gesendet.`,
  });
export const changesWaitingForPlan = (count: number): string =>
  plural(count, {
    one: 'Eine Änderung wartet auf diesem Gerät. Sie wird gesendet, sobald du ein Abo hast.',
    other: `${formatNumber(count)} Änderungen warten auf diesem Gerät. Sie werden gesendet, sobald du ein Abo hast.`,
  });
export const changesRefused = (count: number): string =>
  plural(count, {
    one: 'Eine Änderung konnte nicht gespeichert werden. Ihr Text bleibt auf diesem Gerät, bis du entscheidest, was damit geschieht.',
    other: `${formatNumber(count)} Änderungen konnten nicht gespeichert werden. Ihr Text bleibt auf diesem Gerät, bis du entscheidest, was damit geschieht.`,
  });
export const allSaved = 'Alles ist gespeichert. Angefangenes bleibt auf diesem Gerät.';
export const changesUnsent = (count: number): string =>
  plural(count, {
    one: 'Eine Änderung wartet auf eine Verbindung.',
    other: `${formatNumber(count)} Änderungen warten auf eine Verbindung.`,
  });
export const changesUnpaid = (count: number): string =>
  plural(count, {
    one: 'Eine Änderung wartet auf ein Abo.',
    other: `${formatNumber(count)} Änderungen warten auf ein Abo.`,
  });
export const changesNotSaved = (count: number): string =>
  plural(count, {
    one: 'Eine Änderung konnte nicht gespeichert werden.',
    other: `${formatNumber(count)} Änderungen konnten nicht gespeichert werden.`,
  });
export const draftsUnfinished = (count: number): string =>
  plural(count, {
    one: 'Ein Entwurf ist angefangen.',
    other: `${formatNumber(count)} Entwürfe sind angefangen.`,
  });
export const filesWaiting = (count: number): string =>
  plural(count, {
    one: 'Ein Bild oder eine Aufnahme ist bisher nur auf diesem Gerät. Das Hochladen geschieht automatisch.',
    other: `${formatNumber(count)} Bilder oder Aufnahmen sind bisher nur auf diesem Gerät. Sie werden automatisch hochgeladen.`,
  });
export const filesRefused = (count: number): string =>
  plural(count, {
    one: 'Ein Bild oder eine Aufnahme konnte nicht hochgeladen werden. Die Datei bleibt auf diesem Gerät, und das Hochladen wird noch einmal versucht.',
    other: `${formatNumber(count)} Bilder oder Aufnahmen konnten nicht hochgeladen werden. Sie bleiben auf diesem Gerät, und das Hochladen wird noch einmal versucht.`,
  });
export const filesUnsent = (count: number): string =>
  plural(count, {
    one: 'Ein Bild oder eine Aufnahme ist noch nicht hochgeladen.',
    other: `${formatNumber(count)} Bilder oder Aufnahmen sind noch nicht hochgeladen.`,
  });
export const onlyOnThisDevice =
  'Das gibt es nur auf diesem Gerät. Wenn du dich jetzt abmeldest, wird es für immer gelöscht.';

/* Drafts in other tabs */

export const draftChanged = (when: string): string => `Zuletzt geändert am ${when}.`;
export const draftChangedAndSays = (when: string, firstWords: string): string =>
  `Zuletzt geändert am ${when}: „${firstWords}“`;
