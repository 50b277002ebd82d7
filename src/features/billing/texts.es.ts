import { formatNumber, plural } from '../../kernel/intl.es.ts';

/* Plans and payments: messages */

export const trialEnded = 'Tu prueba ha terminado.';

export const checkoutFailed = 'No se pudo iniciar el pago';

export const noUrl = 'El inicio del pago no devolvió ninguna dirección';

export const wrong = 'Algo salió mal. Vuelve a intentarlo.';

export const noSession = 'No hay ninguna sesión activa';

export const finalizeFailed = 'No se pudo completar la suscripción';

export const missingPayment = 'Faltan datos del pago. Empieza de nuevo desde los precios.';
export const unavailable =
  'Aquí aún no están configurados los pagos, así que no se cobra nada y todo el mundo puede seguir escribiendo.';
export const unreachable =
  'No pudimos conectar con el proveedor de pagos. No se cobró nada. Vuelve a intentarlo.';
export const planAlready = 'Ya tienes un plan.';
export const amountChanged =
  'La fecha ha cambiado desde que abriste esta página, así que el primer cobro ahora es distinto. No se cobró nada. Revisa el nuevo importe.';
export const notYours = 'Este pago no corresponde a tu cuenta. Empieza de nuevo desde los precios.';
export const promotionUnknown = 'Ese código no es válido.';
export const promotionUsed = 'Ese código ha caducado o se ha agotado.';
export const promotionNotForPlan = 'Ese código no sirve para este plan.';
export const couponUnknown = 'Ese cupón no es válido.';
export const couponEnded = 'Ese cupón ha caducado o se ha agotado.';
export const couponPaid = 'Ya tienes un plan, así que este cupón no puede ampliar tu prueba.';
export const tooManyCards = 'Has probado demasiadas tarjetas. Espera unos minutos.';
export const tooManyLooks = 'Has probado demasiados códigos. Espera unos minutos.';
export const noCard = 'Aún no tienes ningún pago que gestionar. Primero elige un plan.';
export const noMoneyMoves = 'Modo de prueba: no se cobra dinero y no hace falta una tarjeta real.';

export const setupFailed = (status: string): string => `SetupIntent falló con el estado: ${status}`;

/* Discounts */

export const takenOff = (amount: string): string => `${amount} de descuento`;
export const offFirstPayment = (off: string): string => `${off} en el primer pago`;
export const offForMonths = (off: string, months: number): string =>
  plural(months, { one: `${off} durante un mes`, other: `${off} durante ${formatNumber(months)} meses` });

/* What a plan costs, in one sentence */

export const period = (from: string, to: string): string => `del ${from} al ${to}`;
export const termsMonthly = (first: string, covers: string, next: string, day: string): string =>
  `Hoy ${first}, por el periodo ${covers}. Después ${next} el ${day}, y el día 1 de cada mes.`;
export const termsYearly = (first: string, covers: string, next: string, day: string): string =>
  `Hoy ${first}, por el periodo ${covers}. Después ${next} el ${day}, y ese mismo día cada año.`;
interface LaterTerms {
  trialEnds: string;
  begins: string;
  first: string;
  covers: string;
  next: string;
  day: string;
}

export const laterTermsMonthly = ({ trialEnds, begins, first, covers, next, day }: LaterTerms): string =>
  `Hoy nada. Tu prueba dura hasta el ${trialEnds}. Tu plan empieza el ${begins}. Ese día se hace el primer pago de ${first}, por el periodo ${covers}. Después ${next} el ${day}, y el día 1 de cada mes.`;
export const laterTermsYearly = ({ trialEnds, begins, first, covers, next, day }: LaterTerms): string =>
  `Hoy nada. Tu prueba dura hasta el ${trialEnds}. Tu plan empieza el ${begins}. Ese día se hace el primer pago de ${first}, por el periodo ${covers}. Después ${next} el ${day}, y ese mismo día cada año.`;
export const nothing = 'nada';

/* Answers of the server */

