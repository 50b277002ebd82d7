import { formatNumber, plural } from '../../kernel/intl.de.ts';
import type { AttachedTable } from '../attachments/contract/limits.ts';

export * from './texts/import.de.ts';

/* Import and archive: messages */

export const notComplete =
  'Ältere Einträge werden auf diesem Gerät noch geladen. Bitte versuch es gleich noch einmal.';
export const downloadWaits =
  'Ältere Einträge werden auf diesem Gerät noch geladen. Dein Download beginnt, sobald sie da sind.';
export const archiveFailed = 'Wir konnten dein Archiv nicht erstellen. Bitte versuch es noch einmal.';
export const notSignedIn = 'Nicht angemeldet.';
export const deviceFull =
  'Auf diesem Gerät ist kein Platz für weitere Bilder, aber was importiert ist, bleibt. Schaffe etwas Platz und wähle dieselbe Datei noch einmal, um fortzufahren.';
export const importFailed =
  'Der Import wurde unterbrochen, aber was importiert ist, bleibt. Wähle dieselbe Datei noch einmal, um fortzufahren.';
export const importStopped =
  'Der Import wurde angehalten, aber was importiert ist, bleibt. Wähle dieselbe Datei noch einmal, um fortzufahren, oder mach den Import rückgängig.';
export const undone = 'Import rückgängig gemacht.';
export const undoFailed = 'Wir konnten den Import nicht rückgängig machen. Bitte versuch es noch einmal.';

/* Profile: everything in one file */

export const archiveTitle = 'Alles in einer Datei';
export const readableByAnyone = 'Wer die Datei hat, kann sie lesen.';
export const archiveHelp = <Part>(readableByAnyone: Part) => [
  'Eine Zip-Datei mit einer Seite für jeden Tag, deinen Bildern und Aufnahmen, Tabellen und einer Kopie, die du hier wieder importieren kannst. Sie enthält auch frühere Fassungen von Geändertem und entsteht auf diesem Gerät. ',
  readableByAnyone,
];
export const downloadEverythingButton = 'Alles herunterladen';
export const makingArchive = 'Dein Archiv wird erstellt\u00a0…';
export const makingArchiveLabel = 'Dein Archiv wird erstellt';
export const archiveSaved = 'Dein Archiv ist gespeichert.';
export const archiveSavedIncomplete = (count: number): string =>
  plural(count, {
    one: 'Dein Archiv ist gespeichert, ohne 1 Text, der auf diesem Gerät nicht lesbar ist.',
    other: `Dein Archiv ist gespeichert, ohne ${formatNumber(count)} Texte, die auf diesem Gerät nicht lesbar sind.`,
  });
export const archiveSavedWithoutFiles = (count: number): string =>
  plural(count, {
    one: 'Dein Archiv ist gespeichert, ohne 1 Bild oder Aufnahme, die nicht auf diesem Gerät ist. Sie ist unten und im Archiv genannt.',
    other: `Dein Archiv ist gespeichert, ohne ${formatNumber(count)} Bilder und Aufnahmen, die nicht auf diesem Gerät sind. Sie sind unten und im Archiv genannt.`,
  });
export const filesNotInArchiveTitle = (count: number): string =>
  plural(count, {
    one: '1 Bild oder Aufnahme fehlt in deinem Archiv',
    other: `${formatNumber(count)} Bilder und Aufnahmen fehlen in deinem Archiv`,
  });
export const filesNotInArchiveHelp =
  'Sie sind noch nicht auf diesem Gerät, oder es gab keine Verbindung. Lade alles noch einmal herunter, wenn du online bist.';
export const moreFiles = (count: number): string =>
  plural(count, {
    one: 'Und 1 weitere Datei. Die Liste im Archiv enthält alle.',
    other: `Und ${formatNumber(count)} weitere Dateien. Die Liste im Archiv enthält alle.`,
  });
export const zipFileType = 'Zip-Archiv';

/* In the archive: README.txt */

