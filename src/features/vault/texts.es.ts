import { formatNumber, plural } from '../../kernel/intl.es.ts';

/* Answers of the server */

export const vaultExists =
  'Tu bóveda privada ya está activada, o se está activando o desactivando en otro dispositivo.';
export const vaultBusy =
  'Tu bóveda privada se está cambiando en este momento. Espera a que termine y vuelve a intentarlo.';
export const vaultUnfinished = 'Algunos de tus textos aún deben cifrarse. Vuelve a intentarlo en un momento.';
export const wrappingNeeded =
  'Tu frase secreta y tu clave de recuperación se pueden sustituir, pero no quitar.';
export const wrappingsFull =
  'No puede haber más llaves de acceso que abran tu bóveda privada. Primero quita una.';
export const wrappingNotFound = 'Esta llave de acceso ya no abre tu bóveda privada.';
export const approvalNotFound =
  'Esta solicitud ha terminado, o una más reciente la sustituyó. Empieza otra vez en el dispositivo al que quieres dar acceso.';
export const approvalExpired =
  'Esta solicitud ha caducado. Empieza otra vez en el dispositivo al que quieres dar acceso.';
export const approvalTaken = 'Otro dispositivo tuyo ya está respondiendo a esta solicitud.';
export const approvalEarly = 'Aún no es el momento de este paso. Vuelve a intentarlo en un momento.';
export const tooManyApprovals =
  'Tus dispositivos lo han pedido demasiadas veces en una hora. Espera, o usa tu frase secreta.';

/* Input that is refused */

export const recordMismatch = 'El registro no corresponde a la llamada';
export const wrappingsMissing = 'Se necesitan exactamente una frase secreta y una clave de recuperación';
export const wrappingIdsRepeat = 'Un identificador aparece dos veces';
export const sameKey = 'La clave nueva es la anterior';

/* The section of the profile */

export const vaultTitle = 'Bóveda privada';
export const vaultNote =
  'Con una bóveda privada, solo tus dispositivos pueden abrir lo que escribes. Nosotros no.';
export const vaultIsOff =
  'Hoy, lo que escribes se cifra con una clave que nuestro servidor puede usar mientras una función la necesita. Una bóveda privada nos quita esa clave.';
export const turnOnVaultButton = 'Activar bóveda privada';
export const vaultIsOn =
  'Tu bóveda privada está activada. Solo tus dispositivos pueden abrir lo que escribes.';
export const vaultTurningOn = (left: number): string =>
  plural(left, {
    one: '1 texto anterior aún se está cifrando para ella. Puedes seguir escribiendo.',
    other: `${formatNumber(left)} textos anteriores aún se están cifrando para ella. Puedes seguir escribiendo.`,
  });
export const vaultTurningOff = (left: number): string =>
  plural(left, {
    one: '1 texto aún se está sacando de ella. Puedes seguir escribiendo.',
    other: `${formatNumber(left)} textos aún se están sacando de ella. Puedes seguir escribiendo.`,
  });
export const vaultEnding =
  'Ya casi está. Terminará cuando todos los dispositivos hayan enviado lo que escribieron.';
export const vaultUnreadable = (count: number): string =>
  plural(count, {
    one: '1 texto dañado no se puede abrir en ningún dispositivo, así que se queda como está. Todo lo demás está hecho.',
    other: `${formatNumber(count)} textos dañados no se pueden abrir en ningún dispositivo, así que se quedan como están. Todo lo demás está hecho.`,
  });
export const lockVaultButton = 'Bloquear ahora';
export const lockTimeLabel = 'Bloquear en este dispositivo';
export const lockNever = 'Nunca automáticamente';
export const lockAfter = (minutes: number): string =>
  minutes === 60 ? 'Tras 1 hora de ausencia' : `Tras ${formatNumber(minutes)} minutos de ausencia`;
export const lockTimeHelp =
  'Se entiende que no estás cuando no tocas ni desplazas nada ni escribes en ninguna pestaña de esta aplicación. Cerrar la sesión también la bloquea.';
