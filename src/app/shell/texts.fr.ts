import { formatNumber, plural } from '../../kernel/intl.fr.ts';

/* A newer release, where there is a private vault */

export const newReleaseReady = 'Une nouvelle version est prête.';
export const updateNowButton = 'Mettre à jour';

/* Keyboard shortcuts */

export const writeTodaysPageLabel = 'Écrire la page du jour';
export const addActionLabel = 'Ajouter une action';
export const noteLessonLabel = 'Noter une leçon';
export const findSomethingLabel = 'Retrouver un texte';
export const showShortcutsLabel = 'Afficher ces raccourcis';
export const nextOrSaveLabel = 'Question suivante, ou enregistrer';
export const closeAndKeepLabel = 'Fermer en gardant ta saisie';
export const addLinkLabel = 'Ajouter un lien';
export const keyboardShortcutsTitle = 'Raccourcis clavier';
export const anywhereTitle = 'Partout';
export const notTypingTitle = 'Quand tu n’écris pas';
export const singleKeysLabel = 'Raccourcis à une touche';
export const singleKeysHelp =
  'Désactive-les si tu dictes à ton ordinateur ou s’il t’arrive d’appuyer par erreur. Ce réglage reste sur cet appareil jusqu’à la déconnexion.';
export const typingTitle = 'Quand tu écris';
export const foundTitle = 'Sur une page trouvée';
export const nextMatchLabel = 'Résultat suivant';
export const previousMatchLabel = 'Résultat précédent';
export const backToResultsLabel = 'Retour aux résultats';
export const visionTitle = 'Dans une vision';
export const saveLabel = 'Enregistrer';
export const boldLabel = 'Gras';
export const italicLabel = 'Italique';
export const underlineLabel = 'Souligné';

/* Search and commands: other words for pages */

export const todayKeywords = 'tableau de bord boucle accueil clarifier agir apprendre objectifs';
export const actionsKeywords = 'qui comptent tâches à faire';
export const weeklyKeywords = 'résumés éclairages semaines hebdomadaire';
export const toolsKeywords = 'ressources visions liste de rêves gold file communauté télécharger';
export const journalKeywords = 'historique entrées pages télécharger année';
export const lessonsKeywords = 'historique apprendre télécharger';
export const scoringKeywords = 'points badges score bon à savoir';
export const whyItWorksKeywords = 'journal bon à savoir';
export const taskOverviewKeywords = 'actions tâches bon à savoir';
export const repetitionKeywords = 'bon à savoir';
export const findLink = 'Recherche';
export const findLinkKeywords = 'chercher trouver retrouver';
export const weeklyReviewLink = 'Bilan de la semaine';
export const weeklyReviewKeywords = 'catégories priorités hebdomadaire';
export const contentLink = 'Tirer une publication d’une leçon';
export const contentKeywords = 'création de contenu partager voix post';
export const profileSettingsLink = 'Réglages du profil';
export const profileKeywords =
  'compte nom e-mail mot de passe fuseau horaire rappels appareils version mise à jour';
export const coreValuesLink = 'Valeurs fondamentales';
export const coreValuesKeywords = 'changer profil';
export const weeklyCategoriesLink = 'Catégories de la semaine';
export const weeklyCategoriesKeywords = 'profil bilan hebdomadaire';
export const pausesLink = 'Pauses';
export const pausesKeywords = 'profil congés vacances série';
export const emailLink = 'Préférences d’e-mail';
export const emailKeywords = 'profil envois résumé hebdomadaire avis désabonner';
export const calendarFeedLink = 'Flux de calendrier';
export const calendarFeedKeywords = 'profil rappels agenda';
export const billingLink = 'Facturation';
export const billingKeywords = 'profil abonnement carte factures paiement';
export const plansLink = 'Abonnements et tarifs';
export const plansKeywords = 'prix formule s’abonner';
export const downloadLink = 'Tout télécharger';
export const downloadKeywords = 'tes données archive export sauvegarde supprimer compte';
export const bookLink = 'Créer un livre';
export const bookKeywords = 'pdf imprimer papier export';
export const importLink = 'Importer un journal';
export const importKeywords = 'archive restaurer téléverser';
export const syncMonitorLink = 'Suivi de la synchronisation';
export const syncMonitorKeywords = 'google tasks historique log';
export const termsLink = 'Conditions';
export const termsKeywords = 'mentions légales cgu';
export const privacyLink = 'Confidentialité';
export const privacyKeywords = 'mentions légales protection des données';

/* Search and commands */

export const findWordsButton = (words: string): string =>
  `Chercher «\u202f${words}\u202f» dans tous tes textes`;
export const searchAndCommandsTitle = 'Recherche et commandes';
export const commandLabel = 'Que veux-tu faire\u202f?';
export const commandPlaceholder = 'Une commande ou une recherche';
export const closeLabel = 'Fermer';
export const chooseHint = 'Choisir';
export const openHint = 'Ouvrir';
export const closeHint = 'Fermer';
export const commandsLabel = 'Commandes';
export const findInWritingTitle = 'Recherche';
export const hitsCount = (count: number): string =>
  plural(count, { one: `${formatNumber(count)} résultat`, other: `${formatNumber(count)} résultats` });
export const results = (count: number): string =>
  plural(count, { one: `${formatNumber(count)} résultat`, other: `${formatNumber(count)} résultats` });

/* Writing after the trial */

export const trialEndedTitle = 'Ton essai est terminé';
export const closeButton = 'Fermer';
export const seePlansButton = 'Voir les abonnements';
export const trialEndedText =
  'Tout ce que tu as écrit est en sécurité. Choisis un abonnement pour continuer d’écrire.';

/* Menu */

export const coachingCallLink = 'Réserver un appel de coaching';
export const historyTitle = 'Historique';
export const knowledgeBaseTitle = 'Bon à savoir';
export const themeTitle = 'Thème';
export const signOutButton = 'Se déconnecter';
export const menuLabel = 'Menu';

/* Navigation */

export const todayLink = 'Aujourd’hui';
export const actionsLink = 'Actions';
export const weeklyLink = 'Semaine';
export const toolsLink = 'Outils';
export const journalLink = 'Journal';
export const lessonsLink = 'Leçons apprises';
export const scoringLink = 'Le calcul des points';
export const whyItWorksLink = 'Pourquoi ça marche';
export const taskOverviewLink = 'Tout sur les actions';
export const repetitionLink = 'La force de la répétition';

/* Top bar */

export const mainLabel = 'Navigation principale';
export const findLabel = 'Recherche';
export const findTitle = 'Recherche (/)';
export const mainBottomLabel = 'Navigation principale, en bas';
