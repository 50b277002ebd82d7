import { formatNumber, plural } from '../../kernel/intl.fr.ts';

/* Saving reminder settings */

export const phoneRequired = 'Pour les rappels par SMS, il faut un numéro de téléphone';
export const phoneShape =
  'Saisis le numéro avec l’indicatif du pays, par exemple +33\u00a06\u00a039\u00a098\u00a012\u00a034.';
export const saveFailed = 'Les réglages des rappels n’ont pas pu être enregistrés';
export const signInAgain = 'Reconnecte-toi';
export const saved = 'Rappels programmés';
export const emailUnconfirmed = 'Les rappels par e-mail commencent dès que tu as confirmé ton adresse.';
export const savedOffline =
  'Enregistré sur cet appareil. Tes rappels seront mis à jour quand tu seras de nouveau en ligne.';

/* A reminder, in an email, a notification and a text message, which holds the title alone */

export const morningTitle = 'Bonjour. Prends un moment pour clarifier ta journée.';
export const morningText = 'Cinq questions, quelques minutes. Qu’est-ce qui compte aujourd’hui\u202f?';
export const writePageButton = 'Écrire la page du jour';
export const afternoonTitle = 'Que retiens-tu de ta journée ?';
export const afternoonText = 'Note une leçon avant la fin de la journée.';
export const noteLessonButton = 'Noter une leçon';

/* Answers of the server: a reminder’s link */

export const tooManyAnswers = 'Trop de tentatives. Réessaie dans quelques minutes.';
export const linkExpired = 'Ce lien a expiré. Tu peux changer tes rappels dans ton profil.';

/* Answers of the server: the phone number and notifications */

export const textsNotSetUp = 'Les SMS ne sont pas configurés sur ce serveur.';
export const noNumber = 'Enregistre d’abord un numéro de téléphone.';
export const alreadyConfirmed = 'Ce numéro est déjà confirmé.';
export const numberOptedOut =
  'Ce numéro est désabonné des SMS. Envoie START pour te réabonner, puis demande un code.';
export const unreachable = 'Ce numéro ne peut pas recevoir de SMS. Vérifie-le.';
export const codeNotSent = 'Le code n’a pas pu être envoyé. Réessaie dans quelques minutes.';
export const wrongCode = 'Ce code n’est pas le bon. Vérifie-le et réessaie.';
export const codeExpired = 'Ce code a expiré. Demandes-en un autre.';
export const tooManyCodes = 'Trop de codes ont été envoyés. Réessaie plus tard.';
export const notificationsNotSetUp = 'Les notifications ne sont pas configurées sur ce serveur.';
export const notificationsImpossible = 'Ce navigateur ne peut pas recevoir de notifications.';

/* What is texted back: characters of the GSM alphabet alone, 160 of them at most */

export const stopAnswer = (product: string): string =>
  `Tu ne recevras plus de SMS de ${product}. Envoie START pour te réabonner.`;
export const startAnswer = (product: string): string =>
  `Tu recevras de nouveau les SMS de ${product}. Envoie HELP en cas de question, STOP pour te désabonner.`;
export const helpAnswer = (product: string): string =>
  `${product} : 2 rappels par jour au plus. Envoie STOP pour te désabonner, START pour te réabonner. SMS au tarif de ton opérateur.`;

/* Answers of the server: settings */

export const timeShape = 'Doit être une heure au quart d’heure, par exemple 08:15';
export const dayOnce = 'Chaque jour ne peut figurer qu’une fois';

/* The API’s description */

export const bytesShape = (count: number): string => `Doit avoir ${count} octets, encodés en base64url`;
export const channelsSummary =
  'Comment les rappels peuvent arriver\u00a0: ce qui est configuré ici, si le numéro est désabonné, et quels navigateurs sont abonnés';
export const sendCodeSummary =
  'Envoie par SMS un code au numéro du profil et annule le code précédent. 409 si le numéro est désabonné ou déjà confirmé, 429 après trop de codes, 503 si le code n’a pas pu être envoyé.';
export const confirmSummary =
  'Confirme le numéro avec le code envoyé par SMS. 400 si le code est faux\u202f; 410 si aucun code n’est valable\u00a0: il a servi, a expiré, a été essayé trop souvent ou concerne un autre numéro.';
export const codeShape = 'Doit avoir six chiffres';
export const subscribeSummary =
  'Abonne ce navigateur aux notifications jusqu’à la fin de la session. Un navigateur est abonné pour une seule personne à la fois. 400 si l’adresse n’est pas sur l’internet public.';
