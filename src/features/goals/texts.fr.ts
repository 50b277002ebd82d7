import { formatNumber, plural } from '../../kernel/intl.fr.ts';

/* Today: goals */

export const goalsTitle = 'Objectifs';
export const goalsNotLoaded = 'Tes objectifs n’ont pas pu être chargés';
export const goalNotSaved = 'L’objectif n’a pas pu être enregistré';
export const goalsEmpty = 'Les objectifs que tu nommes dans ton journal apparaissent ici.';
export const showMoreButton = (more: number): string => `Afficher ${formatNumber(more)} de plus`;
export const reachedSummary = (count: number): string =>
  plural(count, { one: `${formatNumber(count)} atteint`, other: `${formatNumber(count)} atteints` });
export const optionsLabel = (goal: string): string => `Options de «\u202f${goal}\u202f»`;
export const editButton = 'Modifier';
export const deleteButton = 'Supprimer';
export const goalDeleted = 'Objectif supprimé';
export const undoButton = 'Annuler';
/** Begins with what the button shows, so that it can be spoken. */
export const undoReachedLabel = (goal: string): string => `Annuler\u00a0: «\u202f${goal}\u202f» est atteint`;
export const goalReached = 'Tu as atteint ton objectif.';
export const seeStoryLink = 'Revoir le chemin parcouru';

/* Today: editing a goal */

export const editLabel = 'Modifier l’objectif';
export const goalMissing = 'Écris ton objectif.';
export const goalKnown = 'Tu as déjà cet objectif.';
export const saveButton = 'Enregistrer';
export const cancelButton = 'Annuler';

/* A goal: its story */

export const goalTitle = 'Objectif';
export const backToDashboardButton = 'Retour au tableau de bord';
export const reachedOn = (day: string): string => `Atteint le ${day}.`;
export const goalSince = (day: string): string => `Ton objectif depuis le ${day}.`;
export const pagesNone = 'Aucune page ne le nomme encore avec ces mots.';
export const pagesCount = (pages: number): string =>
  plural(pages, {
    one: `Tu l’as nommé sur ${formatNumber(pages)} page.`,
    other: `Tu l’as nommé sur ${formatNumber(pages)} pages.`,
  });
export const actionsCount = (done: number, all: number): string =>
  plural(all, {
    one: `${formatNumber(done)} action terminée sur ${formatNumber(all)}.`,
    other: plural(done, {
      one: `${formatNumber(done)} action terminée sur ${formatNumber(all)}.`,
      other: `${formatNumber(done)} actions terminées sur ${formatNumber(all)}.`,
    }),
  });
export const pagesTitle = 'Pages qui le nomment';
export const pagesEmpty = 'Les pages qui nomment cet objectif avec les mêmes mots apparaissent ici.';
export const actionsTitle = 'Actions de ces pages';
export const actionsEmpty = 'Les actions que tu écris sur ces pages apparaissent ici.';
export const actionDone = 'Fait';
export const actionOpen = 'À faire';
export const lessonsTitle = 'Leçons en cours de route';
export const lessonsEmpty = (from: string, to: string): string =>
  `Tu n’as noté aucune leçon du ${from} au ${to}.`;
export const notFoundTitle = 'Cet objectif est introuvable.';
export const notFoundHint =
  'Il a peut-être été supprimé. Les pages qui le nomment sont toujours dans ton journal.';
export const journalHistoryButton = 'Historique du journal';

/* Waiting to be saved: what each change is called */

export const newGoal = 'Un objectif';
export const changedGoal = 'Un objectif modifié';
export const reachedGoal = 'Un objectif atteint';
export const reopenedGoal = 'Un objectif rouvert';
export const restoredGoal = 'Un objectif restauré';
export const deletedGoal = 'Un objectif supprimé';

/* Answers of the server */

export const goalNotFound = 'Cet objectif est introuvable. Il a peut-être été supprimé.';
export const nothingToChange = 'Il n’y a rien à modifier.';
