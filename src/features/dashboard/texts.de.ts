import { formatNumber, plural } from '../../kernel/intl.de.ts';

/* Today: the header */

export const todayTitle = 'Heute';
export const profileNotLoaded = 'Wir konnten dein Profil nicht laden. Bitte versuch es noch einmal.';
export const welcome = <Part>(firstName: Part) => ['Willkommen, ', firstName, '!'];
/** A narrow page breaks the line before the name. */
export const goodEvening = <Part>(firstName: Part) => ['Guten\u00a0Abend, ', firstName];
export const trialEndedLink = 'Deine Testphase ist zu Ende.';
export const trialLeftLink = (days: number): string =>
  plural(days, {
    one: 'Noch 1 Tag Testphase',
    other: `Noch ${formatNumber(days)} Tage Testphase`,
  });
export const clarify = 'Klären';
export const act = 'Handeln';
export const learn = 'Lernen';
export const todaysDate = (day: string): string => `${day}.`;
export const strokesToday = (drawn: number): string => `${drawn} von 3 heute`;
/** What the ring says to a screen reader. */
export const ringLabel = (drawn: number): string => `Heute: ${drawn} von 3 Strichen gezogen`;
export const strokesOpen = <Part>(strokes: readonly Part[]) => [
  'Noch zu tun: ',
  ...strokes.flatMap((stroke, at) => (at === 0 ? [stroke] : [', ', stroke])),
];
export const loopClosed = 'Der Kreis ist geschlossen.';
export const milestone = (days: number): string => `Du hast an ${formatNumber(days)} Tagen geschrieben.`;

/* Today: the sections */

export const gettingStartedTitle = 'Erste Schritte';
export const visionDocumentsTitle = 'Visionen';
export const visionDocumentsHint = 'Wohin du unterwegs bist';
export const goldFileTitle = 'Gold File';
export const growthChecklistTitle = 'Wachstums-Checkliste';
export const growthChecklistHint = 'Fünf Stufen, die sich selbst abhaken';
export const goalsTitle = 'Ziele';
export const communityTitle = 'Gemeinschaft';
export const moreForTodayTitle = 'Mehr für heute';
export const asideLabel = 'Ziele und Fortschritt';
export const toolsLink = 'Werkzeuge ansehen';
export const finishOnboardingLink = 'Einstieg abschließen';
export const valuesMissing =
  'Du hast deine drei Kernwerte noch nicht gewählt. Es dauert zwei Minuten, und Frage 4 baut darauf auf.';

/* Today: Getting Started */

export const dayInstruction = 'Schreib am Morgen, handle am Tag und notiere am Abend eine Erkenntnis.';
export const clarifyInstruction = <Part>(name: Part) => [
  name,
  ' stellt fünf Fragen und dauert etwa zehn Minuten.',
];
export const actInstruction = <Part>(name: Part) => [
  name,
  ' enthält das Wenige, das du dir vorgenommen hast.',
];
export const learnInstruction = <Part>(name: Part) => [
  name,
  ' bewahrt einen Satz, den du wiederfinden möchtest.',
];
export const ringInstruction = 'Jeder Teil zieht einen Strich am Ring von heute.';
export const valuesInstruction = 'Frage 4 fragt, wozu deine Kernwerte dir raten.';
export const changeValuesLink = 'Kernwerte ändern';
export const readMore = <Part>(why: Part, scoring: Part) => [
  'Möchtest du mehr wissen? Lies „',
  why,
  '“ und „',
  scoring,
  '“.',
];
export const whyItWorks = 'Warum es wirkt';
export const howScoringWorks = 'So zählen Punkte';

/* Today: the evening, once the loop is closed */

export const eveningTitle = 'Der Kreis ist geschlossen';
export const tomorrowAsks = 'Die erste Frage von morgen: Was gibt es von heute zu feiern?';
export const openActionsWait = (count: number): string =>
  plural(count, {
    one: '1 offenes Vorhaben kann bis dahin warten.',
    other: `${formatNumber(count)} offene Vorhaben können bis dahin warten.`,
  });
export const oldPageLink = 'Eine alte Seite lesen';

/* Growth Checklist */

export const checklistNotLoaded = 'Wir konnten die Checkliste nicht laden. Bitte versuch es noch einmal.';
export const stageProgress = (done: number, all: number): string => `${done}\u00a0von\u00a0${all}`;
/** Read out after an item of the checklist. */
export const itemDone = 'Erledigt';
export const itemOpen = 'Noch offen';

export const clarityStage = 'Wissen, was zählt';
export const intentionsChosen = 'Wähle, wie andere sich bei dir fühlen sollen';
export const coreWordChosen = 'Wähle dein Leitwort';
export const coreValuesChosen = 'Wähle deine drei Kernwerte';

