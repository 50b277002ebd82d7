import { formatNumber, plural } from '../../kernel/intl.fr.ts';

/* Profile: messages */

export const loadFailed = 'Les données du profil n’ont pas pu être chargées.';
export const farewell =
  'Ton compte et tout ce qu’il contenait ont été supprimés. Merci pour le temps que tu as passé ici.';
export const saved = 'Profil mis à jour.';
export const nameRequired = 'Saisis ton nom';
export const valuesFailed = 'Tes valeurs fondamentales n’ont pas pu être modifiées.';

export const addressUnconfirmed =
  'Cette adresse n’est pas encore confirmée. Nous t’avons envoyé un lien par e-mail. Il fonctionne pendant une heure.';
export const confirmationSent = (email: string): string => `Un nouveau lien a été envoyé à ${email}.`;
export const addressConfirmed = 'Ton adresse est déjà confirmée.';
export const confirmationTooSoon =
  'Nous venons de t’envoyer un lien. Regarde dans ta boîte de réception et tes indésirables avant d’en demander un autre.';
export const confirmationNotSent = 'Le lien n’a pas pu être envoyé. Réessaie dans quelques minutes.';
export const offline = 'Tu es hors ligne. Réessaie quand tu seras de nouveau en ligne.';

/* Answers of the server */

export const timeZoneUnknown = 'Ce fuseau horaire n’est pas reconnu.';
export const nothingToChange = 'Il n’y a rien à modifier.';
export const coreValuesNotDifferent = 'Choisis trois valeurs fondamentales différentes.';

/* Answers of the server: what is missing or out of date */

export const profileMissing = 'Ton profil est introuvable. Contacte l’assistance.';
export const otherLanguageModel =
  'Un autre modèle de langage est utilisé maintenant. Recharge la page et choisis de nouveau.';

/* Profile: you */

export const youTitle = 'Toi';
export const nameLabel = 'Nom';
export const saveButton = 'Enregistrer';
export const saving = 'Enregistrement…';

/* Profile: an address that isn’t confirmed */

export const sending = 'Envoi…';
export const sendAgainButton = 'Renvoyer';

/* Profile: billing */

export const billingTitle = 'Facturation';
export const billingNameLabel = 'Nom de facturation';
export const saveBillingNameLabel = 'Enregistrer le nom de facturation';

/* Profile: core values */

export const coreValuesTitle = 'Valeurs fondamentales';
export const coreValuesHelp = 'La question 4 demande ce qu’elles te conseillent.';
export const coreValuesNotChosen = 'Tu ne les as pas encore choisies.';
export const changeLink = 'Changer';
export const chooseLink = 'Choisir';
export const changeCoreValuesLabel = 'Changer les valeurs fondamentales';
export const chooseCoreValuesLabel = 'Choisir les valeurs fondamentales';

/* Profile: changing how you sign in */

export const emailLabel = 'E-mail';
export const changeEmailLabel = 'Changer l’adresse e-mail';
export const cancelEmailLabel = 'Annuler le changement d’adresse e-mail';
export const passwordLabel = 'Mot de passe';
export const changePasswordLabel = 'Changer le mot de passe';
export const cancelPasswordLabel = 'Annuler le changement de mot de passe';
export const cancelButton = 'Annuler';
export const changeButton = 'Changer';

/* Profile: passkeys */

export const passkeysTitle = 'Clés d’accès';
export const passkeysHelp =
  'Connecte-toi avec ton empreinte, ton visage ou le code de ton appareil, sans mot de passe.';
export const passkeysNotLoaded = 'Tes clés d’accès n’ont pas pu être chargées. Réessaie.';
export const passkeysUnknownHere =
  'Ce navigateur ne peut pas ajouter de clé d’accès. Un navigateur plus récent le peut.';
export const addPasskeyButton = 'Ajouter une clé d’accès';
export const addingPasskey = 'Ajout…';
export const passkeyAdded = 'Clé d’accès ajoutée.';
export const passkeyNotMade = 'Aucune clé d’accès n’a été ajoutée. Tu peux réessayer.';
export const passkeyHereAlready = 'Cet appareil a déjà une clé d’accès pour ton compte.';
export const passkeyNeverUsed = 'pas encore utilisée';
export const passkeyLastUsed = (day: string, network: string | null): string =>
  network
    ? `dernière utilisation le ${day}, adresse commençant par ${network}`
    : `dernière utilisation le ${day}`;
