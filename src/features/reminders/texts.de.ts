import { formatNumber, plural } from '../../kernel/intl.de.ts';

/* Saving reminder settings */

export const phoneRequired = 'Für Erinnerungen per SMS wird eine Telefonnummer gebraucht';
export const phoneShape = 'Gib die Nummer mit Landesvorwahl ein, etwa +1\u00a0555\u00a0010\u00a00199.';
export const saveFailed = 'Die Einstellungen konnten nicht gespeichert werden';
export const signInAgain = 'Bitte melde dich noch einmal an';
export const saved = 'Erinnerungen gespeichert';
export const emailUnconfirmed =
  'Erinnerungen per E-Mail bekommst du, sobald du deine Adresse bestätigt hast.';
export const savedOffline =
  'Auf diesem Gerät gespeichert. Deine Erinnerungen werden angepasst, wenn du wieder online bist.';

/* A reminder, in an email, a notification and a text message, which holds the title alone */

export const morningTitle = 'Guten Morgen. Zeit, deinen Tag zu klären.';
export const morningText = 'Fünf Fragen, ein paar Minuten. Was zählt heute?';
export const writePageButton = 'Die Seite von heute schreiben';
export const afternoonTitle = 'Was hat dich der Tag gelehrt?';
export const afternoonText = 'Notiere eine Erkenntnis, bevor der Tag vorbei ist.';
export const noteLessonButton = 'Erkenntnis notieren';

/* Answers of the server: a reminder’s link */

export const tooManyAnswers = 'Zu viele Versuche. Bitte versuch es in ein paar Minuten noch einmal.';
export const linkExpired =
  'Dieser Link ist abgelaufen. Du kannst deine Erinnerungen in deinem Profil ändern.';

/* Answers of the server: the phone number and notifications */

export const textsNotSetUp = 'SMS sind auf diesem Server nicht eingerichtet.';
export const noNumber = 'Speichere zuerst eine Telefonnummer.';
export const alreadyConfirmed = 'Diese Nummer ist schon bestätigt.';
export const numberOptedOut =
  'Diese Nummer hat SMS abbestellt. Schick START als SMS, um sie wieder zu erlauben, und fordere dann einen Code an.';
export const unreachable = 'An diese Nummer können wir keine SMS schicken. Bitte prüfe sie.';
export const codeNotSent =
  'Wir konnten den Code nicht schicken. Bitte versuch es in ein paar Minuten noch einmal.';
export const wrongCode = 'Dieser Code stimmt nicht. Bitte prüfe ihn und versuch es noch einmal.';
export const codeExpired = 'Dieser Code ist abgelaufen. Bitte fordere einen neuen an.';
export const tooManyCodes = 'Es wurden zu viele Codes geschickt. Bitte versuch es später noch einmal.';
export const notificationsNotSetUp = 'Benachrichtigungen sind auf diesem Server nicht eingerichtet.';
export const notificationsImpossible = 'Dieser Browser kann keine Benachrichtigungen empfangen.';

/* What is texted back: characters of the GSM alphabet alone, 160 of them at most */

export const stopAnswer = (product: string): string =>
  `Du bekommst keine SMS mehr von ${product}. Schick START, um sie wieder zu bekommen.`;
export const startAnswer = (product: string): string =>
  `Du bekommst wieder SMS von ${product}. Schick HELP für Hilfe, STOP zum Abbestellen.`;
export const helpAnswer = (product: string): string =>
  `${product}: bis zu zwei Erinnerungen am Tag. STOP zum Abbestellen, START zum Wiederbestellen. Es können Kosten deines Anbieters anfallen.`;

/* Answers of the server: settings */

export const timeShape = 'Muss eine Uhrzeit zur Viertelstunde sein, etwa 08:15';
export const dayOnce = 'Ein Tag darf nur einmal vorkommen';

/* The API’s description */

export const bytesShape = (count: number): string => `Must be ${count} bytes, encoded as base64url`;
export const channelsSummary =
  'How reminders can reach the caller: what is set up here, whether the number has opted out, and which browsers are subscribed';
export const sendCodeSummary =
  'Texts a code to the number in the caller’s profile and voids the code before it. 409 when the number has opted out or is already confirmed, 429 after too many codes, 503 when the code could not be sent.';
export const confirmSummary =
  'Confirms the number with the code that was texted to it. 400 for a wrong code; 410 when no code is valid: it was used, has expired, was tried too often, or is for another number.';
export const codeShape = 'Muss aus sechs Ziffern bestehen';
export const subscribeSummary =
  'Subscribes this browser to notifications until the session ends. A browser is subscribed for one person at a time. 400 for an endpoint that is not on the public internet.';
export const unsubscribeSummary =
  'Unsubscribes a browser, identified by the hash of its endpoint. Does nothing if it was not subscribed.';

/* What became of a reminder */

