import { formatNumber, plural } from '../../kernel/intl.de.ts';
import type { Journal, SealedColumn } from './contract/limits.ts';

/* The five questions */

export const celebrationQuestion = 'Was gibt es von gestern zu feiern?';
export const celebrationPlaceholder = 'Auch Kleines zählt.';
export const goalQuestion = 'Was ist gerade dein wichtigstes Ziel?';
export const goalPlaceholder = 'Ich möchte\u00a0…';
export const reasonQuestion = 'Warum ist es dir wichtig?';
export const reasonPlaceholder = 'Weil\u00a0…';
export const fearQuestion = 'Wovor hast du Angst?';
export const fearHint = 'Denk an dein Ziel. Ängste werden auf Papier oft kleiner.';
export const fearPlaceholder = 'Ich habe Angst, dass\u00a0…';
export const valuesQuestion = 'Wozu raten dir deine Werte?';
export const namedValuesQuestion = <Part>(values: Part) => ['Wozu raten dir ', values, '?'];
export const valuesHint = 'Lass jeden Wert etwas zu deinem Ziel und deiner Angst sagen.';
export const valuesPlaceholder = 'Meine Werte sagen\u00a0…';
export const valueSays = (value: string): string => `${value} sagt\u00a0…`;
export const chooseValuesLink = 'Wähle deine Kernwerte';
export const actionsQuestion = 'Was wirst du heute tun?';
export const actionsHint = 'Schreib ein Vorhaben pro Zeile. Daraus wird deine Liste für den Tag.';
export const actionsPlaceholder = 'Eine Sache, klein genug für heute';

/** What a page’s questions are called beside the page, and in a copy of its words. */
export const QUESTION_NAMES: Readonly<Record<SealedColumn, string>> = {
  celebration: 'Feiern',
  goal: 'Ziel',
  goal_importance: 'Warum es wichtig ist',
  reflection: 'Angst',
  value_alignment: 'Werte',
  action: 'Vorhaben',
};

/** What the answers are called where an entry is read. */
export const ANSWER_NAMES: Readonly<Record<SealedColumn, string>> = {
  celebration: 'Grund zum Feiern',
  goal: 'Ziel',
  goal_importance: 'Warum es wichtig ist',
  reflection: 'Bewusstsein',
  value_alignment: 'Einklang',
  action: 'Vorhaben',
};

/* A page from another journal */

const JOURNAL_NAMES: Readonly<Record<Journal, string>> = {
  day_one: 'Day One',
  journey: 'Journey',
  apple_journal: 'Apple Journal',
  csv: 'einer Tabelle',
};
export const importedFrom = (journal: Journal | undefined): string =>
  journal ? `Importiert aus ${JOURNAL_NAMES[journal]}` : 'Importiert';
export const importedPageTitle = 'Importierte Seite';
export const starred = 'Mit Stern';
/** Such as 'Partly cloudy, 24 °C', as the other journals store it, or 'Partly cloudy, 75 °F'. */
export const degrees = (value: number, inFahrenheit: boolean): string =>
  `${formatNumber(value)} ${inFahrenheit ? '°F' : '°C'}`;
export const weather = (conditions: string, degrees: string): string => `${conditions}, ${degrees}`;
export const itemDone = 'Erledigt';
export const itemOpen = 'Nicht erledigt';

/* The journal page: writing */

export const questionOf = (question: number, questions: number): string =>
  `Frage ${question} von ${questions}`;
export const backToDashboardButton = 'Zur Übersicht';
export const answersSoFar = 'Deine Antworten bisher';
export const earlierGoalsKeys = 'Drücke die Pfeiltaste nach unten, um eines zu wählen';
export const earlierGoalsTitle = 'Ziele, die du schon aufgeschrieben hast';
export const pickedUp = 'Weiter, wo du aufgehört hast';
export const startOverButton = 'Neu beginnen';
export const startedOver = 'Du hast eine neue Seite begonnen.';
export const undoButton = 'Rückgängig';
export const openElsewhere =
  'Deine Seite ist in einem anderen Tab offen. Was du hier schreibst, wird eine eigene Seite.';
export const otherTabClosed = 'Der andere Tab wurde geschlossen.';
export const continueHereButton = 'Die andere Seite hier fortsetzen';

export const answerTooLong = (excess: number): string =>
  plural(excess, {
    one: 'Diese Antwort ist 1 Zeichen zu lang.',
    other: `Diese Antwort ist ${formatNumber(excess)} Zeichen zu lang.`,
  });
