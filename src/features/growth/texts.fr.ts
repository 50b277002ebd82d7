import { capitalized } from '../../kernel/capitalized.ts';
import { formatNumber, plural } from '../../kernel/intl.fr.ts';
import { PAUSE_DAYS } from './contract/limits.ts';

/* Badges and streaks */

export const showingUp = 'Au rendez-vous';
export const makingProgress = 'En progrès';
export const highPerformer = 'Grande journée';
export const consistentEffort = 'Effort régulier';
export const growthWeek = 'Semaine de croissance';
export const breakthroughWeek = 'Semaine décisive';
export const steadyProgress = 'Progrès constants';
export const momentumBuilder = 'Bel élan';
export const allInMonth = 'Un mois à fond';
export const daysInARow = (days: number): string =>
  plural(days, { one: `${formatNumber(days)} jour de suite`, other: `${formatNumber(days)} jours de suite` });

/* What points were given for, as it is stored */

export const journalAward = 'Entrée de journal du jour terminée';
export const bucketListReviewAward = 'Liste de rêves relue';
export const visionAward = (vision: string): string => `Mise à jour\u00a0: ${vision}`;
export const visionReviewAward = (vision: string): string => `Relecture\u00a0: ${vision}`;
export const actionAward = 'Action qui compte terminée';

/* Scoring page */

export const journalActivity = 'Ton entrée de journal';
export const pointsOnceADay = (points: number): string =>
  plural(points, {
    one: `${formatNumber(points)} point, une fois par jour`,
    other: `${formatNumber(points)} points, une fois par jour`,
  });
export const actionActivity = 'Une action terminée';
export const pointsPerAction = (points: number): string =>
  plural(points, {
    one: `${formatNumber(points)} point par action`,
    other: `${formatNumber(points)} points par action`,
  });
export const visionActivity = 'Une vision enregistrée';
export const pointsPerDocument = (points: number): string =>
  plural(points, {
    one: `${formatNumber(points)} point, une fois par jour pour chaque vision`,
    other: `${formatNumber(points)} points, une fois par jour pour chaque vision`,
  });
export const reviewActivity = 'La relecture d’une vision ou de ta liste de rêves';
export const pointsPerReview = (points: number): string =>
  plural(points, {
    one: `${formatNumber(points)} point, une fois par jour pour chacune`,
    other: `${formatNumber(points)} points, une fois par jour pour chacune`,
  });
export const dailyBadgesTitle = 'Badges du jour';
export const weeklyBadgesTitle = 'Badges de la semaine';
export const monthlyBadgesTitle = 'Badges du mois';
export const pointsFrom = (from: number): string =>
  plural(from, { one: `${formatNumber(from)} point ou plus`, other: `${formatNumber(from)} points ou plus` });
export const pointsBetween = (from: number, to: number): string =>
  `De ${formatNumber(from)} à ${formatNumber(to)} points`;
export const howScoringWorksTitle = 'Le calcul des points';
export const scoringIntro =
  'Les points sont une trace discrète de ce que tu as fait. Rien n’est compté pendant que tu écris.';
export const backToDashboardButton = 'Retour au tableau de bord';
export const pointsTitle = 'Points';
export const pointsTakenBack =
  'Décocher une action retire ses points. Une deuxième entrée le même jour est toujours bienvenue, mais elle ne rapporte pas d’autres points.';
export const pointsKept =
  'Tu gardes tes points, mais les totaux ne comptent que ce qui existe maintenant. Si tu supprimes une action terminée, ses points restent, mais cette semaine ne compte plus l’action.';
export const betweenBadges = 'Entre deux badges, tu gardes celui que tu as obtenu.';
export const streaksTitle = 'Séries';
export const streaksText =
  'Tu as trois séries\u00a0: les jours de suite où tu as écrit, terminé une action ou noté une leçon. La journée n’est pas encore finie\u00a0: une série qui va jusqu’à hier est donc toujours en cours.';
export const repairText =
  'Sur sept jours, tu peux rattraper un jour manqué\u00a0: écris sa page dans les deux jours, et ta série continue. Un jour rattrapé apparaît comme un trait creux. Comme toute page pour un jour passé, celle-ci ne rapporte pas de points et ne ferme pas de boucle.';
export const pauseLink = 'pause';
export const pauseText = <Part>(link: Part, days: number) => [
  'Pour des vacances ou des jours de maladie, tu peux prévoir une ',
  link,
  ` à l’avance, de ${formatNumber(days)} jours au plus. Tes trois séries attendent\u00a0: un jour de pause sans activité ne les interrompt pas et ne compte pas. Ce que tu fais un jour de pause compte quand même et rapporte des points. Dans le calendrier, les jours de pause ont un cercle en pointillés.`,
];
export const growthCyclesTitle = 'Cycles complets';
export const growthCyclesText =
  'Une journée ferme sa boucle quand tu clarifies, agis et apprends\u00a0: une entrée, une action terminée et une leçon. «\u202fProgrès\u202f» montre le nombre de jours du mois où tu l’as fermée.';
export const timeZoneTitle = 'Fuseau horaire';
export const timeZoneText =
  'Les jours, les semaines et les mois suivent le fuseau horaire de ton profil. Une semaine va du dimanche au samedi.';

/* Progress */

export const progressTitle = 'Progrès';
export const progressFailed = 'Tes progrès n’ont pas pu être chargés. Réessaie.';

/* Progress: the month and its numbers */

