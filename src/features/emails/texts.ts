import { formatNumber, plural } from '../../kernel/intl.ts';

/* Every email */

export const greeting = (name: string): string => `Hello ${name},`;

/* Email: your trial ends soon */

export const trialEndsIn3DaysSubject = 'Your trial ends in 3 days';
export const trialEndsTomorrowSubject = 'Your trial ends tomorrow';
export const trialPreheader = 'Everything you wrote is safe, with or without a plan.';
export const trialEndsIn3Days = (when: string): string => `Your trial ends in 3 days, on ${when}.`;
export const trialEndsTomorrow = (when: string): string => `Your trial ends tomorrow, ${when}.`;
export const planBeginsSubject = 'Your plan begins in 3 days';
export const planBeginsPreheader = 'Nothing to do: you keep writing, and your card is charged on that day.';
export const planBegins = (price: string, day: string): string =>
  `Your trial ends in 3 days, and the plan you chose begins. The first payment of ${price} is on ${day}.`;
export const planBeginsText =
  'If you have changed your mind, cancel in your profile before then, and nothing is charged.';
export const openPlanButton = 'See your plan';
export const trialText =
  'Everything you wrote stays yours, and you can always read and download it. To keep writing, choose a plan.';
export const seePlansButton = 'See plans';
export const whyTrialEmail = (product: string): string =>
  `You are receiving this email because you are trying ${product}.`;

/* Email: weekly summary */

export const weekSubject = 'Your week in numbers';
export const fullWeek = 'You wrote a page every day last week. That’s rare, and it’s all yours.';
export const quietWeek =
  'Last week was a quiet one. Your journal is where you left it, ready whenever you are.';
export const usualWeek = 'Here’s what you did last week.';
export const weekSpan = (from: string, to: string): string => `${from} to ${to}`;
export const daysJournaled = 'Days journaled';
export const daysOfWeek = (days: number): string => `${formatNumber(days)} of 7`;
export const actionsCompleted = 'Actions completed';
export const lessonsNoted = 'Lessons noted';
export const yourStreak = 'Your streak';
export const streakDays = (days: number): string =>
  plural(days, { one: '1 day', other: `${formatNumber(days)} days` });
export const openDayButton = 'Open your day';
export const whyWeeklySummary =
  'You are receiving this email because you asked for a weekly summary. It contains only numbers, nothing you wrote.';

/* Email: a payment failed */

export const paymentFailedSubject = 'Your payment didn’t go through';
export const paymentFailedPreheader = 'You can keep writing for now. Please check your card.';
export const paymentFailedText =
  'Your card wasn’t accepted for your plan. It will be charged again automatically, and you can keep writing for a week.';
export const paymentFailedCause =
  'The card may have expired, or your bank may need you to confirm the payment. You can add another card in your profile.';
export const updateCardButton = 'Update your card';
export const wordsStayYours = 'Whatever happens, everything you wrote stays yours.';
export const whyPaymentFailed = (product: string): string =>
  `You are receiving this email because you have a ${product} plan.`;

/* Unsubscribe page */

export const stopWeeklySummaryTitle = 'Stop the weekly summary?';
export const stopTrialEmailsTitle = 'Stop emails about your trial?';
export const stopRemindersTitle = 'Stop email reminders?';
export const stopText = 'Click once and we’ll stop sending them. You can turn them back on in your profile.';
export const stopButton = 'Stop these emails';

/* Unsubscribe page: stopped */

export const weeklySummaryStoppedTitle = 'You’re unsubscribed from the weekly summary';
export const trialEmailsStoppedTitle = 'You’re unsubscribed from emails about your trial';
export const remindersStoppedTitle = 'You’re unsubscribed from email reminders';
export const stoppedText = 'You won’t get these emails again. Nothing else has changed.';
export const turnOnButton = 'Turn them back on';
export const profileLink = 'Go to your profile';

/* Unsubscribe page: turned back on */

export const weeklySummaryOnTitle = 'You’ll get the weekly summary again';
export const trialEmailsOnTitle = 'You’ll get emails about your trial again';
export const remindersOnTitle = 'You’ll get email reminders again';
export const onText = 'You can stop these emails here or in your profile at any time.';

/* Unsubscribe page: a damaged link */

export const linkBrokenTitle = 'This unsubscribe link doesn’t work';
export const linkBrokenText =
  'The link may be incomplete. You can choose which emails you get in your profile.';

/* Choice of emails in the profile */

export const saveFailed = 'We couldn’t save that. Please try again.';
export const weeklySummaryLabel = 'Weekly summary by email';
export const weeklySummaryHelp =
  'Your days, actions, and lessons in numbers, on Monday mornings. It includes nothing you wrote.';
export const trialEmailsLabel = 'Emails about your trial';
export const trialEmailsHelp = 'Three days and one day before it ends';

/* Below every email */

export const concernsAccount = (product: string): string =>
  `You are receiving this email because it concerns your ${product} account.`;
export const stopEmailsLink = 'Stop these emails';
