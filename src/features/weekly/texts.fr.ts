import { formatList, formatNumber, plural } from '../../kernel/intl.fr.ts';

/* Messages */

export const notAuthenticated = 'Aucune session ouverte.';
export const notLoaded = 'Tes données n’ont pas pu être chargées.';
export const generating = 'Création…';
export const notGenerated = 'Les éclairages n’ont pas pu être créés';
export const missing = 'Données manquantes';
export const noContent = 'Rien à montrer pour le moment.';
export const lessonsNotOpened = 'Les leçons déchiffrées n’ont pas pu être chargées';
export const notReviewed = 'Le bilan n’a pas pu être fait';
export const reviewNotLoaded = 'Le bilan de la semaine n’a pas pu être chargé.';
export const categoriesNotLoaded = 'Les catégories n’ont pas pu être chargées';
export const categoryBlank = 'Donne un nom à la catégorie.';
export const categoryNotAdded = 'La catégorie n’a pas pu être ajoutée';
export const categoryNotChanged = 'La catégorie n’a pas pu être modifiée';

/* API messages */

export const weekNotFromSunday = 'Une semaine commence un dimanche.';
export const notAWeek = 'Une semaine va du dimanche au samedi.';
export const tooMuchText = 'C’est plus de texte qu’un bilan ne peut en contenir.';

/* A week’s title and growth */

/** Such as “1–7 novembre”, or “29 novembre – 5 décembre”; `end` comes without its month where both have the same. */
export const week = (start: string, end: string): string => {
  const [day = '', ...month] = start.split(' ');
  return /^\d+$/.test(end) ? `${day}–${end} ${month.join(' ')}` : `${start} – ${end}`;
};
export const weekOfYear = (start: string, end: string, year: string): string => `${week(start, end)} ${year}`;
export const weekAcrossYears = (start: string, startYear: string, end: string, endYear: string): string =>
  `${start} ${startYear} – ${end} ${endYear}`;
export const growth = (loops: number, points: number): string => {
  const counted = plural(points, {
    one: `${formatNumber(points)} point`,
    other: `${formatNumber(points)} points`,
  });
  return plural(loops, {
    one: `${formatNumber(loops)} boucle fermée, ${counted}`,
    other: `${formatNumber(loops)} boucles fermées, ${counted}`,
  });
};
export const growthWithBadge = (growth: string, badge: string): string => `${growth}\u00a0: ${badge}`;

/* Profile: weekly categories */

export const categoryNotFound = 'Cette catégorie est introuvable. Elle a peut-être été supprimée.';

/* Profile: the form for a category */

export const categoryLabel = 'Catégorie';
export const categoryDescriptionLabel = 'Ce qui en fait partie';
export const addCategoryButton = 'Ajouter une catégorie';
export const editLabel = (categoryName: string): string => `Modifier «\u202f${categoryName}\u202f»`;

/* Unsaved changes and undo */

export const newCategory = 'Une nouvelle catégorie de la semaine';
export const saveAsNewButton = 'Enregistrer comme nouvelle catégorie';
export const changedCategory = 'Une catégorie de la semaine modifiée';
export const restoredCategory = 'Une catégorie de la semaine restaurée';
export const deletedCategory = 'Une catégorie de la semaine supprimée';
export const categoryDeleted = 'Catégorie supprimée';

/* Weekly insights: quotations below a sentence */

export const quotationsLabel = 'Dans tes propres mots';
export const entryPlace = 'Journal';
export const lessonPlace = 'Leçon';
export const actionPlace = 'Action';
export const placeAndDay = (place: string, day: string): string => `${place}, ${day}`;
export const showPagesButton = (count: number): string =>
  plural(count, {
    one: `Afficher ${formatNumber(count)} page`,
    other: `Afficher ${formatNumber(count)} pages`,
  });
export const showLessonsButton = (count: number): string =>
  plural(count, {
    one: `Afficher ${formatNumber(count)} leçon`,
    other: `Afficher ${formatNumber(count)} leçons`,
  });