export const changePassphraseButton = 'Cambiar frase secreta';
export const newRecoveryKeyButton = 'Crear clave de recuperación';
export const turnOffVaultButton = 'Desactivar bóveda privada';

/* Offered at the end of onboarding */

export const offerTitle = 'Solo para tus ojos';
export const offerText =
  'Tu diario se guarda cifrado. Con una bóveda privada, solo tus dispositivos pueden abrirlo, y nosotros no. Eliges una frase secreta y recibes una clave de recuperación. También puedes activarla más adelante, en tu perfil.';

/* Turning it on */

export const turningOnVault = {
  title: 'Activa tu bóveda privada',
  button: turnOnVaultButton,
  busy: 'Activando…',
  done: 'Tu bóveda privada está activada.',
  before: [
    'Eliges una frase secreta y recibes una clave de recuperación. Si pierdes las dos y ningún dispositivo tuyo está desbloqueado, tus palabras se pierden para siempre. No podemos recuperarlas.',
    'Una contraseña nueva no abre tu bóveda. Solo lo hacen tu frase secreta o tu clave de recuperación.',
    'La sincronización con Google Tasks y la escritura con un modelo de lenguaje se detienen, porque nuestro servidor tendría que leer tus palabras para ello.',
    'Los puntos, las rachas y los recordatorios funcionan como antes.',
  ],
} as const;
export const passwordLabel = 'Tu contraseña';
export const passwordMissing = 'Escribe tu contraseña.';
export const continueButton = 'Continuar';
export const backButton = 'Atrás';
export const choosePassphraseTitle = 'Elige una frase secreta';
export const choosePassphraseText = 'Varias palabras que recuerdes son mejores que una sola palabra difícil.';
export const passphraseLabel = 'Frase secreta';
export const repeatPassphraseLabel = 'Repite la frase secreta';
export const passphraseHelp = (least: number): string =>
  `Al menos ${formatNumber(least)} caracteres. No uses tu contraseña.`;
export const passphraseStrength = {
  weak: 'Esta frase secreta es fácil de adivinar.',
  fair: 'Con otra palabra sería más segura.',
  good: 'Es una buena frase secreta.',
  strong: 'Es una frase secreta muy segura.',
} as const;
export const passphraseTooShort = (least: number): string =>
  `Usa al menos ${formatNumber(least)} caracteres.`;
export const passphraseTooWeak = 'Esta frase secreta es fácil de adivinar. Añade otra palabra.';
export const passphraseIsPassword =
  'Esta es tu contraseña. Elige otra cosa: nuestro servidor ve tu contraseña cuando inicias sesión.';
export const passphrasesDiffer = 'Estas frases secretas no son iguales.';
export const saveRecoveryKeyTitle = 'Guarda tu clave de recuperación';
export const saveRecoveryKeyText =
  'Estas 12 palabras abren tu bóveda si olvidas tu frase secreta. Anótalas o imprímelas, y guárdalas donde solo tú puedas encontrarlas. No volverás a verlas.';
export const recoveryKeyList = 'Clave de recuperación';
export const recoveryKeyQr = 'Tu clave de recuperación como código QR';
export const copyWordsButton = 'Copiar';
export const wordsCopied = 'Clave de recuperación copiada';
export const wordsNotCopied = 'No pudimos copiar tu clave de recuperación. Anótala.';
export const printWordsButton = 'Imprimir';
export const downloadWordsButton = 'Descargar';
export const wordsNotDownloaded = 'No pudimos descargar tu clave de recuperación. Anótala.';
export const wordsFileName = 'growth-loop-clave-de-recuperacion.txt';
export const wordsHeading = (email: string, day: string): string =>
  `Clave de recuperación de Growth Loop para ${email}, creada el ${day}`;
