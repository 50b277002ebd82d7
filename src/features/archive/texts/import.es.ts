import { formatList, formatNumber, plural } from '../../../kernel/intl.es.ts';
import type { Source } from '../contract/limits.ts';

/* Import: a file that can’t be imported */

export const nothingChanged = 'No se cambió nada.';
export const empty = 'Este archivo está vacío.';
export const notUtf8 = 'El texto de este archivo no se puede leer. Guárdalo como «UTF-8» y elígelo otra vez.';
export const notJson = 'Este archivo está incompleto o dañado: no es JSON válido.';
export const notZip = 'Este archivo zip está incompleto o dañado.';
export const locked =
  'Este archivo zip está protegido con contraseña. Descomprímelo y elige el archivo que contiene.';
export const tooLarge = (megabytes: number): string =>
  `Este archivo ocupa más de ${formatNumber(megabytes)} MB. Importa tu diario en partes más pequeñas.`;
export const unpacksTooLarge = (megabytes: number): string =>
  `Este archivo zip contiene más de ${formatNumber(megabytes)} MB una vez descomprimido. Importa tu diario en partes más pequeñas.`;
export const tooManyFiles = (files: number): string =>
  `Este archivo zip contiene más de ${formatNumber(files)} archivos. Elige el archivo en el que está tu diario.`;
export const tooManyLines = (lines: number): string =>
  `Esta tabla tiene más de ${formatNumber(lines)} líneas. Importa tu diario en partes más pequeñas.`;
export const sizesWrong =
  'Este archivo zip contiene más de lo que declara, así que no es seguro descomprimirlo. Vuelve a exportar tu diario.';
export const packingUnknown =
  'Este archivo zip está comprimido de una forma que no podemos leer. Descomprímelo y elige el archivo que contiene.';
export const nothingKnown =
  'No hay ningún diario en este archivo. Elige una copia completa, una exportación de Day One, Journey o Apple Journal, o una tabla CSV.';
export const newer =
  'Esta copia completa se creó con una versión más nueva de la aplicación. Recarga la página y vuelve a intentarlo.';
export const noDates =
  'Ninguna columna de esta tabla tiene fechas. Llama a esa columna «date» en la primera línea.';
export const noTexts =
  'Ninguna columna de esta tabla tiene texto. Llama a esa columna «text» en la primera línea.';
export const noEntries = 'No hay entradas en este archivo.';
export const unreadable = 'No pudimos leer este archivo. Vuelve a intentarlo o elige otro.';

/* Import: why a part of a file is left out */

export const dateMissing = 'Falta la fecha.';
export const dateUnreadable = 'La fecha no se puede leer.';
export const dateInFuture = 'La fecha es futura.';
export const dateTooOld = 'La fecha es anterior a 1900.';
export const textMissing = 'Falta el texto.';
export const textInvalid = 'El texto contiene un carácter no válido.';
export const notAnEntry = 'Esto no es una entrada de diario.';
export const quoteNotClosed =
  'Unas comillas no están cerradas, así que se omiten esta línea y todo lo que sigue.';
export const quoteMisplaced = 'Unas comillas están en un lugar incorrecto.';
export const moodUnknown = 'Este no es uno de los cinco estados de ánimo.';
export const rowInvalid = 'Esta fila no es válida.';
export const fieldInvalid = (field: string): string => `El valor de «${field}» no es válido.`;
export const tableUnknown = 'Esta versión de la aplicación no reconoce esta tabla.';

/* Import: why a picture or a recording is left out */

export const mediaMissing = 'El archivo no está.';
export const mediaOfSeveral = 'Varios archivos tienen este nombre.';
export const mediaLocked = 'El archivo está protegido con contraseña.';
export const mediaEmpty = 'El archivo está vacío.';
export const mediaDamaged = 'El archivo está dañado.';
export const mediaChanged = 'El archivo no es el que se guardó en la copia.';
export const mediaTooLarge = (megabytes: number): string =>
  `El archivo ocupa más de ${formatNumber(Math.round(megabytes))} MB.`;
