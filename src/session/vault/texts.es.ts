import { formatNumber, plural } from '../../kernel/intl.es.ts';

/* The locked vault */

export const lockedTitle = 'Tu bóveda privada está bloqueada';
export const lockedText =
  'Solo tu frase secreta o tu clave de recuperación abren lo que escribiste. No tenemos ninguna de las dos.';
export const passphraseLabel = 'Frase secreta';
export const passphraseHelp = 'La frase secreta de tu bóveda, no tu contraseña.';
export const recoveryKeyLabel = 'Clave de recuperación';
export const recoveryKeyHelp = 'Tus 12 palabras, en orden.';
export const unlockButton = 'Desbloquear';
export const unlocking = 'Desbloqueando…';
export const useRecoveryKeyButton = 'Usar tu clave de recuperación';
export const usePassphraseButton = 'Usar tu frase secreta';
/* The locked vault: what goes on */

export const lockedLessonLabel = '¿Aprendiste algo? Anótalo aquí.';
export const lockedLessonHelp =
  'Se cifra mientras escribes, y nadie puede leerlo hasta que desbloquees tu bóveda en este dispositivo. Entonces pasa a tus lecciones.';
export const keepLockedButton = 'Conservar';
export const lockedLesson = 'Una lección escrita con la bóveda bloqueada';
export const lessonsWaiting = (count: number): string =>
  plural(count, {
    one: '1 lección espera en este dispositivo hasta que desbloquees.',
    other: `${formatNumber(count)} lecciones esperan en este dispositivo hasta que desbloquees.`,
  });
export const lockedNotKept = 'No pudimos conservar esto en tu dispositivo. Cópialo en un lugar seguro.';
export const streakWhileLocked = (days: number): string =>
  plural(days, {
    one: 'Racha de 1 día en tu diario.',
    other: `Racha de ${formatNumber(days)} días en tu diario.`,
  });
export const pointsWhileLocked = (points: number): string =>
  plural(points, { one: '1 punto hoy.', other: `${formatNumber(points)} puntos hoy.` });

/* The locked vault: without anything that opens it */

export const startOverLink = 'No tengo ninguna de las dos';
export const usePasskeyButton = 'Desbloquear con llave de acceso';
export const passkeyHasNoSecret =
  'Esta llave de acceso no puede desbloquear tu bóveda en este navegador. Usa tu frase secreta.';
export const passkeyWrong = 'Esa llave de acceso no abre tu bóveda. Usa tu frase secreta.';
export const passphraseMissing = 'Escribe tu frase secreta.';
export const passphraseWrong = 'Esa frase secreta no abre tu bóveda. Revísala y vuelve a intentarlo.';
export const recoveryKeyWrong =
  'Esa clave de recuperación no abre tu bóveda. Revísala y vuelve a intentarlo.';
export const wordsMissing = 'Una clave de recuperación tiene 12 palabras.';
export const wordUnknown = (word: string): string =>
  `«${word}» no es una palabra de una clave de recuperación. Revisa cómo está escrita.`;
export const wordsDoNotFit = 'Estas palabras no van juntas. Revisa cada palabra y su orden.';
export const offline =
  'No tienes conexión, y este dispositivo no ha abierto antes tu bóveda. Conéctate y vuelve a intentarlo.';
export const notUnlocked = 'No pudimos desbloquear tu bóveda. No se ha perdido nada. Vuelve a intentarlo.';
export const recordWrong =
  'La descripción de tu bóveda que envió el servidor no es auténtica, así que este dispositivo no la abrió. No se ha perdido nada. Ponte en contacto con el equipo de soporte.';
export const notStored =
  'Este navegador no puede guardar la clave de tu bóveda. Las ventanas privadas a menudo no pueden.';
export const signOutHelp = 'Puedes cerrar la sesión. Si algo aún no está guardado, te preguntaremos antes.';

/* The locked vault: another device opens it */

export const useOtherDeviceButton = 'Usar otro dispositivo';
export const otherDeviceTitle = 'Usar otro dispositivo';
export const otherDeviceText =
  'Un dispositivo tuyo en el que la bóveda esté desbloqueada puede desbloquearla aquí.';
export const otherDeviceSteps = [
  'En ese dispositivo, abre los ajustes del perfil, ve a tu bóveda privada y elige «Dar acceso a otro dispositivo».',
  'Pídeselo desde aquí.',
  'Escribe en el otro dispositivo el código que ves aquí, y después en este el que veas allí.',
] as const;
export const askOtherDeviceButton = 'Pedírselo al otro dispositivo';
export const askingOtherDevice = 'Enviando la solicitud…';
export const waitingForOtherDevice = 'Esperando la respuesta de tu otro dispositivo…';
export const codeForOtherDevice = 'Escribe este código en tu otro dispositivo:';
export const codeIsAccepted = 'Tu otro dispositivo aceptó el código y ahora muestra otro.';
export const codeFromOtherDeviceLabel = 'Código de tu otro dispositivo';
export const codeFromOtherDeviceHelp =
  'Seis cifras. Si tu otro dispositivo no muestra ningún código, cancela.';
export const codeMalformed = 'Un código tiene seis cifras.';
export const codeFromOtherDeviceWrong =
  'Ese no es el código que muestra tu otro dispositivo. Revísalo y vuelve a intentarlo.';
export const stillOffline = 'No podemos conectar con el servidor en este momento. Seguimos intentándolo.';
export const cancelRequestButton = 'Cancelar';
export const otherWaysButton = 'Desbloquear de otra forma';
export const requestEnds = {
  gone: 'Tu otro dispositivo terminó esta solicitud, o una más reciente la sustituyó. Tu bóveda sigue bloqueada aquí. Puedes volver a pedirlo.',
  expired:
    'Esta solicitud ha caducado, porque las solicitudes terminan a los 10 minutos. Puedes volver a pedirlo.',
  taken: 'Esta solicitud falló y tu bóveda sigue bloqueada aquí. Puedes volver a pedirlo.',
  'wrong-code': 'El código no era correcto, así que esta solicitud ha terminado. Puedes volver a pedirlo.',
  'wrong-key':
    'Lo que llegó no viene de tu otro dispositivo, así que tu bóveda sigue bloqueada aquí. Si vuelve a ocurrir, usa tu frase secreta y ponte en contacto con el equipo de soporte.',
} as const;
