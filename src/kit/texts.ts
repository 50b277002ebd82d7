import { formatNumber, plural } from '../kernel/intl.ts';

/* Errors that can be tried again */

/** NAV-12 */
export const tryAgainButton = 'Try Again';

/* How often something is reviewed */

export const weekly = 'Weekly';
export const monthly = 'Monthly';
export const quarterly = 'Quarterly';
export const reviewLabel = 'Review';
export const nextReview = <Part>(time: Part) => ['Next review: ', time];

/* Editing */

export const saveButton = 'Save';
export const cancelButton = 'Cancel';
export const addButton = 'Add';

/* Fields */

export const optional = '(optional)';

/* Earlier versions */

export const earlierVersions = (count: number): string => `Earlier versions (${formatNumber(count)})`;
export const replacedOn = (time: string): string => `Replaced on ${time}`;
export const restoreVersionLabel = (time: string): string => `Restore the version replaced on ${time}`;
export const restoreButton = 'Restore';

/* Lengths of texts */

export const charactersLeft = (count: number): string =>
  plural(count, { one: '1 character left', other: `${formatNumber(count)} characters left` });
export const overLimit = (count: number, limit: number): string =>
  plural(count, {
    one: `This is 1 character over the limit of ${formatNumber(limit)}.`,
    other: `This is ${formatNumber(count)} characters over the limit of ${formatNumber(limit)}.`,
  });
export const limit = (count: number): string =>
  plural(count, {
    one: 'The limit is 1 character.',
    other: `The limit is ${formatNumber(count)} characters.`,
  });
export const charactersTooMany = (count: number): string =>
  plural(count, { one: '1 character too many.', other: `${formatNumber(count)} characters too many.` });

/* Passwords */

export const hideButton = 'Hide';
export const showButton = 'Show';
export const showPasswordLabel = 'Show password';
export const hidePasswordLabel = 'Hide password';

/* Loading */

export const loading = 'Loading';

/* Theme */

export const theme = 'Theme';

/* When a loop closes */

export const closingSignal = 'When your loop closes';
export const noSignal = 'Nothing';
export const soundSignal = 'A soft sound';
export const touchSignal = 'A short vibration';

/* Messages */

export const dismissLabel = 'Dismiss';
export const moreMessages = (count: number): string => `${formatNumber(count)} more`;

/* Connection */

/** MSG-86 */
export const offline = "You're offline. Some features may be unavailable.";
/** MSG-87 */
export const backOnline = "You're back online";

/* A page that breaks */

/** MSG-09 */
export const somethingWentWrongTitle = 'Something went wrong';
export const pageLoadFailed = 'We couldn’t load this page. Check your connection, then try again.';
export const pageStopped = 'This page stopped unexpectedly. Everything you saved is safe.';
/** NAV-12 */
export const returnToDashboardButton = 'Return to Dashboard';

/* What isn’t on the device yet */

/** MSG-45 */
export const notAuthenticated = 'Not authenticated';
export const olderPagesLoading = 'Your older pages are still loading.';

/* Links to the operator’s own pages */

export const outsideLinkNotSetUp = (setting: string): string =>
  `This link isn’t set up yet. Its address is set in ${setting}.`;

/* Theme */

export const systemTheme = 'System';
export const lightTheme = 'Light';
export const darkTheme = 'Dark';

/* Footer */

export const encryptionNote = 'Your journal, lessons, actions, and goals are stored encrypted.';

/* Dialogs that open later */

export const dialogLoadFailed = 'We couldn’t open this. Please reload the page and try again.';

/* Onboarding */

export const stepOf = (step: number, steps: number): string => `Step ${step} of ${steps}`;

/* Skipping the bars */

export const skipToContent = 'Skip to content';

/* Footer links */

export const termsLink = 'Terms';
export const privacyLink = 'Privacy';
export const languagesLabel = 'Languages';

/* Choosing a date */

export const datePlaceholder = 'm/d/yyyy';
export const dateNotKnown = 'We don’t recognize this date. Try “Nov 5, 2026.”';
export const chooseDateLabel = (field: string): string => `${field}: choose from the calendar`;
export const previousYearLabel = 'Previous year';
export const previousMonthLabel = 'Previous month';
export const nextMonthLabel = 'Next month';
export const nextYearLabel = 'Next year';
