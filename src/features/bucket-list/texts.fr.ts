import { formatNumber, plural } from '../../kernel/intl.fr.ts';

/* Bucket List */

export const listTitle = 'Liste de rêves';
export const reviewDue = 'À relire';
export const listNotLoaded = 'Ta liste de rêves n’a pas pu être chargée. Réessaie.';
export const listEmpty = 'Les rêves restent ici jusqu’à ce que tu les réalises.';
export const showMoreButton = (more: number): string => `Afficher ${formatNumber(more)} de plus`;
export const completedSummary = (count: number): string =>
  plural(count, { one: `${formatNumber(count)} réalisé`, other: `${formatNumber(count)} réalisés` });
export const completedLabel = 'Réalisés';

export const inBucket = 'À réaliser';
export const inProgress = 'En cours';
export const completed = 'Réalisé';
export const statusLabel = (item: string): string => `État de «\u202f${item}\u202f»`;
export const optionsLabel = (item: string): string => `Options de «\u202f${item}\u202f»`;
export const editButton = 'Modifier';
export const tellStoryButton = 'Écrire le récit';
export const editStoryButton = 'Modifier le récit';
export const deleteButton = 'Supprimer';
export const undoButton = 'Annuler';

/* Bucket List: adding and editing an item */

export const addItemButton = 'Ajouter un rêve';
export const closeButton = 'Fermer';
export const itemLabel = 'Que veux-tu faire\u202f?';
export const reasonLabel = 'Pourquoi';
export const itemMissing = 'Écris ce que tu veux faire.';
export const addButton = 'Ajouter à la liste';
export const editLabel = (item: string): string => `Modifier «\u202f${item}\u202f»`;
export const itemAdded = 'Rêve ajouté à ta liste\u202f!';
export const addFailed = 'Le rêve n’a pas pu être ajouté';
export const changeFailed = 'Le rêve n’a pas pu être modifié';
export const itemDeleted = 'Rêve supprimé';
export const versionRestored = 'Version précédente restaurée';

/* Bucket List: the story of a completed item */

export const storyTitle = 'Félicitations';
export const storyLabel = 'Comment c’était\u202f?';
export const saveStoryButton = 'Enregistrer le récit';
export const skipStoryButton = 'Plus tard';

/* Bucket List: its review */

export const markReviewedButton = 'Marquer comme relue';
export const notScheduled = 'Aucune relecture n’est encore programmée.';
export const reviewed = 'Liste de rêves relue\u202f! Prochaine relecture programmée.';
export const reviewFailed = 'Ta relecture n’a pas pu être enregistrée. Réessaie.';
export const cadenceFailed = 'La fréquence de tes relectures n’a pas pu être enregistrée. Réessaie.';

/* Waiting to be saved: what each change is called */

export const newItem = 'Un rêve pour ta liste';
export const saveAsNewButton = 'Enregistrer comme nouveau rêve';
export const changedItem = 'Un rêve modifié';
export const changedStory = 'Un récit pour ta liste de rêves';
export const restoredVersion = 'Une version précédente d’un rêve';
export const changedStatus = 'Un nouvel état pour un rêve';
export const restoredItem = 'Un rêve restauré';
export const deletedItem = 'Un rêve supprimé';
export const changedCadence = 'La fréquence de relecture de ta liste de rêves';
export const listReview = 'Une relecture de ta liste de rêves';

/* Answers of the server */

export const itemNotFound = 'Ce rêve est introuvable. Il a peut-être été supprimé.';
export const nothingToChange = 'Il n’y a rien à modifier.';
export const notCompleted = 'Seul un rêve réalisé a une date de réalisation.';
export const completionTimeMismatch =
  'Un rêve réalisé a besoin d’une date de réalisation, et les autres n’en ont pas.';
