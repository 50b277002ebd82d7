import { formatNumber, plural } from '../../kernel/intl.fr.ts';

/* A memory from this day, on the dashboard and in the journal history */

export const aWeekAgo = 'Il y a une semaine';
export const aMonthAgo = 'Il y a un mois';
export const yearsAgo = (years: number): string =>
  plural(years, { one: 'Il y a un an', other: `Il y a ${formatNumber(years)} ans` });
export const hideDayButton = 'Ne plus montrer ce jour';
export const memoryOptionsLabel = 'Options du souvenir';
export const hiddenMemoriesButton = 'Gérer les souvenirs masqués';

export const dayHidden = 'Ce jour ne sera plus montré.';
export const wordHidden = 'Les souvenirs qui contiennent ce mot ne seront plus montrés.';
export const shownAgain = 'Ce souvenir peut réapparaître.';
export const undoButton = 'Annuler';
export const hideFailed = 'Ce souvenir n’a pas pu être masqué. Réessaie.';
export const showFailed = 'La modification a échoué. Réessaie.';
export const undoFailed = 'L’annulation a échoué.';

/* Hidden memories */

export const dialogTitle = 'Souvenirs masqués';
export const dialogIntroduction =
  'Ces jours, et tout ce qui contient ces mots, restent dans ton journal. Ils n’apparaissent simplement plus dans les souvenirs.';
export const wordLabel = 'Nom ou mot à masquer';
export const wordMissing = 'Saisis un mot.';
export const addButton = 'Ajouter';
export const closeButton = 'Fermer';
export const showAgainButton = 'Montrer de nouveau';
export const showAgainLabel = (what: string): string => `Montrer de nouveau\u00a0: ${what}`;

/* Waiting to be saved: what each change is called */

export const dayToHide = 'Un jour à masquer dans les souvenirs';
export const wordToHide = 'Un mot à masquer dans les souvenirs';
export const memoryToShow = 'Un souvenir masqué à montrer de nouveau';

/* Answers of the server */

export const hiddenNotFound = 'Ce souvenir masqué est introuvable. Il s’affiche peut-être déjà de nouveau.';
