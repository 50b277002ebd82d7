import { formatNumber, plural } from '../../kernel/intl.de.ts';

/* Plans and payments: messages */

export const trialEnded = 'Deine Testphase ist zu Ende.';
export const checkoutFailed = 'Die Bezahlung konnte nicht begonnen werden';
export const noUrl = 'Der Zahlungsanbieter hat keine Adresse genannt';
export const wrong = 'Etwas ist schiefgegangen. Bitte versuch es noch einmal.';
export const noSession = 'Keine aktive Sitzung';
export const finalizeFailed = 'Das Abo konnte nicht abgeschlossen werden';
export const missingPayment = 'Angaben zur Zahlung fehlen. Bitte beginne noch einmal bei den Preisen.';
export const unavailable =
  'Zahlungen sind hier noch nicht eingerichtet. Es wird nichts berechnet, und alle können weiterschreiben.';
export const unreachable =
  'Wir konnten den Zahlungsanbieter nicht erreichen. Es wurde nichts berechnet. Bitte versuch es noch einmal.';
export const planAlready = 'Du hast schon ein Abo.';
export const amountChanged =
  'Seit du diese Seite geöffnet hast, hat ein neuer Tag begonnen, deshalb ist die erste Zahlung jetzt eine andere. Es wurde nichts berechnet. Bitte prüfe den neuen Betrag.';
export const notYours =
  'Diese Zahlung gehört nicht zu deinem Konto. Bitte beginne noch einmal bei den Preisen.';
export const promotionUnknown = 'Dieser Code ist nicht gültig.';
export const promotionUsed = 'Dieser Code ist abgelaufen oder aufgebraucht.';
export const promotionNotForPlan = 'Dieser Code gilt nicht für dieses Abo.';
export const couponUnknown = 'Dieser Gutschein ist nicht gültig.';
export const couponEnded = 'Dieser Gutschein ist abgelaufen oder aufgebraucht.';
export const couponPaid =
  'Du hast schon ein Abo, deshalb kann dieser Gutschein deine Testphase nicht verlängern.';
export const tooManyCards = 'Du hast zu viele Karten ausprobiert. Bitte warte ein paar Minuten.';
export const tooManyLooks = 'Du hast zu viele Codes ausprobiert. Bitte warte ein paar Minuten.';
export const noCard = 'Es gibt noch keine Zahlung zu verwalten. Wähle zuerst ein Abo.';
export const noMoneyMoves = 'Testbetrieb: Es wird nichts berechnet, und du brauchst keine echte Karte.';

export const setupFailed = (status: string): string =>
  `Die Bestätigung der Karte ist fehlgeschlagen: ${status}`;

/* Discounts */

export const takenOff = (amount: string): string => `${amount} Rabatt`;
export const offFirstPayment = (off: string): string => `${off} bei der ersten Zahlung`;
export const offForMonths = (off: string, months: number): string =>
  plural(months, { one: `${off} einen Monat lang`, other: `${off} ${formatNumber(months)} Monate lang` });

/* What a plan costs, in one sentence */

export const period = (from: string, to: string): string => `${from} bis ${to}`;
export const termsMonthly = (first: string, covers: string, next: string, day: string): string =>
  `Heute ${first} für die Zeit von ${covers}. Dann ${next} am ${day} und am 1. jedes Monats.`;
export const termsYearly = (first: string, covers: string, next: string, day: string): string =>
  `Heute ${first} für die Zeit von ${covers}. Dann ${next} am ${day} und jedes Jahr an diesem Tag.`;
interface LaterTerms {
  trialEnds: string;
  begins: string;
  first: string;
  covers: string;
  next: string;
  day: string;
}

export const laterTermsMonthly = ({ trialEnds, begins, first, covers, next, day }: LaterTerms): string =>
  `Heute nichts. Deine Testphase läuft bis ${trialEnds}. Dein Abo beginnt am ${begins}. An diesem Tag wird die erste Zahlung von ${first} fällig, für die Zeit von ${covers}. Dann ${next} am ${day} und am 1. jedes Monats.`;
export const laterTermsYearly = ({ trialEnds, begins, first, covers, next, day }: LaterTerms): string =>
  `Heute nichts. Deine Testphase läuft bis ${trialEnds}. Dein Abo beginnt am ${begins}. An diesem Tag wird die erste Zahlung von ${first} fällig, für die Zeit von ${covers}. Dann ${next} am ${day} und jedes Jahr an diesem Tag.`;
