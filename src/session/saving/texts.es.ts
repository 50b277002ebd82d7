import { formatNumber, plural } from '../../kernel/intl.es.ts';

/* Writing that couldn’t be saved */

export const discarded = 'Descartado.';
export const refusedBecause = (time: string, reason: string): string => `${time}: ${reason}`;
export const copyButton = 'Copiar';
export const copied = 'Copiado';
export const copyFailed = 'No se pudo copiar. Selecciona el texto.';
export const undoButton = 'Deshacer';
export const tryAgainButton = 'Reintentar';
export const discardButton = 'Descartar';

/* Your writing */

export const yourWritingTitle = 'Lo que escribes';
export const closeButton = 'Cerrar';
export const seePlansLink = 'Ver planes';
export const trialEndedWithPlans = <Part>(link: Part) => ['Tu prueba ha terminado. ', link];

/* Whether everything is saved */

export const saved = 'Guardado';
export const saving = 'Guardando';
export const waiting = <Part>(detail: (words: string) => Part) => [
  'En este dispositivo',
  detail(', a la espera de conexión'),
];
export const offline = 'Sin conexión';
export const offlineAndKept = <Part>(detail: (words: string) => Part) => [
  'Sin conexión',
  detail(', guardado en este dispositivo'),
];
export const waitingForPlan = 'A la espera de un plan';
export const needsYou = 'Requiere tu atención';
export const storageFull =
  'Este dispositivo no tiene espacio, así que lo que escribes solo se guarda mientras tengas conexión. Deja esta página abierta hasta que diga «Guardado».';
export const storageRefused =
  'Este navegador no guarda nada en este dispositivo, así que lo que escribes solo se guarda mientras tengas conexión. Deja esta página abierta hasta que diga «Guardado».';
export const encryptionFailed =
  'Lo que escribes no se puede cifrar en este momento, así que aún no está guardado. Deja esta página abierta hasta que diga «Guardado».';

/* What isn’t saved */

export const changesWaiting = (count: number): string =>
  plural(count, {
    one: 'Un cambio espera conexión en este dispositivo. Se enviará automáticamente.',
    other: `${formatNumber(count)} cambios esperan conexión en este dispositivo. Se enviarán automáticamente.`,
  });
export const changesWaitingForPlan = (count: number): string =>
  plural(count, {
    one: 'Un cambio espera en este dispositivo. Se enviará cuando tengas un plan.',
    other: `${formatNumber(count)} cambios esperan en este dispositivo. Se enviarán cuando tengas un plan.`,
  });
export const changesRefused = (count: number): string =>
  plural(count, {
    one: 'Un cambio no se pudo guardar. Su texto se conserva en este dispositivo hasta que decidas qué hacer.',
    other: `${formatNumber(count)} cambios no se pudieron guardar. Su texto se conserva en este dispositivo hasta que decidas qué hacer.`,
  });
export const allSaved = 'Todo está guardado. Lo que dejaste a medias se conserva en este dispositivo.';
export const changesUnsent = (count: number): string =>
  plural(count, {
    one: 'Un cambio espera conexión.',
    other: `${formatNumber(count)} cambios esperan conexión.`,
  });
export const changesUnpaid = (count: number): string =>
  plural(count, {
    one: 'Un cambio está a la espera de un plan.',
    other: `${formatNumber(count)} cambios están a la espera de un plan.`,
  });
export const changesNotSaved = (count: number): string =>
  plural(count, {
    one: 'Un cambio no se pudo guardar.',
    other: `${formatNumber(count)} cambios no se pudieron guardar.`,
  });
export const draftsUnfinished = (count: number): string =>
  plural(count, {
    one: 'Un borrador está sin terminar.',
    other: `${formatNumber(count)} borradores están sin terminar.`,
  });
export const filesWaiting = (count: number): string =>
  plural(count, {
    one: 'Por ahora, una imagen o grabación solo está en este dispositivo. Se subirá automáticamente.',
    other: `Por ahora, ${formatNumber(count)} imágenes o grabaciones solo están en este dispositivo. Se subirán automáticamente.`,
  });
export const filesRefused = (count: number): string =>
  plural(count, {
    one: 'Una imagen o grabación no se pudo subir. Se conserva en este dispositivo y se intentará de nuevo.',
    other: `${formatNumber(count)} imágenes o grabaciones no se pudieron subir. Se conservan en este dispositivo y se intentará de nuevo.`,
  });
export const filesUnsent = (count: number): string =>
  plural(count, {
    one: 'Una imagen o grabación aún no se ha subido.',
    other: `${formatNumber(count)} imágenes o grabaciones aún no se han subido.`,
  });
export const onlyOnThisDevice =
  'Esto solo existe en este dispositivo. Si cierras la sesión ahora, se eliminará para siempre.';

/* Drafts in other tabs */

export const draftChanged = (when: string): string => `Último cambio: ${when}.`;
export const draftChangedAndSays = (when: string, firstWords: string): string =>
  `Último cambio: ${when}. «${firstWords}»`;
