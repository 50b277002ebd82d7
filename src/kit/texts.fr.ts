import { formatNumber, plural } from '../kernel/intl.fr.ts';

/* Errors that can be tried again */

export const tryAgainButton = 'Réessayer';

/* How often something is reviewed */

export const weekly = 'Chaque semaine';
export const monthly = 'Chaque mois';
export const quarterly = 'Chaque trimestre';
export const reviewLabel = 'Relecture';
export const nextReview = <Part>(time: Part) => ['Prochaine relecture\u00a0: ', time];

/* Editing */

export const saveButton = 'Enregistrer';
export const cancelButton = 'Annuler';
export const addButton = 'Ajouter';

/* Fields */

export const optional = '(facultatif)';

/* Earlier versions */

export const earlierVersions = (count: number): string => `Versions précédentes (${formatNumber(count)})`;
export const replacedOn = (time: string): string => `Remplacée le ${time}`;
export const restoreVersionLabel = (time: string): string => `Restaurer la version remplacée le ${time}`;
export const restoreButton = 'Restaurer';

/* Lengths of texts */

export const charactersLeft = (count: number): string =>
  plural(count, {
    one: `${formatNumber(count)} caractère restant`,
    other: `${formatNumber(count)} caractères restants`,
  });
export const overLimit = (count: number, limit: number): string =>
  plural(count, {
    one: `La limite de ${formatNumber(limit)} est dépassée de ${formatNumber(count)} caractère.`,
    other: `La limite de ${formatNumber(limit)} est dépassée de ${formatNumber(count)} caractères.`,
  });
export const limit = (count: number): string =>
  plural(count, {
    one: `La limite est de ${formatNumber(count)} caractère.`,
    other: `La limite est de ${formatNumber(count)} caractères.`,
  });
export const charactersTooMany = (count: number): string =>
  plural(count, {
    one: `${formatNumber(count)} caractère de trop.`,
    other: `${formatNumber(count)} caractères de trop.`,
  });

/* Passwords */

export const hideButton = 'Masquer';
export const showButton = 'Afficher';
export const showPasswordLabel = 'Afficher le mot de passe';
export const hidePasswordLabel = 'Masquer le mot de passe';

/* Loading */

export const loading = 'Chargement';

/* Theme */

export const theme = 'Thème';

/* When a loop closes */

export const closingSignal = 'Quand ta boucle se ferme';
export const noSignal = 'Rien';
export const soundSignal = 'Un son doux';
export const touchSignal = 'Une courte vibration';

/* Messages */

export const dismissLabel = 'Fermer';
export const moreMessages = (count: number): string =>
  plural(count, { one: `${formatNumber(count)} autre`, other: `${formatNumber(count)} autres` });

/* Connection */

export const offline = 'Tu es hors ligne. Certaines fonctions peuvent être indisponibles.';
export const backOnline = 'Tu es de nouveau en ligne';

/* A page that breaks */

export const somethingWentWrongTitle = 'Un problème est survenu';
export const pageLoadFailed = 'Cette page n’a pas pu être chargée. Vérifie ta connexion, puis réessaie.';
export const pageStopped =
  'Cette page s’est arrêtée de façon inattendue. Tout ce que tu as enregistré est intact.';
export const returnToDashboardButton = 'Retour au tableau de bord';

/* What isn’t on the device yet */

export const notAuthenticated = 'Aucune session ouverte';
export const olderPagesLoading = 'Tes anciennes pages sont encore en cours de chargement.';

/* Links to the operator’s own pages */

export const outsideLinkNotSetUp = (setting: string): string =>
  `Ce lien n’est pas encore configuré. Son adresse se définit dans ${setting}.`;

/* Theme */

export const systemTheme = 'Système';
export const lightTheme = 'Clair';
export const darkTheme = 'Sombre';

/* Footer */

export const encryptionNote = 'Ton journal, tes leçons, tes actions et tes objectifs sont stockés chiffrés.';

/* Dialogs that open later */

export const dialogLoadFailed = 'L’ouverture a échoué. Recharge la page et réessaie.';

/* Onboarding */

export const stepOf = (step: number, steps: number): string => `Étape ${step} sur ${steps}`;

/* Skipping the bars */

export const skipToContent = 'Aller au contenu';

/* Footer links */

export const termsLink = 'Conditions';
export const privacyLink = 'Confidentialité';

/* The languages of the public pages */

export const languagesLabel = 'Langues';

/* Choosing a date */

export const datePlaceholder = 'j/m/aaaa';
export const dateNotKnown = 'Cette date n’est pas reconnue. Essaie «\u202f5 nov. 2026\u202f».';
export const chooseDateLabel = (field: string): string => `${field}\u00a0: choisir dans le calendrier`;
export const previousYearLabel = 'Année précédente';
export const previousMonthLabel = 'Mois précédent';
export const nextMonthLabel = 'Mois suivant';
export const nextYearLabel = 'Année suivante';
