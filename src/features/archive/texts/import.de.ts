import { formatList, formatNumber, plural } from '../../../kernel/intl.de.ts';
import type { Source } from '../contract/limits.ts';

/* Import: a file that can’t be imported */

export const nothingChanged = 'Nichts wurde geändert.';
export const empty = 'Diese Datei ist leer.';
export const notUtf8 =
  'Der Text in dieser Datei ist nicht lesbar. Bitte speichere ihn als „UTF-8“ und wähle ihn noch einmal.';
export const notJson = 'Diese Datei ist unvollständig oder beschädigt: Sie ist kein gültiges JSON.';
export const notZip = 'Diese Zip-Datei ist unvollständig oder beschädigt.';
export const locked =
  'Diese Zip-Datei ist mit einem Passwort geschützt. Bitte entpacke sie und wähle die Datei darin.';
export const tooLarge = (megabytes: number): string =>
  `Diese Datei ist größer als ${formatNumber(megabytes)} MB. Bitte importiere dein Tagebuch in kleineren Teilen.`;
export const unpacksTooLarge = (megabytes: number): string =>
  `Diese Zip-Datei enthält entpackt mehr als ${formatNumber(megabytes)} MB. Bitte importiere dein Tagebuch in kleineren Teilen.`;
export const tooManyFiles = (files: number): string =>
  `Diese Zip-Datei enthält mehr als ${formatNumber(files)} Dateien. Bitte wähle die Datei mit deinem Tagebuch darin.`;
export const tooManyLines = (lines: number): string =>
  `Diese Tabelle hat mehr als ${formatNumber(lines)} Zeilen. Bitte importiere dein Tagebuch in kleineren Teilen.`;
export const sizesWrong =
  'Diese Zip-Datei enthält mehr, als sie angibt, deshalb wird sie nicht entpackt. Bitte exportiere dein Tagebuch noch einmal.';
export const packingUnknown =
  'Diese Zip-Datei ist auf eine Art gepackt, die wir nicht lesen können. Bitte entpacke sie und wähle die Datei darin.';
export const nothingKnown =
  'In dieser Datei ist kein Tagebuch. Bitte wähle ein Archiv, einen Export aus Day One, Journey oder Apple Journal oder eine CSV-Tabelle.';
export const newer =
  'Dieses Archiv stammt aus einer neueren Version der App. Bitte lade die Seite neu und versuch es noch einmal.';
export const noDates =
  'Keine Spalte dieser Tabelle enthält ein Datum. Bitte nenne die Spalte mit dem Datum in der ersten Zeile „date“.';
export const noTexts =
  'Keine Spalte dieser Tabelle enthält Text. Bitte nenne die Spalte mit dem Text in der ersten Zeile „text“.';
export const noEntries = 'In dieser Datei sind keine Einträge.';
export const unreadable =
  'Wir konnten diese Datei nicht lesen. Bitte versuch es noch einmal oder wähle eine andere.';

/* Import: why a part of a file is left out */

export const dateMissing = 'Das Datum fehlt.';
export const dateUnreadable = 'Das Datum ist nicht lesbar.';
export const dateInFuture = 'Das Datum liegt in der Zukunft.';
export const dateTooOld = 'Das Datum liegt vor 1900.';
export const textMissing = 'Der Text fehlt.';
export const textInvalid = 'Der Text enthält ein ungültiges Zeichen.';
export const notAnEntry = 'Das ist kein Tagebucheintrag.';
export const quoteNotClosed =
  'Ein Anführungszeichen ist nicht geschlossen, deshalb fehlen diese Zeile und alles danach.';
export const quoteMisplaced = 'Ein Anführungszeichen steht an der falschen Stelle.';
export const moodUnknown = 'Das ist keine der fünf Stimmungen.';
export const rowInvalid = 'Diese Zeile ist ungültig.';
export const fieldInvalid = (field: string): string => `Der Wert von „${field}“ ist ungültig.`;
export const tableUnknown = 'Diese Version der App kennt diese Tabelle nicht.';

/* Import: why a picture or a recording is left out */

export const mediaMissing = 'Die Datei fehlt.';
export const mediaOfSeveral = 'Mehrere Dateien haben diesen Namen.';
export const mediaLocked = 'Die Datei ist mit einem Passwort geschützt.';
export const mediaEmpty = 'Die Datei ist leer.';
export const mediaDamaged = 'Die Datei ist beschädigt.';
export const mediaChanged = 'Die Datei ist nicht die, die im Archiv gespeichert wurde.';
export const mediaTooLarge = (megabytes: number): string =>
  `Die Datei ist größer als ${formatNumber(Math.round(megabytes))} MB.`;
