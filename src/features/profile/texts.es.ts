import { formatNumber, plural } from '../../kernel/intl.es.ts';

/* Profile: messages */

export const loadFailed = 'No se pudieron cargar los datos del perfil.';
export const farewell =
  'Tu cuenta y todo lo que contenía se han eliminado. Gracias por el tiempo que pasaste aquí.';

export const saved = 'Perfil actualizado.';

export const nameRequired = 'Escribe tu nombre';

export const valuesFailed = 'No se pudieron actualizar los valores esenciales.';

export const addressUnconfirmed =
  'Esta dirección aún no está confirmada. Te enviamos un enlace por correo. Funciona durante una hora.';
export const confirmationSent = (email: string): string => `Enviamos un enlace nuevo a ${email}.`;
export const addressConfirmed = 'Tu dirección ya está confirmada.';
export const confirmationTooSoon =
  'Te enviamos un enlace hace un momento. Revisa tu bandeja de entrada y la carpeta de spam antes de pedir otro.';
export const confirmationNotSent = 'No pudimos enviar el enlace. Vuelve a intentarlo en unos minutos.';
export const offline = 'No tienes conexión. Vuelve a intentarlo cuando la tengas.';

/* Answers of the server */

export const timeZoneUnknown = 'No reconocemos esta zona horaria.';
export const nothingToChange = 'No hay nada que cambiar.';
export const coreValuesNotDifferent = 'Elige tres valores esenciales distintos.';

/* Answers of the server: what is missing or out of date */

export const profileMissing = 'No pudimos encontrar tu perfil. Ponte en contacto con el equipo de soporte.';
export const otherLanguageModel =
  'Ahora se usa otro modelo de lenguaje. Recarga la página y vuelve a elegir.';

/* Profile: you */

export const youTitle = 'Tú';
export const nameLabel = 'Nombre';
export const saveButton = 'Guardar';
export const saving = 'Guardando…';

/* Profile: an address that isn’t confirmed */

export const sending = 'Enviando…';
export const sendAgainButton = 'Enviar otra vez';

/* Profile: billing */

export const billingTitle = 'Facturación';
export const billingNameLabel = 'Nombre de facturación';
export const saveBillingNameLabel = 'Guardar el nombre de facturación';

/* Profile: core values */

export const coreValuesTitle = 'Valores esenciales';
export const coreValuesHelp = 'La pregunta 4 es qué te piden estos valores.';
export const coreValuesNotChosen = 'Aún no los has elegido.';
export const changeLink = 'Cambiar';
export const chooseLink = 'Elegir';
export const changeCoreValuesLabel = 'Cambiar los valores esenciales';
export const chooseCoreValuesLabel = 'Elegir los valores esenciales';

/* Profile: changing how you sign in */

export const emailLabel = 'Correo';
export const changeEmailLabel = 'Cambiar el correo';
export const cancelEmailLabel = 'Cancelar el cambio de correo';
export const passwordLabel = 'Contraseña';
export const changePasswordLabel = 'Cambiar la contraseña';
export const cancelPasswordLabel = 'Cancelar el cambio de contraseña';
export const cancelButton = 'Cancelar';
export const changeButton = 'Cambiar';

/* Profile: passkeys */

export const passkeysTitle = 'Llaves de acceso';
export const passkeysHelp =
  'Inicia sesión con tu huella, tu cara o el PIN de tu dispositivo, sin contraseña.';
export const passkeysNotLoaded = 'No pudimos cargar tus llaves de acceso. Vuelve a intentarlo.';
export const passkeysUnknownHere = 'Este navegador no puede añadir llaves de acceso. Uno más nuevo sí puede.';
export const addPasskeyButton = 'Añadir llave de acceso';
export const addingPasskey = 'Añadiendo…';
export const passkeyAdded = 'Llave de acceso añadida.';
export const passkeyNotMade = 'No se añadió ninguna llave de acceso. Puedes volver a intentarlo.';
export const passkeyHereAlready = 'Este dispositivo ya tiene una llave de acceso para tu cuenta.';
export const passkeyNeverUsed = 'aún sin usar';
export const passkeyLastUsed = (day: string, network: string | null): string =>
  network ? `último uso: ${day}, dirección que empieza por ${network}` : `último uso: ${day}`;