export const showActionsButton = (count: number): string =>
  plural(count, {
    one: `Afficher ${formatNumber(count)} action`,
    other: `Afficher ${formatNumber(count)} actions`,
  });
export const showNotesButton = (count: number): string =>
  plural(count, {
    one: `Afficher ${formatNumber(count)} note`,
    other: `Afficher ${formatNumber(count)} notes`,
  });
export const showFewerButton = 'Afficher moins';

/* Weekly insights: answers to a sentence */

export const answerLabel = (said: string): string => `Répondre à cette phrase\u00a0: ${said}`;
export const notTrueAction = 'Ce n’est pas vrai';
export const notAgainAction = 'Ne plus dire cela';
export const hiddenUntilNews = 'Masquée jusqu’à ce que tu écrives quelque chose de nouveau à ce sujet.';
export const hiddenForGood = 'Masquée dans toutes les semaines.';
export const answerFailed = 'Ta réponse n’a pas pu être enregistrée. Réessaie.';
export const undoFailed = 'L’annulation a échoué.';

/* Weekly insights: hidden sentences */

export const hiddenSentencesTitle = 'Phrases masquées';
export const hiddenSentences = (count: number): string => `Phrases masquées (${formatNumber(count)})`;
export const showAgainButton = 'Montrer de nouveau';
export const showAgainLabel = (said: string): string => `Montrer de nouveau\u00a0: ${said}`;
export const shownAgain = 'Cette phrase peut réapparaître.';
export const showAgainFailed = 'La modification a échoué. Réessaie.';

/* Unsaved changes to answers */

export const answeredInsight = 'Une réponse à un éclairage de la semaine';
export const withdrawnAnswer = 'Une phrase masquée à montrer de nouveau';

/* API messages about answers */

export const answerNotFound = 'Cette réponse est introuvable. La phrase s’affiche peut-être déjà de nouveau.';

/* Unsaved changes */

export const weekInsights = 'Éclairages de la semaine';

/* Weekly insights: what a language model would receive */

export const consentNotSaved = 'Ton accord n’a pas pu être enregistré, rien n’a donc été envoyé. Réessaie.';
export const sentTitle = 'Ce qui serait envoyé';
export const agreeing = 'Enregistrement…';
export const cancelButton = 'Annuler';
export const agreeAndSendButton = 'Accepter et envoyer';
export const modelUse = <Part>(host: Part) => [
  'Si tu es d’accord, le modèle de langage de ',
  host,
  ' reçoit ce que tu as écrit cette semaine et rédige tes éclairages. Sans ton accord, il ne reçoit rien.',
];
export const modelUseAlso =
  'Il reçoit d’autres semaines quand tu ouvres leurs éclairages, et ce que tu choisis d’envoyer pour une publication.';
export const modelReaders = 'Toute personne qui l’exploite peut lire ce texte.';
export const modelChecked = 'Ce qu’il écrit est comparé à tes mots avant que tu ne le voies.';
export const modelWithdraw = 'Tu peux retirer ton accord à tout moment dans ton profil.';
export const sentExactlyLink = 'Montrer exactement ce qui est envoyé';
export const sentMarks = 'Les repères qui numérotent les notes et encadrent tes mots sont envoyés aussi.';
export const notSent =
  'Ce qui n’est pas envoyé\u00a0: ton nom, ton adresse e-mail, tes visions, tes listes de valeurs et d’objectifs, les dates et les mots d’autres semaines.';
export const yourWordsTitle = 'Tes mots de cette semaine';
export const modelInstructionsTitle = 'Les instructions du modèle';

/* Weekly insights: who wrote them */

export const modelWriting = (host: string): string =>
  `Le modèle de langage de ${host} rédige ses propres éclairages. Cela peut prendre une demi-minute.`;
export const tryAgainButton = 'Réessayer';
export const modelSilent =
  'Le modèle de langage est injoignable, ou rien de ce qu’il a écrit ne correspondait à tes mots. Ces éclairages ont été rédigés sur ton appareil.';