export const confirmWordsTitle = 'Comprueba tu clave de recuperación';
export const confirmWordsText =
  'Escribe estas tres palabras de tu clave de recuperación, para asegurarte de que la guardaste.';
export const wordLabel = (number: number): string => `Palabra ${formatNumber(number)}`;
export const wordWrong = 'No es esta palabra. Búscala en tu clave de recuperación.';

/* Passkeys */

export const passkeysTitle = 'Llaves de acceso que la desbloquean';
export const passkeysHelp =
  'Con una llave de acceso, un toque desbloquea tu bóveda. Tu frase secreta y tu clave de recuperación siguen funcionando.';
export const passkeyOf = (day: string | undefined): string =>
  day ? `Llave de acceso, añadida el ${day}` : 'Llave de acceso';
export const addPasskeyButton = 'Usar una llave de acceso';
export const removePasskeyButton = 'Quitar';
export const removePasskeyLabel = (passkey: string): string => `Quitar de tu bóveda: ${passkey}`;
export const passkeyAdded = 'Esta llave de acceso ya desbloquea tu bóveda.';
export const passkeyRemoved = 'Esta llave de acceso ya no desbloquea tu bóveda.';
export const passkeyHasNoSecret =
  'Esta llave de acceso no puede desbloquear una bóveda en este navegador. Prueba con otra.';

/* Letting another device in */

export const letInButton = 'Dar acceso a otro dispositivo';
export const letInTitle = 'Dar acceso a otro dispositivo';
export const letInText =
  'En el otro dispositivo, inicia sesión, elige «Usar otro dispositivo» donde pide tu frase secreta, y después «Pedírselo al otro dispositivo».';
export const noRequestYet = 'Esperando a que el otro dispositivo lo pida…';
export const requestFrom = (device: string, time: string): string => `Solicitud de ${device}, ${time}.`;
export const requestIsServersWord =
  'Eso es solo lo que dice nuestro servidor. Continúa si acabas de pedirlo en un dispositivo tuyo y puedes ver su pantalla.';
export const answerRequestButton = 'Continuar';
export const typeCodeText =
  'Escribe el código que muestra ahora el otro dispositivo. Nunca escribas un código que otra persona te envíe o te lea.';
export const typeCodeLabel = 'Código del otro dispositivo';
export const codeMalformed = 'Un código tiene seis cifras.';
export const codeNotShownYet =
  'El otro dispositivo aún no ha respondido. Escribe el código cuando lo veas allí.';
export const letInSubmitButton = 'Dar acceso';
export const lettingIn = 'Comprobando…';
export const letInDoneTitle = 'Un código más';
export const letInDoneText =
  'El código era correcto. Tu bóveda se abrirá en el otro dispositivo cuando escribas allí este código:';
export const letInDoneAfter = 'Puedes cerrar esto cuando tu bóveda esté abierta allí.';
export const letInEndedTitle = 'No se dio acceso al dispositivo';
export const closeButton = 'Cerrar';
export const cancelLetInButton = 'Cancelar';
export const letInEnds = {
  gone: 'La solicitud se retiró en el otro dispositivo, o una más reciente la sustituyó. No se entregó nada.',
  expired:
    'La solicitud ha caducado, porque las solicitudes terminan a los 10 minutos. No se entregó nada. Vuelve a pedirlo en el otro dispositivo.',
  taken: 'Otro dispositivo tuyo ya está respondiendo a esta solicitud. Este no ha entregado nada.',
  'wrong-code':
    'Ese no es el código del dispositivo al que darías acceso, así que la solicitud ha terminado y no se entregó nada. Vuelve a pedirlo en el otro dispositivo. Si lo escribiste bien, no lo intentes otra vez y ponte en contacto con el equipo de soporte.',
  'wrong-key':
    'La clave del otro dispositivo no es la que anunció: puede que alguien entre tus dispositivos la haya cambiado. La solicitud ha terminado y no se entregó nada. Ponte en contacto con el equipo de soporte.',
} as const;

/* Changing its key */

