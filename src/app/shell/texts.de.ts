import { formatNumber, plural } from '../../kernel/intl.de.ts';

/* A newer release, where there is a private vault */

export const newReleaseReady = 'Eine neue Version ist da.';
export const updateNowButton = 'Jetzt aktualisieren';

/* Keyboard shortcuts */

export const writeTodaysPageLabel = 'Die Seite von heute schreiben';
export const addActionLabel = 'Vorhaben hinzufügen';
export const noteLessonLabel = 'Erkenntnis notieren';
export const findSomethingLabel = 'In deinen Texten suchen';
export const showShortcutsLabel = 'Diese Tastenkürzel zeigen';
export const nextOrSaveLabel = 'Nächste Frage oder speichern';
export const closeAndKeepLabel = 'Schließen und Text behalten';
export const addLinkLabel = 'Link hinzufügen';
export const keyboardShortcutsTitle = 'Tastenkürzel';
export const anywhereTitle = 'Überall';
export const notTypingTitle = 'Wenn du nicht tippst';
export const singleKeysLabel = 'Kürzel mit einer Taste';
export const singleKeysHelp =
  'Schalte sie aus, wenn du diktierst oder aus Versehen Tasten drückst. Die Einstellung bleibt auf diesem Gerät, bis du dich abmeldest.';
export const typingTitle = 'Beim Schreiben';
export const foundTitle = 'Auf einer gefundenen Seite';
export const nextMatchLabel = 'Nächster Treffer';
export const previousMatchLabel = 'Vorheriger Treffer';
export const backToResultsLabel = 'Zurück zu den Ergebnissen';
export const visionTitle = 'In einer Vision';
export const saveLabel = 'Speichern';
export const boldLabel = 'Fett';
export const italicLabel = 'Kursiv';
export const underlineLabel = 'Unterstrichen';

/* Search and commands: other words for pages */

export const todayKeywords = 'übersicht dashboard wachstum kreis start klären handeln lernen ziele';
export const actionsKeywords = 'sinnvolle vorhaben aufgaben erledigen';
export const weeklyKeywords = 'überblick beobachtungen einsichten wochen';
export const toolsKeywords = 'werkzeuge visionen bucketlist gold file gemeinschaft herunterladen';
export const journalKeywords = 'verlauf einträge seiten herunterladen jahr';
export const lessonsKeywords = 'verlauf lernen herunterladen';
export const scoringKeywords = 'punkte abzeichen hintergrund';
export const whyItWorksKeywords = 'tagebuch hintergrund';
export const taskOverviewKeywords = 'vorhaben hintergrund';
export const repetitionKeywords = 'hintergrund wiederholung';
export const findLink = 'Suchen';
export const findLinkKeywords = 'finden suche';
export const weeklyReviewLink = 'Wochenrückblick';
export const weeklyReviewKeywords = 'rückschau bereiche schwerpunkte';
export const contentLink = 'Erkenntnis zum Beitrag machen';
export const contentKeywords = 'beiträge teilen stimme';
export const profileSettingsLink = 'Profileinstellungen';
export const profileKeywords =
  'konto name e-mail passwort zeitzone sprache erinnerungen geräte version aktualisieren';
export const coreValuesLink = 'Kernwerte';
export const coreValuesKeywords = 'ändern profil';
export const weeklyCategoriesLink = 'Bereiche der Woche';
export const weeklyCategoriesKeywords = 'profil rückblick';
export const pausesLink = 'Pausen';
export const pausesKeywords = 'profil urlaub ferien serie';
export const emailLink = 'E-Mail-Einstellungen';
export const emailKeywords = 'profil wochenüberblick hinweise abbestellen';
export const calendarFeedLink = 'Kalender-Abo';
export const calendarFeedKeywords = 'profil erinnerungen';
export const billingLink = 'Abrechnung';
export const billingKeywords = 'profil abo karte rechnungen';
export const plansLink = 'Abos und Preise';
export const plansKeywords = 'preise abonnieren';
export const downloadLink = 'Alles herunterladen';
export const downloadKeywords = 'deine daten archiv export sicherung konto löschen';
export const bookLink = 'Buch erstellen';
export const bookKeywords = 'pdf drucken papier export';
export const importLink = 'Tagebuch importieren';
export const importKeywords = 'archiv wiederherstellen hochladen';
export const syncMonitorLink = 'Abgleichprotokoll';
export const syncMonitorKeywords = 'google tasks protokoll';
export const termsLink = 'Nutzungsbedingungen';
export const termsKeywords = 'rechtliches';
export const privacyLink = 'Datenschutz';
export const privacyKeywords = 'rechtliches daten';

/* Search and commands */

export const findWordsButton = (words: string): string => `„${words}“ in deinen Texten suchen`;
export const searchAndCommandsTitle = 'Suche und Befehle';
export const commandLabel = 'Was möchtest du tun?';
export const commandPlaceholder = 'Befehl oder Suche eingeben';
export const closeLabel = 'Schließen';
export const chooseHint = 'Wählen';
export const openHint = 'Öffnen';
export const closeHint = 'Schließen';
export const commandsLabel = 'Befehle';
export const findInWritingTitle = 'Suchen';
export const hitsCount = (count: number): string =>
  plural(count, { one: '1 Treffer', other: `${formatNumber(count)} Treffer` });
export const results = (count: number): string =>
  plural(count, { one: '1 Ergebnis', other: `${formatNumber(count)} Ergebnisse` });

/* Writing after the trial */

export const trialEndedTitle = 'Deine Testphase ist zu Ende';
export const closeButton = 'Schließen';
export const seePlansButton = 'Abos ansehen';
export const trialEndedText =
  'Alles, was du geschrieben hast, ist sicher. Wähle ein Abo, um weiterzuschreiben.';

/* Menu */

export const coachingCallLink = 'Coaching-Gespräch vereinbaren';
export const historyTitle = 'Verlauf';
export const knowledgeBaseTitle = 'Hintergrund';
export const themeTitle = 'Darstellung';
export const signOutButton = 'Abmelden';
export const menuLabel = 'Menü';

/* Navigation */

export const todayLink = 'Heute';
export const actionsLink = 'Vorhaben';
export const weeklyLink = 'Wochen';
export const toolsLink = 'Mehr';
export const journalLink = 'Tagebuch';
export const lessonsLink = 'Erkenntnisse';
export const scoringLink = 'So zählen Punkte';
export const whyItWorksLink = 'Warum es wirkt';
export const taskOverviewLink = 'Vorhaben erklärt';
export const repetitionLink = 'Kraft der Wiederholung';

/* Top bar */

export const mainLabel = 'Hauptmenü';
export const findLabel = 'Suchen';
export const findTitle = 'Suchen (/)';
export const mainBottomLabel = 'Hauptmenü, unten';