export const mediaUnknown = 'Die Datei ist weder ein Bild noch eine Aufnahme, die wir lesen können.';
export const videoNotImported = 'Videos können nicht importiert werden.';
export const pdfNotImported = 'PDFs können nicht importiert werden.';
export const pictureTooLarge = 'Das Bild hat zu viele Pixel.';
export const pictureUnreadable = 'Dieser Browser kann das Bild nicht lesen.';
export const recordingUnreadable = 'Dieser Browser kann die Aufnahme nicht lesen.';
export const tooManyPictures = (count: number): string =>
  `Ein Eintrag kann ${formatNumber(count)} Bilder haben. Dieses ist eines zu viel.`;
export const tooManyRecordings = (count: number): string =>
  `Ein Eintrag kann ${formatNumber(count)} Aufnahmen haben. Diese ist eine zu viel.`;
export const notInArchive = 'Die Datei war nicht auf dem Gerät, als das Archiv entstand.';
export const ownerMissing = 'Wozu es gehört, ist nicht im Archiv.';

/* Import: where a part of a file is */

export const fileOf = (place: string, name: string): string => `${place}, ${name}`;

export const entryAt = (at: number): string => `Eintrag ${at}`;
export const entryInFile = (file: string, at: number): string => `${file}, Eintrag ${at}`;
export const lineAt = (line: number): string => `Zeile ${line}`;
export const lineAndRowAt = (line: number, row: number): string =>
  `Zeile ${line} (Zeile ${row} im Tabellenprogramm)`;
export const rowAt = (table: string, at: number): string => `${table}, Zeile ${at}`;

/* Import */

export const importTitle = 'Importieren';
export const backToProfileButton = 'Zurück zum Profil';

/* Import: choosing a file */

export const importHelp =
  'Importiere ein Archiv von hier, einen Export aus Day One, Journey oder Apple Journal oder eine Tabelle mit Datum und Text. Du siehst, was in der Datei ist, bevor sich etwas ändert, und kannst den Import rückgängig machen.';
export const dropHere = 'Datei hierher ziehen oder einfügen';
export const dropNow = 'Loslassen, um die Datei zu lesen';
export const fileKinds = (megabytes: number): string =>
  `Zip, JSON oder CSV, bis zu ${formatNumber(megabytes)} MB ohne Bilder und Aufnahmen. Die Datei wird auf diesem Gerät verschlüsselt.`;
export const folderDropped =
  'Das ist ein Ordner. Bitte wähle die Datei darin, oder mach eine Zip-Datei daraus.';
export const severalDropped =
  'Das sind mehrere Dateien. Bitte wähle eine nach der anderen, oder mach eine Zip-Datei daraus.';
export const nothingDropped = 'Das ist keine Datei. Bitte wähle eine.';
export const exportStepsTitle = 'So exportierst du dein Tagebuch';
export const EXPORT_STEPS: readonly { app: string; steps: readonly string[] }[] = [
  {
    app: 'Aus Day One',
    steps: [
      'Öffne in Day One „Einstellungen“.',
      'Wähle „Import/Export“, dann „Export“, dann JSON.',
      'Speichere die Zip-Datei, die Day One erstellt, und wähle sie hier. Entpacke sie nicht.',
    ],
  },
  {
    app: 'Aus Journey',
    steps: [
      'Öffne in Journey „Einstellungen“, dann „Daten“.',
      'Wähle „Export“ und die Zip-Datei, die in manchen Versionen „Journey Cloud“ heißt.',
      'Speichere die Zip-Datei und wähle sie hier. Entpacke sie nicht.',
    ],
  },
  {
    app: 'Aus Apple Journal',
    steps: [
      'Öffne in Apple Journal das Menü oben und wähle „Alle Einträge exportieren“.',
      'Sichere „AppleJournalEntries“ auf deinem Gerät.',
      'Ist es ein Ordner, komprimiere ihn: Du brauchst die Zip-Datei. Wähle sie hier.',
    ],
  },
  {
    app: 'Aus einer anderen App',
    steps: [
      'Exportiere dein Tagebuch als Tabelle, oder kopiere es in ein Tabellenprogramm.',
      'Nenne eine Spalte „date“ und eine andere „text“.',
      'Spalten für Titel, Ort, Wetter und Schlagwörter sind freiwillig.',
      'Speichere die Tabelle als CSV und wähle sie hier.',
    ],
  },
];
export const fileToImportLabel = 'Datei zum Importieren';
export const chooseFileButton = 'Datei wählen';

