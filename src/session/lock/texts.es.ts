import { formatNumber, plural } from '../../kernel/intl.es.ts';

/* The locked app */

export const lockedTitle = 'Aplicación bloqueada';
export const pinLabel = 'PIN';
export const unlockButton = 'Desbloquear';
export const unlocking = 'Comprobando…';
export const unlockOnDeviceButton = 'Desbloquear con este dispositivo';
export const unlockOnDeviceText =
  'Tu dispositivo comprueba que eres tú con tu huella, tu cara o la contraseña del dispositivo.';
export const pinShape = (min: number, max: number): string =>
  `Un PIN tiene de ${formatNumber(min)} a ${formatNumber(max)} cifras.`;
export const pinWrong = 'Ese PIN no es correcto. Vuelve a intentarlo.';
export const waitSeconds = (seconds: number): string =>
  plural(seconds, {
    one: 'Ese PIN no es correcto. Puedes volver a intentarlo en 1 segundo.',
    other: `Ese PIN no es correcto. Puedes volver a intentarlo en ${formatNumber(seconds)} segundos.`,
  });
export const waitMinutes = (minutes: number): string =>
  plural(minutes, {
    one: 'Ese PIN no es correcto. Puedes volver a intentarlo en 1 minuto.',
    other: `Ese PIN no es correcto. Puedes volver a intentarlo en ${formatNumber(minutes)} minutos.`,
  });
export const deviceCheckFailed = 'Tu dispositivo no confirmó que eres tú. Vuelve a intentarlo.';
export const signOutHelp =
  '¿No puedes desbloquearla? Cierra la sesión y vuelve a iniciarla con tu contraseña. Si algo aún no está guardado, te preguntaremos antes.';

/* The credential on the device, as its own settings list it */

export const credentialName = 'Bloqueo de la aplicación';
