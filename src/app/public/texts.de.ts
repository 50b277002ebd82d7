/* Titles and descriptions for search engines */

export const landingTitle = 'Das geführte Tagebuch · %PRODUCT_NAME%';
export const landingDescription =
  'Ein Tagebuch, das fünf Fragen stellt, deine Antworten in eine kurze Liste für den Tag verwandelt und bewahrt, was der Tag dich gelehrt hat.';
export const welcomeTitle = 'Willkommen · %PRODUCT_NAME%';
export const welcomeDescription =
  'Klären, handeln, lernen: Drei Striche ergeben einen Tag. Zehn Tage kostenlos, etwa zehn Minuten täglich, ohne Kreditkarte.';
export const signInTitle = 'Anmelden · %PRODUCT_NAME%';
export const signInDescription =
  'Melde dich an und öffne dein Tagebuch, deine Vorhaben und deine Erkenntnisse.';
export const registrationTitle = 'Konto erstellen · %PRODUCT_NAME%';
export const registrationDescription =
  'Beginne dein Tagebuch: zehn Tage kostenlos, ohne Kreditkarte, und deine Seiten werden verschlüsselt gespeichert.';
export const termsTitle = 'Nutzungsbedingungen · %PRODUCT_NAME%';
export const termsDescription =
  'Was du bekommst, was dir gehört und worum wir dich bitten: die Bedingungen in wenigen Sätzen.';
export const privacyTitle = 'Datenschutz · %PRODUCT_NAME%';
export const privacyDescription =
  'Was gespeichert und was verschlüsselt wird, wer es sieht und wie du alles herunterladen oder löschen kannst.';

/* Privacy */

export const privacyShortTitle = 'Kurz gesagt';
export const privacyShort =
  'Was du in dein Tagebuch schreibst, wird in deinem Browser verschlüsselt, bevor es gespeichert wird. Nichts wird verkauft. Du kannst jederzeit alles herunterladen oder löschen.';
export const storedTitle = 'Was gespeichert wird';
export const storedAccount =
  'Dein Konto: dein Name, deine E-Mail-Adresse, ein Einweg-Hash deines Passworts und deine Einstellungen. Wenn du Erinnerungen per SMS möchtest, auch deine Telefonnummer. Wenn du ein Abo hast, auch der Name auf deiner Rechnung.';
export const storedWriting = 'Dein Tagebuch: was du schreibst, wann du es geschrieben hast und deine Punkte.';
export const storedDevices =
  'Deine Geräte: Browser und IP-Adresse jeder Anmeldung. Und 90 Tage lang, was mit deinem Konto geschehen ist, mit dem Browser und dem Anfang der Adresse. Beides siehst du in den Profileinstellungen, damit dir auffällt, was nicht von dir stammt.';
export const encryptedTitle = 'Was verschlüsselt wird';
export const encryptedInBrowser =
  'Dein Tagebuch, deine Erkenntnisse, Vorhaben und Ziele werden in deinem Browser verschlüsselt, bevor sie gespeichert werden. Ebenso deine Visionen, deine Bucketlist und gespeicherte Beiträge.';
export const notEncrypted =
  'Manches bleibt für den Server lesbar, weil es für Erinnerungen, Abrechnung und deine Statistik gebraucht wird: dein Name, deine Kontaktdaten, dein Leitwort, deine Kernwerte und deine Wirkung, außerdem Tage, Uhrzeiten, Punkte und Mengen.';
export const serverKey =
  'Der Server hat einen Schlüssel. Er wird nur benutzt, solange ein Download oder eine andere Funktion läuft, um die du gebeten hast. Eine gestohlene Kopie der Datenbank allein ist nicht lesbar.';
export const notEndToEnd =
  'Das ist keine Ende-zu-Ende-Verschlüsselung: Wer den Server betreibt und auch seinen Schlüssel hat, könnte lesen, was du schreibst. Wenn du in den Profileinstellungen deinen privaten Tresor einschaltest, wird alles, was du schreibst, Ende zu Ende verschlüsselt: Nur deine Geräte können es öffnen.';
export const deviceTitle = 'Was auf deinem Gerät ist';
export const deviceCopy =
  'Auf deinem Gerät sind der Code der App, eine verschlüsselte Kopie dessen, was du geschrieben hast, alles, was noch nicht gesendet ist, und der Schlüssel dazu. Beim Abmelden werden deine Texte und der Schlüssel entfernt.';
export const cookies =
  'Ein Cookie hält dich angemeldet. Ein anderes erkennt deinen Browser wieder, damit wir dir sagen können, wenn sich ein neuer anmeldet; es bleibt nach dem Abmelden. Bei der Anmeldung in zwei Schritten wartet eines zehn Minuten auf deinen Code, und eines merkt sich ein Gerät 30 Tage lang als vertrauenswürdig, wenn du das willst. Eines merkt sich deine Sprache. Es gibt keine Cookies von Dritten, keine Werbung und keine Nutzungsanalyse. Nur die Zahlungsseite ist bei Cookies eine Ausnahme; siehe „Wenn du bezahlst“.';