export const profileNotFound = 'No pudimos encontrar tu cuenta. Vuelve a iniciar sesión.';

/* Webhook */

export const tooLarge = 'El mensaje es demasiado grande.';
export const notSigned = 'El mensaje no está firmado.';
export const unreadableEvent = 'El mensaje está firmado, pero no se puede leer.';

/* Starting a plan */

export const planNotStartedTitle = 'Tu plan no ha empezado';
export const oneMomentTitle = 'Un momento';
export const backToPricingLink = 'Volver a los precios';
export const activating = 'Activando tu plan…';

/* Checkout */

export const checkoutTitle = 'Pago';
export const nothingWasCharged = <Part>(back: Part) => ['No se cobró nada. ', back];
export const openingCheckout = 'Abriendo la página de nuestro proveedor de pagos…';

/* A coupon */

export const yourCouponTitle = 'Tu cupón';

export const couponTitle = '¡Felicidades!';

export const couponNamedTitle = <Part>(name: Part) => ['¡Felicidades, ', name, '!'];
export const couponLabel = 'Cupón';
export const couponText = 'Tienes más días para probar el ciclo, sin tarjeta.';
export const checkingCoupon = 'Comprobando tu cupón…';

export const letsGoButton = 'Empezar';
export const trialDays = 'Días de prueba';
export const trialEnds = 'La prueba termina';
export const couponNotNeeded = 'Nada más ha cambiado, y para la prueba gratis no necesitas cupón.';
export const continueButton = 'Continuar';
export const createAccountButton = 'Crear una cuenta';

/* The facts of a plan */

export const chargeNow = (amount: string, from: string, to: string): string =>
  `${amount}, por el periodo del ${from} al ${to}`;
export const todayLabel = 'Hoy';
export const thenLabel = 'Después';
export const nothingToday = (trialEnds: string): string => `Nada. Tu prueba dura hasta el ${trialEnds}.`;
export const planBeginsLabel = 'El plan empieza';
export const firstPaymentLabel = 'Primer pago';
export const firstPayment = (amount: string, from: string, to: string): string =>
  `${amount} ese día, por el periodo del ${from} al ${to}`;
export const chargeMonthly = (amount: string, day: string): string =>
  `${amount} el ${day}, después el día 1 de cada mes`;
export const chargeYearly = (amount: string, day: string): string =>
  `${amount} el ${day}, después ese mismo día cada año`;
export const planFactLabel = 'Plan';
export const priceLabel = 'Precio';
export const cardLabel = 'Tarjeta';
export const endedLabel = 'Terminó';
export const endsLabel = 'Termina';
export const planWithStatus = (plan: string, status: string): string => `${plan}, ${status}`;
export const statusActive = 'activo';
export const statusBeginsLater = 'empieza después de tu prueba';
export const statusEnded = 'terminado';
export const statusPastDue = 'el último pago falló';
export const statusUnpaid = 'sin pagar';
export const pricePerMonth = (amount: string): string => `${amount} al mes`;
export const pricePerYear = (amount: string): string => `${amount} al año`;
export const nextChargeLabel = 'Próximo cobro';
export const nextCharge = (amount: string, day: string): string => `${amount} el ${day}`;
export const cardUntil = (brand: string, last4: string, month: string, year: number): string =>
  `${brand} terminada en ${last4}, caduca en ${month}/${year}`;
export const cardExpiresSoon = (brand: string, last4: string, month: string, year: number): string =>
  `${brand} terminada en ${last4}, caduca pronto: ${month}/${year}`;

/* After paying */

export const planStartedTitle = 'Tu plan ha empezado';
export const planChosenTitle = 'Tu plan está listo';

/* Payment */

export const paymentTitle = 'Pago';
export const backToPricingButton = 'Volver a los precios';
export const goToPricingLink = 'Ir a los precios';
export const billingNameLabel = 'Nombre de facturación';
export const confirmLaterButton = 'Confirmar, hoy nada';
export const confirmTodayButton = (inDollars: string): string => `Confirmar, ${inDollars} hoy`;
export const cardPrivacy =
  'Los datos de tu tarjeta van directamente a nuestro proveedor de pagos. Nunca vemos el número.';

