import { formatNumber, plural } from '../kernel/intl.de.ts';

/* Errors that can be tried again */

export const tryAgainButton = 'Erneut versuchen';

/* How often something is reviewed */

export const weekly = 'Wöchentlich';
export const monthly = 'Monatlich';
export const quarterly = 'Vierteljährlich';
export const reviewLabel = 'Durchsicht';
export const nextReview = <Part>(time: Part) => ['Nächste Durchsicht: ', time];

/* Editing */

export const saveButton = 'Speichern';
export const cancelButton = 'Abbrechen';
export const addButton = 'Hinzufügen';

/* Fields */

export const optional = '(freiwillig)';

/* Earlier versions */

export const earlierVersions = (count: number): string => `Frühere Fassungen (${formatNumber(count)})`;
export const replacedOn = (time: string): string => `Ersetzt am ${time}`;
export const restoreVersionLabel = (time: string): string =>
  `Die am ${time} ersetzte Fassung wiederherstellen`;
export const restoreButton = 'Wiederherstellen';

/* Lengths of texts */

export const charactersLeft = (count: number): string =>
  plural(count, { one: 'Noch 1 Zeichen', other: `Noch ${formatNumber(count)} Zeichen` });
export const overLimit = (count: number, limit: number): string =>
  plural(count, {
    one: `Das ist 1 Zeichen mehr als die erlaubten ${formatNumber(limit)}.`,
    other: `Das sind ${formatNumber(count)} Zeichen mehr als die erlaubten ${formatNumber(limit)}.`,
  });
export const limit = (count: number): string =>
  plural(count, {
    one: 'Erlaubt ist 1 Zeichen.',
    other: `Erlaubt sind ${formatNumber(count)} Zeichen.`,
  });
export const charactersTooMany = (count: number): string =>
  plural(count, { one: '1 Zeichen zu viel.', other: `${formatNumber(count)} Zeichen zu viel.` });

/* Passwords */

export const hideButton = 'Verbergen';
export const showButton = 'Zeigen';
export const showPasswordLabel = 'Passwort zeigen';
export const hidePasswordLabel = 'Passwort verbergen';

/* Loading */

export const loading = 'Wird geladen';

/* Theme */

export const theme = 'Darstellung';

/* When a loop closes */

export const closingSignal = 'Wenn sich dein Kreis schließt';
export const noSignal = 'Nichts';
export const soundSignal = 'Ein leiser Ton';
export const touchSignal = 'Eine kurze Vibration';

/* Messages */

export const dismissLabel = 'Ausblenden';
export const moreMessages = (count: number): string => `${formatNumber(count)} weitere`;

/* Connection */

export const offline = 'Du bist offline. Manches ist vielleicht nicht verfügbar.';
export const backOnline = 'Du bist wieder online';

/* A page that breaks */

export const somethingWentWrongTitle = 'Etwas ist schiefgegangen';
export const pageLoadFailed =
  'Wir konnten diese Seite nicht laden. Prüfe deine Verbindung und versuch es noch einmal.';
export const pageStopped =
  'Diese Seite wurde unerwartet beendet. Alles, was du gespeichert hast, ist sicher.';
export const returnToDashboardButton = 'Zur Übersicht';

/* What isn’t on the device yet */

export const notAuthenticated = 'Nicht angemeldet';
export const olderPagesLoading = 'Ältere Seiten werden noch geladen.';

/* Links to the operator’s own pages */

export const outsideLinkNotSetUp = (setting: string): string =>
  `Dieser Link ist noch nicht eingerichtet. Seine Adresse wird in ${setting} gesetzt.`;

/* Theme */

export const systemTheme = 'System';
export const lightTheme = 'Hell';
export const darkTheme = 'Dunkel';

/* Footer */

export const encryptionNote =
  'Dein Tagebuch, deine Erkenntnisse, Vorhaben und Ziele werden verschlüsselt gespeichert.';

/* Dialogs that open later */

export const dialogLoadFailed =
  'Wir konnten das nicht öffnen. Bitte lade die Seite neu und versuch es noch einmal.';

/* Onboarding */

export const stepOf = (step: number, steps: number): string => `Schritt ${step} von ${steps}`;

/* Skipping the bars */

export const skipToContent = 'Zum Inhalt springen';

/* Footer links */

export const termsLink = 'Nutzungsbedingungen';
export const privacyLink = 'Datenschutz';
export const languagesLabel = 'Sprachen';

/* Choosing a date */

export const datePlaceholder = 'TT.MM.JJJJ';
export const dateNotKnown = 'Dieses Datum erkennen wir nicht. Versuch es mit „5. Nov. 2026“.';
export const chooseDateLabel = (field: string): string => `${field}: im Kalender wählen`;
export const previousYearLabel = 'Vorheriges Jahr';
export const previousMonthLabel = 'Vorheriger Monat';
export const nextMonthLabel = 'Nächster Monat';
export const nextYearLabel = 'Nächstes Jahr';
