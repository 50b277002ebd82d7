import { formatNumber, plural } from '../../kernel/intl.ts';

/* Messages */

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
export const missingPayment = 'Missing payment information. Please start again from pricing.';
export const unavailable =
  'Payments are not set up here yet, so nothing is charged, and everybody may go on writing.';
export const unreachable =
  'The payment provider could not be reached. Nothing was charged. Please try again.';
export const writingEnded = 'Your trial has ended. Everything you wrote is kept; choose a plan to write on.';
export const planAlready = 'You have a plan already';
export const amountChanged =
  'The day has changed since this page was opened, and with it the first amount. Nothing was charged; please look again.';
export const notYours = 'That does not belong to your account.';
export const promotionUnknown = 'That code is not valid.';
export const promotionUsed = 'That code has been used up or has ended.';
export const promotionNotForPlan = 'That code is not for this plan.';
export const couponUnknown = 'That coupon is not valid.';
export const couponEnded = 'That coupon has ended or has been used up.';
export const couponPaid = 'You have a plan already, so there is no trial to lengthen.';
export const tooManyCards = 'Too many cards were tried. Please wait a few minutes.';
export const tooManyLooks = 'Too many codes were tried. Please wait a few minutes.';
export const noCard = 'There is no payment yet to look after. Choose a plan first.';
export const noMoneyMoves = 'This is a test: no money moves, and no real card is needed.';

/** What the provider's confirmation of a card answered, when it is not 'succeeded'. */
export const setupFailed = (status: string): string => `SetupIntent failed with status: ${status}`;

/* Discount */

export const theFirstPayment = (off: string): string => `${off} the first payment`;
export const forMonths = (off: string, months: number): string =>
  plural(months, { one: `${off} for one month`, other: `${off} for ${formatNumber(months)} months` });

/* Terms in text */

export const to = (formatDay: string, formatDay2: string): string => `${formatDay} to ${formatDay2}`;
export const todayForThenOn = (
  first: string,
  days: string,
  next: string,
  formatDay: string,
  again: string,
): string => `Today ${first}, for ${days}. Then ${next} on ${formatDay}, ${again}.`;

/* Server */

export const yourProfile = 'Your profile';

/* Provider */

export const isNoSuchPrice = (key: string): string => `${key} is no such price`;

/* Webhook */

export const thatIsTooLarge = 'That is too large.';
export const thatIsNotSigned = 'That is not signed.';

/* Begun */

export const yourPlanHasNotBegunTitle = 'Your plan has not begun';
export const oneMomentTitle = 'One moment';
export const backToPricingLink = 'Back to pricing';
export const makingSureThatYourPlan = 'Making sure that your plan begins…';

/* Checkout page */

export const checkoutTitle = 'Checkout';
export const nothingWasCharged = <Part>(link: Part) => ['Nothing was charged. ', link];
export const openingThePageOfOur = 'Opening the page of our card provider…';

/* Coupon confirmation page */

export const yourCouponTitle = 'Your coupon';
export const congratsTitle = <Part>(first: Part, bdi: Part) => ['Congrats', first, bdi, '!'];
export const moreDaysToTryThe = 'More days to try the loop, without a card.';
export const lookingAtYourCoupon = 'Looking at your coupon…';
/** BIL-32 */
export const letsGoButton = "Let's Go";
export const trialDays = 'Trial days';
export const trialEnds = 'Trial ends';
export const nothingElseHasChangedA = 'Nothing else has changed; a free trial needs no coupon.';
export const continueTextButton = 'Continue';
export const createAnAccountButton = 'Create an account';

/* Facts */

export const forTo = (inDollars: string, day: string, day2: string): string =>
  `${inDollars}, for ${day} to ${day2}`;
export const on = (inDollars: string, day: string, again: string): string =>
  `${inDollars} on ${day}, ${again}`;
export const theLastPaymentFailed = 'the last payment failed';
export const notPaid = 'not paid';
export const a = (inDollars: string, priceKey: string): string => `${inDollars} a ${priceKey}`;
export const nextCharge = 'Next charge';
export const on2 = (inDollars: string, ends: string): string => `${inDollars} on ${ends}`;
export const expiresSoon = 'expires soon:';
export const endingIn = (
  brandName: string,
  last4: string,
  until: string,
  two: string,
  expYear: number,
): string => `${brandName} ending in ${last4}, ${until} ${two}/${expYear}`;

/* Payment confirmation page */

export const yourPlanHasBegunTitle = 'Your plan has begun';

/* Payment page */

export const paymentTitle = 'Payment';
export const backToPricingButton = 'Back to pricing';
export const goToPricingLink = 'Go to pricing';
export const billingNameLabel = 'Billing name';
export const confirmTodayButton = (inDollars: string): string => `Confirm, ${inDollars} today`;
export const yourCardGoesToOur = 'Your card goes to our card provider alone; we never see its number.';