/* Choosing a plan */

export const yearlyPrice = (amount: string): string => `${amount} al mes, con pago anual`;
export const monthlyBilling = 'Se cobra el día 1; el primer mes, la parte proporcional';
export const startsTitle = 'Cuándo empieza tu plan';
export const startsAfterTrial = 'Cuando acabe mi prueba';
export const keepsDays = (day: string): string => `Conservas tus días gratis. Empieza el ${day}.`;
export const startsToday = 'Hoy';
export const givesUpDays = 'Pagas ahora y renuncias a los días gratis que te quedan.';
export const amountToday = (amount: string): string => `${amount} hoy`;
export const yearlyPlan = 'Anual';
export const monthlyPlan = 'Mensual';
export const perInterval = { year: '/ año', month: '/ mes' } as const;
export const choosePlanTitle = 'Elige un plan';

export const yearlySaving = 'Ahorra un 17 %';

/* Pricing */

export const included1 = 'El diario y la lista de hoy';
export const included2 = 'Lecciones, con todo su historial';
export const included3 = 'Resúmenes y observaciones semanales';
export const included4 = 'Visiones y lista de sueños';
export const included5 = 'Recordatorios por la mañana y por la noche';
export const included6 = 'Cada palabra es tuya: descárgala cuando quieras';
export const pricingPageTitle = 'Precios';
export const pricingTitle = 'Un precio que motiva';
export const pricingText =
  'Nuestro precio está pensado para motivar: lo bastante alto para que te den ganas de venir, lo bastante bajo para seguir durante años. Todo está incluido para todo el mundo.';
export const includedTitle = 'Incluido en ambos';
export const managePlanLink = 'Gestionarlo en tu perfil';
export const trialLeftNoCharge = (days: number, until: string): string =>
  plural(days, {
    one: `Te queda 1 día de prueba gratis, hasta el ${until}. No se cobra nada antes de que termine, salvo que empieces hoy.`,
    other: `Te quedan ${formatNumber(days)} días de prueba gratis, hasta el ${until}. No se cobra nada antes de que termine, salvo que empieces hoy.`,
  });
export const subscribeMonthlyButton = (amount: string): string => `Plan mensual, ${amount} hoy`;
export const subscribeMonthlyLaterButton = 'Plan mensual, hoy nada';
export const subscribeYearlyLaterButton = 'Plan anual, hoy nada';
export const subscribeYearlyButton = (amount: string): string => `Plan anual, ${amount} hoy`;
export const payHereLink = 'Paga aquí con tarjeta';
export const paymentNote = <Part>(payHere: Part) => [
  payHere,
  ' si lo prefieres. Nuestro proveedor de pagos gestiona tu tarjeta. Cancela cuando quieras en tu perfil, y podrás seguir descargando tu diario.',
];

/* A promotion code */

export const promotionCodeLabel = 'Código promocional';
export const applyButton = 'Aplicar';

/* After the trial */

export const afterTrialTitle = 'Después de la prueba';
export const trialLeft = (days: number): string =>
  plural(days, {
    one: 'Te queda 1 día de prueba.',
    other: `Te quedan ${formatNumber(days)} días de prueba.`,
  });
export const trialRunningTitle = 'Tu prueba sigue en curso';
export const trialThen = (day: string): string =>
  `Dura hasta el ${day}. Después podrás seguir leyendo y descargando todo lo que escribiste. Para seguir escribiendo, elige un plan.`;
export const planDuringTrial =
  'Un plan que elijas ahora empieza cuando termine tu prueba. Antes no se cobra nada.';
export const keepWritingTitle = 'Puedes seguir escribiendo';
export const goToTodayButton = 'Ir al día de hoy';
export const everythingKept =
  'Todo lo que escribiste está a salvo, y puedes seguir leyéndolo y descargándolo. Elige un plan para seguir escribiendo.';
