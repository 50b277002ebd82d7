import { formatList, formatNumber, plural } from '../../kernel/intl.de.ts';

/* Messages */

export const notAuthenticated = 'Nicht angemeldet.';
export const notLoaded = 'Deine Daten konnten nicht geladen werden.';
export const generating = 'Wird geschrieben\u00a0…';
export const notGenerated = 'Die Beobachtungen konnten nicht geschrieben werden';
export const missing = 'Es fehlen Angaben';
export const noContent = 'Im Moment gibt es nichts zu zeigen.';
export const lessonsNotOpened = 'Die Erkenntnisse konnten nicht geöffnet werden';
export const notReviewed = 'Der Rückblick konnte nicht erstellt werden';
export const reviewNotLoaded = 'Der Wochenrückblick konnte nicht geladen werden.';
export const categoriesNotLoaded = 'Die Bereiche konnten nicht geladen werden';
export const categoryBlank = 'Gib dem Bereich einen Namen.';
export const categoryNotAdded = 'Der Bereich konnte nicht hinzugefügt werden';
export const categoryNotChanged = 'Der Bereich konnte nicht geändert werden';

/* API messages */

export const weekNotFromSunday = 'Eine Woche beginnt am Sonntag.';
export const notAWeek = 'Eine Woche geht von einem Sonntag bis zum Samstag.';
export const tooMuchText = 'Das ist mehr Text, als ein Rückblick fasst.';

/* A week’s title and growth */

/** Such as „8. bis 14. Mai“, or „29. Mai bis 4. Juni“; `end` comes without its month where both have the same. */
export const week = (start: string, end: string): string => {
  const [day = '', ...month] = start.split(' ');
  return /^\d+$/.test(end) ? `${day} bis ${end}. ${month.join(' ')}` : `${start} bis ${end}`;
};
export const weekOfYear = (start: string, end: string, year: string): string => `${week(start, end)} ${year}`;
export const weekAcrossYears = (start: string, startYear: string, end: string, endYear: string): string =>
  `${start} ${startYear} bis ${end} ${endYear}`;
export const growth = (loops: number, points: number): string =>
  plural(loops, {
    one: plural(points, {
      one: '1 geschlossener Kreis, 1 Punkt',
      other: `1 geschlossener Kreis, ${formatNumber(points)} Punkte`,
    }),
    other: plural(points, {
      one: `${formatNumber(loops)} geschlossene Kreise, 1 Punkt`,
      other: `${formatNumber(loops)} geschlossene Kreise, ${formatNumber(points)} Punkte`,
    }),
  });
export const growthWithBadge = (growth: string, badge: string): string => `${growth}: ${badge}`;

/* Profile: weekly categories */

export const categoryNotFound = 'Wir konnten diesen Bereich nicht finden. Vielleicht wurde er gelöscht.';

/* Profile: the form for a category */

export const categoryLabel = 'Bereich';
export const categoryDescriptionLabel = 'Was dazugehört';
export const addCategoryButton = 'Bereich hinzufügen';
export const editLabel = (categoryName: string): string => `„${categoryName}“ bearbeiten`;

/* Unsaved changes and undo */

export const newCategory = 'Ein neuer Bereich der Woche';
export const saveAsNewButton = 'Als neuen Bereich speichern';
export const changedCategory = 'Ein geänderter Bereich der Woche';
export const restoredCategory = 'Ein wiederhergestellter Bereich der Woche';
export const deletedCategory = 'Ein gelöschter Bereich der Woche';
export const categoryDeleted = 'Bereich gelöscht';

/* Weekly insights: quotations below a sentence */

export const quotationsLabel = 'Aus deinen eigenen Worten';
export const entryPlace = 'Tagebuch';
export const lessonPlace = 'Erkenntnis';
export const actionPlace = 'Vorhaben';
export const placeAndDay = (place: string, day: string): string => `${place}, ${day}`;
export const showPagesButton = (count: number): string =>
  plural(count, { one: '1 Seite zeigen', other: `${formatNumber(count)} Seiten zeigen` });
export const showLessonsButton = (count: number): string =>
  plural(count, { one: '1 Erkenntnis zeigen', other: `${formatNumber(count)} Erkenntnisse zeigen` });