export const passkeyHistory = (added: string, use: string): string => `Añadida: ${added}; ${use}`;
export const renameButton = 'Renombrar';
export const renamePasskeyLabel = (name: string): string => `Renombrar «${name}»`;
export const renamePasskeyTitle = 'Renombrar esta llave de acceso';
export const renamePasskeyText = 'Elige un nombre que te diga dónde está guardada.';
export const passkeyNameLabel = 'Nombre';
export const removeButton = 'Quitar';
export const removePasskeyLabel = (name: string): string => `Quitar «${name}»`;
export const removePasskeyTitle = (name: string): string => `¿Quitar «${name}»?`;
export const removePasskeyText =
  'Ya no servirá para iniciar sesión. Elimínala también donde está guardada, para que tu navegador deje de ofrecerla.';
export const removePasskeyButton = 'Quitar llave de acceso';
export const removing = 'Quitando…';
export const passkeyRemoved = 'Llave de acceso quitada.';

/* Profile: two-step sign-in */

export const twoStepTitle = 'Verificación en dos pasos';
export const twoStepHelp =
  'Después de tu contraseña pedimos un código de una aplicación de autenticación, así que una contraseña robada no basta. Las llaves de acceso no necesitan código, y los dispositivos con la sesión iniciada abren tu diario como siempre, también sin conexión.';
export const twoStepNotLoaded = 'No pudimos cargar tu verificación en dos pasos. Vuelve a intentarlo.';
export const setUpTwoStepButton = 'Configurar la verificación';
export const settingUp = 'Un momento…';
export const twoStepOnSince = (day: string, codesLeft: number): string =>
  `Activada desde el ${day}. ${recoveryCodesLeft(codesLeft)}`;
const recoveryCodesLeft = (left: number): string =>
  plural(left, {
    one: 'Queda 1 código de recuperación.',
    other: `Quedan ${formatNumber(left)} códigos de recuperación.`,
  });
export const recoveryCodesRunOut =
  'Si pierdes tu teléfono, necesitarás un código de recuperación. Crea otros nuevos y guárdalos.';
export const newRecoveryCodesButton = 'Crear códigos nuevos';
export const newRecoveryCodesTitle = '¿Crear códigos de recuperación nuevos?';
export const newRecoveryCodesText = 'Los códigos que tienes ahora dejarán de funcionar.';
export const turnOffTwoStepButton = 'Desactivar la verificación';
export const turnOffTwoStepTitle = '¿Desactivar la verificación en dos pasos?';
export const turnOffTwoStepText =
  'Volverás a iniciar sesión solo con tu contraseña. Tus códigos de recuperación dejarán de funcionar.';
export const twoStepTurnedOff = 'La verificación en dos pasos está desactivada.';
export const setUpTwoStepText =
  'Escanea esto con una aplicación de autenticación. Puede que tu gestor de contraseñas incluya una.';
export const qrCodeLabel = 'Código QR para tu aplicación de autenticación';
export const openAuthenticatorLink = 'Abrir una aplicación de autenticación en este dispositivo';
export const setupKeyTitle = '¿No puedes escanearlo? Escribe esta clave en la aplicación:';
export const copyKeyButton = 'Copiar clave';
export const keyCopied = 'Clave copiada';
export const appCodeLabel = 'Código de la aplicación';
export const appCodeHelp = 'Las 6 cifras que muestra para Growth Loop.';
export const beforeTwoStep =
  'Después recibirás diez códigos de recuperación. Si pierdes la aplicación y estos códigos, solo una llave de acceso te permite iniciar sesión en un dispositivo nuevo. Un enlace por correo no sirve, y solo podemos ayudarte tras asegurarnos de que eres tú.';
export const turnOnTwoStepButton = 'Activar';
export const recoveryCodesTitle = 'Guarda tus códigos de recuperación';
export const recoveryCodesText =
  'Cada uno sirve para iniciar sesión una vez, en lugar de tu aplicación. Guárdalos donde puedas encontrarlos sin este dispositivo. No podemos mostrarlos otra vez.';
export const recoveryCodesList = 'Códigos de recuperación';
export const copyCodesButton = 'Copiar';
export const codesCopied = 'Códigos de recuperación copiados';
export const copyFailed = 'No pudimos copiarlo. Selecciónalo y cópialo a mano.';
export const printCodesButton = 'Imprimir';
export const downloadCodesButton = 'Descargar';
export const codesNotDownloaded = 'No pudimos descargar tus códigos. Cópialos o imprímelos.';
export const closeCodesButton = 'Cerrar';
export const codesFileName = 'growth-loop-codigos-de-recuperacion.txt';
export const codesHeading = (email: string, day: string): string =>
  `Códigos de recuperación de Growth Loop para ${email}, creados el ${day}`;

