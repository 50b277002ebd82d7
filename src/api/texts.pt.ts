/* No answer from the server */
export const noConnection = 'Não há conexão agora. Tente de novo quando ela voltar.';
export const unexpected = 'Algo deu errado. Tente de novo em alguns minutos.';