export const showActionsButton = (count: number): string =>
  plural(count, { one: '1 Vorhaben zeigen', other: `${formatNumber(count)} Vorhaben zeigen` });
export const showNotesButton = (count: number): string =>
  plural(count, { one: '1 Notiz zeigen', other: `${formatNumber(count)} Notizen zeigen` });
export const showFewerButton = 'Weniger zeigen';

/* Weekly insights: answers to a sentence */

export const answerLabel = (said: string): string => `Auf diesen Satz antworten: ${said}`;
export const notTrueAction = 'Stimmt nicht';
export const notAgainAction = 'Nicht mehr sagen';
export const hiddenUntilNews = 'Ausgeblendet, bis du Neues darüber schreibst.';
export const hiddenForGood = 'In jeder Woche ausgeblendet.';
export const answerFailed = 'Wir konnten deine Antwort nicht speichern. Bitte versuch es noch einmal.';
export const undoFailed = 'Wir konnten das nicht rückgängig machen.';

/* Weekly insights: hidden sentences */

export const hiddenSentencesTitle = 'Ausgeblendete Sätze';
export const hiddenSentences = (count: number): string => `Ausgeblendete Sätze (${formatNumber(count)})`;
export const showAgainButton = 'Wieder zeigen';
export const showAgainLabel = (said: string): string => `Wieder zeigen: ${said}`;
export const shownAgain = 'Dieser Satz kann wieder gezeigt werden.';
export const showAgainFailed = 'Wir konnten das nicht ändern. Bitte versuch es noch einmal.';

/* Unsaved changes to answers */

export const answeredInsight = 'Eine Antwort auf eine Beobachtung';
export const withdrawnAnswer = 'Ein ausgeblendeter Satz, der wieder gezeigt wird';

/* API messages about answers */

export const answerNotFound =
  'Wir konnten diese Antwort nicht finden. Vielleicht wird der Satz schon wieder gezeigt.';

/* Unsaved changes */

export const weekInsights = 'Beobachtungen zur Woche';

/* Weekly insights: what a language model would receive */

export const consentNotSaved =
  'Wir konnten deine Einwilligung nicht speichern, deshalb wurde nichts gesendet. Bitte versuch es noch einmal.';
export const sentTitle = 'Was gesendet würde';
export const agreeing = 'Wird gespeichert\u00a0…';
export const cancelButton = 'Abbrechen';
export const agreeAndSendButton = 'Zustimmen und senden';
export const modelUse = <Part>(host: Part) => [
  'Wenn du zustimmst, bekommt das Sprachmodell bei ',
  host,
  ', was du in dieser Woche geschrieben hast, und schreibt daraus Beobachtungen. Bis dahin ist es aus.',
];
export const modelUseAlso =
  'Andere Wochen bekommt es, wenn du die Beobachtungen dazu öffnest. Außerdem bekommt es, was du für einen Beitrag auswählst.';
export const modelReaders = 'Wer es betreibt, kann diesen Text lesen.';
export const modelChecked = 'Was es schreibt, wird mit deinen Worten verglichen, bevor du es siehst.';
export const modelWithdraw = 'Du kannst deine Einwilligung jederzeit in deinem Profil widerrufen.';
export const sentExactlyLink = 'Genau ansehen, was gesendet wird';
export const sentMarks =
  'Auch die Zeichen, die Notizen nummerieren und deine Worte umgeben, werden gesendet.';
export const notSent =
  'Nicht gesendet: dein Name, deine E-Mail-Adresse, Visionen, Listen von Werten und Zielen, Datumsangaben und Worte aus anderen Wochen.';
export const yourWordsTitle = 'Deine Worte aus dieser Woche';
export const modelInstructionsTitle = 'Die Anweisungen an das Modell';

/* Weekly insights: who wrote them */

export const modelWriting = (host: string): string =>
  `Das Sprachmodell bei ${host} schreibt eigene Beobachtungen. Das kann eine halbe Minute dauern.`;
export const tryAgainButton = 'Erneut versuchen';
export const modelSilent =
  'Das Sprachmodell war nicht erreichbar, oder nichts, was es schrieb, passte zu deinen Worten. Diese Beobachtungen sind auf deinem Gerät entstanden.';
