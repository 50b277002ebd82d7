import { formatNumber, plural } from '../../kernel/intl.fr.ts';
import type { AttachedTable } from '../attachments/contract/limits.ts';

export * from './texts/import.fr.ts';

/* Import and archive: messages */

export const notComplete =
  'Tes anciennes entrées sont encore en cours de chargement sur cet appareil. Réessaie dans un instant.';
export const downloadWaits =
  'Tes anciennes entrées sont encore en cours de chargement sur cet appareil. Le téléchargement commencera dès qu’elles seront là.';
export const archiveFailed = 'Ton archive n’a pas pu être créée. Réessaie.';
export const notSignedIn = 'Aucune session ouverte.';
export const deviceFull =
  'Il n’y a pas assez de place sur cet appareil pour d’autres images, mais ce qui a été importé est gardé. Libère de la place, puis choisis de nouveau le même fichier pour continuer.';
export const importFailed =
  'L’import a été interrompu, mais ce qui a été importé est gardé. Choisis de nouveau le même fichier pour continuer.';
export const importStopped =
  'L’import a été arrêté, mais ce qui a été importé est gardé. Choisis de nouveau le même fichier pour continuer, ou annule l’import.';
export const undone = 'Import annulé.';
export const undoFailed = 'L’import n’a pas pu être annulé. Réessaie.';

/* Profile: everything in one file */

export const archiveTitle = 'Tout dans un fichier';
export const readableByAnyone = 'Toute personne qui a le fichier peut le lire.';
export const archiveHelp = <Part>(readableByAnyone: Part) => [
  'Un fichier zip avec une page pour chaque jour, tes images et tes enregistrements, des tableaux pour un tableur et une copie que tu peux importer ici. Il contient aussi les versions précédentes de ce que tu as modifié, et il est créé sur cet appareil. ',
  readableByAnyone,
];
export const downloadEverythingButton = 'Tout télécharger';
export const makingArchive = 'Création de ton archive…';
export const makingArchiveLabel = 'Création de ton archive';
export const archiveSaved = 'Ton archive a été enregistrée.';
export const archiveSavedIncomplete = (count: number): string =>
  plural(count, {
    one: `Ton archive a été enregistrée sans ${formatNumber(count)} élément qui ne peut pas être lu sur cet appareil.`,
    other: `Ton archive a été enregistrée sans ${formatNumber(count)} éléments qui ne peuvent pas être lus sur cet appareil.`,
  });
export const archiveSavedWithoutFiles = (count: number): string =>
  plural(count, {
    one: `Ton archive a été enregistrée sans ${formatNumber(count)} image ou enregistrement qui n’est pas sur cet appareil. Son nom figure ci-dessous et dans l’archive.`,
    other: `Ton archive a été enregistrée sans ${formatNumber(count)} images et enregistrements qui ne sont pas sur cet appareil. Leurs noms figurent ci-dessous et dans l’archive.`,
  });
export const filesNotInArchiveTitle = (count: number): string =>
  plural(count, {
    one: `${formatNumber(count)} image ou enregistrement n’est pas dans ton archive`,
    other: `${formatNumber(count)} images et enregistrements ne sont pas dans ton archive`,
  });
export const filesNotInArchiveHelp =
  'Ils ne sont pas encore arrivés sur cet appareil, ou il n’y avait pas de connexion. Relance «\u202fTout télécharger\u202f» quand tu seras en ligne.';
export const moreFiles = (count: number): string =>
  plural(count, {
    one: `Et ${formatNumber(count)} de plus. La liste dans l’archive les contient tous.`,
    other: `Et ${formatNumber(count)} de plus. La liste dans l’archive les contient tous.`,
  });
export const zipFileType = 'Archive zip';

/* In the archive: README.txt */

export const readme = (archiveFile: string): string => `Ceci est ton carnet\u00a0: tout ce que tu as écrit.
Toute personne qui a ce fichier peut le lire.

${archiveFile}\u00a0: une copie de tout, que tu peux importer de nouveau. Dans l’application, ouvre «\u202fProfil\u202f», puis «\u202fImporter un fichier\u202f» sous «\u202fTes données\u202f».

days\u00a0: une page en Markdown pour chaque jour qui contient quelque chose.

Images et enregistrements\u00a0: ce que tu as ajouté à tes entrées, tes leçons et ta liste de rêves. Les pages les montrent, et un tableau en donne la liste.

Fichiers CSV\u00a0: des tableaux pour un tableur. Si un texte commence par =, +, - ou @, une apostrophe le précède. Sans elle, un tableur prendrait le texte pour une formule.
`;

/* In the archive: a list of what isn’t in it */

export const missingFilesList = (names: readonly string[]): string =>
  `Ces images et enregistrements n’ont pas pu être chargés quand cette archive a été créée. Ils sont toujours dans ton compte. Relance «\u202fTout télécharger\u202f» quand tu seras en ligne.

${names.join('\n')}
`;

/* In the archive: pictures and recordings */

export const ATTACHED_TO: Readonly<Record<AttachedTable, string>> = {
  journal_entries: 'entrée',
  lessons_learned: 'leçon',
  bucket_list_items: 'rêve',
};
export const fileNotHere = (name: string): string => `${name} n’est pas dans cette archive.`;
export const recordingOf = (time: string): string => `Enregistrement, ${time}`;

/* In the archive: a day’s page */

export const celebrationQuestion = 'Que peux-tu célébrer de la journée d’hier\u202f?';
export const goalQuestion = 'Quel est ton grand objectif en ce moment\u202f?';
export const goalImportanceQuestion = 'Pourquoi est-ce important\u202f?';
export const fearQuestion = 'De quoi as-tu peur\u202f?';
export const valuesQuestion = 'Que te disent tes valeurs\u202f?';
export const actionQuestion = 'Que vas-tu faire aujourd’hui\u202f?';
export const actionsDoneTitle = 'Actions terminées';
export const lessonsLearnedTitle = 'Leçons apprises';

/* Answers of the server */

export const undoneInBetween =
  'Cet import a été annulé. Choisis de nouveau le fichier pour en commencer un autre.';
export const otherSource = 'Cet import a été commencé avec un autre type de fichier.';
export const importLimitReached = 'Tu as atteint la limite d’import du jour. Continue demain.';
export const rowInFuture = 'La date d’une ligne est dans le futur.';
export const importNotFound = 'Cet import est introuvable. Il a peut-être été annulé ou supprimé.';
export const characterInvalid = 'Contient un caractère non valide';
export const notCompleted = 'Une action qui n’est pas terminée ne peut pas avoir de date de fin';
export const pauseInvalid = 'Ce ne sont pas les jours d’une pause';
export const columnUnknown = 'Contient une colonne que sa table n’a pas';

/* Downloaded files */

export const whyItsImportant = 'Pourquoi c’est important';
export const goldFile = 'Gold File';
/** Of pages from other journals. */
export const pageTitle = 'Titre';
export const pageText = 'Texte';
export const pageDetails = 'Détails';

/* Gold File on the dashboard */

export const goldFileFailed = 'Ton Gold File n’est pas prêt. Réessaie.';
export const notLoggedIn = 'Aucune session ouverte.';
export const goldFileTitle = 'Gold File';
export const goldFileText = 'Ton journal et tes leçons dans un seul fichier texte';
export const downloadButton = 'Télécharger';
export const downloadLabel = 'Télécharger le Gold File';
export const preparing = 'Préparation…';
export const preparingLabel = 'Préparation… Gold File';