export const answerLimit = (characters: number): string =>
  `Eine Antwort kann bis zu ${formatNumber(characters)} Zeichen haben.`;
export const tooManyActions = (limit: number): string =>
  `Eine Seite kann bis zu ${formatNumber(limit)} Vorhaben haben. Bitte behalte nur die für heute.`;

export const previousButton = 'Zurück';
export const nextButton = 'Weiter';
export const completeButton = 'Abschließen';
/** The key, beside the button that it presses. */
export const ctrlKey = 'Strg';
export const storedEncrypted = 'Verschlüsselt gespeichert';
export const saving = 'Wird gespeichert';
export const pageNotSaved =
  'Wir konnten deine Seite nicht speichern. Alles, was du geschrieben hast, ist noch da. Bitte lass diese Seite offen und versuch es noch einmal.';

/* A new page: looking back */

export const youLearnedYesterday = 'Gestern hast du gelernt:';
export const youLearnedOn = (weekday: string): string => `Am ${weekday} hast du gelernt:`;
export const yourGoalSoFar = 'Dein Ziel bisher:';
export const hideButton = 'Ausblenden';
export const hideLookBackLabel = 'Rückschau ausblenden';
export const lookBackHidden =
  'Die Rückschau ist ausgeblendet. In den Profileinstellungen kannst du sie wieder einschalten.';
export const lookBackNotSaved = 'Wir konnten das nicht ändern. Bitte versuch es noch einmal.';

/* The journal page: writing for another day */

export const otherDayButton = 'Für einen anderen Tag schreiben';
export const todayInsteadButton = 'Doch für heute schreiben';
export const otherDayTitle = 'Für einen anderen Tag schreiben';
export const dayLabel = 'Tag';
export const dayRepairs =
  'Eine Seite für diesen Tag holt ihn nach, und deine Serie geht weiter. Punkte bringt sie nicht.';
export const dayOnly = 'Eine Seite für diesen Tag ändert weder deine Punkte noch deine Serie.';
export const dayNotPast = 'Bitte wähle einen Tag vor heute.';
export const writeForDayButton = 'Für diesen Tag schreiben';
export const cancelButton = 'Abbrechen';

/* Journal complete */

export const completeTitle = 'Seite abgeschlossen';
export const greetingTodayNamed = (firstName: string): string => `Das ist die Seite von heute, ${firstName}.`;
export const greetingToday = 'Das ist die Seite von heute.';
export const greetingOtherDayNamed = (firstName: string, day: string): string =>
  `${firstName}, das ist deine Seite für ${day}.`;
export const greetingOtherDay = (day: string): string => `Das ist deine Seite für ${day}.`;
export const greetingNoPageNamed = (firstName: string): string => `Schön, dich zu sehen, ${firstName}.`;
export const greetingNoPage = 'Schön, dich zu sehen.';
export const journalStreak = (days: number): string =>
  `Tag ${formatNumber(days)} deines Tagebuchs. Mach weiter so!`;
export const dayRepaired = 'Dieser Tag ist nachgeholt.';
export const dayRepairedStreak = (days: number): string =>
  plural(days, {
    one: 'Dieser Tag ist nachgeholt. Deine Serie: 1 Tag.',
    other: `Dieser Tag ist nachgeholt. Deine Serie: ${formatNumber(days)} Tage.`,
  });

/** What the ring says to a screen reader, stroke by stroke. */
export const RING_STROKES = {
  clarify: { drawn: 'Klären ist getan.', open: 'Klären fehlt noch.' },
  act: { drawn: 'Handeln ist getan.', open: 'Handeln fehlt noch.' },
  learn: { drawn: 'Lernen ist getan.', open: 'Lernen fehlt noch.' },
};

export const actionsTitle = 'Was du heute tun wirst';
export const lessonSummary = 'Notiere eine Erkenntnis, wenn dein Tag zu Ende geht';
export const goToDashboardButton = 'Zur Übersicht';
export const asideLabel = 'Ziel und Werte';
export const goalTitle = 'Dein Ziel';
export const reasonTitle = 'Warum es wichtig ist';
export const valuesTitle = 'Deine Werte';
export const todaySoFarTitle = 'Der Tag bisher';
export const pointsToday = (points: number): string =>
  plural(points, { one: '1 Punkt.', other: `${formatNumber(points)} Punkte.` });
export const badgeToday = <Part>(badge: Part) => ['Dein Abzeichen: ', badge];