/* Profile: devices */

export const devicesTitle = 'Dónde tienes la sesión iniciada';
export const devicesNotLoaded = 'No pudimos cargar tus dispositivos. Vuelve a intentarlo.';
export const thisDevice = 'Este dispositivo';
export const activityTitle = 'Actividad de la cuenta';
export const activityHelp =
  'Inicios y cierres de sesión y cambios en tu cuenta en los últimos 90 días. No contiene nada de lo que escribiste.';
export const showActivityButton = 'Mostrar actividad';
export const hideActivityButton = 'Ocultar actividad';
export const activityNotLoaded = 'No pudimos cargar la actividad de tu cuenta. Vuelve a intentarlo.';
export const noActivity = 'Nada en los últimos 90 días.';
export const activityNames = {
  signed_up: 'Cuenta creada',
  signed_in: 'Sesión iniciada',
  signed_in_by_link: 'Sesión iniciada con un enlace por correo',
  signed_in_with_passkey: 'Sesión iniciada con una llave de acceso',
  signed_out: 'Sesión cerrada',
  session_ended: 'Sesión cerrada en un dispositivo',
  other_sessions_ended: 'Sesión cerrada en los demás dispositivos',
  all_sessions_ended: 'Sesión cerrada en todas partes',
  password_changed: 'Contraseña cambiada',
  email_change_requested: 'Cambio de correo solicitado',
  email_changed: 'Dirección de correo cambiada',
  passkey_added: 'Llave de acceso añadida',
  passkey_removed: 'Llave de acceso quitada',
  second_factor_on: 'Verificación en dos pasos activada',
  second_factor_off: 'Verificación en dos pasos desactivada',
  recovery_codes_renewed: 'Códigos de recuperación nuevos',
  recovery_code_used: 'Código de recuperación usado',
  vault_device_let_in: 'Acceso a la bóveda privada dado a un dispositivo',
  vault_passkey_removed: 'Llave de acceso quitada de la bóveda privada',
  archive_exported: 'Todo descargado',
  plan_begun: 'Plan iniciado',
  plan_changed: 'Plan cambiado',
  plan_ended: 'Plan terminado',
} as const;
export const fromWhere = (device: string, network: string): string =>
  `${device}, dirección que empieza por ${network}`;
export const signedInSince = (day: string, network: string | null): string =>
  network ? `Sesión iniciada el ${day}, dirección que empieza por ${network}` : `Sesión iniciada el ${day}`;
export const signOutButton = 'Cerrar sesión';
export const signOutDeviceLabel = (device: string): string => `Cerrar sesión: ${device}`;
export const signOutEverywhereButton = 'Cerrar sesión en todas partes';
export const signOutEverywhereTitle = '¿Cerrar sesión en todas partes?';
export const signOutEverywhereText =
  'Se cerrará tu sesión en todos los dispositivos, incluido este. No afecta a nada de lo que escribiste.';

/* Profile: a new email address */

export const newEmailLabel = 'Correo nuevo';
export const currentPasswordLabel = 'Contraseña actual';
export const changeEmailButton = 'Cambiar correo';

/* Profile: email and calendar */

export const emailsAfterConfirming =
  'Estos correos empiezan cuando hayas confirmado tu dirección. Puedes detener cualquiera de ellos con un clic.';
export const emailsHelp = 'Puedes detener cualquiera de ellos con un clic.';
export const emailTitle = 'Correo';
export const calendarTitle = 'Calendario';
export const calendarHelp =
  'Las horas de tus recordatorios y las fechas de tus revisiones, en tu propio calendario. No incluye nada de lo que escribiste.';

/* Profile: a new password */

export const newPasswordLabel = 'Contraseña nueva';
export const confirmNewPasswordLabel = 'Repite la contraseña nueva';
export const changePasswordButton = 'Cambiar contraseña';

/* Profile */

export const profileTitle = 'Perfil';

export const backToDashboardButton = 'Volver al panel';
export const pausesTitle = 'Pausas';
export const pausesHelp =
  'Para unas vacaciones o unos días de enfermedad: tus rachas esperan hasta que vuelvas.';

/* Profile: appearance */

export const appearanceTitle = 'Apariencia';
export const languageLabel = 'Idioma';
export const languageHelp =
  'El de todas las pantallas y de lo que te enviamos. Puedes escribir en cualquier idioma.';