export const changeInProfileLink = 'In deinem Profil ändern';
export const modelWrote = <Part>(link: Part) => [
  'Ein Sprachmodell hat das aus deinen Texten dieser Woche geschrieben. Sätze, die nicht zu deinen Worten passten, fehlen. ',
  link,
];
export const browserModelWriting =
  'Das Sprachmodell deines Browsers schreibt seine Beobachtungen auf diesem Gerät. Das kann einige Minuten dauern.';
export const browserModelSilent =
  'Das Sprachmodell deines Browsers hat nicht geantwortet, oder nichts, was es schrieb, passte zu deinen Worten. Diese Beobachtungen sind ohne das Modell entstanden.';
export const browserModelWrote = <Part>(link: Part) => [
  'Das Sprachmodell deines Browsers hat das auf einem deiner Geräte geschrieben. Sätze, die nicht zu deinen Worten passten, fehlen. ',
  link,
];
export const browserModelOffer =
  'Auch das Sprachmodell deines Browsers kann diese Beobachtungen schreiben. Es tut das auf diesem Gerät, und es wird nichts gesendet.';
export const letBrowserWriteButton = 'Schreiben lassen';
export const browserModelToFetch =
  'Dein Browser kann ein eigenes Sprachmodell herunterladen, mehrere Gigabyte groß. Es schreibt diese Beobachtungen dann auf diesem Gerät, und es wird nichts gesendet.';
export const fetchBrowserModelButton = 'Herunterladen und schreiben lassen';
export const browserModelFetching = (percent: number): string =>
  `Dein Browser lädt sein Sprachmodell: ${formatNumber(percent)}\u00a0%`;
export const browserModelNotFetched = 'Dein Browser konnte sein Sprachmodell nicht laden.';
export const modelOffer = 'Stattdessen kann ein Sprachmodell diese Beobachtungen schreiben.';
export const seeSentButton = 'Ansehen, was gesendet würde';

/* A week in numbers */

export const ofActions = (totalActions: number): string => `von ${formatNumber(totalActions)}`;
export const journalEntries = 'Einträge';
export const lessons = 'Erkenntnisse';
export const actionsCompleted = 'Erledigte Vorhaben';
export const completionRate = 'Anteil erledigt';

/* Weekly insights: points by week */

export const tableLink = 'Als Tabelle ansehen';
export const badgeFrom = (name: string, points: number): string =>
  `${name} ab ${formatNumber(points)} Punkten`;
export const badges = (badges: readonly string[]): string => `Abzeichen: ${formatList(badges)}`;
export const pointsTableCaption = 'Punkte nach Wochen, neueste zuerst';
export const weekColumn = 'Woche';
export const pointsColumn = 'Punkte';
export const closedLoopsColumn = 'Geschlossene Kreise';
export const badgeColumn = 'Abzeichen';
export const noneYet = 'Noch keines';

/* Weekly summaries: a week */

export const detailedAnalysisButton = 'Genauer ansehen';
export const availableOn = (weekday: string): string => `Ab ${weekday}, wenn die Woche vorbei ist.`;

/* A week, day by day */

export const dayWithActionsLabel = (day: string, strokes: number, done: number, all: number): string =>
  plural(all, {
    one: `${day}: ${strokes} von 3, ${done} von 1 Vorhaben`,
    other: `${day}: ${strokes} von 3, ${done} von ${formatNumber(all)} Vorhaben`,
  });
export const dayLabel = (day: string, strokes: number): string => `${day}: ${strokes} von 3`;
export const clarifyActLearn = 'Klären, Handeln, Lernen';
export const actionDone = 'Vorhaben erledigt';
export const actionOpen = 'Noch offen';

/* Weekly insights: a week */

export const weeklySummariesLink = 'Wochenüberblicke';
export const moodTitle = 'Stimmung';
export const weekDaysTitle = 'Tag für Tag';
export const pointsByWeekTitle = 'Punkte nach Wochen';
export const inShortTitle = 'Kurz gesagt';
export const worthCelebratingTitle = 'Ein Grund zum Feiern';
export const patternsTitle = 'Muster';
export const noPatterns = 'In dieser Woche gibt es keine Muster zu zeigen.';
export const patternsHidden = 'Du hast die Muster ausgeblendet, die in dieser Woche gefunden wurden.';
export const nothingNew = 'In dieser Woche ist nichts Neues dazugekommen.';
export const knownPatterns = (count: number): string => `Wie in den Wochen davor (${formatNumber(count)})`;
export const otherLanguage =
  'Muster und Vorschläge gibt es vorerst nur für englische Texte. Deine Zahlen gelten für jede Sprache.';