export const pageTitle = 'Deine Seite';
export const pageNotLoaded = 'Wir konnten deine Seite nicht laden. Bitte versuch es noch einmal.';
export const pageRefused =
  'Wir konnten diese Seite nicht speichern. Deine Worte bleiben auf diesem Gerät, und die Anzeige oben sagt, was du tun kannst.';
export const pageSettled = <Part>(link: Part) => [
  'Für diese Seite ist nichts mehr zu tun. Deine gespeicherten Seiten findest du in deinem ',
  link,
  '.',
];
export const historyLink = 'Tagebuch';

/* Action Journal History */

export const historyTitle = 'Tagebuchverlauf';
export const entriesSince = (entries: number, day: string): string =>
  plural(entries, {
    one: `1 Eintrag seit dem ${day}`,
    other: `${formatNumber(entries)} Einträge seit dem ${day}`,
  });
export const olderPagesLoading = 'Ältere Seiten werden noch geladen.';
export const entriesNotLoaded = 'Die Einträge konnten nicht geladen werden';
export const notAuthenticated = 'Nicht angemeldet';
export const historyEmptyTitle = 'Noch keine Einträge.';
export const historyEmptyHint = 'Deine erste Seite dauert etwa zehn Minuten.';
export const writeTodayButton = 'Die Seite von heute schreiben';
export const searchLabel = 'In deinem Tagebuch suchen';
export const editLink = 'Bearbeiten';
export const editLabel = (day: string): string => `Eintrag vom ${day} bearbeiten`;
export const downloadButton = 'Tagebuch herunterladen';
export const preparing = 'Wird vorbereitet';
export const downloadFailed = 'Der Tagebuchverlauf konnte nicht heruntergeladen werden';
export const notLoggedIn = 'Nicht angemeldet.';
export const versionRestored = 'Frühere Fassung wiederhergestellt';
export const restoreFailed =
  'Wir konnten diese Fassung nicht wiederherstellen. Bitte versuch es noch einmal.';

/* Editing an entry */

export const editTitle = 'Deine Seite bearbeiten';
export const backToHistoryButton = 'Zurück zum Tagebuchverlauf';
export const entryNotLoaded = 'Wir konnten diesen Eintrag nicht laden. Bitte versuch es noch einmal.';
export const entryNotReadable =
  'Dieser Eintrag kann hier nicht geöffnet werden. Damit nichts verloren geht, kann er auch nicht bearbeitet werden.';
export const changedElsewhere =
  'Diese Seite wurde auf einem anderen Gerät geändert. Wenn du speicherst, bleibt die andere Fassung unter „Frühere Fassungen“.';
export const actionsUnchanged =
  'Wenn du diese Seite bearbeitest, ändert sich deine Liste der Vorhaben nicht. Die bearbeitest du unter „Vorhaben“.';
/** A page from another journal: its two fields. */
export const pageTitleLabel = 'Titel';
export const pageTextLabel = 'Text';
export const markdownHelp = 'Du kannst hier Markdown benutzen, etwa **fett** oder - für eine Liste.';
export const pageBlank = 'Du kannst diese Seite ändern, aber nicht leer lassen.';
export const answerBlank = 'Du kannst eine Antwort ändern, aber nicht leer lassen.';
export const saveChangesButton = 'Änderungen speichern';
export const changesSaved = 'Änderungen gespeichert. Du kannst die frühere Fassung noch wiederherstellen.';
export const changesNotSaved =
  'Wir konnten deine Änderungen nicht speichern. Sie sind noch hier. Bitte lass diese Seite offen und versuch es noch einmal.';

/* Today: Clarify, and a day of the calendar */

export const clarifyTitle = 'Klären';
export const continueButton = 'Weiter';
export const leftOffAt = (question: number, questions: number): string =>
  `Du bist bei Frage ${question} von ${questions} stehen geblieben.`;
export const repairYesterday = <Part>(link: Part) => [
  link,
  ', spätestens morgen Abend. Dann geht deine Serie weiter.',
];
export const writeForYesterdayLink = 'Schreib für gestern';
export const repairDay = <Part>(link: Part) => [
  link,
  ', spätestens heute Abend. Dann geht deine Serie weiter.',
];
export const writeForDayLink = (weekday: string): string => `Schreib für ${weekday}`;
export const createAdditionalLink = 'Noch eine Seite schreiben';
export const journalHistoryLink = 'Tagebuchverlauf';
export const historyButton = 'Verlauf';

/* Why It Works */