export const loopsClosed = (month: string, closed: number, days: number): string =>
  plural(closed, {
    one: `${capitalized(month)}\u00a0: ${formatNumber(closed)} boucle fermée sur ${formatNumber(days)}`,
    other: `${capitalized(month)}\u00a0: ${formatNumber(closed)} boucles fermées sur ${formatNumber(days)}`,
  });
export const previousMonthLabel = 'Mois précédent';
export const nextMonthLabel = 'Mois suivant';
export const dayStrokes = (day: string, drawn: number): string => `${day}\u00a0: ${drawn} sur 3`;
export const dayRepaired = (day: string, drawn: number): string => `${day}\u00a0: ${drawn} sur 3, rattrapé`;
export const dayInPause = (day: string, drawn: number): string => `${day}\u00a0: ${drawn} sur 3, en pause`;
export const dayRepairedInPause = (day: string, drawn: number): string =>
  `${day}\u00a0: ${drawn} sur 3, rattrapé, en pause`;
export const dayPaused = (day: string): string => `${day}\u00a0: en pause`;
export const pausedUntilLink = (dayOfMonth: string): string => `En pause jusqu’au ${dayOfMonth}`;
export const streaksPaused = <Part>(link: Part) => [link, '. Tes séries attendent.'];
export const streakNone = 'Commence aujourd’hui';
export const todayName = 'Aujourd’hui';
export const journalName = 'Journal';
export const actionsName = 'Actions';
export const lessonsName = 'Leçons';
export const points = (count: number): string =>
  plural(count, { one: `${formatNumber(count)} point`, other: `${formatNumber(count)} points` });
export const pointsWithBadge = (points: number, badge: string): string =>
  plural(points, {
    one: `${formatNumber(points)} point, ${badge}`,
    other: `${formatNumber(points)} points, ${badge}`,
  });
export const thisWeek = 'Cette semaine';
export const thisMonth = 'Ce mois-ci';
export const actionsCompleted = 'Actions terminées';
export const goalsAchieved = 'Objectifs atteints';
export const growthCycles = 'Cycles complets';
export const cyclesOfDays = (done: number, days: number): string =>
  `${formatNumber(done)} sur ${formatNumber(days)}`;
export const allNumbers = 'Tous les chiffres';

/* The calendar of the journal */

export const calendarLabel = 'Calendrier';
export const showCalendarButton = 'Afficher le calendrier';
export const hideCalendarButton = 'Masquer le calendrier';
export const previousYearLabel = 'Année précédente';
export const nextYearLabel = 'Année suivante';
export const dayWritten = (day: string): string => `${day}\u00a0: quelque chose d’écrit`;
export const dayImported = (day: string): string => `${day}\u00a0: importé`;
export const daysOfYear = (days: number): string =>
  plural(days, { one: `${formatNumber(days)} jour`, other: `${formatNumber(days)} jours` });
export const daysOfMonth = (month: string, days: number): string =>
  `${capitalized(month)}\u00a0: ${daysOfYear(days)}`;

/* Setting a pause: what is wrong with its days */

/** Why a pause cannot be set so. */
export const PAUSE_PROBLEMS = {
  notADay: 'Choisis un premier et un dernier jour.',
  past: 'Une pause ne peut pas commencer avant aujourd’hui.',
  tooFar: 'Une pause doit commencer dans l’année qui vient.',
  backwards: 'Le dernier jour ne peut pas précéder le premier.',
  tooLong: `Une pause peut durer jusqu’à ${PAUSE_DAYS} jours.`,
  overlaps: 'Ces jours chevauchent une autre pause.',
} as const;

/* Pauses in the profile */

export const loadFailed = 'Tes pauses n’ont pas pu être chargées. Réessaie.';
export const pauseSet = 'Ta pause est prévue.';
export const setFailed = 'Ta pause n’a pas pu être enregistrée. Réessaie.';
export const pauseEnded = 'Ta pause est terminée.';
export const pauseRemoved = 'Ta pause a été supprimée.';
export const changeFailed = 'Ta pause n’a pas pu être modifiée. Réessaie.';
export const undoButton = 'Annuler';
export const setAPauseButton = 'Prévoir une pause';
export const span = (from: string, to: string): string => `${from} – ${to}`;
export const removeButton = 'Supprimer';
export const removeLabel = (days: string): string => `Supprimer la pause\u00a0: ${days}`;
export const endNowButton = 'Terminer';
export const endNowLabel = (days: string): string => `Terminer maintenant la pause\u00a0: ${days}`;

/* Answers of the server */

export const alreadyStarted = 'Cette pause a déjà commencé. Tu peux y mettre fin, mais pas la supprimer.';
export const alreadyOver = 'Tu ne peux terminer cette pause qu’aujourd’hui ou à une date ultérieure.';
export const pauseNotFound = 'Cette pause est introuvable. Elle a peut-être été supprimée.';

/* Unsaved changes */

export const newPause = 'Une pause';
export const removedPause = 'Une pause supprimée';
export const endedPause = 'Une pause terminée';

/* Set a pause */

export const setPauseTitle = 'Prévoir une pause';
export const setPauseButton = 'Enregistrer la pause';
export const firstDayLabel = 'Premier jour';
export const lastDayLabel = 'Dernier jour';
export const lastDayHelp = `Tes séries attendent jusqu’à ${PAUSE_DAYS} jours. Les pages que tu écris pendant une pause comptent quand même.`;
