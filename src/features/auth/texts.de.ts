/* Sign-in, sign-up and passwords: messages */

export const signInFailed =
  'Wir konnten dich nicht anmelden. Bitte prüfe E-Mail und Passwort und versuch es noch einmal.';
export const profileNotFound = 'Wir konnten dein Profil nicht finden. Bitte wende dich an den Support.';
export const profileNotCreated = 'Wir konnten dein Profil nicht anlegen. Bitte wende dich an den Support.';
export const unexpected = 'Etwas ist schiefgegangen. Bitte versuch es in ein paar Minuten noch einmal.';
export const recoverySent = 'Schau in dein Postfach: Dort steht, wie du dein Passwort zurücksetzt.';
export const emailMissing = 'Bitte gib deine E-Mail-Adresse ein.';
export const noUserReturned = 'Es kam kein Konto zurück';
export const signUpProfileFailed = 'Das Profil konnte nicht angelegt werden';
export const signUpFailed = 'Etwas ist schiefgegangen';
export const signUpRefused =
  'Mit diesen Angaben konnten wir kein Konto erstellen. Wenn du schon eines hast, melde dich an oder setze dein Passwort zurück.';
export const signedUp = 'Konto erstellt! Du wirst weitergeleitet\u00a0…';
export const nameRequired = 'Bitte gib deinen Namen ein';
export const emailRequired = 'Bitte gib deine E-Mail-Adresse ein';
export const emailInvalid = 'Bitte gib eine gültige E-Mail-Adresse ein';
export const passwordTooShort = 'Das Passwort muss mindestens 6 Zeichen lang sein';
export const passwordTooLong = 'Das Passwort darf höchstens 128 Zeichen lang sein';
export const passwordCommon = 'Das ist eines der häufigsten Passwörter. Bitte wähle ein anderes.';
export const passwordBreached =
  'Dieses Passwort ist aus einem Datenleck einer anderen Website bekannt. Bitte wähle ein anderes.';
export const passwordsDiffer = 'Die Passwörter stimmen nicht überein';
export const linkInvalid = 'Der Link ist ungültig oder abgelaufen. Bitte fordere einen neuen an.';
export const emailChangeStarted =
  'Die Änderung ist eingeleitet. Bitte bestätige sie über die E-Mail an deine neue Adresse.';
export const passwordChanged = 'Passwort geändert.';
export const currentPasswordMissing = 'Bitte gib dein aktuelles Passwort ein';
export const currentPasswordWrong = 'Das aktuelle Passwort stimmt nicht';
export const newPasswordTooShort = 'Das neue Passwort muss mindestens 6 Zeichen lang sein';
export const newPasswordsDiffer = 'Die neuen Passwörter stimmen nicht überein';
export const proofNeeded = 'Bitte bestätige, dass du es bist, und versuch es dann noch einmal.';
export const emailUnconfirmed =
  'Bitte bestätige zuerst deine E-Mail-Adresse. Wir haben dir einen neuen Link geschickt.';

export const passkeyRefused =
  'Mit diesem Passkey konnten wir dich nicht anmelden. Bitte versuch es noch einmal, oder nimm E-Mail und Passwort.';
export const passkeysUnknownHere =
  'Dieser Browser kann keine Passkeys benutzen. Bitte nimm E-Mail und Passwort.';
export const passkeyProofRefused =
  'Dieser Passkey hat nicht funktioniert. Bitte versuch es noch einmal, oder nimm dein Passwort.';
export const passkeyNotAdded = 'Wir konnten diesen Passkey nicht hinzufügen. Bitte versuch es noch einmal.';
export const passkeysFull = (most: number): string =>
  `Du kannst bis zu ${most} Passkeys haben. Bitte entferne erst einen.`;
export const passkeyNotFound = 'Wir konnten diesen Passkey nicht finden. Vielleicht ist er schon entfernt.';
export const passkeyNameMissing = 'Bitte gib einen Namen ein';
export const passkeyNameTooLong = 'Bitte wähle einen kürzeren Namen';

