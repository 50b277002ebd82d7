import { capitalized } from '../../kernel/capitalized.ts';
import { formatNumber, plural } from '../../kernel/intl.es.ts';
import { PAUSE_DAYS } from './contract/limits.ts';

/* Badges and streaks */

export const showingUp = 'Aquí estoy';

export const makingProgress = 'En marcha';

export const highPerformer = 'Gran día';

export const consistentEffort = 'Constancia';

export const growthWeek = 'Semana de crecimiento';

export const breakthroughWeek = 'Semana decisiva';

export const steadyProgress = 'Paso firme';

export const momentumBuilder = 'Con impulso';

export const allInMonth = 'Mes a fondo';
export const daysInARow = (days: number): string =>
  plural(days, { one: '1 día', other: `${formatNumber(days)} días seguidos` });

/* What points were given for, as it is stored */

export const journalAward = 'Entrada diaria del diario terminada';
export const bucketListReviewAward = 'Lista de sueños revisada';
export const visionAward = (vision: string): string => `Actualizada: ${vision}`;
export const visionReviewAward = (vision: string): string => `Revisada: ${vision}`;
export const actionAward = 'Acción significativa completada';

/* Scoring page */

export const journalActivity = 'Tu entrada del diario';
export const pointsOnceADay = (points: number): string =>
  plural(points, { one: '1 punto, una vez al día', other: `${formatNumber(points)} puntos, una vez al día` });
export const actionActivity = 'Una acción completada';
export const pointsPerAction = (points: number): string =>
  plural(points, { one: '1 punto por acción', other: `${formatNumber(points)} puntos por acción` });
export const visionActivity = 'Una visión guardada';
export const pointsPerDocument = (points: number): string =>
  plural(points, {
    one: '1 punto, una vez al día por visión',
    other: `${formatNumber(points)} puntos, una vez al día por visión`,
  });
export const reviewActivity = 'Una revisión de una visión o de tu lista de sueños';
export const pointsPerReview = (points: number): string =>
  plural(points, {
    one: '1 punto, una vez al día por cada una',
    other: `${formatNumber(points)} puntos, una vez al día por cada una`,
  });
export const dailyBadgesTitle = 'Insignias diarias';
export const weeklyBadgesTitle = 'Insignias semanales';
export const monthlyBadgesTitle = 'Insignias mensuales';
export const pointsFrom = (from: number): string => `${formatNumber(from)} puntos o más`;
export const pointsBetween = (from: number, to: number): string =>
  `De ${formatNumber(from)} a ${formatNumber(to)} puntos`;

export const howScoringWorksTitle = 'Cómo se cuentan los puntos';
export const scoringIntro =
  'Los puntos son un registro discreto de lo que hiciste. No se cuenta nada mientras escribes.';

export const backToDashboardButton = 'Volver al panel';
export const pointsTitle = 'Puntos';
export const pointsTakenBack =
  'Si desmarcas una acción, se retiran sus puntos. Una segunda entrada el mismo día siempre es bienvenida, pero no da más puntos.';
export const pointsKept =
  'Tus puntos se conservan, pero los totales solo cuentan lo que existe ahora. Si eliminas una acción completada, sus puntos se quedan, pero esa semana ya no cuenta la acción.';
export const betweenBadges = 'Entre dos insignias, conservas la que has alcanzado.';
export const streaksTitle = 'Rachas';
export const streaksText =
  'Tienes tres rachas: los días seguidos en que escribiste en el diario, completaste una acción o anotaste una lección. Hoy aún no ha terminado, así que una racha que llegó hasta ayer sigue viva.';
export const repairText =
  'Puedes recuperar un día perdido de cada siete si escribes su página en los dos días siguientes. Tu racha continúa. Un día recuperado se muestra como un trazo hueco. Como toda página de un día pasado, no da puntos ni cierra un ciclo.';
export const pauseLink = 'pausa';
export const pauseText = <Part>(link: Part, days: number) => [
  'Para unas vacaciones o unos días de enfermedad, puedes programar una ',
  link,
  ` por adelantado, de hasta ${formatNumber(days)} días. Las tres rachas esperan: un día en pausa sin actividad ni las rompe ni cuenta. Lo que haces en un día en pausa sí cuenta y da puntos. En el calendario, los días en pausa tienen un anillo punteado.`,
];
export const growthCyclesTitle = 'Ciclos de crecimiento';
export const growthCyclesText =
  'Un día cierra su ciclo cuando aclaras, actúas y aprendes: una entrada, una acción completada y una lección. El progreso muestra en cuántos días del mes lo cerraste.';
export const timeZoneTitle = 'Zona horaria';
export const timeZoneText =
  'Los días, las semanas y los meses se rigen por la zona horaria de tu perfil. Una semana va de domingo a sábado.';

/* Progress */

export const progressTitle = 'Progreso';
export const progressFailed = 'No pudimos cargar tu progreso. Vuelve a intentarlo.';

/* Progress: the month and its numbers */