export const forNextWeekTitle = 'Für nächste Woche';

/* Weekly insights: a week that can’t be shown */

export const weeklyInsights = 'Beobachtungen zur Woche';
export const chooseWeek = 'Wähle in deinen Wochenüberblicken eine Woche, um die Beobachtungen dazu zu sehen.';
export const invalidWeek =
  'Diese Adresse enthält kein gültiges Datum. Wähle eine Woche in deinen Wochenüberblicken.';
export const goBackButton = 'Zurück';
export const noEntries = 'Aus dieser Woche gibt es keine Einträge.';
export const notStartedTitle = 'Diese Woche hat noch nicht begonnen';
export const notOverTitle = 'Diese Woche ist noch nicht vorbei';
export const readableOn = (day: string): string =>
  `Die Beobachtungen dazu kannst du am ${day} lesen, wenn die Woche vorbei ist.`;
export const readWeekButton = (week: string): string => `${week} lesen`;
export const seeSummariesButton = 'Wochenüberblicke ansehen';

/* Weekly insights: the letter */

export const readLetterLink = 'Als Brief lesen';

/* Letter */

export const letter = 'Brief';
export const youCelebratedTitle = 'Was du gefeiert hast';
export const monthByMonthTitle = 'Monat für Monat';
export const whatMovedTitle = 'Was sich bewegt hat';
export const whatCameBackTitle = 'Was wiederkam';
export const questionTitle = 'Eine Frage';
export const readingWeeks = (weeks: number): string =>
  plural(weeks, {
    one: 'Eine Woche wird gelesen\u00a0…',
    other: `${formatNumber(weeks)} Wochen werden gelesen\u00a0…`,
  });
export const letterNotMade =
  'Wir konnten diesen Brief auf deinem Gerät nicht schreiben. Was du geschrieben hast, ist sicher.';
export const printLetterButton = 'Brief drucken';
export const otherLettersLabel = 'Andere Briefe';
export const earlierLetterLink = (name: string): string => `Früher: ${name}`;
export const laterLetterLink = (name: string): string => `Später: ${name}`;

/* Letter: the picture to share */

export const makePictureButton = 'Bild zum Teilen erstellen';
export const pictureTitle = (name: string): string => `Bild: ${name}`;
export const pictureHelp = 'Es zeigt Ringe, Zahlen und Datumsangaben. Keines deiner Worte steht darin.';
export const pictureFailed = 'Wir konnten das Bild in diesem Browser nicht zeichnen.';
export const pictureFile = (period: string): string => `growth-loop-${period}.png`;
export const savePictureButton = 'Bild speichern';
export const sharePictureButton = 'Bild teilen';
export const closeButton = 'Schließen';

/* Letter: one that can’t be shown */

export const chooseLetter =
  'Wähle in deinen Wochenüberblicken eine Woche, einen Monat oder ein Jahr, um den Brief zu lesen.';
export const invalidLetter =
  'Diese Adresse enthält weder eine gültige Woche noch einen gültigen Monat oder ein gültiges Jahr. Wähle in deinen Wochenüberblicken einen Brief.';
export const letterNotStarted = {
  week: 'Diese Woche hat noch nicht begonnen',
  month: 'Dieser Monat hat noch nicht begonnen',
  year: 'Dieses Jahr hat noch nicht begonnen',
};
export const letterNotOver = {
  week: 'Diese Woche ist noch nicht vorbei',
  month: 'Dieser Monat ist noch nicht vorbei',
  year: 'Dieses Jahr ist noch nicht vorbei',
};
export const letterReadableOn = (day: string): string => `Den Brief kannst du am ${day} lesen.`;
export const readLetterButton = (period: string): string => `${period} lesen`;

/* Weekly summaries: letters */

export const lettersTitle = 'Briefe';
export const lettersHint = 'Ein Monat oder ein Jahr in wenigen Zeilen, aus deinen eigenen Worten.';
export const letterYearsLabel = 'Jahre';
export const letterMonthsLabel = 'Monate';

