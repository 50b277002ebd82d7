import { formatNumber, plural } from '../../kernel/intl.de.ts';

/* Every email */

export const greeting = (name: string): string => `Hallo ${name}!`;

/* Email: your trial ends soon */

export const trialEndsIn3DaysSubject = 'Deine Testphase endet in 3 Tagen';
export const trialEndsTomorrowSubject = 'Deine Testphase endet morgen';
export const trialPreheader = 'Alles, was du geschrieben hast, ist sicher, mit oder ohne Abo.';
export const trialEndsIn3Days = (when: string): string => `Deine Testphase endet in 3 Tagen, am ${when}.`;
export const trialEndsTomorrow = (when: string): string => `Deine Testphase endet morgen, ${when}.`;
export const planBeginsSubject = 'Dein Abo beginnt in 3 Tagen';
export const planBeginsPreheader =
  'Nichts zu tun: Du schreibst weiter, und deine Karte wird an diesem Tag belastet.';
export const planBegins = (price: string, day: string): string =>
  `Deine Testphase endet in 3 Tagen, und das Abo, das du gewählt hast, beginnt. Die erste Zahlung von ${price} ist am ${day}.`;
export const planBeginsText =
  'Wenn du es dir anders überlegt hast, kündige bis dahin in deinem Profil, und es wird nichts berechnet.';
export const openPlanButton = 'Dein Abo ansehen';
export const trialText =
  'Alles, was du geschrieben hast, bleibt deins. Du kannst es immer lesen und herunterladen. Um weiterzuschreiben, wähle ein Abo.';
export const seePlansButton = 'Abos ansehen';
export const whyTrialEmail = (product: string): string =>
  `Du bekommst diese E-Mail, weil du ${product} ausprobierst.`;

/* Email: weekly summary */

export const weekSubject = 'Deine Woche in Zahlen';
export const fullWeek =
  'Du hast letzte Woche jeden Tag eine Seite geschrieben. Das ist selten, und es gehört ganz dir.';
export const quietWeek =
  'Letzte Woche war es ruhig. Dein Tagebuch liegt da, wo du es gelassen hast, und ist bereit, wann immer du es bist.';
export const usualWeek = 'Das hast du letzte Woche gemacht.';
export const weekSpan = (from: string, to: string): string => `${from} bis ${to}`;
export const daysJournaled = 'Tage mit Eintrag';
export const daysOfWeek = (days: number): string => `${formatNumber(days)} von 7`;
export const actionsCompleted = 'Erledigte Vorhaben';
export const lessonsNoted = 'Notierte Erkenntnisse';
export const yourStreak = 'Deine Serie';
export const streakDays = (days: number): string =>
  plural(days, { one: '1 Tag', other: `${formatNumber(days)} Tage` });
export const openDayButton = 'Deinen Tag öffnen';
export const whyWeeklySummary =
  'Du bekommst diese E-Mail, weil du den Wochenüberblick eingeschaltet hast. Sie enthält nur Zahlen, nichts, was du geschrieben hast.';

/* Email: a payment failed */

export const paymentFailedSubject = 'Deine Zahlung hat nicht geklappt';
export const paymentFailedPreheader = 'Vorerst kannst du weiterschreiben. Bitte prüfe deine Karte.';
export const paymentFailedText =
  'Deine Karte wurde für dein Abo nicht angenommen. Sie wird automatisch noch einmal belastet, und du kannst eine Woche lang weiterschreiben.';
export const paymentFailedCause =
  'Vielleicht ist die Karte abgelaufen, oder deine Bank möchte, dass du die Zahlung bestätigst. In deinem Profil kannst du eine andere Karte angeben.';
export const updateCardButton = 'Karte aktualisieren';
export const wordsStayYours = 'Was auch geschieht: Alles, was du geschrieben hast, bleibt deins.';
export const whyPaymentFailed = (product: string): string =>
  `Du bekommst diese E-Mail, weil du ein Abo von ${product} hast.`;

/* Unsubscribe page */

export const stopWeeklySummaryTitle = 'Den Wochenüberblick abbestellen?';
export const stopTrialEmailsTitle = 'E-Mails zu deiner Testphase abbestellen?';
export const stopRemindersTitle = 'E-Mail-Erinnerungen abbestellen?';
export const stopText =
  'Ein Klick, und wir schicken sie nicht mehr. In deinem Profil kannst du sie wieder einschalten.';
export const stopButton = 'Diese E-Mails abbestellen';

/* Unsubscribe page: stopped */

export const weeklySummaryStoppedTitle = 'Du hast den Wochenüberblick abbestellt';
export const trialEmailsStoppedTitle = 'Du hast die E-Mails zu deiner Testphase abbestellt';
export const remindersStoppedTitle = 'Du hast die E-Mail-Erinnerungen abbestellt';
export const stoppedText = 'Du bekommst diese E-Mails nicht mehr. Sonst hat sich nichts geändert.';
export const turnOnButton = 'Wieder einschalten';
export const profileLink = 'Zu deinem Profil';

/* Unsubscribe page: turned back on */

export const weeklySummaryOnTitle = 'Du bekommst den Wochenüberblick wieder';
export const trialEmailsOnTitle = 'Du bekommst die E-Mails zu deiner Testphase wieder';
export const remindersOnTitle = 'Du bekommst die E-Mail-Erinnerungen wieder';
export const onText = 'Du kannst diese E-Mails jederzeit hier oder in deinem Profil abbestellen.';

/* Unsubscribe page: a damaged link */

export const linkBrokenTitle = 'Dieser Link zum Abbestellen funktioniert nicht';
export const linkBrokenText =
  'Vielleicht ist der Link unvollständig. In deinem Profil kannst du wählen, welche E-Mails du bekommst.';

/* Choice of emails in the profile */

export const saveFailed = 'Wir konnten das nicht speichern. Bitte versuch es noch einmal.';
export const weeklySummaryLabel = 'Wochenüberblick per E-Mail';
export const weeklySummaryHelp =
  'Deine Tage, Vorhaben und Erkenntnisse in Zahlen, am Montagmorgen. Nichts, was du geschrieben hast, steht darin.';
export const trialEmailsLabel = 'E-Mails zu deiner Testphase';
export const trialEmailsHelp = 'Drei Tage und einen Tag vor ihrem Ende';

/* Below every email */

export const concernsAccount = (product: string): string =>
  `Du bekommst diese E-Mail, weil sie dein Konto bei ${product} betrifft.`;
export const stopEmailsLink = 'Diese E-Mails abbestellen';
