import { formatNumber, plural } from '../../kernel/intl.es.ts';

/* Saving reminder settings */

export const phoneRequired = 'Los recordatorios por SMS necesitan un número de teléfono';
export const phoneShape = 'Escribe el número con el prefijo del país, como +1\u00a0555\u00a0010\u00a00199.';

export const saveFailed = 'No se pudieron guardar los ajustes de recordatorios';

export const signInAgain = 'Vuelve a iniciar sesión';

export const saved = 'Recordatorios programados';
export const emailUnconfirmed = 'Los recordatorios por correo empiezan cuando hayas confirmado tu dirección.';
export const savedOffline =
  'Guardado en este dispositivo. Tus recordatorios se actualizarán cuando tengas conexión.';

/* A reminder, in an email, a notification and a text message, which holds the title alone */

export const morningTitle = 'Es hora de aclarar lo que importa hoy.';
export const morningText = 'Cinco preguntas, unos minutos. ¿Empezamos?';
export const writePageButton = 'Escribir la página de hoy';
export const afternoonTitle = '¿Qué aprendiste hoy?';
export const afternoonText = 'Anota una lección antes de que acabe el día.';
export const noteLessonButton = 'Anotar una lección';

/* Answers of the server: a reminder’s link */

export const tooManyAnswers = 'Demasiados intentos. Vuelve a intentarlo en unos minutos.';
export const linkExpired = 'Este enlace ha caducado. Puedes cambiar tus recordatorios en tu perfil.';

/* Answers of the server: the phone number and notifications */

export const textsNotSetUp = 'Los SMS no están configurados en este servidor.';
export const noNumber = 'Primero guarda un número de teléfono.';
export const alreadyConfirmed = 'Este número ya está confirmado.';
export const numberOptedOut =
  'Este número se dio de baja. Envía START por SMS para volver a recibirlos y después pide un código.';
export const unreachable = 'No podemos enviar SMS a este número. Revísalo.';
export const codeNotSent = 'No pudimos enviar el código. Vuelve a intentarlo en unos minutos.';
export const wrongCode = 'Ese código no es correcto. Revísalo y vuelve a intentarlo.';
export const codeExpired = 'Este código ha caducado. Pide otro.';
export const tooManyCodes = 'Se han enviado demasiados códigos. Vuelve a intentarlo más tarde.';
export const notificationsNotSetUp = 'Las notificaciones no están configuradas en este servidor.';
export const notificationsImpossible = 'Este navegador no puede recibir notificaciones.';

/* What is texted back: characters of the GSM alphabet alone, 160 of them at most */

export const stopAnswer = (product: string): string =>
  `Baja confirmada: ya no te enviaremos SMS de ${product}. Responde START para volver a recibirlos.`;
export const startAnswer = (product: string): string =>
  `Vuelves a recibir SMS de ${product}. Responde HELP si necesitas ayuda o STOP para darte de baja.`;
export const helpAnswer = (product: string): string =>
  `${product}: hasta dos avisos diarios. Responde STOP para darte de baja o START para volver. Puede haber cargos por SMS y datos.`;

/* Answers of the server: settings */

export const timeShape = 'Debe ser una hora en cuartos, como 08:15';
export const dayOnce = 'Cada día puede aparecer solo una vez';

/* The API’s description */

export const bytesShape = (count: number): string => `Deben ser ${count} bytes, codificados como base64url`;
export const channelsSummary =
  'Cómo pueden llegar los recordatorios: qué está configurado aquí, si el número se dio de baja y qué navegadores están suscritos';
export const sendCodeSummary =
  'Envía un código por SMS al número del perfil y anula el anterior. 409 si el número se dio de baja o ya está confirmado, 429 tras demasiados códigos, 503 si no se pudo enviar el código.';
export const confirmSummary =
  'Confirma el número con el código recibido por SMS. 400 si el código es incorrecto; 410 si ningún código es válido: se usó, caducó, se intentó demasiadas veces o es de otro número.';
export const codeShape = 'Deben ser seis cifras';
export const subscribeSummary =
  'Suscribe este navegador a las notificaciones hasta que termine la sesión. Un navegador se suscribe para una sola persona a la vez. 400 si el destino no está en la internet pública.';
export const unsubscribeSummary =
  'Anula la suscripción de un navegador, identificado por el hash de su destino. No hace nada si no estaba suscrito.';

/* What became of a reminder */

