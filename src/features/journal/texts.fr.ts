import { formatNumber, plural } from '../../kernel/intl.fr.ts';
import type { Journal, SealedColumn } from './contract/limits.ts';

/* The five questions */

export const celebrationQuestion = 'Que peux-tu célébrer de la journée d’hier\u202f?';
export const celebrationPlaceholder = 'Même une petite chose compte.';
export const goalQuestion = 'Quel est ton grand objectif en ce moment\u202f?';
export const goalPlaceholder = 'Je veux…';
export const reasonQuestion = 'Pourquoi est-ce important\u202f?';
export const reasonPlaceholder = 'Parce que…';
export const fearQuestion = 'De quoi as-tu peur\u202f?';
export const fearHint = 'Pense à ton objectif. Sur le papier, les peurs rapetissent souvent.';
export const fearPlaceholder = 'J’ai peur que…';
export const valuesQuestion = 'Que te disent tes valeurs\u202f?';
export const namedValuesQuestion = <Part>(values: Part) => ['Que te conseillent ', values, '\u202f?'];
export const valuesHint = 'Laisse chaque valeur dire une chose sur ton objectif et sur ta peur.';
export const valuesPlaceholder = 'Mes valeurs me disent…';
export const valueSays = (value: string): string => `${value} dit…`;
export const chooseValuesLink = 'Choisir tes valeurs fondamentales';
export const actionsQuestion = 'Que vas-tu faire aujourd’hui\u202f?';
export const actionsHint = 'Écris une action par ligne. Elles deviennent ta liste du jour.';
export const actionsPlaceholder = 'Une chose assez petite pour aujourd’hui';

/** What a page’s questions are called beside the page, and in a copy of its words. */
export const QUESTION_NAMES: Readonly<Record<SealedColumn, string>> = {
  celebration: 'Célébrer',
  goal: 'Objectif',
  goal_importance: 'Pourquoi',
  reflection: 'Peur',
  value_alignment: 'Valeurs',
  action: 'Actions',
};

/** What the answers are called where an entry is read. */
export const ANSWER_NAMES: Readonly<Record<SealedColumn, string>> = {
  celebration: 'À célébrer',
  goal: 'Objectif',
  goal_importance: 'Pourquoi c’est important',
  reflection: 'Ce qui fait peur',
  value_alignment: 'Ce que disent les valeurs',
  action: 'Action',
};

/* A page from another journal */

const JOURNAL_NAMES: Readonly<Record<Journal, string>> = {
  day_one: 'Day One',
  journey: 'Journey',
  apple_journal: 'Apple Journal',
  csv: 'un tableau',
};
export const importedFrom = (journal: Journal | undefined): string =>
  journal ? `Importée depuis ${JOURNAL_NAMES[journal]}` : 'Importée';
export const importedPageTitle = 'Page importée';
export const starred = 'Favori';
/** Such as 'Partly cloudy, 24 °C', as the other journals store it, or 'Partly cloudy, 75 °F'. */
export const degrees = (value: number, inFahrenheit: boolean): string =>
  `${formatNumber(value)}\u00a0${inFahrenheit ? '°F' : '°C'}`;
export const weather = (conditions: string, degrees: string): string => `${conditions}, ${degrees}`;
export const itemDone = 'Fait';
export const itemOpen = 'Pas fait';

/* The journal page: writing */

export const questionOf = (question: number, questions: number): string =>
  `Question ${question} sur ${questions}`;
export const backToDashboardButton = 'Retour au tableau de bord';
export const answersSoFar = 'Tes réponses jusqu’ici';
export const earlierGoalsKeys = 'Appuie sur la flèche vers le bas pour en choisir un';
export const earlierGoalsTitle = 'Objectifs que tu as déjà écrits';
export const pickedUp = 'Tu reprends là où tu en étais';
export const startOverButton = 'Recommencer';
export const startedOver = 'Tu as commencé une nouvelle page.';
export const undoButton = 'Annuler';
export const openElsewhere =
  'Ta page est ouverte dans un autre onglet. Ce que tu écris ici deviendra une page à part.';
export const otherTabClosed = 'L’autre onglet a été fermé.';
export const continueHereButton = 'Continuer cette page ici';