export const whyTitle = 'Warum es wirkt';
export const whySubtitle = 'Fünf Fragen, in dieser Reihenfolge, mit gutem Grund';
export const whyIntroduction =
  'Eine leere Seite will, dass du interessant bist. Eine gute Frage will, dass du ehrlich bist, und das ist leichter und nützlicher. Die fünf Fragen dauern etwa zehn Minuten, und jede bereitet die nächste vor. Du gehst von dem, was gut war, zu dem, was du willst, und von da zu dem, was dir im Weg steht. Am Ende steht eine kurze Liste, die du bis zum Abend schaffen kannst.';
export const whyCelebrationTitle = '1. Was gibt es von gestern zu feiern?';
export const whyCelebration =
  'Die Aufmerksamkeit geht zu dem, was offen ist oder misslang; dabei braucht sie keine Hilfe. Zu bemerken, was gelungen ist, braucht Übung. Mit etwas Gutem zu beginnen, ist keine erzwungene Fröhlichkeit. Es ist eine Korrektur: Du planst den Tag nach dem, was wahr ist, und nicht nur nach dem, was laut ist. Auch Kleines zählt: ein Anruf, ein Moment, in dem du ruhig geblieben bist. Über die Wochen werden diese Zeilen zum Beleg, dass du vorankommst, auch an Tagen, an denen es sich nicht so anfühlt.';
export const whyGoalTitle = '2. Was ist gerade dein wichtigstes Ziel?';
export const whyGoal =
  'Nenne ein Ziel in deinen eigenen Worten und sag, warum es dir wichtig ist. Es jeden Morgen wieder aufzuschreiben, mag überflüssig wirken, aber so merkst du, ob du es noch so meinst. Schale Worte schreibt man ungern zum fünften Mal ab. Dein Grund ist für die Tage da, an denen das Ziel allein dich nicht bewegt.';
export const whyFearTitle = '3. Wovor hast du Angst?';
export const whyFear =
  'Was ein Ziel aufhält, ist selten ein Mangel an Ideen. Öfter ist es eine kleine, vernünftige Angst, der du noch nicht ins Gesicht gesehen hast: gesehen zu werden, abgelehnt zu werden, die Wahrheit zu erfahren. Unausgesprochen trifft sie viele deiner Entscheidungen. In einem Satz auf Papier bekommt sie Umrisse, und was Umrisse hat, damit kannst du planen. Du musst sie hier nicht lösen. Du musst sie nur aussprechen.';
export const whyValuesTitle = '4. Wozu raten dir deine Werte?';
export const whyValues =
  'Auch die Angst gibt Rat, und sie spricht zuerst. Höre deshalb als Nächstes auf die drei Werte, die du an einem ruhigeren Tag gewählt hast. Lass jeden davon etwas über das Ziel und über die Angst sagen. Oft widersprechen sie sich, und es lohnt sich, zuzuhören: Mut will den Termin schriftlich, Familie will den Sonntag frei. Was du danach tust, ist eher deine eigene Wahl.';
export const whyActionsTitle = '5. Was wirst du heute tun?';
export const whyActions =
  'Einsicht, die auf der Seite bleibt, ist bis Mittag verflogen. Deine letzte Antwort macht Vorhaben daraus, eines pro Zeile. Mach sie klein genug für heute und so klar, dass du heute Abend weißt, ob sie getan sind. Sie gehen direkt auf deine Liste. Drei gute sind besser als zehn erhoffte.';
export const whyLoopTitle = 'Und dann schließt sich der Kreis';
export const whyLoop = <Part>(link: Part) => [
  'Eine Seite ist der erste von drei Strichen. Am Morgen klärst du, am Tag handelst du, am Abend notierst du eine Erkenntnis. Die erste Frage von morgen blickt zurück auf das, wozu die Vorhaben von heute geführt haben. Um diese Rückkehr geht es: Ein Plan, den du nie mit seinem Ergebnis vergleichst, lehrt dich nichts. Warum es viele Runden braucht, liest du unter „',
  link,
  '“.',
];
export const repetitionLink = 'Kraft der Wiederholung';

/* Power of Repetition */

export const repetitionTitle = 'Kraft der Wiederholung';
export const repetitionSubtitle = 'Warum dieselben fünf Fragen, jeden Tag';
export const repetitionIntroduction =
  'Eine Seite ändert wenig. Es sind gute zehn Minuten, und bis zum Abend ist das meiste von ihrer Wirkung verflogen. Was dich ändert, ist die zehnte Seite und die vierzigste. Bis dahin stellen sich die Fragen von selbst: auf der Treppe, in einer Besprechung, kurz bevor du deine übliche Antwort gibst.';
