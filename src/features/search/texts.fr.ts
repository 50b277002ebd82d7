import { formatList, formatNumber, plural } from '../../kernel/intl.fr.ts';
import type { Relation } from '../../language/topics/relations.ts';

/* Find page */

export const findTitle = 'Recherche';
export const backToDashboardButton = 'Retour au tableau de bord';
export const searchEverythingLabel = 'Chercher dans tous tes textes';
export const findText =
  'Retrouve tout ce que tu as écrit, même il y a longtemps, par ses mots ou par son sujet. Tu peux aussi poser une question. La recherche se fait sur cet appareil. Ce que tu tapes n’est jamais envoyé.';
/** On a phone; with how many are set. */
export const filtersButton = (count: number): string =>
  count === 0 ? filtersTitle : `${filtersTitle} (${formatNumber(count)})`;
export const filtersTitle = 'Filtres';
export const showResultsButton = 'Voir les résultats';
export const everywhereButton = 'Retirer les filtres';
export const recentTitle = 'Dernières recherches';
export const clearRecentButton = 'Effacer les recherches';
export const recentCleared = 'Recherches effacées';
export const undoButton = 'Annuler';
export const recentHint = 'Gardées chiffrées sur cet appareil jusqu’à ta déconnexion.';
export const goalsTitle = 'Tes objectifs';
export const kindsTitle = 'Chercher dans';
export const kindNames = {
  entry: 'Journal',
  action: 'Actions',
  lesson: 'Leçons',
  goal: 'Objectifs',
  item: 'Liste de rêves',
  vision: 'Visions',
} as const;
export const fromLabel = 'Du';
export const toLabel = 'Au';

/* Results */

export const resultsLabel = 'Résultats';
/** The parts of an entry, in the order in which they are asked; the last is a page from another journal. */
export const entryParts = [
  'À célébrer',
  'Objectif',
  'Pourquoi c’est important',
  'Ce qui fait peur',
  'Ce que disent les valeurs',
  'Action',
  'Page importée',
] as const;
export const inJournal = (part: string): string => `Journal\u00a0: ${part}`;
export const inVision = (section: string): string => `Vision\u00a0: ${section}`;
export const inLessons = 'Leçon';
export const inActions = 'Action';
export const inGoals = 'Objectif';
export const inBucketList = 'Liste de rêves';

/* Results that say it in other words */

export const relatedTitle = 'Sur le même sujet';
export const relatedText = 'Ces textes parlent de la même chose, avec d’autres mots.';
export const moreAboutTitle = 'Et aussi à ce sujet';
export const moreAboutText = 'Ce que tu as écrit d’autre sur le même sujet.';
export const about = (topics: readonly string[]): string => `Sujet\u00a0: ${formatList(topics)}`;
export const related = (count: number): string =>
  plural(count, {
    one: `${formatNumber(count)} résultat sur le même sujet.`,
    other: `${formatNumber(count)} résultats sur le même sujet.`,
  });

/* Asking everything that was written */

export const askTitle = 'Interroge ton journal';
export const askText = 'Les réponses sont tes propres mots, les plus anciens en premier.';
export const otherLanguage =
  'Pour l’instant, les questions et les résultats proches fonctionnent pour les textes en anglais. La recherche par mots marche dans toutes les langues.';
export const questionWords = {
  learned: (topic: string) => `Qu’ai-je appris sur «\u202f${topic}\u202f»\u202f?`,
  celebrated: (topic: string) => `Qu’ai-je célébré à propos de «\u202f${topic}\u202f»\u202f?`,
  feared: (topic: string) => `De quoi ai-je eu peur à propos de «\u202f${topic}\u202f»\u202f?`,
  brave: () => 'Quand ai-je eu du courage\u202f?',
  undone: () => 'Qu’est-ce que je voulais faire et n’ai pas fait\u202f?',
} as const;
export const answersCount = (count: number): string =>
  plural(count, { one: `${formatNumber(count)} réponse`, other: `${formatNumber(count)} réponses` });
export const answersTitle = 'Réponses';
export const latestFirstText = 'Les réponses sont tes propres mots, les plus récents en premier.';
export const noAnswer = 'Rien de ce que tu as écrit ne répond à cette question.';
export const noAnswerHint = 'Pose une question sur une seule chose, ou cherche un mot qui s’y rapporte.';
export const hasWords = (words: readonly string[]): string =>
  `Contient ${formatList(words.map((word) => `«\u202f${word}\u202f»`))}`;
export const allQuestionsButton = 'Voir toutes les questions';