export const appCodeMalformed = 'Bitte gib die 6 Ziffern ein, die deine Authenticator-App zeigt.';
export const factorCodeMalformed =
  'Bitte gib die 6 Ziffern aus deiner Authenticator-App oder einen deiner Wiederherstellungscodes ein.';
export const factorCodeWrong =
  'Dieser Code stimmt nicht oder wurde schon benutzt. Bitte nimm den nächsten, den deine App zeigt, und prüfe, ob dein Handy die Uhrzeit automatisch stellt.';
export const factorExpired = 'Das hat zu lange gedauert. Bitte beginne noch einmal.';
export const factorAlreadyOn =
  'Die Anmeldung in zwei Schritten ist schon an. Schalte sie zuerst aus, um sie neu einzurichten.';
export const factorNotOn = 'Die Anmeldung in zwei Schritten ist aus.';
export const factorNotBegun = 'Die Einrichtung ist abgelaufen. Bitte beginne noch einmal.';

/* How hard a new password is to guess */

export const passwordStrength = {
  weak: 'Dieses Passwort ist leicht zu erraten.',
  fair: 'Ein weiteres Wort würde es stärker machen.',
  good: 'Das ist ein gutes Passwort.',
  strong: 'Das ist ein starkes Passwort.',
} as const;

/* Names of devices */

export const deviceName = (browser: string, system: string): string => `${browser} auf ${system}`;
export const unknownDevice = 'Unbekanntes Gerät';

/* Access token */

/* Answers of the server */

export const sessionNotFound = 'Wir konnten diese Sitzung nicht finden. Vielleicht ist sie schon beendet.';

/* Auth router */

export const foreignOrigin = 'Diese Anfrage muss von unseren eigenen Seiten kommen.';

/* Confirming an email address */

export const addressNotConfirmed = 'Wir konnten die Adresse nicht bestätigen. Bitte versuch es noch einmal.';
export const confirmEmailTitle = 'Bestätige deine E-Mail-Adresse';
export const emailConfirmedTitle = 'Deine E-Mail-Adresse ist bestätigt';
export const confirmEmailText = 'Ein Klick verbindet diese Adresse mit deinem Konto.';
export const continueToLink = (product: string): string => `Weiter zu ${product}`;
export const linkExpiredText = 'Er wurde schon benutzt oder ist abgelaufen. Bitte fordere einen neuen an.';
export const openProductLink = (product: string): string => `${product} öffnen`;
export const linkExpiredTitle = 'Dieser Link gilt nicht mehr';

/* Emails */

export const greetingWithoutName = 'Hallo!';
export const greeting = (name: string): string => `Hallo ${name}!`;
export const recoverySubject = 'Neues Passwort setzen';
export const recoveryText =
  'Hier ist dein Link, um ein neues Passwort zu setzen. Er gilt einmal und eine Stunde lang.';
export const setPasswordButton = 'Neues Passwort setzen';
export const recoveryUnasked =
  'Wenn du nicht darum gebeten hast, ignoriere diese E-Mail. Es ändert sich nichts, und dein Passwort bleibt.';
export const accountExistsSubject = 'Du hast schon ein Konto';
export const accountExistsText =
  'Jemand (vielleicht du) wollte gerade mit dieser Adresse ein Konto erstellen. Es gibt schon eines, deshalb wurde nichts geändert.';
export const signInButton = 'Anmelden';
export const forgottenPassword = 'Wenn du dein Passwort vergessen hast, wähle dort „Passwort vergessen“.';
export const confirmAddressButton = 'Diese Adresse bestätigen';
export const confirmationExpiry =
  'Der Link gilt einmal und eine Stunde lang. Du kannst jederzeit einen neuen anfordern.';
export const confirmationUnasked = 'Wenn du kein Konto erstellt hast, ignoriere diese E-Mail.';
export const confirmationRequired = 'Bestätige deine Adresse mit einem Klick, und dein Konto ist bereit.';
export const confirmationPurpose = (product: string): string =>
  `Bestätige mit einem Klick, dass dies deine Adresse ist. Bis dahin schickt ${product} keine Erinnerungen und Wochenüberblicke hierher.`;
