/* Answers of the server */

export const unexpected = 'Algo salió mal. Vuelve a intentarlo en unos minutos.';

export const unauthenticated = 'No hay ninguna sesión iniciada. Vuelve a iniciar sesión.';
export const forbidden = 'No tienes permiso para hacer eso.';
export const paymentRequired =
  'Tu prueba ha terminado. Todo lo que escribiste está a salvo. Elige un plan para seguir escribiendo.';
export const idTaken = 'Ya se guardó otra cosa con este identificador.';

export const vaultChanged =
  'Tu bóveda privada se activó o se desactivó, o se cambió su clave. No se ha perdido nada. Vuelve a intentarlo en un momento.';

/* Input that is refused */

export const notADay = 'Este día no existe';
export const notSealed = 'Esto no es texto cifrado';
export const notAPageEnd = 'Esto no es un cursor válido';

/* In place of what cannot be read */

export const waiting = '[A la espera de iniciar sesión…]';

export const unreadable = '[No se pudo descifrar]';

export const notReady = 'El cifrado no está listo: a la espera de iniciar sesión';

export const invalidDate = 'Fecha no válida';
