import { formatNumber, plural } from '../../kernel/intl.fr.ts';

/* Answers of the server */

export const vaultExists =
  'Ton coffre privé est déjà activé, ou un autre appareil est en train de l’activer ou de le désactiver.';
export const vaultBusy = 'Ton coffre privé est en cours de modification. Attends la fin, puis réessaie.';
export const vaultUnfinished =
  'Certains de tes textes doivent encore être chiffrés. Réessaie dans un instant.';
export const wrappingNeeded =
  'Ta phrase secrète et ta clé de récupération peuvent être remplacées, mais pas supprimées.';
export const wrappingsFull = 'Ton coffre privé n’accepte pas d’autre clé d’accès. Retires-en une d’abord.';
export const wrappingNotFound = 'Cette clé d’accès n’ouvre plus ton coffre privé.';
export const approvalNotFound =
  'Cette demande est terminée, ou une plus récente l’a remplacée. Recommence sur l’appareil que tu veux autoriser.';
export const approvalExpired = 'Cette demande a expiré. Recommence sur l’appareil que tu veux autoriser.';
export const approvalTaken = 'Un autre de tes appareils répond déjà à cette demande.';
export const approvalEarly = 'Il est trop tôt pour cette étape. Réessaie dans un instant.';
export const tooManyApprovals =
  'Tes appareils ont fait trop de demandes en une heure. Attends, ou utilise ta phrase secrète.';

/* Input that is refused */

export const recordMismatch = 'L’enregistrement ne correspond pas à l’appel';
export const wrappingsMissing = 'Il faut exactement une phrase secrète et une clé de récupération';
export const wrappingIdsRepeat = 'Un identifiant figure deux fois';
export const sameKey = 'La nouvelle clé est l’ancienne';

/* The section of the profile */

export const vaultTitle = 'Coffre privé';
export const vaultNote =
  'Avec un coffre privé, seuls tes appareils peuvent ouvrir ce que tu écris. Nous ne le pouvons pas.';
export const vaultIsOff =
  'Pour le moment, ce que tu écris est chiffré avec une clé que notre serveur peut utiliser quand une fonction en a besoin. Un coffre privé nous retire cette clé.';
export const turnOnVaultButton = 'Activer le coffre privé';
export const vaultIsOn = 'Ton coffre privé est activé. Seuls tes appareils peuvent ouvrir ce que tu écris.';
export const vaultTurningOn = (left: number): string =>
  plural(left, {
    one: `${formatNumber(left)} ancien texte est encore en cours de chiffrement. Tu peux continuer d’écrire.`,
    other: `${formatNumber(left)} anciens textes sont encore en cours de chiffrement. Tu peux continuer d’écrire.`,
  });
export const vaultTurningOff = (left: number): string =>
  plural(left, {
    one: `${formatNumber(left)} texte doit encore sortir du coffre. Tu peux continuer d’écrire.`,
    other: `${formatNumber(left)} textes doivent encore sortir du coffre. Tu peux continuer d’écrire.`,
  });
export const vaultEnding =
  'Presque fini. Il reste à attendre que chaque appareil ait envoyé ce qu’il a écrit.';
export const vaultUnreadable = (count: number): string =>
  plural(count, {
    one: `${formatNumber(count)} texte endommagé ne peut être ouvert sur aucun appareil et reste donc tel quel. Tout le reste est fait.`,
    other: `${formatNumber(count)} textes endommagés ne peuvent être ouverts sur aucun appareil et restent donc tels quels. Tout le reste est fait.`,
  });
export const lockVaultButton = 'Verrouiller';
export const lockTimeLabel = 'Verrouiller sur cet appareil';
export const lockNever = 'Jamais automatiquement';
export const lockAfter = (minutes: number): string =>
  minutes === 60 ? 'Après 1 heure d’absence' : `Après ${formatNumber(minutes)} minutes d’absence`;
export const lockTimeHelp =
  'Ton absence commence quand aucun onglet de cette application n’est touché, parcouru ni utilisé pour écrire. Le coffre se verrouille aussi quand tu te déconnectes.';
