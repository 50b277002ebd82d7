import { formatNumber, plural } from '../../kernel/intl.de.ts';

/* Answers of the server */

export const vaultExists =
  'Dein privater Tresor ist schon an oder wird gerade auf einem anderen Gerät ein- oder ausgeschaltet.';
export const vaultBusy =
  'Dein privater Tresor wird gerade geändert. Bitte warte, bis das fertig ist, und versuch es dann noch einmal.';
export const vaultUnfinished =
  'Einige deiner Texte müssen noch verschlüsselt werden. Bitte versuch es gleich noch einmal.';
export const wrappingNeeded =
  'Passphrase und Wiederherstellungsschlüssel können ersetzt, aber nicht entfernt werden.';
export const wrappingsFull =
  'Für deinen privaten Tresor sind nicht noch mehr Passkeys möglich. Bitte entferne erst einen.';
export const wrappingNotFound = 'Dieser Passkey öffnet deinen privaten Tresor nicht mehr.';
export const approvalNotFound =
  'Diese Anfrage ist beendet, oder eine neuere hat sie ersetzt. Bitte beginne noch einmal auf dem Gerät, das du hineinlassen möchtest.';
export const approvalExpired =
  'Diese Anfrage ist abgelaufen. Bitte beginne noch einmal auf dem Gerät, das du hineinlassen möchtest.';
export const approvalTaken = 'Ein anderes deiner Geräte beantwortet diese Anfrage schon.';
export const approvalEarly = 'Für diesen Schritt ist es noch zu früh. Bitte versuch es gleich noch einmal.';
export const tooManyApprovals =
  'Deine Geräte haben in einer Stunde zu oft gefragt. Bitte warte, oder nimm deine Passphrase.';

/* Input that is refused */

export const recordMismatch = 'Der Beleg passt nicht zum Aufruf';
export const wrappingsMissing = 'Es braucht genau eine Passphrase und einen Wiederherstellungsschlüssel';
export const wrappingIdsRepeat = 'Eine ID kommt zweimal vor';
export const sameKey = 'Der neue Schlüssel ist der bisherige';

/* The section of the profile */

export const vaultTitle = 'Privater Tresor';
export const vaultNote =
  'Mit einem privaten Tresor können nur deine Geräte öffnen, was du schreibst. Wir können es nicht.';
export const vaultIsOff =
  'Zurzeit wird das, was du schreibst, mit einem Schlüssel verschlüsselt, den unser Server benutzen kann, solange eine Funktion ihn braucht. Ein privater Tresor nimmt uns diesen Schlüssel.';
export const turnOnVaultButton = 'Privaten Tresor einschalten';
export const vaultIsOn = 'Dein privater Tresor ist an. Nur deine Geräte können öffnen, was du schreibst.';
export const vaultTurningOn = (left: number): string =>
  plural(left, {
    one: '1 älterer Text wird noch dafür verschlüsselt. Du kannst weiterschreiben.',
    other: `${formatNumber(left)} ältere Texte werden noch dafür verschlüsselt. Du kannst weiterschreiben.`,
  });
export const vaultTurningOff = (left: number): string =>
  plural(left, {
    one: '1 Text wird noch herausgeholt. Du kannst weiterschreiben.',
    other: `${formatNumber(left)} Texte werden noch herausgeholt. Du kannst weiterschreiben.`,
  });
export const vaultEnding =
  'Fast fertig. Das ist abgeschlossen, sobald jedes Gerät gesendet hat, was darauf geschrieben wurde.';
export const vaultUnreadable = (count: number): string =>
  plural(count, {
    one: '1 beschädigter Text kann auf keinem Gerät geöffnet werden und bleibt, wie er ist. Alles andere ist fertig.',
    other: `${formatNumber(count)} beschädigte Texte können auf keinem Gerät geöffnet werden und bleiben, wie sie sind. Alles andere ist fertig.`,
  });
export const lockVaultButton = 'Jetzt sperren';
export const lockTimeLabel = 'Auf diesem Gerät sperren';
export const lockNever = 'Nie automatisch';
export const lockAfter = (minutes: number): string =>
  minutes === 60 ? 'Nach 1 Stunde Abwesenheit' : `Nach ${formatNumber(minutes)} Minuten Abwesenheit`;
export const lockTimeHelp =
  'Du bist weg, wenn du in keinem Tab dieser App etwas berührst, scrollst oder tippst. Auch beim Abmelden wird er gesperrt.';
