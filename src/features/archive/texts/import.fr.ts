import { formatList, formatNumber, plural } from '../../../kernel/intl.fr.ts';
import type { Source } from '../contract/limits.ts';

/* Import: a file that can’t be imported */

export const nothingChanged = 'Rien n’a changé.';
export const empty = 'Ce fichier est vide.';
export const notUtf8 =
  'Le texte de ce fichier est illisible. Enregistre-le en «\u202fUTF-8\u202f» et choisis-le de nouveau.';
export const notJson = 'Ce fichier est incomplet ou endommagé\u00a0: ce n’est pas du JSON valide.';
export const notZip = 'Ce fichier zip est incomplet ou endommagé.';
export const locked =
  'Ce fichier zip est protégé par un mot de passe. Décompresse-le et choisis le fichier qu’il contient.';
export const tooLarge = (megabytes: number): string =>
  `Ce fichier dépasse ${formatNumber(megabytes)}\u00a0Mo. Importe ton journal en plusieurs parties.`;
export const unpacksTooLarge = (megabytes: number): string =>
  `Une fois décompressé, ce fichier zip dépasse ${formatNumber(megabytes)}\u00a0Mo. Importe ton journal en plusieurs parties.`;
export const tooManyFiles = (files: number): string =>
  `Ce fichier zip contient plus de ${formatNumber(files)} fichiers. Choisis celui qui contient ton journal.`;
export const tooManyLines = (lines: number): string =>
  `Ce tableau a plus de ${formatNumber(lines)} lignes. Importe ton journal en plusieurs parties.`;
export const sizesWrong =
  'Ce fichier zip contient plus qu’il ne l’annonce, le décompresser n’est donc pas sûr. Exporte de nouveau ton journal.';
export const packingUnknown =
  'Ce fichier zip est compressé d’une façon que nous ne savons pas lire. Décompresse-le et choisis le fichier qu’il contient.';
export const nothingKnown =
  'Il n’y a pas de journal dans ce fichier. Choisis une archive, un export de Day One, de Journey ou d’Apple Journal, ou un tableau CSV.';
export const newer =
  'Cette archive vient d’une version plus récente de l’application. Recharge la page et réessaie.';
export const noDates =
  'Aucune colonne de ce tableau ne contient de dates. Nomme cette colonne «\u202fdate\u202f» dans la première ligne.';
export const noTexts =
  'Aucune colonne de ce tableau ne contient de texte. Nomme cette colonne «\u202ftext\u202f» dans la première ligne.';
export const noEntries = 'Il n’y a pas d’entrée dans ce fichier.';
export const unreadable = 'Ce fichier n’a pas pu être lu. Réessaie ou choisis-en un autre.';

/* Import: why a part of a file is left out */

export const dateMissing = 'La date manque.';
export const dateUnreadable = 'La date est illisible.';
export const dateInFuture = 'La date est dans le futur.';
export const dateTooOld = 'La date est antérieure à 1900.';
export const textMissing = 'Le texte manque.';
export const textInvalid = 'Le texte contient un caractère non valide.';
export const notAnEntry = 'Ce n’est pas une entrée de journal.';
export const quoteNotClosed =
  'Un guillemet n’est pas fermé\u00a0: cette ligne et tout ce qui la suit sont laissés de côté.';
export const quoteMisplaced = 'Un guillemet est mal placé.';
export const moodUnknown = 'Ce n’est pas l’une des cinq humeurs.';
export const rowInvalid = 'Cette ligne n’est pas valide.';
export const fieldInvalid = (field: string): string =>
  `La valeur de «\u202f${field}\u202f» n’est pas valide.`;
export const tableUnknown = 'Cette version de l’application ne connaît pas cette table.';

/* Import: why a picture or a recording is left out */

export const mediaMissing = 'Le fichier n’est pas là.';
export const mediaOfSeveral = 'Plusieurs fichiers portent ce nom.';
export const mediaLocked = 'Le fichier est protégé par un mot de passe.';
export const mediaEmpty = 'Le fichier est vide.';
export const mediaDamaged = 'Le fichier est endommagé.';
export const mediaChanged = 'Le fichier n’est pas celui qui a été enregistré dans l’archive.';
export const mediaTooLarge = (megabytes: number): string =>
  `Le fichier dépasse ${formatNumber(Math.round(megabytes))}\u00a0Mo.`;