export const languageChanged = 'Ahora todo está en español.';
export const languageOffline = 'No tienes conexión. El idioma cambiará cuando la tengas.';
export const languageNotChanged = 'No pudimos cambiar el idioma. Vuelve a intentarlo.';
export const changingLanguage = 'Cambiando el idioma…';
export const lookBackLabel = 'Mirada atrás por la mañana';
export const lookBackHelp =
  'Una página nueva empieza con tu última lección, y la pregunta 2 dice cómo va tu meta.';
export const moodLabel = 'Ánimo del día';
export const moodHelp =
  'Un toque al día, en cinco niveles. Se guarda cifrado y nunca cuenta para puntos ni rachas.';
export const closingSignalHelp = 'Este ajuste se conserva en este dispositivo hasta que cierres la sesión.';

/* Profile: reminders */

export const remindersTitle = 'Recordatorios';
export const remindersHelp = 'Por SMS, por correo o en este dispositivo. Dos al día como máximo.';

/* Profile: sign-in */

export const signInTitle = 'Inicio de sesión';
export const emailChangeWaiting = (email: string): string =>
  `Para terminar, abre el enlace que enviamos a ${email}. Hasta entonces, inicia sesión con tu dirección anterior.`;

/* Profile: time zone */

export const timeZoneLabel = 'Zona horaria';
export const timeZoneHelp = 'Determina cuándo acaba tu día y cuándo llegan los recordatorios.';
export const moreTimeZonesLabel = 'Más zonas horarias';
export const showMoreTimeZonesButton = 'Mostrar más zonas horarias';
export const timeZonesListed = 'La lista incluye ahora todas las zonas horarias.';

/* Profile: app lock */

export const appLockTitle = 'Bloqueo de la aplicación';
export const appLockHelp =
  'Para un dispositivo que también usan otras personas. Solo se aplica a este dispositivo.';
export const appLockLabel = 'Bloquear la aplicación cuando no estoy';
export const appLockCovers =
  'Protege lo que escribes de miradas ajenas y de quien pase por ahí. Lo que estabas escribiendo sigue ahí cuando desbloqueas. No añade cifrado. Quien tenga la contraseña de este dispositivo o la de tu cuenta puede entrar igualmente.';
export const lockTimeLabel = 'Bloquear';
export const lockAtStart = 'Cada vez que se abre';
export const lockAfter = (minutes: number): string =>
  plural(minutes, { one: 'Tras 1 minuto', other: `Tras ${formatNumber(minutes)} minutos` });
export const lockTimeHelp =
  'Se entiende que no estás cuando no tocas ni desplazas nada ni escribes en ninguna pestaña de esta aplicación. «Cada vez que se abre» también bloquea tras 1 minuto de ausencia.';
export const turnOnLockTitle = 'Activar el bloqueo de la aplicación';
export const turnOnLockButton = 'Activar bloqueo';
export const turnOffLockTitle = 'Desactivar el bloqueo de la aplicación';
export const turnOffLockButton = 'Desactivar bloqueo';
export const unlockWithLabel = 'Desbloquear con';
export const pinOption = 'Un PIN';
export const deviceOption = 'La comprobación de este dispositivo';
export const deviceOptionHelp = 'Tu dispositivo pide tu huella, tu cara o la contraseña del dispositivo.';
export const newPinLabel = 'PIN nuevo';
export const repeatPinLabel = 'Repite el PIN';
export const pinForgotten = 'Si lo olvidas, cierra la sesión y vuelve a iniciarla con tu contraseña.';
export const pinsDiffer = 'Los dos PIN no son iguales.';
export const lockNotStored =
  'Este navegador no guarda nada en este dispositivo, así que no puede conservar un bloqueo.';
export const deviceCheckNotSet =
  'Tu dispositivo no configuró su comprobación. Vuelve a intentarlo, o elige un PIN.';
export const turningOn = 'Activando…';

/* Profile: leaving without saving */

export const leaveWithoutSavingTitle = '¿Salir sin guardar?';
export const leaveWithoutSavingText = 'Los cambios de esta página no se han guardado.';
export const leaveWithoutSavingButton = 'Salir sin guardar';
export const keepEditingButton = 'Seguir editando';

/* Profile: saving */

export const saveFailed = 'No pudimos guardar tu perfil. Vuelve a intentarlo.';

/* Profile: weekly categories */

export const weeklyCategoriesTitle = 'Categorías semanales';
export const weeklyCategoriesHelp =
  'Tu revisión semanal ordena tus notas en estas categorías, empezando por la primera.';

/* Dashboard: a device in another time zone */