/* Import: reading the file */

export const readingFile = 'Die Datei wird gelesen\u00a0…';
export const readingFileLabel = 'Die Datei wird gelesen';
export const cancelButton = 'Abbrechen';

/* Import: what is in the file */

export const SOURCE_NAMES: Readonly<Record<Source, string>> = {
  archive: 'Archiv',
  day_one: 'Day One',
  journey: 'Journey',
  apple_journal: 'Apple Journal',
  csv: 'CSV-Tabelle',
};
export const contents = (source: Source, count: number): string => {
  const name = SOURCE_NAMES[source];
  return source === 'archive'
    ? plural(count, { one: `${name}: 1 Element`, other: `${name}: ${formatNumber(count)} Elemente` })
    : plural(count, { one: `${name}: 1 Eintrag`, other: `${name}: ${formatNumber(count)} Einträge` });
};
export const period = (first: string, last: string): string => `${first} bis ${last}`;
/** What comes in besides the words: '512 pictures and 14 recordings'; '' when nothing does. */
export function filesFound(pictures: number, recordings: number): string {
  const counts = [
    pictures > 0 && plural(pictures, { one: '1 Bild', other: `${formatNumber(pictures)} Bilder` }),
    recordings > 0 &&
      plural(recordings, { one: '1 Aufnahme', other: `${formatNumber(recordings)} Aufnahmen` }),
  ];
  return formatList(counts.filter((count) => count !== false));
}
export const longEntriesSplit = (count: number): string =>
  plural(count, {
    one: '1 langer Eintrag wird in mehrere Einträge desselben Tages geteilt.',
    other: `${formatNumber(count)} lange Einträge werden in mehrere Einträge desselben Tages geteilt.`,
  });
export const dayOrderTitle = 'Datumsangaben wie 03/04/2026';
export const dayFirst = 'Tag zuerst: 3. April';
export const monthFirst = 'Monat zuerst: 4. März';
export const firstEntriesLabel = 'Erste Einträge';
export const importButton = (source: Source, count: number): string =>
  source === 'archive'
    ? plural(count, { one: '1 Element importieren', other: `${formatNumber(count)} Elemente importieren` })
    : plural(count, { one: '1 Eintrag importieren', other: `${formatNumber(count)} Einträge importieren` });
export const chooseAnotherFileButton = 'Andere Datei wählen';

/* Import: what is left out */

export const problemsTitle = (source: Source, count: number): string => {
  if (source === 'csv')
    return plural(count, {
      one: '1 Zeile kann nicht importiert werden',
      other: `${formatNumber(count)} Zeilen können nicht importiert werden`,
    });
  return source === 'archive'
    ? plural(count, {
        one: '1 Element kann nicht importiert werden',
        other: `${formatNumber(count)} Elemente können nicht importiert werden`,
      })
    : plural(count, {
        one: '1 Eintrag kann nicht importiert werden',
        other: `${formatNumber(count)} Einträge können nicht importiert werden`,
      });
};
export const problemAt = <Part>(place: Part, reason: Part) => [place, ': ', reason];
export const fileProblemsTitle = (count: number): string =>
  plural(count, {
    one: '1 Bild oder Aufnahme kann nicht importiert werden',
    other: `${formatNumber(count)} Bilder und Aufnahmen können nicht importiert werden`,
  });
export const moreProblems = (count: number): string =>
  plural(count, {
    one: 'Und 1 weiterer Fall. Speichere die Liste, um alle zu sehen.',
    other: `Und ${formatNumber(count)} weitere Fälle. Speichere die Liste, um alle zu sehen.`,
  });
export const saveListButton = 'Liste speichern';
export const placeColumn = 'Wo';
export const reasonColumn = 'Grund';

/* Import: importing */

