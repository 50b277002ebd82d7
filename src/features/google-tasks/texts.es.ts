import { formatNumber, plural } from '../../kernel/intl.es.ts';

/* What a sync ends with */

export const noToken = 'Google no envió ningún token de acceso';

export const consentFailed = 'No se pudo conectar con Google. Vuelve a intentarlo.';

export const syncFailed = 'No se pudieron sincronizar las tareas';

export const synced = 'Tareas sincronizadas. Actualiza la página para ver los cambios.';
export const unfinished =
  'Había más que sincronizar de lo que cabe en un minuto. Sincroniza otra vez para continuar.';
export const consentNeeded =
  'Google vuelve a pedir tu consentimiento. Pulsa otra vez el botón de sincronizar.';
export const notPermitted = 'Google no nos dejó ver tus tareas. Permite el acceso cuando Google lo pida.';
export const alreadyRunning = 'Ya hay una sincronización en curso. Espera a que termine.';
export const tooManyTasks = (most: number): string =>
  `Una lista tiene más de ${formatNumber(most)} tareas. Elimina algunas que ya no necesites.`;
export const googleUnavailable = 'Google no responde en este momento. Vuelve a intentarlo en unos minutos.';
export const vaultClosed =
  'Tu bóveda privada está activada, así que nuestro servidor no puede leer tus acciones ni sincronizarlas.';
export const notSetUp = 'La sincronización con Google Tasks no está configurada en este servidor.';

/* The log: what was done to one action, and why */

export const skippedEmpty = 'Omitida: la tarea en Google Tasks no tiene texto.';
export const skippedRefused = 'Omitida: Google Tasks no la aceptó.';
export const addedHere = 'Añadida aquí.';
export const addedThere = 'Añadida en Google Tasks.';
export const renamedHere = 'Renombrada aquí.';
export const renamedThere = 'Renombrada en Google Tasks.';
export const completedHere = 'Completada aquí.';
export const completedThere = 'Completada en Google Tasks.';
export const reopenedHere = 'Reabierta aquí.';
export const reopenedThere = 'Reabierta en Google Tasks.';
export const deletedHere = 'Eliminada aquí.';
export const deletedThere = 'Eliminada en Google Tasks.';
export const restoredHere =
  'Restaurada aquí. Se había eliminado aquí, pero el cambio en Google Tasks fue posterior.';
export const restoredThere =
  'Restaurada en Google Tasks. Se había eliminado allí, pero el cambio aquí fue posterior.';
export const wasNewHere = 'Era nueva aquí.';
export const wasNewThere = 'Era nueva en Google Tasks.';
export const wasChangedHere = 'Había cambiado aquí.';
export const wasChangedThere = 'Había cambiado en Google Tasks.';
export const wasChangedLaterHere = 'Había cambiado en los dos lados, y el cambio de aquí fue posterior.';
export const wasChangedLaterThere =
  'Había cambiado en los dos lados, y el cambio en Google Tasks fue posterior.';
export const wasDeletedHere = 'Se eliminó aquí.';
export const wasDeletedThere = 'Se eliminó en Google Tasks.';

/* The log: what a sync did in all */

export const countAdded = (count: number): string => `añadidas: ${formatNumber(count)}`;
export const countChanged = (count: number): string => `cambiadas: ${formatNumber(count)}`;
export const countDeleted = (count: number): string => `eliminadas: ${formatNumber(count)}`;
export const nothingHere = 'Aquí: nada que cambiar.';
export const nothingThere = 'Google Tasks: nada que cambiar.';
export const changedHere = (counts: string): string => `Aquí: ${counts}.`;
export const changedThere = (counts: string): string => `Google Tasks: ${counts}.`;
export const skippedCount = (count: number): string => `Omitidas: ${formatNumber(count)}.`;

/* The notes of a task that comes from here */

export const taskNotes = (product: string, mark: string): string => `De ${product} · ${mark}`;

/* The page that Google leads back to */

export const googleTasksTitle = 'Google Tasks';
export const notAwaited =
  'La página que inició esta sincronización ya no espera. Pulsa otra vez el botón de sincronizar.';

export const backToTasksLink = 'Volver a las acciones';
export const closeWindow = 'Puedes cerrar esta ventana.';
export const oneMoment = 'Un momento…';

/* The log: its lines */

export const changes = (count: number): string =>
  plural(count, { one: '1 cambio', other: `${formatNumber(count)} cambios` });
export const noText = '(sin texto)';
export const before = <Part>(bdi: Part) => ['Antes: ', bdi];

/* Sync button */

export const syncing = 'Sincronizando…';
export const offline = 'No tienes conexión, y hace falta para sincronizar.';

/* Sync monitor page */

export const syncMonitorTitle = 'Monitor de sincronización';
export const monitorIntro =
  'Lo que se sincronizó entre tus acciones y Google Tasks, según lo recuerda este navegador.';

export const backToTasksButton = 'Volver a las acciones';
export const noAccess = 'Para sincronizar hace falta una prueba activa o un plan de pago.';

export const testSyncButton = 'Probar sincronización';
export const logTitle = 'Registro';

export const clearLogsButton = 'Borrar registro';
export const logEmptyTitle = 'Aún no hay sincronizaciones';
export const logEmptyText = 'Cada sincronización se registra aquí: cuándo empezó, qué hizo y por qué.';
export const searchLabel = 'Buscar en el registro';
export const linesFound = (count: number): string =>
  plural(count, { one: '1 línea encontrada', other: `${formatNumber(count)} líneas encontradas` });

/* The log: a sync that begins */

export const syncStarted = 'Sincronización iniciada';

/* Actions: the sync */

export const syncHelp =
  'Sincroniza tus acciones con una lista de Google Tasks, en ambos sentidos, cada vez que pulsas el botón.';
export const syncButton = 'Sincronizar con Google Tasks';
export const lastSynced = <Part>(time: Part) => ['Última sincronización: ', time];
export const syncMonitorLink = 'Monitor de sincronización';