/* Weekly review */

export const weeklyReview = 'Wochenrückblick';
export const lastSevenDays = (days: string): string => `Die letzten sieben Tage: ${days}`;
export const ofSevenDays = 'von 7 Tagen';
export const journaled = 'Geschrieben';
export const finishedAnAction = 'Vorhaben erledigt';
export const notedALesson = 'Erkenntnis notiert';
export const runWeeklyReviewButton = 'Wochenrückblick starten';
export const running = 'Läuft\u00a0…';
export const sortedByValues = 'Deine Notizen sind nach deinen Kernwerten geordnet.';
export const noCategories = 'Wähle in deinem Profil deine Kernwerte, um deine Notizen danach zu ordnen.';
export const focusPointsLabel = 'Schwerpunkte';
export const insightsActionsByCategory = 'Beobachtungen und Vorhaben nach Bereichen';

export const reviewOtherLanguage = 'Nach Kategorien lassen sich vorerst nur englische Notizen ordnen.';
export const quietCategories = (names: string[]): string =>
  plural(names.length, {
    one: `Nichts, was du an diesen Tagen geschrieben hast, erwähnt ${formatList(names)}.`,
    other: `Nichts, was du an diesen Tagen geschrieben hast, erwähnt diese Bereiche: ${formatList(names)}.`,
  });

/* Weekly summaries */

export const weeklySummaries = 'Wochenüberblicke';
export const summariesHint = 'Jede Woche auf einen Blick, in Zahlen und in deinen eigenen Worten';
export const weeklyReviewButton = 'Deine Woche ansehen';
export const summariesEmptyTitle = 'Deine Wochen erscheinen hier.';
export const summariesEmpty =
  'Nach deiner ersten Seite zeigt jede Woche ihre sieben Tage, deine Zahlen und was deine eigenen Worte gemeinsam haben.';
export const writeFirstPageButton = 'Schreib deine erste Seite';

/* Unsaved changes to the consent */

export const changedConsent = 'Deine Einwilligung zu einem Sprachmodell';

/* Profile: weekly categories */

export const weeklyCategoriesLabel = 'Bereiche der Woche';
export const editButton = 'Bearbeiten';
export const deleteButton = 'Löschen';
export const optionsForLabel = (categoryName: string): string => `Optionen für „${categoryName}“`;

/* Profile: the language model */

export const browserModelUsed =
  'Das Sprachmodell deines Browsers schreibt Beobachtungen zur Woche auf diesem Gerät, und es wird nichts gesendet.';
export const turnBrowserModelOffButton = 'Ausschalten';
export const browserModelOff = 'Das Sprachmodell deines Browsers ist aus.';
export const consentWithdrawn = 'Einwilligung widerrufen. Kein Sprachmodell bekommt deine Worte.';
export const modelNoLongerUsed = 'Dieses Modell wird hier nicht mehr benutzt, und es bekommt nichts.';
export const consentGiven = (day: string, host: string): string =>
  `Am ${day} hast du zugestimmt, deine Worte mit dem Sprachmodell bei ${host} zu teilen. Es bekommt die Worte einer Woche, wenn du die Beobachtungen dazu öffnest, und was du für einen Beitrag auswählst.`;
export const withdrawButton = 'Einwilligung widerrufen';
export const consentNotWithdrawn =
  'Wir konnten deine Einwilligung nicht widerrufen. Bitte versuch es noch einmal.';
export const insightsLink = 'Beobachtungen zur Woche';
export const postsLink = 'Beiträgen';
export const noModelWithVault =
  'Dein privater Tresor ist an, deshalb bekommt kein Sprachmodell außerhalb deiner Geräte, was du geschrieben hast.';
export const noConsent = <Part>(host: Part, insights: Part, posts: Part) => [
  'Kein Sprachmodell bekommt deine Worte. Wenn du zustimmst, kann das Modell bei ',
  host,
  ' deine Beobachtungen zur Woche schreiben und Beiträge entwerfen. Was gesendet würde, siehst du vor deiner Entscheidung, bei den ',
  insights,
  ' und bei deinen ',
  posts,
  '.',
];