export const passkeyHistory = (added: string, use: string): string => `Ajoutée le ${added}, ${use}`;
export const renameButton = 'Renommer';
export const renamePasskeyLabel = (name: string): string => `Renommer «\u202f${name}\u202f»`;
export const renamePasskeyTitle = 'Renommer cette clé d’accès';
export const renamePasskeyText = 'Choisis un nom qui te rappelle où elle est enregistrée.';
export const passkeyNameLabel = 'Nom';
export const removeButton = 'Supprimer';
export const removePasskeyLabel = (name: string): string => `Supprimer «\u202f${name}\u202f»`;
export const removePasskeyTitle = (name: string): string => `Supprimer «\u202f${name}\u202f»\u202f?`;
export const removePasskeyText =
  'Elle ne permettra plus de te connecter. Supprime-la aussi là où elle est enregistrée, pour que ton navigateur ne la propose plus.';
export const removePasskeyButton = 'Supprimer la clé';
export const removing = 'Suppression…';
export const passkeyRemoved = 'Clé d’accès supprimée.';

/* Profile: two-step sign-in */

export const twoStepTitle = 'Connexion en deux étapes';
export const twoStepHelp =
  'Après ton mot de passe, un code d’une application d’authentification est demandé\u00a0: un mot de passe volé ne suffit donc pas. Les clés d’accès n’ont pas besoin de code, et les appareils connectés ouvrent ton journal comme avant, même hors ligne.';
export const twoStepNotLoaded = 'Ta connexion en deux étapes n’a pas pu être chargée. Réessaie.';
export const setUpTwoStepButton = 'Configurer les deux étapes';
export const settingUp = 'Un instant…';
export const twoStepOnSince = (day: string, codesLeft: number): string =>
  `Activée depuis le ${day}. ${recoveryCodesLeft(codesLeft)}`;
const recoveryCodesLeft = (left: number): string =>
  plural(left, {
    one: `${formatNumber(left)} code de récupération restant.`,
    other: `${formatNumber(left)} codes de récupération restants.`,
  });
export const recoveryCodesRunOut =
  'Si tu perds ton téléphone, il te faudra un code de récupération. Crée de nouveaux codes et garde-les.';
export const newRecoveryCodesButton = 'Créer de nouveaux codes';
export const newRecoveryCodesTitle = 'Créer de nouveaux codes de récupération\u202f?';
export const newRecoveryCodesText = 'Les codes que tu as maintenant ne fonctionneront plus.';
export const turnOffTwoStepButton = 'Désactiver les deux étapes';
export const turnOffTwoStepTitle = 'Désactiver la connexion en deux étapes\u202f?';
export const turnOffTwoStepText =
  'Ton mot de passe seul suffira de nouveau pour te connecter. Tes codes de récupération ne fonctionneront plus.';
export const twoStepTurnedOff = 'La connexion en deux étapes est désactivée.';
export const setUpTwoStepText =
  'Scanne ceci avec une application d’authentification. Ton gestionnaire de mots de passe en contient peut-être une.';
export const qrCodeLabel = 'QR code pour ton application d’authentification';
export const openAuthenticatorLink = 'Ouvrir une application d’authentification sur cet appareil';
export const setupKeyTitle = 'Impossible de scanner\u202f? Saisis cette clé dans l’application\u00a0:';
export const copyKeyButton = 'Copier la clé';
export const keyCopied = 'Clé copiée';
export const appCodeLabel = 'Code de l’application';
export const appCodeHelp = 'Les 6 chiffres qu’elle affiche pour Growth Loop.';
export const beforeTwoStep =
  'Ensuite, tu recevras dix codes de récupération. Si tu perds ton application et ces codes, seule une clé d’accès permet de te connecter sur un nouvel appareil. Un lien par e-mail n’y suffit pas, et nous ne pouvons t’aider qu’après avoir vérifié que c’est bien toi.';
export const turnOnTwoStepButton = 'Activer';
export const recoveryCodesTitle = 'Garde tes codes de récupération';
export const recoveryCodesText =
  'Chacun permet de te connecter une fois, à la place de ton application. Garde-les là où tu peux les trouver sans cet appareil. Ils ne pourront plus être affichés.';
export const recoveryCodesList = 'Codes de récupération';
export const copyCodesButton = 'Copier';
export const codesCopied = 'Codes de récupération copiés';
export const copyFailed = 'La copie a échoué. Sélectionne le texte et copie-le toi-même.';
export const printCodesButton = 'Imprimer';
export const downloadCodesButton = 'Télécharger';
export const codesNotDownloaded = 'Tes codes n’ont pas pu être téléchargés. Copie-les ou imprime-les.';
export const closeCodesButton = 'Fermer';
export const codesFileName = 'growth-loop-codes-de-recuperation.txt';
export const codesHeading = (email: string, day: string): string =>
  `Codes de récupération Growth Loop pour ${email}, créés le ${day}`;