export const changePassphraseButton = 'Passphrase ändern';
export const newRecoveryKeyButton = 'Wiederherstellungsschlüssel erneuern';
export const turnOffVaultButton = 'Privaten Tresor ausschalten';

/* Offered at the end of onboarding */

export const offerTitle = 'Nur für deine Augen';
export const offerText =
  'Dein Tagebuch ist verschlüsselt gespeichert. Mit einem privaten Tresor können nur deine Geräte es öffnen, wir nicht. Du wählst eine Passphrase und bekommst einen Wiederherstellungsschlüssel. Du kannst den Tresor auch später in deinem Profil einschalten.';

/* Turning it on */

export const turningOnVault = {
  title: 'Privaten Tresor einschalten',
  button: turnOnVaultButton,
  busy: 'Wird eingeschaltet\u00a0…',
  done: 'Dein privater Tresor ist an.',
  before: [
    'Du wählst eine Passphrase und bekommst einen Wiederherstellungsschlüssel. Verlierst du beide und ist kein Gerät von dir entsperrt, sind deine Worte für immer verloren. Wir können sie nicht zurückholen.',
    'Ein neues Passwort öffnet deinen Tresor nicht. Das kann nur deine Passphrase oder dein Wiederherstellungsschlüssel.',
    'Der Abgleich mit Google Tasks und das Schreiben mit einem Sprachmodell enden, weil unser Server dafür deine Worte lesen müsste.',
    'Punkte, Serien und Erinnerungen funktionieren wie bisher.',
  ],
} as const;
export const passwordLabel = 'Dein Passwort';
export const passwordMissing = 'Bitte gib dein Passwort ein.';
export const continueButton = 'Weiter';
export const backButton = 'Zurück';
export const choosePassphraseTitle = 'Wähle eine Passphrase';
export const choosePassphraseText =
  'Mehrere Wörter, die du dir merkst, sind besser als ein schwieriges Wort.';
export const passphraseLabel = 'Passphrase';
export const repeatPassphraseLabel = 'Passphrase wiederholen';
export const passphraseHelp = (least: number): string =>
  `Mindestens ${formatNumber(least)} Zeichen. Nimm nicht dein Passwort.`;
export const passphraseStrength = {
  weak: 'Diese Passphrase ist leicht zu erraten.',
  fair: 'Ein weiteres Wort würde sie stärker machen.',
  good: 'Das ist eine gute Passphrase.',
  strong: 'Das ist eine starke Passphrase.',
} as const;
export const passphraseTooShort = (least: number): string =>
  `Bitte nimm mindestens ${formatNumber(least)} Zeichen.`;
export const passphraseTooWeak = 'Diese Passphrase ist leicht zu erraten. Bitte füge ein Wort hinzu.';
export const passphraseIsPassword =
  'Das ist dein Passwort. Bitte wähle etwas anderes: Unser Server sieht dein Passwort, wenn du dich anmeldest.';
export const passphrasesDiffer = 'Diese Passphrasen sind nicht gleich.';
export const saveRecoveryKeyTitle = 'Sichere deinen Wiederherstellungs\u00adschlüssel';
export const saveRecoveryKeyText =
  'Diese 12 Wörter öffnen deinen Tresor, wenn du deine Passphrase vergisst. Schreib sie auf oder drucke sie, und bewahre sie dort auf, wo nur du sie findest. Du siehst sie nicht noch einmal.';
export const recoveryKeyList = 'Wiederherstellungsschlüssel';
export const recoveryKeyQr = 'Dein Wiederherstellungsschlüssel als QR-Code';
export const copyWordsButton = 'Kopieren';
export const wordsCopied = 'Wiederherstellungsschlüssel kopiert';
export const wordsNotCopied =
  'Wir konnten deinen Wiederherstellungsschlüssel nicht kopieren. Bitte schreib ihn auf.';
export const printWordsButton = 'Drucken';
export const downloadWordsButton = 'Herunterladen';
export const wordsNotDownloaded =
  'Wir konnten deinen Wiederherstellungsschlüssel nicht herunterladen. Bitte schreib ihn auf.';
export const wordsFileName = 'growth-loop-wiederherstellungsschluessel.txt';
export const wordsHeading = (email: string, day: string): string =>
  `Wiederherstellungsschlüssel von Growth Loop für ${email}, erstellt am ${day}`;
