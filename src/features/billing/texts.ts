import { formatNumber, plural } from '../../kernel/intl.ts';

/* Plans and payments: messages */

/** MSG-89 */
export const trialEnded = 'Your trial has ended.';
/** MSG-69 */
export const checkoutFailed = 'Failed to create checkout session';
/** MSG-70 */
export const noUrl = 'No URL returned from checkout session';
/** MSG-71 */
export const wrong = 'Something went wrong. Please try again.';
/** MSG-74 */
export const noSession = 'No active session';
/** MSG-75 */
export const finalizeFailed = 'Failed to finalize subscription';
/** MSG-76 */
export const missingPayment = 'Missing payment information. Please start again from pricing.';
export const unavailable =
  'Payments aren’t set up here yet, so nothing is charged and everyone can keep writing.';
export const unreachable = 'We couldn’t reach the payment provider. Nothing was charged. Please try again.';
export const planAlready = 'You already have a plan.';
export const amountChanged =
  'The date has changed since you opened this page, so the first charge is different now. Nothing was charged. Please check the new amount.';
export const notYours = 'This payment doesn’t belong to your account. Please start again from pricing.';
export const promotionUnknown = 'That code isn’t valid.';
export const promotionUsed = 'That code has expired or has been used up.';
export const promotionNotForPlan = 'That code isn’t for this plan.';
export const couponUnknown = 'That coupon isn’t valid.';
export const couponEnded = 'That coupon has expired or has been used up.';
export const couponPaid = 'You already have a plan, so this coupon can’t extend your trial.';
export const tooManyCards = 'You’ve tried too many cards. Please wait a few minutes.';
export const tooManyLooks = 'You’ve tried too many codes. Please wait a few minutes.';
export const noCard = 'You have no payment to manage yet. Choose a plan first.';
export const noMoneyMoves = 'Test mode: no money is charged and no real card is needed.';

/** MSG-73: what the provider's confirmation of a card answered, when it is not 'succeeded'. */
export const setupFailed = (status: string): string => `SetupIntent failed with status: ${status}`;

/* Discounts */

export const takenOff = (amount: string): string => `${amount} off`;
export const offFirstPayment = (off: string): string => `${off} the first payment`;
export const offForMonths = (off: string, months: number): string =>
  plural(months, { one: `${off} for one month`, other: `${off} for ${formatNumber(months)} months` });

/* What a plan costs, in one sentence */

export const period = (from: string, to: string): string => `${from} to ${to}`;
export const termsMonthly = (first: string, covers: string, next: string, day: string): string =>
  `Today ${first}, for ${covers}. Then ${next} on ${day}, and on the 1st of every month.`;
export const termsYearly = (first: string, covers: string, next: string, day: string): string =>
  `Today ${first}, for ${covers}. Then ${next} on ${day}, and on that day every year.`;
interface LaterTerms {
  trialEnds: string;
  begins: string;
  first: string;
  covers: string;
  next: string;
  day: string;
}

export const laterTermsMonthly = ({ trialEnds, begins, first, covers, next, day }: LaterTerms): string =>
  `Nothing today. Your trial runs until ${trialEnds}. Your plan begins on ${begins}. The first payment of ${first} is on that day, for ${covers}. Then ${next} on ${day}, and on the 1st of every month.`;
export const laterTermsYearly = ({ trialEnds, begins, first, covers, next, day }: LaterTerms): string =>
  `Nothing today. Your trial runs until ${trialEnds}. Your plan begins on ${begins}. The first payment of ${first} is on that day, for ${covers}. Then ${next} on ${day}, and on that day every year.`;
export const nothing = 'nothing';

/* Answers of the server */

export const profileNotFound = 'We couldn’t find your account. Please sign in again.';

/* Webhook */

export const tooLarge = 'The message is too large.';
export const notSigned = 'The message isn’t signed.';
export const unreadableEvent = 'The message is signed, but it can’t be read.';

/* Starting a plan */

export const planNotStartedTitle = 'Your plan hasn’t started';
export const oneMomentTitle = 'One moment';
export const backToPricingLink = 'Back to pricing';
export const activating = 'Activating your plan…';

/* Checkout */

export const checkoutTitle = 'Checkout';
export const nothingWasCharged = <Part>(back: Part) => ['Nothing was charged. ', back];
export const openingCheckout = 'Opening our payment provider’s page…';

/* A coupon */

