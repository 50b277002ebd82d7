import { formatNumber, plural } from '../../kernel/intl.es.ts';

/* Every email */

export const greeting = (name: string): string => `Hola, ${name}:`;

/* Email: your trial ends soon */

export const trialEndsIn3DaysSubject = 'Tu prueba termina en 3 días';
export const trialEndsTomorrowSubject = 'Tu prueba termina mañana';
export const trialPreheader = 'Todo lo que escribiste está a salvo, con plan o sin él.';
export const trialEndsIn3Days = (when: string): string => `Tu prueba termina en 3 días, el ${when}.`;
export const trialEndsTomorrow = (when: string): string => `Tu prueba termina mañana, ${when}.`;
export const planBeginsSubject = 'Tu plan empieza en 3 días';
export const planBeginsPreheader =
  'No tienes que hacer nada: sigues escribiendo, y ese día se hace el cobro en tu tarjeta.';
export const planBegins = (price: string, day: string): string =>
  `Tu prueba termina en 3 días, y empieza el plan que elegiste. El primer pago de ${price} es el ${day}.`;
export const planBeginsText = 'Si has cambiado de opinión, cancela antes en tu perfil y no se cobra nada.';
export const openPlanButton = 'Ver tu plan';
export const trialText =
  'Todo lo que escribiste sigue siendo tuyo, y siempre podrás leerlo y descargarlo. Para seguir escribiendo, elige un plan.';
export const seePlansButton = 'Ver planes';
export const whyTrialEmail = (product: string): string =>
  `Recibes este correo porque estás probando ${product}.`;

/* Email: weekly summary */

export const weekSubject = 'Tu semana en cifras';
export const fullWeek =
  'La semana pasada escribiste una página cada día. Es poco común, y el mérito es tuyo.';
export const quietWeek =
  'La semana pasada fue tranquila. Tu diario está donde lo dejaste, para cuando quieras.';
export const usualWeek = 'Esto es lo que hiciste la semana pasada.';
export const weekSpan = (from: string, to: string): string => `Del ${from} al ${to}`;
export const daysJournaled = 'Días con diario';
export const daysOfWeek = (days: number): string => `${formatNumber(days)} de 7`;
export const actionsCompleted = 'Acciones completadas';
export const lessonsNoted = 'Lecciones anotadas';
export const yourStreak = 'Tu racha';
export const streakDays = (days: number): string =>
  plural(days, { one: '1 día', other: `${formatNumber(days)} días` });
export const openDayButton = 'Abrir tu día';
export const whyWeeklySummary =
  'Recibes este correo porque pediste un resumen semanal. Solo contiene cifras, nada de lo que escribiste.';

/* Email: a payment failed */

export const paymentFailedSubject = 'Tu pago no se completó';
export const paymentFailedPreheader = 'Por ahora puedes seguir escribiendo. Revisa tu tarjeta.';
export const paymentFailedText =
  'No se aceptó tu tarjeta para tu plan. El cobro se repetirá automáticamente, y puedes seguir escribiendo durante una semana.';
export const paymentFailedCause =
  'Puede que la tarjeta haya caducado, o que tu banco necesite que confirmes el pago. Puedes añadir otra tarjeta en tu perfil.';
export const updateCardButton = 'Actualizar tu tarjeta';
export const wordsStayYours = 'Pase lo que pase, todo lo que escribiste sigue siendo tuyo.';
export const whyPaymentFailed = (product: string): string =>
  `Recibes este correo porque tienes un plan de ${product}.`;

/* Unsubscribe page */

export const stopWeeklySummaryTitle = '¿Dejar de recibir el resumen semanal?';
export const stopTrialEmailsTitle = '¿Dejar de recibir correos sobre tu prueba?';
export const stopRemindersTitle = '¿Dejar de recibir recordatorios por correo?';
export const stopText = 'Haz clic una vez y dejaremos de enviarlos. Puedes volver a activarlos en tu perfil.';
export const stopButton = 'Detener estos correos';

/* Unsubscribe page: stopped */

export const weeklySummaryStoppedTitle = 'Ya no recibirás el resumen semanal';
export const trialEmailsStoppedTitle = 'Ya no recibirás correos sobre tu prueba';
export const remindersStoppedTitle = 'Ya no recibirás recordatorios por correo';
export const stoppedText = 'No volverás a recibir estos correos. Nada más ha cambiado.';
export const turnOnButton = 'Volver a activarlos';
export const profileLink = 'Ir a tu perfil';

/* Unsubscribe page: turned back on */

export const weeklySummaryOnTitle = 'Volverás a recibir el resumen semanal';
export const trialEmailsOnTitle = 'Volverás a recibir correos sobre tu prueba';
export const remindersOnTitle = 'Volverás a recibir recordatorios por correo';
export const onText = 'Puedes detener estos correos aquí o en tu perfil en cualquier momento.';

/* Unsubscribe page: a damaged link */

export const linkBrokenTitle = 'Este enlace para darse de baja no funciona';
export const linkBrokenText =
  'Puede que el enlace esté incompleto. En tu perfil puedes elegir qué correos recibes.';

/* Choice of emails in the profile */

export const saveFailed = 'No pudimos guardarlo. Vuelve a intentarlo.';
export const weeklySummaryLabel = 'Resumen semanal por correo';
export const weeklySummaryHelp =
  'Tus días, acciones y lecciones en cifras, los lunes por la mañana. No incluye nada de lo que escribiste.';
export const trialEmailsLabel = 'Correos sobre tu prueba';
export const trialEmailsHelp = 'Tres días y un día antes de que termine';

/* Below every email */

export const concernsAccount = (product: string): string =>
  `Recibes este correo porque se refiere a tu cuenta de ${product}.`;
export const stopEmailsLink = 'Detener estos correos';