export const nothing = 'nichts';

/* Answers of the server */

export const profileNotFound = 'Wir konnten dein Konto nicht finden. Bitte melde dich noch einmal an.';

/* Webhook */

export const tooLarge = 'Die Nachricht ist zu groß.';
export const notSigned = 'Die Nachricht ist nicht signiert.';
export const unreadableEvent = 'Die Nachricht ist signiert, aber nicht lesbar.';

/* Starting a plan */

export const planNotStartedTitle = 'Dein Abo hat nicht begonnen';
export const oneMomentTitle = 'Einen Moment';
export const backToPricingLink = 'Zurück zu den Preisen';
export const activating = 'Dein Abo wird aktiviert\u00a0…';

/* Checkout */

export const checkoutTitle = 'Bezahlen';
export const nothingWasCharged = <Part>(back: Part) => ['Es wurde nichts berechnet. ', back];
export const openingCheckout = 'Die Seite des Zahlungsanbieters wird geöffnet\u00a0…';

/* A coupon */

export const yourCouponTitle = 'Dein Gutschein';
export const couponTitle = 'Glückwunsch!';
export const couponNamedTitle = <Part>(name: Part) => ['Glückwunsch, ', name, '!'];
export const couponLabel = 'Gutschein';
export const couponText = 'Du bekommst mehr Tage zum Ausprobieren, ohne Karte.';
export const checkingCoupon = 'Dein Gutschein wird geprüft\u00a0…';
export const letsGoButton = 'Los geht’s';
export const trialDays = 'Testtage';
export const trialEnds = 'Testphase endet';
export const couponNotNeeded =
  'Sonst hat sich nichts geändert, und für die kostenlose Testphase brauchst du keinen Gutschein.';
export const continueButton = 'Weiter';
export const createAccountButton = 'Konto erstellen';

/* The facts of a plan */

export const chargeNow = (amount: string, from: string, to: string): string =>
  `${amount} für die Zeit von ${from} bis ${to}`;
export const todayLabel = 'Heute';
export const thenLabel = 'Dann';
export const nothingToday = (trialEnds: string): string => `Nichts. Deine Testphase läuft bis ${trialEnds}.`;
export const planBeginsLabel = 'Abo beginnt';
export const firstPaymentLabel = 'Erste Zahlung';
export const firstPayment = (amount: string, from: string, to: string): string =>
  `${amount} an diesem Tag, für die Zeit von ${from} bis ${to}`;
export const chargeMonthly = (amount: string, day: string): string =>
  `${amount} am ${day}, dann am 1. jedes Monats`;
export const chargeYearly = (amount: string, day: string): string =>
  `${amount} am ${day}, dann jedes Jahr an diesem Tag`;
export const planFactLabel = 'Abo';
export const priceLabel = 'Preis';
export const cardLabel = 'Karte';
export const endedLabel = 'Beendet';
export const endsLabel = 'Endet';
export const planWithStatus = (plan: string, status: string): string => `${plan}, ${status}`;
export const statusActive = 'aktiv';
export const statusBeginsLater = 'beginnt nach deiner Testphase';
export const statusEnded = 'beendet';
export const statusPastDue = 'letzte Zahlung fehlgeschlagen';
export const statusUnpaid = 'nicht bezahlt';
export const pricePerMonth = (amount: string): string => `${amount} im Monat`;
export const pricePerYear = (amount: string): string => `${amount} im Jahr`;
export const nextChargeLabel = 'Nächste Zahlung';
export const nextCharge = (amount: string, day: string): string => `${amount} am ${day}`;
export const cardUntil = (brand: string, last4: string, month: string, year: number): string =>
  `${brand} mit Endziffern ${last4}, gültig bis ${month}/${year}`;
export const cardExpiresSoon = (brand: string, last4: string, month: string, year: number): string =>
  `${brand} mit Endziffern ${last4}, läuft bald ab: ${month}/${year}`;

/* After paying */

export const planStartedTitle = 'Dein Abo hat begonnen';
export const planChosenTitle = 'Dein Abo ist gewählt';

/* Payment */

