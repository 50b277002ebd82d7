import { formatNumber, plural } from '../../kernel/intl.pt.ts';

/* The locked app */
export const lockedTitle = 'Bloqueado';
export const pinLabel = 'PIN';
export const unlockButton = 'Desbloquear';
export const unlocking = 'Verificando…';
export const unlockOnDeviceButton = 'Desbloquear com este dispositivo';
export const unlockOnDeviceText =
  'Seu dispositivo confirma que é você com a impressão digital, o rosto ou a senha dele.';
export const pinShape = (min: number, max: number): string =>
  `O PIN tem de ${formatNumber(min)} a ${formatNumber(max)} dígitos.`;
export const pinWrong = 'Este PIN não está correto. Tente de novo.';
export const waitSeconds = (seconds: number): string =>
  plural(seconds, {
    one: 'Este PIN não está correto. Você pode tentar de novo em 1 segundo.',
    other: `Este PIN não está correto. Você pode tentar de novo em ${formatNumber(seconds)} segundos.`,
  });
export const waitMinutes = (minutes: number): string =>
  plural(minutes, {
    one: 'Este PIN não está correto. Você pode tentar de novo em 1 minuto.',
    other: `Este PIN não está correto. Você pode tentar de novo em ${formatNumber(minutes)} minutos.`,
  });
export const deviceCheckFailed = 'Seu dispositivo não confirmou que é você. Tente de novo.';
export const signOutHelp =
  'Não consegue desbloquear? Saia e entre de novo com sua senha. Se algo ainda não estiver salvo, perguntaremos antes.';

/* The credential on the device, as its own settings list it */
export const credentialName = 'Bloqueio do app';