export const unsubscribeSummary =
  'Désabonne un navigateur, désigné par l’empreinte de son adresse. Ne fait rien s’il n’était pas abonné.';

/* What became of a reminder */

export const dayAndTime = (day: string, time: string): string => `${day}, ${time}`;
export const byText = 'SMS';
export const byEmail = 'E-mail';
export const asNotification = 'Notification';
export const deliverySent = 'Envoyé';
export const deliverySending = 'Envoi en cours';
export const deliveryNotSent = 'Non envoyé.';
export const skippedJournaled = 'Tu avais déjà écrit.';
export const skippedLessonNoted = 'Tu avais déjà noté une leçon.';
export const skippedLate = 'Il n’a pas pu partir à temps.';
export const skippedPaused = 'Ce jour faisait partie d’une pause.';
export const skippedTrialEnded = 'Ton essai était terminé.';
export const skippedTurnedOff = 'Tu l’avais désactivé.';
export const skippedPhoneUnconfirmed = 'Ton numéro n’était pas confirmé.';
export const skippedOptedOut = 'Ton numéro était désabonné des SMS.';
export const skippedNoDevice = 'Les notifications n’étaient activées sur aucun appareil.';
export const skippedEmailUnconfirmed = 'Ton adresse e-mail n’était pas confirmée.';
export const skippedNotSetUp = 'Ce serveur n’envoie pas de rappels de cette façon.';
export const skippedRefused = 'Ton adresse e-mail n’a pas pu le recevoir.';
export const failedTrouble = 'Il n’a pas pu être remis, même après plusieurs tentatives.';

/* Development outbox */

export const textMessage = 'SMS';

/* A reminder by text */

export const textTitle = (product: string, title: string): string => `${product} : ${title}`;
export const textSnooze = (link: string): string => `Me le rappeler dans une heure : ${link}`;
export const textStop = 'Envoie STOP pour te désabonner.';

/* A reminder by email */

export const turnOffMorningButton = 'Désactiver les rappels du matin';
export const turnOffAfternoonButton = 'Désactiver les rappels du soir';
export const snoozeEmailButton = 'Me le rappeler dans une heure';
export const emailReason =
  'Tu reçois cet e-mail parce que tu as activé les rappels par e-mail dans ton profil.';

/* Answers of the server: incoming texts */

export const messageTooLarge = 'Le message est trop volumineux.';
export const notATextMessage = 'Le message n’a pas le format attendu.';

/* The code by text */

export const codeNotFound = 'Ce code est introuvable. Demandes-en un nouveau.';
export const codeText = (code: string, product: string, minutes: number): string =>
  plural(minutes, {
    one: `${code} est ton code ${product}. Il est valable ${formatNumber(minutes)} minute. Sans demande de ta part, ignore ce SMS.`,
    other: `${code} est ton code ${product}. Il est valable ${formatNumber(minutes)} minutes. Sans demande de ta part, ignore ce SMS.`,
  });

/* The page behind a reminder’s link */

export const snoozeTitle = 'Pas maintenant\u202f?';
export const snoozeQuestion = 'Nous pouvons te le rappeler encore une fois, dans une heure.';
export const snoozeButton = 'Me le rappeler dans une heure';
export const oneMoment = 'Un instant…';
export const turnOffTitle = 'Désactiver ces rappels\u202f?';
export const turnOffQuestion =
  'Tu ne recevras plus ce rappel. Ton autre rappel quotidien reste comme il est.';
export const turningOff = 'Désactivation…';
export const turnOffButton = 'Désactiver ces rappels';
export const yourReminderTitle = 'Ton rappel';
export const undoButton = 'Annuler';
export const changeYourRemindersLink = 'Changer tes rappels';
export const answerOffline = 'Il n’y a pas de connexion pour le moment, rien n’a donc changé. Réessaie.';
export const answerFailed = 'Un problème est survenu, et rien n’a changé. Réessaie dans quelques minutes.';
export const linkExpiredTitle = 'Ce lien ne fonctionne plus';
export const openYourProfileButton = 'Ouvrir ton profil';

/* Unsent changes */

export const reminderUpdate = 'Une modification de tes rappels';

/* Profile: notifications on this device */

export const notificationsUnsupported =
  'Ce navigateur ne peut pas afficher de notifications. Sur un iPhone ou un iPad, ajoute l’application à l’écran d’accueil, puis ouvre-la depuis cet écran.';
export const notificationsBlocked =
  'Les notifications sont bloquées pour ce site. Autorise-les dans les réglages de ton navigateur, puis réessaie.';
