import type { LocalDate } from '../../kernel/calendar.ts';
import { formatList, formatNumber, plural } from '../../kernel/intl.es.ts';
import { formatDay } from '../../kernel/written-days.es.ts';

/* Book: the page on which it is made */

export const pageTitle = 'Hacer un libro';
export const pageHelp =
  'Un PDF de tus días, compuesto para imprimir: tus entradas, las acciones completadas, las lecciones y los sueños cumplidos de tu lista, con sus imágenes. Se crea en este dispositivo.';
export const backToProfileButton = 'Volver al perfil';
export const makeBookLink = 'Hacer un libro';
export const makeBookOffer = <Part>(link: Part) => ['¿Quieres leerlo en papel? ', link];

export const spanTitle = 'Días del libro';
export const yearOption = 'Un año';
export const monthOption = 'Un mes';
export const daysOption = 'De un día a otro';
export const goalOption = 'Una meta';
export const yearLabel = 'Año';
export const monthLabel = 'Mes';
export const firstDayLabel = 'Primer día';
export const lastDayLabel = 'Último día';
export const goalLabel = 'Meta';
export const goalHelp = 'El libro reúne todos los días en que una entrada nombró esta meta.';
export const chooseDays = 'Elige el primer y el último día.';
export const daysReversed = 'El último día es anterior al primero.';

export const paperTitle = 'Tamaño de página';
export const paperA5 = 'A5 (148 × 210 mm)';
export const paperA4 = 'A4 (210 × 297 mm)';
export const paperUs = 'Carta (8½ × 11 in)';
export const nameLabel = 'Nombre en la portada';

/* Book: what it will hold */

export const bookNotLoaded =
  'Tus entradas aún no están en este dispositivo. Conéctate a internet y vuelve a intentarlo.';
export const stillLoading =
  'Tus entradas más antiguas aún se están cargando en este dispositivo. Podrás hacer un libro en cuanto estén aquí.';
export const nothingWritten =
  'Aún no has escrito nada. Tu primera entrada puede ser la primera página de un libro.';
export const writeButton = 'Escribir la entrada de hoy';
export const nothingInSpan = 'En estos días no se escribió nada. Elige otros para hacer un libro.';
export const lookFailed = 'No pudimos revisar estos días. Recarga la página.';
export const lookingIntoDays = 'Revisando estos días…';
export const daysFound = (days: number, first: LocalDate, last: LocalDate): string =>
  plural(days, {
    one: `1 día: ${formatDay(first, { year: true })}.`,
    other: `${formatNumber(days)} días, del ${formatDay(first, { year: true })} al ${formatDay(last, { year: true })}.`,
  });
export const unreadableLeftOut = (count: number): string =>
  plural(count, {
    one: '1 texto no se puede descifrar en este dispositivo, así que se omite.',
    other: `${formatNumber(count)} textos no se pueden descifrar en este dispositivo, así que se omiten.`,
  });
export const otherFont = (characters: readonly string[], more: number): string =>
  `La tipografía del libro no tiene ${named(characters, more)}. Se imprimen con una fuente de este dispositivo.`;
export const noFont = (characters: readonly string[], more: number): string =>
  `Ninguna fuente de este dispositivo tiene ${named(characters, more)}. Cada uno se imprime como ${characterMissing}.`;
const named = (characters: readonly string[], more: number): string =>
  formatList([
    ...characters,
    ...(more > 0
      ? [plural(more, { one: '1 carácter más', other: `${formatNumber(more)} caracteres más` })]
      : []),
  ]);

/* Book: making it */

export const makeBookButton = 'Hacer libro';
export const makingBook = 'Haciendo tu libro…';
export const makingBookLabel = 'Haciendo tu libro';
export const cancelButton = 'Cancelar';
export const picturesMissing = (count: number): string =>
  plural(count, {
    one: '1 imagen no se pudo cargar, así que se omite.',
    other: `${formatNumber(count)} imágenes no se pudieron cargar, así que se omiten.`,
  });
export const bookReady = (pages: number, megabytes: number): string =>
  `Tu libro está listo: ${plural(pages, { one: '1 página', other: `${formatNumber(pages)} páginas` })}, ${formatNumber(megabytes)} MB.`;
export const saveAgainButton = 'Guardar PDF otra vez';
export const bookFailed =
  'No pudimos hacer tu libro. No se cambió nada de lo que escribiste. Vuelve a intentarlo.';
export const fileName = (span: string): string => `growth-loop-libro-${span}.pdf`;

/* Book: in the book itself */

export const bookTitle = (span: string): string => `Diario: ${span}`;
export const fromTo = (first: LocalDate, last: LocalDate): string =>
  `${withoutWeekday(first)} – ${withoutWeekday(last)}`;
const withoutWeekday = (date: LocalDate): string => formatDay(date, { year: true }).replace(/^[^,]+, /, '');
export const contentsTitle = 'Índice';
export const actionsDoneTitle = 'Acciones hechas';
export const lessonsTitle = 'Lecciones aprendidas';
export const bucketListTitle = 'Cumplido de la lista de sueños';
/** Where no font of the device has a character. */
export const characterMissing = '[?]';
export const madeWith = (date: LocalDate): string => `Hecho con Growth Loop el ${withoutWeekday(date)}.`;
