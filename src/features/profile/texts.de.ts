import { formatNumber, plural } from '../../kernel/intl.de.ts';

/* Profile: messages */

export const loadFailed = 'Das Profil konnte nicht geladen werden.';
export const farewell =
  'Dein Konto und alles darin wurden gelöscht. Danke für die Zeit, die du hier verbracht hast.';
export const saved = 'Profil gespeichert.';
export const nameRequired = 'Bitte gib deinen Namen ein';
export const valuesFailed = 'Die Kernwerte konnten nicht gespeichert werden.';

export const addressUnconfirmed =
  'Diese Adresse ist noch nicht bestätigt. Wir haben dir einen Link geschickt. Er gilt eine Stunde lang.';
export const confirmationSent = (email: string): string =>
  `Wir haben einen neuen Link an ${email} geschickt.`;
export const addressConfirmed = 'Deine Adresse ist schon bestätigt.';
export const confirmationTooSoon =
  'Wir haben dir gerade erst einen Link geschickt. Bitte schau in den Posteingang und in den Spam-Ordner, bevor du einen weiteren anforderst.';
export const confirmationNotSent =
  'Wir konnten den Link nicht schicken. Bitte versuch es in ein paar Minuten noch einmal.';
export const offline = 'Du bist offline. Bitte versuch es noch einmal, wenn du wieder online bist.';

/* Answers of the server */

export const timeZoneUnknown = 'Diese Zeitzone kennen wir nicht.';
export const nothingToChange = 'Es gibt nichts zu ändern.';
export const coreValuesNotDifferent = 'Bitte wähle drei verschiedene Kernwerte.';

/* Answers of the server: what is missing or out of date */

export const profileMissing = 'Wir konnten dein Profil nicht finden. Bitte wende dich an den Support.';
export const otherLanguageModel =
  'Hier wird jetzt ein anderes Sprachmodell benutzt. Bitte lade die Seite neu und wähle noch einmal.';

/* Profile: you */

export const youTitle = 'Du';
export const nameLabel = 'Name';
export const saveButton = 'Speichern';
export const saving = 'Wird gespeichert\u00a0…';

/* Profile: an address that isn’t confirmed */

export const sending = 'Wird gesendet\u00a0…';
export const sendAgainButton = 'Noch einmal senden';

/* Profile: billing */

export const billingTitle = 'Abrechnung';
export const billingNameLabel = 'Name auf der Rechnung';
export const saveBillingNameLabel = 'Name auf der Rechnung speichern';

/* Profile: core values */

export const coreValuesTitle = 'Kernwerte';
export const coreValuesHelp = 'Frage 4 fragt, wozu sie dir raten.';
export const coreValuesNotChosen = 'Du hast noch keine gewählt.';
export const changeLink = 'Ändern';
export const chooseLink = 'Wählen';
export const changeCoreValuesLabel = 'Kernwerte ändern';
export const chooseCoreValuesLabel = 'Kernwerte wählen';

/* Profile: changing how you sign in */

export const emailLabel = 'E-Mail';
export const changeEmailLabel = 'E-Mail ändern';
export const cancelEmailLabel = 'Änderung der E-Mail abbrechen';
export const passwordLabel = 'Passwort';
export const changePasswordLabel = 'Passwort ändern';
export const cancelPasswordLabel = 'Änderung des Passworts abbrechen';
export const cancelButton = 'Abbrechen';
export const changeButton = 'Ändern';

/* Profile: passkeys */

export const passkeysTitle = 'Passkeys';
export const passkeysHelp =
  'Melde dich mit Fingerabdruck, Gesicht oder der PIN deines Geräts an, ohne Passwort.';