export const changeInProfileLink = 'Changer cela dans ton profil';
export const modelWrote = <Part>(link: Part) => [
  'Rédigé par un modèle de langage à partir de ce que tu as écrit cette semaine. Les phrases qui ne correspondaient pas à tes mots ont été écartées. ',
  link,
];
export const browserModelWriting =
  'Le modèle de langage de ton navigateur rédige ses éclairages sur cet appareil. Cela peut prendre quelques minutes.';
export const browserModelSilent =
  'Le modèle de langage de ton navigateur n’a pas répondu, ou rien de ce qu’il a écrit ne correspondait à tes mots. Ces éclairages ont été rédigés sans lui.';
export const browserModelWrote = <Part>(link: Part) => [
  'Rédigé par le modèle de langage de ton navigateur, sur l’un de tes appareils. Les phrases qui ne correspondaient pas à tes mots ont été écartées. ',
  link,
];
export const browserModelOffer =
  'Le modèle de langage de ton navigateur peut aussi rédiger ces éclairages. Il le fait sur cet appareil, et rien n’est envoyé.';
export const letBrowserWriteButton = 'Le laisser rédiger';
export const browserModelToFetch =
  'Ton navigateur peut télécharger son propre modèle de langage, de plusieurs gigaoctets. Il rédige ensuite ces éclairages sur cet appareil, et rien n’est envoyé.';
export const fetchBrowserModelButton = 'Le télécharger et le laisser rédiger';
export const browserModelFetching = (percent: number): string =>
  `Ton navigateur télécharge son modèle de langage\u00a0: ${formatNumber(percent)}\u202f%`;
export const browserModelNotFetched = 'Ton navigateur n’a pas pu télécharger son modèle de langage.';
export const modelOffer = 'Un modèle de langage peut rédiger ces éclairages à la place.';
export const seeSentButton = 'Voir ce qui serait envoyé';

/* A week in numbers */

export const ofActions = (totalActions: number): string => `sur ${formatNumber(totalActions)}`;
export const journalEntries = 'Entrées de journal';
export const lessons = 'Leçons';
export const actionsCompleted = 'Actions terminées';
export const completionRate = 'Taux de réalisation';

/* Weekly insights: points by week */

export const tableLink = 'Voir en tableau';
export const badgeFrom = (name: string, points: number): string =>
  plural(points, {
    one: `${name} à partir de ${formatNumber(points)} point`,
    other: `${name} à partir de ${formatNumber(points)} points`,
  });
export const badges = (badges: readonly string[]): string => `Badges\u00a0: ${formatList(badges)}`;
export const pointsTableCaption = 'Points par semaine, la plus récente en premier';
export const weekColumn = 'Semaine';
export const pointsColumn = 'Points';
export const closedLoopsColumn = 'Boucles fermées';
export const badgeColumn = 'Badge';
export const noneYet = 'Pas encore';

/* Weekly summaries: a week */

export const detailedAnalysisButton = 'Analyse détaillée';
export const availableOn = (weekday: string): string => `Disponible ${weekday}, quand la semaine sera finie.`;

/* A week, day by day */

export const dayWithActionsLabel = (day: string, strokes: number, done: number, all: number): string =>
  plural(all, {
    one: `${day}\u00a0: ${strokes} sur 3, ${done} action sur ${formatNumber(all)}`,
    other: plural(done, {
      one: `${day}\u00a0: ${strokes} sur 3, ${done} action sur ${formatNumber(all)}`,
      other: `${day}\u00a0: ${strokes} sur 3, ${done} actions sur ${formatNumber(all)}`,
    }),
  });
export const dayLabel = (day: string, strokes: number): string => `${day}\u00a0: ${strokes} sur 3`;
export const clarifyActLearn = 'Clarifier, Agir, Apprendre';
export const actionDone = 'Action terminée';
export const actionOpen = 'Pas encore fait';

/* Weekly insights: a week */