export const staysOpenTitle = 'Lo que sigue abierto';
export const readYourLessonsLink = 'Leer tus lecciones';
export const readYourActionsLink = 'Leer tus acciones';
export const readYourVisionsLink = 'Leer tus visiones y tu lista de sueños';
export const readYourJournalLink = 'Leer tu diario';
export const downloadLink = 'Descargar todo en tu perfil';

export const signOutButton = 'Cerrar sesión';

/* Welcome, after paying */

export const paidMonthly = (amount: string): string => `${amount} al mes. Gracias por crecer con nosotros.`;
export const paidYearly = (amount: string, monthly: string): string =>
  `${amount} hoy por un año: ${monthly} al mes. Gracias por crecer con nosotros.`;
export const paidLater = (amount: string, day: string): string =>
  `Hoy no se cobró nada. Tu plan empieza el ${day}, con el primer pago de ${amount}. Gracias por crecer con nosotros.`;
export const paidTodayThenMonthly = (amount: string, monthly: string): string =>
  `${amount} hoy, después ${monthly} al mes. Gracias por crecer con nosotros.`;
export const welcomeTitle = '¡Te damos la bienvenida!';
export const welcomeNamedTitle = <Part>(name: Part) => ['¡Te damos la bienvenida, ', name, '!'];
export const welcomePageTitle = 'Te damos la bienvenida';

export const beginOnboardingButton = 'Empezar la introducción';
export const backLink = 'Atrás';

/* A coupon, while signing up */

export const couponAdds = (days: number): string =>
  plural(days, {
    one: 'Tu cupón añade 1 día a la prueba gratis.',
    other: `Tu cupón añade ${formatNumber(days)} días a la prueba gratis.`,
  });
export const registerWithoutCoupon = 'Puedes crear tu cuenta sin él.';

/* Profile: your plan */

export const freeTrialLeft = (days: number): string =>
  plural(days, {
    one: 'Prueba gratis, queda 1 día.',
    other: `Prueba gratis, quedan ${formatNumber(days)} días.`,
  });
export const seePlansLink = 'Ver planes';
export const planNeedsConnection = 'Tu plan se muestra cuando tienes conexión.';
export const paymentFailedUntil = (day: string): string =>
  `Tu último pago falló. Puedes seguir escribiendo hasta el ${day}. Actualiza tu tarjeta para conservar tu plan.`;
export const canceledUntil = (day: string): string => `Cancelado. Tu plan termina el ${day}.`;
export const canceledBeforeStart = (day: string): string =>
  `Cancelado antes de empezar. No se cobra nada, y puedes seguir escribiendo hasta el ${day}.`;
export const manageBillingButton = 'Gestionar pagos';
export const openingBilling = 'Abriendo…';
export const manageBillingOffline = 'Podrás gestionar tus pagos cuando tengas conexión.';
export const manageBillingHelp =
  'Puedes cambiar tu tarjeta, ver facturas y cancelar en la página de nuestro proveedor de pagos.';

/* The banner on every page */

export const trialOver = <Part>(plans: Part) => [
  'Tu prueba ha terminado. Todo lo que escribiste está a salvo. Elige un plan para seguir escribiendo. ',
  plans,
];
export const openToRead = <Part>(plans: Part) => [
  'Tu prueba ha terminado. Todo lo que escribiste está aquí para leerlo. Elige un plan para seguir escribiendo. ',
  plans,
];
export const updateYourCardLink = 'Actualiza tu tarjeta';
export const paymentFailed = <Part>(update: Part) => [
  'Tu último pago falló. Por ahora puedes seguir escribiendo. ',
  update,
];
export const paymentFailedKeepsUntil = <Part>(day: string, update: Part) => [
  `Tu último pago falló. Puedes seguir escribiendo hasta el ${day}. `,
  update,
];
export const planLabel = 'Tu plan';
