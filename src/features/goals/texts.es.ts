import { formatNumber, plural } from '../../kernel/intl.es.ts';

/* Today: goals */

export const goalsTitle = 'Metas';

export const goalsNotLoaded = 'No se pudieron cargar las metas anteriores';

export const goalNotSaved = 'No se pudo guardar la meta';
export const goalsEmpty = 'Aquí aparecen las metas que nombras en tu diario.';
export const showMoreButton = (more: number): string => `Mostrar ${formatNumber(more)} más`;
export const reachedSummary = (count: number): string => `Alcanzadas: ${formatNumber(count)}`;
export const optionsLabel = (goal: string): string => `Opciones de «${goal}»`;
export const editButton = 'Editar';
export const deleteButton = 'Eliminar';
export const goalDeleted = 'Meta eliminada';
export const undoButton = 'Deshacer';
/** Begins with what the button shows, so that it can be spoken. */
export const undoReachedLabel = (goal: string): string => `Deshacer: marcar «${goal}» como no alcanzada`;
export const goalReached = 'Has alcanzado tu meta.';
export const seeStoryLink = 'Ver cómo llegaste hasta aquí';

/* Today: editing a goal */

export const editLabel = 'Editar meta';
export const goalMissing = 'Escribe tu meta.';
export const goalKnown = 'Ya tienes esta meta.';
export const saveButton = 'Guardar';
export const cancelButton = 'Cancelar';

/* A goal: its story */

export const goalTitle = 'Meta';

export const backToDashboardButton = 'Volver al panel';
export const reachedOn = (day: string): string => `Alcanzada el ${day}.`;
export const goalSince = (day: string): string => `Tu meta desde el ${day}.`;
export const pagesNone = 'Ninguna página la nombra aún con estas palabras.';
export const pagesCount = (pages: number): string =>
  plural(pages, {
    one: 'La nombraste en 1 página.',
    other: `La nombraste en ${formatNumber(pages)} páginas.`,
  });
export const actionsCount = (done: number, all: number): string =>
  plural(all, {
    one: `${formatNumber(done)} de 1 acción completada.`,
    other: `${formatNumber(done)} de ${formatNumber(all)} acciones completadas.`,
  });
export const pagesTitle = 'Páginas que la nombran';
export const pagesEmpty = 'Aquí aparecen las páginas que nombran esta meta con las mismas palabras.';
export const actionsTitle = 'Acciones de esas páginas';
export const actionsEmpty = 'Aquí aparecen las acciones que escribes en esas páginas.';
export const actionDone = 'Hecha';
export const actionOpen = 'Pendiente';
export const lessonsTitle = 'Lecciones en el camino';
export const lessonsEmpty = (from: string, to: string): string =>
  `No anotaste ninguna lección entre el ${from} y el ${to}.`;
export const notFoundTitle = 'No pudimos encontrar esta meta.';
export const notFoundHint = 'Puede que se haya eliminado. Las páginas que la nombran siguen en tu diario.';

export const journalHistoryButton = 'Historial del diario';

/* Waiting to be saved: what each change is called */

export const newGoal = 'Una meta';
export const changedGoal = 'Una meta editada';
export const reachedGoal = 'Una meta alcanzada';
export const reopenedGoal = 'Una meta reabierta';
export const restoredGoal = 'Una meta restaurada';
export const deletedGoal = 'Una meta eliminada';

/* Answers of the server */

export const goalNotFound = 'No pudimos encontrar esa meta. Puede que se haya eliminado.';
export const nothingToChange = 'No hay nada que cambiar.';