export const changePassphraseButton = 'Changer la phrase secrète';
export const newRecoveryKeyButton = 'Nouvelle clé de récupération';
export const turnOffVaultButton = 'Désactiver le coffre privé';

/* Offered at the end of onboarding */

export const offerTitle = 'Rien que pour tes yeux';
export const offerText =
  'Ton journal est stocké chiffré. Avec un coffre privé, seuls tes appareils peuvent l’ouvrir, pas nous. Tu choisis une phrase secrète et tu reçois une clé de récupération. Tu peux aussi activer ce coffre plus tard, dans ton profil.';

/* Turning it on */

export const turningOnVault = {
  title: 'Activer ton coffre privé',
  button: turnOnVaultButton,
  busy: 'Activation…',
  done: 'Ton coffre privé est activé.',
  before: [
    'Tu choisis une phrase secrète et tu reçois une clé de récupération. Si tu perds les deux, et qu’aucun de tes appareils n’est déverrouillé, tes mots sont perdus pour toujours. Nous ne pouvons pas les récupérer.',
    'Un nouveau mot de passe n’ouvre pas ton coffre. Il faut ta phrase secrète ou ta clé de récupération.',
    'La synchronisation avec Google Tasks et la rédaction par un modèle de langage s’arrêtent, car notre serveur devrait lire tes mots pour cela.',
    'Les points, les séries et les rappels fonctionnent comme avant.',
  ],
} as const;
export const passwordLabel = 'Ton mot de passe';
export const passwordMissing = 'Saisis ton mot de passe.';
export const continueButton = 'Continuer';
export const backButton = 'Retour';
export const choosePassphraseTitle = 'Choisis une phrase secrète';
export const choosePassphraseText = 'Plusieurs mots faciles à retenir valent mieux qu’un seul mot compliqué.';
export const passphraseLabel = 'Phrase secrète';
export const repeatPassphraseLabel = 'Répète la phrase secrète';
export const passphraseHelp = (least: number): string =>
  `Au moins ${formatNumber(least)} caractères. N’utilise pas ton mot de passe.`;
export const passphraseStrength = {
  weak: 'Cette phrase secrète est facile à deviner.',
  fair: 'Un mot de plus la rendrait plus sûre.',
  good: 'C’est une bonne phrase secrète.',
  strong: 'C’est une phrase secrète très sûre.',
} as const;
export const passphraseTooShort = (least: number): string =>
  `Utilise au moins ${formatNumber(least)} caractères.`;
export const passphraseTooWeak = 'Cette phrase secrète est facile à deviner. Ajoute un mot.';
export const passphraseIsPassword =
  'C’est ton mot de passe. Choisis autre chose\u00a0: notre serveur voit ton mot de passe quand tu te connectes.';
export const passphrasesDiffer = 'Ces phrases secrètes ne sont pas identiques.';
export const saveRecoveryKeyTitle = 'Garde ta clé de récupération';
export const saveRecoveryKeyText =
  'Ces 12 mots ouvrent ton coffre si tu oublies ta phrase secrète. Note-les ou imprime-les, et garde-les là où personne d’autre ne peut les trouver. Tu ne les reverras pas.';
export const recoveryKeyList = 'Clé de récupération';
export const recoveryKeyQr = 'Ta clé de récupération en QR code';
export const copyWordsButton = 'Copier';
export const wordsCopied = 'Clé de récupération copiée';
export const wordsNotCopied = 'Ta clé de récupération n’a pas pu être copiée. Note-la sur papier.';
export const printWordsButton = 'Imprimer';
export const downloadWordsButton = 'Télécharger';
export const wordsNotDownloaded = 'Ta clé de récupération n’a pas pu être téléchargée. Note-la sur papier.';
export const wordsFileName = 'growth-loop-cle-de-recuperation.txt';
export const wordsHeading = (email: string, day: string): string =>
  `Clé de récupération Growth Loop pour ${email}, créée le ${day}`;