export const mediaUnknown = 'El archivo no es una imagen ni una grabación que podamos leer.';
export const videoNotImported = 'Los vídeos no se pueden importar.';
export const pdfNotImported = 'Los PDF no se pueden importar.';
export const pictureTooLarge = 'La imagen tiene demasiados píxeles.';
export const pictureUnreadable = 'Este navegador no puede leer la imagen.';
export const recordingUnreadable = 'Este navegador no puede leer la grabación.';
export const tooManyPictures = (count: number): string =>
  `Una entrada puede tener ${formatNumber(count)} imágenes. Esta supera el límite.`;
export const tooManyRecordings = (count: number): string =>
  `Una entrada puede tener ${formatNumber(count)} grabaciones. Esta supera el límite.`;
export const notInArchive = 'El archivo no estaba en el dispositivo cuando se creó la copia.';
export const ownerMissing = 'Aquello a lo que pertenece no está en la copia.';

/* Import: where a part of a file is */

export const fileOf = (place: string, name: string): string => `${place}, ${name}`;

export const entryAt = (at: number): string => `Entrada ${at}`;
export const entryInFile = (file: string, at: number): string => `${file}, entrada ${at}`;
export const lineAt = (line: number): string => `Línea ${line}`;
export const lineAndRowAt = (line: number, row: number): string =>
  `Línea ${line} (fila ${row} en una hoja de cálculo)`;
export const rowAt = (table: string, at: number): string => `${table}, fila ${at}`;

/* Import */

export const importTitle = 'Importar';
export const backToProfileButton = 'Volver al perfil';

/* Import: choosing a file */

export const importHelp =
  'Importa una copia completa de aquí, una exportación de Day One, Journey o Apple Journal, o una tabla con fechas y textos. Verás qué hay en el archivo antes de que se cambie nada, y puedes deshacer la importación.';
export const dropHere = 'Suelta un archivo aquí, o pégalo';
export const dropNow = 'Suelta el archivo para leerlo';
export const fileKinds = (megabytes: number): string =>
  `Zip, JSON o CSV, hasta ${formatNumber(megabytes)} MB sin imágenes ni grabaciones. Se cifra en este dispositivo.`;
export const folderDropped = 'Esto es una carpeta. Elige el archivo que contiene, o comprímela en un zip.';
export const severalDropped = 'Son varios archivos. Elígelos de uno en uno, o comprímelos en un zip.';
export const nothingDropped = 'Eso no es un archivo. Elige uno.';
export const exportStepsTitle = 'Cómo exportar tu diario';
export const EXPORT_STEPS: readonly { app: string; steps: readonly string[] }[] = [
  {
    app: 'Desde Day One',
    steps: [
      'En Day One, abre los ajustes.',
      'Elige «Importar/Exportar», después «Exportar» y después JSON.',
      'Guarda el archivo zip que crea Day One y elígelo aquí. No lo descomprimas.',
    ],
  },
  {
    app: 'Desde Journey',
    steps: [
      'En Journey, abre los ajustes y después «Datos».',
      'Elige «Exportar» y el archivo zip, que en algunas versiones se llama «Journey Cloud».',
      'Guarda el archivo zip y elígelo aquí. No lo descomprimas.',
    ],
  },
  {
    app: 'Desde Apple Journal (Diario)',
    steps: [
      'En la aplicación Diario de Apple, abre el menú de arriba y elige exportar todas las entradas.',
      'Guarda «AppleJournalEntries» en tu dispositivo.',
      'Si es una carpeta, comprímela: necesitas el archivo zip. Elígelo aquí.',
    ],
  },
  {
    app: 'Desde otra aplicación',
    steps: [
      'Exporta tu diario como tabla, o cópialo en una hoja de cálculo.',
      'Llama a una columna «date» y a otra «text».',
      'Las columnas de título, lugar, tiempo y etiquetas son opcionales.',
      'Guarda la tabla como CSV y elígela aquí.',
    ],
  },
];
export const fileToImportLabel = 'Archivo para importar';
export const chooseFileButton = 'Elegir un archivo';