export const paymentTitle = 'Zahlung';
export const backToPricingButton = 'Zurück zu den Preisen';
export const goToPricingLink = 'Zu den Preisen';
export const billingNameLabel = 'Name auf der Rechnung';
export const confirmLaterButton = 'Bestätigen, heute nichts';
export const confirmTodayButton = (inDollars: string): string => `Bestätigen, heute ${inDollars}`;
export const cardPrivacy =
  'Deine Kartendaten gehen direkt an unseren Zahlungsanbieter. Wir sehen die Nummer nie.';

/* Choosing a plan */

export const yearlyPrice = (amount: string): string => `${amount} im Monat, jährlich berechnet`;
export const monthlyBilling = 'Berechnet am 1., der erste Monat anteilig';
export const startsTitle = 'Wann dein Abo beginnt';
export const startsAfterTrial = 'Wenn meine Testphase endet';
export const keepsDays = (day: string): string => `Du behältst deine freien Tage. Es beginnt am ${day}.`;
export const startsToday = 'Heute';
export const givesUpDays = 'Du bezahlst jetzt und verzichtest auf die freien Tage, die du noch hast.';
export const amountToday = (amount: string): string => `Heute ${amount}`;
export const yearlyPlan = 'Jährlich';
export const monthlyPlan = 'Monatlich';
export const perInterval = { year: '/ Jahr', month: '/ Monat' } as const;
export const choosePlanTitle = 'Wähle ein Abo';
export const yearlySaving = '17\u00a0% sparen';

/* Pricing */

export const included1 = 'Das Tagebuch und die Liste für heute';
export const included2 = 'Erkenntnisse mit ihrem ganzen Verlauf';
export const included3 = 'Wochenüberblicke und Beobachtungen';
export const included4 = 'Visionen und Bucketlist';
export const included5 = 'Erinnerungen am Morgen und am Abend';
export const included6 = 'Jedes Wort jederzeit zum Herunterladen';
export const pricingPageTitle = 'Preise';
export const pricingTitle = 'Ein Preis, der motiviert';
export const pricingText =
  'Unser Preis soll motivieren: hoch genug, dass du dabeibleiben willst, niedrig genug, um jahrelang weiterzumachen. Alle bekommen alles.';
export const includedTitle = 'In beiden enthalten';
export const managePlanLink = 'In deinem Profil verwalten';
export const trialLeftNoCharge = (days: number, until: string): string =>
  plural(days, {
    one: `Noch 1 Tag kostenlose Testphase, bis ${until}. Vorher wird nichts berechnet, außer du beginnst heute.`,
    other: `Noch ${formatNumber(days)} Tage kostenlose Testphase, bis ${until}. Vorher wird nichts berechnet, außer du beginnst heute.`,
  });
export const subscribeMonthlyButton = (amount: string): string => `Monatlich abonnieren, heute ${amount}`;
export const subscribeMonthlyLaterButton = 'Monatlich abonnieren, heute nichts';
export const subscribeYearlyLaterButton = 'Jährlich abonnieren, heute nichts';
export const subscribeYearlyButton = (amount: string): string => `Jährlich abonnieren, heute ${amount}`;
export const payHereLink = 'Zahle hier mit Karte';
export const paymentNote = <Part>(payHere: Part) => [
  payHere,
  ', wenn dir das lieber ist. Deine Kartendaten verarbeitet unser Zahlungsanbieter. Du kannst jederzeit in deinem Profil kündigen, und dein Tagebuch kannst du auch danach herunterladen.',
];

/* A promotion code */

export const promotionCodeLabel = 'Rabattcode';
export const applyButton = 'Anwenden';

/* After the trial */

export const afterTrialTitle = 'Nach der Testphase';
export const trialLeft = (days: number): string =>
  plural(days, {
    one: 'Noch 1 Tag Testphase.',
    other: `Noch ${formatNumber(days)} Tage Testphase.`,
  });
export const trialRunningTitle = 'Deine Testphase läuft noch';
export const trialThen = (day: string): string =>
  `Sie läuft bis ${day}. Danach kannst du weiter alles lesen und herunterladen, was du geschrieben hast. Um weiterzuschreiben, wähle ein Abo.`;
export const planDuringTrial =
  'Ein Abo, das du jetzt wählst, beginnt, wenn deine Testphase endet. Vorher wird nichts berechnet.';
export const keepWritingTitle = 'Du kannst weiterschreiben';
export const goToTodayButton = 'Zum heutigen Tag';
export const everythingKept =
  'Alles, was du geschrieben hast, ist sicher. Lesen und herunterladen kannst du es weiterhin. Wähle ein Abo, um weiterzuschreiben.';