export const readme = (archiveFile: string): string =>
  `Das ist dein Tagebuch: alles, was du geschrieben hast.\nWer diese Datei hat, kann sie lesen.\n\n${archiveFile}: eine Kopie von allem, die du wieder importieren kannst. Öffne dazu in der App „Profil“ und unter „Deine Daten“ dann „Datei importieren“.\n\ndays: eine Seite in Markdown für jeden Tag, an dem etwas steht.\n\npictures und recordings: was du deinen Einträgen, Erkenntnissen und deiner Bucketlist hinzugefügt hast. Die Seiten zeigen es, und eine Tabelle führt es auf.\n\nCSV-Dateien: Tabellen für ein Tabellenprogramm. Beginnt ein Text mit =, +, - oder @, steht ein Apostroph davor. Ohne ihn hielte das Programm den Text für eine Formel.\n`;

/* In the archive: a list of what isn’t in it */

export const missingFilesList = (names: readonly string[]): string =>
  `Diese Bilder und Aufnahmen konnten nicht geladen werden, als dieses Archiv entstand. Sie sind noch in deinem Konto. Lade alles noch einmal herunter, wenn du online bist.\n\n${names.join('\n')}\n`;

/* In the archive: pictures and recordings */

export const ATTACHED_TO: Readonly<Record<AttachedTable, string>> = {
  journal_entries: 'Eintrag',
  lessons_learned: 'Erkenntnis',
  bucket_list_items: 'Bucketlist',
};
export const fileNotHere = (name: string): string => `${name} ist nicht in diesem Archiv.`;
export const recordingOf = (time: string): string => `Aufnahme, ${time}`;

/* In the archive: a day’s page */

export const celebrationQuestion = 'Was gibt es von gestern zu feiern?';
export const goalQuestion = 'Was ist gerade dein wichtigstes Ziel?';
export const goalImportanceQuestion = 'Warum ist es dir wichtig?';
export const fearQuestion = 'Wovor hast du Angst?';
export const valuesQuestion = 'Wozu raten dir deine Werte?';
export const actionQuestion = 'Was wirst du heute tun?';
export const actionsDoneTitle = 'Erledigte Vorhaben';
export const lessonsLearnedTitle = 'Erkenntnisse';

/* Answers of the server */

export const undoneInBetween =
  'Dieser Import wurde rückgängig gemacht. Wähle die Datei noch einmal, um neu zu beginnen.';
export const otherSource = 'Dieser Import wurde mit einer anderen Art von Datei begonnen.';
export const importLimitReached = 'Für heute ist die Grenze für Importe erreicht. Bitte mach morgen weiter.';
export const rowInFuture = 'Eine Zeile hat ein Datum in der Zukunft.';
export const importNotFound =
  'Wir konnten diesen Import nicht finden. Vielleicht wurde er rückgängig gemacht oder gelöscht.';
export const characterInvalid = 'Enthält ein ungültiges Zeichen';
export const notCompleted = 'Ein offenes Vorhaben kann kein Erledigungsdatum haben';
export const pauseInvalid = 'Das sind nicht die Tage einer Pause';
export const columnUnknown = 'Enthält eine Spalte, die es in dieser Tabelle nicht gibt';

/* Downloaded files */

export const whyItsImportant = 'Warum es wichtig ist';
export const goldFile = 'Gold File';
/** Of pages from other journals. */
export const pageTitle = 'Titel';
export const pageText = 'Text';
export const pageDetails = 'Einzelheiten';

/* Gold File on the dashboard */

export const goldFileFailed = 'Dein Gold File ist nicht bereit. Bitte versuch es noch einmal.';
export const notLoggedIn = 'Nicht angemeldet.';
export const goldFileTitle = 'Gold File';
export const goldFileText = 'Dein Tagebuch und deine Erkenntnisse in einer Textdatei';
export const downloadButton = 'Herunterladen';
export const downloadLabel = 'Gold File herunterladen';
export const preparing = 'Wird vorbereitet\u00a0…';
export const preparingLabel = 'Wird vorbereitet\u00a0… Gold File';