/* Profile: devices */

export const devicesTitle = 'Appareils connectés';
export const devicesNotLoaded = 'Tes appareils n’ont pas pu être chargés. Réessaie.';
export const thisDevice = 'Cet appareil';
export const activityTitle = 'Activité du compte';
export const activityHelp =
  'Les connexions, les déconnexions et les changements de ton compte sur les 90 derniers jours. Rien de ce que tu as écrit n’y figure.';
export const showActivityButton = 'Afficher l’activité';
export const hideActivityButton = 'Masquer l’activité';
export const activityNotLoaded = 'L’activité de ton compte n’a pas pu être chargée. Réessaie.';
export const noActivity = 'Rien sur les 90 derniers jours.';
export const activityNames = {
  signed_up: 'Compte créé',
  signed_in: 'Connexion',
  signed_in_by_link: 'Connexion avec un lien reçu par e-mail',
  signed_in_with_passkey: 'Connexion avec une clé d’accès',
  signed_out: 'Déconnexion',
  session_ended: 'Un appareil déconnecté',
  other_sessions_ended: 'Tous les autres appareils déconnectés',
  all_sessions_ended: 'Déconnexion de tous les appareils',
  password_changed: 'Mot de passe modifié',
  email_change_requested: 'Changement d’adresse e-mail demandé',
  email_changed: 'Adresse e-mail modifiée',
  passkey_added: 'Clé d’accès ajoutée',
  passkey_removed: 'Clé d’accès supprimée',
  second_factor_on: 'Connexion en deux étapes activée',
  second_factor_off: 'Connexion en deux étapes désactivée',
  recovery_codes_renewed: 'Nouveaux codes de récupération créés',
  recovery_code_used: 'Code de récupération utilisé',
  vault_device_let_in: 'Appareil autorisé à ouvrir le coffre privé',
  vault_passkey_removed: 'Clé d’accès retirée du coffre privé',
  archive_exported: 'Tout téléchargé',
  plan_begun: 'Abonnement commencé',
  plan_changed: 'Abonnement modifié',
  plan_ended: 'Abonnement terminé',
} as const;
export const fromWhere = (device: string, network: string): string =>
  `${device}, adresse commençant par ${network}`;
export const signedInSince = (day: string, network: string | null): string =>
  network ? `Connexion le ${day}, adresse commençant par ${network}` : `Connexion le ${day}`;
export const signOutButton = 'Déconnecter';
export const signOutDeviceLabel = (device: string): string => `Déconnecter ${device}`;
export const signOutEverywhereButton = 'Tout déconnecter';
export const signOutEverywhereTitle = 'Déconnecter tous les appareils\u202f?';
export const signOutEverywhereText =
  'Tous tes appareils seront déconnectés, y compris celui-ci. Rien de ce que tu as écrit n’est touché.';

/* Profile: a new email address */

export const newEmailLabel = 'Nouvelle adresse e-mail';
export const currentPasswordLabel = 'Mot de passe actuel';
export const changeEmailButton = 'Changer l’adresse';

/* Profile: email and calendar */

export const emailsAfterConfirming =
  'Ces e-mails commencent dès que tu as confirmé ton adresse. Tu peux arrêter chacun d’un clic.';
export const emailsHelp = 'Tu peux arrêter chacun d’un clic.';
export const emailTitle = 'E-mails';
export const calendarTitle = 'Calendrier';
export const calendarHelp =
  'Les heures de tes rappels et les dates de tes relectures, dans ton propre calendrier. Rien de ce que tu as écrit n’y figure.';

/* Profile: a new password */

export const newPasswordLabel = 'Nouveau mot de passe';
export const confirmNewPasswordLabel = 'Confirme le nouveau mot de passe';
export const changePasswordButton = 'Changer le mot de passe';

/* Profile */

export const profileTitle = 'Profil';
export const backToDashboardButton = 'Retour au tableau de bord';
export const pausesTitle = 'Pauses';
export const pausesHelp = 'Pour des vacances ou des jours de maladie\u00a0: tes séries attendent ton retour.';

/* Profile: appearance */

export const appearanceTitle = 'Apparence';
export const languageLabel = 'Langue';
export const languageHelp =
  'Celle de tous les écrans et de ce que nous t’envoyons. Tu peux écrire dans n’importe quelle langue.';