export const mediaUnknown = 'Le fichier n’est ni une image ni un enregistrement que nous puissions lire.';
export const videoNotImported = 'Les vidéos ne peuvent pas être importées.';
export const pdfNotImported = 'Les PDF ne peuvent pas être importés.';
export const pictureTooLarge = 'L’image a trop de pixels.';
export const pictureUnreadable = 'Ce navigateur ne peut pas lire l’image.';
export const recordingUnreadable = 'Ce navigateur ne peut pas lire l’enregistrement.';
export const tooManyPictures = (count: number): string =>
  `Une entrée peut avoir ${formatNumber(count)} images au plus. Celle-ci est en trop.`;
export const tooManyRecordings = (count: number): string =>
  `Une entrée peut avoir ${formatNumber(count)} enregistrements au plus. Celui-ci est en trop.`;
export const notInArchive = 'Le fichier n’était pas sur l’appareil quand l’archive a été créée.';
export const ownerMissing = 'Le texte auquel il appartient n’est pas dans l’archive.';

/* Import: where a part of a file is */

export const fileOf = (place: string, name: string): string => `${place}, ${name}`;

export const entryAt = (at: number): string => `Entrée ${at}`;
export const entryInFile = (file: string, at: number): string => `${file}, entrée ${at}`;
export const lineAt = (line: number): string => `Ligne ${line}`;
export const lineAndRowAt = (line: number, row: number): string =>
  `Ligne ${line} (ligne ${row} dans un tableur)`;
export const rowAt = (table: string, at: number): string => `${table}, ligne ${at}`;

/* Import */

export const importTitle = 'Import';
export const backToProfileButton = 'Retour au profil';

/* Import: choosing a file */

export const importHelp =
  'Importe une archive créée ici, un export de Day One, de Journey ou d’Apple Journal, ou un tableau avec des dates et des textes. Tu vois ce que contient le fichier avant tout changement, et tu peux annuler l’import.';
export const dropHere = 'Dépose un fichier ici, ou colle-le';
export const dropNow = 'Dépose le fichier pour le lire';
export const fileKinds = (megabytes: number): string =>
  `Zip, JSON ou CSV, jusqu’à ${formatNumber(megabytes)}\u00a0Mo sans les images ni les enregistrements. Le fichier est chiffré sur cet appareil.`;
export const folderDropped =
  'C’est un dossier. Choisis le fichier qu’il contient, ou fais-en un fichier zip.';
export const severalDropped =
  'Ce sont plusieurs fichiers. Choisis-en un à la fois, ou fais-en un fichier zip.';
export const nothingDropped = 'Ce n’est pas un fichier. Choisis-en un.';
export const exportStepsTitle = 'Comment exporter ton journal';
export const EXPORT_STEPS: readonly { app: string; steps: readonly string[] }[] = [
  {
    app: 'Depuis Day One',
    steps: [
      'Dans Day One, ouvre les réglages («\u202fSettings\u202f»).',
      'Choisis «\u202fImport/Export\u202f», puis «\u202fExport\u202f», puis JSON.',
      'Enregistre le fichier zip que crée Day One, et choisis-le ici. Ne le décompresse pas.',
    ],
  },
  {
    app: 'Depuis Journey',
    steps: [
      'Dans Journey, ouvre les réglages («\u202fSettings\u202f»), puis les données («\u202fData\u202f»).',
      'Choisis «\u202fExport\u202f» et le fichier zip, que certaines versions appellent «\u202fJourney Cloud\u202f».',
      'Enregistre le fichier zip, et choisis-le ici. Ne le décompresse pas.',
    ],
  },
  {
    app: 'Depuis Apple Journal',
    steps: [
      'Dans Apple Journal, ouvre le menu en haut et choisis d’exporter toutes les entrées.',
      'Enregistre «\u202fAppleJournalEntries\u202f» sur ton appareil.',
      'Si c’est un dossier, compresse-le\u00a0: il faut le fichier zip. Choisis-le ici.',
    ],
  },
  {
    app: 'Depuis une autre application',
    steps: [
      'Exporte ton journal en tableau, ou copie-le dans un tableur.',
      'Nomme une colonne «\u202fdate\u202f» et une autre «\u202ftext\u202f».',
      'Les colonnes «\u202ftitle\u202f» (titre), «\u202fplace\u202f» (lieu), «\u202fweather\u202f» (météo) et «\u202ftags\u202f» (mots-clés) sont facultatives.',
      'Enregistre le tableau en CSV, et choisis-le ici.',
    ],
  },
];
export const fileToImportLabel = 'Fichier à importer';
export const chooseFileButton = 'Choisir un fichier';