export const confirmWordsTitle = 'Prüfe deinen Wiederherstellungs\u00adschlüssel';
export const confirmWordsText =
  'Gib diese drei Wörter deines Wiederherstellungsschlüssels ein, damit sicher ist, dass du ihn hast.';
export const wordLabel = (number: number): string => `Wort ${formatNumber(number)}`;
export const wordWrong = 'Das ist nicht dieses Wort. Bitte sieh in deinem Wiederherstellungsschlüssel nach.';

/* Passkeys */

export const passkeysTitle = 'Passkeys, die ihn öffnen';
export const passkeysHelp =
  'Mit einem Passkey öffnet eine Berührung deinen Tresor. Passphrase und Wiederherstellungsschlüssel gelten weiter.';
export const passkeyOf = (day: string | undefined): string =>
  day ? `Passkey, hinzugefügt am ${day}` : 'Passkey';
export const addPasskeyButton = 'Passkey zum Öffnen hinzufügen';
export const removePasskeyButton = 'Entfernen';
export const removePasskeyLabel = (passkey: string): string => `Aus deinem Tresor entfernen: ${passkey}`;
export const passkeyAdded = 'Dieser Passkey öffnet jetzt deinen Tresor.';
export const passkeyRemoved = 'Dieser Passkey öffnet deinen Tresor nicht mehr.';
export const passkeyHasNoSecret =
  'Dieser Passkey kann in diesem Browser keinen Tresor öffnen. Bitte nimm einen anderen.';

/* Letting another device in */

export const letInButton = 'Ein anderes Gerät hineinlassen';
export const letInTitle = 'Ein anderes Gerät hineinlassen';
export const letInText =
  'Melde dich auf dem anderen Gerät an, wähle „Ein anderes Gerät benutzen“, wo es nach deiner Passphrase fragt, und dann „Das andere Gerät fragen“.';
export const noRequestYet = 'Wartet auf die Anfrage des anderen Geräts\u00a0…';
export const requestFrom = (device: string, time: string): string => `${device} hat am ${time} gefragt.`;
export const requestIsServersWord =
  'Das ist nur, was unser Server sagt. Fahre fort, wenn du gerade auf einem eigenen Gerät gefragt hast und seinen Bildschirm siehst.';
export const answerRequestButton = 'Weiter';
export const typeCodeText =
  'Gib den Code ein, den das andere Gerät jetzt zeigt. Gib nie einen Code ein, den dir jemand anders schickt oder vorliest.';
export const typeCodeLabel = 'Code auf dem anderen Gerät';
export const codeMalformed = 'Ein Code hat sechs Ziffern.';
export const codeNotShownYet =
  'Das andere Gerät hat noch nicht geantwortet. Bitte gib den Code ein, sobald du ihn dort siehst.';
export const letInSubmitButton = 'Hineinlassen';
export const lettingIn = 'Wird geprüft\u00a0…';
export const letInDoneTitle = 'Noch ein Code';
export const letInDoneText =
  'Der Code stimmte. Dein Tresor öffnet sich auf dem anderen Gerät, wenn du dort diesen Code eingibst:';
export const letInDoneAfter = 'Du kannst das schließen, sobald dein Tresor dort offen ist.';
export const letInEndedTitle = 'Das Gerät wurde nicht hineingelassen';
export const closeButton = 'Schließen';
export const cancelLetInButton = 'Abbrechen';
export const letInEnds = {
  gone: 'Die Anfrage wurde auf dem anderen Gerät zurückgenommen, oder eine neuere hat sie ersetzt. Es wurde nichts übergeben.',
  expired:
    'Die Anfrage ist abgelaufen, denn Anfragen enden nach 10 Minuten. Es wurde nichts übergeben. Bitte frage auf dem anderen Gerät noch einmal.',
  taken: 'Ein anderes deiner Geräte beantwortet diese Anfrage schon. Dieses hat nichts übergeben.',
  'wrong-code':
    'Das ist nicht der Code des Geräts, das du hineinlassen würdest. Die Anfrage ist beendet, und es wurde nichts übergeben. Bitte frage auf dem anderen Gerät noch einmal. Wenn du richtig getippt hast, versuch es nicht noch einmal und wende dich an den Support.',
  'wrong-key':
    'Der Schlüssel des anderen Geräts ist nicht der, den es angekündigt hat: Jemand zwischen deinen Geräten hat ihn vielleicht geändert. Die Anfrage ist beendet, und es wurde nichts übergeben. Bitte wende dich an den Support.',
} as const;

/* Changing its key */