export const timeZoneNotChanged = 'No pudimos cambiar tu zona horaria. Vuelve a intentarlo.';
export const timeZoneChanged = (city: string): string => `Tus días se rigen ahora por la hora de ${city}.`;
export const timeZoneKept = (city: string): string => `Tus días se siguen rigiendo por la hora de ${city}.`;
export const timeZonesDiffer = (city: string, deviceCity: string): string =>
  `Tus días se rigen por la hora de ${city}, pero este dispositivo está en ${deviceCity}.`;
export const changeTimeZoneLabel = (city: string): string => `Cambiar a ${city}`;
export const keepButton = 'Mantener';
export const keepTimeZoneLabel = (city: string): string => `Mantener ${city}`;

/* Profile: app version */

export const appVersionTitle = 'Versión de la aplicación';
export const appVersionHelp =
  'La aplicación que se ejecuta en tu navegador. Cada versión tiene su propio código, que es igual para todos.';
export const releaseOf = (version: string, code: string): string => `Versión ${version}, código ${code}`;
export const releaseLoading = 'Leyendo la versión…';
export const releaseUnknown = 'No pudimos leer qué versión es esta. Recarga la página.';
export const newerRelease = 'Hay una versión nueva.';
export const newerReleaseOf = (version: string, code: string): string =>
  `Hay una versión nueva: ${version}, código ${code}.`;
export const updateNowButton = 'Actualizar ahora';
export const checkCodeButton = 'Comprobar código';
export const checkingCode = 'Comprobando…';
export const copyCodeButton = 'Copiar código completo';
export const codeCopied = 'Código copiado';
export const codeNotCopied = 'No pudimos copiar el código.';
export const codeHelp =
  'La comprobación compara cada archivo de la aplicación en este dispositivo con la lista de la versión. Aquí la aplicación se comprueba a sí misma, así que compara también el código con uno de una fuente en la que confíes.';
export const codeHelpWithVault =
  'La comprobación compara cada archivo de la aplicación en este dispositivo con la lista de la versión. Aquí la aplicación se comprueba a sí misma, así que compara también el código con uno de una fuente en la que confíes. Con una bóveda privada, esta versión se queda hasta que actualices, como máximo 14 días desde que llega una nueva.';
export const codeMatches = (count: number): string =>
  plural(count, {
    one: 'El único archivo de este dispositivo coincide con la lista de la versión.',
    other: `Los ${formatNumber(count)} archivos de este dispositivo coinciden con la lista de la versión.`,
  });
export const serverHasSame = 'Nuestro servidor publica la misma lista.';
export const serverHasOther = (version: string, code: string): string =>
  `Nuestro servidor publica ahora otra lista: versión ${version}, código ${code}.`;
export const serverUnreachable = 'No pudimos conectar con nuestro servidor para comparar su lista.';
export const codeDiffers = (count: number): string =>
  plural(count, {
    one: '1 archivo de este dispositivo difiere de la lista de la versión:',
    other: `${formatNumber(count)} archivos de este dispositivo difieren de la lista de la versión:`,
  });
export const codeDiffersNext =
  'Si acaba de salir una versión nueva, recarga la página y vuelve a comprobar. Si sigue habiendo archivos distintos, no escribas aquí tu frase secreta y avisa a quienes gestionan este sitio.';
export const checkFailed = 'No pudimos leer todos los archivos. Vuelve a intentarlo cuando tengas conexión.';

/* Profile: your data */

export const yourDataTitle = 'Tus datos';
export const yourDataHelp = 'Tus palabras son tuyas: llévate una copia, o elimínalas.';
export const journalLink = 'diario';
export const lessonsLink = 'lecciones';
export const downloadAsText = <Part>(journal: Part, lessons: Part) => [
  'Descarga tu ',
  journal,
  ' o tus ',
  lessons,
  ' como texto.',
];
export const importFileLink = 'Importar un archivo';
export const importOffer = <Part>(importFile: Part) => [
  '¿Tienes un diario en otro sitio o una copia completa de aquí? ',
  importFile,
];
export const deleteAccountButton = 'Eliminar cuenta';
export const deleteAccountTitle = '¿Eliminar tu cuenta?';
export const keepMyAccountButton = 'Conservar mi cuenta';
export const deleteEverythingButton = 'Eliminar todo';
export const deleting = 'Eliminando…';
export const deleteAccountText =
  'Tu diario, tus lecciones, tus acciones, tus metas y tus ajustes se eliminarán de inmediato. No se pueden recuperar.';
