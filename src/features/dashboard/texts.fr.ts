import { formatNumber, plural } from '../../kernel/intl.fr.ts';

/* Today: the header */

export const todayTitle = 'Aujourd’hui';
export const profileNotLoaded = 'Ton profil n’a pas pu être chargé. Réessaie.';
export const welcome = <Part>(firstName: Part) => ['Bienvenue, ', firstName, '\u202f!'];
/** A narrow page breaks the line before the name. */
export const goodEvening = <Part>(firstName: Part) => ['Bonsoir, ', firstName];
export const trialEndedLink = 'Ton essai est terminé.';
export const trialLeftLink = (days: number): string =>
  plural(days, {
    one: `Encore ${formatNumber(days)} jour d’essai`,
    other: `Encore ${formatNumber(days)} jours d’essai`,
  });
export const clarify = 'Clarifier';
export const act = 'Agir';
export const learn = 'Apprendre';
export const todaysDate = (day: string): string => `${day}.`;
export const strokesToday = (drawn: number): string => `${drawn} sur 3 aujourd’hui`;
/** What the ring says to a screen reader. */
export const ringLabel = (drawn: number): string =>
  plural(drawn, {
    one: `Aujourd’hui\u00a0: ${drawn} trait tracé sur 3`,
    other: `Aujourd’hui\u00a0: ${drawn} traits tracés sur 3`,
  });
export const strokesOpen = <Part>(strokes: readonly Part[]) => [
  'Reste à faire\u00a0: ',
  ...strokes.flatMap((stroke, at) => (at === 0 ? [stroke] : [', ', stroke])),
];
export const loopClosed = 'La boucle est fermée.';
export const milestone = (days: number): string =>
  plural(days, {
    one: `Déjà ${formatNumber(days)} jour d’écriture.`,
    other: `Déjà ${formatNumber(days)} jours d’écriture.`,
  });

/* Today: the sections */

export const gettingStartedTitle = 'Pour commencer';
export const visionDocumentsTitle = 'Visions';
export const visionDocumentsHint = 'La direction que tu prends';
export const goldFileTitle = 'Gold File';
export const growthChecklistTitle = 'Ton parcours';
export const growthChecklistHint = 'Cinq étapes qui se cochent toutes seules';
export const goalsTitle = 'Objectifs';
export const communityTitle = 'Communauté';
export const moreForTodayTitle = 'Et aussi aujourd’hui';
export const asideLabel = 'Objectifs et progrès';
export const toolsLink = 'Voir les outils et ressources';
export const finishOnboardingLink = 'Terminer la mise en route';
export const valuesMissing =
  'Tu n’as pas encore choisi tes trois valeurs fondamentales. Deux minutes suffisent, et la question 4 s’appuie sur elles.';

/* Today: Getting Started */

export const dayInstruction = 'Écris le matin, agis dans la journée et note une leçon le soir.';
export const clarifyInstruction = <Part>(name: Part) => [
  name,
  ' pose cinq questions et prend environ dix minutes.',
];
export const actInstruction = <Part>(name: Part) => [
  name,
  ' garde les quelques choses que tu as choisi de faire.',
];
export const learnInstruction = <Part>(name: Part) => [
  name,
  ' tient en une phrase qui mérite d’être retrouvée.',
];
export const ringInstruction = 'Chacun trace un trait du cercle du jour.';
export const valuesInstruction = 'La question 4 demande ce que tes valeurs fondamentales te conseillent.';
export const changeValuesLink = 'Changer tes valeurs fondamentales';
export const readMore = <Part>(why: Part, scoring: Part) => [
  'Envie d’en savoir plus\u202f? Lis ',
  why,
  ' et ',
  scoring,
  '.',
];
export const whyItWorks = 'Pourquoi ça marche';
export const howScoringWorks = 'Le calcul des points';

/* Today: the evening, once the loop is closed */

export const eveningTitle = 'La boucle est fermée';
export const tomorrowAsks =
  'La première question de demain\u00a0: que peux-tu célébrer de la journée d’aujourd’hui\u202f?';
export const openActionsWait = (count: number): string =>
  plural(count, {
    one: `${formatNumber(count)} action à faire peut attendre jusque-là.`,
    other: `${formatNumber(count)} actions à faire peuvent attendre jusque-là.`,
  });
export const oldPageLink = 'Lire une ancienne page';

/* Growth Checklist */

export const checklistNotLoaded = 'Ton parcours n’a pas pu être chargé. Réessaie.';
export const stageProgress = (done: number, all: number): string => `${done}\u00a0sur\u00a0${all}`;
/** Read out after an item of the checklist. */
export const itemDone = 'Fait';
export const itemOpen = 'Pas encore fait';

