import { formatNumber, plural } from '../../kernel/intl.es.ts';
import type { Journal, SealedColumn } from './contract/limits.ts';

/* The five questions */

export const celebrationQuestion = '¿Qué puedes celebrar de ayer?';
export const celebrationPlaceholder = 'Lo pequeño también cuenta.';

export const goalQuestion = '¿Cuál es tu meta principal en este momento?';
export const goalPlaceholder = 'Quiero…';
export const reasonQuestion = '¿Por qué te importa?';
export const reasonPlaceholder = 'Porque…';

export const fearQuestion = '¿De qué tienes miedo?';
export const fearHint = 'Piensa en tu meta. Los miedos suelen encogerse en el papel.';
export const fearPlaceholder = 'Tengo miedo de que…';
export const valuesQuestion = '¿Qué te piden tus valores?';
export const namedValuesQuestion = <Part>(values: Part) => ['¿Qué te piden ', values, '?'];
export const valuesHint = 'Deja que cada valor diga una cosa sobre tu meta y tu miedo.';
export const valuesPlaceholder = 'Mis valores dicen…';
export const valueSays = (value: string): string => `${value} dice…`;
export const chooseValuesLink = 'Elige tus valores esenciales';
export const actionsQuestion = '¿Qué harás hoy?';
export const actionsHint = 'Escribe una acción por línea. Serán tu lista del día.';
export const actionsPlaceholder = 'Una sola cosa, lo bastante pequeña para hoy';

/** What a page’s questions are called beside the page, and in a copy of its words. */
export const QUESTION_NAMES: Readonly<Record<SealedColumn, string>> = {
  celebration: 'Celebrar',
  goal: 'Meta',
  goal_importance: 'Por qué importa',
  reflection: 'Miedo',
  value_alignment: 'Valores',
  action: 'Acciones',
};

/** What the answers are called where an entry is read. */
export const ANSWER_NAMES: Readonly<Record<SealedColumn, string>> = {
  celebration: 'Celebración',
  goal: 'Meta',
  goal_importance: 'Por qué es importante',
  reflection: 'Conciencia',
  value_alignment: 'Coherencia',
  action: 'Acción',
};

/* A page from another journal */

const JOURNAL_NAMES: Readonly<Record<Journal, string>> = {
  day_one: 'Day One',
  journey: 'Journey',
  apple_journal: 'Apple Journal',
  csv: 'una tabla',
};
export const importedFrom = (journal: Journal | undefined): string =>
  journal ? `Importada de ${JOURNAL_NAMES[journal]}` : 'Importada';
export const importedPageTitle = 'Página importada';
export const starred = 'Destacada';
/** Such as 'Partly cloudy, 24 °C', as the other journals store it, or 'Partly cloudy, 75 °F'. */
export const degrees = (value: number, inFahrenheit: boolean): string =>
  `${formatNumber(value)} ${inFahrenheit ? '°F' : '°C'}`;
export const weather = (conditions: string, degrees: string): string => `${conditions}, ${degrees}`;
export const itemDone = 'Hecho';
export const itemOpen = 'Sin hacer';

/* The journal page: writing */

export const questionOf = (question: number, questions: number): string =>
  `Pregunta ${question} de ${questions}`;

export const backToDashboardButton = 'Volver al panel';
export const answersSoFar = 'Tus respuestas hasta ahora';
export const earlierGoalsKeys = 'Pulsa la flecha hacia abajo para elegir una';
export const earlierGoalsTitle = 'Metas que ya has escrito';
export const pickedUp = 'Sigues donde lo dejaste';
export const startOverButton = 'Empezar de nuevo';
export const startedOver = 'Has empezado una página nueva.';
export const undoButton = 'Deshacer';
export const openElsewhere =
  'Tu página está abierta en otra pestaña. Lo que escribas aquí será una página aparte.';
export const otherTabClosed = 'La otra pestaña se cerró.';
export const continueHereButton = 'Seguir aquí con esa página';