export const dayAndTime = (day: string, time: string): string => `${day}, ${time}`;
export const byText = 'SMS';
export const byEmail = 'E-Mail';
export const asNotification = 'Benachrichtigung';
export const deliverySent = 'Gesendet';
export const deliverySending = 'Wird gesendet';
export const deliveryNotSent = 'Nicht gesendet.';
export const skippedJournaled = 'Du hattest schon geschrieben.';
export const skippedLessonNoted = 'Du hattest schon eine Erkenntnis notiert.';
export const skippedLate = 'Sie konnte nicht rechtzeitig gesendet werden.';
export const skippedPaused = 'Dieser Tag gehörte zu einer Pause.';
export const skippedTrialEnded = 'Deine Testphase war zu Ende.';
export const skippedTurnedOff = 'Du hattest sie ausgeschaltet.';
export const skippedPhoneUnconfirmed = 'Deine Nummer war nicht bestätigt.';
export const skippedOptedOut = 'Deine Nummer hatte SMS abbestellt.';
export const skippedNoDevice = 'Auf keinem Gerät waren Benachrichtigungen an.';
export const skippedEmailUnconfirmed = 'Deine E-Mail-Adresse war nicht bestätigt.';
export const skippedNotSetUp = 'Dieser Server sendet auf diesem Weg keine Erinnerungen.';
export const skippedRefused = 'Deine E-Mail-Adresse konnte sie nicht empfangen.';
export const failedTrouble = 'Sie konnte auch nach mehreren Versuchen nicht zugestellt werden.';

/* Development outbox */

export const textMessage = 'SMS';

/* A reminder by text */

export const textTitle = (product: string, title: string): string => `${product}: ${title}`;
export const textSnooze = (link: string): string => `In einer Stunde erinnern: ${link}`;
export const textStop = 'STOP zum Abbestellen.';

/* A reminder by email */

export const turnOffMorningButton = 'Erinnerungen am Morgen ausschalten';
export const turnOffAfternoonButton = 'Erinnerungen am Nachmittag ausschalten';
export const snoozeEmailButton = 'In einer Stunde erinnern';
export const emailReason =
  'Du bekommst diese E-Mail, weil du in deinem Profil Erinnerungen per E-Mail eingeschaltet hast.';

/* Answers of the server: incoming texts */

export const messageTooLarge = 'Die Nachricht ist zu groß.';
export const notATextMessage = 'Die Nachricht hat nicht das erwartete Format.';

/* The code by text */

export const codeNotFound = 'Wir konnten diesen Code nicht finden. Bitte fordere einen neuen an.';
export const codeText = (code: string, product: string, minutes: number): string =>
  plural(minutes, {
    one: `${code} ist dein Code von ${product}. Er gilt 1 Minute. Wenn du ihn nicht angefordert hast, ignoriere diese SMS.`,
    other: `${code} ist dein Code von ${product}. Er gilt ${formatNumber(minutes)} Minuten. Wenn du ihn nicht angefordert hast, ignoriere diese SMS.`,
  });

/* The page behind a reminder’s link */

export const snoozeTitle = 'Gerade nicht?';
export const snoozeQuestion = 'Wir können dich in einer Stunde noch einmal erinnern.';
export const snoozeButton = 'In einer Stunde erinnern';
export const oneMoment = 'Einen Moment\u00a0…';
export const turnOffTitle = 'Diese Erinnerungen ausschalten?';
export const turnOffQuestion =
  'Du bekommst diese Erinnerung nicht mehr. Deine andere tägliche Erinnerung bleibt, wie sie ist.';
export const turningOff = 'Wird ausgeschaltet\u00a0…';
export const turnOffButton = 'Diese Erinnerungen ausschalten';
export const yourReminderTitle = 'Deine Erinnerung';
export const undoButton = 'Rückgängig';
export const changeYourRemindersLink = 'Erinnerungen ändern';
export const answerOffline =
  'Im Moment gibt es keine Verbindung, deshalb hat sich nichts geändert. Bitte versuch es noch einmal.';
export const answerFailed =
  'Etwas ist schiefgegangen, und es hat sich nichts geändert. Bitte versuch es in ein paar Minuten noch einmal.';
export const linkExpiredTitle = 'Dieser Link gilt nicht mehr';
export const openYourProfileButton = 'Dein Profil öffnen';

/* Unsent changes */

export const reminderUpdate = 'Eine Änderung deiner Erinnerungen';

/* Profile: notifications on this device */

export const notificationsUnsupported =
  'Dieser Browser kann keine Benachrichtigungen zeigen. Füge die App auf einem iPhone oder iPad zum Home-Bildschirm hinzu und öffne sie dort.';
export const notificationsBlocked =
  'Benachrichtigungen sind für diese Seite gesperrt. Erlaube sie in den Einstellungen deines Browsers und versuch es dann noch einmal.';
export const notificationsUnavailable =
  'Der Benachrichtigungsdienst dieses Browsers ist gerade nicht erreichbar. Bitte versuch es später noch einmal.';
