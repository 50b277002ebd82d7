import { formatNumber, plural } from '../kernel/intl.pt.ts';

/* Answers of the API */
export const noSuchCall = 'Este endereço da API não existe.';
export const tooMuchText = 'É texto demais para salvar de uma vez. Encurte-o, ou salve em partes menores.';
export const bodyNotAsDescribed = 'O corpo da requisição não corresponde à descrição da API.';
export const bodyNotJson = 'O corpo da requisição não é JSON válido.';
export const bodyNotBytes = 'O corpo da requisição precisa conter bytes (application/octet-stream).';
export const bodyBrokenOff = 'O corpo da requisição foi interrompido. Envie-o de novo.';
export const tooManyBytes = 'O corpo da requisição tem mais bytes do que a descrição da API permite.';
export const bodyNotUtf8 = 'O corpo da requisição tem uma codificação inválida.';
export const halfCharacter = 'O texto contém um caractere incompleto. Remova-o e tente de novo.';
export const cannotBeStored =
  'O texto contém um caractere ou uma data que não pode ser guardada. Altere-o e tente de novo.';
export const webhookFailed = 'O serviço conectado não aceitou esta atualização.';
/** For a call that would have to read what only the person's devices can. */
export const vaultClosed =
  'Seu cofre privado está ativo, então só os seus dispositivos podem ler seus textos. Use o app para isto.';

/* The foot of pages that emails lead to */
export const termsLink = 'Termos';
export const privacyLink = 'Privacidade';
export const encryptionNote = 'Seu diário, lições, ações e metas são guardados com criptografia.';
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;
/** In minutes up to two hours, in hours up to two days. */
function tooManyUntil(minutes: number): string {
  if (minutes < 2 * HOUR_MINUTES) {
    return plural(minutes, { one: 'em um minuto', other: `em ${formatNumber(minutes)} minutos` });
  }
  const isDays = minutes >= 2 * DAY_MINUTES;
  const count = formatNumber(Math.ceil(minutes / (isDays ? DAY_MINUTES : HOUR_MINUTES)));
  return isDays ? `em ${count} dias` : `em ${count} horas`;
}
export const tooManyAttempts = (minutes: number): string =>
  `Foram muitas tentativas. Tente de novo ${tooManyUntil(minutes)}.`;