export const weeklySummariesLink = 'Résumés hebdomadaires';
export const moodTitle = 'Humeur';
export const weekDaysTitle = 'Jour par jour';
export const pointsByWeekTitle = 'Points par semaine';
export const inShortTitle = 'En bref';
export const worthCelebratingTitle = 'À célébrer';
export const patternsTitle = 'Ce qui revient';
export const noPatterns = 'Rien n’est revenu cette semaine-là.';
export const patternsHidden = 'Tu as masqué ce qui revenait cette semaine-là.';
export const nothingNew = 'Rien de nouveau cette semaine-là.';
export const knownPatterns = (count: number): string => `Comme les semaines d’avant (${formatNumber(count)})`;
export const otherLanguage =
  'Pour l’instant, ce qui revient et les suggestions sont tirés des textes en anglais seulement. Tes chiffres comptent toutes les langues.';
export const forNextWeekTitle = 'Pour la semaine prochaine';

/* Weekly insights: a week that can’t be shown */

export const weeklyInsights = 'Éclairages de la semaine';
export const chooseWeek = 'Choisis une semaine dans tes résumés hebdomadaires pour voir ses éclairages.';
export const invalidWeek =
  'Cette adresse ne contient pas de date valide. Choisis une semaine dans tes résumés hebdomadaires.';
export const goBackButton = 'Retour';
export const noEntries = 'Il n’y a pas d’entrée cette semaine-là.';
export const notStartedTitle = 'Cette semaine n’a pas encore commencé';
export const notOverTitle = 'Cette semaine n’est pas encore finie';
export const readableOn = (day: string): string =>
  `Tu pourras lire ses éclairages le ${day}, quand la semaine sera finie.`;
export const readWeekButton = (week: string): string => `Lire la semaine\u00a0: ${week}`;
export const seeSummariesButton = 'Voir les résumés';

/* Weekly insights: the letter */

export const readLetterLink = 'La lire comme une lettre';

/* Letter */

export const letter = 'Lettre';
export const youCelebratedTitle = 'Ce que tu as célébré';
export const monthByMonthTitle = 'Mois par mois';
export const whatMovedTitle = 'Ce qui a avancé';
export const whatCameBackTitle = 'Ce qui est revenu';
export const questionTitle = 'Une question';
export const readingWeeks = (weeks: number): string =>
  plural(weeks, {
    one: `Lecture de ${formatNumber(weeks)} semaine…`,
    other: `Lecture de ${formatNumber(weeks)} semaines…`,
  });
export const letterNotMade =
  'Cette lettre n’a pas pu être rédigée sur ton appareil. Ce que tu as écrit est en sécurité.';
export const printLetterButton = 'Imprimer la lettre';
export const otherLettersLabel = 'Autres lettres';
export const earlierLetterLink = (name: string): string => `Précédente\u00a0: ${name}`;
export const laterLetterLink = (name: string): string => `Suivante\u00a0: ${name}`;

/* Letter: the picture to share */

export const makePictureButton = 'Créer une image à partager';
export const pictureTitle = (name: string): string => `Une image\u00a0: ${name}`;
export const pictureHelp =
  'Elle montre des cercles, des chiffres et des dates. Aucun de tes mots n’y figure.';
export const pictureFailed = 'L’image n’a pas pu être dessinée dans ce navigateur.';
export const pictureFile = (period: string): string => `growth-loop-${period}.png`;
export const savePictureButton = 'Enregistrer l’image';
export const sharePictureButton = 'Partager l’image';
export const closeButton = 'Fermer';

/* Letter: one that can’t be shown */

export const chooseLetter =
  'Choisis une semaine, un mois ou une année dans tes résumés hebdomadaires pour lire sa lettre.';
export const invalidLetter =
  'Cette adresse ne contient ni semaine, ni mois, ni année valides. Fais ton choix dans tes résumés hebdomadaires.';
export const letterNotStarted = {
  week: 'Cette semaine n’a pas encore commencé',
  month: 'Ce mois n’a pas encore commencé',
  year: 'Cette année n’a pas encore commencé',
};
export const letterNotOver = {
  week: 'Cette semaine n’est pas encore finie',
  month: 'Ce mois n’est pas encore fini',
  year: 'Cette année n’est pas encore finie',
};
export const letterReadableOn = (day: string): string => `Tu pourras lire sa lettre le ${day}.`;
export const readLetterButton = (period: string): string => `Lire\u00a0: ${period}`;

/* Weekly summaries: letters */