export const notificationsUnavailable =
  'Le service de notifications de ce navigateur est injoignable pour le moment. Réessaie plus tard.';
export const offline =
  'Il n’y a pas de connexion pour le moment. Réessaie quand tu seras de nouveau en ligne.';
export const deviceChangeFailed =
  'Les notifications de cet appareil n’ont pas pu être changées. Réessaie dans quelques minutes.';
export const deviceSwitchLabel = 'Notifications sur cet appareil';
export const deviceSwitchHelp = 'Les deux mêmes rappels dans ce navigateur, jusqu’à ta déconnexion ici';

/* Profile: the phone number */

export const numberConfirmed = <Part>(number: Part) => [number, ' est confirmé.'];
export const optedOut =
  'Ton numéro est désabonné des SMS. Pour te réabonner, envoie START au numéro d’où ils venaient.';
export const checkAgainButton = 'Vérifier de nouveau';
export const optedOutOf = (number: string): string =>
  `Ton numéro est désabonné des SMS. Pour te réabonner, envoie START au ${number}.`;
export const confirmNumberLabel = 'Confirmer ce numéro';
export const confirmNumberNotice = <Part>(number: Part) => [
  'Avant de recevoir des SMS au ',
  number,
  ', confirme que ce numéro est le tien.',
];
export const codeLabel = 'Code';
export const codeHelp = (minutes: number): string =>
  plural(minutes, {
    one: `Les six chiffres que nous venons de t’envoyer par SMS. Valables ${formatNumber(minutes)} minute.`,
    other: `Les six chiffres que nous venons de t’envoyer par SMS. Valables ${formatNumber(minutes)} minutes.`,
  });
export const confirmingCode = 'Confirmation…';
export const sendingCode = 'Envoi…';
export const confirmCodeButton = 'Confirmer';
export const resendCodeButton = 'Envoyer un autre code';
export const sendCodeButton = 'Envoyer un code';

/* Profile: reminders */

export const morningHourLabel = 'Matin, heure';
export const morningMinutesLabel = 'Matin, minutes';
export const morningAmPmLabel = 'Matin, AM ou PM';
export const afternoonHourLabel = 'Après-midi, heure';
export const afternoonMinutesLabel = 'Après-midi, minutes';
export const afternoonAmPmLabel = 'Après-midi, AM ou PM';
export const morningLabel = 'Matin';
export const afternoonLabel = 'Après-midi ou soir';
export const morningDayLabel = (weekday: string): string => `Matin, ${weekday}`;
export const afternoonDayLabel = (weekday: string): string => `Après-midi, ${weekday}`;
export const noAfternoonDays = 'Aucun jour choisi, donc pas de rappel l’après-midi.';
export const noMorningDays = 'Aucun jour choisi, donc pas de rappel le matin.';
export const textRemindersLabel = 'Rappels par SMS';
export const textRemindersHelp = 'Un petit signe pour écrire le matin et pour noter une leçon le soir';
export const phoneNumberLabel = 'Numéro de téléphone';
export const phoneHelp = 'Avec l’indicatif du pays, par exemple +33\u00a06\u00a039\u00a098\u00a012\u00a034.';
export const emailRemindersLabel = 'Rappels par e-mail';
export const emailRemindersHelp = 'Les deux mêmes rappels, à ton adresse e-mail';
/** As short as they can be told apart. */
export const sundayShort = 'D';
export const mondayShort = 'L';
export const tuesdayShort = 'Ma';
export const wednesdayShort = 'Me';
export const thursdayShort = 'J';
export const fridayShort = 'V';
export const saturdayShort = 'S';
export const savingReminders = 'Enregistrement…';
export const saveRemindersButton = 'Enregistrer les rappels';

/* Profile: recent reminders */

export const recentTitle = 'Rappels récents';
export const showFewerButton = 'Afficher moins';
export const showAllButton = (count: number): string => `Tout afficher (${formatNumber(count)})`;

/* Answers to a reminder */

export const remindedAgainAt = (time: string): string => `Nous te le rappellerons à ${time}.`;
export const remindedAgainInAnHour = 'Nous te le rappellerons dans une heure.';
export const noReminderLeftToday =
  'La journée sera finie d’ici là, il n’y aura donc plus de rappel aujourd’hui.';
export const morningRemindersOff = 'Tes rappels du matin sont désactivés.';
export const afternoonRemindersOff = 'Tes rappels du soir sont désactivés.';
export const morningRemindersOn = 'Tes rappels du matin sont de nouveau activés, comme avant.';
export const afternoonRemindersOn = 'Tes rappels du soir sont de nouveau activés, comme avant.';
