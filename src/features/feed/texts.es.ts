/* Answers of the server */

export const oneDirection = 'Usa «after» o «before», no ambos.';

export const noEvents = 'Este servidor no envía eventos. Consulta los cambios de vez en cuando.';

export const tooManyEvents = 'Hay demasiados dispositivos conectados. Consulta los cambios de vez en cuando.';

export const keyOfFormat =
  'El identificador de la clave corresponde a textos de una bóveda privada, y a ningún otro';