export const loopStage = 'Den ersten Kreis schließen';
export const entryWritten = 'Schreib deinen ersten Eintrag';
export const actionCompleted = 'Erledige dein erstes Vorhaben';
export const lessonNoted = 'Notiere deine erste Erkenntnis';
export const allThreeDone = 'Schaffe alle drei an einem Tag';

export const habitStage = 'Zur Gewohnheit machen';
export const threeDays = 'Schreib drei Tage in Folge';
export const sevenDays = 'Schreib sieben Tage in Folge';
export const reminderSet = 'Richte eine tägliche Erinnerung ein';
export const tenActions = 'Erledige zehn Vorhaben';

export const goalStage = 'Nach etwas streben';
export const goalNamed = 'Nenne ein Ziel';
export const goalReached = 'Erreiche dein erstes Ziel';
export const weeklyBadge = 'Verdiene ein Wochenabzeichen';
export const visionsWritten = 'Schreib alle fünf Visionen';
export const bucketListStarted = 'Beginne deine Bucketlist';

export const lookBackStage = 'Zurückschauen und weitermachen';
export const thirtyEntries = 'Schreib dreißig Einträge';
export const tenLessons = 'Notiere zehn Erkenntnisse';
export const visionReviewed = 'Sieh eine Vision durch';
export const monthlyBadge = 'Verdiene ein Monatsabzeichen';

/* Tools & Resources */

export const toolsTitle = 'Werkzeuge';
export const toolsIntroduction = 'Für ab und zu, neben dem täglichen Kreis.';
export const moreToolsTitle = 'Weitere Werkzeuge';
export const makePostLink = 'Erkenntnis zum Beitrag machen';
export const makePostHint = 'In deinen eigenen Worten, für die Plattform deiner Wahl.';
export const findLink = 'In deinen Texten suchen';
export const findHint = 'Die Suche läuft auf diesem Gerät.';
export const importLink = 'Tagebuch importieren';
export const importHint = 'Einträge aus einer anderen App oder einem Download.';
export const scoringLink = 'So zählen Punkte';
export const scoringHint = 'Was Punkte bringt und wie Serien zählen.';
export const backToLoopButton = 'Zurück zum Kreis';

/* A day of the calendar */

export const dayTitle = 'Ein Tag';
export const backToDashboardLink = 'Zur Übersicht';
export const dayNotLoaded = 'Wir konnten diesen Tag nicht laden. Bitte versuch es noch einmal.';
export const strokesOfDay = (drawn: number): string => `${drawn} von 3`;
export const strokesOfRepairedDay = (drawn: number): string => `${drawn} von 3, nachgeholt`;
export const dayEmptyTitle = 'An diesem Tag wurde nichts geschrieben.';
export const dayEmptyHint = 'Über die Links unten findest du Tage mit Seiten.';
export const daysLabel = 'Tage';

/* Sharing on other networks */

export const shareText = (product: string): string =>
  `Ich beginne meinen Tag mit zehn ruhigen Minuten in ${product}.`;

/* Community on the dashboard */

export const connectButton = 'Austauschen';
export const shareButton = 'Teilen';
export const communityAndCallText =
  'Triff andere, die morgens schreiben, oder vereinbare ein Gespräch, um eine Frage zu klären.';
export const communityText = 'Triff andere, die morgens schreiben.';
export const callText = 'Vereinbare ein Gespräch, um eine Frage zu klären.';
export const joinCommunity = 'Zur Gemeinschaft';
export const scheduleCall = 'Gespräch vereinbaren';
export const onlyLinkShared = (product: string): string =>
  `Geteilt wird nur ein Link zu ${product}, nie etwas, das du geschrieben hast.`;
export const copyLinkButton = 'Link kopieren';
export const linkCopied = 'Link kopiert!';
export const copyFailed = (address: string): string =>
  `Wir konnten den Link nicht kopieren. Du kannst ihn von hier kopieren: ${address}`;

/* Answers of the server */

export const CUSTOMIZATION_MISSING = 'Keine Anpassung gefunden';
export const noSectionNamed = 'Bitte nenne mindestens einen Bereich.';

/* Options of a dashboard section */

export const optionsLabel = (section: string): string => `Optionen für „${section}“`;
export const moveToLoopButton = 'Zum Kreis verschieben';
export const moveToToolsButton = 'Zu Werkzeugen verschieben';
export const movedToLoop = (section: string): string => `„${section}“ steht jetzt bei deinem Kreis`;
export const movedToTools = (section: string): string => `„${section}“ steht jetzt bei den Werkzeugen`;

/* Unsaved changes */

export const movedSection = 'Der Platz eines Bereichs';