/* Import: reading the file */

export const readingFile = 'Leyendo el archivo…';
export const readingFileLabel = 'Leyendo el archivo';
export const cancelButton = 'Cancelar';

/* Import: what is in the file */

export const SOURCE_NAMES: Readonly<Record<Source, string>> = {
  archive: 'Copia completa',
  day_one: 'Day One',
  journey: 'Journey',
  apple_journal: 'Apple Journal',
  csv: 'Tabla CSV',
};
export const contents = (source: Source, count: number): string => {
  const name = SOURCE_NAMES[source];
  return source === 'archive'
    ? plural(count, { one: `${name}: 1 elemento`, other: `${name}: ${formatNumber(count)} elementos` })
    : plural(count, { one: `${name}: 1 entrada`, other: `${name}: ${formatNumber(count)} entradas` });
};
export const period = (first: string, last: string): string => `Del ${first} al ${last}`;
/** What comes in besides the words: '512 pictures and 14 recordings'; '' when nothing does. */
export function filesFound(pictures: number, recordings: number): string {
  const counts = [
    pictures > 0 && plural(pictures, { one: '1 imagen', other: `${formatNumber(pictures)} imágenes` }),
    recordings > 0 &&
      plural(recordings, { one: '1 grabación', other: `${formatNumber(recordings)} grabaciones` }),
  ];
  return formatList(counts.filter((count) => count !== false));
}
export const longEntriesSplit = (count: number): string =>
  plural(count, {
    one: '1 entrada larga se dividirá en varias entradas del mismo día.',
    other: `${formatNumber(count)} entradas largas se dividirán en varias entradas del mismo día.`,
  });
export const dayOrderTitle = 'Fechas como 03/04/2026';
export const dayFirst = 'Primero el día: 3 de abril';
export const monthFirst = 'Primero el mes: 4 de marzo';
export const firstEntriesLabel = 'Primeras entradas';
export const importButton = (source: Source, count: number): string =>
  source === 'archive'
    ? plural(count, { one: 'Importar 1 elemento', other: `Importar ${formatNumber(count)} elementos` })
    : plural(count, { one: 'Importar 1 entrada', other: `Importar ${formatNumber(count)} entradas` });
export const chooseAnotherFileButton = 'Elegir otro archivo';

/* Import: what is left out */

export const problemsTitle = (source: Source, count: number): string => {
  if (source === 'csv')
    return plural(count, {
      one: '1 línea no se puede importar',
      other: `${formatNumber(count)} líneas no se pueden importar`,
    });
  return source === 'archive'
    ? plural(count, {
        one: '1 elemento no se puede importar',
        other: `${formatNumber(count)} elementos no se pueden importar`,
      })
    : plural(count, {
        one: '1 entrada no se puede importar',
        other: `${formatNumber(count)} entradas no se pueden importar`,
      });
};
export const problemAt = <Part>(place: Part, reason: Part) => [place, ': ', reason];
export const fileProblemsTitle = (count: number): string =>
  plural(count, {
    one: '1 imagen o grabación no se puede importar',
    other: `${formatNumber(count)} imágenes y grabaciones no se pueden importar`,
  });
export const moreProblems = (count: number): string =>
  plural(count, {
    one: 'Y 1 más. Guarda la lista para ver todo.',
    other: `Y ${formatNumber(count)} más. Guarda la lista para ver todo.`,
  });
export const saveListButton = 'Guardar lista';
export const placeColumn = 'Dónde';
export const reasonColumn = 'Motivo';

/* Import: importing */

export const importingTitle = 'Importando';
export const importProgress = (source: Source, done: number, total: number): string =>
  source === 'archive'
    ? plural(total, {
        one: `${formatNumber(done)} de 1 elemento importado.`,
        other: `${formatNumber(done)} de ${formatNumber(total)} elementos importados.`,
      })
    : plural(total, {
        one: `${formatNumber(done)} de 1 entrada importada.`,
        other: `${formatNumber(done)} de ${formatNumber(total)} entradas importadas.`,
      });