export const confirmWordsTitle = 'Vérifie ta clé de récupération';
export const confirmWordsText =
  'Saisis ces trois mots de ta clé de récupération, pour t’assurer que tu l’as bien gardée.';
export const wordLabel = (number: number): string => `Mot ${formatNumber(number)}`;
export const wordWrong = 'Ce n’est pas ce mot. Regarde dans ta clé de récupération.';

/* Passkeys */

export const passkeysTitle = 'Clés d’accès qui le déverrouillent';
export const passkeysHelp =
  'Avec une clé d’accès, un seul geste déverrouille ton coffre. Ta phrase secrète et ta clé de récupération fonctionnent toujours.';
export const passkeyOf = (day: string | undefined): string =>
  day ? `Clé d’accès, ajoutée le ${day}` : 'Clé d’accès';
export const addPasskeyButton = 'Ajouter une clé d’accès';
export const removePasskeyButton = 'Retirer';
export const removePasskeyLabel = (passkey: string): string => `Retirer de ton coffre\u00a0: ${passkey}`;
export const passkeyAdded = 'Cette clé d’accès déverrouille maintenant ton coffre.';
export const passkeyRemoved = 'Cette clé d’accès ne déverrouille plus ton coffre.';
export const passkeyHasNoSecret =
  'Cette clé d’accès ne peut pas déverrouiller de coffre dans ce navigateur. Essaies-en une autre.';

/* Letting another device in */

export const letInButton = 'Autoriser un autre appareil';
export const letInTitle = 'Autoriser un autre appareil';
export const letInText =
  'Sur l’autre appareil, connecte-toi, choisis «\u202fUtiliser un autre appareil\u202f» là où il demande ta phrase secrète, puis «\u202fDemander à l’autre appareil\u202f».';
export const noRequestYet = 'En attente de la demande de l’autre appareil…';
export const requestFrom = (device: string, time: string): string => `Demande de ${device}, ${time}.`;
export const requestIsServersWord =
  'C’est seulement ce que dit notre serveur. Continue si tu viens de faire la demande sur un appareil à toi et que tu vois son écran.';
export const answerRequestButton = 'Continuer';
export const typeCodeText =
  'Saisis le code que l’autre appareil affiche maintenant. Ne saisis jamais un code que quelqu’un d’autre t’envoie ou te lit.';
export const typeCodeLabel = 'Code sur l’autre appareil';
export const codeMalformed = 'Un code a six chiffres.';
export const codeNotShownYet = 'L’autre appareil n’a pas encore répondu. Saisis le code dès que tu l’y vois.';
export const letInSubmitButton = 'L’autoriser';
export const lettingIn = 'Vérification…';
export const letInDoneTitle = 'Encore un code';
export const letInDoneText =
  'Le code était le bon. Ton coffre s’ouvre sur l’autre appareil quand tu y saisis ce code\u00a0:';
export const letInDoneAfter =
  'Tu peux fermer cette fenêtre dès que ton coffre est ouvert sur l’autre appareil.';
export const letInEndedTitle = 'L’appareil n’a pas été autorisé';
export const closeButton = 'Fermer';
export const cancelLetInButton = 'Annuler';
export const letInEnds = {
  gone: 'La demande a été retirée sur l’autre appareil, ou une plus récente l’a remplacée. Rien n’a été transmis.',
  expired:
    'La demande a expiré, car une demande dure 10 minutes. Rien n’a été transmis. Refais-la sur l’autre appareil.',
  taken: 'Un autre de tes appareils répond déjà à cette demande. Celui-ci n’a rien transmis.',
  'wrong-code':
    'Ce n’est pas le code de l’appareil que tu voulais autoriser\u00a0: la demande est terminée et rien n’a été transmis. Refais-la sur l’autre appareil. Si tu avais saisi le bon code, ne réessaie pas et contacte l’assistance.',
  'wrong-key':
    'La clé de l’autre appareil n’est pas celle qu’il avait annoncée\u00a0: quelqu’un entre tes appareils l’a peut-être changée. La demande est terminée et rien n’a été transmis. Contacte l’assistance.',
} as const;

/* Changing its key */

