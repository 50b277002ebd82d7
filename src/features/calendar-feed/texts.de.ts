/* Events in the person's own calendar */

export const clarifyEvent = 'Deinen Tag klären';
export const lessonEvent = 'Erkenntnis notieren';
export const visionReviewEvent = 'Vision durchsehen';
export const bucketListReviewEvent = 'Bucketlist durchsehen';

/* Answers to calendar apps */

export const feedNotFound =
  'An dieser Adresse gibt es keinen Kalender. Vielleicht wurde die Adresse erneuert oder der Kalender ausgeschaltet.';
export const tooManyRequests =
  'Dieser Kalender wurde zu oft abgerufen. Bitte versuch es in einer Stunde noch einmal.';

/* Calendar in the profile */

export const loadFailed = 'Wir konnten deine Kalenderadresse nicht laden. Bitte versuch es noch einmal.';
export const tryAgainButton = 'Erneut versuchen';
export const changeFailed =
  'Wir konnten deine Kalenderadresse nicht ändern. Bitte versuch es noch einmal, wenn du online bist.';
export const turnOnButton = 'Kalender einschalten';
export const addressLabel = 'Geheime Adresse';
export const addressHelp =
  'Füge diese Adresse deiner Kalender-App hinzu. Wer sie kennt, kann die Zeiten deiner Erinnerungen und Durchsichten sehen.';
export const copyAddressButton = 'Adresse kopieren';
export const addressCopied = 'Adresse kopiert';
export const copyFailed = 'Wir konnten die Adresse nicht kopieren. Bitte markiere und kopiere sie selbst.';
export const renewAddressButton = 'Adresse erneuern';
export const turnOffButton = 'Ausschalten';
export const turnOffLabel = 'Kalender ausschalten';

/* Calendar in the profile: questions */

export const renewTitle = 'Die Adresse erneuern?';
export const renewText =
  'Die alte Adresse gilt sofort nicht mehr. Kalender, die sie benutzen, brauchen die neue.';
export const turnOffTitle = 'Den Kalender ausschalten?';
export const turnOffText = 'Seine Adresse gilt sofort nicht mehr. Deine Erinnerungen bleiben gleich.';