export const filesProgress = (done: number, total: number): string =>
  plural(total, {
    one: `Tus palabras están importadas. Leídas: ${formatNumber(done)} de 1 imagen o grabación.`,
    other: `Tus palabras están importadas. Leídas: ${formatNumber(done)} de ${formatNumber(total)} imágenes y grabaciones.`,
  });
export const keepTabOpen = 'Puedes abrir otras páginas, pero deja esta pestaña abierta.';

/* Import: the result */

export const importedSoFarTitle = (source: Source, count: number): string =>
  source === 'archive'
    ? plural(count, {
        one: '1 elemento importado hasta ahora',
        other: `${formatNumber(count)} elementos importados hasta ahora`,
      })
    : plural(count, {
        one: '1 entrada importada hasta ahora',
        other: `${formatNumber(count)} entradas importadas hasta ahora`,
      });
export const importedTitle = (source: Source, count: number): string =>
  source === 'archive'
    ? plural(count, { one: '1 elemento importado', other: `${formatNumber(count)} elementos importados` })
    : plural(count, { one: '1 entrada importada', other: `${formatNumber(count)} entradas importadas` });
export const alreadyThere = (source: Source, count: number): string =>
  source === 'archive'
    ? plural(count, {
        one: '1 elemento ya estaba y no se cambió.',
        other: `${formatNumber(count)} elementos ya estaban y no se cambiaron.`,
      })
    : plural(count, {
        one: '1 entrada ya estaba y no se cambió.',
        other: `${formatNumber(count)} entradas ya estaban y no se cambiaron.`,
      });
export const filesImported = (count: number): string =>
  plural(count, {
    one: '1 imagen o grabación importada.',
    other: `${formatNumber(count)} imágenes y grabaciones importadas.`,
  });
export const noPoints = 'Los días importados no dan puntos.';
export const continueImportButton = 'Continuar importación';
export const openJournalButton = 'Abrir tu diario';
export const importAnotherFileButton = 'Importar otro archivo';

/* Import: undoing one */

export const undoImportButton = 'Deshacer importación';
export const undoImportLabel = (day: string, source: Source): string =>
  `Deshacer la importación del ${day} (${SOURCE_NAMES[source]})`;
export const undoImportTitle = '¿Deshacer esta importación?';
export const undoImportText = (source: Source, count: number): string =>
  source === 'archive'
    ? plural(count, {
        one: 'Se elimina 1 elemento de todos tus dispositivos. Los elementos que has cambiado desde la importación y los ajustes restaurados de la copia se conservan.',
        other: `Se eliminan ${formatNumber(count)} elementos de todos tus dispositivos. Los elementos que has cambiado desde la importación y los ajustes restaurados de la copia se conservan.`,
      })
    : plural(count, {
        one: 'Se elimina 1 entrada de todos tus dispositivos. Si la has cambiado desde la importación, se conserva.',
        other: `Se eliminan ${formatNumber(count)} entradas de todos tus dispositivos. Las entradas que has cambiado desde la importación se conservan.`,
      });
export const keepImportButton = 'Conservar importación';
export const undoneExceptChanged = (source: Source, count: number): string =>
  source === 'archive'
    ? plural(count, {
        one: 'Importación deshecha, salvo 1 elemento que has cambiado desde entonces.',
        other: `Importación deshecha, salvo ${formatNumber(count)} elementos que has cambiado desde entonces.`,
      })
    : plural(count, {
        one: 'Importación deshecha, salvo 1 entrada que has cambiado desde entonces.',
        other: `Importación deshecha, salvo ${formatNumber(count)} entradas que has cambiado desde entonces.`,
      });

/* Import: earlier imports */

export const earlierImportsTitle = 'Importaciones anteriores';
export const undoneImportOf = (day: string): string => `${day}, deshecha`;