export const importingTitle = 'Import läuft';
export const importProgress = (source: Source, done: number, total: number): string =>
  source === 'archive'
    ? plural(total, {
        one: `${formatNumber(done)} von 1 Element importiert.`,
        other: `${formatNumber(done)} von ${formatNumber(total)} Elementen importiert.`,
      })
    : plural(total, {
        one: `${formatNumber(done)} von 1 Eintrag importiert.`,
        other: `${formatNumber(done)} von ${formatNumber(total)} Einträgen importiert.`,
      });
export const filesProgress = (done: number, total: number): string =>
  plural(total, {
    one: `Deine Texte sind importiert. ${formatNumber(done)} von 1 Bild oder Aufnahme gelesen.`,
    other: `Deine Texte sind importiert. ${formatNumber(done)} von ${formatNumber(total)} Bildern und Aufnahmen gelesen.`,
  });
export const keepTabOpen = 'Du kannst andere Seiten öffnen, aber lass diesen Tab offen.';

/* Import: the result */

export const importedSoFarTitle = (source: Source, count: number): string =>
  source === 'archive'
    ? plural(count, {
        one: 'Bisher 1 Element importiert',
        other: `Bisher ${formatNumber(count)} Elemente importiert`,
      })
    : plural(count, {
        one: 'Bisher 1 Eintrag importiert',
        other: `Bisher ${formatNumber(count)} Einträge importiert`,
      });
export const importedTitle = (source: Source, count: number): string =>
  source === 'archive'
    ? plural(count, { one: '1 Element importiert', other: `${formatNumber(count)} Elemente importiert` })
    : plural(count, { one: '1 Eintrag importiert', other: `${formatNumber(count)} Einträge importiert` });
export const alreadyThere = (source: Source, count: number): string =>
  source === 'archive'
    ? plural(count, {
        one: '1 Element war schon da und wurde nicht geändert.',
        other: `${formatNumber(count)} Elemente waren schon da und wurden nicht geändert.`,
      })
    : plural(count, {
        one: '1 Eintrag war schon da und wurde nicht geändert.',
        other: `${formatNumber(count)} Einträge waren schon da und wurden nicht geändert.`,
      });
export const filesImported = (count: number): string =>
  plural(count, {
    one: '1 Bild oder Aufnahme importiert.',
    other: `${formatNumber(count)} Bilder und Aufnahmen importiert.`,
  });
export const noPoints = 'Importierte Tage bringen keine Punkte.';
export const continueImportButton = 'Import fortsetzen';
export const openJournalButton = 'Tagebuch öffnen';
export const importAnotherFileButton = 'Weitere Datei importieren';

/* Import: undoing one */

export const undoImportButton = 'Import rückgängig machen';
export const undoImportLabel = (day: string, source: Source): string =>
  `Import vom ${day} rückgängig machen (${SOURCE_NAMES[source]})`;
export const undoImportTitle = 'Diesen Import rückgängig machen?';
export const undoImportText = (source: Source, count: number): string =>
  source === 'archive'
    ? plural(count, {
        one: 'Das entfernt 1 Element von allen deinen Geräten. Elemente, die du seit dem Import geändert hast, und Einstellungen aus dem Archiv bleiben.',
        other: `Das entfernt ${formatNumber(count)} Elemente von allen deinen Geräten. Elemente, die du seit dem Import geändert hast, und Einstellungen aus dem Archiv bleiben.`,
      })
    : plural(count, {
        one: 'Das entfernt 1 Eintrag von allen deinen Geräten. Wenn du ihn seit dem Import geändert hast, bleibt er.',
        other: `Das entfernt ${formatNumber(count)} Einträge von allen deinen Geräten. Einträge, die du seit dem Import geändert hast, bleiben.`,
      });
export const keepImportButton = 'Import behalten';
export const undoneExceptChanged = (source: Source, count: number): string =>
  source === 'archive'
    ? plural(count, {
        one: 'Import rückgängig gemacht, außer 1 Element, das du seitdem geändert hast.',
        other: `Import rückgängig gemacht, außer ${formatNumber(count)} Elementen, die du seitdem geändert hast.`,
      })
    : plural(count, {
        one: 'Import rückgängig gemacht, außer 1 Eintrag, den du seitdem geändert hast.',
        other: `Import rückgängig gemacht, außer ${formatNumber(count)} Einträgen, die du seitdem geändert hast.`,
      });

/* Import: earlier imports */

export const earlierImportsTitle = 'Frühere Importe';
export const undoneImportOf = (day: string): string => `${day}, rückgängig gemacht`;