export const answerTooLong = (excess: number): string =>
  plural(excess, {
    one: `Cette réponse a ${formatNumber(excess)} caractère de trop.`,
    other: `Cette réponse a ${formatNumber(excess)} caractères de trop.`,
  });
export const answerLimit = (characters: number): string =>
  `Une réponse peut avoir jusqu’à ${formatNumber(characters)} caractères.`;
export const tooManyActions = (limit: number): string =>
  `Une page peut avoir jusqu’à ${formatNumber(limit)} actions. Ne garde que celles d’aujourd’hui.`;

export const previousButton = 'Précédent';
export const nextButton = 'Suivant';
export const completeButton = 'Terminer';
/** The key, beside the button that it presses. */
export const ctrlKey = 'Ctrl';
export const storedEncrypted = 'Stocké chiffré';
export const saving = 'Enregistrement';
export const pageNotSaved =
  'Ta page n’a pas pu être enregistrée. Tout ce que tu as écrit est encore là\u00a0: garde cette page ouverte et réessaie.';

/* A new page: looking back */

export const youLearnedYesterday = 'Ce que tu as appris hier\u00a0:';
export const youLearnedOn = (weekday: string): string => `Ce que tu as appris ${weekday}\u00a0:`;
export const yourGoalSoFar = 'Ton objectif jusqu’ici\u00a0:';
export const hideButton = 'Masquer';
export const hideLookBackLabel = 'Masquer le retour en arrière';
export const lookBackHidden =
  'Le retour en arrière est masqué. Tu peux le réactiver dans les réglages du profil.';
export const lookBackNotSaved = 'Ce réglage n’a pas pu être changé. Réessaie.';

/* The journal page: writing for another day */

export const otherDayButton = 'Écrire pour un autre jour';
export const todayInsteadButton = 'Écrire pour aujourd’hui';
export const otherDayTitle = 'Écrire pour un autre jour';
export const dayLabel = 'Jour';
export const dayRepairs =
  'Écrire une page pour ce jour le rattrape, et ta série continue. Cette page ne rapporte pas de points.';
export const dayOnly = 'Une page pour ce jour ne change ni tes points ni ta série.';
export const dayNotPast = 'Choisis un jour déjà passé.';
export const writeForDayButton = 'Écrire pour ce jour';
export const cancelButton = 'Annuler';

/* Journal complete */

export const completeTitle = 'Page terminée';
export const greetingTodayNamed = (firstName: string): string => `Ta page du jour est écrite, ${firstName}.`;
export const greetingToday = 'Ta page du jour est écrite.';
export const greetingOtherDayNamed = (firstName: string, day: string): string =>
  `${firstName}, voici ta page du ${day}.`;
export const greetingOtherDay = (day: string): string => `Voici ta page du ${day}.`;
export const greetingNoPageNamed = (firstName: string): string => `Quel plaisir de te revoir, ${firstName}.`;
export const greetingNoPage = 'Quel plaisir de te revoir.';
export const journalStreak = (days: number): string =>
  `Jour ${formatNumber(days)} de ton journal. Continue comme ça\u202f!`;
export const dayRepaired = 'Ce jour est rattrapé.';
export const dayRepairedStreak = (days: number): string =>
  plural(days, {
    one: `Ce jour est rattrapé. Ta série est de ${formatNumber(days)} jour.`,
    other: `Ce jour est rattrapé. Ta série est de ${formatNumber(days)} jours.`,
  });

/** What the ring says to a screen reader, stroke by stroke. */
export const RING_STROKES = {
  clarify: { drawn: 'Clarifier\u00a0: fait.', open: 'Clarifier\u00a0: pas encore fait.' },
  act: { drawn: 'Agir\u00a0: fait.', open: 'Agir\u00a0: pas encore fait.' },
  learn: { drawn: 'Apprendre\u00a0: fait.', open: 'Apprendre\u00a0: pas encore fait.' },
};

export const actionsTitle = 'Ce que tu vas faire aujourd’hui';
export const lessonSummary = 'Note une leçon une fois ta journée finie';
export const goToDashboardButton = 'Aller au tableau de bord';
export const asideLabel = 'Objectif et valeurs';
export const goalTitle = 'Ton objectif';
export const reasonTitle = 'Pourquoi c’est important';
export const valuesTitle = 'Tes valeurs';
export const todaySoFarTitle = 'Ta journée jusqu’ici';
export const pointsToday = (points: number): string =>
  plural(points, { one: `${formatNumber(points)} point.`, other: `${formatNumber(points)} points.` });
