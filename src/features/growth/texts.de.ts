import { formatNumber, plural } from '../../kernel/intl.de.ts';
import { PAUSE_DAYS } from './contract/limits.ts';

/* Badges and streaks */

export const showingUp = 'Dabei';
export const makingProgress = 'Auf dem Weg';
export const highPerformer = 'Starke Leistung';
export const consistentEffort = 'Beständig';
export const growthWeek = 'Wachstumswoche';
export const breakthroughWeek = 'Durchbruchswoche';
export const steadyProgress = 'Stetiger Fortschritt';
export const momentumBuilder = 'In Schwung';
export const allInMonth = 'Voller Einsatz';
export const daysInARow = (days: number): string =>
  plural(days, { one: '1 Tag in Folge', other: `${formatNumber(days)} Tage in Folge` });

/* What points were given for, as it is stored */

export const journalAward = 'Tagebucheintrag geschrieben';
export const bucketListReviewAward = 'Bucketlist durchgesehen';
export const visionAward = (vision: string): string => `${vision} gespeichert`;
export const visionReviewAward = (vision: string): string => `${vision} durchgesehen`;
export const actionAward = 'Vorhaben erledigt';

/* Scoring page */

export const journalActivity = 'Dein Tagebucheintrag';
export const pointsOnceADay = (points: number): string =>
  plural(points, { one: '1 Punkt, einmal am Tag', other: `${formatNumber(points)} Punkte, einmal am Tag` });
export const actionActivity = 'Ein erledigtes Vorhaben';
export const pointsPerAction = (points: number): string =>
  plural(points, {
    one: 'je 1 Punkt',
    other: `je ${formatNumber(points)} Punkte`,
  });
export const visionActivity = 'Eine gespeicherte Vision';
export const pointsPerDocument = (points: number): string =>
  plural(points, {
    one: '1 Punkt, einmal am Tag für jede',
    other: `${formatNumber(points)} Punkte, einmal am Tag für jede`,
  });
export const reviewActivity = 'Die Durchsicht einer Vision oder deiner Bucketlist';
export const pointsPerReview = (points: number): string =>
  plural(points, {
    one: '1 Punkt, einmal am Tag für jede',
    other: `${formatNumber(points)} Punkte, einmal am Tag für jede`,
  });
export const dailyBadgesTitle = 'Tagesabzeichen';
export const weeklyBadgesTitle = 'Wochenabzeichen';
export const monthlyBadgesTitle = 'Monatsabzeichen';
export const pointsFrom = (from: number): string => `ab ${formatNumber(from)} Punkten`;
export const pointsBetween = (from: number, to: number): string =>
  `${formatNumber(from)} bis ${formatNumber(to)} Punkte`;
export const howScoringWorksTitle = 'So zählen Punkte';
export const scoringIntro =
  'Punkte halten still fest, was du getan hast. Beim Schreiben wird nichts gezählt.';
export const backToDashboardButton = 'Zur Übersicht';
export const pointsTitle = 'Punkte';
export const pointsTakenBack =
  'Wenn du ein Vorhaben wieder öffnest, verlierst du seine Punkte. Ein zweiter Eintrag am selben Tag ist immer willkommen, bringt aber keine weiteren Punkte.';
export const pointsKept =
  'Deine Punkte bleiben, aber die Summen zählen nur, was es noch gibt. Löschst du ein erledigtes Vorhaben, bleiben seine Punkte, doch die Woche zählt es nicht mehr.';
export const betweenBadges = 'Zwischen zwei Abzeichen behältst du das erreichte.';
export const streaksTitle = 'Serien';
export const streaksText =
  'Du hast drei Serien: die Tage in Folge, an denen du geschrieben, ein Vorhaben erledigt oder eine Erkenntnis notiert hast. Heute ist noch nicht vorbei. Eine Serie, die bis gestern reicht, läuft also noch.';
export const repairText =
  'In je sieben Tagen kannst du einen verpassten Tag nachholen, indem du innerhalb von zwei Tagen für ihn schreibst. Deine Serie geht weiter. Ein nachgeholter Tag erscheint als hohler Strich. Wie jede Seite für einen vergangenen Tag bringt er keine Punkte und schließt keinen Kreis.';
export const pauseLink = 'Pause';
export const pauseText = <Part>(link: Part, days: number) => [
  'Für Urlaub oder Krankheit kannst du im Voraus eine ',
  link,
  ` eintragen, bis zu ${formatNumber(days)} Tage lang. Alle drei Serien warten: Ein Pausentag ohne Aktivität unterbricht sie nicht und zählt nicht mit. Was du an einem Pausentag tust, zählt trotzdem und bringt Punkte. Im Kalender haben Pausentage einen gepunkteten Ring.`,
];
export const growthCyclesTitle = 'Wachstumszyklen';
export const growthCyclesText =
  'Ein Tag schließt seinen Kreis, wenn du klärst, handelst und lernst: ein Eintrag, ein erledigtes Vorhaben und eine Erkenntnis. Der Fortschritt zeigt, an wie vielen Tagen des Monats er geschlossen war.';
export const timeZoneTitle = 'Zeitzone';
export const timeZoneText =
  'Tage, Wochen und Monate folgen der Zeitzone in deinem Profil. Eine Woche geht von Sonntag bis Samstag.';

/* Progress */

