import { formatNumber, plural } from '../../kernel/intl.fr.ts';

/* Meaningful Actions */

export const actionsTitle = 'Actions qui comptent';
export const backToDashboardButton = 'Retour au tableau de bord';
export const actionsNotLoaded = 'Tes actions n’ont pas pu être chargées. Réessaie.';
export const addActionLabel = 'Ajouter une action';
export const toDoTitle = 'À faire';
export const toDoEmpty = 'Aucune action à faire. Ajoute une petite chose que tu feras aujourd’hui.';
export const completedTitle = 'Terminées';
export const completedEmpty = 'Les actions que tu termines restent ici sept jours.';
export const showMoreButton = (more: number): string => `Afficher ${formatNumber(more)} de plus`;
export const showOlderButton = 'Afficher les plus anciennes';
export const olderTitle = 'Terminées plus tôt';
export const editLabel = (action: string): string => `Modifier «\u202f${action}\u202f»`;
export const deleteLabel = (action: string): string => `Supprimer «\u202f${action}\u202f»`;
export const actionDeleted = 'Action supprimée';
export const actionStreak = (days: number): string =>
  plural(days, {
    one: `${formatNumber(days)} jour de suite\u202f!`,
    other: `${formatNumber(days)} jours de suite\u202f!`,
  });

export const originTitle = 'D’où viennent les actions';
export const origin =
  'Les actions que tu écris dans ton journal apparaissent ici, avec celles que tu ajoutes toi-même.';
export const overviewLink = 'La force de l’action';
export const googleSyncNotLoaded = 'La synchronisation avec Google Tasks n’a pas pu être chargée. Réessaie.';

/* Editing an action in its line */

export const editorNotLoaded = 'Cette action n’a pas pu être ouverte. Vérifie ta connexion, puis réessaie.';
export const newWordsLabel = (action: string): string => `Nouvelle formulation de «\u202f${action}\u202f»`;
export const saveButton = 'Enregistrer';
export const cancelButton = 'Annuler';
export const actionChanged = 'Action modifiée';
export const undoButton = 'Annuler';

/* Today: Act, and a day of the calendar */

export const actTitle = 'Agir';
export const viewAllButton = 'Tout voir';
export const todaysActions = 'Actions du jour';
export const todayEmpty = 'Aucune action à faire. Que vas-tu faire aujourd’hui\u202f?';
export const doneLabel = 'Fait';

/* Quick add: an action */

export const quickAddTitle = 'Ajouter une action';
export const quickAddLabel = 'Une petite chose que tu feras';
export const closeButton = 'Fermer';
export const addButton = 'Ajouter';
export const actionAdded = 'Action ajoutée';

/* Task Overview */

export const overviewTitle = 'Tout sur les actions';
export const overviewSubtitle = 'Comment une pensée du matin devient une chose faite le soir';
export const definitionTitle = 'Ce qu’est une action qui compte';
export const definition =
  'Une action qui compte est un pas, assez petit pour aujourd’hui, vers ton objectif ou l’une de tes valeurs fondamentales. «\u202fRetrouver la forme\u202f» est un souhait. «\u202fMarcher à midi sans mon téléphone\u202f» est une action\u00a0: ce soir, tu sauras si tu l’as fait.';
export const questionsIntroduction = 'Quand tu ne sais pas quoi écrire, pose-toi trois questions\u00a0:';
export const canStartNow = 'Est-ce que je pourrais commencer dans l’heure s’il le fallait\u202f?';
export const willKnowWhenDone = 'Est-ce que je saurai avec certitude que c’est fait\u202f?';
export const matters =
  'Est-ce que cela sert ce qui compte pour moi, et pas seulement ma boîte de réception\u202f?';
export const sourcesTitle = 'D’où viennent tes actions';
export const actionsLink = 'Actions qui comptent';
export const sources = <Part>(link: Part) => [
  'La dernière question de ton journal demande ce que tu vas faire aujourd’hui. Chaque ligne que tu y écris devient une action de ta liste. Tu peux aussi ajouter des actions à tout moment, sur le tableau de bord ou dans ',
  link,
  '. Le tableau de bord montre tes trois actions à faire les plus récentes. La liste complète les contient toutes, avec ce que tu as terminé.',
];
export const pointsTitle = 'Comment elles comptent';
export const scoringLink = 'Le calcul des points';
export const points = <Part>(perAction: Part, link: Part) => [
  'Terminer une action rapporte ',
  perAction,
  ' points et trace le trait «\u202fAgir\u202f» du cercle du jour. La première de la journée prolonge aussi ta série. Si tu décoches une action, tu perds ses points. Si tu supprimes une action terminée, tu les gardes\u00a0: le travail est fait, tu ranges seulement ta liste. Pour en savoir plus, lis ',
  link,
  '.',
];
export const googleTitle = 'Google Tasks';
export const google = <Part>(link: Part) => [
  'Si tu utilises aussi Google Tasks, un bouton dans ',
  link,
  ' synchronise tes actions avec une liste chez Google. Les actions nouvelles, modifiées, terminées et supprimées sont copiées dans les deux sens, et seulement quand tu appuies sur le bouton. Si une action a été modifiée des deux côtés, la modification la plus récente est gardée. Rien ne t’y oblige\u00a0: ici, tout fonctionne sans Google.',
];
export const powerTitle = 'La force de l’action';
export const powerInsight =
  'Une prise de conscience ressemble à un progrès, mais ce n’en est pas encore un. Ce que tu apprends sur toi le matin reste une pensée, jusqu’à ce que quelque chose change dans ta journée grâce à elle. Ce changement peut être tout petit\u00a0: un appel, une page, une phrase honnête à quelqu’un.';
export const powerSmall =
  'Les petites actions fonctionnent parce qu’on les finit. Un pas accompli est une preuve, et c’est de preuves qu’est faite la confiance en soi. Il t’apprend aussi ce qu’aucun plan ne pouvait te dire\u00a0: ce qui était plus dur que prévu, ce qui était plus facile, ce que tu préfères faire ensuite. C’est la leçon que tu notes le soir, et le début de la page de demain.';
export const powerFew =
  'Choisis donc peu, et choisis petit. Trois actions terminées te mènent plus loin que dix reportées à demain.';

/* Waiting to be saved: what each change is called */

export const newAction = 'Une action';
export const changedAction = 'Une action modifiée';
export const completedAction = 'Une action terminée';
export const reopenedAction = 'Une action rouverte';
export const restoredAction = 'Une action restaurée';
export const deletedAction = 'Une action supprimée';

/* Answers of the server */

export const actionNotFound = 'Cette action est introuvable. Elle a peut-être été supprimée.';
export const nothingToChange = 'Il n’y a rien à modifier.';
export const notCompleted = 'Seule une action terminée a une heure de fin.';