export const badgeToday = <Part>(badge: Part) => ['Ton badge\u00a0: ', badge];

export const pageTitle = 'Ta page';
export const pageNotLoaded = 'Ta page n’a pas pu être chargée. Réessaie.';
export const pageRefused =
  'Cette page n’a pas pu être enregistrée. Tes mots sont gardés sur cet appareil, et l’état d’enregistrement ci-dessus indique ce que tu peux faire.';
export const pageSettled = <Part>(link: Part) => [
  'Il n’y a plus rien à faire pour cette page. Tes pages enregistrées sont dans l’',
  link,
  '.',
];
export const historyLink = 'historique du journal';

/* Action Journal History */

export const historyTitle = 'Historique du journal';
export const entriesSince = (entries: number, day: string): string =>
  plural(entries, {
    one: `${formatNumber(entries)} entrée depuis le ${day}`,
    other: `${formatNumber(entries)} entrées depuis le ${day}`,
  });
export const olderPagesLoading = 'Tes anciennes pages sont encore en cours de chargement.';
export const entriesNotLoaded = 'Les entrées du journal n’ont pas pu être chargées';
export const notAuthenticated = 'Aucune session ouverte';
export const historyEmptyTitle = 'Aucune entrée de journal pour le moment.';
export const historyEmptyHint = 'Ta première page prend environ dix minutes.';
export const writeTodayButton = 'Écrire la page du jour';
export const searchLabel = 'Chercher dans ton journal';
export const editLink = 'Modifier';
export const editLabel = (day: string): string => `Modifier l’entrée du ${day}`;
export const downloadButton = 'Télécharger le journal';
export const preparing = 'Préparation';
export const downloadFailed = 'L’historique du journal n’a pas pu être téléchargé';
export const notLoggedIn = 'Aucune session ouverte.';
export const versionRestored = 'Version précédente restaurée';
export const restoreFailed = 'Cette version n’a pas pu être restaurée. Réessaie.';

/* Editing an entry */

export const editTitle = 'Modifier ta page';
export const backToHistoryButton = 'Retour à l’historique du journal';
export const entryNotLoaded = 'Cette entrée n’a pas pu être chargée. Réessaie.';
export const entryNotReadable =
  'Cette entrée ne peut pas être ouverte ici. Pour protéger ce que tu as écrit, elle ne peut pas non plus être modifiée.';
export const changedElsewhere =
  'Cette page a été modifiée sur un autre appareil. Si tu enregistres, l’autre version est gardée sous «\u202fVersions précédentes\u202f».';
export const actionsUnchanged =
  'Modifier cette page ne change pas ta liste d’actions. Tu peux la modifier sous Actions.';
/** A page from another journal: its two fields. */
export const pageTitleLabel = 'Titre';
export const pageTextLabel = 'Texte';
export const markdownHelp = 'Tu peux utiliser Markdown ici, par exemple **gras** ou - pour une liste.';
export const pageBlank = 'Tu peux modifier cette page, mais pas la laisser vide.';
export const answerBlank = 'Tu peux modifier une réponse, mais pas la laisser vide.';
export const saveChangesButton = 'Enregistrer';
export const changesSaved = 'Modifications enregistrées. Tu peux toujours restaurer la version précédente.';
export const changesNotSaved =
  'Tes modifications n’ont pas pu être enregistrées. Elles sont encore là\u00a0: garde cette page ouverte et réessaie.';

/* Today: Clarify, and a day of the calendar */

export const clarifyTitle = 'Clarifier';
export const continueButton = 'Continuer';
export const leftOffAt = (question: number, questions: number): string =>
  `Tu en étais à la question ${question} sur ${questions}.`;
export const repairYesterday = <Part>(link: Part) => [
  link,
  ' d’ici demain soir, pour que ta série continue.',
];
export const writeForYesterdayLink = 'Écris pour hier';
export const repairDay = <Part>(link: Part) => [link, ' avant minuit ce soir, pour que ta série continue.'];
export const writeForDayLink = (weekday: string): string => `Écris pour ${weekday}`;
export const createAdditionalLink = 'Écrire une autre entrée';
export const journalHistoryLink = 'Historique du journal';
export const historyButton = 'Historique';