export const languageChanged = 'Tout est en français maintenant.';
export const languageOffline = 'Tu es hors ligne. La langue changera quand tu seras de nouveau en ligne.';
export const languageNotChanged = 'La langue n’a pas pu être changée. Réessaie.';
export const changingLanguage = 'Changement de la langue…';
export const lookBackLabel = 'Retour en arrière le matin';
export const lookBackHelp =
  'Une nouvelle page commence par ta dernière leçon, et la question 2 dit où en est ton objectif.';
export const moodLabel = 'Humeur du jour';
export const moodHelp =
  'Un geste par jour, en cinq degrés. Elle est stockée chiffrée et ne compte jamais pour les points ni les séries.';
export const closingSignalHelp = 'Ce réglage reste sur cet appareil jusqu’à la déconnexion.';

/* Profile: reminders */

export const remindersTitle = 'Rappels';
export const remindersHelp = 'Par SMS, par e-mail ou sur cet appareil. Deux par jour au plus.';

/* Profile: sign-in */

export const signInTitle = 'Connexion';
export const emailChangeWaiting = (email: string): string =>
  `Pour terminer, ouvre le lien envoyé à ${email}. D’ici là, connecte-toi avec ton ancienne adresse.`;

/* Profile: time zone */

export const timeZoneLabel = 'Fuseau horaire';
export const timeZoneHelp = 'Détermine quand ta journée se termine et quand les rappels arrivent.';
export const moreTimeZonesLabel = 'Autres fuseaux horaires';
export const showMoreTimeZonesButton = 'Afficher d’autres fuseaux horaires';
export const timeZonesListed = 'La liste contient maintenant tous les fuseaux horaires.';

/* Profile: app lock */

export const appLockTitle = 'Verrouillage';
export const appLockHelp =
  'Pour un appareil que d’autres utilisent aussi. Ce réglage ne concerne que cet appareil.';
export const appLockLabel = 'Verrouiller l’application en mon absence';
export const appLockCovers =
  'Il protège tes textes des regards indiscrets et des personnes de passage. Ce que tu étais en train d’écrire est toujours là quand tu déverrouilles. Il n’ajoute pas de chiffrement. Toute personne qui a le mot de passe de cet appareil ou de ton compte peut encore entrer.';
export const lockTimeLabel = 'Verrouiller';
export const lockAtStart = 'À chaque ouverture';
export const lockAfter = (minutes: number): string =>
  plural(minutes, {
    one: `Après ${formatNumber(minutes)} minute`,
    other: `Après ${formatNumber(minutes)} minutes`,
  });
export const lockTimeHelp =
  'Ton absence commence quand aucun onglet de cette application n’est touché, parcouru ni utilisé pour écrire. «\u202fÀ chaque ouverture\u202f» verrouille aussi après 1 minute d’absence.';
export const turnOnLockTitle = 'Activer le verrouillage';
export const turnOnLockButton = 'Activer le verrouillage';
export const turnOffLockTitle = 'Désactiver le verrouillage';
export const turnOffLockButton = 'Désactiver le verrouillage';
export const unlockWithLabel = 'Déverrouiller avec';
export const pinOption = 'Un code PIN';
export const deviceOption = 'La vérification de cet appareil';
export const deviceOptionHelp = 'Ton appareil demande ton empreinte, ton visage ou son mot de passe.';
export const newPinLabel = 'Nouveau code PIN';
export const repeatPinLabel = 'Répète le code PIN';
export const pinForgotten = 'Si tu l’oublies, déconnecte-toi et reconnecte-toi avec ton mot de passe.';
export const pinsDiffer = 'Les deux codes PIN ne sont pas identiques.';
export const lockNotStored =
  'Ce navigateur ne stocke rien sur cet appareil et ne peut donc pas garder de verrouillage.';
export const deviceCheckNotSet =
  'Ton appareil n’a pas configuré sa vérification. Réessaie, ou choisis un code PIN.';
export const turningOn = 'Activation…';

/* Profile: leaving without saving */

export const leaveWithoutSavingTitle = 'Quitter sans enregistrer\u202f?';
export const leaveWithoutSavingText = 'Tes modifications sur cette page n’ont pas été enregistrées.';
export const leaveWithoutSavingButton = 'Quitter sans enregistrer';
export const keepEditingButton = 'Continuer à modifier';

/* Profile: saving */

export const saveFailed = 'Ton profil n’a pas pu être enregistré. Réessaie.';

/* Profile: weekly categories */

export const weeklyCategoriesTitle = 'Catégories de la semaine';
export const weeklyCategoriesHelp =
  'Le bilan de la semaine trie tes notes dans ces catégories, en commençant par la première.';

/* Dashboard: a device in another time zone */

