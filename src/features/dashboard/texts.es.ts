import { formatNumber, plural } from '../../kernel/intl.es.ts';

/* Today: the header */

export const todayTitle = 'Hoy';
export const profileNotLoaded = 'No pudimos cargar tu perfil. Vuelve a intentarlo.';

export const welcome = <Part>(firstName: Part) => ['¡Hola, ', firstName, '!'];
/** A narrow page breaks the line before the name. */
export const goodEvening = <Part>(firstName: Part) => ['Buenas\u00a0noches, ', firstName];

export const trialEndedLink = 'Tu prueba ha terminado.';
export const trialLeftLink = (days: number): string =>
  plural(days, { one: 'Te queda 1 día de prueba', other: `Te quedan ${formatNumber(days)} días de prueba` });
export const clarify = 'Aclarar';
export const act = 'Actuar';
export const learn = 'Aprender';
export const todaysDate = (day: string): string => `${day}.`;
export const strokesToday = (drawn: number): string => `${drawn} de 3 hoy`;
/** What the ring says to a screen reader. */
export const ringLabel = (drawn: number): string => `Hoy: ${drawn} de 3 trazos hechos`;
export const strokesOpen = <Part>(strokes: readonly Part[]) => [
  'Falta: ',
  ...strokes.flatMap((stroke, at) => (at === 0 ? [stroke] : [', ', stroke])),
];
export const loopClosed = 'El ciclo está cerrado.';
export const milestone = (days: number): string => `Ya has escrito ${formatNumber(days)} días.`;

/* Today: the sections */

export const gettingStartedTitle = 'Primeros pasos';

export const visionDocumentsTitle = 'Visiones';
export const visionDocumentsHint = 'Hacia dónde vas';

export const goldFileTitle = 'Archivo de oro';

export const growthChecklistTitle = 'Lista de crecimiento';
export const growthChecklistHint = 'Cinco etapas que se marcan solas';
export const goalsTitle = 'Metas';
export const communityTitle = 'Comunidad';
export const moreForTodayTitle = 'Más para hoy';
export const asideLabel = 'Metas y progreso';

export const toolsLink = 'Ver los recursos';

export const finishOnboardingLink = 'Terminar la introducción';
export const valuesMissing =
  'Aún no has elegido tus tres valores esenciales. Lleva dos minutos, y la pregunta 4 se apoya en ellos.';

/* Today: Getting Started */

export const dayInstruction = 'Escribe por la mañana, actúa durante el día y anota una lección por la noche.';
export const clarifyInstruction = <Part>(name: Part) => [
  name,
  ' hace cinco preguntas y lleva unos diez minutos.',
];
export const actInstruction = <Part>(name: Part) => [name, ' reúne las pocas cosas que elegiste hacer.'];
export const learnInstruction = <Part>(name: Part) => [
  name,
  ' guarda una frase que merece la pena volver a encontrar.',
];
export const ringInstruction = 'Cada parte dibuja un trazo del anillo de hoy.';
export const valuesInstruction = 'La pregunta 4 es qué te piden tus valores esenciales.';
export const changeValuesLink = 'Cambiar tus valores esenciales';
export const readMore = <Part>(why: Part, scoring: Part) => [
  '¿Quieres saber más? Lee ',
  why,
  ' y ',
  scoring,
  '.',
];

export const whyItWorks = 'Por qué funciona';

export const howScoringWorks = 'Cómo se cuentan los puntos';

/* Today: the evening, once the loop is closed */

export const eveningTitle = 'El ciclo está cerrado';
export const tomorrowAsks = 'La primera pregunta de mañana: ¿qué puedes celebrar de hoy?';
export const openActionsWait = (count: number): string =>
  plural(count, {
    one: '1 acción pendiente puede esperar hasta entonces.',
    other: `${formatNumber(count)} acciones pendientes pueden esperar hasta entonces.`,
  });
export const oldPageLink = 'Leer una página antigua';

/* Growth Checklist */

export const checklistNotLoaded = 'No pudimos cargar la lista. Vuelve a intentarlo.';
export const stageProgress = (done: number, all: number): string => `${done} de ${all}`;
/** Read out after an item of the checklist. */
export const itemDone = 'Hecho';
export const itemOpen = 'Aún sin hacer';

export const clarityStage = 'Saber lo que importa';
export const intentionsChosen = 'Elige cómo quieres que se sientan los demás';
export const coreWordChosen = 'Elige tu palabra esencial';
export const coreValuesChosen = 'Elige tus tres valores esenciales';