export const answerTooLong = (excess: number): string =>
  plural(excess, {
    one: 'A esta respuesta le sobra 1 carácter.',
    other: `A esta respuesta le sobran ${formatNumber(excess)} caracteres.`,
  });
export const answerLimit = (characters: number): string =>
  `Una respuesta puede tener hasta ${formatNumber(characters)} caracteres.`;
export const tooManyActions = (limit: number): string =>
  `Una página puede tener hasta ${formatNumber(limit)} acciones. Deja solo las de hoy.`;

export const previousButton = 'Anterior';

export const nextButton = 'Siguiente';

export const completeButton = 'Terminar';
/** The key, beside the button that it presses. */
export const ctrlKey = 'Ctrl';
export const storedEncrypted = 'Se guarda cifrado';
export const saving = 'Guardando';
export const pageNotSaved =
  'No pudimos guardar tu página. Todo lo que escribiste sigue aquí, así que deja esta página abierta y vuelve a intentarlo.';

/* A new page: looking back */

export const youLearnedYesterday = 'Ayer aprendiste:';
export const youLearnedOn = (weekday: string): string => `El ${weekday} aprendiste:`;
export const yourGoalSoFar = 'Tu meta hasta ahora:';
export const hideButton = 'Ocultar';
export const hideLookBackLabel = 'Ocultar la mirada atrás';
export const lookBackHidden =
  'La mirada atrás está oculta. Puedes volver a activarla en los ajustes del perfil.';
export const lookBackNotSaved = 'No pudimos cambiarlo. Vuelve a intentarlo.';

/* The journal page: writing for another day */

export const otherDayButton = 'Elegir otro día';
export const todayInsteadButton = 'Volver al día de hoy';
export const otherDayTitle = 'Escribir la página de otro día';
export const dayLabel = 'Día';
export const dayRepairs = 'Con una página recuperas este día y tu racha continúa. No da puntos.';
export const dayOnly = 'Una página de este día no cambia tus puntos ni tu racha.';
export const dayNotPast = 'Elige un día anterior a hoy.';
export const writeForDayButton = 'Escribir esta página';
export const cancelButton = 'Cancelar';

/* Journal complete */

export const completeTitle = 'Página terminada';

export const greetingTodayNamed = (firstName: string): string => `Esta es la página de hoy, ${firstName}.`;
export const greetingToday = 'Esta es la página de hoy.';
export const greetingOtherDayNamed = (firstName: string, day: string): string =>
  `${firstName}, esta es tu página del ${day}.`;
export const greetingOtherDay = (day: string): string => `Esta es tu página del ${day}.`;
export const greetingNoPageNamed = (firstName: string): string => `Qué gusto verte, ${firstName}.`;
export const greetingNoPage = 'Qué gusto verte.';

export const journalStreak = (days: number): string =>
  `Día ${formatNumber(days)} escribiendo tu diario. ¡Sigue así!`;
export const dayRepaired = 'Has recuperado ese día.';
export const dayRepairedStreak = (days: number): string =>
  plural(days, {
    one: 'Has recuperado ese día. Tu racha es de 1 día.',
    other: `Has recuperado ese día. Tu racha es de ${formatNumber(days)} días.`,
  });

/** What the ring says to a screen reader, stroke by stroke. */
export const RING_STROKES = {
  clarify: { drawn: 'Aclarar está hecho.', open: 'Aclarar aún no está hecho.' },
  act: { drawn: 'Actuar está hecho.', open: 'Actuar aún no está hecho.' },
  learn: { drawn: 'Aprender está hecho.', open: 'Aprender aún no está hecho.' },
};

export const actionsTitle = 'Lo que harás hoy';
export const lessonSummary = 'Anota una lección cuando acabe tu día';

export const goToDashboardButton = 'Ir al panel';
export const asideLabel = 'Meta y valores';
export const goalTitle = 'Tu meta';
export const reasonTitle = 'Por qué importa';
export const valuesTitle = 'Tus valores';
export const todaySoFarTitle = 'Hoy, hasta ahora';
export const pointsToday = (points: number): string =>
  plural(points, { one: '1 punto.', other: `${formatNumber(points)} puntos.` });