export const passkeysNotLoaded = 'Wir konnten deine Passkeys nicht laden. Bitte versuch es noch einmal.';
export const passkeysUnknownHere = 'Dieser Browser kann keine Passkeys hinzufügen. Ein neuerer kann es.';
export const addPasskeyButton = 'Passkey hinzufügen';
export const addingPasskey = 'Wird hinzugefügt\u00a0…';
export const passkeyAdded = 'Passkey hinzugefügt.';
export const passkeyNotMade = 'Es wurde kein Passkey hinzugefügt. Du kannst es noch einmal versuchen.';
export const passkeyHereAlready = 'Dieses Gerät hat schon einen Passkey für dein Konto.';
export const passkeyNeverUsed = 'noch nicht benutzt';
export const passkeyLastUsed = (day: string, network: string | null): string =>
  network ? `zuletzt benutzt am ${day}, Adresse beginnt mit ${network}` : `zuletzt benutzt am ${day}`;
export const passkeyHistory = (added: string, use: string): string => `Hinzugefügt am ${added}, ${use}`;
export const renameButton = 'Umbenennen';
export const renamePasskeyLabel = (name: string): string => `„${name}“ umbenennen`;
export const renamePasskeyTitle = 'Diesen Passkey umbenennen';
export const renamePasskeyText = 'Wähle einen Namen, der dir sagt, wo er gespeichert ist.';
export const passkeyNameLabel = 'Name';
export const removeButton = 'Entfernen';
export const removePasskeyLabel = (name: string): string => `„${name}“ entfernen`;
export const removePasskeyTitle = (name: string): string => `„${name}“ entfernen?`;
export const removePasskeyText =
  'Du kannst dich dann nicht mehr damit anmelden. Lösche ihn auch dort, wo er gespeichert ist, damit dein Browser ihn nicht mehr anbietet.';
export const removePasskeyButton = 'Passkey entfernen';
export const removing = 'Wird entfernt\u00a0…';
export const passkeyRemoved = 'Passkey entfernt.';

/* Profile: two-step sign-in */

export const twoStepTitle = 'Anmeldung in zwei Schritten';
export const twoStepHelp =
  'Nach deinem Passwort fragen wir nach einem Code aus einer Authenticator-App. Ein gestohlenes Passwort genügt dann nicht. Passkeys brauchen keinen Code, und angemeldete Geräte öffnen dein Tagebuch wie bisher, auch offline.';
export const twoStepNotLoaded =
  'Wir konnten deine Anmeldung in zwei Schritten nicht laden. Bitte versuch es noch einmal.';
export const setUpTwoStepButton = 'Zweiten Schritt einrichten';
export const settingUp = 'Einen Moment\u00a0…';
export const twoStepOnSince = (day: string, codesLeft: number): string =>
  `An seit ${day}. ${recoveryCodesLeft(codesLeft)}`;
const recoveryCodesLeft = (left: number): string =>
  plural(left, {
    one: 'Noch 1 Wiederherstellungscode.',
    other: `Noch ${formatNumber(left)} Wiederherstellungscodes.`,
  });
export const recoveryCodesRunOut =
  'Wenn du dein Handy verlierst, brauchst du einen Wiederherstellungscode. Erstelle neue und sichere sie.';
export const newRecoveryCodesButton = 'Neue Codes erstellen';
export const newRecoveryCodesTitle = 'Neue Wiederherstellungs\u00adcodes erstellen?';
export const newRecoveryCodesText = 'Die jetzigen Codes gelten dann nicht mehr.';
export const turnOffTwoStepButton = 'Zweiten Schritt ausschalten';
export const turnOffTwoStepTitle = 'Anmeldung in zwei Schritten ausschalten?';
export const turnOffTwoStepText =
  'Zum Anmelden genügt dann wieder dein Passwort. Deine Wiederherstellungscodes gelten nicht mehr.';
export const twoStepTurnedOff = 'Die Anmeldung in zwei Schritten ist aus.';
export const setUpTwoStepText =
  'Scanne diesen Code mit einer Authenticator-App. Vielleicht hat dein Passwortmanager eine eingebaut.';