/* Who somebody is */

export const whoIs = (name: string): string => `Qui est ${name}\u202f?`;
export const whoIsHelp = (name: string, days: number): string =>
  plural(days, {
    one: `Il y a eu ${formatNumber(days)} jour où tu as écrit sur ${name}. Si tu dis qui c’est, les recherches et les éclairages retrouvent mieux ce que tu as écrit.`,
    other: `Il y a eu ${formatNumber(days)} jours où tu as écrit sur ${name}. Si tu dis qui c’est, les recherches et les éclairages retrouvent mieux ce que tu as écrit.`,
  });
export const relationLabel = (name: string): string => `${name}, c’est`;
export const noRelation = 'Aucune de ces réponses';
export const relationNotSaid = 'Non précisé';
export const relationWords: Readonly<Record<Relation, string>> = {
  child: 'Mon enfant',
  partner: 'Mon ou ma partenaire',
  mother: 'Ma mère',
  father: 'Mon père',
  sibling: 'Mon frère ou ma sœur',
  grandchild: 'Mon petit-enfant',
  relative: 'Quelqu’un de ma famille',
  friend: 'Un ami ou une amie',
  colleague: 'Quelqu’un du travail',
  neighbor: 'Quelqu’un du voisinage',
  pet: 'Un animal',
};
export const saveWhoButton = 'Enregistrer';
export const knownPeople = (count: number): string =>
  plural(count, {
    one: `${formatNumber(count)} personne que tu as nommée`,
    other: `${formatNumber(count)} personnes que tu as nommées`,
  });
export const forgetWhoButton = 'Oublier';
export const forgetWhoLabel = (name: string): string => `Oublier qui est ${name}`;
export const saidWho = 'Ce que tu as dit d’une personne';
export const forgotWho = 'Une personne que tu avais nommée';
export const whoKept = (name: string): string => `${name}\u00a0: c’est enregistré.`;
export const whoNotKept = 'Cela n’a pas pu être enregistré. Réessaie.';
export const whoForgotten = (name: string): string => `${name}\u00a0: c’est oublié.`;
export const whoNotForgotten = 'Cela n’a pas pu être oublié. Réessaie.';
export const undoFailed = 'L’annulation a échoué. Réessaie.';

/* An action that was found, above the actions */

export const foundActionTitle = 'Trouvée par ta recherche';
export const completedOn = (day: string): string => `Terminée le ${day}`;
export const openSince = (day: string): string => `À faire depuis le ${day}`;
export const closeLink = 'Fermer';

/* Going through what was found */

export const foundBarLabel = 'Résultats';
export const previousMatchLabel = 'Résultat précédent';
export const nextMatchLabel = 'Résultat suivant';
export const backToResultsButton = 'Retour aux résultats';
export const closeMatchesButton = 'Fermer les résultats';
export const matchHere = (number: number, count: number): string =>
  `Passage ${formatNumber(number)} sur ${formatNumber(count)}`;
export const resultNumber = (number: number, count: number): string =>
  `Résultat ${formatNumber(number)} sur ${formatNumber(count)}`;

/* Search: no matches */

export const insteadLabel = 'Essaie plutôt';
export const withoutFiltersButton = 'Chercher sans filtres';
export const insteadButton = (text: string): string => `Chercher «\u202f${text}\u202f»`;
export const insteadCount = (count: number): string =>
  plural(count, { one: `${formatNumber(count)} résultat`, other: `${formatNumber(count)} résultats` });
export const noMatchesHint = 'Essaie un autre mot, ou le début d’un mot.';

/* Search */

export const wordsPlaceholder = 'Un mot ou son début';
export const clearButton = 'Effacer';
export const noMatches = 'Aucun résultat.';
export const matches = (count: number): string =>
  plural(count, { one: `${formatNumber(count)} résultat.`, other: `${formatNumber(count)} résultats.` });
export const firstMatches = (count: number, shown: number): string =>
  plural(shown, {
    one: `${formatNumber(count)} résultats. Affichage limité à ${formatNumber(shown)} résultat.`,
    other: `${formatNumber(count)} résultats. Les ${formatNumber(shown)} premiers sont affichés.`,
  });
export const earlierMissing =
  'La recherche ne couvre pas les pages plus anciennes tant que tu es hors ligne.';
export const earlierLoading =
  'Tes anciennes pages sont encore en cours de chargement. La recherche les couvrira aussi.';
export const searchFailed = 'La recherche n’a pas pu démarrer. Réessaie.';
export const searchEverythingLink = 'Chercher dans tous tes textes';