export const yourCouponTitle = 'Your coupon';
/** BIL-30 */
export const couponTitle = 'Congrats!';
/** BIL-30 */
export const couponNamedTitle = <Part>(name: Part) => ['Congrats, ', name, '!'];
export const couponLabel = 'Coupon';
export const couponText = 'You get more days to try the loop, without a card.';
export const checkingCoupon = 'Checking your coupon…';
/** BIL-32 */
export const letsGoButton = "Let's Go";
export const trialDays = 'Trial days';
export const trialEnds = 'Trial ends';
export const couponNotNeeded = 'Nothing else has changed, and you don’t need a coupon for the free trial.';
export const continueButton = 'Continue';
export const createAccountButton = 'Create an account';

/* The facts of a plan */

export const chargeNow = (amount: string, from: string, to: string): string =>
  `${amount}, for ${from} to ${to}`;
export const todayLabel = 'Today';
export const thenLabel = 'Then';
export const nothingToday = (trialEnds: string): string => `Nothing. Your trial runs until ${trialEnds}.`;
export const planBeginsLabel = 'Plan begins';
export const firstPaymentLabel = 'First payment';
export const firstPayment = (amount: string, from: string, to: string): string =>
  `${amount} on that day, for ${from} to ${to}`;
export const chargeMonthly = (amount: string, day: string): string =>
  `${amount} on ${day}, then on the 1st of every month`;
export const chargeYearly = (amount: string, day: string): string =>
  `${amount} on ${day}, then on that day every year`;
export const planFactLabel = 'Plan';
export const priceLabel = 'Price';
export const cardLabel = 'Card';
export const endedLabel = 'Ended';
export const endsLabel = 'Ends';
export const planWithStatus = (plan: string, status: string): string => `${plan}, ${status}`;
export const statusActive = 'active';
export const statusBeginsLater = 'begins after your trial';
export const statusEnded = 'ended';
export const statusPastDue = 'last payment failed';
export const statusUnpaid = 'not paid';
export const pricePerMonth = (amount: string): string => `${amount} a month`;
export const pricePerYear = (amount: string): string => `${amount} a year`;
export const nextChargeLabel = 'Next charge';
export const nextCharge = (amount: string, day: string): string => `${amount} on ${day}`;
export const cardUntil = (brand: string, last4: string, month: string, year: number): string =>
  `${brand} ending in ${last4}, expires ${month}/${year}`;
export const cardExpiresSoon = (brand: string, last4: string, month: string, year: number): string =>
  `${brand} ending in ${last4}, expires soon: ${month}/${year}`;

/* After paying */

export const planStartedTitle = 'Your plan has started';
export const planChosenTitle = 'Your plan is set';

/* Payment */

export const paymentTitle = 'Payment';
export const backToPricingButton = 'Back to pricing';
export const goToPricingLink = 'Go to pricing';
export const billingNameLabel = 'Billing name';
export const confirmLaterButton = 'Confirm, nothing today';
export const confirmTodayButton = (inDollars: string): string => `Confirm, ${inDollars} today`;
export const cardPrivacy = 'Your card details go straight to our payment provider. We never see the number.';

/* Choosing a plan */

export const yearlyPrice = (amount: string): string => `${amount} a month, billed yearly`;
export const monthlyBilling = 'Billed on the 1st, first month prorated';
export const startsTitle = 'When your plan begins';
export const startsAfterTrial = 'When my trial ends';
export const keepsDays = (day: string): string => `You keep your free days. It begins on ${day}.`;
export const startsToday = 'Today';
export const givesUpDays = 'You pay now, and give up the free days you have left.';
export const amountToday = (amount: string): string => `${amount} today`;
export const yearlyPlan = 'Yearly';
export const monthlyPlan = 'Monthly';
export const perInterval = { year: '/ year', month: '/ month' } as const;
export const choosePlanTitle = 'Choose a plan';
/** BIL-11 */
export const yearlySaving = 'Save 17%';

/* Pricing */

export const included1 = 'The daily journal and today’s list';
export const included2 = 'Lessons, with their full history';
export const included3 = 'Weekly summaries and insights';
export const included4 = 'Vision documents and bucket list';
export const included5 = 'Morning and evening reminders';
export const included6 = 'Every word yours to download, any time';
export const pricingPageTitle = 'Pricing';
export const pricingTitle = 'Pricing that motivates';
export const pricingText =
  'Our pricing is motivation-based: enough that you’ll want to show up, small enough to keep going for years. Everyone gets everything.';
export const includedTitle = 'Included in both';
export const managePlanLink = 'Manage it in your profile';
export const trialLeftNoCharge = (days: number, until: string): string =>
  plural(days, {
    one: `1 day left in your free trial, until ${until}. Nothing is charged before it ends, unless you begin today.`,
    other: `${formatNumber(days)} days left in your free trial, until ${until}. Nothing is charged before it ends, unless you begin today.`,
  });