export const welcomeSubject = (product: string): string => `Willkommen bei ${product}`;
export const welcomePreheader = 'Ein paar Minuten am Morgen, eine Erkenntnis am Abend.';
export const welcomePrivacy =
  'Deine Adresse ist bestätigt. Was du schreibst, wird in deinem Browser verschlüsselt, bevor es gespeichert wird. Dein Tagebuch bleibt deins.';
export const welcomeDay =
  'Jeder Tag hat drei Teile. Am Morgen beantwortest du fünf Fragen (Klären). Am Tag tust du, was du dir vorgenommen hast (Handeln). Am Abend notierst du eine Erkenntnis (Lernen).';
export const openDayButton = 'Deinen Tag öffnen';
export const welcomeStart = 'Beginne mit einer Frage. Der Rest ergibt sich.';
export const newAddressSubject = 'Bestätige deine neue E-Mail-Adresse';
export const newAddressText =
  'Bitte bestätige, dass dies deine neue Adresse ist. Der Link gilt einmal und eine Stunde lang.';
export const newAddressUnasked =
  'Wenn du nicht darum gebeten hast, ignoriere diese E-Mail. Es ändert sich nichts.';
export const emailChangeSubject = 'Jemand möchte deine E-Mail-Adresse ändern';
export const emailChangeText =
  'Jemand, der dein Passwort kennt, möchte dein Konto auf eine andere Adresse umstellen. Das geschieht erst, wenn diese Adresse bestätigt ist.';
export const secureAccountButton = 'Neues Passwort setzen';
export const emailChangeByYou =
  'Wenn du das warst, ist nichts zu tun. Wenn nicht, setze ein neues Passwort, um die Änderung zu stoppen.';
export const emailChangedSubject = 'Deine E-Mail-Adresse wurde geändert';
export const emailChangedText =
  'Dein Konto hat jetzt eine andere E-Mail-Adresse, und die neue Adresse ist bestätigt.';
export const emailChangedByOther = 'Wenn du das nicht warst, antworte bitte sofort auf diese E-Mail.';
export const passwordChangedSubject = 'Dein Passwort wurde geändert';
export const passwordChangedText =
  'Dein Passwort wurde gerade geändert, und alle anderen Geräte wurden abgemeldet.';
export const passwordChangedByYou =
  'Wenn du das warst, ist nichts zu tun. Wenn nicht, setze jetzt ein neues Passwort.';
export const passkeyAddedSubject = 'Deinem Konto wurde ein Passkey hinzugefügt';
export const passkeyAddedText =
  'Deinem Konto wurde gerade ein Passkey hinzugefügt. Wer ihn hat, kann sich ohne dein Passwort anmelden.';
export const passkeyAddedByYou =
  'Wenn du das warst, ist nichts zu tun. Wenn nicht, setze jetzt ein neues Passwort: Damit werden alle Passkeys entfernt.';
export const passkeyRemovedSubject = 'Ein Passkey deines Kontos wurde entfernt';
export const passkeyRemovedText =
  'Ein Passkey deines Kontos wurde gerade entfernt. Mit ihm kannst du dich nicht mehr anmelden.';
export const factorOnSubject = 'Die Anmeldung in zwei Schritten ist an';
export const factorOnText =
  'Für dein Konto wurde gerade die Anmeldung in zwei Schritten eingeschaltet. Nach deinem Passwort wird jetzt ein Code aus deiner Authenticator-App verlangt.';
export const factorOnRecovery =
  'Bewahre deine Wiederherstellungscodes sicher auf. Mit jedem kannst du dich einmal anmelden, wenn du dein Handy verlierst.';
export const factorOnByOther = 'Wenn du das nicht warst, antworte bitte sofort auf diese E-Mail.';
export const factorOffSubject = 'Die Anmeldung in zwei Schritten ist aus';
export const factorOffText =
  'Für dein Konto wurde gerade die Anmeldung in zwei Schritten ausgeschaltet. Nach deinem Passwort wird kein Code mehr verlangt.';