export const offline =
  'Im Moment gibt es keine Verbindung. Bitte versuch es noch einmal, wenn du wieder online bist.';
export const deviceChangeFailed =
  'Wir konnten die Benachrichtigungen auf diesem Gerät nicht ändern. Bitte versuch es in ein paar Minuten noch einmal.';
export const deviceSwitchLabel = 'Benachrichtigungen auf diesem Gerät';
export const deviceSwitchHelp = 'Dieselben zwei Erinnerungen in diesem Browser, bis du dich hier abmeldest';

/* Profile: the phone number */

export const numberConfirmed = <Part>(number: Part) => [number, ' ist bestätigt.'];
export const optedOut =
  'Du hast SMS abbestellt. Um sie wieder zu bekommen, schick START an die Nummer, von der sie kamen.';
export const checkAgainButton = 'Noch einmal prüfen';
export const optedOutOf = (number: string): string =>
  `Du hast SMS abbestellt. Um sie wieder zu bekommen, schick START an ${number}.`;
export const confirmNumberLabel = 'Diese Nummer bestätigen';
export const confirmNumberNotice = <Part>(number: Part) => [
  'Bevor wir an ',
  number,
  ' schreiben können, bestätige bitte, dass die Nummer dir gehört.',
];
export const codeLabel = 'Code';
export const codeHelp = (minutes: number): string =>
  plural(minutes, {
    one: 'Die sechs Ziffern, die wir dir gerade geschickt haben. Sie gelten 1 Minute.',
    other: `Die sechs Ziffern, die wir dir gerade geschickt haben. Sie gelten ${formatNumber(minutes)} Minuten.`,
  });
export const confirmingCode = 'Wird bestätigt\u00a0…';
export const sendingCode = 'Wird gesendet\u00a0…';
export const confirmCodeButton = 'Bestätigen';
export const resendCodeButton = 'Neuen Code schicken';
export const sendCodeButton = 'Code schicken';

/* Profile: reminders */

export const morningHourLabel = 'Stunde am Morgen';
export const morningMinutesLabel = 'Minuten am Morgen';
export const morningAmPmLabel = 'Vor- oder nachmittags (Morgen)';
export const afternoonHourLabel = 'Stunde am Nachmittag';
export const afternoonMinutesLabel = 'Minuten am Nachmittag';
export const afternoonAmPmLabel = 'Vor- oder nachmittags (Nachmittag)';
export const morningLabel = 'Morgen';
export const afternoonLabel = 'Nachmittag oder Abend';
export const morningDayLabel = (weekday: string): string => `Am Morgen, ${weekday}`;
export const afternoonDayLabel = (weekday: string): string => `Am Nachmittag, ${weekday}`;
export const noAfternoonDays = 'Kein Tag gewählt, also keine Erinnerungen am Nachmittag.';
export const noMorningDays = 'Kein Tag gewählt, also keine Erinnerungen am Morgen.';
export const textRemindersLabel = 'Erinnerungen per SMS';
export const textRemindersHelp =
  'Jeden Morgen ein Anstoß zum Schreiben, jeden Abend einer für eine Erkenntnis';
export const phoneNumberLabel = 'Telefonnummer';
export const phoneHelp = 'Mit Landesvorwahl, etwa +1\u00a0555\u00a0010\u00a00199.';
export const emailRemindersLabel = 'Erinnerungen per E-Mail';
export const emailRemindersHelp = 'Dieselben zwei Erinnerungen an deine E-Mail-Adresse';
/** As short as they can be told apart. */
export const sundayShort = 'So';
export const mondayShort = 'Mo';
export const tuesdayShort = 'Di';
export const wednesdayShort = 'Mi';
export const thursdayShort = 'Do';
export const fridayShort = 'Fr';
export const saturdayShort = 'Sa';
export const savingReminders = 'Wird gespeichert\u00a0…';
export const saveRemindersButton = 'Erinnerungen speichern';

/* Profile: recent reminders */

export const recentTitle = 'Letzte Erinnerungen';
export const showFewerButton = 'Weniger zeigen';
export const showAllButton = (count: number): string => `Alle ${formatNumber(count)} zeigen`;

/* Answers to a reminder */

export const remindedAgainAt = (time: string): string => `Wir erinnern dich um ${time} noch einmal.`;
export const remindedAgainInAnHour = 'Wir erinnern dich in einer Stunde noch einmal.';
export const noReminderLeftToday = 'Dann ist der Tag vorbei, deshalb kommt heute keine Erinnerung mehr.';
export const morningRemindersOff = 'Deine Erinnerungen am Morgen sind aus.';
export const afternoonRemindersOff = 'Deine Erinnerungen am Nachmittag sind aus.';
export const morningRemindersOn = 'Deine Erinnerungen am Morgen sind wieder an, so wie zuvor.';
export const afternoonRemindersOn = 'Deine Erinnerungen am Nachmittag sind wieder an, so wie zuvor.';