export const loopStage = 'Cerrar tu primer ciclo';
export const entryWritten = 'Escribe tu primera entrada del diario';
export const actionCompleted = 'Completa tu primera acción';
export const lessonNoted = 'Anota tu primera lección';
export const allThreeDone = 'Haz las tres cosas en un día';

export const habitStage = 'Convertirlo en hábito';
export const threeDays = 'Escribe tres días seguidos';
export const sevenDays = 'Escribe siete días seguidos';
export const reminderSet = 'Activa un recordatorio diario';
export const tenActions = 'Completa diez acciones';

export const goalStage = 'Aspirar a algo';
export const goalNamed = 'Nombra una meta';
export const goalReached = 'Alcanza tu primera meta';
export const weeklyBadge = 'Consigue una insignia semanal';
export const visionsWritten = 'Escribe las cinco visiones';
export const bucketListStarted = 'Empieza tu lista de sueños';

export const lookBackStage = 'Mirar atrás y seguir';
export const thirtyEntries = 'Escribe treinta entradas del diario';
export const tenLessons = 'Anota diez lecciones';
export const visionReviewed = 'Revisa una visión';
export const monthlyBadge = 'Consigue una insignia mensual';

/* Tools & Resources */

export const toolsTitle = 'Recursos';
export const toolsIntroduction = 'Para de vez en cuando, fuera del ciclo diario.';
export const moreToolsTitle = 'Más recursos';
export const makePostLink = 'Convertir una lección en publicación';
export const makePostHint = 'Con tus palabras, para la plataforma que elijas.';
export const findLink = 'Buscar en todo lo que escribiste';
export const findHint = 'La búsqueda se hace en este dispositivo.';
export const importLink = 'Importar un diario';
export const importHint = 'Entradas de otra aplicación o de una descarga.';
export const scoringLink = 'Ver cómo funcionan los puntos';
export const scoringHint = 'Qué da puntos y cómo cuentan las rachas.';
export const backToLoopButton = 'Volver al ciclo';

/* A day of the calendar */

export const dayTitle = 'Un día';
export const backToDashboardLink = 'Volver al panel';
export const dayNotLoaded = 'No pudimos cargar este día. Vuelve a intentarlo.';
export const strokesOfDay = (drawn: number): string => `${drawn} de 3`;
export const strokesOfRepairedDay = (drawn: number): string => `${drawn} de 3, recuperado`;
export const dayEmptyTitle = 'Este día no se escribió nada.';
export const dayEmptyHint = 'Usa los enlaces de abajo para encontrar días con páginas.';
export const daysLabel = 'Días';

/* Sharing on other networks */

export const shareText = (product: string): string =>
  `Empiezo el día con diez minutos de calma en ${product}.`;

/* Community on the dashboard */

export const connectButton = 'Conectar';

export const shareButton = 'Compartir';
export const communityAndCallText =
  'Conoce a otras personas que escriben por la mañana, o reserva una llamada para pensar en voz alta sobre una pregunta.';
export const communityText = 'Conoce a otras personas que escriben por la mañana.';
export const callText = 'Reserva una llamada para pensar en voz alta sobre una pregunta.';

export const joinCommunity = 'Unirse a la comunidad';

export const scheduleCall = 'Reservar una llamada';
export const onlyLinkShared = (product: string): string =>
  `Solo se comparte un enlace a ${product}, nunca lo que escribiste.`;

export const copyLinkButton = 'Copiar enlace';

export const linkCopied = 'Enlace copiado';
export const copyFailed = (address: string): string =>
  `No pudimos copiar el enlace. Puedes copiarlo de aquí: ${address}`;

/* Answers of the server */

export const CUSTOMIZATION_MISSING = 'No se encontró ninguna personalización';
export const noSectionNamed = 'Indica al menos una sección.';

/* Options of a dashboard section */

export const optionsLabel = (section: string): string => `Opciones de ${section}`;
export const moveToLoopButton = 'Mover al ciclo';
export const moveToToolsButton = 'Mover a recursos';
export const movedToLoop = (section: string): string => `Ahora en tu ciclo: ${section}`;
export const movedToTools = (section: string): string => `Ahora en tus recursos: ${section}`;

/* Unsaved changes */

export const movedSection = 'La posición de una sección';