/* Why It Works */

export const whyTitle = 'Pourquoi ça marche';
export const whySubtitle = 'Cinq questions, dans cet ordre, et pour une bonne raison';
export const whyIntroduction =
  'Une page blanche te demande de briller. Une bonne question te demande d’être honnête\u00a0: c’est plus facile, et plus utile. Les cinq questions prennent environ dix minutes, et chacune prépare la suivante. Tu pars de ce qui s’est bien passé, tu vas vers ce que tu veux, puis vers ce qui te retient. Tu finis avec une courte liste que tu peux terminer avant la fin de la journée.';
export const whyCelebrationTitle = '1. Que peux-tu célébrer de la journée d’hier\u202f?';
export const whyCelebration =
  'L’attention se tourne toute seule vers ce qui est inachevé ou raté. Remarquer ce qui a marché demande de l’entraînement. Commencer par une bonne chose, ce n’est pas de la gaieté forcée. C’est une correction\u00a0: tu prépares ta journée à partir de ce qui est vrai, et pas seulement de ce qui fait du bruit. Même une petite chose compte\u00a0: un appel passé, un moment où tu as gardé ton calme. Au fil des semaines, ces lignes prouvent que tu avances, même les jours où tu n’en as pas l’impression.';
export const whyGoalTitle = '2. Quel est ton grand objectif en ce moment\u202f?';
export const whyGoal =
  'Nomme un objectif, avec tes propres mots, et dis pourquoi il compte pour toi. Le récrire chaque matin peut sembler inutile, mais c’est ainsi que tu découvres si tu y tiens encore. Des mots usés sont difficiles à recopier pour la cinquième fois. Ta raison est là pour les jours où l’objectif seul ne suffit pas à te mettre en route.';
export const whyFearTitle = '3. De quoi as-tu peur\u202f?';
export const whyFear =
  'Ce qui freine un objectif, c’est rarement le manque d’idées. Le plus souvent, c’est une petite peur raisonnable que tu n’as pas regardée\u00a0: le regard des autres, un refus, savoir enfin. Tant qu’elle reste muette, elle prend beaucoup de tes décisions. Une fois écrite en une phrase, elle a des contours, et on peut s’organiser face à ce qui a des contours. Tu n’as pas à la surmonter ici. Il suffit de la dire.';
export const whyValuesTitle = '4. Que te disent tes valeurs\u202f?';
export const whyValues =
  'La peur aussi donne des conseils, et elle parle en premier. Écoute donc ensuite les trois valeurs que tu as choisies un jour plus calme. Laisse chacune dire une chose sur l’objectif et sur la peur. Elles sont souvent en désaccord, et cela vaut la peine d’être entendu\u00a0: le courage veut une date par écrit, la famille veut un dimanche libre. Ce que tu fais ensuite a plus de chances d’être ton propre choix.';
export const whyActionsTitle = '5. Que vas-tu faire aujourd’hui\u202f?';
export const whyActions =
  'Une prise de conscience qui reste sur la page s’est envolée avant midi. Ta dernière réponse la transforme en actions, une par ligne. Choisis-les assez petites pour aujourd’hui, et assez claires pour savoir ce soir si elles sont faites. Elles vont directement dans ta liste. Trois bonnes actions valent mieux que dix vœux pieux.';
export const whyLoopTitle = 'Et la boucle se ferme';
export const whyLoop = <Part>(link: Part) => [
  'Une page est le premier de trois traits. Tu clarifies le matin, tu agis dans la journée et tu notes une leçon le soir. La première question de demain revient sur ce qu’ont donné les actions d’aujourd’hui. Tout est dans ce retour\u00a0: un plan que tu ne compares jamais à ses résultats ne t’apprend rien. Pour comprendre pourquoi il faut beaucoup de tours, lis ',
  link,
  '.',
];
export const repetitionLink = 'La force de la répétition';

/* Power of Repetition */

export const repetitionTitle = 'La force de la répétition';
export const repetitionSubtitle = 'Pourquoi les cinq mêmes questions, chaque jour';
export const repetitionIntroduction =
  'Une page change peu de chose. Ce sont dix bonnes minutes, et le soir venu, presque tout leur effet s’est dissipé. Ce qui te change, c’est la dixième page, puis la quarantième. Les questions ont alors commencé à se poser toutes seules\u00a0: dans l’escalier, en réunion, juste avant ta réponse habituelle.';