export const qrCodeLabel = 'QR-Code für deine Authenticator-App';
export const openAuthenticatorLink = 'Eine Authenticator-App auf diesem Gerät öffnen';
export const setupKeyTitle = 'Kannst du ihn nicht scannen? Gib diesen Schlüssel in der App ein:';
export const copyKeyButton = 'Schlüssel kopieren';
export const keyCopied = 'Schlüssel kopiert';
export const appCodeLabel = 'Code aus der App';
export const appCodeHelp = 'Die 6 Ziffern, die sie für Growth Loop zeigt.';
export const beforeTwoStep =
  'Als Nächstes bekommst du zehn Wiederherstellungscodes. Verlierst du deine App und diese Codes, kannst du dich auf einem neuen Gerät nur noch mit einem Passkey anmelden. Ein Link per E-Mail genügt nicht, und wir können erst helfen, wenn sicher ist, dass du es bist.';
export const turnOnTwoStepButton = 'Einschalten';
export const recoveryCodesTitle = 'Sichere deine Wiederherstellungs\u00adcodes';
export const recoveryCodesText =
  'Mit jedem kannst du dich einmal anmelden, anstelle deiner App. Bewahre sie dort auf, wo du sie ohne dieses Gerät findest. Wir können sie nicht noch einmal zeigen.';
export const recoveryCodesList = 'Wiederherstellungscodes';
export const copyCodesButton = 'Kopieren';
export const codesCopied = 'Wiederherstellungscodes kopiert';
export const copyFailed = 'Wir konnten das nicht kopieren. Bitte markiere und kopiere es selbst.';
export const printCodesButton = 'Drucken';
export const downloadCodesButton = 'Herunterladen';
export const codesNotDownloaded =
  'Wir konnten deine Codes nicht herunterladen. Bitte kopiere oder drucke sie.';
export const closeCodesButton = 'Schließen';
export const codesFileName = 'growth-loop-wiederherstellungscodes.txt';
export const codesHeading = (email: string, day: string): string =>
  `Wiederherstellungscodes von Growth Loop für ${email}, erstellt am ${day}`;

/* Profile: devices */

export const devicesTitle = 'Wo du angemeldet bist';
export const devicesNotLoaded = 'Wir konnten deine Geräte nicht laden. Bitte versuch es noch einmal.';
export const thisDevice = 'Dieses Gerät';
export const activityTitle = 'Kontoaktivität';
export const activityHelp =
  'Anmeldungen, Abmeldungen und Änderungen an deinem Konto in den letzten 90 Tagen. Nichts, was du geschrieben hast, steht darin.';
export const showActivityButton = 'Aktivität zeigen';
export const hideActivityButton = 'Aktivität ausblenden';
export const activityNotLoaded =
  'Wir konnten deine Kontoaktivität nicht laden. Bitte versuch es noch einmal.';
export const noActivity = 'Nichts in den letzten 90 Tagen.';
export const activityNames = {
  signed_up: 'Konto erstellt',
  signed_in: 'Angemeldet',
  signed_in_by_link: 'Mit einem Link per E-Mail angemeldet',
  signed_in_with_passkey: 'Mit einem Passkey angemeldet',
  signed_out: 'Abgemeldet',
  session_ended: 'Ein Gerät abgemeldet',
  other_sessions_ended: 'Alle anderen Geräte abgemeldet',
  all_sessions_ended: 'Überall abgemeldet',
  password_changed: 'Passwort geändert',
  email_change_requested: 'Änderung der E-Mail-Adresse angefordert',
  email_changed: 'E-Mail-Adresse geändert',
  passkey_added: 'Passkey hinzugefügt',
  passkey_removed: 'Passkey entfernt',
  second_factor_on: 'Anmeldung in zwei Schritten eingeschaltet',
  second_factor_off: 'Anmeldung in zwei Schritten ausgeschaltet',
  recovery_codes_renewed: 'Neue Wiederherstellungscodes erstellt',
  recovery_code_used: 'Wiederherstellungscode benutzt',
  vault_device_let_in: 'Gerät in den privaten Tresor gelassen',
  vault_passkey_removed: 'Passkey aus dem privaten Tresor entfernt',
  archive_exported: 'Alles heruntergeladen',
  plan_begun: 'Abo begonnen',
  plan_changed: 'Abo geändert',
  plan_ended: 'Abo beendet',
} as const;
export const fromWhere = (device: string, network: string): string =>
  `${device}, Adresse beginnt mit ${network}`;