export const badgeToday = <Part>(badge: Part) => ['Tu insignia: ', badge];

export const pageTitle = 'Tu página';
export const pageNotLoaded = 'No pudimos cargar tu página. Vuelve a intentarlo.';
export const pageRefused =
  'No pudimos guardar esta página. Tus palabras se conservan en este dispositivo, y el estado de guardado de arriba muestra lo que puedes hacer.';
export const pageSettled = <Part>(link: Part) => [
  'No queda nada por hacer con esta página. Tus páginas guardadas están en tu ',
  link,
  '.',
];
export const historyLink = 'historial del diario';

/* Action Journal History */

export const historyTitle = 'Historial del diario';
export const entriesSince = (entries: number, day: string): string =>
  plural(entries, {
    one: `1 entrada desde el ${day}`,
    other: `${formatNumber(entries)} entradas desde el ${day}`,
  });
export const olderPagesLoading = 'Las páginas más antiguas aún se están cargando.';

export const entriesNotLoaded = 'No se pudieron cargar las entradas del diario';

export const notAuthenticated = 'Sesión no iniciada';

export const historyEmptyTitle = 'Aún no hay entradas en el diario.';
export const historyEmptyHint = 'Tu primera página lleva unos diez minutos.';
export const writeTodayButton = 'Escribir la página de hoy';
export const searchLabel = 'Buscar en tu diario';
export const editLink = 'Editar';
export const editLabel = (day: string): string => `Editar la entrada del ${day}`;
export const downloadButton = 'Descargar el diario';
export const preparing = 'Preparando';

export const downloadFailed = 'No se pudo descargar el historial del diario';

export const notLoggedIn = 'No has iniciado sesión.';
export const versionRestored = 'Versión anterior restaurada';
export const restoreFailed = 'No pudimos restaurar esa versión. Vuelve a intentarlo.';

/* Editing an entry */

export const editTitle = 'Edita tu página';
export const backToHistoryButton = 'Volver al historial';
export const entryNotLoaded = 'No pudimos cargar esta entrada. Vuelve a intentarlo.';
export const entryNotReadable =
  'Esta entrada no se puede abrir aquí. Para proteger lo que escribiste, tampoco se puede editar.';
export const changedElsewhere =
  'Esta página se cambió en otro dispositivo. Si guardas, la otra versión se conserva en «Versiones anteriores».';
export const actionsUnchanged =
  'Editar esta página no cambia tu lista de acciones. Puedes editarlas en Acciones.';
/** A page from another journal: its two fields. */
export const pageTitleLabel = 'Título';
export const pageTextLabel = 'Texto';
export const markdownHelp = 'Aquí puedes usar Markdown, como **negrita** o - para una lista.';
export const pageBlank = 'Puedes cambiar esta página, pero no dejarla en blanco.';
export const answerBlank = 'Puedes cambiar una respuesta, pero no dejarla en blanco.';
export const saveChangesButton = 'Guardar cambios';
export const changesSaved = 'Cambios guardados. Aún puedes restaurar la versión anterior.';
export const changesNotSaved =
  'No pudimos guardar tus cambios. Siguen aquí, así que deja esta página abierta y vuelve a intentarlo.';

/* Today: Clarify, and a day of the calendar */

export const clarifyTitle = 'Aclarar';

export const continueButton = 'Continuar';
export const leftOffAt = (question: number, questions: number): string =>
  `Lo dejaste en la pregunta ${question} de ${questions}.`;
export const repairYesterday = <Part>(link: Part) => [
  link,
  ', a más tardar mañana, para conservar tu racha.',
];
export const writeForYesterdayLink = 'Escribe la página de ayer';
export const repairDay = <Part>(link: Part) => [
  link,
  ' antes de que termine el día de hoy para conservar tu racha.',
];
export const writeForDayLink = (weekday: string): string => `Escribe la página del ${weekday}`;

