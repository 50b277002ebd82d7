import { formatNumber, plural } from '../../kernel/intl.fr.ts';

/* The locked vault */

export const lockedTitle = 'Ton coffre privé est verrouillé';
export const lockedText =
  'Seule ta phrase secrète ou ta clé de récupération ouvre ce que tu as écrit. Nous n’avons ni l’une ni l’autre.';
export const passphraseLabel = 'Phrase secrète';
export const passphraseHelp = 'La phrase secrète de ton coffre, pas ton mot de passe.';
export const recoveryKeyLabel = 'Clé de récupération';
export const recoveryKeyHelp = 'Tes 12 mots, dans l’ordre.';
export const unlockButton = 'Déverrouiller';
export const unlocking = 'Déverrouillage…';
export const useRecoveryKeyButton = 'Utiliser ta clé de récupération';
export const usePassphraseButton = 'Utiliser ta phrase secrète';
/* The locked vault: what goes on */

export const lockedLessonLabel = 'Tu as appris quelque chose\u202f? Note-le ici.';
export const lockedLessonHelp =
  'Ton texte est chiffré pendant que tu écris, et personne ne peut le lire avant que ton coffre soit déverrouillé sur cet appareil. Il rejoint alors tes leçons.';
export const keepLockedButton = 'Garder';
export const lockedLesson = 'Une leçon écrite pendant que ton coffre était verrouillé';
export const lessonsWaiting = (count: number): string =>
  plural(count, {
    one: `${formatNumber(count)} leçon attend sur cet appareil que tu déverrouilles.`,
    other: `${formatNumber(count)} leçons attendent sur cet appareil que tu déverrouilles.`,
  });
export const lockedNotKept = 'Ce texte n’a pas pu être gardé sur ton appareil. Copie-le dans un endroit sûr.';
export const streakWhileLocked = (days: number): string =>
  plural(days, {
    one: `${formatNumber(days)} jour de suite dans ton journal.`,
    other: `${formatNumber(days)} jours de suite dans ton journal.`,
  });
export const pointsWhileLocked = (points: number): string =>
  plural(points, {
    one: `${formatNumber(points)} point aujourd’hui.`,
    other: `${formatNumber(points)} points aujourd’hui.`,
  });

/* The locked vault: without anything that opens it */

export const startOverLink = 'Je n’ai ni l’une ni l’autre';
export const usePasskeyButton = 'Déverrouiller avec une clé d’accès';
export const passkeyHasNoSecret =
  'Cette clé d’accès ne peut pas déverrouiller ton coffre dans ce navigateur. Utilise ta phrase secrète.';
export const passkeyWrong = 'Cette clé d’accès n’ouvre pas ton coffre. Utilise ta phrase secrète.';
export const passphraseMissing = 'Saisis ta phrase secrète.';
export const passphraseWrong = 'Cette phrase secrète n’ouvre pas ton coffre. Vérifie-la et réessaie.';
export const recoveryKeyWrong = 'Cette clé de récupération n’ouvre pas ton coffre. Vérifie-la et réessaie.';
export const wordsMissing = 'Une clé de récupération a 12 mots.';
export const wordUnknown = (word: string): string =>
  `«\u202f${word}\u202f» ne fait pas partie des mots d’une clé de récupération. Vérifie l’orthographe.`;
export const wordsDoNotFit = 'Ces mots ne vont pas ensemble. Vérifie chaque mot et leur ordre.';
export const offline =
  'Tu es hors ligne, et cet appareil n’a encore jamais ouvert ton coffre. Connecte-toi à internet et réessaie.';
export const notUnlocked = 'Ton coffre n’a pas pu être déverrouillé. Rien n’est perdu. Réessaie.';
export const recordWrong =
  'La description de ton coffre que donne le serveur n’est pas authentique\u00a0: cet appareil ne l’a donc pas ouvert. Rien n’est perdu. Contacte l’assistance.';
export const notStored =
  'Ce navigateur ne peut pas garder la clé de ton coffre. C’est souvent le cas en navigation privée.';
export const signOutHelp =
  'Tu peux te déconnecter. Si quelque chose n’est pas encore enregistré, l’application te le signale d’abord.';

/* The locked vault: another device opens it */

export const useOtherDeviceButton = 'Utiliser un autre appareil';
export const otherDeviceTitle = 'Utiliser un autre appareil';
export const otherDeviceText =
  'Un de tes appareils sur lequel ton coffre est déverrouillé peut le déverrouiller ici.';
export const otherDeviceSteps = [
  'Sur l’autre appareil, ouvre les réglages du profil, va à ton coffre privé et choisis «\u202fAutoriser un autre appareil\u202f».',
  'Fais la demande depuis cet appareil-ci.',
  'Saisis sur l’autre appareil le code que tu vois ici, puis ici celui que tu vois sur l’autre.',
] as const;
export const askOtherDeviceButton = 'Demander à l’autre appareil';
export const askingOtherDevice = 'Demande en cours…';
export const waitingForOtherDevice = 'En attente de la réponse de ton autre appareil…';
export const codeForOtherDevice = 'Saisis ce code sur ton autre appareil\u00a0:';
export const codeIsAccepted = 'Ton autre appareil a accepté le code et en affiche un à son tour.';
export const codeFromOtherDeviceLabel = 'Code de ton autre appareil';
export const codeFromOtherDeviceHelp = 'Six chiffres. Si ton autre appareil n’affiche pas de code, annule.';
export const codeMalformed = 'Un code a six chiffres.';
export const codeFromOtherDeviceWrong =
  'Ce n’est pas le code que ton autre appareil affiche. Vérifie-le et réessaie.';
export const stillOffline = 'Le serveur est injoignable pour le moment. Nous continuons d’essayer.';
export const cancelRequestButton = 'Annuler';
export const otherWaysButton = 'Déverrouiller autrement';
export const requestEnds = {
  gone: 'Ton autre appareil a mis fin à cette demande, ou une plus récente l’a remplacée. Ton coffre reste verrouillé ici. Tu peux refaire une demande.',
  expired: 'Cette demande a expiré, car une demande dure 10 minutes. Tu peux en refaire une.',
  taken: 'Cette demande a échoué et ton coffre reste verrouillé ici. Tu peux en refaire une.',
  'wrong-code': 'Le code n’était pas le bon, la demande est donc terminée. Tu peux en refaire une.',
  'wrong-key':
    'Ce qui est arrivé ne vient pas de ton autre appareil\u00a0: ton coffre reste donc verrouillé ici. Si cela se reproduit, utilise ta phrase secrète et contacte l’assistance.',
} as const;