export const staysOpenTitle = 'Das bleibt dir offen';
export const readYourLessonsLink = 'Erkenntnisse lesen';
export const readYourActionsLink = 'Vorhaben lesen';
export const readYourVisionsLink = 'Visionen und Bucketlist lesen';
export const readYourJournalLink = 'Tagebuch lesen';
export const downloadLink = 'In deinem Profil alles herunterladen';
export const signOutButton = 'Abmelden';

/* Welcome, after paying */

export const paidMonthly = (amount: string): string => `${amount} im Monat. Danke, dass du mit uns wächst.`;
export const paidYearly = (amount: string, monthly: string): string =>
  `Heute ${amount} für ein Jahr: ${monthly} im Monat. Danke, dass du mit uns wächst.`;
export const paidLater = (amount: string, day: string): string =>
  `Heute wurde nichts berechnet. Dein Abo beginnt am ${day} mit der ersten Zahlung von ${amount}. Danke, dass du mit uns wächst.`;
export const paidTodayThenMonthly = (amount: string, monthly: string): string =>
  `Heute ${amount}, dann ${monthly} im Monat. Danke, dass du mit uns wächst.`;
export const welcomeTitle = 'Willkommen!';
export const welcomeNamedTitle = <Part>(name: Part) => ['Willkommen, ', name, '!'];
export const welcomePageTitle = 'Willkommen';
export const beginOnboardingButton = 'Einstieg beginnen';
export const backLink = 'Zurück';

/* A coupon, while signing up */

export const couponAdds = (days: number): string =>
  plural(days, {
    one: 'Dein Gutschein verlängert die kostenlose Testphase um 1 Tag.',
    other: `Dein Gutschein verlängert die kostenlose Testphase um ${formatNumber(days)} Tage.`,
  });
export const registerWithoutCoupon = 'Du kannst auch ohne ihn ein Konto erstellen.';

/* Profile: your plan */

export const freeTrialLeft = (days: number): string =>
  plural(days, {
    one: 'Kostenlose Testphase, noch 1 Tag.',
    other: `Kostenlose Testphase, noch ${formatNumber(days)} Tage.`,
  });
export const seePlansLink = 'Abos ansehen';
export const planNeedsConnection = 'Dein Abo wird angezeigt, wenn du verbunden bist.';
export const paymentFailedUntil = (day: string): string =>
  `Deine letzte Zahlung ist fehlgeschlagen. Du kannst bis ${day} weiterschreiben. Aktualisiere deine Karte, um dein Abo zu behalten.`;
export const canceledUntil = (day: string): string => `Gekündigt. Dein Abo endet am ${day}.`;
export const canceledBeforeStart = (day: string): string =>
  `Gekündigt, bevor es begann. Es wird nichts berechnet, und du kannst bis ${day} weiterschreiben.`;
export const manageBillingButton = 'Abrechnung verwalten';
export const openingBilling = 'Wird geöffnet\u00a0…';
export const manageBillingOffline = 'Du kannst deine Abrechnung verwalten, wenn du wieder online bist.';
export const manageBillingHelp =
  'Auf der Seite unseres Zahlungsanbieters kannst du deine Karte ändern, Rechnungen ansehen und kündigen.';

/* The banner on every page */

export const trialOver = <Part>(plans: Part) => [
  'Deine Testphase ist zu Ende. Alles, was du geschrieben hast, ist sicher. Wähle ein Abo, um weiterzuschreiben. ',
  plans,
];
export const openToRead = <Part>(plans: Part) => [
  'Deine Testphase ist zu Ende. Alles, was du geschrieben hast, kannst du hier lesen. Wähle ein Abo, um weiterzuschreiben. ',
  plans,
];
export const updateYourCardLink = 'Karte aktualisieren';
export const paymentFailed = <Part>(update: Part) => [
  'Deine letzte Zahlung ist fehlgeschlagen. Vorerst kannst du weiterschreiben. ',
  update,
];
export const paymentFailedKeepsUntil = <Part>(day: string, update: Part) => [
  `Deine letzte Zahlung ist fehlgeschlagen. Du kannst bis ${day} weiterschreiben. `,
  update,
];
export const planLabel = 'Dein Abo';