export const createAdditionalLink = 'Crear otra entrada del diario';

export const journalHistoryLink = 'Historial del diario';

export const historyButton = 'Historial';

/* Why It Works */

export const whyTitle = 'Por qué funciona';
export const whySubtitle = 'Cinco preguntas, en este orden, por una razón';
export const whyIntroduction =
  'Una página en blanco te pide que seas interesante. Una buena pregunta te pide sinceridad, que es más fácil y más útil. Las cinco preguntas llevan unos diez minutos, y cada una prepara la siguiente. Pasas de lo que salió bien a lo que quieres, y de ahí a lo que se interpone. Acabas con una lista corta que puedes completar antes de que termine el día.';
export const whyCelebrationTitle = '1. ¿Qué puedes celebrar de ayer?';
export const whyCelebration =
  'La atención se va sola a lo que está a medias o salió mal; para eso no necesita ayuda. Fijarse en lo que funcionó requiere práctica. Empezar por algo bueno no es alegría forzada. Es una corrección: planeas el día a partir de lo que es cierto, y no solo de lo que hace más ruido. Lo pequeño también cuenta: una llamada que hiciste, una vez que no perdiste la calma. Con las semanas, estas líneas demuestran que avanzas, incluso en los días en que no lo parece.';
export const whyGoalTitle = '2. ¿Cuál es tu meta principal en este momento?';
export const whyGoal =
  'Nombra una meta, con tus propias palabras, y di por qué te importa. Volver a escribirla cada mañana puede parecer redundante, pero así descubres si todavía va en serio. Cuesta copiar palabras gastadas por quinta vez. Tu razón está ahí para los días en que la meta sola no te mueve.';
export const whyFearTitle = '3. ¿De qué tienes miedo?';
export const whyFear =
  'Lo que frena una meta rara vez es la falta de ideas. Más a menudo es un miedo pequeño y razonable que no has mirado: a que te vean, a que te digan que no, a saber la verdad. Si no lo nombras, toma muchas de tus decisiones. Puesto en una frase sobre el papel, tiene contornos, y para algo con contornos se puede hacer un plan. No hace falta resolverlo aquí. Solo hay que decirlo.';
export const whyValuesTitle = '4. ¿Qué te piden tus valores?';
export const whyValues =
  'El miedo también da consejos, y habla primero. Así que ahora escucha los tres valores que elegiste en un día más tranquilo. Deja que cada uno diga una cosa sobre la meta y sobre el miedo. A menudo no están de acuerdo, y vale la pena oírlo: la valentía quiere la fecha por escrito, la familia quiere el domingo libre. Así es más probable que lo que hagas después lo hayas elegido tú.';
export const whyActionsTitle = '5. ¿Qué harás hoy?';
export const whyActions =
  'Lo que comprendes, si se queda en la página, al mediodía ya se ha ido. Tu última respuesta lo convierte en acciones, una por línea. Que sean lo bastante pequeñas para hoy y lo bastante claras para saber esta noche si están hechas. Pasan directamente a tu lista. Tres buenas valen más que diez optimistas.';
export const whyLoopTitle = 'Y entonces el ciclo se cierra';
export const whyLoop = <Part>(link: Part) => [
  'Una página es el primero de tres trazos. Por la mañana aclaras, durante el día actúas y por la noche anotas una lección. La primera pregunta de mañana mira atrás, a lo que salió de las acciones de hoy. De eso se trata: un plan que nunca comparas con sus resultados no te enseña nada. Para ver por qué hacen falta muchas vueltas, lee ',
  link,
  '.',
];

export const repetitionLink = 'El poder de la repetición';

/* Power of Repetition */

export const repetitionTitle = 'El poder de la repetición';
export const repetitionSubtitle = 'Por qué las mismas cinco preguntas, cada día';
export const repetitionIntroduction =
  'Una página cambia poco. Son diez buenos minutos, y por la noche casi todo su efecto se ha ido. Lo que te cambia es la décima página, y la cuadragésima. Para entonces, las preguntas han empezado a hacerse solas: en la escalera, en una reunión, justo antes de dar tu respuesta de siempre.';
