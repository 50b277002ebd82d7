/* Search and commands: what can be done */

export const doTitle = 'Faire';
export const settingsTitle = 'Réglages';
export const goToTitle = 'Aller à';
export const keyboardShortcutsLabel = 'Raccourcis clavier';
export const keyboardShortcutsKeywords = 'touches clavier aide';
export const signOutButton = 'Se déconnecter';
export const signOutKeywords = 'quitter déconnexion sortir';
export const writeKeywords = 'journal page entrée clarifier';
export const addActionButton = 'Ajouter une action';
export const addActionKeywords = 'tâche nouvelle à faire';
export const noteLessonButton = 'Noter une leçon';
export const noteLessonKeywords = 'apprendre appris nouvelle';
export const findButton = 'Retrouver un texte';
export const findKeywords = 'chercher rechercher recherche entrée';
export const continueWritingButton = 'Continuer d’écrire';
export const writeAnotherPageButton = 'Écrire une autre page';
export const writeTodaysPageButton = 'Écrire la page du jour';
export const themeLabel = (label: string): string => `Thème\u00a0: ${label}`;
export const themeKeywords = 'apparence couleurs mode';

/* Unknown addresses */

export const pageNotFoundTitle = 'Cette page n’existe pas';
export const pageNotFoundText = 'Le lien est peut-être ancien, ou il manque une partie de l’adresse.';
export const returnToDashboardButton = 'Retour au tableau de bord';
export const goHomeButton = 'Aller à la page d’accueil';
export const signInButton = 'Se connecter';

/* The installed app */

export const installedDescription = 'Cinq questions chaque matin, les actions du jour et une leçon le soir.';
export const writePageShortcut = 'Écrire la page du jour';
export const addActionShortcut = 'Ajouter une action';
export const noteLessonShortcut = 'Noter une leçon';

/* A document without its scripts */

export const scriptsNeeded =
  'Cette application a besoin de JavaScript, car tes pages sont chiffrées et déchiffrées ici, dans ton navigateur.';
