/* Writing a lesson */

export const lessonQuestion = 'Qu’as-tu appris\u202f?';
export const lessonPlaceholder = 'Une phrase que tu aimerais retrouver dans un an.';
export const saveLessonButton = 'Enregistrer la leçon';
export const lessonSaved = 'Leçon enregistrée\u202f!';
export const lessonNotSaved = 'La leçon n’a pas pu être enregistrée';

/* Today: Learn, and a day of the calendar */

export const learnTitle = 'Apprendre';
export const historyButton = 'Historique';
export const addAnotherButton = 'Noter une autre leçon';
export const lessonSavedToday = 'Leçon enregistrée\u202f!';
export const lessonNotSavedToday = 'La leçon n’a pas pu être enregistrée.';

/* Quick add: a lesson */

export const quickAddTitle = 'Noter une leçon';
export const closeButton = 'Fermer';

/* Lessons History */

export const historyTitle = 'Leçons apprises';
export const historySubtitle = 'Ce que tes journées t’ont appris, en commençant par la dernière';
export const backToDashboardButton = 'Retour au tableau de bord';
export const searchLabel = 'Chercher dans tes leçons';
export const notedOn = (day: string): string => `Notée le ${day}`;
export const editLink = 'Modifier';
export const editLabel = (day: string): string => `Modifier la leçon du ${day}`;
export const makePostLink = 'En tirer une publication';
export const makePostLabel = (day: string): string => `En tirer une publication\u00a0: la leçon du ${day}`;
export const versionRestored = 'Version précédente restaurée';
export const restoreFailed = 'Cette version n’a pas pu être restaurée. Réessaie.';
export const undoButton = 'Annuler';
export const downloadLessonsButton = 'Télécharger les leçons';
export const downloadGoldFileButton = 'Télécharger le Gold File';
export const preparing = 'Préparation';
export const lessonsDownloadFailed = 'Les leçons n’ont pas pu être téléchargées';
export const goldFileDownloadFailed = 'Ton Gold File n’est pas prêt. Réessaie.';
export const notLoggedIn = 'Aucune session ouverte.';
export const notAuthenticated = 'Aucune session ouverte';
export const lessonsNotLoaded = 'Les leçons n’ont pas pu être chargées';
export const emptyTitle = 'Aucune leçon notée pour le moment.';
export const emptyHint = 'Une phrase le soir suffit.';
export const noteTodayButton = 'Noter la leçon du jour';

/* Editing a lesson */

export const editTitle = 'Modifier ta leçon';
export const backToLessonsButton = 'Retour à tes leçons';
export const lessonNotLoaded = 'Cette leçon n’a pas pu être chargée. Réessaie.';
export const lessonNotReadable =
  'Cette leçon ne peut pas être ouverte ici. Pour protéger ce que tu as écrit, elle ne peut pas non plus être modifiée.';
export const changedElsewhere =
  'Cette leçon a été modifiée sur un autre appareil. Si tu enregistres, l’autre version est gardée sous «\u202fVersions précédentes\u202f».';
export const saveChangesButton = 'Enregistrer';
export const cancelButton = 'Annuler';
export const saving = 'Enregistrement';
export const changesSaved = 'Modifications enregistrées. Tu peux toujours restaurer la version précédente.';
export const changesNotSaved =
  'Tes modifications n’ont pas pu être enregistrées. Elles sont encore là\u00a0: garde cette page ouverte et réessaie.';

/* Waiting to be saved: what each change is called */

export const newLesson = 'Une leçon';
export const saveAsNewButton = 'Enregistrer comme nouvelle leçon';
export const changedLesson = 'Une leçon modifiée';

/* Answers of the server */

export const lessonNotFound = 'Cette leçon est introuvable. Elle a peut-être été supprimée.';
export const nothingToChange = 'Il n’y a rien à modifier.';