export const factorResetText =
  'Wer diesen Dienst betreibt, hat für dein Konto die Anmeldung in zwei Schritten ausgeschaltet. Nach deinem Passwort wird kein Code mehr verlangt.';
export const factorResetUnasked = 'Wenn du nicht darum gebeten hast, antworte bitte sofort auf diese E-Mail.';
export const recoveryCodeUsedSubject = 'Ein Wiederherstellungscode wurde zum Anmelden benutzt';
export const recoveryCodeUsedText = (left: number): string =>
  `Jemand hat sich mit einem deiner Wiederherstellungscodes bei deinem Konto angemeldet. Verbleibende Codes: ${left}.`;
export const recoveryCodeUsedByYou =
  'Wenn du das warst, ist nichts zu tun. Wenn nicht, setze jetzt ein neues Passwort und erstelle dann neue Wiederherstellungscodes.';
export const signedOutSubject = 'Du wurdest überall abgemeldet';
export const signedOutText =
  'Wer diesen Dienst betreibt, hat dein Konto auf allen Geräten abgemeldet. Du kannst dich mit deinem Passwort wieder anmelden.';
export const newDeviceSubject = 'Neue Anmeldung bei deinem Konto';
export const newDeviceText = (device: string, network: string | null): string =>
  `Jemand hat sich von einem Gerät, das wir noch nicht kennen, bei deinem Konto angemeldet: ${device}${network ? `, mit einer IP-Adresse, die mit ${network} beginnt` : ''}.`;
export const newDeviceByYou =
  'Wenn du das warst, ist nichts zu tun. Wenn nicht, melde das neue Gerät ab und setze ein neues Passwort.';
export const signOutThatDeviceButton = 'Neues Gerät abmelden';
export const endSessionTitle = 'Das neue Gerät abmelden?';
export const endSessionText =
  'Wir melden es sofort ab, und dann kannst du ein neues Passwort setzen, damit es abgemeldet bleibt.';
export const endSessionButton = 'Abmelden und neues Passwort setzen';
export const deletedSubject = 'Dein Konto wurde gelöscht';
export const goodbye = (firstName: string): string => `Mach’s gut, ${firstName}.`;
export const deletedText =
  'Dein Konto und alles, was du geschrieben hast, wurden gelöscht, wie du es gewünscht hast. Nichts davon kann wiederhergestellt werden.';
export const deletedThanks =
  'Danke für die Zeit, die du hier verbracht hast. Du bist jederzeit wieder willkommen, wenn du neu beginnen möchtest.';

/* Authentication Error */

export const authenticationErrorTitle = 'Fehler bei der Anmeldung';
export const authErrorText =
  'Mit diesem Link konnten wir dich nicht anmelden. Vielleicht ist er abgelaufen oder wurde schon benutzt. Dein Tagebuch ist sicher.';
export const returnToLoginButton = 'Zur Anmeldung';

/* Confirmation, after signing up */

export const accountTitle = 'Dein Konto';
export const accountReadyTitle = 'Dein Konto ist bereit';
export const trialStarted = (days: number): string =>
  `Deine Testphase von ${days} Tagen hat begonnen. Du musst keine Kreditkarte angeben und nichts kündigen. Ein paar Fragen machen das Tagebuch zu deinem.`;
export const continueButton = 'Weiter';
export const checkYourEmailTitle = 'Schau in dein Postfach';
export const confirmationSent =
  'Wir haben dir einen Link geschickt. Bestätige damit deine Adresse und melde dich dann an.';
export const couponAfterSignIn =
  'Wenn du angemeldet bist, öffne deinen Gutschein-Link noch einmal, um ihn einzulösen.';
export const toSignInButton = 'Anmelden';

/* Forgot Password */

export const forgotPasswordLabel = 'Passwort vergessen';
export const recoveryHelp =
  'Wir schicken dir einen Link, um ein neues Passwort zu setzen. Er gilt einmal und eine Stunde lang.';
export const emailLabel = 'E-Mail';
export const sendResetLinkButton = 'Link schicken';
export const backToSignInButton = 'Zurück zur Anmeldung';