export const changeKeyButton = 'Changer la clé du coffre';
export const keyChange = {
  title: 'Changer la clé de ton coffre',
  button: 'Changer la clé',
  busy: 'Changement…',
  done: 'Ton coffre a une nouvelle clé.',
  before: [
    'Si tu as perdu un appareil sur lequel ton coffre était déverrouillé, une nouvelle clé lui ferme l’accès. Tout ce que tu as écrit est chiffré de nouveau pour cette clé, pendant que tu continues d’écrire.',
    'Tu choisis une nouvelle phrase secrète et tu reçois une nouvelle clé de récupération. Celles que tu as maintenant ne fonctionneront plus.',
    'Tes autres appareils demandent la nouvelle phrase secrète. Déconnecte aussi l’appareil perdu, plus haut sur cette page.',
  ],
} as const;

/* A new password */

export const vaultStaysLocked =
  'Un nouveau mot de passe n’ouvre pas ton coffre privé. Pour l’ouvrir, il faut sa phrase secrète, sa clé de récupération, une clé d’accès ou un appareil sur lequel il est déverrouillé.';
export const passwordIsPassphrase =
  'C’est la phrase secrète de ton coffre privé. Choisis autre chose\u00a0: notre serveur voit ton mot de passe quand tu te connectes.';

/* Starting over */

export const startOverTitle = 'Recommencer avec un coffre vide';
export const startOverText =
  'Sans ta phrase secrète, ta clé de récupération, une clé d’accès ou un appareil déverrouillé, personne ne peut ouvrir ce que tu as écrit. Tu peux le laisser derrière toi et commencer avec un coffre vide.';
export const startOverButton = 'Recommencer';
export const notYetButton = 'Chercher encore ma clé';
export const startingOver = {
  title: startOverTitle,
  button: 'Supprimer et recommencer',
  busy: 'Préparation…',
  done: 'Ton nouveau coffre est activé.',
  before: [
    'Tout ce que tu as écrit dans ton coffre verrouillé est supprimé pour toujours\u00a0: pages, leçons, actions, objectifs, visions, et ce qui attend d’être enregistré sur cet appareil.',
    'Tes points, tes séries, tes badges, ton mot phare et tes valeurs fondamentales restent.',
    'Si ton coffre est encore déverrouillé sur un de tes appareils, arrête-toi ici et utilise cet appareil\u00a0: tes mots y sont en sécurité.',
  ],
} as const;

/* Changing what opens it */

export const changePassphraseTitle = 'Changer ta phrase secrète';
export const changePassphraseText =
  'Ton ancienne phrase secrète ne fonctionnera plus. Les appareils déverrouillés le restent.';
export const savePassphraseButton = 'Enregistrer la phrase';
export const saving = 'Enregistrement…';
export const passphraseChanged = 'Ta phrase secrète a été changée.';
export const newRecoveryKeyTitle = 'Créer une nouvelle clé de récupération';
export const newRecoveryKeyText =
  'Ton ancienne clé de récupération ne fonctionnera plus dès que tu auras confirmé la nouvelle.';
export const saveRecoveryKeyButton = 'Enregistrer la clé';
export const recoveryKeyChanged = 'Ta nouvelle clé de récupération fonctionne maintenant.';
export const turnOffVaultTitle = 'Désactiver ton coffre privé\u202f?';
export const turnOffVaultText =
  'Ce que tu écris sera chiffré avec une clé que notre serveur peut utiliser quand une fonction en a besoin. Tes mots restent tels quels.';
export const turningOff = 'Désactivation…';
export const vaultTurnedOff = 'Ton coffre privé est désactivé.';

/* When something doesn't succeed */

export const vaultNotChanged = 'Ton coffre privé n’a pas pu être modifié. Rien n’est perdu. Réessaie.';
export const vaultOffline = 'Tu es hors ligne. Connecte-toi à internet et réessaie.';
export const vaultNotStored =
  'Ce navigateur ne peut pas garder la clé de ton coffre, il n’a donc pas été activé. C’est souvent le cas en navigation privée.';