/* Import: reading the file */

export const readingFile = 'Lecture du fichier…';
export const readingFileLabel = 'Lecture du fichier';
export const cancelButton = 'Annuler';

/* Import: what is in the file */

export const SOURCE_NAMES: Readonly<Record<Source, string>> = {
  archive: 'Archive',
  day_one: 'Day One',
  journey: 'Journey',
  apple_journal: 'Apple Journal',
  csv: 'Tableau CSV',
};

/** Such as “3 entrées”; an archive holds other things, too. */
const counted = (source: Source, count: number): string =>
  source === 'archive'
    ? plural(count, { one: `${formatNumber(count)} élément`, other: `${formatNumber(count)} éléments` })
    : plural(count, { one: `${formatNumber(count)} entrée`, other: `${formatNumber(count)} entrées` });

/** Such as “3 entrées importées”. */
const countedImported = (source: Source, count: number): string =>
  source === 'archive'
    ? plural(count, {
        one: `${formatNumber(count)} élément importé`,
        other: `${formatNumber(count)} éléments importés`,
      })
    : plural(count, {
        one: `${formatNumber(count)} entrée importée`,
        other: `${formatNumber(count)} entrées importées`,
      });

export const contents = (source: Source, count: number): string =>
  `${SOURCE_NAMES[source]}\u00a0: ${counted(source, count)}`;
export const period = (first: string, last: string): string => `${first} – ${last}`;
/** What comes in besides the words: '512 pictures and 14 recordings'; '' when nothing does. */
export function filesFound(pictures: number, recordings: number): string {
  const counts = [
    pictures > 0 &&
      plural(pictures, { one: `${formatNumber(pictures)} image`, other: `${formatNumber(pictures)} images` }),
    recordings > 0 &&
      plural(recordings, {
        one: `${formatNumber(recordings)} enregistrement`,
        other: `${formatNumber(recordings)} enregistrements`,
      }),
  ];
  return formatList(counts.filter((count) => count !== false));
}
export const longEntriesSplit = (count: number): string =>
  plural(count, {
    one: `${formatNumber(count)} longue entrée sera divisée en plusieurs entrées du même jour.`,
    other: `${formatNumber(count)} longues entrées seront divisées en plusieurs entrées du même jour.`,
  });
export const dayOrderTitle = 'Les dates comme 03/04/2026';
export const dayFirst = 'Jour d’abord\u00a0: 3 avril';
export const monthFirst = 'Mois d’abord\u00a0: 4 mars';
export const firstEntriesLabel = 'Premières entrées';
export const importButton = (source: Source, count: number): string => `Importer ${counted(source, count)}`;
export const chooseAnotherFileButton = 'Choisir un autre fichier';

/* Import: what is left out */

export const problemsTitle = (source: Source, count: number): string => {
  if (source === 'csv')
    return plural(count, {
      one: `${formatNumber(count)} ligne ne peut pas être importée`,
      other: `${formatNumber(count)} lignes ne peuvent pas être importées`,
    });
  return source === 'archive'
    ? plural(count, {
        one: `${formatNumber(count)} élément ne peut pas être importé`,
        other: `${formatNumber(count)} éléments ne peuvent pas être importés`,
      })
    : plural(count, {
        one: `${formatNumber(count)} entrée ne peut pas être importée`,
        other: `${formatNumber(count)} entrées ne peuvent pas être importées`,
      });
};
export const problemAt = <Part>(place: Part, reason: Part) => [place, '\u00a0: ', reason];
export const fileProblemsTitle = (count: number): string =>
  plural(count, {
    one: `${formatNumber(count)} image ou enregistrement ne peut pas être importé`,
    other: `${formatNumber(count)} images et enregistrements ne peuvent pas être importés`,
  });