export const lettersTitle = 'Lettres';
export const lettersHint = 'Un mois ou une année en quelques lignes, avec tes propres mots.';
export const letterYearsLabel = 'Années';
export const letterMonthsLabel = 'Mois';

/* Weekly review */

export const weeklyReview = 'Bilan de la semaine';
export const lastSevenDays = (days: string): string => `Les sept derniers jours\u00a0: ${days}`;
export const ofSevenDays = 'sur 7 jours';
export const journaled = 'Journal écrit';
export const finishedAnAction = 'Action terminée';
export const notedALesson = 'Leçon notée';
export const runWeeklyReviewButton = 'Faire le bilan';
export const running = 'En cours…';
export const sortedByValues = 'Tes notes sont triées selon tes valeurs fondamentales.';
export const noCategories =
  'Choisis tes valeurs fondamentales dans ton profil pour trier tes notes selon elles.';
export const focusPointsLabel = 'Points d’attention';
export const insightsActionsByCategory = 'Éclairages et actions par catégorie';

export const reviewOtherLanguage =
  'Pour l’instant, seules les notes en anglais peuvent être classées par catégorie.';
export const quietCategories = (names: string[]): string =>
  plural(names.length, {
    one: `Rien de ce que tu as écrit ces jours-là ne mentionne cette catégorie\u00a0: ${formatList(names)}.`,
    other: `Rien de ce que tu as écrit ces jours-là ne mentionne ces catégories\u00a0: ${formatList(names)}.`,
  });

/* Weekly summaries */

export const weeklySummaries = 'Résumés hebdomadaires';
export const summariesHint = 'Chaque semaine d’un coup d’œil, en chiffres et avec tes propres mots';
export const weeklyReviewButton = 'Faire le bilan de ta semaine';
export const summariesEmptyTitle = 'Tes semaines apparaîtront ici.';
export const summariesEmpty =
  'Après ta première page, chaque semaine montre ses sept jours, tes chiffres et ce que tes propres mots ont en commun.';
export const writeFirstPageButton = 'Écrire ta première page';

/* Unsaved changes to the consent */

export const changedConsent = 'Ton accord pour un modèle de langage';

/* Profile: weekly categories */

export const weeklyCategoriesLabel = 'Catégories de la semaine';
export const editButton = 'Modifier';
export const deleteButton = 'Supprimer';
export const optionsForLabel = (categoryName: string): string => `Options de «\u202f${categoryName}\u202f»`;

/* Profile: the language model */

export const browserModelUsed =
  'Le modèle de langage de ton navigateur rédige les éclairages de la semaine sur cet appareil, et rien n’est envoyé.';
export const turnBrowserModelOffButton = 'Le désactiver';
export const browserModelOff = 'Le modèle de langage de ton navigateur est désactivé.';
export const consentWithdrawn = 'Accord retiré. Aucun modèle de langage ne reçoit tes mots.';
export const modelNoLongerUsed = 'Ce modèle n’est plus utilisé ici, et rien ne lui est envoyé.';
export const consentGiven = (day: string, host: string): string =>
  `Le ${day}, tu as accepté de partager tes mots avec le modèle de langage de ${host}. Il reçoit les mots d’une semaine quand tu ouvres ses éclairages, et ce que tu choisis d’envoyer pour une publication.`;
export const withdrawButton = 'Retirer l’accord';
export const consentNotWithdrawn = 'Ton accord n’a pas pu être retiré. Réessaie.';
export const insightsLink = 'éclairages de la semaine';
export const postsLink = 'publications';
export const noModelWithVault =
  'Ton coffre privé est activé\u00a0: aucun modèle de langage hors de tes appareils ne reçoit ce que tu as écrit.';
export const noConsent = <Part>(host: Part, insights: Part, posts: Part) => [
  'Aucun modèle de langage ne reçoit tes mots. Si tu es d’accord, le modèle de ',
  host,
  ' peut rédiger tes éclairages de la semaine et des brouillons de publications. Avant de décider, tu vois ce qui serait envoyé, dans tes ',
  insights,
  ' et tes ',
  posts,
  '.',
];