export const subscribeMonthlyButton = (amount: string): string => `Subscribe monthly, ${amount} today`;
export const subscribeMonthlyLaterButton = 'Subscribe monthly, nothing today';
export const subscribeYearlyLaterButton = 'Subscribe yearly, nothing today';
export const subscribeYearlyButton = (amount: string): string => `Subscribe yearly, ${amount} today`;
export const payHereLink = 'Pay by card here';
export const paymentNote = <Part>(payHere: Part) => [
  payHere,
  ' instead. Our payment provider handles your card. Cancel any time in your profile, and your journal stays yours to download.',
];

/* A promotion code */

export const promotionCodeLabel = 'Promotion code';
export const applyButton = 'Apply';

/* After the trial */

export const afterTrialTitle = 'After the trial';
export const trialLeft = (days: number): string =>
  plural(days, { one: '1 day left in your trial.', other: `${formatNumber(days)} days left in your trial.` });
export const trialRunningTitle = 'Your trial is still running';
export const trialThen = (day: string): string =>
  `It runs until ${day}. After that you can still read and download everything you wrote. To keep writing, choose a plan.`;
export const planDuringTrial =
  'A plan you choose now begins when your trial ends. Nothing is charged before.';
export const keepWritingTitle = 'You can keep writing';
export const goToTodayButton = 'Go to today';
export const everythingKept =
  'Everything you wrote is safe, and stays yours to read and download. Choose a plan to keep writing.';
export const staysOpenTitle = 'Still open to you';
export const readYourLessonsLink = 'Read your lessons';
export const readYourActionsLink = 'Read your actions';
export const readYourVisionsLink = 'Read your visions and bucket list';
export const readYourJournalLink = 'Read your journal';
export const downloadLink = 'Download everything in your profile';
/** NAV-10 */
export const signOutButton = 'Sign Out';

/* Welcome, after paying */

export const paidMonthly = (amount: string): string => `${amount} per month. Thank you for growing with us.`;
export const paidYearly = (amount: string, monthly: string): string =>
  `${amount} today for a year: ${monthly} per month. Thank you for growing with us.`;
export const paidLater = (amount: string, day: string): string =>
  `Nothing was charged today. Your plan begins on ${day}, with the first payment of ${amount}. Thank you for growing with us.`;
export const paidTodayThenMonthly = (amount: string, monthly: string): string =>
  `${amount} today, then ${monthly} per month. Thank you for growing with us.`;
export const welcomeTitle = 'Welcome!';
export const welcomeNamedTitle = <Part>(name: Part) => ['Welcome, ', name, '!'];
export const welcomePageTitle = 'Welcome';
/** BIL-28 */
export const beginOnboardingButton = 'Begin Onboarding';
export const backLink = 'Back';

/* A coupon, while signing up */

export const couponAdds = (days: number): string =>
  plural(days, {
    one: 'Your coupon adds 1 day to the free trial.',
    other: `Your coupon adds ${formatNumber(days)} days to the free trial.`,
  });
export const registerWithoutCoupon = 'You can sign up without it.';

/* Profile: your plan */

export const freeTrialLeft = (days: number): string =>
  plural(days, { one: 'Free trial, 1 day left.', other: `Free trial, ${formatNumber(days)} days left.` });
export const seePlansLink = 'See plans';
export const planNeedsConnection = 'Your plan is shown when you’re connected.';
export const paymentFailedUntil = (day: string): string =>
  `Your last payment failed. You can keep writing until ${day}. Update your card to keep your plan.`;
export const canceledUntil = (day: string): string => `Canceled. Your plan ends on ${day}.`;
export const canceledBeforeStart = (day: string): string =>
  `Canceled before it began. Nothing is charged, and you can keep writing until ${day}.`;
export const manageBillingButton = 'Manage billing';
export const openingBilling = 'Opening…';
export const manageBillingOffline = 'You can manage your billing when you’re back online.';
export const manageBillingHelp =
  'You can change your card, see invoices, and cancel on our payment provider’s page.';

/* The banner on every page */

export const trialOver = <Part>(plans: Part) => [
  'Your trial has ended. Everything you wrote is safe. Choose a plan to keep writing. ',
  plans,
];
export const openToRead = <Part>(plans: Part) => [
  'Your trial has ended. Everything you wrote is here to read. Choose a plan to keep writing. ',
  plans,
];
export const updateYourCardLink = 'Update your card';
export const paymentFailed = <Part>(update: Part) => [
  'Your last payment failed. You can keep writing for now. ',
  update,
];
export const paymentFailedKeepsUntil = <Part>(day: string, update: Part) => [
  `Your last payment failed. You can keep writing until ${day}. `,
  update,
];
export const planLabel = 'Your plan';
