import { formatNumber } from '../../kernel/intl.es.ts';

/* Bucket List */

export const listTitle = 'Lista de sueños';

export const reviewDue = 'Toca revisar';
export const listNotLoaded = 'No pudimos cargar tu lista de sueños. Vuelve a intentarlo.';
export const listEmpty = 'Los sueños se quedan aquí hasta que los cumplas.';
export const showMoreButton = (more: number): string => `Mostrar ${formatNumber(more)} más`;
export const completedSummary = (count: number): string => `Cumplidos: ${formatNumber(count)}`;
export const completedLabel = 'Cumplidos';

export const inBucket = 'En la lista';
export const inProgress = 'En marcha';
export const completed = 'Cumplido';
export const statusLabel = (item: string): string => `Estado de «${item}»`;
export const optionsLabel = (item: string): string => `Opciones de «${item}»`;
export const editButton = 'Editar';
export const tellStoryButton = 'Contar la historia';
export const editStoryButton = 'Editar la historia';
export const deleteButton = 'Eliminar';
export const undoButton = 'Deshacer';

/* Bucket List: adding and editing an item */

export const addItemButton = 'Añadir un sueño';
export const closeButton = 'Cerrar';
export const itemLabel = '¿Qué quieres hacer?';
export const reasonLabel = 'Por qué';
export const itemMissing = 'Escribe lo que quieres hacer.';
export const addButton = 'Añadir a la lista';
export const editLabel = (item: string): string => `Editar «${item}»`;

export const itemAdded = 'Sueño añadido';

export const addFailed = 'No se pudo añadir el sueño';

export const changeFailed = 'No se pudo actualizar el sueño';
export const itemDeleted = 'Sueño eliminado';
export const versionRestored = 'Versión anterior restaurada';

/* Bucket List: the story of a completed item */

export const storyTitle = 'Felicidades';
export const storyLabel = '¿Cómo fue?';

export const saveStoryButton = 'Guardar historia';

export const skipStoryButton = 'Ahora no';

/* Bucket List: its review */

export const markReviewedButton = 'Marcar como revisada';
export const notScheduled = 'Aún no hay ninguna revisión programada.';

export const reviewed = '¡Lista de sueños revisada! La próxima revisión está programada.';
export const reviewFailed = 'No pudimos guardar tu revisión. Vuelve a intentarlo.';
export const cadenceFailed = 'No pudimos guardar cada cuánto revisas. Vuelve a intentarlo.';

/* Waiting to be saved: what each change is called */

export const newItem = 'Un sueño';
export const saveAsNewButton = 'Guardar como sueño nuevo';
export const changedItem = 'Un sueño editado';
export const changedStory = 'Una historia para tu lista de sueños';
export const restoredVersion = 'Una versión anterior de un sueño';
export const changedStatus = 'Un estado nuevo para un sueño';
export const restoredItem = 'Un sueño restaurado';
export const deletedItem = 'Un sueño eliminado';
export const changedCadence = 'Cada cuánto revisas tu lista de sueños';
export const listReview = 'Una revisión de tu lista de sueños';

/* Answers of the server */

export const itemNotFound = 'No pudimos encontrar ese sueño. Puede que se haya eliminado.';
export const nothingToChange = 'No hay nada que cambiar.';
export const notCompleted = 'Solo un sueño cumplido tiene hora de cumplimiento.';
export const completionTimeMismatch =
  'Un sueño cumplido necesita una hora de cumplimiento, y los demás no tienen ninguna.';