export const loopsClosed = (month: string, closed: number, days: number): string =>
  `${capitalized(month)}: ${formatNumber(closed)} de ${formatNumber(days)} ciclos cerrados`;
export const previousMonthLabel = 'Mes anterior';
export const nextMonthLabel = 'Mes siguiente';
export const dayStrokes = (day: string, drawn: number): string => `${day}: ${drawn} de 3`;
export const dayRepaired = (day: string, drawn: number): string => `${day}: ${drawn} de 3, recuperado`;
export const dayInPause = (day: string, drawn: number): string => `${day}: ${drawn} de 3, en pausa`;
export const dayRepairedInPause = (day: string, drawn: number): string =>
  `${day}: ${drawn} de 3, recuperado, en pausa`;
export const dayPaused = (day: string): string => `${day}: en pausa`;
export const pausedUntilLink = (dayOfMonth: string): string => `En pausa hasta el ${dayOfMonth}`;
export const streaksPaused = <Part>(link: Part) => [link, '. Tus rachas esperan.'];
export const streakNone = 'Empieza hoy';
export const todayName = 'Hoy';
export const journalName = 'Diario';
export const actionsName = 'Acciones';
export const lessonsName = 'Lecciones';
export const points = (count: number): string =>
  plural(count, { one: '1 punto', other: `${formatNumber(count)} puntos` });
export const pointsWithBadge = (points: number, badge: string): string =>
  plural(points, { one: `1 punto, ${badge}`, other: `${formatNumber(points)} puntos, ${badge}` });
export const thisWeek = 'Esta semana';
export const thisMonth = 'Este mes';
export const actionsCompleted = 'Acciones completadas';
export const goalsAchieved = 'Metas alcanzadas';
export const growthCycles = 'Ciclos de crecimiento';

export const cyclesOfDays = (done: number, days: number): string =>
  `${formatNumber(done)} de ${formatNumber(days)}`;
export const allNumbers = 'Todas las cifras';

/* The calendar of the journal */

export const calendarLabel = 'Calendario';
export const showCalendarButton = 'Mostrar calendario';
export const hideCalendarButton = 'Ocultar calendario';
export const previousYearLabel = 'Año anterior';
export const nextYearLabel = 'Año siguiente';
export const dayWritten = (day: string): string => `${day}: hay algo escrito`;
export const dayImported = (day: string): string => `${day}: importado`;
export const daysOfYear = (days: number): string =>
  plural(days, { one: '1 día', other: `${formatNumber(days)} días` });
export const daysOfMonth = (month: string, days: number): string =>
  `${capitalized(month)}: ${daysOfYear(days)}`;

/* Setting a pause: what is wrong with its days */

/** Why a pause cannot be set so. */
export const PAUSE_PROBLEMS = {
  notADay: 'Elige un primer día y un último día.',
  past: 'Una pausa no puede empezar antes de hoy.',
  tooFar: 'Una pausa tiene que empezar dentro de un año como máximo.',
  backwards: 'El último día no puede ser anterior al primero.',
  tooLong: `Una pausa puede durar hasta ${PAUSE_DAYS} días.`,
  overlaps: 'Estos días coinciden con otra pausa.',
} as const;

/* Pauses in the profile */

export const loadFailed = 'No pudimos cargar tus pausas. Vuelve a intentarlo.';
export const pauseSet = 'Tu pausa está programada.';
export const setFailed = 'No pudimos programar tu pausa. Vuelve a intentarlo.';
export const pauseEnded = 'Tu pausa ha terminado.';
export const pauseRemoved = 'Tu pausa se ha eliminado.';
export const changeFailed = 'No pudimos cambiar tu pausa. Vuelve a intentarlo.';
export const undoButton = 'Deshacer';
export const setAPauseButton = 'Programar una pausa';
export const span = (from: string, to: string): string => `Del ${from} al ${to}`;
export const removeButton = 'Eliminar';
export const removeLabel = (days: string): string => `Eliminar pausa: ${days}`;
export const endNowButton = 'Terminar ahora';
export const endNowLabel = (days: string): string => `Terminar ahora la pausa: ${days}`;

/* Answers of the server */

export const alreadyStarted = 'Esta pausa ya ha empezado. Puedes terminarla, pero no eliminarla.';
export const alreadyOver = 'Solo puedes terminar esta pausa hoy o un día posterior.';
export const pauseNotFound = 'No pudimos encontrar esa pausa. Puede que se haya eliminado.';

/* Unsaved changes */

export const newPause = 'Una pausa';
export const removedPause = 'Una pausa eliminada';
export const endedPause = 'Una pausa terminada';

/* Set a pause */

export const setPauseTitle = 'Programar una pausa';
export const setPauseButton = 'Programar pausa';
export const firstDayLabel = 'Primer día';
export const lastDayLabel = 'Último día';
export const lastDayHelp = `Tus rachas esperan hasta ${PAUSE_DAYS} días. Las páginas que escribes durante una pausa cuentan.`;
