/* Search and commands: what can be done */

export const doTitle = 'Aktionen';
export const settingsTitle = 'Einstellungen';
export const goToTitle = 'Gehe zu';
export const keyboardShortcutsLabel = 'Tastenkürzel';
export const keyboardShortcutsKeywords = 'tastatur tasten hotkeys hilfe';
export const signOutButton = 'Abmelden';
export const signOutKeywords = 'verlassen ausloggen';
export const writeKeywords = 'tagebuch seite eintrag klären';
export const addActionButton = 'Vorhaben hinzufügen';
export const addActionKeywords = 'aufgabe neu';
export const noteLessonButton = 'Erkenntnis notieren';
export const noteLessonKeywords = 'lernen gelernt neu';
export const findButton = 'In deinen Texten suchen';
export const findKeywords = 'suche finden eintrag';
export const continueWritingButton = 'Weiterschreiben';
export const writeAnotherPageButton = 'Noch eine Seite schreiben';
export const writeTodaysPageButton = 'Die Seite von heute schreiben';
export const themeLabel = (label: string): string => `Darstellung: ${label}`;
export const themeKeywords = 'aussehen farben hell dunkel';

/* Unknown addresses */

export const pageNotFoundTitle = 'Diese Seite gibt es nicht';
export const pageNotFoundText = 'Der Link ist vielleicht alt, oder ein Teil der Adresse fehlt.';
export const returnToDashboardButton = 'Zur Übersicht';
export const goHomeButton = 'Zur Startseite';
export const signInButton = 'Anmelden';

/* The installed app */

export const installedDescription =
  'Fünf Fragen am Morgen, die Vorhaben des Tages und eine Erkenntnis am Abend.';
export const writePageShortcut = 'Die Seite von heute schreiben';
export const addActionShortcut = 'Vorhaben hinzufügen';
export const noteLessonShortcut = 'Erkenntnis notieren';

/* A document without its scripts */

export const scriptsNeeded =
  'Diese App braucht JavaScript, weil deine Seiten hier in deinem Browser ver- und entschlüsselt werden.';