export const clarityStage = 'Savoir ce qui compte';
export const intentionsChosen = 'Choisir ce que les autres ressentent avec toi';
export const coreWordChosen = 'Choisir ton mot phare';
export const coreValuesChosen = 'Choisir tes trois valeurs fondamentales';

export const loopStage = 'Fermer ta première boucle';
export const entryWritten = 'Écrire ta première entrée';
export const actionCompleted = 'Terminer ta première action';
export const lessonNoted = 'Noter ta première leçon';
export const allThreeDone = 'Faire les trois le même jour';

export const habitStage = 'En faire une habitude';
export const threeDays = 'Écrire trois jours de suite';
export const sevenDays = 'Écrire sept jours de suite';
export const reminderSet = 'Programmer un rappel quotidien';
export const tenActions = 'Terminer dix actions';

export const goalStage = 'Viser quelque chose';
export const goalNamed = 'Nommer un objectif';
export const goalReached = 'Atteindre ton premier objectif';
export const weeklyBadge = 'Obtenir un badge de la semaine';
export const visionsWritten = 'Écrire tes cinq visions';
export const bucketListStarted = 'Commencer ta liste de rêves';

export const lookBackStage = 'Regarder en arrière et continuer';
export const thirtyEntries = 'Écrire trente entrées';
export const tenLessons = 'Noter dix leçons';
export const visionReviewed = 'Relire une vision';
export const monthlyBadge = 'Obtenir un badge du mois';

/* Tools & Resources */

export const toolsTitle = 'Outils et ressources';
export const toolsIntroduction = 'Pour de temps en temps, en dehors de la boucle du jour.';
export const moreToolsTitle = 'Autres outils';
export const makePostLink = 'Tirer une publication d’une leçon';
export const makePostHint = 'Avec tes mots, pour la plateforme de ton choix.';
export const findLink = 'Chercher dans tous tes textes';
export const findHint = 'La recherche se fait sur cet appareil.';
export const importLink = 'Importer un journal';
export const importHint = 'Des entrées d’une autre application, ou d’un téléchargement.';
export const scoringLink = 'Comprendre les points';
export const scoringHint = 'Ce qui rapporte des points, et comment comptent les séries.';
export const backToLoopButton = 'Retour à la boucle';

/* A day of the calendar */

export const dayTitle = 'Un jour';
export const backToDashboardLink = 'Retour au tableau de bord';
export const dayNotLoaded = 'Ce jour n’a pas pu être chargé. Réessaie.';
export const strokesOfDay = (drawn: number): string => `${drawn} sur 3`;
export const strokesOfRepairedDay = (drawn: number): string => `${drawn} sur 3, rattrapé`;
export const dayEmptyTitle = 'Rien n’a été écrit ce jour-là.';
export const dayEmptyHint = 'Les liens ci-dessous mènent aux jours qui ont des pages.';
export const daysLabel = 'Jours';

/* Sharing on other networks */

export const shareText = (product: string): string =>
  `Je commence ma journée par dix minutes au calme avec ${product}.`;

/* Community on the dashboard */

export const connectButton = 'Échanger';
export const shareButton = 'Partager';
export const communityAndCallText =
  'Rencontre d’autres personnes qui écrivent le matin, ou réserve un appel pour approfondir une question.';
export const communityText = 'Rencontre d’autres personnes qui écrivent le matin.';
export const callText = 'Réserve un appel pour approfondir une question.';
export const joinCommunity = 'Rejoindre la communauté';
export const scheduleCall = 'Réserver un appel';
export const onlyLinkShared = (product: string): string =>
  `Seul un lien vers ${product} est partagé, jamais ce que tu as écrit.`;
export const copyLinkButton = 'Copier le lien';
export const linkCopied = 'Lien copié dans le presse-papiers\u202f!';
export const copyFailed = (address: string): string =>
  `Le lien n’a pas pu être copié. Tu peux le copier ici\u00a0: ${address}`;

/* Answers of the server */

export const CUSTOMIZATION_MISSING = 'Aucune personnalisation trouvée';
export const noSectionNamed = 'Indique au moins une section.';

/* Options of a dashboard section */

export const optionsLabel = (section: string): string => `Options\u00a0: ${section}`;
export const moveToLoopButton = 'Mettre dans la boucle';
export const moveToToolsButton = 'Mettre dans les outils';
export const movedToLoop = (section: string): string => `Déplacé dans ta boucle\u00a0: ${section}`;
export const movedToTools = (section: string): string => `Déplacé dans tes outils\u00a0: ${section}`;

/* Unsaved changes */

export const movedSection = 'La position d’une section';
