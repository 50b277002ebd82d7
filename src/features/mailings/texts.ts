/* Rules */

export const daysJournaled = 'Days journaled';
export const actionsDone = 'Actions done';
export const lessonsNoted = 'Lessons noted';
export const yourStreak = 'Your streak';
export const aPageOnEveryDay = 'a page on every day of the week. That is rare, and it is yours.';
export const aQuietWeekYourJournal =
  'a quiet week. Your journal is where you left it, whenever you want to go on.';
export const thisIsWhatYouDid = 'this is what you did last week, in numbers.';
export const to = (formatDay: string, formatDay2: string): string => `${formatDay} to ${formatDay2}`;

/* Deliver */

export const yourTrialEnds = (when: string): string => `Your trial ends ${when}`;
export const nothingYouWroteIsLost = 'Nothing you wrote is lost, with a plan or without one.';
export const hello = (name: string): string => `Hello ${name},`;
export const yourTrialEnds2 = (when: string, at: string): string => `your trial ends ${when}: ${at}.`;
export const everythingYouWroteStaysYours =
  'Everything you wrote stays yours. You can read it and take it along at any time. To write on, choose a plan.';
export const seeThePlansButton = 'See the plans';
export const youGetThisMailBecause = (productName: string): string =>
  `You get this mail because you are trying ${productName}.`;
export const yourWeekInNumbers = 'Your week in numbers';
export const hello2 = (name: string): string => `Hello ${name},`;
export const openYourDayButton = 'Open your day';
export const youGetThisMailBecause2 =
  'You get this mail because you have asked for a weekly summary. It holds numbers alone, and none of your words.';
export const yourPaymentDidNotGo = 'Your payment did not go through';
export const yourPlanGoesOnFor = 'Your plan goes on for now. Please look at your card.';
export const yourCardWasNotAccepted =
  'your card was not accepted for your plan. It will be tried again, and you can write on for a week meanwhile.';
export const oftenACardHasEnded =
  'Often a card has ended, or its bank asks for a confirmation. You can enter another one with your plan.';
export const lookAtYourPlanButton = 'Look at your plan';
export const everythingYouWroteIsKept = 'Everything you wrote is kept, whatever happens.';
export const youGetThisMailBecause3 = (productName: string): string =>
  `You get this mail because you have a plan at ${productName}.`;

/* Unsubscribe */

export const theWeeklySummary = 'the weekly summary';
export const noticesAboutYourTrial = 'notices about your trial';
export const remindersByEmail = 'reminders by email';
export const youGet = (name: string): string => `You get ${name}`;
export const youNoLongerGet = (name: string): string => `You no longer get ${name}`;

/* Mail choices */

export const thatCouldNotBeSaved = 'That could not be saved. Please try again.';
export const weeklySummaryByEmailLabel = 'Weekly summary by email';
export const onMondayMorningInNumbers =
  'On Monday morning, in numbers: days, actions, lessons. None of your words.';
export const noticesAboutYourTrialLabel = 'Notices about your trial';
export const threeDaysAndOneDay = 'Three days and one day before it ends';