export const moreProblems = (count: number): string =>
  plural(count, {
    one: `Et ${formatNumber(count)} de plus. Enregistre la liste pour tout voir.`,
    other: `Et ${formatNumber(count)} de plus. Enregistre la liste pour tout voir.`,
  });
export const saveListButton = 'Enregistrer la liste';
export const placeColumn = 'Où';
export const reasonColumn = 'Raison';

/* Import: importing */

export const importingTitle = 'Import en cours';
export const importProgress = (source: Source, done: number, total: number): string =>
  `${countedImported(source, done)} sur ${formatNumber(total)}.`;
export const filesProgress = (done: number, total: number): string =>
  plural(total, {
    one: `Tes mots sont importés. Images et enregistrements lus\u00a0: ${formatNumber(done)} sur ${formatNumber(total)}.`,
    other: `Tes mots sont importés. Images et enregistrements lus\u00a0: ${formatNumber(done)} sur ${formatNumber(total)}.`,
  });
export const keepTabOpen = 'Tu peux ouvrir d’autres pages, mais garde cet onglet ouvert.';

/* Import: the result */

export const importedSoFarTitle = (source: Source, count: number): string =>
  `${countedImported(source, count)} jusqu’ici`;
export const importedTitle = (source: Source, count: number): string => countedImported(source, count);
export const alreadyThere = (source: Source, count: number): string =>
  source === 'archive'
    ? plural(count, {
        one: `${formatNumber(count)} élément était déjà là et n’a pas changé.`,
        other: `${formatNumber(count)} éléments étaient déjà là et n’ont pas changé.`,
      })
    : plural(count, {
        one: `${formatNumber(count)} entrée était déjà là et n’a pas changé.`,
        other: `${formatNumber(count)} entrées étaient déjà là et n’ont pas changé.`,
      });
export const filesImported = (count: number): string =>
  plural(count, {
    one: `${formatNumber(count)} image ou enregistrement importé.`,
    other: `${formatNumber(count)} images et enregistrements importés.`,
  });
export const noPoints = 'Les jours importés ne rapportent pas de points.';
export const continueImportButton = 'Continuer l’import';
export const openJournalButton = 'Ouvrir ton journal';
export const importAnotherFileButton = 'Importer un autre fichier';

/* Import: undoing one */

export const undoImportButton = 'Annuler l’import';
export const undoImportLabel = (day: string, source: Source): string =>
  `Annuler l’import du ${day} (${SOURCE_NAMES[source]})`;
export const undoImportTitle = 'Annuler cet import\u202f?';
export const undoImportText = (source: Source, count: number): string =>
  source === 'archive'
    ? plural(count, {
        one: `Cela retire ${formatNumber(count)} élément de tous tes appareils. Les éléments que tu as modifiés depuis l’import et les réglages restaurés depuis l’archive sont gardés.`,
        other: `Cela retire ${formatNumber(count)} éléments de tous tes appareils. Les éléments que tu as modifiés depuis l’import et les réglages restaurés depuis l’archive sont gardés.`,
      })
    : plural(count, {
        one: `Cela retire ${formatNumber(count)} entrée de tous tes appareils. Si tu l’as modifiée depuis l’import, elle est gardée.`,
        other: `Cela retire ${formatNumber(count)} entrées de tous tes appareils. Celles que tu as modifiées depuis l’import sont gardées.`,
      });
export const keepImportButton = 'Garder l’import';
export const undoneExceptChanged = (source: Source, count: number): string =>
  source === 'archive'
    ? plural(count, {
        one: `Import annulé, sauf ${formatNumber(count)} élément que tu as modifié depuis.`,
        other: `Import annulé, sauf ${formatNumber(count)} éléments que tu as modifiés depuis.`,
      })
    : plural(count, {
        one: `Import annulé, sauf ${formatNumber(count)} entrée que tu as modifiée depuis.`,
        other: `Import annulé, sauf ${formatNumber(count)} entrées que tu as modifiées depuis.`,
      });

/* Import: earlier imports */

export const earlierImportsTitle = 'Imports précédents';
export const undoneImportOf = (day: string): string => `${day}, annulé`;