export const changeKeyButton = 'Schlüssel des Tresors ändern';
export const keyChange = {
  title: 'Den Schlüssel deines Tresors ändern',
  button: 'Schlüssel ändern',
  busy: 'Wird geändert\u00a0…',
  done: 'Dein Tresor hat einen neuen Schlüssel.',
  before: [
    'Wenn du ein Gerät verloren hast, auf dem dein Tresor entsperrt war, schließt ein neuer Schlüssel es aus. Alles, was du geschrieben hast, wird für den neuen Schlüssel noch einmal verschlüsselt, während du weiterschreibst.',
    'Du wählst eine neue Passphrase und bekommst einen neuen Wiederherstellungsschlüssel. Die jetzigen gelten dann nicht mehr.',
    'Deine anderen Geräte fragen nach der neuen Passphrase. Melde auch das verlorene Gerät ab, weiter oben auf dieser Seite.',
  ],
} as const;

/* A new password */

export const vaultStaysLocked =
  'Ein neues Passwort öffnet deinen privaten Tresor nicht. Das kann nur seine Passphrase, sein Wiederherstellungsschlüssel, ein Passkey oder ein Gerät, auf dem er entsperrt ist.';
export const passwordIsPassphrase =
  'Das ist die Passphrase deines privaten Tresors. Bitte wähle etwas anderes: Unser Server sieht dein Passwort, wenn du dich anmeldest.';

/* Starting over */

export const startOverTitle = 'Mit einem leeren Tresor neu beginnen';
export const startOverText =
  'Ohne Passphrase, Wiederherstellungsschlüssel, Passkey oder ein entsperrtes Gerät kann niemand öffnen, was du geschrieben hast. Du kannst es zurücklassen und mit einem leeren Tresor beginnen.';
export const startOverButton = 'Neu beginnen';
export const notYetButton = 'Schlüssel weiter suchen';
export const startingOver = {
  title: startOverTitle,
  button: 'Löschen und neu beginnen',
  busy: 'Wird neu begonnen\u00a0…',
  done: 'Dein neuer Tresor ist an.',
  before: [
    'Alles, was du in deinem gesperrten Tresor geschrieben hast, wird für immer gelöscht: Seiten, Erkenntnisse, Vorhaben, Ziele, Visionen und was auf diesem Gerät noch auf das Speichern wartet.',
    'Deine Punkte, Serien und Abzeichen, dein Leitwort und deine Kernwerte bleiben.',
    'Ist dein Tresor auf einem deiner Geräte noch entsperrt, brich hier ab und nimm dieses Gerät: Dort sind deine Worte sicher.',
  ],
} as const;

/* Changing what opens it */

export const changePassphraseTitle = 'Passphrase ändern';
export const changePassphraseText =
  'Deine bisherige Passphrase gilt dann nicht mehr. Entsperrte Geräte bleiben entsperrt.';
export const savePassphraseButton = 'Passphrase speichern';
export const saving = 'Wird gespeichert\u00a0…';
export const passphraseChanged = 'Deine Passphrase ist geändert.';
export const newRecoveryKeyTitle = 'Neuer Wiederherstellungs\u00adschlüssel';
export const newRecoveryKeyText =
  'Dein bisheriger Wiederherstellungsschlüssel gilt nicht mehr, sobald du den neuen bestätigt hast.';
export const saveRecoveryKeyButton = 'Schlüssel speichern';
export const recoveryKeyChanged = 'Dein neuer Wiederherstellungsschlüssel gilt jetzt.';
export const turnOffVaultTitle = 'Deinen privaten Tresor ausschalten?';
export const turnOffVaultText =
  'Was du schreibst, wird dann mit einem Schlüssel verschlüsselt, den unser Server benutzen kann, solange eine Funktion ihn braucht. Deine Worte bleiben, wie sie sind.';
export const turningOff = 'Wird ausgeschaltet\u00a0…';
export const vaultTurnedOff = 'Dein privater Tresor ist aus.';

/* When something doesn't succeed */

export const vaultNotChanged =
  'Wir konnten deinen privaten Tresor nicht ändern. Es ist nichts verloren. Bitte versuch es noch einmal.';
export const vaultOffline = 'Du bist offline. Bitte verbinde dich und versuch es noch einmal.';
export const vaultNotStored =
  'Dieser Browser kann den Schlüssel deines Tresors nicht speichern, deshalb wurde der Tresor nicht eingeschaltet. In privaten Fenstern ist das oft so.';
