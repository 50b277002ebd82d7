import { formatNumber, plural } from '../../kernel/intl.de.ts';

/* The locked app */

export const lockedTitle = 'Gesperrt';
export const pinLabel = 'PIN';
export const unlockButton = 'Entsperren';
export const unlocking = 'Wird geprüft\u00a0…';
export const unlockOnDeviceButton = 'Mit diesem Gerät entsperren';
export const unlockOnDeviceText =
  'Dein Gerät prüft mit Fingerabdruck, Gesicht oder Gerätepasswort, dass du es bist.';
export const pinShape = (min: number, max: number): string =>
  `Eine PIN hat ${formatNumber(min)} bis ${formatNumber(max)} Ziffern.`;
export const pinWrong = 'Diese PIN stimmt nicht. Bitte versuch es noch einmal.';
export const waitSeconds = (seconds: number): string =>
  plural(seconds, {
    one: 'Diese PIN stimmt nicht. In 1 Sekunde kannst du es noch einmal versuchen.',
    other: `Diese PIN stimmt nicht. In ${formatNumber(seconds)} Sekunden kannst du es noch einmal versuchen.`,
  });
export const waitMinutes = (minutes: number): string =>
  plural(minutes, {
    one: 'Diese PIN stimmt nicht. In 1 Minute kannst du es noch einmal versuchen.',
    other: `Diese PIN stimmt nicht. In ${formatNumber(minutes)} Minuten kannst du es noch einmal versuchen.`,
  });
export const deviceCheckFailed =
  'Dein Gerät hat nicht bestätigt, dass du es bist. Bitte versuch es noch einmal.';
export const signOutHelp =
  'Klappt das Entsperren nicht? Melde dich ab und dann mit deinem Passwort wieder an. Ist etwas noch nicht gespeichert, wirst du vorher gefragt.';

/* The credential on the device, as its own settings list it */

export const credentialName = 'App-Sperre';