export const changeKeyButton = 'Cambiar la clave de la bóveda';
export const keyChange = {
  title: 'Cambia la clave de tu bóveda',
  button: 'Cambiar clave',
  busy: 'Cambiando…',
  done: 'Tu bóveda tiene una clave nueva.',
  before: [
    'Si has perdido un dispositivo en el que tu bóveda estaba desbloqueada, una clave nueva lo deja fuera. Todo lo que escribiste se vuelve a cifrar para la clave nueva, mientras sigues escribiendo.',
    'Eliges una frase secreta nueva y recibes una clave de recuperación nueva. Las que tienes ahora dejarán de funcionar.',
    'Tus demás dispositivos piden la frase secreta nueva. Cierra también la sesión del dispositivo perdido, más arriba en esta página.',
  ],
} as const;

/* A new password */

export const vaultStaysLocked =
  'Una contraseña nueva no abre tu bóveda privada. Solo la abren su frase secreta, su clave de recuperación, una llave de acceso o un dispositivo en el que esté desbloqueada.';
export const passwordIsPassphrase =
  'Esta es la frase secreta de tu bóveda privada. Elige otra cosa: nuestro servidor ve tu contraseña cuando inicias sesión.';

/* Starting over */

export const startOverTitle = 'Empezar de nuevo con una bóveda vacía';
export const startOverText =
  'Sin tu frase secreta, tu clave de recuperación, una llave de acceso o un dispositivo desbloqueado, nadie puede abrir lo que escribiste. Puedes dejarlo atrás y empezar con una bóveda vacía.';
export const startOverButton = 'Empezar de nuevo';
export const notYetButton = 'Seguir buscando mi clave';
export const startingOver = {
  title: startOverTitle,
  button: 'Eliminar y empezar de nuevo',
  busy: 'Empezando de nuevo…',
  done: 'Tu bóveda nueva está activada.',
  before: [
    'Todo lo que escribiste en tu bóveda bloqueada se elimina para siempre: páginas, lecciones, acciones, metas, visiones y lo que espera a guardarse en este dispositivo.',
    'Tus puntos, rachas, insignias, palabra esencial y valores esenciales se conservan.',
    'Si tu bóveda sigue desbloqueada en alguno de tus dispositivos, detente aquí y usa ese dispositivo: allí tus palabras están a salvo.',
  ],
} as const;

/* Changing what opens it */

export const changePassphraseTitle = 'Cambia tu frase secreta';
export const changePassphraseText =
  'Tu frase secreta anterior dejará de funcionar. Los dispositivos desbloqueados seguirán desbloqueados.';
export const savePassphraseButton = 'Guardar frase secreta';
export const saving = 'Guardando…';
export const passphraseChanged = 'Tu frase secreta se ha cambiado.';
export const newRecoveryKeyTitle = 'Crea una clave de recuperación nueva';
export const newRecoveryKeyText =
  'Tu clave de recuperación anterior dejará de funcionar cuando hayas confirmado la nueva.';
export const saveRecoveryKeyButton = 'Guardar clave de recuperación';
export const recoveryKeyChanged = 'Tu clave de recuperación nueva ya funciona.';
export const turnOffVaultTitle = '¿Desactivar tu bóveda privada?';
export const turnOffVaultText =
  'Lo que escribes se cifrará con una clave que nuestro servidor puede usar mientras una función la necesita. Tus palabras se quedan como están.';
export const turningOff = 'Desactivando…';
export const vaultTurnedOff = 'Tu bóveda privada está desactivada.';

/* When something doesn't succeed */

export const vaultNotChanged =
  'No pudimos cambiar tu bóveda privada. No se ha perdido nada. Vuelve a intentarlo.';
export const vaultOffline = 'No tienes conexión. Conéctate y vuelve a intentarlo.';
export const vaultNotStored =
  'Este navegador no puede guardar la clave de tu bóveda, así que no se activó. Las ventanas privadas a menudo no pueden.';