export const recipientsTitle = 'Wer es sieht';
export const recipientsServices =
  'Nichts wird verkauft. Wer die App betreibt, kann Dienste nutzen, die E-Mails und SMS verschicken oder helfen, mit dir in Kontakt zu bleiben. Sie bekommen nur, was sie dafür brauchen, etwa deinen Namen, deine Kontaktdaten, dein Leitwort und deine Kernwerte. Dein Tagebuch bekommen sie nie.';
export const recipientsModel =
  'Wenn hier ein Sprachmodell angeboten wird, sieht es deine Worte nur mit deiner Einwilligung. Wenn du die Beobachtungen zu einer Woche öffnest, bekommt es deine Einträge, Erkenntnisse und Vorhaben aus dieser Woche. Bevor du zustimmst, siehst du den Text und wer ihn bekommt. Du kannst deine Einwilligung in den Profileinstellungen widerrufen.';
export const recipientsPosts =
  'Wenn du das Modell bittest, einen Beitrag zu schreiben, bekommt es nur, was du auswählst. Du siehst diesen Text jedes Mal, bevor er gesendet wird.';
export const automaticTitle = 'Kalender und automatische E-Mails';
export const automaticEmails =
  'E-Mails enthalten deinen Namen und ein paar Zahlen, aber nichts aus deinem Tagebuch. Erinnerungen, Wochenüberblicke und Hinweise zur Testphase gehen nur an eine bestätigte Adresse. Du kannst jede davon mit einem Klick abbestellen.';
export const automaticFeed =
  'Wenn du den Kalender einschaltest, kann jeder, der die geheime Adresse kennt, die Zeiten deiner Erinnerungen und Durchsichten sehen. Du kannst die Adresse in den Profileinstellungen erneuern oder den Kalender ausschalten.';
export const syncTitle = 'Google Tasks und Erinnerungen';
export const syncGoogle =
  'Wenn du mit Google Tasks abgleichst, gehen deine Vorhaben in lesbarer Form an deine eigene Liste bei Google, und Änderungen dort kommen zurück. Sonst wird nichts gesendet, was du schreibst. Es geschieht nur, wenn du den Knopf drückst, und die Erlaubnis von Google wird nie gespeichert.';
export const syncReminders =
  'Erinnerungen sagen, dass es Zeit zum Schreiben ist. Sie enthalten nichts aus deinem Tagebuch. Benachrichtigungen gehen verschlüsselt über den Push-Dienst deines Browsers.';
export const paymentTitle = 'Wenn du bezahlst';
export const paymentProvider =
  'Deine Kartendaten gehen nur an den Zahlungsanbieter, mit deiner E-Mail-Adresse, dem Namen auf deiner Rechnung und dem Betrag. Aus deinem Tagebuch geht nichts dorthin.';
export const paymentCookies =
  'Das Skript des Anbieters läuft nur auf der Seite mit dem Kartenformular. Es kann dort Cookies setzen, um Betrug zu verhindern.';
export const choicesTitle = 'Was du tun kannst';
export const choices =
  'In den Profileinstellungen kannst du alles herunterladen und dein Konto löschen. Beim Löschen wird sofort alles entfernt, außer aus den Sicherungen des Betreibers. Der Zahlungsanbieter muss Belege deiner Zahlungen vielleicht aufbewahren.';
export const responsibleTitle = 'Wer verantwortlich ist';
export const responsible = (appUrl: string): string =>
  `Für deine Daten ist verantwortlich, wer ${appUrl} betreibt.`;

/* Terms */

export const offerTitle = 'Was du bekommst';
export const offer = (product: string): string =>
  `${product} ist ein Tagebuch für jeden Tag. Die ersten zehn Tage sind kostenlos, ohne Kreditkarte. Danach wird nichts ohne deine Zustimmung berechnet.`;
export const ownershipTitle = 'Was dir gehört';
export const ownership =
  'Jedes Wort, das du schreibst, bleibt deins. Du kannst jederzeit alles herunterladen, auch nach der Testphase. Du kannst auch dein Konto mit allem darin löschen.';
export const dutiesTitle = 'Worum wir dich bitten';
export const duties =
  'Behalte dein Passwort für dich. Versuche nicht, etwas zu lesen, zu stören oder zu überlasten, das anderen gehört.';
export const limitsTitle = 'Was wir nicht versprechen können';
export const limits = (product: string): string =>
  `${product} wird so angeboten, wie es ist. Es ist keine medizinische oder psychologische Behandlung und keine fachliche Beratung. Bewahre eine Kopie von allem auf, was du nicht verlieren möchtest.`;
export const operatorTitle = 'Wer es betreibt';
export const operator = (appUrl: string): string =>
  `Wer ${appUrl} betreibt, ist für diese Installation verantwortlich.`;

/* Headings of the pages */

export const privacyHeading = 'Datenschutz';
export const termsHeading = 'Nutzungs\u00adbedingungen';

/* Below the headings, in every language that isn’t the original’s */

export const translationNote = 'Dies ist eine Übersetzung. Maßgeblich ist die englische Fassung.';
export const originalLink = 'Englische Fassung lesen';

/* The picture beside a shared link */

export const socialCardAlt =
  'Schreib eine Seite. Tu, was sie sagt. Bewahre das Gelernte. Neben den Worten ein Kreis aus drei Pinselstrichen.';
