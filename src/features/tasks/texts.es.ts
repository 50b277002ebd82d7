import { formatNumber, plural } from '../../kernel/intl.es.ts';

/* Meaningful Actions */

export const actionsTitle = 'Acciones significativas';

export const backToDashboardButton = 'Volver al panel';
export const actionsNotLoaded = 'No pudimos cargar tus acciones. Vuelve a intentarlo.';
export const addActionLabel = 'Añadir una acción';
export const toDoTitle = 'Por hacer';
export const toDoEmpty = 'No hay acciones pendientes. Añade una cosa pequeña que harás hoy.';
export const completedTitle = 'Completadas';
export const completedEmpty = 'Las acciones que completas aparecen aquí durante siete días.';
export const showMoreButton = (more: number): string => `Mostrar ${formatNumber(more)} más`;
export const showOlderButton = 'Ver completadas más antiguas';
export const olderTitle = 'Completadas antes';
export const editLabel = (action: string): string => `Editar «${action}»`;
export const deleteLabel = (action: string): string => `Eliminar «${action}»`;
export const actionDeleted = 'Acción eliminada';

export const actionStreak = (days: number): string =>
  plural(days, { one: '¡Racha de 1 día!', other: `¡${formatNumber(days)} días seguidos!` });

export const originTitle = 'De dónde vienen las acciones';
export const origin =
  'Aquí aparecen las acciones que escribes en tu diario, junto con las que añades por tu cuenta.';
export const overviewLink = 'El poder de actuar';
export const googleSyncNotLoaded =
  'No pudimos cargar la sincronización con Google Tasks. Vuelve a intentarlo.';

/* Editing an action in its line */

export const editorNotLoaded =
  'No pudimos abrir esta acción para editarla. Revisa tu conexión y vuelve a intentarlo.';
export const newWordsLabel = (action: string): string => `Nuevo texto para «${action}»`;
export const saveButton = 'Guardar';
export const cancelButton = 'Cancelar';
export const actionChanged = 'Acción actualizada';
export const undoButton = 'Deshacer';

/* Today: Act, and a day of the calendar */

export const actTitle = 'Actuar';

export const viewAllButton = 'Ver todas';
export const todaysActions = 'Acciones de hoy';
export const todayEmpty = 'No hay acciones pendientes. ¿Qué harás hoy?';
export const doneLabel = 'Hechas';

/* Quick add: an action */

export const quickAddTitle = 'Añadir una acción';
export const quickAddLabel = 'Una cosa pequeña que harás';
export const closeButton = 'Cerrar';
export const addButton = 'Añadir';
export const actionAdded = 'Acción añadida';

/* Task Overview */

export const overviewTitle = 'Sobre las acciones';
export const overviewSubtitle = 'Cómo una idea de la mañana se hace realidad antes de la noche';
export const definitionTitle = 'Qué es una acción significativa';
export const definition =
  'Una acción significativa es un paso, lo bastante pequeño para hoy, hacia tu meta o uno de tus valores esenciales. «Ponerme en forma» es un deseo. «Caminar al mediodía sin el teléfono» es una acción: esta noche sabrás si lo hiciste.';
export const questionsIntroduction = 'Cuando no sepas qué escribir, hazte tres preguntas:';
export const canStartNow = '¿Podría empezar en la próxima hora si tuviera que hacerlo?';
export const willKnowWhenDone = '¿Sabré con certeza cuándo está hecho?';
export const matters = '¿Sirve a algo que me importa, y no solo a mi bandeja de entrada?';
export const sourcesTitle = 'De dónde vienen tus acciones';

export const actionsLink = 'Acciones significativas';
export const sources = <Part>(link: Part) => [
  'La última pregunta del diario es qué harás hoy. Cada línea que escribes ahí se convierte en una acción de tu lista. También puedes añadir acciones en cualquier momento, en el panel o en ',
  link,
  '. El panel muestra tus tres acciones pendientes más recientes. La lista completa las incluye todas, junto con lo que ya completaste.',
];
export const pointsTitle = 'Cómo cuentan';

export const scoringLink = 'Cómo se cuentan los puntos';
export const points = <Part>(perAction: Part, link: Part) => [
  'Completar una acción da ',
  perAction,
  ' puntos y dibuja el trazo de Actuar en el anillo de hoy. La primera del día también mantiene tu racha. Si desmarcas una acción, pierdes sus puntos. Si eliminas una completada, los conservas: el trabajo está hecho y solo estás ordenando tu lista. Para saber más, lee ',
  link,
  '.',
];
export const googleTitle = 'Google Tasks';
export const google = <Part>(link: Part) => [
  'Si también usas Google Tasks, un botón en ',
  link,
  ' sincroniza tus acciones con una lista de allí. Las acciones nuevas, cambiadas, completadas y eliminadas se copian en ambos sentidos, y solo cuando pulsas el botón. Si una acción se cambió en los dos lados, se conserva el último cambio. Nunca tienes que sincronizar: aquí todo funciona sin Google.',
];
export const powerTitle = 'El poder de actuar';
export const powerInsight =
  'Comprender algo parece un avance, pero todavía no lo es. Lo que aprendes sobre ti por la mañana se queda en idea hasta que algo en tu día cambia por ello. Ese cambio puede ser muy pequeño: una llamada, una página, una frase sincera a alguien.';
export const powerSmall =
  'Las acciones pequeñas funcionan porque se terminan. Un paso terminado es una prueba, y de pruebas está hecha la confianza en ti. También te dice algo que un plan nunca podría: qué fue más difícil de lo que pensabas, qué fue más fácil, qué preferirías hacer después. Esa es la lección que anotas por la noche, y el comienzo de la página de mañana.';
export const powerFew =
  'Así que elige pocas, y elígelas pequeñas. Tres acciones completadas te llevan más lejos que diez aplazadas para mañana.';

/* Waiting to be saved: what each change is called */

export const newAction = 'Una acción';
export const changedAction = 'Una acción editada';
export const completedAction = 'Una acción completada';
export const reopenedAction = 'Una acción reabierta';
export const restoredAction = 'Una acción restaurada';
export const deletedAction = 'Una acción eliminada';

/* Answers of the server */

export const actionNotFound = 'No pudimos encontrar esa acción. Puede que se haya eliminado.';
export const nothingToChange = 'No hay nada que cambiar.';
export const notCompleted = 'Solo una acción completada tiene hora de finalización.';
