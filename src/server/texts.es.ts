import { formatNumber, plural } from '../kernel/intl.es.ts';

/* Answers of the API */

export const noSuchCall = 'Esta dirección de la API no existe.';
export const tooMuchText =
  'Es demasiado texto para guardarlo de una vez. Acórtalo o guárdalo en partes más pequeñas.';
export const bodyNotAsDescribed = 'El cuerpo de la solicitud no corresponde a la descripción de la API.';
export const bodyNotJson = 'El cuerpo de la solicitud no es JSON válido.';
export const bodyNotBytes = 'El cuerpo de la solicitud deben ser bytes (application/octet-stream).';
export const bodyBrokenOff = 'El cuerpo de la solicitud se interrumpió. Envíalo otra vez.';
export const tooManyBytes =
  'El cuerpo de la solicitud tiene más bytes de los que permite la descripción de la API.';
export const bodyNotUtf8 = 'El cuerpo de la solicitud tiene una codificación no válida.';
export const halfCharacter = 'El texto contiene un carácter incompleto. Quítalo y vuelve a intentarlo.';
export const cannotBeStored =
  'El texto contiene un carácter o una fecha que no se puede guardar. Cámbialo y vuelve a intentarlo.';
export const webhookFailed = 'El servicio conectado no aceptó esta actualización.';

/** For a call that would have to read what only the person's devices can. */
export const vaultClosed =
  'Tu bóveda privada está activada, así que solo tus dispositivos pueden leer tus textos. Usa la aplicación para esto.';

/* The foot of pages that emails lead to */

export const termsLink = 'Términos';
export const privacyLink = 'Privacidad';
export const encryptionNote = 'Tu diario, tus lecciones, tus acciones y tus metas se guardan cifrados.';

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** In minutes up to two hours, in hours up to two days. */
function tooManyUntil(minutes: number): string {
  if (minutes < 2 * HOUR_MINUTES) {
    return plural(minutes, { one: 'en un minuto', other: `en ${formatNumber(minutes)} minutos` });
  }
  const isDays = minutes >= 2 * DAY_MINUTES;
  const count = formatNumber(Math.ceil(minutes / (isDays ? DAY_MINUTES : HOUR_MINUTES)));
  return isDays ? `en ${count} días` : `en ${count} horas`;
}

export const tooManyAttempts = (minutes: number): string =>
  `Demasiados intentos. Vuelve a intentarlo ${tooManyUntil(minutes)}.`;
