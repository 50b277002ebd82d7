/* Writing a lesson */

export const lessonQuestion = '¿Qué aprendiste?';
export const lessonPlaceholder = 'Una frase que querrías volver a encontrar dentro de un año.';

export const saveLessonButton = 'Guardar lección';

export const lessonSaved = 'Lección guardada';

export const lessonNotSaved = 'No se pudo guardar la lección';

/* Today: Learn, and a day of the calendar */

export const learnTitle = 'Aprender';

export const historyButton = 'Historial';
export const addAnotherButton = 'Anotar otra lección';

export const lessonSavedToday = '¡Lección guardada!';

export const lessonNotSavedToday = 'No se pudo guardar la lección.';

/* Quick add: a lesson */

export const quickAddTitle = 'Anotar una lección';
export const closeButton = 'Cerrar';

/* Lessons History */

export const historyTitle = 'Historial de lecciones';
export const historySubtitle = 'Lo que tus días te han enseñado, lo más reciente primero';

export const backToDashboardButton = 'Volver al panel';
export const searchLabel = 'Buscar en tus lecciones';
export const notedOn = (day: string): string => `Anotada el ${day}`;
export const editLink = 'Editar';
export const editLabel = (day: string): string => `Editar la lección del ${day}`;
export const makePostLink = 'Convertir en publicación';
export const makePostLabel = (day: string): string => `Convertir en publicación: la lección del ${day}`;
export const versionRestored = 'Versión anterior restaurada';
export const restoreFailed = 'No pudimos restaurar esa versión. Vuelve a intentarlo.';
export const undoButton = 'Deshacer';
export const downloadLessonsButton = 'Descargar lecciones';
export const downloadGoldFileButton = 'Descargar Archivo de oro';
export const preparing = 'Preparando';

export const lessonsDownloadFailed = 'No se pudieron descargar las lecciones';

export const goldFileDownloadFailed = 'Tu Archivo de oro no está listo. Vuelve a intentarlo.';

export const notLoggedIn = 'No has iniciado sesión.';

export const notAuthenticated = 'Sesión no iniciada';

export const lessonsNotLoaded = 'No se pudieron cargar las lecciones';

export const emptyTitle = 'Aún no hay lecciones.';
export const emptyHint = 'Una frase por la noche es suficiente.';
export const noteTodayButton = 'Anotar la lección de hoy';

/* Editing a lesson */

export const editTitle = 'Edita tu lección';
export const backToLessonsButton = 'Volver a tus lecciones';
export const lessonNotLoaded = 'No pudimos cargar esta lección. Vuelve a intentarlo.';
export const lessonNotReadable =
  'Esta lección no se puede abrir aquí. Para proteger lo que escribiste, tampoco se puede editar.';
export const changedElsewhere =
  'Esta lección se cambió en otro dispositivo. Si guardas, la otra versión se conserva en «Versiones anteriores».';
export const saveChangesButton = 'Guardar cambios';
export const cancelButton = 'Cancelar';
export const saving = 'Guardando';
export const changesSaved = 'Cambios guardados. Aún puedes restaurar la versión anterior.';
export const changesNotSaved =
  'No pudimos guardar tus cambios. Siguen aquí, así que deja esta página abierta y vuelve a intentarlo.';

/* Waiting to be saved: what each change is called */

export const newLesson = 'Una lección';
export const saveAsNewButton = 'Guardar como lección nueva';
export const changedLesson = 'Una lección editada';

/* Answers of the server */

export const lessonNotFound = 'No pudimos encontrar esa lección. Puede que se haya eliminado.';
export const nothingToChange = 'No hay nada que cambiar.';