export const progressTitle = 'Fortschritt';
export const progressFailed = 'Wir konnten deinen Fortschritt nicht laden. Bitte versuch es noch einmal.';

/* Progress: the month and its numbers */

export const loopsClosed = (month: string, closed: number, days: number): string =>
  `${month}: ${formatNumber(closed)} von ${formatNumber(days)} Kreisen geschlossen`;
export const previousMonthLabel = 'Vorheriger Monat';
export const nextMonthLabel = 'Nächster Monat';
export const dayStrokes = (day: string, drawn: number): string => `${day}: ${drawn} von 3`;
export const dayRepaired = (day: string, drawn: number): string => `${day}: ${drawn} von 3, nachgeholt`;
export const dayInPause = (day: string, drawn: number): string => `${day}: ${drawn} von 3, Pause`;
export const dayRepairedInPause = (day: string, drawn: number): string =>
  `${day}: ${drawn} von 3, nachgeholt, Pause`;
export const dayPaused = (day: string): string => `${day}: Pause`;
export const pausedUntilLink = (dayOfMonth: string): string => `Pause bis zum ${dayOfMonth}`;
export const streaksPaused = <Part>(link: Part) => [link, '. Deine Serien warten.'];
export const streakNone = 'Beginnt heute';
export const todayName = 'Heute';
export const journalName = 'Tagebuch';
export const actionsName = 'Vorhaben';
export const lessonsName = 'Erkenntnisse';
export const points = (count: number): string =>
  plural(count, { one: '1 Punkt', other: `${formatNumber(count)} Punkte` });
export const pointsWithBadge = (points: number, badge: string): string =>
  plural(points, { one: `1 Punkt, ${badge}`, other: `${formatNumber(points)} Punkte, ${badge}` });
export const thisWeek = 'Diese Woche';
export const thisMonth = 'Dieser Monat';
export const actionsCompleted = 'Erledigte Vorhaben';
export const goalsAchieved = 'Erreichte Ziele';
export const growthCycles = 'Wachstumszyklen';
export const cyclesOfDays = (done: number, days: number): string =>
  `${formatNumber(done)} von ${formatNumber(days)}`;
export const allNumbers = 'Alle Zahlen';

/* The calendar of the journal */

export const calendarLabel = 'Kalender';
export const showCalendarButton = 'Kalender zeigen';
export const hideCalendarButton = 'Kalender ausblenden';
export const previousYearLabel = 'Vorheriges Jahr';
export const nextYearLabel = 'Nächstes Jahr';
export const dayWritten = (day: string): string => `${day}: etwas geschrieben`;
export const dayImported = (day: string): string => `${day}: importiert`;
export const daysOfYear = (days: number): string =>
  plural(days, { one: '1 Tag', other: `${formatNumber(days)} Tage` });
export const daysOfMonth = (month: string, days: number): string => `${month}: ${daysOfYear(days)}`;

/* Setting a pause: what is wrong with its days */

/** Why a pause cannot be set so. */
export const PAUSE_PROBLEMS = {
  notADay: 'Bitte wähle einen ersten und einen letzten Tag.',
  past: 'Eine Pause kann nicht vor heute beginnen.',
  tooFar: 'Eine Pause muss innerhalb eines Jahres ab heute beginnen.',
  backwards: 'Der letzte Tag kann nicht vor dem ersten liegen.',
  tooLong: `Eine Pause kann bis zu ${PAUSE_DAYS} Tage dauern.`,
  overlaps: 'Diese Tage überschneiden sich mit einer anderen Pause.',
} as const;

/* Pauses in the profile */

export const loadFailed = 'Wir konnten deine Pausen nicht laden. Bitte versuch es noch einmal.';
export const pauseSet = 'Deine Pause ist eingetragen.';
export const setFailed = 'Wir konnten deine Pause nicht eintragen. Bitte versuch es noch einmal.';
export const pauseEnded = 'Deine Pause ist beendet.';
export const pauseRemoved = 'Deine Pause wurde entfernt.';
export const changeFailed = 'Wir konnten deine Pause nicht ändern. Bitte versuch es noch einmal.';
export const undoButton = 'Rückgängig';
export const setAPauseButton = 'Pause eintragen';
export const span = (from: string, to: string): string => `${from} bis ${to}`;
export const removeButton = 'Entfernen';
export const removeLabel = (days: string): string => `Pause entfernen: ${days}`;
export const endNowButton = 'Jetzt beenden';
export const endNowLabel = (days: string): string => `Jetzt beenden: Pause ${days}`;

/* Answers of the server */

export const alreadyStarted = 'Diese Pause hat schon begonnen. Du kannst sie beenden, aber nicht entfernen.';
export const alreadyOver = 'Du kannst diese Pause nur heute oder an einem späteren Tag beenden.';
export const pauseNotFound = 'Wir konnten diese Pause nicht finden. Vielleicht wurde sie gelöscht.';

/* Unsaved changes */

export const newPause = 'Eine Pause';
export const removedPause = 'Eine entfernte Pause';
export const endedPause = 'Eine beendete Pause';

/* Set a pause */

export const setPauseTitle = 'Pause eintragen';
export const setPauseButton = 'Pause eintragen';
export const firstDayLabel = 'Erster Tag';
export const lastDayLabel = 'Letzter Tag';
export const lastDayHelp = `Deine Serien warten bis zu ${PAUSE_DAYS} Tage. Seiten, die du in der Pause schreibst, zählen trotzdem.`;