export const dayAndTime = (day: string, time: string): string => `${day}, ${time}`;
export const byText = 'SMS';
export const byEmail = 'Correo';
export const asNotification = 'Notificación';
export const deliverySent = 'Enviado';
export const deliverySending = 'Enviando';
export const deliveryNotSent = 'No enviado.';
export const skippedJournaled = 'Ya habías escrito.';
export const skippedLessonNoted = 'Ya habías anotado una lección.';
export const skippedLate = 'No se pudo enviar a tiempo.';
export const skippedPaused = 'Ese día formaba parte de una pausa.';
export const skippedTrialEnded = 'Tu prueba había terminado.';
export const skippedTurnedOff = 'Lo habías desactivado.';
export const skippedPhoneUnconfirmed = 'Tu número no estaba confirmado.';
export const skippedOptedOut = 'Tu número se había dado de baja de los SMS.';
export const skippedNoDevice = 'Ningún dispositivo tenía las notificaciones activadas.';
export const skippedEmailUnconfirmed = 'Tu dirección de correo no estaba confirmada.';
export const skippedNotSetUp = 'Este servidor no envía recordatorios por esa vía.';
export const skippedRefused = 'Tu dirección de correo no pudo recibirlo.';
export const failedTrouble = 'No se pudo entregar, ni tras varios intentos.';

/* Development outbox */

export const textMessage = 'Mensaje de texto';

/* A reminder by text */

export const textTitle = (product: string, title: string): string => `${product}: ${title}`;
export const textSnooze = (link: string): string => `Recordar en una hora: ${link}`;
export const textStop = 'Responde STOP para darte de baja.';

/* A reminder by email */

export const turnOffMorningButton = 'Desactivar los de la mañana';
export const turnOffAfternoonButton = 'Desactivar los de la tarde';
export const snoozeEmailButton = 'Recordar en una hora';
export const emailReason = 'Recibes este correo porque activaste los recordatorios por correo en tu perfil.';

/* Answers of the server: incoming texts */

export const messageTooLarge = 'El mensaje es demasiado grande.';
export const notATextMessage = 'El mensaje no tiene el formato esperado.';

/* The code by text */

export const codeNotFound = 'No pudimos encontrar ese código. Pide uno nuevo.';
export const codeText = (code: string, product: string, minutes: number): string =>
  plural(minutes, {
    one: `${code} es tu clave de ${product}. Vale 1 minuto. Si no la pediste, ignora este mensaje.`,
    other: `${code} es tu clave de ${product}. Vale ${formatNumber(minutes)} minutos. Si no la pediste, ignora este mensaje.`,
  });

/* The page behind a reminder’s link */

export const snoozeTitle = '¿Ahora no?';
export const snoozeQuestion = 'Podemos recordártelo una vez más dentro de una hora.';
export const snoozeButton = 'Recordar en una hora';
export const oneMoment = 'Un momento…';
export const turnOffTitle = '¿Desactivar estos recordatorios?';
export const turnOffQuestion =
  'No volverás a recibir este recordatorio. El otro recordatorio diario sigue igual.';
export const turningOff = 'Desactivando…';
export const turnOffButton = 'Desactivar recordatorios';
export const yourReminderTitle = 'Tu recordatorio';
export const undoButton = 'Deshacer';
export const changeYourRemindersLink = 'Cambiar tus recordatorios';
export const answerOffline = 'Ahora no hay conexión, así que no ha cambiado nada. Vuelve a intentarlo.';
export const answerFailed = 'Algo salió mal y no ha cambiado nada. Vuelve a intentarlo en unos minutos.';
export const linkExpiredTitle = 'Este enlace ya no funciona';
export const openYourProfileButton = 'Abrir tu perfil';

/* Unsent changes */

export const reminderUpdate = 'Un cambio en tus recordatorios';

/* Profile: notifications on this device */

export const notificationsUnsupported =
  'Este navegador no puede mostrar notificaciones. En un iPhone o iPad, añade la aplicación a tu pantalla de inicio y ábrela desde ahí.';
export const notificationsBlocked =
  'Las notificaciones están bloqueadas para este sitio. Permítelas en los ajustes de tu navegador y vuelve a intentarlo.';
export const notificationsUnavailable =
  'Ahora no se puede conectar con el servicio de notificaciones de este navegador. Vuelve a intentarlo más tarde.';
export const offline = 'Ahora no hay conexión. Vuelve a intentarlo cuando la tengas.';
export const deviceChangeFailed =
  'No pudimos cambiar las notificaciones en este dispositivo. Vuelve a intentarlo en unos minutos.';