/* Landing page */

export const landingTitle = 'Das geführte Tagebuch';
export const mainLabel = 'Hauptmenü';
export const howItWorksLink = 'So funktioniert’s';
export const signInLink = 'Anmelden';

/* Landing page: a sample page and its day */

export const sampleQuestion1 = 'Was gibt es von gestern zu feiern?';
export const sampleAnswer1 =
  'Ich habe Papa vor dem Frühstück angerufen und mir Zeit genommen. Wir haben zwanzig Minuten über das Boot geredet.';
export const sampleAction1 = 'Priya die Gliederung schicken.';
export const sampleAction2 = 'Den Raum für den 16. Januar reservieren.';
export const sampleAction3 = 'Die erste Seite schreiben, ruhig schlecht, in zwanzig Minuten.';
export const sampleQuestion2 = 'Was ist dein wichtigstes Ziel?';
export const sampleAnswer2 = 'Im Januar meinen ersten Schreibworkshop leiten.';
export const sampleQuestion3 = 'Wovor hast du Angst?';
export const sampleAnswer3 = 'Dass vier Leute kommen und ich die Stille mit Entschuldigungen fülle.';
export const sampleQuestion4 = 'Wozu raten dir deine Werte?';
export const sampleAnswer4 =
  'Mut sagt: Schreib den Termin auf. Familie sagt: nicht am Sonntag. Neugier sagt: Frag Priya, was sie sich davon wünscht.';
export const sampleQuestion5 = 'Was wirst du heute tun?';
export const samplePageLabel = 'So sieht eine Seite aus';
export const sampleActionsTitle = 'Vorhaben für heute';
export const sampleLessonQuestion = 'Was hast du gelernt?';
export const sampleLesson = 'Ein aufgeschriebener Termin ist mutiger als ein Plan.';
export const sampleDayTitle = 'So prägt eine Seite deinen Tag';
export const sampleDayText =
  'Am selben Abend: zwei Vorhaben erledigt, eine Erkenntnis notiert, und der Monat in Ringen.';
export const sampleWelcome = 'Willkommen, Maya!';
export const sampleDate = 'Montag, 30. November';
export const sampleStrokes = '3 von 3 heute';
export const sampleClosed = 'Der Kreis ist geschlossen';
export const sampleMonth = 'November: 20 von 30 Kreisen geschlossen';

/* Landing page: what it is, and why it is safe */

export const getStartedButton = 'Jetzt beginnen';
export const heroLine1 = 'Schreib eine Seite.';
export const heroLine2 = 'Tu, was sie sagt.';
export const heroLine3 = 'Bewahre das Gelernte.';
export const heroText = (product: string): string =>
  `${product} ist ein Tagebuch für Menschen, die nach ihren Werten leben wollen. Fünf Fragen am Morgen, eine kurze Liste für den Tag, eine Erkenntnis am Abend.`;
export const heroOffer = '10 Tage kostenlos. Ohne Kreditkarte.';
export const clarifyTitle = 'Klären';
export const clarifyText =
  'Fünf Fragen, bevor der Tag laut wird. Was gut war, was du willst, was dir Angst macht, was deine Werte sagen, was du tun wirst.';
export const actTitle = 'Handeln';
export const actText =
  'Aus deiner letzten Antwort wird die Liste für heute. Sie ist mit Absicht kurz und in deinen eigenen Worten.';
export const learnTitle = 'Lernen';
export const learnText = 'Ein Satz am Ende des Tages. Nach einem Jahr hast du ein Buch davon.';
export const ringLabel = 'Ein Kreis aus drei Pinselstrichen';
export const strokesTitle = 'Ein Tag ist ein Kreis aus drei Strichen';
export const privateTitle = 'Von Anfang an privat';
export const encryptionLink = 'So funktioniert die Verschlüsselung';
export const privateText = <Part>(howEncryptionWorks: Part) => [
  'Dein Tagebuch, deine Erkenntnisse, Vorhaben und Ziele werden in deinem Browser verschlüsselt, bevor sie gesendet werden. Keine Werbung, kein Tracking, keine Follower. ',
  howEncryptionWorks,
];
export const yoursTitle = 'Alles bleibt deins';
export const yoursText =
  'Lade dein Tagebuch, deine Erkenntnisse oder alles in einer Textdatei herunter, wann immer du willst. Und wenn du gehst, kannst du alles löschen.';
