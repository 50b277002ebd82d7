/* Answers of the server */
export const oneDirection = 'Use “after” ou “before”, não os dois.';
export const noEvents = 'Este servidor não envia eventos. Consulte as mudanças de tempos em tempos.';
export const tooManyEvents = 'Há dispositivos demais conectados. Consulte as mudanças de tempos em tempos.';
export const keyOfFormat = 'O ID da chave pertence a textos de um cofre privado, e a nenhum outro';