export const deviceSwitchLabel = 'Notificaciones en este dispositivo';
export const deviceSwitchHelp =
  'Los mismos dos recordatorios en este navegador, hasta que cierres la sesión aquí';

/* Profile: the phone number */

export const numberConfirmed = <Part>(number: Part) => ['Número confirmado: ', number];
export const optedOut =
  'Te has dado de baja de los SMS. Para volver a recibirlos, envía START al número desde el que llegaban.';
export const checkAgainButton = 'Comprobar otra vez';
export const optedOutOf = (number: string): string =>
  `Te has dado de baja de los SMS. Para volver a recibirlos, envía START al ${number}.`;
export const confirmNumberLabel = 'Confirmar este número';
export const confirmNumberNotice = <Part>(number: Part) => [
  'Antes de que podamos enviar SMS al ',
  number,
  ', confirma que es tuyo.',
];
export const codeLabel = 'Código';
export const codeHelp = (minutes: number): string =>
  plural(minutes, {
    one: 'Las seis cifras que acabamos de enviarte por SMS. Válidas durante 1 minuto.',
    other: `Las seis cifras que acabamos de enviarte por SMS. Válidas durante ${formatNumber(minutes)} minutos.`,
  });
export const confirmingCode = 'Confirmando…';
export const sendingCode = 'Enviando…';
export const confirmCodeButton = 'Confirmar';
export const resendCodeButton = 'Enviar otro código';
export const sendCodeButton = 'Enviar un código';

/* Profile: reminders */

export const morningHourLabel = 'Hora de la mañana';
export const morningMinutesLabel = 'Minutos de la mañana';
export const morningAmPmLabel = 'a. m. o p. m. de la mañana';
export const afternoonHourLabel = 'Hora de la tarde';
export const afternoonMinutesLabel = 'Minutos de la tarde';
export const afternoonAmPmLabel = 'a. m. o p. m. de la tarde';
export const morningLabel = 'Mañana';
export const afternoonLabel = 'Tarde o noche';
export const morningDayLabel = (weekday: string): string => `Mañana, ${weekday}`;
export const afternoonDayLabel = (weekday: string): string => `Tarde, ${weekday}`;
export const noAfternoonDays = 'Ningún día elegido, así que no hay recordatorios por la tarde.';
export const noMorningDays = 'Ningún día elegido, así que no hay recordatorios por la mañana.';
export const textRemindersLabel = 'Recordatorios por SMS';
export const textRemindersHelp = 'Un empujoncito para escribir cada mañana y anotar una lección cada noche';
export const phoneNumberLabel = 'Número de teléfono';
export const phoneHelp = 'Con el prefijo del país, como +1\u00a0555\u00a0010\u00a00199.';
export const emailRemindersLabel = 'Recordatorios por correo';
export const emailRemindersHelp = 'Los mismos dos recordatorios, en tu dirección de correo';
/** As short as they can be told apart. */
export const sundayShort = 'Do';
export const mondayShort = 'Lu';
export const tuesdayShort = 'Ma';
export const wednesdayShort = 'Mi';
export const thursdayShort = 'Ju';
export const fridayShort = 'Vi';
export const saturdayShort = 'Sá';
export const savingReminders = 'Guardando…';
export const saveRemindersButton = 'Guardar recordatorios';

/* Profile: recent reminders */

export const recentTitle = 'Recordatorios recientes';
export const showFewerButton = 'Mostrar menos';
export const showAllButton = (count: number): string => `Mostrar los ${formatNumber(count)}`;

/* Answers to a reminder */

export const remindedAgainAt = (time: string): string =>
  `Te lo recordaremos otra vez a ${/^0?1\D/u.test(time) ? 'la' : 'las'} ${time.replace(/\.$/u, '')}.`;
export const remindedAgainInAnHour = 'Te lo recordaremos otra vez en una hora.';
export const noReminderLeftToday =
  'Para entonces el día habrá terminado, así que hoy no habrá otro recordatorio.';
export const morningRemindersOff = 'Tus recordatorios de la mañana están desactivados.';
export const afternoonRemindersOff = 'Tus recordatorios de la tarde están desactivados.';
export const morningRemindersOn =
  'Tus recordatorios de la mañana vuelven a estar activados, igual que antes.';
export const afternoonRemindersOn =
  'Tus recordatorios de la tarde vuelven a estar activados, igual que antes.';