export const signedInSince = (day: string, network: string | null): string =>
  network ? `Angemeldet am ${day}, Adresse beginnt mit ${network}` : `Angemeldet am ${day}`;
export const signOutButton = 'Abmelden';
export const signOutDeviceLabel = (device: string): string => `${device} abmelden`;
export const signOutEverywhereButton = 'Überall abmelden';
export const signOutEverywhereTitle = 'Überall abmelden?';
export const signOutEverywhereText =
  'Du wirst auf allen Geräten abgemeldet, auch auf diesem. Was du geschrieben hast, bleibt davon unberührt.';

/* Profile: a new email address */

export const newEmailLabel = 'Neue E-Mail-Adresse';
export const currentPasswordLabel = 'Aktuelles Passwort';
export const changeEmailButton = 'E-Mail ändern';

/* Profile: email and calendar */

export const emailsAfterConfirming =
  'Diese E-Mails bekommst du, sobald du deine Adresse bestätigt hast. Du kannst jede mit einem Klick abbestellen.';
export const emailsHelp = 'Du kannst jede davon mit einem Klick abbestellen.';
export const emailTitle = 'E-Mail';
export const calendarTitle = 'Kalender';
export const calendarHelp =
  'Die Zeiten deiner Erinnerungen und Durchsichten in deinem eigenen Kalender. Nichts, was du geschrieben hast, steht darin.';

/* Profile: a new password */

export const newPasswordLabel = 'Neues Passwort';
export const confirmNewPasswordLabel = 'Neues Passwort bestätigen';
export const changePasswordButton = 'Passwort ändern';

/* Profile */

export const profileTitle = 'Profil';
export const backToDashboardButton = 'Zur Übersicht';
export const pausesTitle = 'Pausen';
export const pausesHelp = 'Für Urlaub oder Krankheit: Deine Serien warten, bis du wieder da bist.';

/* Profile: appearance */

export const appearanceTitle = 'Darstellung';
export const languageLabel = 'Sprache';
export const languageHelp =
  'Die Sprache aller Seiten und dessen, was wir dir schicken. Schreiben kannst du in jeder Sprache.';
export const languageChanged = 'Ab jetzt ist alles auf Deutsch.';
export const languageOffline = 'Du bist offline. Die Sprache wechselt, sobald du verbunden bist.';
export const languageNotChanged = 'Wir konnten die Sprache nicht wechseln. Bitte versuch es noch einmal.';
export const changingLanguage = 'Die Sprache wird gewechselt\u00a0…';
export const lookBackLabel = 'Rückschau am Morgen';
export const lookBackHelp =
  'Eine neue Seite beginnt mit deiner letzten Erkenntnis, und Frage 2 sagt, wo dein Ziel steht.';
export const moodLabel = 'Stimmung des Tages';
export const moodHelp =
  'Einmal am Tag antippen, in fünf Stufen. Die Stimmung wird verschlüsselt gespeichert und zählt nie für Punkte oder Serien.';
export const closingSignalHelp = 'Diese Einstellung bleibt auf diesem Gerät, bis du dich abmeldest.';

/* Profile: reminders */

export const remindersTitle = 'Erinnerungen';
export const remindersHelp = 'Per SMS, per E-Mail oder auf diesem Gerät. Höchstens zwei am Tag.';

/* Profile: sign-in */

export const signInTitle = 'Anmeldung';
export const emailChangeWaiting = (email: string): string =>
  `Öffne zum Abschluss den Link, den wir an ${email} geschickt haben. Bis dahin melde dich mit deiner alten Adresse an.`;

/* Profile: time zone */

export const timeZoneLabel = 'Zeitzone';
export const timeZoneHelp = 'Bestimmt, wann dein Tag endet und wann Erinnerungen kommen.';
export const moreTimeZonesLabel = 'Weitere Zeitzonen';
export const showMoreTimeZonesButton = 'Weitere Zeitzonen zeigen';
export const timeZonesListed = 'Die Liste enthält jetzt alle Zeitzonen.';

/* Profile: app lock */