export const sameQuestionsTitle = 'Las preguntas siguen igual; quien cambia eres tú';
export const sameQuestions =
  'Preguntas nuevas cada día serían más entretenidas. Pero no te dirían nada sobre ti, porque no podrías comparar tus respuestas. Cuando la pregunta es la misma, la diferencia entre dos respuestas eres tú. Un miedo que has escrito once veces ya no es un estado de ánimo; es un hecho sobre el que puedes actuar. Una meta que desaparece en silencio de tus páginas también te dice algo.';
export const littleOftenTitle = 'Poco y a menudo vale más que mucho de vez en cuando';
export const littleOften =
  'Una hora el domingo cuesta una hora de fuerza de voluntad, y en una semana difícil es lo primero que se cae. Diez minutos los encuentras casi cualquier mañana. Escribe a la misma hora y en el mismo lugar, y pronto no tendrás que decidirlo. Lo que no hay que decidir se hace incluso en los días más difíciles.';
export const strokesTitle = 'Tres trazos, una y otra vez';
export const strokesClarify =
  'Aclarar cada mañana te enseña a distinguir más rápido lo que importa de lo que simplemente viene a continuación.';
export const strokesAct = 'Actuar el mismo día mantiene cerca lo que haces y lo que te propones.';
export const strokesLearn = 'Anotar una lección cada noche hace que hasta un mal día te deje algo.';
export const strokesRing =
  'Cada trazo facilita el siguiente. Por eso el anillo de tu panel solo se cierra cuando están los tres. Y por eso un anillo cerrado vale más que una página larga.';
export const missedDayTitle = 'Cuando te saltas un día';
export const missedDay =
  'Pasará, y no pasa nada. No se pierde nada y nadie te juzga. Tus páginas y lecciones siguen ahí, y una racha es solo una manera de fijarse. La repetición solo pide que empieces otra vez, sin esperar al lunes. Si la mañana ya pasó, sirve la noche. Si tienes un minuto, responde una pregunta; tu página espera las demás.';
export const missedDayRepair = <Part>(link: Part) => [
  'Puedes ',
  link,
  ' un día perdido de cada siete si escribes su página en los dos días siguientes. Tu racha continúa.',
];
export const repairLink = 'recuperar';
export const rereadTitle = 'Relee lo que has escrito';
export const reread = <Part>(journal: Part, lessons: Part) => [
  'De vez en cuando, abre tu ',
  journal,
  ' o tus ',
  lessons,
  ' y lee un mes de una sentada. Es la única forma de ver lo que ha hecho la repetición, porque de un día para otro no se nota nada.',
];
export const lessonsLink = 'lecciones';

/* Pictures that another app has shared */

export const sharedTitle = 'Imágenes compartidas';
export const sharedCount = (count: number): string =>
  plural(count, {
    one: 'Hay una imagen lista para añadirla a tu diario.',
    other: `Hay ${formatNumber(count)} imágenes listas para añadirlas a tu diario.`,
  });
export const nothingShared = 'Aquí no hay ninguna imagen. Compártela otra vez.';
export const addToTodayButton = 'Añadir a la página de hoy';
export const dontAddButton = 'No añadir';

/* Waiting to be saved: what each change is called */

export const newPage = 'Una página del diario';
export const saveAsNewButton = 'Guardar como entrada nueva';
export const changedPage = 'Una página del diario editada';

/* Answers of the server */

export const entryNotFound = 'No pudimos encontrar esa entrada. Puede que se haya eliminado.';
export const nothingToChange = 'No hay nada que cambiar.';
export const actionIdsRepeat = 'Cada acción necesita su propio identificador.';
export const notFromAnotherJournal = 'Esta entrada no viene de otro diario.';
export const formatsDiffer = 'Todas las respuestas de una entrada deben usar el mismo formato.';
