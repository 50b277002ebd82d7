import { formatNumber, plural } from '../../kernel/intl.fr.ts';

/* Writing that couldn’t be saved */

export const discarded = 'Abandonné.';
export const refusedBecause = (time: string, reason: string): string => `${time}\u00a0: ${reason}`;
export const copyButton = 'Copier';
export const copied = 'Copié';
export const copyFailed = 'La copie a échoué. Sélectionne plutôt le texte.';
export const undoButton = 'Annuler';
export const tryAgainButton = 'Réessayer';
export const discardButton = 'Abandonner';

/* Your writing */

export const yourWritingTitle = 'Tes textes';
export const closeButton = 'Fermer';
export const seePlansLink = 'Voir les abonnements';
export const trialEndedWithPlans = <Part>(link: Part) => ['Ton essai est terminé. ', link];

/* Whether everything is saved */

export const saved = 'Enregistré';
export const saving = 'Enregistrement';
export const waiting = <Part>(detail: (words: string) => Part) => [
  'Sur cet appareil',
  detail(', en attente de connexion'),
];
export const offline = 'Hors ligne';
export const offlineAndKept = <Part>(detail: (words: string) => Part) => [
  'Hors ligne',
  detail(', gardé sur cet appareil'),
];
export const waitingForPlan = 'En attente d’abonnement';
export const needsYou = 'À vérifier';
export const storageFull =
  'Cet appareil n’a plus d’espace\u00a0: ce que tu écris n’est enregistré que lorsque tu es en ligne. Garde cette page ouverte jusqu’à ce qu’elle affiche «\u202fEnregistré\u202f».';
export const storageRefused =
  'Ce navigateur ne garde rien sur cet appareil\u00a0: ce que tu écris n’est enregistré que lorsque tu es en ligne. Garde cette page ouverte jusqu’à ce qu’elle affiche «\u202fEnregistré\u202f».';
export const encryptionFailed =
  'Tes textes ne peuvent pas être chiffrés pour le moment, et ne sont donc pas encore enregistrés. Garde cette page ouverte jusqu’à ce qu’elle affiche «\u202fEnregistré\u202f».';

/* What isn’t saved */

export const changesWaiting = (count: number): string =>
  plural(count, {
    one: `${formatNumber(count)} modification attend une connexion sur cet appareil. Elle sera envoyée automatiquement.`,
    other: `${formatNumber(count)} modifications attendent une connexion sur cet appareil. Elles seront envoyées automatiquement.`,
  });
export const changesWaitingForPlan = (count: number): string =>
  plural(count, {
    one: `${formatNumber(count)} modification attend sur cet appareil. Elle sera envoyée dès que tu auras un abonnement.`,
    other: `${formatNumber(count)} modifications attendent sur cet appareil. Elles seront envoyées dès que tu auras un abonnement.`,
  });
export const changesRefused = (count: number): string =>
  plural(count, {
    one: `${formatNumber(count)} modification n’a pas pu être enregistrée. Son texte est gardé sur cet appareil jusqu’à ta décision.`,
    other: `${formatNumber(count)} modifications n’ont pas pu être enregistrées. Leur texte est gardé sur cet appareil jusqu’à ta décision.`,
  });
export const allSaved = 'Tout est enregistré. Les textes inachevés sont gardés sur cet appareil.';
export const changesUnsent = (count: number): string =>
  plural(count, {
    one: `${formatNumber(count)} modification attend une connexion.`,
    other: `${formatNumber(count)} modifications attendent une connexion.`,
  });
export const changesUnpaid = (count: number): string =>
  plural(count, {
    one: `${formatNumber(count)} modification attend un abonnement.`,
    other: `${formatNumber(count)} modifications attendent un abonnement.`,
  });
export const changesNotSaved = (count: number): string =>
  plural(count, {
    one: `${formatNumber(count)} modification n’a pas pu être enregistrée.`,
    other: `${formatNumber(count)} modifications n’ont pas pu être enregistrées.`,
  });
export const draftsUnfinished = (count: number): string =>
  plural(count, {
    one: `${formatNumber(count)} brouillon est inachevé.`,
    other: `${formatNumber(count)} brouillons sont inachevés.`,
  });
export const filesWaiting = (count: number): string =>
  plural(count, {
    one: `${formatNumber(count)} image ou enregistrement n’est encore que sur cet appareil. L’envoi se fera automatiquement.`,
    other: `${formatNumber(count)} images ou enregistrements ne sont encore que sur cet appareil. L’envoi se fera automatiquement.`,
  });
export const filesRefused = (count: number): string =>
  plural(count, {
    one: `L’envoi de ${formatNumber(count)} image ou enregistrement a échoué. Tout est gardé sur cet appareil, et une nouvelle tentative aura lieu.`,
    other: `L’envoi de ${formatNumber(count)} images ou enregistrements a échoué. Tout est gardé sur cet appareil, et une nouvelle tentative aura lieu.`,
  });
export const filesUnsent = (count: number): string =>
  plural(count, {
    one: `${formatNumber(count)} image ou enregistrement reste à envoyer.`,
    other: `${formatNumber(count)} images ou enregistrements restent à envoyer.`,
  });
export const onlyOnThisDevice =
  'Cela n’existe que sur cet appareil. Si tu te déconnectes maintenant, ce sera supprimé définitivement.';

/* Drafts in other tabs */

export const draftChanged = (when: string): string => `Dernière modification\u00a0: ${when}.`;
export const draftChangedAndSays = (when: string, firstWords: string): string =>
  `Dernière modification\u00a0: ${when}. «\u202f${firstWords}\u202f»`;
