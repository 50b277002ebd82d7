import { formatNumber } from '../../kernel/intl.fr.ts';

/* What can’t be saved */

export const tooFewIntentions = 'Choisis au moins une intention';
export const tooManyIntentions = 'Choisis au plus 5 intentions';
export const intentionsFailed = 'Tes intentions n’ont pas pu être enregistrées. Réessaie.';
export const coreWordFailed = 'Ton mot phare n’a pas pu être enregistré.';

/* Answers of the server */

export const intentionOnce = 'Chaque intention ne peut figurer qu’une fois';

/* Core values: what is refused */

export const helpingOthers = 'Aider les autres';
export const threeChosen = 'Tu en as déjà choisi trois. Retires-en une pour en choisir une autre.';
export const alreadyChosen = 'Tu as déjà choisi celle-ci.';

/* Core values and reminders */

export const yourCoreValuesTitle = 'Tes valeurs fondamentales';
export const backButton = 'Retour';
export const saving = 'Enregistrement…';
export const continueButton = 'Continuer';
export const confirmationText = 'La question 4 de ton journal demande ce que ces valeurs te conseillent.';
export const remindersTitle = 'Rappels';
export const remindersText =
  'Deux par jour au plus, ou aucun si tu préfères. «\u202fContinuer\u202f» enregistre ton choix, et tu peux le changer dans ton profil.';

/* Core values: the words */

export const chooseThreeLegend = 'Valeurs fondamentales\u00a0: choisis-en trois';

/* Core values */

export const coreValuesTitle = 'Valeurs fondamentales';
export const chooseThreeTitle = 'Choisis trois valeurs fondamentales';
export const chooseThreeText =
  'Pas celles que tu admires, mais celles sans lesquelles ta semaine va de travers. Tu les verras chaque jour dans ton journal, et tu peux les changer plus tard.';

/* Core word */

export const coreWordTitle = 'Mot phare';
export const coreWordQuestionTitle = 'De quoi veux-tu davantage\u202f?';
export const coreWordText =
  'Un mot pour ce que tu cherches à ressentir. Il t’accompagne jusqu’à ce que tu le changes.';
export const coreWordLegend = 'Mot phare\u00a0: choisis-en un';
export const ownWordLabel = 'Ton propre mot';
export const ownWordPlaceLabel = (place: number): string => `Ton propre mot ${place}`;

/* The first goal */

export const goalTitle = 'Ton objectif';
export const goalQuestionTitle = 'Quel est ton plus grand objectif en ce moment\u202f?';
export const goalText =
  'Celui qui changerait le plus de choses si tu l’atteignais. Une phrase suffit, et tu peux en ajouter d’autres plus tard.';
export const goalLabel = 'Ton plus grand objectif';
export const goalPlaceholder = 'Animer mon premier atelier en janvier';

/* Impact intentions */

export const impactIntentionsTitle = 'Intentions';
export const chosenCount = (chosen: number, most: number): string =>
  `${formatNumber(chosen)} sur ${formatNumber(most)}`;
export const intentionsQuestionTitle = 'Comment veux-tu que les personnes autour de toi se sentent\u202f?';
export const intentionsText =
  'Choisis-en jusqu’à cinq. C’est la trace que tu veux laisser un jour ordinaire.';
export const intentionsLegend = 'Intentions\u00a0: choisis-en une à cinq';

/* Unsent changes */

export const intentionsWrite = 'Tes intentions';

/* Core values in your own words */

export const ownWordsTitle = 'Il en manque une\u202f? Ajoute tes propres mots.';

/* For people who have been here before */

export const coreWordNext = 'Ce n’est pas ta première fois ici. La suite\u00a0: ton mot phare.';
export const coreValuesNext = 'Ce n’est pas ta première fois ici. La suite\u00a0: tes valeurs fondamentales.';
export const skipAheadLink = 'Passer à la suite';

/* Changing core values */

export const cancelButton = 'Annuler';
export const saveButton = 'Enregistrer';
export const changeValuesText =
  'La question 4 de ton journal demande ce que ces trois valeurs te conseillent. Retires-en une pour en choisir une autre.';

/* The three values */

export const oneMore = 'Encore une';
export const chooseOne = 'Choisis-en une';
export const threeValuesLabel = 'Tes trois valeurs';

/* Welcome */

export const clarifyText = 'Cinq questions le matin. À la fin, tu sais ce qui compte aujourd’hui.';
export const actText = 'Ce que tu as dit vouloir faire devient une courte liste. Coche au fur et à mesure.';
export const learnText =
  'Une phrase le soir sur ce que la journée t’a appris. Tu la retrouveras quand tu en auras besoin.';
export const welcomeTitle = 'Bienvenue';
export const clarify = 'Clarifier';
export const act = 'Agir';
export const learn = 'Apprendre';
export const welcomeHeadingTitle = 'Trois traits font une journée';
export const welcomeText = 'Chacun prend quelques minutes. Ensemble, ils ferment la boucle.';
export const planTitle = '10 pour 10';
export const planText =
  'Dix minutes par jour, pendant dix jours. C’est tout le programme\u00a0: assez long pour que les questions commencent à agir, assez court pour t’y engager. C’est gratuit, et sans carte bancaire.';
export const startTrialButton = 'Commencer l’essai gratuit';
export const signInButton = 'Se connecter';