export const appLockTitle = 'App-Sperre';
export const appLockHelp = 'Für ein Gerät, das auch andere benutzen. Sie gilt nur für dieses Gerät.';
export const appLockLabel = 'Die App sperren, wenn ich weg bin';
export const appLockCovers =
  'Sie schützt deine Texte vor neugierigen Blicken und vor Leuten, die vorbeikommen. Was du gerade getippt hast, ist nach dem Entsperren noch da. Eine weitere Verschlüsselung ist sie nicht. Wer das Passwort dieses Geräts oder deines Kontos kennt, kommt trotzdem hinein.';
export const lockTimeLabel = 'Sperren';
export const lockAtStart = 'Bei jedem Start';
export const lockAfter = (minutes: number): string =>
  plural(minutes, { one: 'Nach 1 Minute', other: `Nach ${formatNumber(minutes)} Minuten` });
export const lockTimeHelp =
  'Du bist weg, wenn du in keinem Tab dieser App etwas berührst, scrollst oder tippst. „Bei jedem Start“ sperrt auch, wenn du 1 Minute weg bist.';
export const turnOnLockTitle = 'App-Sperre einschalten';
export const turnOnLockButton = 'App-Sperre einschalten';
export const turnOffLockTitle = 'App-Sperre ausschalten';
export const turnOffLockButton = 'App-Sperre ausschalten';
export const unlockWithLabel = 'Entsperren mit';
export const pinOption = 'PIN';
export const deviceOption = 'Prüfung durch dieses Gerät';
export const deviceOptionHelp = 'Dein Gerät fragt nach Fingerabdruck, Gesicht oder Gerätepasswort.';
export const newPinLabel = 'Neue PIN';
export const repeatPinLabel = 'PIN wiederholen';
export const pinForgotten = 'Wenn du sie vergisst, melde dich ab und dann mit deinem Passwort wieder an.';
export const pinsDiffer = 'Die beiden PINs sind nicht gleich.';
export const lockNotStored =
  'Dieser Browser speichert nichts auf diesem Gerät, deshalb kann er sich keine Sperre merken.';
export const deviceCheckNotSet =
  'Dein Gerät hat seine Prüfung nicht eingerichtet. Bitte versuch es noch einmal, oder wähle eine PIN.';
export const turningOn = 'Wird eingeschaltet\u00a0…';

/* Profile: leaving without saving */

export const leaveWithoutSavingTitle = 'Seite verlassen, ohne zu speichern?';
export const leaveWithoutSavingText = 'Deine Änderungen auf dieser Seite sind nicht gespeichert.';
export const leaveWithoutSavingButton = 'Ohne Speichern verlassen';
export const keepEditingButton = 'Weiter bearbeiten';

/* Profile: saving */

export const saveFailed = 'Wir konnten dein Profil nicht speichern. Bitte versuch es noch einmal.';

/* Profile: weekly categories */

export const weeklyCategoriesTitle = 'Bereiche der Woche';
export const weeklyCategoriesHelp =
  'Dein Wochenrückblick ordnet deine Notizen diesen Bereichen zu, beginnend mit dem ersten.';

/* Dashboard: a device in another time zone */

export const timeZoneNotChanged = 'Wir konnten deine Zeitzone nicht ändern. Bitte versuch es noch einmal.';
export const timeZoneChanged = (city: string): string => `Deine Tage folgen jetzt der Zeit in ${city}.`;
export const timeZoneKept = (city: string): string => `Deine Tage folgen weiter der Zeit in ${city}.`;
export const timeZonesDiffer = (city: string, deviceCity: string): string =>
  `Deine Tage folgen der Zeit in ${city}, aber dieses Gerät ist in ${deviceCity}.`;
export const changeTimeZoneLabel = (city: string): string => `Zu ${city} wechseln`;
export const keepButton = 'Behalten';
export const keepTimeZoneLabel = (city: string): string => `${city} behalten`;

/* Profile: app version */

export const appVersionTitle = 'Version der App';
export const appVersionHelp =
  'Die App, die in deinem Browser läuft. Jede Version hat ihren eigenen Code, der für alle gleich ist.';