export const sameQuestionsTitle = 'Les questions restent, c’est toi qui changes';
export const sameQuestions =
  'De nouvelles questions chaque jour seraient plus divertissantes. Elles ne t’apprendraient rien sur toi, car tu ne pourrais pas comparer tes réponses. Quand la question reste la même, la différence entre deux réponses, c’est toi. Une peur que tu as écrite onze fois n’est plus une humeur\u00a0: c’est un fait sur lequel tu peux agir. Un objectif qui disparaît sans bruit de tes pages te dit aussi quelque chose.';
export const littleOftenTitle = 'Un peu, souvent, vaut mieux que beaucoup, rarement';
export const littleOften =
  'Une heure le dimanche demande une heure de volonté, et c’est la première chose qui saute dans une semaine difficile. Dix minutes se trouvent presque tous les matins. Écris à la même heure et au même endroit, et bientôt tu n’auras plus à le décider. Ce que tu n’as pas à décider se fait même les jours les plus durs.';
export const strokesTitle = 'Trois traits, encore et encore';
export const strokesClarify =
  'À force de clarifier chaque matin, tu distingues plus vite ce qui compte de ce qui vient simplement ensuite.';
export const strokesAct = 'En agissant le jour même, tu restes au plus près de ce que tu veux.';
export const strokesLearn =
  'Avec une leçon notée chaque soir, même une mauvaise journée te laisse quelque chose.';
export const strokesRing =
  'Chaque trait rend le suivant plus facile. C’est pourquoi le cercle de ton tableau de bord ne se ferme que quand les trois sont tracés. Et c’est pourquoi un cercle fermé vaut plus qu’une longue page.';
export const missedDayTitle = 'Quand tu manques un jour';
export const missedDay =
  'Cela arrivera, et ce n’est pas grave. Rien n’est perdu, et personne ne te juge. Tes pages et tes leçons sont toujours là, et une série n’est qu’une façon de prêter attention. La répétition te demande une seule chose\u00a0: recommencer, sans attendre lundi. Si le matin est passé, le soir fera l’affaire. Si tu n’as qu’une minute, réponds à une seule question\u00a0: ta page attend le reste.';
export const missedDayRepair = <Part>(link: Part) => [
  'Sur sept jours, tu peux ',
  link,
  ' un jour manqué\u00a0: écris sa page dans les deux jours, et ta série continue.',
];
export const repairLink = 'rattraper';
export const rereadTitle = 'Relis ce que tu as écrit';
export const reread = <Part>(journal: Part, lessons: Part) => [
  'De temps en temps, ouvre l’',
  journal,
  ' ou tes ',
  lessons,
  ' et lis tout un mois d’une traite. C’est la seule façon de voir ce que la répétition a fait, car d’un jour à l’autre, on ne voit rien du tout.',
];
export const lessonsLink = 'leçons';

/* Pictures that another app has shared */

export const sharedTitle = 'Images partagées';
export const sharedCount = (count: number): string =>
  plural(count, {
    one: `${formatNumber(count)} image est prête à être ajoutée à ton journal.`,
    other: `${formatNumber(count)} images sont prêtes à être ajoutées à ton journal.`,
  });
export const nothingShared = 'Il n’y a pas d’image ici. Partage-la de nouveau.';
export const addToTodayButton = 'Ajouter à la page du jour';
export const dontAddButton = 'Ne pas ajouter';

/* Waiting to be saved: what each change is called */

export const newPage = 'Une page de journal';
export const saveAsNewButton = 'Enregistrer comme nouvelle entrée';
export const changedPage = 'Une page de journal modifiée';

/* Answers of the server */

export const entryNotFound = 'Cette entrée est introuvable. Elle a peut-être été supprimée.';
export const nothingToChange = 'Il n’y a rien à modifier.';
export const actionIdsRepeat = 'Chaque action a besoin de son propre identifiant.';
export const notFromAnotherJournal = 'Cette entrée ne vient pas d’un autre journal.';
export const formatsDiffer = 'Toutes les réponses d’une entrée doivent utiliser le même format.';
