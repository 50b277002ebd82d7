/* Answers of the server */
export const unexpected = 'Algo deu errado. Tente de novo em alguns minutos.';
export const unauthenticated = 'Você não está na sua conta. Entre de novo.';
export const forbidden = 'Você não tem permissão para fazer isso.';
export const paymentRequired =
  'Seu período de teste terminou. Tudo o que você escreveu está seguro. Escolha um plano para continuar escrevendo.';
export const idTaken = 'Outra coisa já foi salva com este ID.';
export const vaultChanged =
  'Seu cofre privado foi ativado ou desativado, ou a chave dele mudou. Nada se perdeu. Tente de novo em instantes.';

/* Input that is refused */
export const notADay = 'Este dia não existe';
export const notSealed = 'Este texto não está criptografado';
export const notAPageEnd = 'Este cursor não é válido';

/* In place of what cannot be read */
export const waiting = '[Aguardando autenticação…]';
export const unreadable = '[Não foi possível descriptografar]';
export const notReady = 'A criptografia não está pronta: aguardando autenticação';
export const invalidDate = 'Data inválida';