export const timeZoneNotChanged = 'Ton fuseau horaire n’a pas pu être changé. Réessaie.';
export const timeZoneChanged = (city: string): string =>
  `Tes journées suivent maintenant l’heure de ${city}.`;
export const timeZoneKept = (city: string): string => `Tes journées suivent toujours l’heure de ${city}.`;
export const timeZonesDiffer = (city: string, deviceCity: string): string =>
  `Tes journées suivent l’heure de ${city}, mais cet appareil est à l’heure de ${deviceCity}.`;
export const changeTimeZoneLabel = (city: string): string => `Changer pour l’heure de ${city}`;
export const keepButton = 'Garder';
export const keepTimeZoneLabel = (city: string): string => `Garder l’heure de ${city}`;

/* Profile: app version */

export const appVersionTitle = 'Version de l’application';
export const appVersionHelp =
  'L’application qui tourne dans ton navigateur. Chaque version a son propre code, le même pour tout le monde.';
export const releaseOf = (version: string, code: string): string => `Version ${version}, code ${code}`;
export const releaseLoading = 'Lecture de la version…';
export const releaseUnknown = 'Cette version n’a pas pu être identifiée. Recharge la page.';
export const newerRelease = 'Une nouvelle version est prête.';
export const newerReleaseOf = (version: string, code: string): string =>
  `Une nouvelle version est prête\u00a0: version ${version}, code ${code}.`;
export const updateNowButton = 'Mettre à jour';
export const checkCodeButton = 'Vérifier le code';
export const checkingCode = 'Vérification…';
export const copyCodeButton = 'Copier le code entier';
export const codeCopied = 'Code copié';
export const codeNotCopied = 'Le code n’a pas pu être copié.';
export const codeHelp =
  'La vérification compare chaque fichier de l’application sur cet appareil avec la liste de la version. L’application se vérifie ici elle-même\u00a0: compare donc aussi le code avec celui d’une source en qui tu as confiance.';
export const codeHelpWithVault =
  'La vérification compare chaque fichier de l’application sur cet appareil avec la liste de la version. L’application se vérifie ici elle-même\u00a0: compare donc aussi le code avec celui d’une source en qui tu as confiance. Avec un coffre privé, cette version reste jusqu’à ta mise à jour, au plus 14 jours après l’arrivée d’une nouvelle.';
export const codeMatches = (count: number): string =>
  plural(count, {
    one: `${formatNumber(count)} fichier sur cet appareil, conforme à la liste de la version.`,
    other: `Les ${formatNumber(count)} fichiers sur cet appareil correspondent à la liste de la version.`,
  });
export const serverHasSame = 'Notre serveur publie la même liste.';
export const serverHasOther = (version: string, code: string): string =>
  `Notre serveur publie maintenant une autre liste\u00a0: version ${version}, code ${code}.`;
export const serverUnreachable = 'Notre serveur est injoignable, sa liste n’a pas pu être comparée.';
export const codeDiffers = (count: number): string =>
  plural(count, {
    one: `${formatNumber(count)} fichier sur cet appareil diffère de la liste de la version\u00a0:`,
    other: `${formatNumber(count)} fichiers sur cet appareil diffèrent de la liste de la version\u00a0:`,
  });
export const codeDiffersNext =
  'Si une nouvelle version vient de sortir, recharge la page et vérifie de nouveau. Si des fichiers diffèrent encore, ne saisis pas ta phrase secrète ici et préviens l’exploitant de ce site.';
export const checkFailed = 'Tous les fichiers n’ont pas pu être lus. Réessaie quand tu seras en ligne.';

/* Profile: your data */

export const yourDataTitle = 'Tes données';
export const yourDataHelp = 'Tes mots sont à toi\u00a0: prends-en une copie, ou supprime-les.';
export const journalLink = 'journal';
export const lessonsLink = 'leçons';
export const downloadAsText = <Part>(journal: Part, lessons: Part) => [
  'Télécharge ton ',
  journal,
  ' ou tes ',
  lessons,
  ' au format texte.',
];
export const importFileLink = 'Importer un fichier';
export const importOffer = <Part>(importFile: Part) => [
  'Tu as un journal ailleurs, ou une archive créée ici\u202f? ',
  importFile,
];
export const deleteAccountButton = 'Supprimer le compte';
export const deleteAccountTitle = 'Supprimer ton compte\u202f?';
export const keepMyAccountButton = 'Garder mon compte';
export const deleteEverythingButton = 'Tout supprimer';
export const deleting = 'Suppression…';
export const deleteAccountText =
  'Ton journal, tes leçons, tes actions, tes objectifs et tes réglages seront supprimés tout de suite. Rien ne pourra être récupéré.';
