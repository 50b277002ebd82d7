import { formatNumber, plural } from '../../kernel/intl.ts';

/* Find page */

export const findTitle = 'Find';
/** JRN-06, TSK-05, PRF-09 */
export const backToDashboardButton = 'Back to Dashboard';
export const searchEverythingLabel = 'Search everything you wrote';
export const findText =
  'Find any entry, action, lesson, or vision, however old. Search runs on this device. What you type is never sent.';
export const kindsTitle = 'Search in';
export const kindNames = {
  entry: 'Journal',
  action: 'Actions',
  lesson: 'Lessons',
  vision: 'Visions',
} as const;
export const fromLabel = 'From';
export const toLabel = 'To';

/* Results */

export const resultsLabel = 'Results';
/** The parts of an entry, in the order in which they are asked. */
export const entryParts = [
  'Celebration',
  'Goal',
  'Why it’s important',
  'Awareness',
  'Alignment',
  'Action',
] as const;
export const inJournal = (part: string): string => `Journal: ${part}`;
export const inVision = (section: string): string => `Vision: ${section}`;
export const inLessons = 'Lesson';
export const inActions = 'Action';

/* An action that was found, above the actions */

export const foundActionTitle = 'From your search';
export const completedOn = (day: string): string => `Completed on ${day}`;
export const openSince = (day: string): string => `Open since ${day}`;
export const closeLink = 'Close';

/* Search */

export const wordsPlaceholder = 'A word or the start of one';
export const clearButton = 'Clear';
export const noMatches = 'No matches.';
export const matches = (count: number): string =>
  plural(count, { one: '1 match.', other: `${formatNumber(count)} matches.` });
export const firstMatches = (count: number, shown: number): string =>
  plural(shown, {
    one: `${formatNumber(count)} matches. The first one is shown.`,
    other: `${formatNumber(count)} matches. The first ${formatNumber(shown)} are shown.`,
  });
export const earlierMissing = 'Earlier pages can’t be searched until you’re back online.';
export const earlierLoading = 'Older pages are still loading. They will be searched too.';
export const searchFailed = 'We couldn’t start the search. Please try again.';
export const searchEverythingLink = 'Search everything you wrote';
