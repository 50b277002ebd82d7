import { formatNumber, plural } from '../../kernel/intl.de.ts';

/* The locked vault */

export const lockedTitle = 'Dein privater Tresor ist gesperrt';
export const lockedText =
  'Nur deine Passphrase oder dein Wiederherstellungsschlüssel öffnet, was du geschrieben hast. Wir haben beides nicht.';
export const passphraseLabel = 'Passphrase';
export const passphraseHelp = 'Die Passphrase deines Tresors, nicht dein Passwort.';
export const recoveryKeyLabel = 'Wiederherstellungsschlüssel';
export const recoveryKeyHelp = 'Deine 12 Wörter, der Reihe nach.';
export const unlockButton = 'Entsperren';
export const unlocking = 'Wird entsperrt\u00a0…';
export const useRecoveryKeyButton = 'Wiederherstellungsschlüssel benutzen';
export const usePassphraseButton = 'Passphrase benutzen';
/* The locked vault: what goes on */

export const lockedLessonLabel = 'Etwas gelernt? Notiere es hier.';
export const lockedLessonHelp =
  'Es wird beim Tippen verschlüsselt, und niemand kann es lesen, bis dein Tresor auf diesem Gerät entsperrt ist. Dann kommt es zu deinen Erkenntnissen.';
export const keepLockedButton = 'Behalten';
export const lockedLesson = 'Eine Erkenntnis, die bei gesperrtem Tresor geschrieben wurde';
export const lessonsWaiting = (count: number): string =>
  plural(count, {
    one: '1 Erkenntnis wartet auf diesem Gerät, bis du entsperrst.',
    other: `${formatNumber(count)} Erkenntnisse warten auf diesem Gerät, bis du entsperrst.`,
  });
export const lockedNotKept =
  'Wir konnten das nicht auf deinem Gerät behalten. Bitte kopiere es an einen sicheren Ort.';
export const streakWhileLocked = (days: number): string =>
  plural(days, {
    one: '1 Tag in Folge in deinem Tagebuch.',
    other: `${formatNumber(days)} Tage in Folge in deinem Tagebuch.`,
  });
export const pointsWhileLocked = (points: number): string =>
  plural(points, { one: '1 Punkt heute.', other: `${formatNumber(points)} Punkte heute.` });

/* The locked vault: without anything that opens it */

export const startOverLink = 'Ich habe beides nicht';
export const usePasskeyButton = 'Mit einem Passkey entsperren';
export const passkeyHasNoSecret =
  'Dieser Passkey kann deinen Tresor in diesem Browser nicht öffnen. Bitte nimm deine Passphrase.';
export const passkeyWrong = 'Dieser Passkey öffnet deinen Tresor nicht. Bitte nimm deine Passphrase.';
export const passphraseMissing = 'Bitte gib deine Passphrase ein.';
export const passphraseWrong =
  'Diese Passphrase öffnet deinen Tresor nicht. Bitte prüfe sie und versuch es noch einmal.';
export const recoveryKeyWrong =
  'Dieser Wiederherstellungsschlüssel öffnet deinen Tresor nicht. Bitte prüfe ihn und versuch es noch einmal.';
export const wordsMissing = 'Ein Wiederherstellungsschlüssel hat 12 Wörter.';
export const wordUnknown = (word: string): string =>
  `„${word}“ ist kein Wort eines Wiederherstellungsschlüssels. Bitte prüfe die Schreibweise.`;
export const wordsDoNotFit =
  'Diese Wörter gehören nicht zusammen. Bitte prüfe jedes Wort und die Reihenfolge.';
export const offline =
  'Du bist offline, und dieses Gerät hat deinen Tresor noch nie geöffnet. Bitte verbinde dich und versuch es noch einmal.';
export const notUnlocked =
  'Wir konnten deinen Tresor nicht entsperren. Es ist nichts verloren. Bitte versuch es noch einmal.';
export const recordWrong =
  'Die Beschreibung deines Tresors auf dem Server ist nicht echt, deshalb hat dieses Gerät ihn nicht geöffnet. Es ist nichts verloren. Bitte wende dich an den Support.';
export const notStored =
  'Dieser Browser kann den Schlüssel deines Tresors nicht speichern. In privaten Fenstern ist das oft so.';
export const signOutHelp =
  'Du kannst dich abmelden. Ist etwas noch nicht gespeichert, wirst du vorher gefragt.';

/* The locked vault: another device opens it */

export const useOtherDeviceButton = 'Ein anderes Gerät benutzen';
export const otherDeviceTitle = 'Ein anderes Gerät benutzen';
export const otherDeviceText =
  'Eines deiner Geräte, auf dem dein Tresor entsperrt ist, kann ihn hier entsperren.';
export const otherDeviceSteps = [
  'Öffne auf dem anderen Gerät die Profileinstellungen, geh zu deinem privaten Tresor und wähle „Ein anderes Gerät hineinlassen“.',
  'Stell von hier aus die Anfrage.',
  'Gib den Code, den du hier siehst, auf dem anderen Gerät ein, und dann den, den du dort siehst, auf diesem Gerät.',
] as const;
export const askOtherDeviceButton = 'Das andere Gerät fragen';
export const askingOtherDevice = 'Wird gefragt\u00a0…';
export const waitingForOtherDevice = 'Wartet auf die Antwort deines anderen Geräts\u00a0…';
export const codeForOtherDevice = 'Gib diesen Code auf deinem anderen Gerät ein:';
export const codeIsAccepted = 'Dein anderes Gerät hat den Code angenommen und zeigt selbst einen.';
export const codeFromOtherDeviceLabel = 'Code von deinem anderen Gerät';
export const codeFromOtherDeviceHelp = 'Sechs Ziffern. Zeigt dein anderes Gerät keinen Code, brich ab.';
export const codeMalformed = 'Ein Code hat sechs Ziffern.';
export const codeFromOtherDeviceWrong =
  'Das ist nicht der Code, den dein anderes Gerät zeigt. Bitte prüfe ihn und versuch es noch einmal.';
export const stillOffline = 'Wir erreichen den Server gerade nicht. Wir versuchen es weiter.';
export const cancelRequestButton = 'Abbrechen';
export const otherWaysButton = 'Auf andere Art entsperren';
export const requestEnds = {
  gone: 'Dein anderes Gerät hat diese Anfrage beendet, oder eine neuere hat sie ersetzt. Dein Tresor bleibt hier gesperrt. Du kannst noch einmal fragen.',
  expired: 'Diese Anfrage ist abgelaufen, denn Anfragen enden nach 10 Minuten. Du kannst noch einmal fragen.',
  taken:
    'Diese Anfrage ist schiefgegangen, und dein Tresor bleibt hier gesperrt. Du kannst noch einmal fragen.',
  'wrong-code': 'Der Code stimmte nicht, deshalb ist diese Anfrage beendet. Du kannst noch einmal fragen.',
  'wrong-key':
    'Was ankam, stammt nicht von deinem anderen Gerät, deshalb bleibt dein Tresor hier gesperrt. Geschieht das noch einmal, nimm deine Passphrase und wende dich an den Support.',
} as const;
