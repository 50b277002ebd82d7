import { formatNumber, plural } from '../../kernel/intl.es.ts';
import type { AttachedTable } from '../attachments/contract/limits.ts';

export * from './texts/import.es.ts';

/* Import and archive: messages */

export const notComplete =
  'Tus entradas más antiguas aún se están cargando en este dispositivo. Vuelve a intentarlo en un momento.';
export const downloadWaits =
  'Tus entradas más antiguas aún se están cargando en este dispositivo. La descarga empezará cuando estén aquí.';
export const archiveFailed = 'No pudimos crear tu copia completa. Vuelve a intentarlo.';

export const notSignedIn = 'No has iniciado sesión.';
export const deviceFull =
  'No hay espacio suficiente en este dispositivo para más imágenes, pero lo importado se conserva. Libera espacio y elige otra vez el mismo archivo para continuar.';
export const importFailed =
  'La importación se interrumpió, pero lo importado se conserva. Elige otra vez el mismo archivo para continuar.';
export const importStopped =
  'La importación se detuvo, pero lo importado se conserva. Elige otra vez el mismo archivo para continuar, o deshaz la importación.';
export const undone = 'Importación deshecha.';
export const undoFailed = 'No pudimos deshacer la importación. Vuelve a intentarlo.';

/* Profile: everything in one file */

export const archiveTitle = 'Todo en un archivo';
export const readableByAnyone = 'Cualquiera que tenga el archivo puede leerlo.';
export const archiveHelp = <Part>(readableByAnyone: Part) => [
  'Un archivo zip con una página por cada día, tus imágenes y grabaciones, tablas para una hoja de cálculo y una copia que puedes volver a importar aquí. Incluye las versiones anteriores de lo que cambiaste, y se crea en este dispositivo. ',
  readableByAnyone,
];
export const downloadEverythingButton = 'Descargar todo';
export const makingArchive = 'Creando tu copia completa…';
export const makingArchiveLabel = 'Creando tu copia completa';
export const archiveSaved = 'Tu copia completa se ha guardado.';
export const archiveSavedIncomplete = (count: number): string =>
  plural(count, {
    one: 'Tu copia completa se ha guardado sin 1 elemento que no se puede leer en este dispositivo.',
    other: `Tu copia completa se ha guardado sin ${formatNumber(count)} elementos que no se pueden leer en este dispositivo.`,
  });
export const archiveSavedWithoutFiles = (count: number): string =>
  plural(count, {
    one: 'Tu copia completa se ha guardado sin 1 imagen o grabación que no está en este dispositivo. Se nombra abajo y en la copia.',
    other: `Tu copia completa se ha guardado sin ${formatNumber(count)} imágenes y grabaciones que no están en este dispositivo. Se nombran abajo y en la copia.`,
  });
export const filesNotInArchiveTitle = (count: number): string =>
  plural(count, {
    one: '1 imagen o grabación no está en tu copia',
    other: `${formatNumber(count)} imágenes y grabaciones no están en tu copia`,
  });
export const filesNotInArchiveHelp =
  'Aún no han llegado a este dispositivo, o no había conexión. Descarga todo otra vez cuando tengas conexión.';
export const moreFiles = (count: number): string =>
  plural(count, {
    one: 'Y 1 más. La lista de la copia las contiene todas.',
    other: `Y ${formatNumber(count)} más. La lista de la copia las contiene todas.`,
  });
export const zipFileType = 'Archivo zip';

/* In the archive: README.txt */

export const readme = (archiveFile: string): string => `Este es tu cuaderno: todo lo que escribiste.
Cualquiera que tenga este archivo puede leerlo.

${archiveFile}: una copia de todo que puedes volver a importar. En la aplicación, abre «Perfil» y después «Importar un archivo» en «Tus datos».

days: una página por cada día en que haya algo, en Markdown.

pictures y recordings: lo que añadiste a tus entradas, tus lecciones y tu lista de sueños. Las páginas lo muestran y una tabla lo enumera.

Archivos CSV: tablas para una hoja de cálculo. Si un texto empieza por =, +, - o @, lleva un apóstrofo delante. Sin él, una hoja de cálculo tomaría el texto por una fórmula.
`;

/* In the archive: a list of what isn’t in it */

export const missingFilesList = (names: readonly string[]): string =>
  `Estas imágenes y grabaciones no se pudieron cargar cuando se creó esta copia. Siguen en tu cuenta. Descarga todo otra vez cuando tengas conexión.

${names.join('\n')}
`;

/* In the archive: pictures and recordings */

export const ATTACHED_TO: Readonly<Record<AttachedTable, string>> = {
  journal_entries: 'entrada',
  lessons_learned: 'lección',
  bucket_list_items: 'sueño de la lista',
};
export const fileNotHere = (name: string): string => `${name} no está en esta copia.`;
export const recordingOf = (time: string): string => `Grabación, ${time}`;

/* In the archive: a day’s page */

export const celebrationQuestion = '¿Qué puedes celebrar de ayer?';

export const goalQuestion = '¿Cuál es tu meta principal en este momento?';
export const goalImportanceQuestion = '¿Por qué te importa?';

export const fearQuestion = '¿De qué tienes miedo?';
export const valuesQuestion = '¿Qué te piden tus valores?';
export const actionQuestion = '¿Qué harás hoy?';
export const actionsDoneTitle = 'Acciones hechas';
export const lessonsLearnedTitle = 'Lecciones aprendidas';

/* Answers of the server */

export const undoneInBetween =
  'Esta importación se ha deshecho. Elige otra vez el archivo para empezar una nueva.';
export const otherSource = 'Esta importación se empezó con otro tipo de archivo.';
export const importLimitReached = 'Has alcanzado el límite de importación de hoy. Continúa mañana.';
export const rowInFuture = 'Una fila tiene una fecha futura.';
export const importNotFound = 'No pudimos encontrar esa importación. Puede que se haya deshecho o eliminado.';
export const characterInvalid = 'Contiene un carácter no válido';
export const notCompleted = 'Una acción sin hacer no puede tener fecha de finalización';
export const pauseInvalid = 'Estos no son los días de una pausa';
export const columnUnknown = 'Contiene una columna que su tabla no tiene';

/* Downloaded files */

export const whyItsImportant = 'Por qué es importante';
export const goldFile = 'Archivo de oro';
/** Of pages from other journals. */
export const pageTitle = 'Título';
export const pageText = 'Texto';
export const pageDetails = 'Detalles';

/* Gold File on the dashboard */

export const goldFileFailed = 'Tu Archivo de oro no está listo. Vuelve a intentarlo.';

export const notLoggedIn = 'No has iniciado sesión.';
export const goldFileTitle = 'Archivo de oro';
export const goldFileText = 'Tu diario y tus lecciones en un archivo de texto';
export const downloadButton = 'Descargar';
export const downloadLabel = 'Descargar Archivo de oro';
export const preparing = 'Preparando…';
export const preparingLabel = 'Preparando… Archivo de oro';