export const freeTitle = 'Zehn Tage kostenlos';
export const freeText =
  'Alles ist dabei, und du brauchst keine Kreditkarte. Danach kostet ein Abo 10\u00a0$ im Monat oder 99\u00a0$ im Jahr. Berechnet wird nur, was du selbst wählst.';
export const factsLabel = 'Worauf du dich verlassen kannst';
export const startTitle = 'Morgen früh ist ein guter Zeitpunkt, um anzufangen';
export const startText = 'Zehn Minuten am Tag, zehn Tage kostenlos.';

/* Sign-in page */

export const signInTitle = 'Anmelden';

/* Setting a new password */

export const newPasswordLabel = 'Neues Passwort';
export const passwordHelp = 'Mindestens 6 Zeichen';
export const confirmNewPasswordLabel = 'Neues Passwort bestätigen';
export const setNewPasswordButton = 'Neues Passwort setzen';

/* Create an account */

export const nameLabel = 'Name';
export const passwordLabel = 'Passwort';
export const creatingAccount = 'Konto wird erstellt';
export const createAccountButton = 'Konto erstellen';

/* Create an account: the page */

export const registrationTitle = 'Erstelle dein Konto';
export const haveAccountLink = 'Ich habe schon ein Konto';
export const termsLink = 'Nutzungsbedingungen';
export const privacyLink = 'Datenschutz';
export const registrationTerms = <Part>(days: number, terms: Part, privacy: Part) => [
  `${days} Tage kostenlos, ohne Kreditkarte. Wenn du ein Konto erstellst, stimmst du den `,
  terms,
  ' und den Hinweisen zum ',
  privacy,
  ' zu.',
];

/* Setting a new password: the page */

export const passwordSetToDay = 'Dein Passwort ist geändert. Wir bringen dich zu deinem Tag\u00a0…';
export const passwordSetToSignIn = 'Dein Passwort ist geändert. Wir bringen dich zur Anmeldung\u00a0…';
export const resetTitle = 'Wähle ein neues Passwort';

/* Sign in */

export const signInLabel = 'Anmelden';
export const signingIn = 'Anmeldung läuft';
export const forgotPasswordButton = 'Passwort vergessen';
export const createAccountLink = 'Konto erstellen';

/* Sign in: the panel */

export const forgotPasswordTitle = 'Passwort vergessen';

/* Two-step sign-in */

export const factorTitle = 'Gib deinen Code ein';
export const factorHelp =
  'Öffne deine Authenticator-App und gib die 6 Ziffern ein, die sie für Growth Loop zeigt.';
export const factorRecoveryHelp =
  'Gib einen der Wiederherstellungscodes ein, die du gesichert hast. Jeder gilt einmal.';
export const appCodeLabel = 'Code';
export const recoveryCodeLabel = 'Wiederherstellungscode';
export const rememberDeviceLabel = 'Auf diesem Gerät 30 Tage lang nicht mehr fragen';
export const useRecoveryCodeButton = 'Wiederherstellungscode benutzen';
export const useAppCodeButton = 'Authenticator-App benutzen';

/* Confirming that it’s you */

export const proofTitle = 'Bestätige, dass du es bist';
export const proofText =
  'Gib dein Passwort ein, um fortzufahren. Zehn Minuten lang wirst du nicht noch einmal gefragt.';
export const proofTextWithPasskey =
  'Nimm dein Passwort oder einen Passkey, um fortzufahren. Zehn Minuten lang wirst du nicht noch einmal gefragt.';
export const usePasskeyButton = 'Passkey benutzen';
export const proofContinueButton = 'Weiter';
export const offline = 'Du bist offline. Bitte versuch es noch einmal, wenn du wieder online bist.';
export const proving = 'Wird geprüft\u00a0…';
