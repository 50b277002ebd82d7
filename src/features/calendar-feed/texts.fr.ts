/* Events in the person's own calendar */

export const clarifyEvent = 'Clarifier ta journée';
export const lessonEvent = 'Noter une leçon';
export const visionReviewEvent = 'Relire une vision';
export const bucketListReviewEvent = 'Relire la liste de rêves';

/* Answers to calendar apps */

export const feedNotFound =
  'Il n’y a pas de calendrier à cette adresse. L’adresse a peut-être été renouvelée, ou le calendrier désactivé.';
export const tooManyRequests = 'Ce calendrier a été demandé trop souvent. Réessaie dans une heure.';

/* Calendar in the profile */

export const loadFailed = 'L’adresse de ton calendrier n’a pas pu être chargée. Réessaie.';
export const tryAgainButton = 'Réessayer';
export const changeFailed =
  'L’adresse de ton calendrier n’a pas pu être changée. Réessaie quand tu seras en ligne.';
export const turnOnButton = 'Activer le calendrier';
export const addressLabel = 'Adresse secrète';
export const addressHelp =
  'Ajoute cette adresse à ton application de calendrier. Toute personne qui la connaît peut voir les heures de tes rappels et les dates de tes relectures.';
export const copyAddressButton = 'Copier l’adresse';
export const addressCopied = 'Adresse copiée';
export const copyFailed = 'L’adresse n’a pas pu être copiée. Sélectionne-la et copie-la toi-même.';
export const renewAddressButton = 'Renouveler l’adresse';
export const turnOffButton = 'Désactiver';
export const turnOffLabel = 'Désactiver le calendrier';

/* Calendar in the profile: questions */

export const renewTitle = 'Renouveler l’adresse\u202f?';
export const renewText =
  'L’ancienne adresse cesse tout de suite de fonctionner. Les calendriers qui l’utilisent auront besoin de la nouvelle.';
export const turnOffTitle = 'Désactiver le calendrier\u202f?';
export const turnOffText = 'Son adresse cesse tout de suite de fonctionner. Tes rappels restent les mêmes.';