export const releaseOf = (version: string, code: string): string => `Version ${version}, Code ${code}`;
export const releaseLoading = 'Die Version wird gelesen\u00a0…';
export const releaseUnknown = 'Wir konnten nicht lesen, welche Version das ist. Bitte lade die Seite neu.';
export const newerRelease = 'Eine neue Version ist da.';
export const newerReleaseOf = (version: string, code: string): string =>
  `Eine neue Version ist da: Version ${version}, Code ${code}.`;
export const updateNowButton = 'Jetzt aktualisieren';
export const checkCodeButton = 'Code prüfen';
export const checkingCode = 'Wird geprüft\u00a0…';
export const copyCodeButton = 'Ganzen Code kopieren';
export const codeCopied = 'Code kopiert';
export const codeNotCopied = 'Wir konnten den Code nicht kopieren.';
export const codeHelp =
  'Die Prüfung vergleicht jede Datei der App auf diesem Gerät mit der Liste der Version. Hier prüft die App sich selbst. Vergleiche den Code deshalb auch mit einem von einer Stelle, der du vertraust.';
export const codeHelpWithVault =
  'Die Prüfung vergleicht jede Datei der App auf diesem Gerät mit der Liste der Version. Hier prüft die App sich selbst. Vergleiche den Code deshalb auch mit einem von einer Stelle, der du vertraust. Mit einem privaten Tresor bleibt diese Version, bis du aktualisierst, längstens 14 Tage, nachdem eine neue erschienen ist.';
export const codeMatches = (count: number): string =>
  plural(count, {
    one: 'Die 1 Datei auf diesem Gerät entspricht der Liste der Version.',
    other: `Alle ${formatNumber(count)} Dateien auf diesem Gerät entsprechen der Liste der Version.`,
  });
export const serverHasSame = 'Unser Server veröffentlicht dieselbe Liste.';
export const serverHasOther = (version: string, code: string): string =>
  `Unser Server veröffentlicht jetzt eine andere Liste: Version ${version}, Code ${code}.`;
export const serverUnreachable = 'Wir konnten unseren Server nicht erreichen, um seine Liste zu vergleichen.';
export const codeDiffers = (count: number): string =>
  plural(count, {
    one: '1 Datei auf diesem Gerät weicht von der Liste der Version ab:',
    other: `${formatNumber(count)} Dateien auf diesem Gerät weichen von der Liste der Version ab:`,
  });
export const codeDiffersNext =
  'Wenn gerade eine neue Version erschienen ist, lade die Seite neu und prüfe noch einmal. Weichen dann immer noch Dateien ab, gib deine Passphrase hier nicht ein, und sag den Betreibern dieser Seite Bescheid.';
export const checkFailed =
  'Wir konnten nicht alle Dateien lesen. Bitte versuch es noch einmal, wenn du online bist.';

/* Profile: your data */

export const yourDataTitle = 'Deine Daten';
export const yourDataHelp = 'Deine Worte gehören dir: Nimm eine Kopie mit, oder lösche sie.';
export const journalLink = 'Tagebuch';
export const lessonsLink = 'Erkenntnisse';
export const downloadAsText = <Part>(journal: Part, lessons: Part) => [
  'Lade dein ',
  journal,
  ' oder deine ',
  lessons,
  ' als Text herunter.',
];
export const importFileLink = 'Datei importieren';
export const importOffer = <Part>(importFile: Part) => [
  'Hast du anderswo ein Tagebuch oder ein Archiv von hier? ',
  importFile,
];
export const deleteAccountButton = 'Konto löschen';
export const deleteAccountTitle = 'Dein Konto löschen?';
export const keepMyAccountButton = 'Konto behalten';
export const deleteEverythingButton = 'Alles löschen';
export const deleting = 'Wird gelöscht\u00a0…';
export const deleteAccountText =
  'Dein Tagebuch, deine Erkenntnisse, Vorhaben, Ziele und Einstellungen werden sofort gelöscht. Sie können nicht wiederhergestellt werden.';
