import { formatNumber, plural } from '../../kernel/intl.fr.ts';

/* What a sync ends with */

export const noToken = 'Google n’a pas envoyé de jeton d’accès';
export const consentFailed = 'La connexion à Google a échoué. Réessaie.';
export const syncFailed = 'Les tâches n’ont pas pu être synchronisées';
export const synced = 'Tâches synchronisées\u202f! Actualise pour voir les changements.';
export const unfinished =
  'Il y avait plus à synchroniser qu’une minute ne le permet. Synchronise de nouveau pour continuer.';
export const consentNeeded =
  'Google demande de nouveau ton accord. Appuie encore une fois sur le bouton de synchronisation.';
export const notPermitted =
  'Google n’a pas donné accès à tes tâches. Autorise l’accès quand Google le demande.';
export const alreadyRunning = 'Une synchronisation est déjà en cours. Attends qu’elle soit finie.';
export const tooManyTasks = (most: number): string =>
  `Une liste a plus de ${formatNumber(most)} tâches. Supprimes-en dont tu n’as plus besoin.`;
export const googleUnavailable = 'Google ne répond pas pour le moment. Réessaie dans quelques minutes.';
export const vaultClosed =
  'Ton coffre privé est activé\u00a0: notre serveur ne peut ni lire tes actions ni les synchroniser.';
export const notSetUp = 'La synchronisation avec Google Tasks n’est pas configurée sur ce serveur.';

/* The log: what was done to one action, and why */

export const skippedEmpty = 'Ignorée\u00a0: la tâche dans Google Tasks n’a pas de texte.';
export const skippedRefused = 'Ignorée\u00a0: Google Tasks ne l’a pas acceptée.';
export const addedHere = 'Ajoutée ici.';
export const addedThere = 'Ajoutée dans Google Tasks.';
export const renamedHere = 'Renommée ici.';
export const renamedThere = 'Renommée dans Google Tasks.';
export const completedHere = 'Terminée ici.';
export const completedThere = 'Terminée dans Google Tasks.';
export const reopenedHere = 'Rouverte ici.';
export const reopenedThere = 'Rouverte dans Google Tasks.';
export const deletedHere = 'Supprimée ici.';
export const deletedThere = 'Supprimée dans Google Tasks.';
export const restoredHere =
  'Restaurée ici. Elle avait été supprimée ici, mais la modification dans Google Tasks était plus récente.';
export const restoredThere =
  'Restaurée dans Google Tasks. Elle y avait été supprimée, mais la modification ici était plus récente.';
export const wasNewHere = 'Elle était nouvelle ici.';
export const wasNewThere = 'Elle était nouvelle dans Google Tasks.';
export const wasChangedHere = 'Elle avait changé ici.';
export const wasChangedThere = 'Elle avait changé dans Google Tasks.';
export const wasChangedLaterHere =
  'Elle avait changé des deux côtés, et la modification ici était plus récente.';
export const wasChangedLaterThere =
  'Elle avait changé des deux côtés, et la modification dans Google Tasks était plus récente.';
export const wasDeletedHere = 'Elle avait été supprimée ici.';
export const wasDeletedThere = 'Elle avait été supprimée dans Google Tasks.';

/* The log: what a sync did in all */

export const countAdded = (count: number): string =>
  plural(count, { one: `${formatNumber(count)} ajoutée`, other: `${formatNumber(count)} ajoutées` });
export const countChanged = (count: number): string =>
  plural(count, { one: `${formatNumber(count)} modifiée`, other: `${formatNumber(count)} modifiées` });
export const countDeleted = (count: number): string =>
  plural(count, { one: `${formatNumber(count)} supprimée`, other: `${formatNumber(count)} supprimées` });
export const nothingHere = 'Ici\u00a0: rien à modifier.';
export const nothingThere = 'Google Tasks\u00a0: rien à modifier.';
export const changedHere = (counts: string): string => `Ici\u00a0: ${counts}.`;
export const changedThere = (counts: string): string => `Google Tasks\u00a0: ${counts}.`;
export const skippedCount = (count: number): string =>
  plural(count, {
    one: `Ignorée\u00a0: ${formatNumber(count)}.`,
    other: `Ignorées\u00a0: ${formatNumber(count)}.`,
  });

/* The notes of a task that comes from here */

export const taskNotes = (product: string, mark: string): string => `Vient de ${product} · ${mark}`;

/* The page that Google leads back to */

export const googleTasksTitle = 'Google Tasks';
export const notAwaited =
  'La page qui a lancé cette synchronisation ne l’attend plus. Appuie encore une fois sur le bouton de synchronisation.';
export const backToTasksLink = 'Retour aux actions';
export const closeWindow = 'Tu peux fermer cette fenêtre.';
export const oneMoment = 'Un instant…';

/* The log: its lines */

export const changes = (count: number): string =>
  plural(count, {
    one: `${formatNumber(count)} modification`,
    other: `${formatNumber(count)} modifications`,
  });
export const noText = '(sans texte)';
export const before = <Part>(bdi: Part) => ['Avant\u00a0: ', bdi];

/* Sync button */

export const syncing = 'Synchronisation…';
export const offline = 'Tu es hors ligne. La synchronisation a besoin d’une connexion.';

/* Sync monitor page */

export const syncMonitorTitle = 'Suivi de la synchronisation';
export const monitorIntro =
  'Ce qui a été synchronisé entre tes actions et Google Tasks, d’après ce que ce navigateur a retenu.';
export const backToTasksButton = 'Retour aux actions';
export const noAccess = 'La synchronisation demande un essai en cours ou un abonnement payant.';
export const testSyncButton = 'Tester';
export const logTitle = 'Historique';
export const clearLogsButton = 'Effacer l’historique';
export const logEmptyTitle = 'Pas encore de synchronisation';
export const logEmptyText =
  'Chaque synchronisation est notée ici\u00a0: quand elle a commencé, ce qu’elle a fait et pourquoi.';
export const searchLabel = 'Chercher dans l’historique';
export const linesFound = (count: number): string =>
  plural(count, {
    one: `${formatNumber(count)} ligne trouvée`,
    other: `${formatNumber(count)} lignes trouvées`,
  });

/* The log: a sync that begins */

export const syncStarted = 'Synchronisation commencée';

/* Actions: the sync */

export const syncHelp =
  'Synchronise tes actions avec une liste Google Tasks, dans les deux sens, chaque fois que tu appuies sur le bouton.';
export const syncButton = 'Synchroniser avec Google Tasks';
export const lastSynced = <Part>(time: Part) => ['Dernière synchronisation\u00a0: ', time];
export const syncMonitorLink = 'Suivi de la synchronisation';