/* Plan choice */

export const aMonthBilledYearly = (round: string): string => `${round} a month, billed yearly`;
export const billedOnThe1stFirst = 'Billed on the 1st, first month prorated';
export const chooseAPlanTitle = 'Choose a plan';
/** BIL-11 */
export const save17 = 'Save 17%';

/* Pricing page */

export const theDailyJournalAndTodays = 'The daily journal and today’s list';
export const lessonsWithFullHistory = 'Lessons, with full history';
export const weeklySummariesAndInsights = 'Weekly summaries and insights';
export const visionDocumentsAndBucketList = 'Vision documents and bucket list';
export const morningAndEveningReminders = 'Morning and evening reminders';
export const everyWordDownloadableAnyTime = 'Every word downloadable, any time';
export const pricedOnMotivationTitle = 'Priced on motivation';
export const ourPricingIsMotivationBased =
  'Our pricing is motivation-based: enough that you’ll want to show up for it, small enough that you can keep going for years. Everyone gets everything.';
export const includedInBothTitle = 'Included in both';
export const lookAfterItInYourLink = 'Look after it in your profile';
export const day = 'day';
export const days = 'days';
export const leftInYourFreeTrial = (days: number, days2: string): string =>
  `${days} ${days2} left in your free trial. Nothing is charged until you confirm a plan.`;
export const subscribeTodayButton = (interval: string, inDollars: string): string =>
  `Subscribe ${interval}, ${inDollars} today`;
export const payByCardHere = 'Pay by card here';
export const insteadPaymentIsHandledBy = <Part>(link: Part) => [
  link,
  ' instead. Payment is handled by our card provider. Cancel any time from your profile; your journal stays yours to download.',
];

/* Promotion field */

export const promotionCodeLabel = 'Promotion code';
export const applyButton = 'Apply';

/* Trial ended page */

export const afterTheTrialTitle = 'After the trial';
export const leftInYourTrial = (daysLeft: number, days: string): string =>
  `${daysLeft} ${days} left in your trial.`;
export const youMayGoOnWritingTitle = 'You may go on writing';
export const goToTodayButton = 'Go to today';
export const everythingYouWroteIsKept =
  'Everything you wrote is kept, and stays yours to read and to download. Choose a plan to write on.';
export const readYourJournalLink = 'Read your journal';
export const downloadEverythingInYourProfileLink = 'Download everything, in your profile';
/** NAV-10 */
export const signOutButton = 'Sign Out';
export const subscribeAButton = (inDollars: string, priceKey: string): string =>
  `Subscribe, ${inDollars} a ${priceKey}`;

/* Welcome page */

export const perMonth = (inDollars: string): string => `${inDollars} per month.`;
export const todayForAYear = (inDollars: string, perMonth: string): string =>
  `${inDollars} today for a year: ${perMonth}`;
export const todayThen = (inDollars: string, perMonth: string): string =>
  `${inDollars} today, then ${perMonth}`;
export const welcomeTitle = <Part>(first: Part, bdi: Part) => ['Welcome', first, bdi, '!'];
export const thankYouForGrowingWith = (paidInWords: string): string =>
  `${paidInWords} Thank you for growing with us.`;
/** BIL-28 */
export const beginOnboardingButton = 'Begin Onboarding';
export const backLink = 'Back';

/* Coupon note */

export const text1Day = '1 day';
export const days2 = (days: number): string => `${days} days`;
export const yourCouponAddsToThe = (days: string): string => `Your coupon adds ${days} to the free trial.`;
export const youCanRegisterWithoutIt = (why: string): string => `${why} You can register without it.`;

/* Plan summary */

export const freeTrialLeft = (days: number, days2: string): string => `Free trial, ${days} ${days2} left.`;
export const seePlansLink = 'See plans';
export const yourPlanIsShownWhen = 'Your plan is shown when you are connected.';
export const yourLastPaymentFailedYou = (dayOf: string): string =>
  `Your last payment failed. You can go on writing until ${dayOf}; update your card to keep your plan.`;
export const cancelledYourPlanEndsOn = (dayOf: string): string => `Cancelled: your plan ends on ${dayOf}.`;
export const manageBillingButton = 'Manage billing';
export const waitingForConnectionButton = 'Waiting for connection';
export const cardBillsAndCancellationAre = 'Card, bills and cancellation are on our card provider’s page.';

/* Plan watch */

export const yourTrialIsOverEverything = <Part>(link: Part) => [
  'Your trial is over. Everything you wrote is kept; choose a plan to write on. ',
  link,
];
export const updateYourCardLink = 'Update your card';
export const yourLastPaymentFailedYou2 = <Part>(until: Part, link: Part) => [
  'Your last payment failed. You can go on writing',
  until,
  '. ',
  link,
];
export const yourPlanLabel = 'Your plan';