export const sameQuestionsTitle = 'Die Fragen bleiben gleich; du änderst dich';
export const sameQuestions =
  'Jeden Tag neue Fragen wären unterhaltsamer. Sie würden dir aber nichts über dich sagen, weil du deine Antworten nicht vergleichen könntest. Bleibt die Frage gleich, bist du der Unterschied zwischen zwei Antworten. Eine Angst, die du elfmal aufgeschrieben hast, ist keine Stimmung mehr; sie ist eine Tatsache, mit der du etwas anfangen kannst. Auch ein Ziel, das leise von deinen Seiten verschwindet, sagt dir etwas.';
export const littleOftenTitle = 'Wenig und oft ist besser als viel und selten';
export const littleOften =
  'Eine Stunde am Sonntag braucht eine Stunde Willenskraft, und in einer harten Woche fällt sie als Erstes weg. Zehn Minuten findest du an fast jedem Morgen. Schreib zur selben Zeit am selben Ort, und bald musst du dich nicht mehr dazu entscheiden. Was du nicht entscheiden musst, geschieht auch an deinen schwersten Tagen.';
export const strokesTitle = 'Drei Striche, wieder und wieder';
export const strokesClarify =
  'Wenn du jeden Morgen klärst, erkennst du schneller, was zählt und was nur als Nächstes kommt.';
export const strokesAct =
  'Wenn du am selben Tag handelst, bleibt das, was du tust, nah an dem, was du willst.';
export const strokesLearn =
  'Wenn du jeden Abend eine Erkenntnis notierst, lässt dir auch ein schlechter Tag etwas zurück.';
export const strokesRing =
  'Jeder Strich macht den nächsten leichter. Deshalb schließt sich der Ring in deiner Übersicht erst, wenn alle drei gezogen sind. Und deshalb ist ein geschlossener Ring mehr wert als eine lange Seite.';
export const missedDayTitle = 'Wenn du einen Tag verpasst';
export const missedDay =
  'Das wird passieren, und es ist in Ordnung. Nichts ist verloren, und niemand urteilt über dich. Deine Seiten und Erkenntnisse sind noch da, und eine Serie ist nur eine Art hinzusehen. Wiederholung verlangt nur, dass du neu beginnst, ohne auf Montag zu warten. Ist der Morgen vorbei, tut es auch der Abend. Hast du nur eine Minute, beantworte eine Frage; deine Seite wartet auf den Rest.';
export const missedDayRepair = <Part>(link: Part) => [
  'In je sieben Tagen kannst du einen verpassten Tag ',
  link,
  ', indem du innerhalb von zwei Tagen für ihn schreibst. Deine Serie geht weiter.',
];
export const repairLink = 'nachholen';
export const rereadTitle = 'Lies, was du geschrieben hast';
export const reread = <Part>(journal: Part, lessons: Part) => [
  'Öffne ab und zu dein ',
  journal,
  ' oder deine ',
  lessons,
  ' und lies einen Monat am Stück. Nur so siehst du, was Wiederholung bewirkt hat, denn von einem Tag zum nächsten sieht es nach gar nichts aus.',
];
export const lessonsLink = 'Erkenntnisse';

/* Pictures that another app has shared */

export const sharedTitle = 'Geteilte Bilder';
export const sharedCount = (count: number): string =>
  plural(count, {
    one: 'Ein Bild kann in dein Tagebuch aufgenommen werden.',
    other: `${formatNumber(count)} Bilder können in dein Tagebuch aufgenommen werden.`,
  });
export const nothingShared = 'Hier ist kein Bild. Bitte teile es noch einmal.';
export const addToTodayButton = 'Zur Seite von heute hinzufügen';
export const dontAddButton = 'Nicht hinzufügen';

/* Waiting to be saved: what each change is called */

export const newPage = 'Eine Tagebuchseite';
export const saveAsNewButton = 'Als neuen Eintrag speichern';
export const changedPage = 'Eine geänderte Tagebuchseite';

/* Answers of the server */

export const entryNotFound = 'Wir konnten diesen Eintrag nicht finden. Vielleicht wurde er gelöscht.';
export const nothingToChange = 'Es gibt nichts zu ändern.';
export const actionIdsRepeat = 'Jedes Vorhaben braucht eine eigene ID.';
export const notFromAnotherJournal = 'Dieser Eintrag stammt nicht aus einem anderen Tagebuch.';
export const formatsDiffer = 'Alle Antworten eines Eintrags müssen dasselbe Format haben.';
