import { formatNumber, plural } from '../kernel/intl.de.ts';

/* Answers of the API */

export const noSuchCall = 'Diese API-Adresse gibt es nicht.';
export const tooMuchText =
  'Das ist zu viel Text, um ihn auf einmal zu speichern. Bitte kürze ihn, oder speichere ihn in kleineren Teilen.';
export const bodyNotAsDescribed = 'Die Anfrage entspricht nicht der Beschreibung der API.';
export const bodyNotJson = 'Die Anfrage ist kein gültiges JSON.';
export const bodyNotBytes = 'Die Anfrage muss aus Bytes bestehen (application/octet-stream).';
export const bodyBrokenOff = 'Die Anfrage ist abgebrochen. Bitte sende sie noch einmal.';
export const tooManyBytes = 'Die Anfrage hat mehr Bytes, als die Beschreibung der API erlaubt.';
export const bodyNotUtf8 = 'Die Anfrage hat eine ungültige Kodierung.';
export const halfCharacter =
  'Der Text enthält ein unvollständiges Zeichen. Bitte entferne es und versuch es noch einmal.';
export const cannotBeStored =
  'Der Text enthält ein Zeichen oder ein Datum, das nicht gespeichert werden kann. Bitte ändere es und versuch es noch einmal.';
export const webhookFailed = 'Der verbundene Dienst hat diese Änderung nicht angenommen.';

/** For a call that would have to read what only the person's devices can. */
export const vaultClosed =
  'Dein privater Tresor ist an, deshalb können nur deine Geräte deine Texte lesen. Bitte nimm dafür die App.';

/* The foot of pages that emails lead to */

export const termsLink = 'Nutzungsbedingungen';
export const privacyLink = 'Datenschutz';
export const encryptionNote =
  'Dein Tagebuch, deine Erkenntnisse, Vorhaben und Ziele werden verschlüsselt gespeichert.';

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** In minutes up to two hours, in hours up to two days. */
function tooManyUntil(minutes: number): string {
  if (minutes < 2 * HOUR_MINUTES) {
    return plural(minutes, { one: 'in einer Minute', other: `in ${formatNumber(minutes)} Minuten` });
  }
  const isDays = minutes >= 2 * DAY_MINUTES;
  const count = formatNumber(Math.ceil(minutes / (isDays ? DAY_MINUTES : HOUR_MINUTES)));
  return isDays ? `in ${count} Tagen` : `in ${count} Stunden`;
}

export const tooManyAttempts = (minutes: number): string =>
  `Zu viele Versuche. Bitte versuch es ${tooManyUntil(minutes)} noch einmal.`;
